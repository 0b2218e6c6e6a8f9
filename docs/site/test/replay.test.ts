/** The page Replay of the site: a log step by step, by clicks, by keys and on a phone. */
import { readdirSync } from 'node:fs';
import type { Page } from 'playwright-core';
import { describe, expect } from 'vitest';
import {
  formatLog,
  type GameLog,
  parseLog,
  readLog,
  recordFrom,
  recordGame,
  replay,
  validateLog,
  validPrefix,
} from '../../../src/index';
import { visited } from '../../../test/browser/chromium';
import { page as pageOf, ROOT } from '../../../test/readme/markdown';
import { expectAccessible, expectTappable, PHONE, phone, SMALL, tabTo, visitedBy } from './built';
import { Spectator } from './users/spectator';

const exampleText = (name: string): string => pageOf(`docs/examples/${name}.json`);

const replaying = visitedBy(Spectator, '#/replay');

async function showChooser(user: Spectator): Promise<void> {
  const { page } = user;
  await page.evaluate(() => {
    for (const details of document.querySelectorAll('details')) {
      if (details.querySelector('.drop') !== null) details.open = true;
    }
  });
}

replaying(
  'a game is gone through by clicks, and ends with the scores of its log',
  async (user, page) => {
    const { scores = [], actions } = readLog(JSON.parse(exampleText('corsica-2')));
    await user.openExample('Corsica, 2 players');
    expect(await user.sentence()).toBe('The game is set up.');
    expect(await user.button('Back').isDisabled()).toBe(true);
    await user.press('Forward');
    // Livia begins with a card of her first hand.
    expect(await user.sentence()).toMatch(
      /^Livia: Play (Tribune|Architect|Prefect|Mercator|Diplomat|Senator)$/,
    );
    await user.press('Next turn');
    await user.press('Back');
    await user.press('Previous turn');
    expect(await page.getByLabel('Turn', { exact: true }).inputValue()).toBe('1');
    await user.press('To the end');
    expect(await page.getByRole('slider').inputValue()).toBe(`${actions.length}`);
    expect(await user.totals()).toEqual(scores);
    expect(await page.locator('.moment').textContent()).toContain('The game is over.');
    await expectAccessible(page);
    await user.press('To the beginning');
    await page.getByLabel('Turn', { exact: true }).fill('3');
    await page.keyboard.press('Enter');
    expect(await page.getByRole('slider').getAttribute('aria-valuetext')).toMatch(/, turn 3$/);
    await page.locator('.actions button').last().click();
    expect(await page.locator('.actions [aria-current]').count()).toBe(1);
  },
);

replaying('it plays by itself, and stops', async (user) => {
  await user.openExample('Italia, 3 players');
  await user.press('Play');
  await user.sees('Action 1 of');
  await user.press('Pause');
  expect(await user.button('Play').count()).toBe(1);
});

replaying('keys alone do it all', async (user, page) => {
  const { scores = [] } = readLog(JSON.parse(exampleText('imperium-2')));
  await tabTo(page, 'More examples');
  await page.keyboard.press('Enter');
  await tabTo(page, 'Imperium, 2 players');
  const logs = readdirSync(`${ROOT}docs/examples`).filter((name) =>
    /-\d(-broken)?\.json$/.test(name),
  );
  expect(await page.locator('.examples button').count()).toBe(logs.length);
  await page.keyboard.press('Enter');
  const slider = page.getByRole('slider');
  await slider.waitFor();
  for (const [key, count] of [
    ['ArrowRight', '1'],
    ['ArrowRight', '2'],
    ['ArrowLeft', '1'],
  ] as const) {
    await page.keyboard.press(key);
    expect(await slider.inputValue()).toBe(count);
  }
  await page.keyboard.press('PageDown');
  expect(await slider.getAttribute('aria-valuetext')).toMatch(/, turn 2$/);
  await page.keyboard.press('End');
  expect(await user.totals()).toEqual(scores);
  await page.keyboard.press('Home');
  expect(await slider.inputValue()).toBe('0');
  await tabTo(page, 'Forward');
  await page.keyboard.press('Enter');
  expect(await slider.inputValue()).toBe('1');
  await tabTo(page, /^Action 1 of/);
  await page.keyboard.press('End');
  expect(await user.totals()).toEqual(scores);
});

replaying('the plot has its figures: totals, and what they are made of', async (user, page) => {
  const { scores = [] } = readLog(JSON.parse(exampleText('hellas-3')));
  await user.openExample('Hellas, 3 players');
  await page.getByText('The figures as a table').click();
  const lastRow = async () => {
    const cells = await page.locator('.figures tbody tr').last().locator('td').allTextContents();
    return cells.map(Number);
  };
  expect(await lastRow()).toEqual(scores);
  for (const [seat, total] of scores.entries()) {
    await user.chooses('Whose', `${seat}`);
    const row = await lastRow();
    expect(row.at(-1)).toBe(total);
    expect(row.slice(0, -1).reduce((sum, points) => sum + points, 0)).toBe(total);
  }
  await expectAccessible(page);
  const box = await page.locator('.curves svg').boundingBox();
  await page.locator('.curves svg').click({ position: { x: (box?.width ?? 0) - 15, y: 100 } });
  expect(await user.totals()).toEqual(scores);
});

replaying('a wrong log is shown as far as it is right, with the fault', async (user, page) => {
  const result = validateLog(JSON.parse(exampleText('imperium-4-broken')));
  if (result.ok) throw new Error('It is not broken.');
  await user.openExample('Imperium, 4 players, with a mistake');
  const told = await user.alert.textContent();
  expect(told).toContain(`Action ${result.index + 1} breaks a rule`);
  expect(told).toContain(result.error.message);
  await user.press('Show that moment');
  expect(await page.getByRole('slider').inputValue()).toBe(`${result.index}`);
  await expectAccessible(page);
});

replaying('a file is chosen; one that is no log gets a sentence', async (user, page) => {
  for (const [text, told] of [
    // Whatever else is no log, Check reads in the same way.
    ['', /nothing/],
    ['Livia plays', /Line 1, column 1/],
    ['{"format":"concordia-log","version":2,"options":3,"actions":[]}', /cannot be shown/],
  ] as const) {
    await user.choose(text);
    await user.alert.getByText(told).waitFor();
  }
  const wrongScores = {
    ...JSON.parse(exampleText('corsica-2')),
    scores: [1, 2],
  } satisfies Partial<GameLog>;
  await user.choose(JSON.stringify(wrongScores));
  await page.getByRole('slider').waitFor();
  expect(await user.alert.textContent()).toContain(
    'Every action follows the rules, but the recorded scores',
  );
  // A game in words.
  await page.getByText('Another game').click();
  const log = validPrefix(JSON.parse(exampleText('italia-3')));
  await user.choose(formatLog(log));
  await user.sees(`Action 0 of ${log.actions.length}`);
  await user.press('To the end');
  expect(await user.totals()).toEqual(log.scores);
  // A game that has only just begun.
  await page.getByText('Another game').click();
  await user.choose(JSON.stringify(recordGame({ map: 'roma', players: 5, seed: 'ludi' }, [])));
  await user.sees('Action 0 of 0');
  expect(await user.alert.count()).toBe(0);
});

replaying('pieces move when a step follows, and are just there otherwise', async (user, page) => {
  await user.choose(
    `[Map "Italia"] [Players "Livia, Gaius"] [Seed "ludi"]
1 Livia: Architect; sea Roma > Olbia-Roma; build Olbia`,
  );
  await page.getByRole('slider').waitFor();
  const moving = (): Promise<number> =>
    page.evaluate(
      () => document.querySelector('.board')?.getAnimations({ subtree: true }).length ?? 0,
    );
  await user.press('Forward');
  await page.waitForFunction(
    () => document.querySelector('.board')?.getAnimations({ subtree: true }).length === 0,
  );
  // The ship of Livia leaves Roma.
  await user.press('Forward');
  await expect.poll(moving).toBeGreaterThan(0);
  await user.press('To the beginning');
  expect(await moving()).toBe(0);
  await user.press('To the end');
  expect(await moving()).toBe(0);
});

replaying(
  'turning points: who leads in the end, what a turn brought, and the end',
  async (user, page) => {
    const { scores = [], actions } = readLog(JSON.parse(exampleText('imperium-4')));
    await user.openExample('Imperium, 4 players');
    const list = page.locator('section', {
      has: page.getByRole('heading', { name: 'Turning points' }),
    });
    await list.waitFor();
    const told = await list.getByRole('button').allTextContents();
    expect(told.filter((text) => text.endsWith('The game ends'))).toHaveLength(1);
    expect(told.filter((text) => text.endsWith('The last turns begin'))).toHaveLength(1);
    // The names of that log, in seat order.
    const names = ['Livia', 'Gaius', 'Flavia', 'Marcus'];
    const best = names[scores.indexOf(Math.max(...scores))];
    expect(told.findLast((text) => text.endsWith('in the lead'))).toContain(`${best} in the lead`);
    const swing = list.getByRole('button', { name: /points? for / }).first();
    const [, change = '', name = ''] =
      /([+−]\d+) points? for (.+)$/.exec((await swing.textContent()) ?? '') ?? [];
    const seat = names.indexOf(name);
    await swing.click();
    const after = (await user.totals())[seat] ?? 0;
    await user.press('Previous turn');
    const before = (await user.totals())[seat] ?? 0;
    expect(after - before).toBe(Number(change.replace('−', '-')));
    await list.getByRole('button', { name: 'The game ends' }).click();
    expect(await page.getByRole('slider').inputValue()).toBe(`${actions.length}`);
    expect(await page.locator('.moment-mark').count()).toBe(told.length);
    await expectAccessible(page);
  },
);

describe('chances', () => {
  const section = (page: Page) => page.getByRole('region', { name: 'Chances of winning' });

  /** The last actions of a game, from the state before them. */
  function endOf(name: string, count: number): GameLog {
    const log = validPrefix(JSON.parse(exampleText(name)));
    const first = log.actions.slice(0, -count);
    const { scores: _scores, ...whole } = log;
    return recordFrom(replay({ ...whole, actions: first }), log.actions.slice(-count));
  }

  replaying(
    'are curves with bands, and lead to turning points',
    async (user, page) => {
      const log = endOf('corsica-2', 24);
      const { scores = [] } = log;
      await user.choose(JSON.stringify(log));
      const chances = section(page);
      await user.opensTab('Chances');
      await chances.waitFor();
      const turning = page.locator('section', {
        has: page.getByRole('heading', { name: 'Turning points' }),
      });
      await user.press('Analyse');
      await chances.getByRole('progressbar').waitFor();
      // The page goes on living.
      await user.press('Forward');
      expect(await page.locator('.controls input[type=range]').inputValue()).toBe('1');
      await page
        .getByText('Done: the game was continued 12 times from every turn.')
        .waitFor({ timeout: 60_000 });
      expect(page.workers()).toEqual([]);
      expect(await chances.locator('.band').count()).toBe(2);
      expect(await chances.locator('.expected caption').textContent()).toMatch(
        /^What to expect before turn \d+$/,
      );
      // Each estimate has its band, from nothing to certainty at most.
      const bands = await chances.locator('.figures .error').allTextContents();
      expect(bands.length).toBeGreaterThan(0);
      for (const band of bands) {
        const [, least, most] = /^(\d+)–(\d+)%$/.exec(band) ?? [];
        expect(Number(least), band).toBeLessThan(Number(most));
        expect(Number(most), band).toBeLessThanOrEqual(100);
      }
      await user.opensTab('Points');
      await turning.getByRole('button', { name: 'The game ends' }).click();
      await user.opensTab('Chances');
      // What has happened is no estimate.
      expect(await chances.locator('.expected caption').textContent()).toBe('At the end');
      const cells = async (row: string) => {
        const texts = await chances
          .locator('.expected tr', { has: page.getByRole('rowheader', { name: row }) })
          .locator('td')
          .allTextContents();
        return texts.map((text) => text.trim());
      };
      const best = Math.max(...scores);
      expect(await cells('Points at the end')).toEqual(scores.map(String));
      expect(await cells('Chance of winning')).toEqual(
        scores.map((points) => (points === best ? '100%' : '0%')),
      );
      for (const text of await turning.locator('button').allTextContents()) {
        const [, before, after] = /: (\d+)% → (\d+)%, after a turn of /.exec(text) ?? [];
        // Both are rounded.
        if (before !== undefined) {
          expect(Math.abs(Number(after) - Number(before)), text).toBeGreaterThanOrEqual(9);
        }
        expect(text).not.toMatch(/points? for|in the lead/);
      }
      await chances.locator('.curves svg').click({ position: { x: 50, y: 100 } });
      expect(await page.locator('.controls input[type=range]').inputValue()).toBe('0');
      await expectTappable(page);
      await expectAccessible(page);
    },
    SMALL,
  );

  replaying.atNight(
    'are stopped, and with the page they end; without a worker there are none',
    async (user, page, site) => {
      // The end of a game is quicker thought about.
      await user.choose(JSON.stringify(endOf('imperium-4', 100)));
      const chances = section(page);
      await chances.getByLabel('How exact').selectOption('thorough');
      await user.press('Analyse');
      // Before there is anything to see.
      await user.press('Stop');
      await chances.getByLabel('How exact').selectOption('quick');
      await user.press('Analyse');
      await chances.locator('.band').first().waitFor();
      await user.press('Stop');
      await chances.getByText(/^Stopped after \d+ of \d+ turns\.$/).waitFor();
      await expect.poll(() => page.workers()).toEqual([]);
      expect(await chances.locator('.band').count()).toBe(4);
      await user.press('Analyse again');
      await chances.locator('.band').first().waitFor();
      expect(page.workers()).toHaveLength(1);
      await expectAccessible(page);
      await page.locator('header .home').click();
      await expect.poll(() => page.workers()).toEqual([]);
      await page.evaluate('globalThis.Worker = undefined;');
      await page.goto(`${site.url}#/replay`);
      await section(page).waitFor();
      await user.press('Analyse');
      await user.sees('This browser cannot analyse this game.');
      await expectAccessible(page);
    },
  );
});

replaying.atNight('points say how they come about', async (user, page) => {
  await user.openExample('Corsica, 2 players');
  const mars = user.button('Mars');
  await mars.click();
  expect(await mars.getAttribute('aria-expanded')).toBe('true');
  // Everybody begins with two cards of Mars and two colonists on the board.
  const how = await page.locator('.points tr.how:not([hidden]) li').allTextContents();
  expect(how).toHaveLength(2);
  for (const text of how) expect(text).toContain('2 colonists');
  await expectAccessible(page);
});

replaying.atNight(
  'a game is still there after a reload; whatever else is kept there does no harm',
  async (user, page) => {
    await user.openExample('Italia, 3 players');
    await expect
      .poll(() => page.evaluate(() => sessionStorage.getItem('concordia-rules log') !== null))
      .toBe(true);
    await page.reload();
    await page.getByRole('slider').waitFor();
    await user.sees('The game you have just seen');
    for (const kept of ['{', '[]', '{"format":"concordia-log"}', `"${'<img src=x>'}"`]) {
      await page.evaluate((text) => sessionStorage.setItem('concordia-rules log', text), kept);
      await page.reload();
      await page.getByRole('heading', { name: 'Examples' }).waitFor();
      expect(await user.alert.count()).toBe(0);
    }
  },
);

replaying.atNight(
  'names on the board can be read on a desktop',
  async (user, page) => {
    const names = ['Aegyptus, 4 players', 'Creta, 3 players', 'Imperium, 4 players'];
    for (const name of visited(names, 1)) {
      await showChooser(user);
      await user.openExample(name);
      await page
        .getByRole('heading', { level: 2, name: new RegExp(`^${name.split(',')[0]}:`) })
        .waitFor();
      const smallest = await page.evaluate(() => {
        const texts = [...document.querySelectorAll<SVGTextElement>('.board svg text')];
        const sizes = texts
          // Not the numbers of seats and coins.
          .filter(({ textContent }) => /[a-z]{3}/.test(textContent ?? ''))
          .map(
            (text) => parseFloat(getComputedStyle(text).fontSize) * (text.getScreenCTM()?.a ?? 0),
          );
        return Math.min(...sizes);
      });
      expect(smallest, name).toBeGreaterThanOrEqual(10.95);
      // However far down, the buttons lie above what happens, and not on it.
      const gaps = await page.evaluate(() =>
        [0, 250, 500, 750].map((top) => {
          scrollTo(0, top);
          const [controls, side] = ['.controls', '.side'].map((one) =>
            document.querySelector(one)?.getBoundingClientRect(),
          );
          return (side?.top ?? 0) - (controls?.bottom ?? 0);
        }),
      );
      expect(Math.min(...gaps), name).toBeGreaterThan(0);
    }
  },
  { viewport: { width: 1440, height: 900 } },
);

replaying(
  'on a phone the board, what happens and the buttons are on the screen at once',
  async (user, page) => {
    for (const name of visited(['Imperium, 4 players', 'Aegyptus, 4 players'], 1)) {
      await showChooser(user);
      await user.openExample(name);
      for (let step = 0; step < 5; step += 1) await user.button('Forward').tap();
      for (const part of ['.board', '.moment .sentence', '.tabs', '.controls']) {
        const box = await page.locator(part).first().boundingBox();
        expect(box?.y, `${name}: ${part}`).toBeGreaterThanOrEqual(0);
        expect((box?.y ?? 0) + (box?.height ?? 0), `${name}: ${part}`).toBeLessThanOrEqual(844.5);
      }
    }
  },
  phone(390, 844),
);

describe('what people say of a game', () => {
  const TOLD = `[Map "Italia"] [Players "Livia, Gaius, Flavia"] [Seed "italia-1"]
; A game at home.
1 Livia: Architect!?; sea Roma > Olbia-Roma; build Olbia; pass  ; [%clk 0:12:30] early to the island
/ 1 Livia: Mercator?  ; safer
/ 1 Livia: sell 1 cloth
// 1 Livia: buy 1 food
/
/ 1 Livia: Tribune
correction Gaius: Praefectus Magnus; marker Corsica coins  ; against R-5.1
2 Gaius: Tribune`;

  replaying.atNight(
    'comments, clocks and corrections stand where they happened',
    async (user, page) => {
      await user.choose(TOLD);
      await page.getByRole('slider').waitFor();
      const moment = page.locator('.moment');
      expect(await moment.textContent()).toContain('A game at home.');
      expect(await moment.textContent()).not.toContain('Correct');
      await user.press('Next turn');
      const told = await moment.textContent();
      expect(told).toContain('Livia has 0:12:30 left.');
      expect(told).toContain('early to the island');
      expect(await moment.locator('.correction li').allTextContents()).toEqual([
        'Gaius has the Praefectus Magnus now',
        'The marker of Corsica shows its coins now',
      ]);
      // Gaius holds it from here on.
      await expect.poll(() => user.heldBy('Praefectus Magnus')).toEqual(['no', 'yes', 'no']);
      await expectAccessible(page);
      const listed = await page.locator('.actions [aria-current]').textContent();
      expect(listed).toMatch(/comment, correction$/);
      await user.press('Forward');
      expect(await moment.locator('.correction').count()).toBe(0);
    },
  );

  replaying.atNight(
    'variations are unfolded, and change nothing',
    async (user, page) => {
      await user.choose(TOLD);
      await page.getByRole('slider').waitFor();
      await user.press('Forward');
      const before = await user.totals();
      const others = page.locator('.others').first();
      await others.getByText('Other possible moves:').waitFor();
      const summaries = others.locator('summary');
      expect(await summaries.allTextContents()).toEqual([
        'Livia: Play Mercator',
        'Livia: Play Tribune',
      ]);
      await summaries.first().click();
      const moves = others.locator('ol > li');
      await moves.first().waitFor();
      expect(await moves.first().textContent()).toMatch(/Livia: Play Mercator \?safer$/);
      expect(await moves.nth(1).textContent()).toContain('Livia: Sell 1 cloth for 7 sestertii');
      await others.locator('summary', { hasText: 'Livia: Buy 1 food' }).click();
      await others.getByText('Livia: Buy 1 food for 4 sestertii').last().waitFor();
      await expectTappable(page);
      await expectAccessible(page);
      expect(await page.getByRole('slider').inputValue()).toBe('1');
      expect(await user.totals()).toEqual(before);
      await user.press('Forward');
      expect(await others.count()).toBe(0);
    },
    PHONE,
  );

  replaying('a variation is followed on the board, and left again', async (user, page) => {
    await user.choose(TOLD);
    const slider = page.getByRole('slider');
    await slider.waitFor();
    await user.press('Forward');
    await page.locator('.others summary').first().click();
    await user.press('Show it on the board');
    await user.sees('A variation: this was not played.');
    expect(await user.sentence()).toBe('Livia: Play Mercator');
    expect(await page.locator('.moment .comment').textContent()).toBe('safer');
    await page.keyboard.press('ArrowRight');
    expect(await user.sentence()).toBe('Livia: Sell 1 cloth for 7 sestertii');
    expect(await slider.getAttribute('max')).toBe('2');
    // She begins with 5, the Mercator brings 3, the cloth 7.
    await expect.poll(() => user.heldBy('Sestertii')).toEqual(['15', '6', '7']);
    // A variation within it.
    await page.locator('.others summary').first().click();
    await user.press('Show it on the board');
    expect(await user.sentence()).toBe('Livia: Buy 1 food for 4 sestertii');
    await expectAccessible(page);
    await user.press('Back to the game');
    expect(await user.sentence()).toBe('Livia: Sell 1 cloth for 7 sestertii');
    await user.press('Back to the game');
    expect(await user.sentence()).toBe('Livia: Play Architect');
    expect(await slider.inputValue()).toBe('1');
  });

  replaying('what somebody has said is a click away', async (user, page) => {
    await user.choose(TOLD);
    await page.getByRole('slider').waitFor();
    const list = page.locator('section', {
      has: page.getByRole('heading', { name: 'Comments, variations and corrections' }),
    });
    const told = await list.getByRole('button').allTextContents();
    expect(told).toHaveLength(3);
    expect(told[0]).toMatch(/Turn 1\s*The game is set up\. · comment$/);
    expect(told[1]).toMatch(/Turn 1\s*Livia: Play Architect !\? · variation$/);
    expect(told[2]).toMatch(/Turn 1\s*Livia: .* · comment, correction$/);
    await list.getByRole('button').last().click();
    expect(await page.locator('.moment').textContent()).toContain('early to the island');
  });

  replaying('an impossible correction ends the replay before it', async (user, page) => {
    const { corrections: _corrections, ...log } = parseLog(TOLD);
    const changes = [{ type: 'house', seat: 0, city: 'olbia', built: true }] as const;
    const wrong = { ...log, corrections: [{ after: log.actions.length, changes }] };
    await user.choose(JSON.stringify(wrong));
    await page.getByRole('slider').waitFor();
    expect(await user.alert.textContent()).toContain(
      `The correction after action ${log.actions.length} is impossible`,
    );
  });
});

replaying(
  'on a phone what is below the board comes one at a time, on a wide screen all at once',
  async (user, page) => {
    await user.openExample('Corsica, 2 players');
    await page.locator('.plot').first().waitFor({ state: 'attached' });
    const shown = () =>
      page
        .locator('[data-tab]')
        .evaluateAll((all) => [
          ...new Set(
            all.filter((one) => one.checkVisibility()).map((one) => one.getAttribute('data-tab')),
          ),
        ]);
    for (const name of ['Actions', 'Table', 'Points', 'Chances']) {
      await user.opensTab(name);
      expect(await shown()).toEqual([name.toLowerCase()]);
      await expectTappable(page);
      const height = await page.evaluate(() => document.documentElement.scrollHeight);
      expect(height, name).toBeLessThan(name === 'Table' ? 2100 : 3700);
    }
    await user.opensTab('Table');
    // What lies before one player, and nothing else of the table.
    await page.getByRole('navigation', { name: 'Table' }).getByRole('button').last().click();
    expect(await page.locator('details.part:visible').count()).toBe(3);
    expect(await page.locator('table.words').isVisible()).toBe(false);
    await user.opensTab('Chances');
    await expectAccessible(page);
    await page.setViewportSize({ width: 1280, height: 800 });
    expect(await page.locator('.tabs').isVisible()).toBe(false);
    expect((await shown()).toSorted()).toEqual(['actions', 'chances', 'points', 'table']);
  },
  PHONE,
);

replaying.atNight(
  'on a phone everything has room, and is large enough for a finger',
  async (user, page) => {
    await expectTappable(page);
    await user.openExample('Ionium, Teams, 4 players');
    await user.press('To the end');
    expect(await user.totals()).toEqual(readLog(JSON.parse(exampleText('ionium-teams-4'))).scores);
    await expectTappable(page);
    await expectAccessible(page);
  },
  PHONE,
);
