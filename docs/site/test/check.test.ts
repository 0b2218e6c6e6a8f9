/** The page Check of docs/site: a log goes in, a verdict comes out. */
import { formatLog } from 'concordia-rules';
import { expect } from 'vitest';
import { page as pageOf } from '../../../test/readme/markdown';
import { expectAccessible, expectTappable, PHONE, tabTo, visitedBy } from './built';
import { Checker } from './users/checker';

const WHOLE = 'docs/examples/imperium-4.json';
/** Written with a wrong house in the action of this place. */
const BROKEN = 'docs/examples/imperium-4-broken.json';
const WRONG_AT = 28;

const check = visitedBy(Checker, '#/check');

async function expectWrong(user: Checker): Promise<void> {
  const { page } = user;
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
  expect(await user.alert.textContent()).toContain(
    'None of your colonists is on a route to Memphis.',
  );
}

check(
  'a file with a mistake: where, what and by which rule; then its replay up to there',
  async (user, page) => {
    await user.choose(BROKEN);
    await expectWrong(user);
    await expectAccessible(page);
    await page.getByRole('link', { name: 'Rule R-4.3' }).click();
    await page.waitForFunction(() => document.activeElement?.id === 'R-4.3');
    await page.goBack();
    await page.getByRole('button', { name: 'Try one with a mistake' }).click();
    await expectWrong(user);
    await page.getByRole('button', { name: 'Watch the replay up to there' }).click();
    await page.getByRole('heading', { level: 1, name: 'Replay' }).waitFor();
    // A log is played in slices.
    await page.locator('main').getByText('Livia').first().waitFor();
  },
);

check('a whole game: the points that its log has', async (user, page) => {
  await user.choose(WHOLE);
  await page.getByRole('heading', { name: '✓ Every action follows the rules' }).waitFor();
  expect(await user.totals()).toEqual(JSON.parse(pageOf(WHOLE)).scores);
  await expectAccessible(page);
});

check('a game that is not over, and one whose scores are wrong', async (user, page) => {
  const { scores, ...log } = JSON.parse(pageOf(WHOLE));
  const early = { ...log, actions: log.actions.slice(0, 10) };
  await user.choose({ name: 'early.json', text: JSON.stringify(early) });
  await user.sees('The game is not over yet');
  const forged = { ...log, scores: scores.toReversed() };
  await user.choose({ name: 'forged.json', text: JSON.stringify(forged) });
  await page.getByRole('heading', { name: '✗ The recorded scores are wrong' }).waitFor();
  expect(await user.alert.textContent()).toBe(
    `Recorded: ${scores.toReversed().join(', ')}. Counted: ${scores.join(', ')}.`,
  );
  expect(await user.totals()).toEqual(scores);
  await user.choose({ name: 'too-early.json', text: JSON.stringify({ ...early, scores }) });
  await user.sees('There are scores although the game is not over.');
  await user.choose({
    name: 'result.txt',
    text: '[Map "Italia"] [Players "Livia, Gaius"] [Result "98, 101"]',
  });
  await user.sees('Only the result was recorded: Livia 98, Gaius 101.');
});

check(
  'a game in words: checked, saved, and every place that cannot be read is a click away',
  async (user, page) => {
    const log = JSON.parse(pageOf(WHOLE));
    const words = formatLog(log);
    const area = page.getByLabel(/^Or paste a game/);
    const check = user.button('Check');
    await area.fill(words);
    await check.click();
    await page.getByRole('heading', { name: '✓ Every action follows the rules' }).waitFor();
    expect(await user.totals()).toEqual(log.scores);
    expect(await user.savedBy('Save as text')).toBe(words);
    expect(JSON.parse(await user.savedBy('Save as JSON'))).toEqual(log);

    // The first turn is in line 7, behind five tags and an empty line.
    await area.fill(words.replace('1 Livia: Architect', '1 Livia: Archtect'));
    await check.click();
    const alert = user.alert;
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
    expect(await alert.textContent()).toContain('None of your colonists is on a route to Memphis.');
    await alert.getByRole('link', { name: 'Rule R-4.3' }).waitFor();
    await user.sees('Turn 1 · Livia plays a card');
    await expectAccessible(page);
  },
);

check.atNight('every broken rule has its place, in texts and in JSON', async (user, page) => {
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
    await user.choose({ name: 'game', text });
    await page.locator('.verdict .wrong').waitFor();
    expect(await user.marked()).toBe(wrong);
  }
  await page
    .getByRole('heading', {
      name: `✗ A variation of action 1 of ${whole.actions.length} breaks a rule`,
    })
    .waitFor();
});

check('a value that belongs in no game has its place as well', async (user) => {
  const whole = JSON.parse(pageOf(WHOLE));
  await user.choose({
    name: 'game.json',
    text: JSON.stringify({ ...whole, options: { ...whole.options, players: ['Livia', 7] } }),
  });
  await user.sees('This could not be checked.');
  expect(await user.marked()).toBe('7');
});

check('a text is watched up to its broken rule', async (user, page) => {
  const words = formatLog(JSON.parse(pageOf(WHOLE)));
  // The first action of turn 2.
  await user.choose({
    name: 'game.txt',
    text: words.replace('build Dyrrhachium', 'build Roma'),
  });
  await page.getByRole('button', { name: 'Watch the replay up to there' }).click();
  await user.sees('Action 0 of 3');
  expect(await user.alert.count()).toBe(0);
});

const FOUR = 'Livia, Gaius, Flavia, Marcus';
const MEMPHIS = 'None of your colonists is on a route to Memphis.';

check('many games at once: a line for each, its verdict, and the table', async (user, page) => {
  const whole = pageOf(WHOLE);
  const count = `${JSON.parse(whole).actions.length}`;
  const words = formatLog(JSON.parse(whole));
  const short =
    '; for the evening\n[Map "Italia"]\n[Players "=1+1, Gaius"]\n[Seed "ludi"]\n\n1 =1+1: Mercator\n';
  await user.opens(
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
    { name: 'word.txt', text: whole.replaceAll('"', '”').replaceAll(' ', '\u00a0') },
  );
  await user.sees('9 games follow the rules, 2 do not.');
  const right = ['✓ right', ''];
  const wrong = ['✗ wrong', `Action 29 of ${count} breaks a rule: ${MEMPHIS}`];
  const imperium = ['Imperium', FOUR, count];
  const italia = ['Italia', '=1+1, Gaius', '1'];
  expect(await user.rows()).toEqual([
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
    ['word.txt', ...right, ...imperium],
  ]);
  await expectAccessible(page);
  const csv = await user.savedBy('Save the table (CSV)');
  expect(csv.split('\r\n')[4]).toBe(`"both.txt, game 2","✓ right","","Italia","'=1+1, Gaius","1"`);
  await page.getByRole('button', { name: 'broken.json' }).click();
  await expectWrong(user);
  expect(await page.getByLabel(/^Or paste a game/).inputValue()).toBe(pageOf(BROKEN));
});

check('what is typed while a game is checked stays', async (user, page) => {
  const area = page.getByLabel(/^Or paste a game/);
  await area.fill(pageOf(WHOLE));
  await user.button('Check').click();
  await area.fill('Another game');
  await page.getByRole('heading', { name: '✓ Every action follows the rules' }).waitFor();
  expect(await area.inputValue()).toBe('Another game');
});

check.atNight(
  'checking many games can be stopped, and has a limit that is told',
  async (user, page) => {
    const whole = pageOf(WHOLE);
    const line = JSON.stringify(JSON.parse(whole));
    await user.opens({ name: 'many.ndjson', text: `${line}\n`.repeat(150) });
    await page.getByRole('button', { name: 'Stop' }).click();
    await user.sees(/^Stopped after \d+ games?\./);
    const stopped = (await user.rows()).length;
    expect(stopped).toBeLessThan(150);
    // Lines that are no games are quickly told as such, even where the machine is busy.
    await user.opens({ name: 'more.ndjson', text: '{"format":"none"}\n'.repeat(1002) });
    await page
      .getByText('Only the first 1000 games are checked at once.')
      .waitFor({ timeout: 100_000 });
    expect(await user.rows()).toHaveLength(1000);
  },
);

check.atNight(
  'a game in French, with a correction; and one with a correction that is impossible',
  async (user, page) => {
    const area = page.getByLabel(/^Or paste a game/);
    const check = user.button('Check');
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
  },
);

check('a game is found among what people write around it', async (user, page) => {
  const whole = pageOf(WHOLE);
  const line = JSON.stringify(JSON.parse(whole));
  const words = formatLog(JSON.parse(whole)).trimEnd();
  const right = page.getByRole('heading', { name: '✓ Every action follows the rules' });
  const hello = 'Hello Gaius,\n\nthis was our game of yesterday (see https://example.org/{7}):';
  const texts: readonly (readonly [text: string, told: string])[] = [
    [line, 'Read as a game in JSON.'],
    [
      `${hello}\n${line}\nBest wishes\nLivia`,
      'Read as a game in JSON. The text around it was left out.',
    ],
    [
      `${hello}\n\n\`\`\`json\n${whole}\n\`\`\`\n\nLivia`,
      'Read as a game in JSON. The text around it',
    ],
    [words, 'Read as a game in text.'],
    [`${hello}\n\n${words}\n\nWas it fair?\nLivia`, 'Read as a game in text. The text around it'],
    [`${hello}\n\`\`\`\n${words}\n\`\`\`\nLivia`, 'Read as a game in text. The text around it'],
  ];
  for (const [text, told] of texts) {
    await page.getByLabel(/^Or paste a game/).fill('');
    await user.paste('');
    await user.sees('There is nothing to read yet.');
    await user.paste(text);
    await right.waitFor();
    expect(await page.locator('.outcome').innerText(), text.slice(0, 80)).toContain(told);
    expect(await user.totals()).toEqual(JSON.parse(whole).scores);
  }
  // What is left out is no longer in the area, so that places are right.
  expect(await page.getByLabel(/^Or paste a game/).inputValue()).toBe(words);
  await user.paste(`First:\n${line}\nthen:\n${pageOf(BROKEN)}`);
  await user.sees('1 game follows the rules, 1 does not.');
  await user.paste('https://example.org/game.json');
  await user.sees('This is a link. Open it, and paste the game itself.');
});

check('whatever is no log gets a sentence', async (user, page) => {
  const texts: readonly (readonly [text: string, said: RegExp])[] = [
    ['', /There is nothing to read yet\./],
    ['{"format": "concordia-log",', /The beginning or the end of this file is missing/],
    ['{}', /This is not a recorded game of Concordia\./],
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
    await user.press('Check');
    const alert = user.alert.getByText(said);
    await alert.waitFor();
    // What a parser or a browser says is folded.
    expect(await user.alert.innerText(), text.slice(0, 40)).not.toMatch(
      /Invalid|Unexpected|expected|JSON\.parse/,
    );
  }
  await expectAccessible(page);
});

check.atNight(
  'whoever cannot read JSON is told as well what is wrong with a log',
  async (user, page) => {
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
      await user.alert.getByText(said).waitFor();
    }
  },
);

check('a byte order mark does no harm, in UTF-8 and in UTF-16', async (user, page) => {
  const text = `\uFEFF${pageOf(WHOLE)}`;
  const file = (name: string, buffer: Buffer) => ({ name, mimeType: 'text/plain', buffer });
  const input = page.locator('input[type=file]');
  const heading = page.getByRole('heading', { name: '✓ Every action follows the rules' });
  for (const [name, buffer] of [
    ['utf-8.json', Buffer.from(text)],
    ['utf-16.json', Buffer.from(text, 'utf16le')],
  ] as const) {
    await input.setInputFiles(file('none', Buffer.from('{}')));
    await user.sees('This is not a recorded game');
    await input.setInputFiles(file(name, buffer));
    await heading.waitFor();
  }
  await page.getByLabel(/^Or paste a game/).fill(text);
  await user.press('Check');
  await heading.waitFor();
});

check('a file can be dropped', async (user, page) => {
  await page.locator('.drop').waitFor();
  await page.locator('.drop').evaluate((area, text) => {
    const dataTransfer = new DataTransfer();
    dataTransfer.items.add(new File([text], 'log.json'));
    area.dispatchEvent(new DragEvent('dragover', { dataTransfer, bubbles: true }));
    area.dispatchEvent(new DragEvent('drop', { dataTransfer, bubbles: true }));
  }, pageOf(BROKEN));
  await expectWrong(user);
});

check.atNight(
  'on a phone, by taps',
  async (user, page) => {
    await page.getByRole('button', { name: 'Try one with a mistake' }).tap();
    await expectWrong(user);
    await expectTappable(page);
    await expectAccessible(page);
    // Many games have no table that is wider than the phone.
    await user.opens(
      { name: 'a-game-with-a-rather-long-name.json', text: pageOf(BROKEN) },
      { name: 'b.txt', text: 'no game' },
    );
    await user.sees('0 games follow the rules, 2 do not.');
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
);

check('by keyboard alone', async (user, page) => {
  await user.button('Check').waitFor();
  await tabTo(page, /Or paste a game/);
  await page.keyboard.insertText(pageOf(BROKEN));
  await tabTo(page, 'Check');
  // That of the navigation has the same name, and comes first only from the top.
  await page.keyboard.press('Enter');
  await expectWrong(user);
  await tabTo(page, 'Watch the replay up to there');
  await page.keyboard.press('Enter');
  await page.getByRole('heading', { level: 1, name: 'Replay' }).waitFor();
});
