/** The page of docs/guides/screen.md: built, weighed, and played to the end by clicks in a Chromium. */
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { BrowserContextOptions, Page } from 'playwright-core';
import type { Plugin } from 'vite';
import { beforeAll, describe, expect, test } from 'vitest';
import { type Action, validateLog } from '../../../../src/index';
import {
  built,
  isForTheNight,
  type Site,
  visited,
  weightOf,
  withoutChromium,
} from '../../../../test/browser/chromium';
import { movedUnderPointer } from '../../../../test/browser/resting';
import { clickedByChance, visitsTo } from '../../../../test/browser/visits';
import { blocksOf, page as pageOf } from '../../../../test/readme/markdown';
import { IS_NIGHT } from '../../../../test/support/night';

const FOLDER = 'docs/examples/screen';
const GUIDE = 'docs/guides/screen.md';
/** The game of docs/examples is played up to here, and then to the end. */
const LAST_ACTIONS = 12;
const REACT = [/^react(-dom)?($|\/)/];

/** Both pages, with React apart from the rest. */
let pages: Promise<Site>;
beforeAll(() => {
  const apart = { react: /node_modules\/(react|react-dom|scheduler)\// };
  pages = built(FOLDER, { pages: ['index.html', 'hot-seat.html'], apart });
});

/** The example with the few maps and modules that the guide shows. */
const few: Plugin = {
  name: 'few-parts',
  // Before types are taken away.
  enforce: 'pre',
  transform(code, id) {
    if (!id.endsWith(`${FOLDER}/library.ts`)) return undefined;
    const [block] = blocksOf(pageOf(GUIDE)).filter(({ language }) => language === 'ts');
    const rest = code.split('\n').filter((line) => !/allMaps|allModules/.test(line));
    const parts = rest.join('\n').replace(/, createEngine\b/, '');
    return [...(block?.lines ?? []), parts].join('\n');
  },
};

describe('built with Vite', () => {
  test('with the few parts that the guide shows, it weighs at most 126 kB without React', async () => {
    const some = weightOf(await built(FOLDER, { plugins: [few], external: REACT }));
    const everything = weightOf(
      new Map([...(await pages)].filter(([path]) => !/react/.test(path))),
    );
    console.log(`${FOLDER}: ${some} bytes gzipped with few parts, ${everything} with all`);
    // With an English sentence for everything that is refused, seats that rules play, and boards drawn as land and sea.
    // And with names that nothing lies over, which takes 2 kB.
    expect(some).toBeLessThanOrEqual(126_000);
    // What the guide says of them, most first.
    const said = [...pageOf(GUIDE).matchAll(/^\| .* \| (\d+) +\|$/gm)].map(([, kB]) => Number(kB));
    expect(said).toHaveLength(2);
    for (const [index, bytes] of [everything, some].entries()) {
      expect(Math.abs((said[index] ?? 0) - bytes / 1000)).toBeLessThan(3);
    }
  });
});

describe.skipIf(withoutChromium())('in Chromium', () => {
  const visiting = visitsTo(() => pages);
  const visit = (options: BrowserContextOptions, use: (page: Page) => Promise<void>, path = '') =>
    visiting(options, async (page, url) => {
      // The same seed in every run.
      await page.addInitScript('crypto.getRandomValues = (array) => array.fill(7)');
      await page.goto(url + path);
      await use(page);
    });

  const clicked = (page: Page, most: number, seed = 1) =>
    clickedByChance(page, '.choices button:enabled', most, seed);

  function totals(page: Page): Promise<readonly number[]> {
    return page.evaluate(() => {
      const rows = [...document.querySelectorAll('tr')];
      const total = rows.find((row) => row.querySelector('th')?.textContent === 'Total');
      return [...(total?.querySelectorAll('td') ?? [])].map((cell) => Number(cell.textContent));
    });
  }

  async function savedLog(page: Page): Promise<string> {
    const download = page.waitForEvent('download');
    await page.getByRole('button', { name: 'Save' }).click();
    return readFileSync(await (await download).path(), 'utf8');
  }

  async function expectAccessible(page: Page): Promise<void> {
    await page.addScriptTag({ path: createRequire(import.meta.url).resolve('axe-core') });
    const violations = await page.evaluate(
      'axe.run().then(({ violations }) => violations.map(({ id, nodes }) => [id, nodes[0].html]))',
    );
    expect(violations).toEqual([]);
    expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBe(0);
  }

  const choice = (page: Page, name: string) =>
    page.locator('.choices').getByRole('button', { name, exact: true });
  const target = (page: Page, key: string) => page.locator(`.concordia-target[data-key="${key}"]`);
  const field = (page: Page, name: string) =>
    page.getByRole('combobox', { name: new RegExp(`^${name}`) });
  const undo = (page: Page) => page.getByRole('button', { name: 'Undo' });
  const question = (page: Page) => page.locator('.choices h2').textContent();

  async function load(page: Page, log: object): Promise<void> {
    const buffer = Buffer.from(JSON.stringify(log));
    const file = { name: 'log.json', mimeType: 'application/json', buffer };
    await page.locator('input[type=file]').setInputFiles(file);
    await page.locator('.choices h2').waitFor();
  }

  test('a game against bots: the board is played on, previews say what would happen, what is shown goes back', () =>
    visit({ viewport: { width: 1400, height: 900 } }, async (page) => {
      await expectAccessible(page);
      await page.getByRole('button', { name: 'Start' }).click();
      await choice(page, 'Play Architect').hover();
      // The two colonists at the start may go two steps, and nothing has happened yet.
      const preview = page.locator('.choices p').nth(1);
      expect(await preview.textContent()).toBe('Player 1 plays Architect');
      expect(await question(page)).toBe('Player 1 plays a card');
      await choice(page, 'Play Architect').click();
      const all = await page.locator('.choices button').count();
      await target(page, 'capital:roma').click();
      const left = await page.locator('.choices button:enabled').allTextContents();
      expect(left.length).toBeLessThan(all);
      for (const text of left) expect(text).toMatch(/^Move a (land|sea) colonist from Roma to/);
      await target(page, 'route:land:novaria~roma').click();
      expect(await question(page)).toBe('Player 1 may move (1 step left) or build');
      const there = page.locator('[data-kind="colonist"][data-at*="novaria~roma"]');
      expect(await there.count()).toBe(1);
      await expectAccessible(page);
      await undo(page).click();
      expect(await question(page)).toBe('Player 1 may move (2 steps left) or build');
      expect(await there.count()).toBe(0);
      await undo(page).click();
      expect(await question(page)).toBe('Player 1 plays a card');
      expect(await undo(page).isDisabled()).toBe(true);

      // Bots answer, and what they have done stays.
      await choice(page, 'Play Mercator').click();
      while ((await question(page)) !== 'Player 1 plays a card') {
        await page.locator('.choices button:enabled').last().click();
      }
      const log = JSON.parse(await savedLog(page));
      expect(log.meta).toEqual({ bots: 'planner' });
      expect(new Set(log.actions.map(({ seat }: Action) => seat))).toEqual(new Set([0, 1, 2]));
      expect(validateLog(log).ok).toBe(true);
      expect(await undo(page).isDisabled()).toBe(true);
      expect(await page.locator('.choices p').first().textContent()).toMatch(
        /Player 2 .*Player 3 /,
      );
    }));

  test.each(
    visited(
      [
        { width: 1280, height: 900 },
        { width: 390, height: 844 },
      ],
      1,
    ),
  )(
    'nothing moves under a pointer that rests on a button, at $width pixels',
    (viewport) =>
      visit(
        { viewport },
        async (page) => {
          const buttons = page.locator('.choices button:enabled');
          const [decisions, most] = IS_NIGHT ? [400, 12] : [4, 3];
          let pointed = 0;
          for (let decision = 0; decision < decisions; decision += 1) {
            if ((await buttons.count()) === 0) break;
            const moved = await movedUnderPointer(buttons, most);
            expect(moved, `decision ${decision}`).toEqual([]);
            pointed += 1;
            await clicked(page, 1, decision + 1);
          }
          expect(pointed).toBeGreaterThanOrEqual(Math.min(decisions, 31));
        },
        'hot-seat.html',
      ),
    900_000,
  );

  test.skipIf(isForTheNight())(
    'keys alone bring a game to its end; the saved log has the scores that are shown',
    () =>
      visit({ viewport: { width: 1400, height: 900 } }, async (page) => {
        const { scores: _, ...whole } = JSON.parse(pageOf('docs/examples/italia-3.json'));
        await load(page, { ...whole, actions: whole.actions.slice(0, -LAST_ACTIONS) });
        let presses = 0;
        while ((await page.locator('.choices button').count()) > 0) {
          await page.locator('.choices h2').focus();
          await page.keyboard.press('Tab');
          await page.keyboard.press('Enter');
          presses += 1;
          expect(presses).toBeLessThan(200);
        }
        // The question has the focus again, and says that it is over.
        expect(await page.locator(':focus').textContent()).toBe('The game is over.');
        await expectAccessible(page);
        const shown = await totals(page);
        const log = JSON.parse(await savedLog(page));
        const result = validateLog(log);
        if (!result.ok) throw result.error;
        expect(log.scores).toEqual(shown);
        expect(result.scores?.players.map(({ total }) => total)).toEqual(shown);
        // The end opens all hands, so nobody goes back.
        expect(await undo(page).isDisabled()).toBe(true);
        // A log that breaks a rule is refused in the words of the library, and the game stays.
        const broken = JSON.parse(pageOf('docs/examples/imperium-4-broken.json'));
        await load(page, broken);
        expect(await page.getByRole('alert').textContent()).not.toBe('');
        expect(await totals(page)).toEqual(shown);
      }),
  );

  test.skipIf(isForTheNight())(
    'four at one device play in teams on a phone in the dark, with salt and forum',
    () =>
      visit(
        {
          viewport: { width: 360, height: 740 },
          isMobile: true,
          hasTouch: true,
          colorScheme: 'dark',
        },
        async (page) => {
          const closed = page.locator('select option:disabled');
          expect(await closed.allTextContents()).toContain(
            'yes – Team games are for four or six players.',
          );
          await field(page, 'Map').selectOption('sicilia');
          await field(page, 'Number of players').selectOption('4');
          await field(page, 'Teams').selectOption('true');
          // What cannot be is closed, and says why in the words of the library.
          expect(await closed.allTextContents()).toContain(
            'Concordia, 2013 – Team games use the cards of Concordia Venus.',
          );
          await page.getByText('Modules', { exact: true }).tap();
          for (const name of ['Salt', 'Forum']) await page.getByLabel(name).check();
          await page.getByText('Names of the players').tap();
          await page.getByLabel('Player 1').fill('');
          expect(await page.getByRole('button', { name: 'Start' }).isDisabled()).toBe(true);
          await page.getByLabel('Player 1').fill('Livia');
          await page.getByLabel('Bots').uncheck();
          await expectAccessible(page);
          await page.getByRole('button', { name: 'Start' }).tap();
          // The question and the first buttons are on the same screen as the board.
          const button = await page.locator('.choices button').first().boundingBox();
          expect((button?.y ?? 0) + (button?.height ?? 0)).toBeLessThan(740);
          expect(await clicked(page, 30)).toBe(30);
          await expectAccessible(page);
          const log = JSON.parse(await savedLog(page));
          expect(validateLog(log).ok).toBe(true);
          expect(log.actions).toHaveLength(30);
          expect(log.options).toMatchObject({ teams: true, cards: 'venus', map: 'sicilia' });
        },
      ),
  );

  test('keys do what taps do on the board', () =>
    visit({}, async (page) => {
      await page.getByRole('button', { name: 'Start' }).press('Enter');
      await choice(page, 'Play Architect').press('Enter');
      expect(await page.locator(':focus').textContent()).toMatch(/may move/);
      await page.keyboard.press('Shift+Tab');
      expect(await page.locator(':focus').getAttribute('data-key')).toBe('capital:roma');
      await page.keyboard.press('Enter');
      await page.keyboard.press('ArrowRight');
      const route = await page.locator(':focus').getAttribute('data-key');
      expect(route).toMatch(/^route:/);
      await page.keyboard.press('Enter');
      expect(await question(page)).toMatch(/may move \([01] steps? left\) or build/);
      // The board keeps the focus.
      expect(await page.locator('.concordia-target:focus').count()).toBe(1);
    }));

  test('the hot seat plays, and goes back', () =>
    visit(
      {},
      async (page) => {
        await choice(page, 'Play Architect').click();
        expect(await question(page)).toMatch(/may move/);
        await undo(page).click();
        expect(await question(page)).toBe('Player 1 plays a card');
        expect(await clicked(page, 20)).toBe(20);
      },
      'hot-seat.html',
    ));
});
