/** The page Check of docs/site: a log goes in, a verdict comes out. */
import { readFileSync } from 'node:fs';
import { formatLog } from 'concordia-rules';
import type { Page } from 'playwright-core';
import { beforeAll, describe, expect, test } from 'vitest';
import { page as pageOf, ROOT } from '../readme/markdown';
import {
  expectAccessible,
  expectTappable,
  openSite,
  PHONE,
  tabTo,
  type VisitedSite,
  withoutChromium,
} from './site-built';

const WHOLE = 'docs/examples/imperium-4.json';
/** Written with a wrong house in the action of this place. */
const BROKEN = 'docs/examples/imperium-4-broken.json';
const WRONG_AT = 28;

describe.skipIf(withoutChromium())('Check', () => {
  let site: VisitedSite;

  beforeAll(async () => {
    site = await openSite();
  }, 120_000);

  const choose = (page: Page, file: string | { name: string; text: string }): Promise<void> =>
    page
      .locator('input[type=file]')
      .setInputFiles(
        typeof file === 'string'
          ? ROOT + file
          : { name: file.name, mimeType: 'text/plain', buffer: Buffer.from(file.text) },
      );

  const totals = (page: Page): Promise<readonly number[]> =>
    page
      .locator('.points .total td')
      .evaluateAll((cells) => cells.map((cell) => Number(cell.textContent)));

  async function savedBy(page: Page, name: string): Promise<string> {
    const saving = page.waitForEvent('download');
    await page.getByRole('button', { name }).click();
    return readFileSync(await (await saving).path(), 'utf8');
  }

  async function expectWrong(page: Page): Promise<void> {
    const verdict = page.locator('.verdict');
    await verdict.waitFor();
    const { actions, options } = JSON.parse(pageOf(BROKEN));
    expect(await verdict.getByRole('heading').textContent()).toBe(
      `✗ Action ${WRONG_AT + 1} of ${actions.length} breaks a rule`,
    );
    const told = await verdict.innerText();
    expect(told).toContain(`Action ${WRONG_AT + 1}, turn 8`);
    // As the action of the file says.
    expect(told).toContain(`${options.players[actions[WRONG_AT].seat]}: Build a house in Memphis`);
    // Only programmers read JSON.
    expect(told).not.toMatch(/actions\[|[{}"]/);
    await verdict.getByText('For programmers').click();
    const technical = await verdict.locator('.technical').innerText();
    expect(technical).toContain(`actions[${WRONG_AT}]`);
    expect(technical).toContain(JSON.stringify(actions[WRONG_AT]));
    expect(await page.getByRole('alert').textContent()).toContain(
      'None of your colonists is on a route to Memphis.',
    );
  }

  test('a file with a mistake: where, what and by which rule; then its replay up to there', () =>
    site.visit('#/check', async (page) => {
      await choose(page, BROKEN);
      await expectWrong(page);
      await expectAccessible(page);
      await page.getByRole('link', { name: 'Rule R-4.3' }).click();
      await page.waitForFunction(() => document.activeElement?.id === 'R-4.3');
      await page.goBack();
      await page.getByRole('button', { name: 'Try one with a mistake' }).click();
      await expectWrong(page);
      await page.getByRole('button', { name: 'Watch the replay up to there' }).click();
      await page.getByRole('heading', { level: 1, name: 'Replay' }).waitFor();
      // A log is played in slices.
      await page.locator('main').getByText('Livia').first().waitFor();
    }));

  test('a whole game: the points that its log has', () =>
    site.visit('#/check', async (page) => {
      await choose(page, WHOLE);
      await page.getByRole('heading', { name: '✓ Every action follows the rules' }).waitFor();
      expect(await totals(page)).toEqual(JSON.parse(pageOf(WHOLE)).scores);
      await expectAccessible(page);
    }));

  test('a game that is not over, and one whose scores are wrong', () =>
    site.visit('#/check', async (page) => {
      const { scores, ...log } = JSON.parse(pageOf(WHOLE));
      const early = { ...log, actions: log.actions.slice(0, 10) };
      await choose(page, { name: 'early.json', text: JSON.stringify(early) });
      await page.getByText('The game is not over yet').waitFor();
      const forged = { ...log, scores: scores.toReversed() };
      await choose(page, { name: 'forged.json', text: JSON.stringify(forged) });
      await page
        .getByRole('heading', { name: '✗ The scores that were written down are wrong' })
        .waitFor();
      expect(await page.getByRole('alert').textContent()).toBe(
        `Written down: ${scores.toReversed().join(', ')}. Counted: ${scores.join(', ')}.`,
      );
      expect(await totals(page)).toEqual(scores);
      await choose(page, { name: 'too-early.json', text: JSON.stringify({ ...early, scores }) });
      await page.getByText('There are scores although the game is not over.').waitFor();
      await choose(page, {
        name: 'result.txt',
        text: '[Map "Italia"] [Players "Livia, Gaius"] [Result "98, 101"]',
      });
      await page.getByText('Only the result was written down: Livia 98, Gaius 101.').waitFor();
    }));

  test('a game in words: checked, saved, and every place that cannot be read is a click away', () =>
    site.visit('#/check', async (page) => {
      const log = JSON.parse(pageOf(WHOLE));
      const words = formatLog(log);
      const area = page.getByLabel(/^Or paste a game/);
      const check = page.getByRole('button', { name: 'Check', exact: true });
      await area.fill(words);
      await check.click();
      await page.getByRole('heading', { name: '✓ Every action follows the rules' }).waitFor();
      expect(await totals(page)).toEqual(log.scores);
      expect(await savedBy(page, 'Save as text')).toBe(words);
      expect(JSON.parse(await savedBy(page, 'Save as JSON'))).toEqual(log);

      // The first turn is in line 7, behind five tags and an empty line.
      await area.fill(words.replace('1 Livia: Architect', '1 Livia: Archtect'));
      await check.click();
      const alert = page.getByRole('alert');
      await alert.getByText('One place cannot be read.').waitFor();
      expect(await alert.textContent()).toContain('did you mean Architect?');
      await expectAccessible(page);
      await page.getByRole('button', { name: 'Line 7, column 10' }).click();
      const selected = await area.evaluate((element) =>
        element instanceof HTMLTextAreaElement
          ? element.value.slice(element.selectionStart, element.selectionEnd)
          : '',
      );
      expect(selected).toBe('Archtect');

      await area.fill(words.replace('build Colonia Agrippina', 'build Memphis'));
      await check.click();
      await alert.getByText('Up to here the game follows the rules.').waitFor();
      expect(await alert.textContent()).toContain(
        'None of your colonists is on a route to Memphis.',
      );
      await alert.getByRole('link', { name: 'Rule R-4.3' }).waitFor();
      await page.getByText('Turn 1 · Livia plays a card').waitFor();
      await expectAccessible(page);
    }));

  /** What is selected in the text after the place of the fault has been clicked. */
  async function marked(page: Page): Promise<string> {
    await page
      .getByRole('button', { name: /^Line \d+, column \d+$/ })
      .first()
      .click();
    return page
      .getByLabel(/^Or paste a game/)
      .evaluate((element) =>
        element instanceof HTMLTextAreaElement
          ? element.value.slice(element.selectionStart, element.selectionEnd)
          : '',
      );
  }

  test('every broken rule has its place, in texts and in JSON', () =>
    site.visit('#/check', async (page) => {
      const whole = JSON.parse(pageOf(WHOLE));
      const words = formatLog(whole);
      const begun = `[Map "Italia"] [Players "Livia, Gaius"] [Seed "ludi"]
1 Livia: Architect; sea Roma > Olbia-Roma; build Olbia
`;
      const texts: readonly (readonly [text: string, wrong: string])[] = [
        [words.replace('build Colonia Agrippina', 'build Memphis'), 'build Memphis'],
        // Lines may end as on Windows.
        [words.replaceAll('\n', '\r\n').replace('build Dyrrhachium', 'build Roma'), 'build Roma'],
        [words.replace(/Result "\d+/, 'Result "999'), `999, ${whole.scores.slice(1).join(', ')}`],
        [`${begun}/ 1 Livia: Mercator\n/ 1 Livia: sell 9 cloth\n`, 'sell 9 cloth'],
        [`${begun}correction Gaius: no house Olbia`, 'no house Olbia'],
        [pageOf(BROKEN), JSON.stringify(JSON.parse(pageOf(BROKEN)).actions[WRONG_AT])],
        [JSON.stringify({ ...whole, scores: [1, 2, 3, 4] }), '[1,2,3,4]'],
        [
          JSON.stringify({
            ...whole,
            corrections: [
              { after: 3, changes: [{ type: 'house', seat: 0, city: 'roma', built: false }] },
            ],
          }),
          '{"after":3,"changes":[{"type":"house","seat":0,"city":"roma","built":false}]}',
        ],
        [
          JSON.stringify({
            ...whole,
            notes: [{ after: 1, variations: [{ actions: [{ type: 'pass', seat: 0 }] }] }],
          }),
          '[{"actions":[{"type":"pass","seat":0}]}]',
        ],
      ];
      for (const [text, wrong] of texts) {
        await choose(page, { name: 'game', text });
        await page.locator('.verdict .wrong').waitFor();
        expect(await marked(page)).toBe(wrong);
      }
      await page
        .getByRole('heading', {
          name: `✗ A variation of action 1 of ${whole.actions.length} breaks a rule`,
        })
        .waitFor();
    }));

  test('a value that belongs in no game has its place as well', () =>
    site.visit('#/check', async (page) => {
      const whole = JSON.parse(pageOf(WHOLE));
      await choose(page, {
        name: 'game.json',
        text: JSON.stringify({ ...whole, options: { ...whole.options, players: ['Livia', 7] } }),
      });
      await page.getByText('This could not be checked.').waitFor();
      expect(await marked(page)).toBe('7');
    }));

  test('a text is watched up to its broken rule', () =>
    site.visit('#/check', async (page) => {
      const words = formatLog(JSON.parse(pageOf(WHOLE)));
      // The first action of turn 2.
      await choose(page, {
        name: 'game.txt',
        text: words.replace('build Dyrrhachium', 'build Roma'),
      });
      await page.getByRole('button', { name: 'Watch the replay up to there' }).click();
      await page.getByText('Action 0 of 3').waitFor();
      expect(await page.getByRole('alert').count()).toBe(0);
    }));

  const put = (page: Page, files: readonly { name: string; text: string }[]): Promise<void> =>
    page.locator('input[type=file]').setInputFiles(
      files.map(({ name, text }) => ({
        name,
        mimeType: 'text/plain',
        buffer: Buffer.from(text),
      })),
    );

  const rows = (page: Page): Promise<readonly (readonly string[])[]> =>
    page
      .locator('.games tbody tr')
      .evaluateAll((all) =>
        all.map((row) => [...row.children].map((cell) => cell.textContent ?? '')),
      );

  const FOUR = 'Livia, Gaius, Flavia, Marcus';
  const MEMPHIS = 'None of your colonists is on a route to Memphis.';

  test('many games at once: a line for each, its verdict, and the table', () =>
    site.visit('#/check', async (page) => {
      const whole = pageOf(WHOLE);
      const count = `${JSON.parse(whole).actions.length}`;
      const words = formatLog(JSON.parse(whole));
      const short =
        '; for the evening\n[Map "Italia"]\n[Players "=1+1, Gaius"]\n[Seed "ludi"]\n\n1 =1+1: Mercator\n';
      await put(page, [
        { name: 'whole.json', text: whole },
        { name: 'broken.json', text: pageOf(BROKEN) },
        { name: 'both.txt', text: `${words}\n[Date "2026-11-23"]\n\n${short}` },
        {
          name: 'lines.ndjson',
          text: `${JSON.stringify(JSON.parse(whole))}\n\n${JSON.stringify(short)}\n`,
        },
        { name: 'list.json', text: '[1, 2]' },
        { name: 'mail.txt', text: `${words}\n${short}`.replaceAll(/^/gm, '> ') },
        { name: 'forum.txt', text: `[quote="Livia"]\n\`\`\`json\n${whole}\n\`\`\`\n[/quote]` },
      ]);
      await page.getByText('8 games follow the rules, 2 do not.').waitFor();
      const right = ['✓ right', ''];
      const wrong = ['✗ wrong', `Action 29 of ${count} breaks a rule: ${MEMPHIS}`];
      const imperium = ['Imperium', FOUR, count];
      const italia = ['Italia', '=1+1, Gaius', '1'];
      expect(await rows(page)).toEqual([
        ['whole.json', ...right, ...imperium],
        ['broken.json', ...wrong, ...imperium],
        ['both.txt, game 1', ...right, ...imperium],
        ['both.txt, game 2', ...right, ...italia],
        ['lines.ndjson, game 1', ...right, ...imperium],
        ['lines.ndjson, game 2', ...right, ...italia],
        ['list.json', '✗ unreadable', 'This is a list, not a game.', '', '', ''],
        ['mail.txt, game 1', ...right, ...imperium],
        ['mail.txt, game 2', ...right, ...italia],
        ['forum.txt', ...right, ...imperium],
      ]);
      await expectAccessible(page);
      const csv = await savedBy(page, 'Save the table (CSV)');
      expect(csv.split('\r\n')[4]).toBe(
        `"both.txt, game 2","✓ right","","Italia","'=1+1, Gaius","1"`,
      );
      await page.getByRole('button', { name: 'broken.json' }).click();
      await expectWrong(page);
      expect(await page.getByLabel(/^Or paste a game/).inputValue()).toBe(pageOf(BROKEN));
    }));

  test('checking many games can be stopped, and has a limit that is told', () =>
    site.visit('#/check', async (page) => {
      const whole = pageOf(WHOLE);
      const line = JSON.stringify(JSON.parse(whole));
      await put(page, [{ name: 'many.ndjson', text: `${line}\n`.repeat(150) }]);
      await page.getByRole('button', { name: 'Stop' }).click();
      await page.getByText(/^Stopped after \d+ games?\./).waitFor();
      const stopped = (await rows(page)).length;
      expect(stopped).toBeLessThan(150);
      // Lines that are no games are quickly told as such, even where the machine is busy.
      await put(page, [{ name: 'more.ndjson', text: '{"format":"none"}\n'.repeat(1002) }]);
      await page
        .getByText('Only the first 1000 games are checked at once.')
        .waitFor({ timeout: 100_000 });
      expect(await rows(page)).toHaveLength(1000);
    }));

  test('a game in French, with a correction; and one with a correction that is impossible', () =>
    site.visit('#/check', async (page) => {
      const area = page.getByLabel(/^Or paste a game/);
      const check = page.getByRole('button', { name: 'Check', exact: true });
      const text = `[Map "Italia"] [Players "Livia, Gaius"] [Seed "ludi"]
1 Livia: Architecte; terre Roma > Casinum-Roma; construire Casinum
correction Livia: argent 12
2 Gaius: Marchand; acheter 1 nourriture`;
      await area.fill(text);
      await check.click();
      await page
        .getByRole('heading', { name: '✓ Every action follows the rules, with 1 correction' })
        .waitFor();
      // Both languages, mixed as they come.
      await area.fill(text.replace('Marchand', 'Mercator').replace('argent', 'money'));
      await check.click();
      await page.getByRole('heading', { name: /with 1 correction$/ }).waitFor();
      const whole = JSON.parse(pageOf(WHOLE));
      const changes = [{ type: 'marker', province: 'nowhere', side: 'coins' }];
      const wrong = { ...whole, corrections: [{ after: 3, changes }] };
      await area.fill(JSON.stringify(wrong));
      await check.click();
      await page
        .getByRole('heading', { name: /^✗ The correction after action 3 of \d+ is impossible$/ })
        .waitFor();
    }));

  test('whatever is no log gets a sentence', () =>
    site.visit('#/check', async (page) => {
      const texts: readonly (readonly [text: string, said: RegExp])[] = [
        ['', /There is nothing to read yet\./],
        ['{"format": "concordia-log",', /The beginning or the end of this file is missing/],
        ['{}', /This is not a written game of Concordia\./],
        ['[1, 2]', /This is a list, not a game\./],
        ['7', /This is a single number or word, not a game\./],
        ['ave', /name the map, such as/],
        ['{"format":"concordia-log","version":99}', /a newer version/],
        ['{"format":"concordia-log","version":1}', /an old version/],
        [
          '{"format":"concordia-log","version":2,"options":"<img src=x>","actions":1}',
          /could not be checked/,
        ],
        [`{"actions":${'['.repeat(5000)}${']'.repeat(5000)}}`, /could not be checked/],
      ];
      for (const [text, said] of texts) {
        await page.getByLabel(/^Or paste a game/).fill(text);
        await page.getByRole('button', { name: 'Check', exact: true }).click();
        const alert = page.getByRole('alert').getByText(said);
        await alert.waitFor();
        // What a parser or a browser says is folded.
        expect(await page.getByRole('alert').innerText(), text.slice(0, 40)).not.toMatch(
          /Invalid|Unexpected|expected|JSON\.parse/,
        );
      }
      await expectAccessible(page);
    }));

  test('whoever cannot read JSON is told as well what is wrong with a log', () =>
    site.visit('#/check', async (page) => {
      const { scores: _, ...whole } = JSON.parse(pageOf(WHOLE));
      const { format: _format, ...rest } = whole;
      const players: readonly string[] = whole.options.players;
      const withOptions = (options: object) => ({
        ...whole,
        options: { ...whole.options, ...options },
      });
      const first = (name: string) => withOptions({ players: players.with(0, name) });
      const texts: readonly (readonly [log: object | string, said: RegExp])[] = [
        [withOptions({ modules: ['ludi'] }), /There is no module ludi on this site\./],
        [withOptions({ players: players.slice(0, 1) }), /for two to six players/],
        [first(players[1] ?? ''), new RegExp(`Two players are called ${players[1]}\\.`)],
        [first('W'.repeat(61)), /needs 1 to 60 characters/],
        [first(''), /needs 1 to 60 characters/],
        [first(' Livia'), /needs 1 to 60 characters/],
        [rest, /its beginning is missing/],
        [{ ...whole, actions: 7 }, /data that no game has/],
        ['x'.repeat(5_000_000), /too long to be a game/],
      ];
      for (const [log, said] of texts) {
        const text = typeof log === 'string' ? log : JSON.stringify(log);
        await page
          .locator('input[type=file]')
          .setInputFiles({ name: 'game.txt', mimeType: 'text/plain', buffer: Buffer.from(text) });
        await page.getByRole('alert').getByText(said).waitFor();
      }
    }));

  test('a byte order mark does no harm, in UTF-8 and in UTF-16', () =>
    site.visit('#/check', async (page) => {
      const text = `\uFEFF${pageOf(WHOLE)}`;
      const file = (name: string, buffer: Buffer) => ({ name, mimeType: 'text/plain', buffer });
      const input = page.locator('input[type=file]');
      const heading = page.getByRole('heading', { name: '✓ Every action follows the rules' });
      for (const [name, buffer] of [
        ['utf-8.json', Buffer.from(text)],
        ['utf-16.json', Buffer.from(text, 'utf16le')],
      ] as const) {
        await input.setInputFiles(file('none', Buffer.from('{}')));
        await page.getByText('This is not a written game').waitFor();
        await input.setInputFiles(file(name, buffer));
        await heading.waitFor();
      }
      await page.getByLabel(/^Or paste a game/).fill(text);
      await page.getByRole('button', { name: 'Check', exact: true }).click();
      await heading.waitFor();
    }));

  test('a file can be dropped', () =>
    site.visit('#/check', async (page) => {
      await page.locator('.drop').waitFor();
      await page.locator('.drop').evaluate((area, text) => {
        const dataTransfer = new DataTransfer();
        dataTransfer.items.add(new File([text], 'log.json'));
        area.dispatchEvent(new DragEvent('dragover', { dataTransfer, bubbles: true }));
        area.dispatchEvent(new DragEvent('drop', { dataTransfer, bubbles: true }));
      }, pageOf(BROKEN));
      await expectWrong(page);
    }));

  test('on a phone, by taps', () =>
    site.visit(
      '#/check',
      async (page) => {
        await page.getByRole('button', { name: 'Try one with a mistake' }).tap();
        await expectWrong(page);
        await expectTappable(page);
        await expectAccessible(page);
        // Many games have no table that is wider than the phone.
        await put(page, [
          { name: 'a-game-with-a-rather-long-name.json', text: pageOf(BROKEN) },
          { name: 'b.txt', text: 'no game' },
        ]);
        await page.getByText('0 games follow the rules, 2 do not.').waitFor();
        const hidden = await page
          .locator('.games')
          .evaluate(({ parentElement: frame }) =>
            frame === null ? -1 : frame.scrollWidth - frame.clientWidth,
          );
        expect(hidden).toBe(0);
        await expectTappable(page);
        await expectAccessible(page);
      },
      PHONE,
    ));

  test('by keyboard alone', () =>
    site.visit('#/check', async (page) => {
      await page.getByRole('button', { name: 'Check', exact: true }).waitFor();
      await tabTo(page, /Or paste a game/);
      await page.keyboard.insertText(pageOf(BROKEN));
      await tabTo(page, 'Check');
      // That of the navigation has the same name, and comes first only from the top.
      await page.keyboard.press('Enter');
      await expectWrong(page);
      await tabTo(page, 'Watch the replay up to there');
      await page.keyboard.press('Enter');
      await page.getByRole('heading', { level: 1, name: 'Replay' }).waitFor();
    }));
});
