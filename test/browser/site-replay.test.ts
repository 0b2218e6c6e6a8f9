/** The page Replay of the site: a log step by step, by clicks, by keys and on a phone. */
import { readFileSync } from 'node:fs';
import type { Page } from 'playwright-core';
import { beforeAll, describe, expect, test } from 'vitest';
import {
  formatLog,
  type GameLog,
  parseLog,
  readLog,
  recordGame,
  validateLog,
  validPrefix,
} from '../../src/index';
import { ROOT } from '../readme/markdown';
import {
  expectAccessible,
  expectTappable,
  openSite,
  PHONE,
  tabTo,
  type VisitedSite,
  withoutChromium,
} from './site-built';

function exampleText(name: string): string {
  return readFileSync(`${ROOT}docs/examples/${name}.json`, 'utf8');
}

describe.skipIf(withoutChromium())('Replay in Chromium', () => {
  let site: VisitedSite;

  beforeAll(async () => {
    site = await openSite();
  }, 120_000);

  async function openExample(page: Page, name: string): Promise<void> {
    await page.getByRole('button', { name, exact: true }).click();
    await page.getByRole('slider').waitFor();
  }

  function totals(page: Page): Promise<readonly number[]> {
    return page
      .locator('tr.total td')
      .allTextContents()
      .then((cells) => cells.map(Number));
  }

  const sentence = (page: Page): Promise<string | null> =>
    page.locator('.moment .sentence').first().textContent();
  const press = (page: Page, name: string): Promise<void> =>
    page.getByRole('button', { name, exact: true }).click();

  test('a game is gone through by clicks, and ends with the scores of its log', () =>
    site.visit('#/replay', async (page) => {
      const { scores = [], actions } = readLog(JSON.parse(exampleText('corsica-2')));
      await openExample(page, 'Corsica, 2 players');
      expect(await sentence(page)).toBe('The game is set up.');
      expect(await page.getByRole('button', { name: 'Back', exact: true }).isDisabled()).toBe(true);
      await press(page, 'Forward');
      // Livia begins with a card of her first hand.
      expect(await sentence(page)).toMatch(
        /^Livia: Play (Tribune|Architect|Prefect|Mercator|Diplomat|Senator)$/,
      );
      await press(page, 'Next turn');
      await press(page, 'Back');
      await press(page, 'Turn before');
      expect(await page.getByLabel('Turn', { exact: true }).inputValue()).toBe('1');
      await press(page, 'Last');
      expect(await page.getByRole('slider').inputValue()).toBe(`${actions.length}`);
      expect(await totals(page)).toEqual(scores);
      expect(await page.locator('.moment').textContent()).toContain('The game is over.');
      await expectAccessible(page);
      await press(page, 'First');
      await page.getByLabel('Turn', { exact: true }).fill('3');
      await page.keyboard.press('Enter');
      expect(await page.getByRole('slider').getAttribute('aria-valuetext')).toMatch(/, turn 3$/);
      await page.locator('.actions button').last().click();
      expect(await page.locator('.actions [aria-current]').count()).toBe(1);
    }));

  test('it plays by itself, and stops', () =>
    site.visit('#/replay', async (page) => {
      await openExample(page, 'Italia, 3 players');
      await press(page, 'Play');
      await page.getByText('Action 1 of').waitFor();
      await press(page, 'Pause');
      expect(await page.getByRole('button', { name: 'Play', exact: true }).count()).toBe(1);
    }));

  test('keys alone do it all', () =>
    site.visit('#/replay', async (page) => {
      const { scores = [] } = readLog(JSON.parse(exampleText('imperium-2')));
      await tabTo(page, 'Imperium, 2 players');
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
      expect(await totals(page)).toEqual(scores);
      await page.keyboard.press('Home');
      expect(await slider.inputValue()).toBe('0');
      await tabTo(page, 'Forward');
      await page.keyboard.press('Enter');
      expect(await slider.inputValue()).toBe('1');
      await tabTo(page, /^Action 1 of/);
      await page.keyboard.press('End');
      expect(await totals(page)).toEqual(scores);
    }));

  test('the plot has its figures: totals, and what they are made of', () =>
    site.visit('#/replay', async (page) => {
      const { scores = [] } = readLog(JSON.parse(exampleText('hellas-3')));
      await openExample(page, 'Hellas, 3 players');
      await page.getByText('The figures as a table').click();
      const lastRow = async () => {
        const cells = await page
          .locator('.figures tbody tr')
          .last()
          .locator('td')
          .allTextContents();
        return cells.map(Number);
      };
      expect(await lastRow()).toEqual(scores);
      for (const [seat, total] of scores.entries()) {
        await page.getByLabel('Whose').selectOption(`${seat}`);
        const row = await lastRow();
        expect(row.at(-1)).toBe(total);
        expect(row.slice(0, -1).reduce((sum, points) => sum + points, 0)).toBe(total);
      }
      await expectAccessible(page);
      const box = await page.locator('.curves svg').boundingBox();
      await page.locator('.curves svg').click({ position: { x: (box?.width ?? 0) - 15, y: 100 } });
      expect(await totals(page)).toEqual(scores);
    }));

  test('a wrong log is shown as far as it is right, with the fault', () =>
    site.visit('#/replay', async (page) => {
      const result = validateLog(JSON.parse(exampleText('imperium-4-broken')));
      if (result.ok) throw new Error('It is not broken.');
      await openExample(page, 'Imperium, 4 players, broken');
      const told = await page.getByRole('alert').textContent();
      expect(told).toContain(`Action ${result.index + 1} is wrong`);
      expect(told).toContain(result.error.message);
      await press(page, 'Show the table there');
      expect(await page.getByRole('slider').inputValue()).toBe(`${result.index}`);
      await expectAccessible(page);
    }));

  async function choose(page: Page, text: string): Promise<void> {
    const buffer = Buffer.from(text);
    const file = { name: 'game.json', mimeType: 'application/json', buffer };
    await page.locator('input[type=file]').first().setInputFiles(file);
  }

  test('a file is chosen; one that is no log gets a sentence', () =>
    site.visit('#/replay', async (page) => {
      for (const [text, told] of [
        ['', /nothing/],
        ['Livia plays', /Line 1, column 1/],
        ['[1, 2]', /expected an object/],
        ['{"a":', /not whole JSON/],
        ['{}', /Not a valid game log/],
        ['{"format":"concordia-log","version":1}', /log has version 1/],
      ] as const) {
        await choose(page, text);
        await page.getByRole('alert').getByText(told).waitFor();
      }
      const wrongScores = {
        ...JSON.parse(exampleText('corsica-2')),
        scores: [1, 2],
      } satisfies Partial<GameLog>;
      await choose(page, JSON.stringify(wrongScores));
      await page.getByRole('slider').waitFor();
      expect(await page.getByRole('alert').textContent()).toContain(
        'All actions are legal, but the recorded scores',
      );
      // A game in words.
      await page.getByText('Another game').click();
      const log = validPrefix(JSON.parse(exampleText('italia-3')));
      await choose(page, formatLog(log));
      await page.getByText(`Action 0 of ${log.actions.length}`).waitFor();
      await press(page, 'Last');
      expect(await totals(page)).toEqual(log.scores);
      // A game that has only just begun.
      await page.getByText('Another game').click();
      await choose(page, JSON.stringify(recordGame({ map: 'roma', players: 5, seed: 'ludi' }, [])));
      await page.getByText('Action 0 of 0').waitFor();
      expect(await page.getByRole('alert').count()).toBe(0);
    }));

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

    test('comments, clocks and corrections stand where they happened', () =>
      site.visit('#/replay', async (page) => {
        await choose(page, TOLD);
        await page.getByRole('slider').waitFor();
        const moment = page.locator('.moment');
        expect(await moment.textContent()).toContain('A game at home.');
        expect(await moment.textContent()).not.toContain('Correct');
        await press(page, 'Next turn');
        const told = await moment.textContent();
        expect(told).toContain('Livia has 0:12:30 left.');
        expect(told).toContain('early to the island');
        expect(await moment.locator('.correction li').allTextContents()).toEqual([
          'Gaius has the Praefectus Magnus now',
          'The marker of Corsica shows its coins now',
        ]);
        // Gaius holds it from here on.
        expect(await page.locator('.players > li').nth(1).textContent()).toContain(
          'Praefectus Magnus',
        );
        await expectAccessible(page);
        const listed = await page.locator('.actions [aria-current]').textContent();
        expect(listed).toMatch(/comment, correction$/);
        await press(page, 'Forward');
        expect(await moment.locator('.correction').count()).toBe(0);
      }));

    test('variations are unfolded, and change nothing', () =>
      site.visit(
        '#/replay',
        async (page) => {
          await choose(page, TOLD);
          await page.getByRole('slider').waitFor();
          await press(page, 'Forward');
          const before = await totals(page);
          const others = page.locator('.others').first();
          await others.getByText('What might have been played instead:').waitFor();
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
          expect(await totals(page)).toEqual(before);
          await press(page, 'Forward');
          expect(await others.count()).toBe(0);
        },
        PHONE,
      ));

    test('an impossible correction ends the replay before it', () =>
      site.visit('#/replay', async (page) => {
        const { corrections: _corrections, ...log } = parseLog(TOLD);
        const changes = [{ type: 'house', seat: 0, city: 'olbia', built: true }] as const;
        const wrong = { ...log, corrections: [{ after: log.actions.length, changes }] };
        await choose(page, JSON.stringify(wrong));
        await page.getByRole('slider').waitFor();
        expect(await page.getByRole('alert').textContent()).toContain(
          `The correction after action ${log.actions.length} is impossible`,
        );
      }));
  });

  test('on a phone everything has room, and is large enough for a finger', () =>
    site.visit(
      '#/replay',
      async (page) => {
        await expectTappable(page);
        await openExample(page, 'Ionium, teams, 4 players');
        await press(page, 'Last');
        expect(await totals(page)).toEqual(
          readLog(JSON.parse(exampleText('ionium-teams-4'))).scores,
        );
        await expectTappable(page);
        await expectAccessible(page);
      },
      PHONE,
    ));
});
