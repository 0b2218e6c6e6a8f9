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
      `✗ Action ${WRONG_AT + 1} of ${actions.length} is wrong`,
    );
    const said = await verdict.textContent();
    expect(said).toContain(`actions[${WRONG_AT}]`);
    expect(said).toContain(options.players[actions[WRONG_AT].seat]);
    expect(said).toContain(JSON.stringify(actions[WRONG_AT]));
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
      await page.getByRole('button', { name: 'Replay it up to there' }).click();
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
      await page.getByText('The game is not over').waitFor();
      const forged = { ...log, scores: scores.toReversed() };
      await choose(page, { name: 'forged.json', text: JSON.stringify(forged) });
      await page.getByRole('heading', { name: '✗ The recorded scores are wrong' }).waitFor();
      expect(await page.getByRole('alert').textContent()).toContain(scores.join(', '));
    }));

  test('a game in words: checked, saved, and every place that cannot be read is a click away', () =>
    site.visit('#/check', async (page) => {
      const log = JSON.parse(pageOf(WHOLE));
      const words = formatLog(log);
      const area = page.getByLabel(/^Or paste it/);
      const check = page.getByRole('button', { name: 'Check', exact: true });
      await area.fill(words);
      await check.click();
      await page.getByRole('heading', { name: '✓ Every action follows the rules' }).waitFor();
      expect(await totals(page)).toEqual(log.scores);
      expect(await savedBy(page, 'Save as text')).toBe(words);
      expect(JSON.parse(await savedBy(page, 'Save it as JSON'))).toEqual(log);

      // The first turn is in line 7, behind five tags and an empty line.
      await area.fill(words.replace('1 Livia: Architect', '1 Livia: Architekt'));
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
      expect(selected).toBe('Architekt');

      await area.fill(words.replace('build Colonia Agrippina', 'build Memphis'));
      await check.click();
      await alert.getByText('Up to here it follows the rules.').waitFor();
      expect(await alert.textContent()).toContain(
        'None of your colonists is on a route to Memphis.',
      );
      await alert.getByRole('link', { name: 'Rule R-4.3' }).waitFor();
      await expectAccessible(page);
    }));

  test('a game in French, with a correction; and one with a correction that is impossible', () =>
    site.visit('#/check', async (page) => {
      const area = page.getByLabel(/^Or paste it/);
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
        ['', /There is nothing to check yet\./],
        ['{"format": "concordia-log",', /The text is not whole JSON\./],
        ['{}', /Not a valid/],
        ['ave', /name the map, such as/],
        ['{"format":"concordia-log","version":99}', /version/],
        [`{"actions":${'['.repeat(5000)}${']'.repeat(5000)}}`, /./],
      ];
      for (const [text, said] of texts) {
        await page.getByLabel(/^Or paste it/).fill(text);
        await page.getByRole('button', { name: 'Check', exact: true }).click();
        expect(await page.getByRole('alert').textContent(), text.slice(0, 40)).toMatch(said);
      }
      await expectAccessible(page);
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
      },
      PHONE,
    ));

  test('by keyboard alone', () =>
    site.visit('#/check', async (page) => {
      await page.getByRole('button', { name: 'Check', exact: true }).waitFor();
      await tabTo(page, /Or paste it/);
      await page.keyboard.insertText(pageOf(BROKEN));
      await tabTo(page, 'Check');
      // That of the navigation has the same name, and comes first only from the top.
      await page.keyboard.press('Enter');
      await expectWrong(page);
      await tabTo(page, 'Replay it up to there');
      await page.keyboard.press('Enter');
      await page.getByRole('heading', { level: 1, name: 'Replay' }).waitFor();
    }));
});
