/** The page Play of the site: whole games by clicks, by keys and on a phone. */
import { readFileSync } from 'node:fs';
import type { Page } from 'playwright-core';
import { beforeAll, describe, expect, test } from 'vitest';
import { finalScores, mapIds, replay, validateLog } from '../../src/index';
import { page as readPage } from '../readme/markdown';
import {
  expectAccessible,
  expectTappable,
  openSite,
  PHONE,
  tabTo,
  type VisitedSite,
  withoutChromium,
} from './site-built';

const KEPT = 'concordia-rules:play';

/** A game from its last turns on, as it was saved. */
const { scores: _scores, ...WHOLE } = JSON.parse(readPage('docs/examples/corsica-2.json'));
const NEARLY_OVER = { ...WHOLE, actions: WHOLE.actions.slice(0, -20) };

describe.skipIf(withoutChromium())('Play in Chromium', () => {
  let site: VisitedSite;

  beforeAll(async () => {
    site = await openSite();
  }, 120_000);

  const press = (page: Page, name: string | RegExp): Promise<void> =>
    page.getByRole('button', { name, exact: true }).click();
  const heading = (page: Page): Promise<string | null> => page.locator('.turn h2').textContent();

  /** Fills in the form and starts. */
  async function start(page: Page, map: string, sitters: readonly string[]): Promise<void> {
    await page.getByLabel('Map').selectOption(map);
    await page.getByLabel('Players').selectOption(`${sitters.length}`);
    for (const [seat, sitter] of sitters.entries()) {
      await page.getByLabel(`Who sits on seat ${seat + 1}`).selectOption(sitter);
    }
    await page.getByLabel('Seed').fill('ludi');
    await press(page, 'Start the game');
    await page.locator('.turn').waitFor();
  }

  /** Clicks open choices by chance, and lifts curtains, until the game is over or so many times. */
  function clicked(page: Page, most = 3000): Promise<number> {
    return page.evaluate(async (limit) => {
      const selector = '.choices button:enabled, .curtain button';
      let chance = 1;
      for (let clicks = 0; clicks < limit; ) {
        if (document.querySelector('.turn .points') !== null) return clicks;
        const open = document.querySelectorAll<HTMLButtonElement>(selector);
        const button = open[chance % open.length];
        if (button !== undefined) {
          button.click();
          clicks += 1;
          chance = (chance * 48_271) % 2_147_483_647;
        }
        // Bots may be moving.
        await new Promise((resolve) => setTimeout(resolve));
      }
      return limit;
    }, most);
  }

  function totals(page: Page): Promise<readonly number[]> {
    return page
      .locator('tr.total td')
      .allTextContents()
      .then((cells) => cells.map(Number));
  }

  async function savedText(page: Page, button = 'Save'): Promise<string> {
    const download = page.waitForEvent('download');
    await press(page, button);
    return readFileSync(await (await download).path(), 'utf8');
  }

  async function load(page: Page, text: string): Promise<void> {
    const buffer = Buffer.from(text);
    const file = { name: 'game.json', mimeType: 'application/json', buffer };
    await page.locator('input[type=file]').setInputFiles(file);
  }

  test('against a bot to the end by clicks; the log saved has the scores, and Replay shows them', () =>
    site.visit('#/play', async (page) => {
      await start(page, 'corsica', ['person', 'planner']);
      const clicks = await clicked(page);
      console.log(`one person against a bot: ${clicks} clicks`);
      expect(clicks).toBeGreaterThan(20);
      expect(await heading(page)).toBe('The game is over.');
      await expectAccessible(page);
      const shown = await totals(page);
      const log = JSON.parse(await savedText(page));
      expect(log.scores).toEqual(shown);
      expect(log.meta).toEqual({ seats: 'person planner' });
      const result = validateLog(log);
      if (!result.ok) throw result.error;
      expect(finalScores(result.state).players.map(({ total }) => total)).toEqual(shown);
      await press(page, 'Replay this game');
      await page.getByText(`Action 0 of ${log.actions.length}`).waitFor();
      await press(page, 'Last');
      expect(await totals(page)).toEqual(shown);
    }));

  test('bots alone play in teams with everything there is', () =>
    site.visit('#/play', async (page) => {
      await page.getByLabel('Cards').selectOption('venus');
      await page.getByLabel('First goods').selectOption('bought');
      for (const name of ['Teams', 'Intermediate scoring', 'Salt', 'Forum'])
        await page.getByLabel(name).check();
      await start(page, 'sicilia', ['planner', 'random', 'greedy', 'planner']);
      await page.getByRole('heading', { name: 'The game is over.' }).waitFor();
      expect((await totals(page)).length).toBe(4);
      expect(JSON.parse(await savedText(page)).options).toMatchObject({
        cards: 'venus',
        teams: true,
        startingGoods: 'bought',
        intermediateScoring: true,
        modules: ['salt', 'forum'],
      });
    }));

  test('undo brings the sentence before back, and what a bot has done since is undone as well', () =>
    site.visit('#/play', async (page) => {
      await start(page, 'italia', ['person', 'planner']);
      const first = await heading(page);
      const undo = page.getByRole('button', { name: 'Undo' });
      expect(await undo.isDisabled()).toBe(true);
      await press(page, 'Play Architect');
      const second = await heading(page);
      // a step for each colonist on the board, of which everybody has two.
      expect(second).toBe('Livia may move (2 steps left) or build');
      await press(page, 'Pass');
      await page.getByRole('heading', { name: 'Livia plays a card' }).waitFor();
      await undo.click();
      expect(await heading(page)).toBe(second);
      await undo.click();
      expect(await heading(page)).toBe(first);
      expect(await undo.isDisabled()).toBe(true);
      expect(await page.locator('.told li').count()).toBe(0);
    }));

  test('a game is saved and loaded, and kept over a reload', () =>
    site.visit('#/play', async (page) => {
      await start(page, 'italia', ['person', 'random', 'greedy']);
      await clicked(page, 12);
      await page.locator('.choices button').first().waitFor({ state: 'attached' });
      const [text, sentence] = [await savedText(page), await heading(page)];
      const cards = await page.locator('.players').textContent();

      await page.reload();
      await page
        .getByText('This browser has kept a game: Italia with Livia, Gaius, Flavia')
        .waitFor();
      await expectAccessible(page);
      await press(page, 'Continue');
      expect(await heading(page)).toBe(sentence);
      expect(await page.locator('.players').textContent()).toBe(cards);

      for (const saved of [text, await savedText(page, 'Save as text')]) {
        await press(page, 'New game');
        await load(page, saved);
        await page.locator('.turn').waitFor();
        expect(await heading(page)).toBe(sentence);
        expect(await page.locator('.players').textContent()).toBe(cards);
        expect(JSON.parse(await savedText(page))).toEqual(JSON.parse(text));
      }
    }));

  test('between people a curtain hides the hands', () =>
    site.visit('#/play', async (page) => {
      await start(page, 'italia', ['person', 'person']);
      const hands = page.locator('.players dt:has-text("Hand") + dd');
      expect(await hands.allTextContents()).toEqual(['7 covered', '7 covered']);
      expect(await page.locator('.choices button').count()).toBe(0);
      await press(page, 'I am Livia');
      // The first hand of everybody.
      const hand = 'Tribune, Architect, Prefect, Prefect, Mercator, Diplomat, Senator';
      expect(await hands.allTextContents()).toEqual([hand, '7 covered']);
      await press(page, 'Play Mercator');
      await press(page, 'Pass');
      expect(await heading(page)).toBe('Gaius plays a card');
      expect(await hands.allTextContents()).toEqual(['6 covered', '7 covered']);
      await expectAccessible(page);
      await press(page, 'I am Gaius');
      expect(await hands.allTextContents()).toEqual(['6 covered', hand]);
      // Back to Livia, who is not at the screen.
      await press(page, 'Undo');
      expect(await page.getByRole('button', { name: 'I am Livia' }).count()).toBe(1);
      expect(await hands.allTextContents()).toEqual(['6 covered', '7 covered']);
    }));

  test('what cannot be gets a sentence: a game that is none, a ruined file, a forged save', () =>
    site.visit('#/play', async (page) => {
      const alert = page.getByRole('alert');
      await page.getByLabel('Teams').check();
      await startThree(page);
      expect(await alert.textContent()).toContain('This game cannot be set up.');
      await page.getByLabel('Teams').uncheck();

      for (const text of ['', 'x', 'null', '{}', '{"format":"concordia-log","version":2}']) {
        await load(page, text);
        await alert.getByText('This game cannot be continued.').waitFor();
      }
      await start(page, 'italia', ['person', 'planner']);
      const log = JSON.parse(await savedText(page));
      const forged = { ...log, actions: [{ type: 'playCard', seat: 0, card: 'consul-iii' }] };
      for (const text of ['{"a":', '7', JSON.stringify(forged)]) {
        await page.evaluate(
          ([key = '', value = '']) => localStorage.setItem(key, value),
          [KEPT, text],
        );
        await page.reload();
        await alert.getByText('The game saved in this browser cannot be continued.').waitFor();
        await page.getByRole('button', { name: 'Start the game' }).waitFor();
      }
      await expectAccessible(page);
      await press(page, 'Discard it');
      expect(await alert.count()).toBe(0);
      expect(await page.evaluate((key) => localStorage.getItem(key), KEPT)).toBeNull();
    }));

  /** A form for three, which is no number for teams. */
  async function startThree(page: Page): Promise<void> {
    await page.getByLabel('Players').selectOption('3');
    await page.getByLabel('Cards').selectOption('venus');
    await press(page, 'Start the game');
    await page.getByRole('alert').waitFor();
  }

  test('keys alone play a turn: with the buttons, and on the board', () =>
    site.visit('#/play', async (page) => {
      await tabTo(page, 'Start the game');
      await page.keyboard.press('Enter');
      await page.locator('.turn h2:focus').waitFor();
      await tabTo(page, 'Play Architect');
      await page.keyboard.press('Enter');
      await page.getByRole('heading', { name: 'Livia may move (2 steps left) or build' }).waitFor();
      const before = await page.locator('.choices button').count();
      await tabTo(page, /^Roma/);
      await page.keyboard.press('Enter');
      await page.getByRole('button', { name: /^× Only Roma/ }).waitFor();
      await page.keyboard.press('ArrowRight');
      await page.keyboard.press('Enter');
      await page.getByRole('button', { name: /^× Only Roma and / }).waitFor();
      expect(await page.locator('.choices button').count()).toBeLessThan(before);
      await tabTo(page, /^Move a .* from Roma to /);
      await page.keyboard.press('Enter');
      await page
        .getByRole('heading', { name: /^Livia may move \([01] steps? left\) or build$/ })
        .waitFor();
      await tabTo(page, 'Undo');
      await page.keyboard.press('Enter');
      expect(await heading(page)).toBe('Livia may move (2 steps left) or build');
    }));

  /** Takes the first choice with Tab and Enter, and unfolds it if it is folded. */
  async function takenByKeys(page: Page): Promise<void> {
    for (let steps = 0; steps < 40; steps += 1) {
      await page.keyboard.press('Tab');
      const found = await page.evaluate(() => {
        const { activeElement } = document;
        if (activeElement?.closest('.choices') === null) return undefined;
        const isFolded = activeElement?.matches('details:not([open]) > summary') === true;
        return isFolded || activeElement?.tagName === 'BUTTON' ? activeElement.tagName : undefined;
      });
      if (found !== undefined) await page.keyboard.press('Enter');
      if (found === 'BUTTON') return;
    }
    throw new Error('No way to a choice by keyboard.');
  }

  test('keys alone play a game to its end', () =>
    site.visit('#/play', async (page) => {
      await tabTo(page, /^Map/);
      await page.keyboard.type('Cors');
      await tabTo(page, /^Seed/);
      await page.keyboard.type('ludi');
      await tabTo(page, 'Start the game');
      await page.keyboard.press('Enter');
      await takenByKeys(page);
      expect(await page.evaluate((key) => localStorage.getItem(key), KEPT)).toContain('corsica');
      // A game that is kept shortly before its end.
      const kept = { ...NEARLY_OVER, meta: { seats: 'person planner' } };
      await page.evaluate(
        ([key = '', value = '']) => localStorage.setItem(key, value),
        [KEPT, JSON.stringify(kept)],
      );
      await page.reload();
      await tabTo(page, 'Continue');
      await page.keyboard.press('Enter');
      const next = page.locator('.choices button, .turn .points').first();
      const points = page.locator('.turn .points');
      let choices = 0;
      for (; ; choices += 1) {
        await next.waitFor({ state: 'attached' });
        if ((await points.count()) > 0) break;
        await takenByKeys(page);
      }
      console.log(`by keys alone: ${choices} choices`);
      expect(await page.locator(':focus').textContent()).toBe('The game is over.');
      await tabTo(page, 'Replay this game');
      await page.keyboard.press('Enter');
      await page.getByRole('slider').waitFor();
      await page.keyboard.press('End');
      expect((await totals(page)).length).toBe(2);
    }));

  test('every map is played, and closed choices say why', () =>
    site.visit('#/play', async (page) => {
      for (const map of mapIds()) {
        await start(page, map, ['person', 'planner']);
        await press(page, 'Play Senator');
        expect(await heading(page)).toBe('Livia may buy 2 cards');
        for (const text of await page.locator('.choices button:disabled').allTextContents()) {
          expect(text).toMatch(/\.$/);
        }
        await press(page, 'New game');
      }
      // A small Ionium.
      await page.getByLabel('Map').selectOption('ionium');
      await page.getByText('Provinces to leave out').click();
      for (const name of ['Campania', 'Calabria', 'Sicilia']) {
        await page.getByRole('checkbox', { name }).check();
      }
      await start(page, 'ionium', ['person', 'planner']);
      const { options } = JSON.parse(await savedText(page));
      expect(options.omitProvinces.toSorted()).toEqual(['calabria', 'campania', 'sicilia']);
    }));

  test('on a phone a game goes to its end', () =>
    site.visit(
      '#/play',
      async (page) => {
        await expectTappable(page);
        await start(page, 'hellas', ['person', 'person', 'random']);
        await expectTappable(page);
        await clicked(page, 20);
        await expectTappable(page);
        await expectAccessible(page);
        await press(page, 'New game');
        await load(page, JSON.stringify(NEARLY_OVER));
        await clicked(page);
        expect(await heading(page)).toBe('The game is over.');
        await expectTappable(page);
        await expectAccessible(page);
        const log = JSON.parse(await savedText(page));
        expect(finalScores(replay(log)).players.map(({ total }) => total)).toEqual(
          await totals(page),
        );
      },
      PHONE,
    ));
});
