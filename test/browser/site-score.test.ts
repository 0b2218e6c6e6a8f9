/** The page Score of docs/site: games of cardboard, counted by taps, step by step. */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import type { BrowserContextOptions, Page } from 'playwright-core';
import { beforeAll, describe, expect, test } from 'vitest';
import { parse } from 'yaml';
import { page as pageOf } from '../readme/markdown';
import {
  expectAccessible,
  expectTappable,
  openSite,
  PHONE,
  tabTo,
  type VisitedSite,
  withoutChromium,
} from './site-built';

const SMALL: BrowserContextOptions = { ...PHONE, viewport: { width: 360, height: 740 } };
const STEPS = ['Game', 'Cards', 'Houses', 'Rest', 'Result'] as const;

describe.skipIf(withoutChromium())('Score', () => {
  let site: VisitedSite;

  beforeAll(async () => {
    site = await openSite();
  }, 120_000);

  const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });

  async function go(page: Page, step: (typeof STEPS)[number]): Promise<void> {
    await page.locator('.steps').getByRole('button', { name: step, exact: true }).click();
    if (step === 'Result') await page.locator('.sheet-points').waitFor();
  }

  const players = (page: Page, count: number) =>
    page
      .locator('.counts')
      .getByRole('button')
      .nth(count - 1)
      .click();

  const brush = (page: Page, seat: number) => page.locator('.seats button').nth(seat).click();

  /** What the bar shows in every step. */
  async function totals(page: Page): Promise<readonly number[]> {
    const shown = await page.locator('.seats strong').allTextContents();
    return shown.map(Number);
  }

  /** Clicks or taps so often. */
  async function more(page: Page, name: string, times: number): Promise<void> {
    for (let click = 0; click < times; click += 1) await button(page, `More: ${name}`).click();
  }

  /** A row of the table, such as `Jupiter`. */
  const row = (page: Page, god: string): Promise<readonly number[]> =>
    page
      .locator('.sheet-points tr', { has: page.getByRole('rowheader', { name: god, exact: true }) })
      .locator('td')
      .evaluateAll((cells) => cells.map((cell) => Number(cell.textContent)));

  const city = (page: Page, id: string) => page.locator(`.board circle[data-key="city:${id}"]`);

  /** The sheet of docs/examples/sheet-114.yaml, by its counts. */
  async function count114(page: Page): Promise<void> {
    const [player] = parse(pageOf('docs/examples/sheet-114.yaml')).players;
    await players(page, 1);
    await page.getByLabel('Map').selectOption('');
    await page.getByLabel('Name of player 1').fill(player.name);
    await go(page, 'Cards');
    await page.getByLabel('Count by god instead').check();
    // Of the starting hand some are there already.
    const first: Readonly<Record<string, number>> = {
      jupiter: 2,
      saturnus: 2,
      mercurius: 1,
      mars: 1,
      vesta: 1,
    };
    const { minerva, ...gods } = player.cards;
    for (const [god, count] of Object.entries<number>(gods)) {
      await more(page, god.charAt(0).toUpperCase() + god.slice(1), count - (first[god] ?? 0));
    }
    expect(minerva).toEqual(['farmer']);
    await button(page, 'Farmer').click();
    const titled = (good: string): string => good.charAt(0).toUpperCase() + good.slice(1);
    await go(page, 'Houses');
    for (const [good, count] of Object.entries<number>(player.houses.byGood)) {
      await more(page, `${titled(good)} cities`, count);
    }
    await more(page, 'Provinces', player.houses.provinces);
    await go(page, 'Rest');
    await button(page, `Colonists on the board: ${player.colonists}`).click();
    for (const digit of `${player.money}`) await button(page, `Sestertii: ${digit}`).click();
    for (const [good, count] of Object.entries<number>(player.goods)) {
      await button(page, `${titled(good)} in the storehouse: ${count}`).click();
    }
    await page.getByLabel(/^Concordia card/).check();
  }

  test('by counts: the example of the base rules has 114 points, that of Venus 134', () =>
    site.visit('#/score', async (page) => {
      await count114(page);
      expect(await totals(page)).toEqual([114]);
      await go(page, 'Game');
      await page.getByRole('combobox', { name: 'Cards', exact: true }).selectOption('venus');
      await go(page, 'Cards');
      await expectAccessible(page);
      await more(page, 'Venus', 2);
      await go(page, 'Houses');
      await more(page, 'With two or more houses', 5);
      await expectAccessible(page);
      expect(await totals(page)).toEqual([134]);
      await go(page, 'Result');
      expect(await row(page, 'Total')).toEqual([134]);
      expect(await page.locator('.hints').count()).toBe(0);
    }));

  /**
   * By hand, for two on Imperium. Livia builds in Novaria (wine) and Aquileia (cloth), both in Italia, and in
   * Vindobona (brick), in Germania; she buys an Architect (Jupiter) and the Weaver (Minerva), and has 12 sestertii.
   * Vesta 1 x 1 for 12 sestertii; Jupiter 3 x 2 houses that make no brick; Saturnus 2 x 2 provinces; Mercurius
   * 1 x 2 x 3 kinds; Mars 1 x 2 x 2 colonists; Minerva 5 for one house of cloth; Concordia 7. Gaius has colonists.
   */
  const LIVIA = {
    Vesta: 1,
    Jupiter: 6,
    Saturnus: 4,
    Mercurius: 6,
    Mars: 4,
    Minerva: 5,
    Concordia: 7,
  };
  const SUMS = [33, 4];

  async function build(page: Page, id: string, good: string): Promise<void> {
    await city(page, id).click();
    await page.locator('.asked').getByRole('button', { name: good, exact: true }).click();
  }

  async function countLivia(page: Page): Promise<void> {
    await players(page, 2);
    await page.getByLabel('Name of player 1').fill('Livia');
    await page.getByLabel('Name of player 2').fill('Gaius');
    const architect = () => page.locator('[data-card="architect-i"]').click();
    const weaver = () => page.locator('[data-card="weaver-ii"]').click();
    const twelve = async () => {
      await button(page, 'Sestertii: 1').click();
      await button(page, 'Sestertii: 2').click();
    };
    // A sum that grows: what each tap brings.
    const steps: readonly (readonly [(typeof STEPS)[number], () => Promise<void>, number])[] = [
      ['Houses', () => build(page, 'novaria', 'wine'), 4 + 2 + 2 + 2],
      ['Houses', () => build(page, 'vindobona', 'brick'), 4 + 2 + 4 + 4],
      ['Houses', () => build(page, 'aquileia', 'cloth'), 4 + 4 + 4 + 6],
      ['Cards', architect, 18 + 2],
      ['Cards', weaver, 20 + 5],
      ['Rest', twelve, 25 + 1],
      ['Rest', () => page.getByLabel(/^Concordia card/).check(), 26 + 7],
    ];
    for (const [step, tap, total] of steps) {
      await go(page, step);
      await tap();
      expect(await totals(page)).toEqual([total, 4]);
    }
  }

  test('by cards and cities: every tap counts, and every number says how it comes about', () =>
    site.visit('#/score', async (page) => {
      await countLivia(page);
      await go(page, 'Result');
      for (const [god, points] of Object.entries(LIVIA)) {
        expect((await row(page, god))[0], god).toBe(points);
      }
      expect(await page.locator('.winner').textContent()).toContain('Livia');
      const told = page.locator('.why [role="status"]');
      const lit = page.locator('.why .concordia-shape');
      for (const [cell, how, cities] of [
        ['Livia, Jupiter: 6', '3 cards × 2 houses outside brick cities', 2],
        ['Livia, Saturnus: 4', '2 cards × 2 provinces', 3],
        ['Livia, Mercurius: 6', '1 card × 6 (2 for each of 3 kinds of goods)', 3],
        ['Livia, Minerva: 5', 'Weaver: 1 house × 5', 1],
        ['Livia, Vesta: 1', '1 card × 1 (12 sestertii with all goods sold, divided by 10)', 0],
        ['Gaius, Mars: 4', '1 card × 4 (2 for each of 2 colonists)', 0],
        ['Livia, Concordia: 7', '1 card × 7', 0],
        ['Gaius, Concordia: 0', 'no card', 0],
        ['Livia, Total: 33', '1 + 6 + 4 + 6 + 4 + 5 + 7', 0],
      ] as const) {
        await button(page, cell).click();
        await expect.poll(() => told.textContent()).toContain(`${cell} = ${how}`);
        await expect.poll(() => lit.count()).toBe(cities);
      }
      await button(page, 'Livia, Jupiter: 6').click();
      await lit.first().waitFor();
      await expectAccessible(page);
    }));

  test('a good is asked once for each city, or given to one city after another; it can be put right', () =>
    site.visit('#/score', async (page) => {
      await players(page, 2);
      await go(page, 'Houses');
      const legend = page.locator('.asked legend');
      await city(page, 'novaria').click();
      expect(await legend.textContent()).toBe('What does Novaria make?');
      await button(page, 'wine').click();
      expect(await legend.textContent()).toBe('Good of the next cities');
      await brush(page, 1);
      // Two taps at once would zoom.
      await page.waitForTimeout(400);
      await city(page, 'novaria').click();
      expect(await legend.textContent()).toBe('Good of the next cities');
      // Mars 4; Jupiter 2 cards, Saturnus 2, Mercurius 1 x 2.
      expect(await totals(page)).toEqual([10, 10]);

      await button(page, 'tool').click();
      await city(page, 'aquileia').click();
      await city(page, 'vindobona').click();
      // Jupiter 2 x 3, Saturnus 2 x 2 provinces, Mercurius 2 x 2.
      expect(await totals(page)).toEqual([10, 4 + 6 + 4 + 4]);
      // Two houses of brick count nothing for Jupiter.
      for (const name of ['Aquileia', 'Vindobona']) {
        await page.locator('.houses').getByRole('button', { name }).click();
        expect(await legend.textContent()).toBe(`What does ${name} make?`);
        await button(page, 'brick').click();
      }
      expect(await totals(page)).toEqual([10, 4 + 2 + 4 + 4]);
      await page.locator('.houses').getByRole('button', { name: 'Novaria' }).click();
      await button(page, 'Remove the house in Novaria').click();
      expect(await totals(page)).toEqual([10, 4 + 0 + 4 + 2]);
      await city(page, 'vindobona').click();
      expect(await totals(page)).toEqual([10, 4 + 0 + 2 + 2]);
      await expectAccessible(page);
    }));

  test('the starting hand is there, and goes card by card; all that is left goes to one player', () =>
    site.visit('#/score', async (page) => {
      await players(page, 2);
      await go(page, 'Cards');
      const hand = page.locator('.deck').first().getByRole('button');
      expect(await hand.count()).toBe(7);
      expect(await page.locator('.deck').first().locator('[aria-pressed="true"]').count()).toBe(7);
      const tribune = page.locator('[data-card="tribune"]');
      // The card of Mars for two colonists.
      await tribune.click();
      expect(await totals(page)).toEqual([0, 4]);
      await tribune.click();
      expect(await totals(page)).toEqual([4, 4]);
      // One of two Prefects.
      await page.locator('[data-card="prefect"]').first().click();
      expect(await page.locator('[data-card="prefect"][aria-pressed="true"]').count()).toBe(1);
      await page.locator('[data-card="weaver-ii"]').click();
      await brush(page, 1);
      // Decks I and II have 15 cards.
      await button(page, 'The other 14 go to Player 2').click();
      expect(await page.locator('.the-rest').count()).toBe(0);
      expect(await page.locator('[data-card="weaver-ii"]').textContent()).toContain(
        'held by Player 1',
      );
      // Three cards of Mars for two colonists: one of the hand, the Colonists of I and II.
      expect(await totals(page)).toEqual([4, 12]);
    }));

  test('a card goes from one to another; each is there once', () =>
    site.visit('#/score', async (page) => {
      await go(page, 'Cards');
      const weaver = page.locator('[data-card="weaver-ii"]');
      await weaver.click();
      expect(await weaver.getAttribute('aria-pressed')).toBe('true');
      await brush(page, 1);
      expect(await weaver.textContent()).toContain('held by Player 1');
      await weaver.click();
      expect(await weaver.getAttribute('aria-pressed')).toBe('true');
      await brush(page, 0);
      expect(await weaver.getAttribute('aria-pressed')).toBe('false');
    }));

  test('undo takes back one field, whatever was typed in it', () =>
    site.visit('#/score', async (page) => {
      const name = page.getByLabel('Name of player 1');
      await name.press('End');
      await name.pressSequentially(' Livia');
      await page.getByLabel('Name of player 2').pressSequentially('Gaius ');
      await go(page, 'Rest');
      for (const digit of '1234') await button(page, `Sestertii: ${digit}`).click();
      expect(await page.getByRole('textbox', { name: 'Sestertii' }).inputValue()).toBe('1234');
      // Vesta: 123 for one card.
      expect((await totals(page))[0]).toBe(127);
      await button(page, 'Undo').click();
      expect((await totals(page))[0]).toBe(4);
      await button(page, 'Undo').click();
      await go(page, 'Game');
      expect(await page.getByLabel('Name of player 2').inputValue()).toBe('Player 2');
      expect(await name.inputValue()).toBe('Player 1 Livia');
      await button(page, 'Undo').click();
      expect(await name.inputValue()).toBe('Player 1');
      expect(await button(page, 'Undo').isDisabled()).toBe(true);
    }));

  test('undo goes on over a reload; what another tab has written meanwhile is a step, too', () =>
    site.visit('#/score', async (page) => {
      const [name, undo] = [page.getByLabel('Name of player 1'), button(page, 'Undo')];
      const reloaded = async () => {
        await page.reload();
        await page.locator('.steps').waitFor();
      };
      await players(page, 2);
      await name.fill('Livia');
      await go(page, 'Rest');
      for (const digit of '12') await button(page, `Sestertii: ${digit}`).click();
      await page.getByLabel(/^Concordia card/).check();
      // Mars 4, Vesta 1, Concordia 7.
      expect(await totals(page)).toEqual([12, 4]);
      await reloaded();
      await undo.click();
      await expect.poll(() => totals(page)).toEqual([5, 4]);
      await reloaded();
      await undo.click();
      await expect.poll(() => totals(page)).toEqual([4, 4]);
      await undo.click();
      await go(page, 'Game');
      await expect.poll(() => name.inputValue()).toBe('Player 1');
      await name.fill('Flavia');
      // As another tab would, while this one is closed.
      await page.evaluate(() => {
        const key = Object.keys(localStorage).find((one) => /^concordia-rules sheet /.test(one));
        const text = localStorage.getItem(key ?? '') ?? '';
        localStorage.setItem(key ?? '', text.replaceAll('Flavia', 'Claudia'));
      });
      await reloaded();
      expect(await name.inputValue()).toBe('Claudia');
      await undo.click();
      await expect.poll(() => name.inputValue()).toBe('Flavia');
      await undo.click();
      await expect.poll(() => name.inputValue()).toBe('Player 1');
      await undo.click();
      await expect.poll(() => page.locator('.seats strong').count()).toBe(4);
      expect(await undo.isDisabled()).toBe(true);
    }));

  test('what is kept for undo has bounds; ruined, it does no harm', () =>
    site.visit('#/score', async (page) => {
      const [name, undo] = [page.getByLabel('Name of player 1'), button(page, 'Undo')];
      const kept = () =>
        page.evaluate(() => sessionStorage.getItem('concordia-rules:score:steps') ?? '');
      const other = page.getByLabel('Name of player 2');
      for (let change = 0; change < 60; change += 1) {
        await name.fill(`${change}`);
        await other.fill(`a${change}`);
      }
      const { texts, ...rest } = JSON.parse(await kept());
      expect(texts).toHaveLength(100);
      const ruined = ['{"a":', '7', '{}', { ...rest, texts: ['{', 7, texts[99]] }];
      for (const text of ruined) {
        await page.evaluate(
          (one) => sessionStorage.setItem('concordia-rules:score:steps', one),
          typeof text === 'string' ? text : JSON.stringify(text),
        );
        await page.reload();
        await page.locator('.steps').waitFor();
        expect(await undo.isDisabled()).toBe(typeof text === 'string');
        expect(await other.inputValue()).toBe('a59');
      }
      await undo.click();
      await expect.poll(() => other.inputValue()).toBe('a58');
      await undo.click();
      await expect.poll(() => undo.isDisabled()).toBe(true);
      expect(await other.inputValue()).toBe('a58');
    }));

  test('what contradicts itself is a hint, and the rest still counts', () =>
    site.visit('#/score', async (page) => {
      await countLivia(page);
      await go(page, 'Rest');
      await page.getByRole('textbox', { name: 'Brick in the storehouse' }).fill('20');
      await go(page, 'Result');
      const hints = page.locator('.hints');
      await expect
        .poll(() => hints.textContent())
        .toContain('Livia: the colonists leave room for 8 goods, not for 20.');
      expect(await totals(page)).toEqual(SUMS);
      await button(page, 'Undo').click();
      await go(page, 'Game');
      await page.getByLabel('Name of player 2').fill('Livia');
      await go(page, 'Result');
      expect(await hints.textContent()).toContain('two players are called Livia');
      await expectAccessible(page);
      expect(await totals(page)).toEqual(SUMS);
      await go(page, 'Game');
      await page.getByLabel('Name of player 2').fill('');
      await go(page, 'Houses');
      await city(page, 'londinium').click();
      await go(page, 'Result');
      expect(await hints.textContent()).toContain('Say what Londinium makes');
      expect(await totals(page)).toEqual(SUMS);
    }));

  test('R-2.1: a wrong good is told beside the board and in the result, and a tap goes to its city', () =>
    site.visit(
      '#/score',
      async (page) => {
        await players(page, 2);
        await go(page, 'Houses');
        // Of letter C there is only one token of cloth.
        for (const id of ['attalia', 'cyrene']) {
          await city(page, id).click();
          await page.locator('.asked [data-good=cloth]').click();
        }
        const hint = page.locator('.beside .hints');
        await expect.poll(() => hint.textContent()).toContain('Attalia and Cyrene: 2 cities');
        await button(page, 'Go to Cyrene').click();
        await page.getByText('What does Cyrene make?').waitFor();
        await expectAccessible(page);
        await expectTappable(page);
        // Everybody sees it: the good is that of all houses there.
        await brush(page, 1);
        await button(page, 'Go to Cyrene').click();
        await page.getByText('What does Cyrene make?').waitFor();
        expect(await button(page, 'Remove the house in Cyrene').count()).toBe(0);
        await go(page, 'Result');
        await button(page, 'Go to Cyrene').click();
        await page.getByText('What does Cyrene make?').waitFor();
        await page.locator('.asked [data-good=food]').click();
        expect(await hint.count()).toBe(0);
        await go(page, 'Result');
        expect(await page.locator('.hints').textContent()).not.toContain('Cyrene');
      },
      SMALL,
    ));

  test('R-7.1: an intermediate scoring counts cards only; the bank pays two and one', () =>
    site.visit('#/score', async (page) => {
      await countLivia(page);
      await go(page, 'Game');
      await page.getByLabel('Intermediate scoring').check();
      expect(await totals(page)).toEqual([33 - 7, 4]);
      await go(page, 'Rest');
      expect(await page.getByLabel(/^Concordia card/).count()).toBe(0);
      await go(page, 'Result');
      expect(await row(page, 'Sestertii won')).toEqual([2, 1]);
    }));

  test('teams, salt and the forum can be counted', () =>
    site.visit('#/score', async (page) => {
      await page.getByLabel('Teams: partners sit opposite').check();
      await page.getByLabel('Salt').check();
      await page.getByLabel('Forum').check();
      expect(await page.getByRole('combobox', { name: 'Cards', exact: true }).isDisabled()).toBe(
        true,
      );
      await go(page, 'Rest');
      await button(page, 'Salt in the storehouse: 1').click();
      await button(page, 'Claudia Agrippina').click();
      await expectAccessible(page);
      await go(page, 'Result');
      // partners sit opposite.
      await page.getByText('Player 1 and Player 3:').waitFor();
      await go(page, 'Game');
      await players(page, 6);
      await page.getByLabel('Map').selectOption('');
      await go(page, 'Result');
      await page.getByText('Player 3 and Player 6:').waitFor();
      await go(page, 'Houses');
      await more(page, 'Wine cities', 2);
      await more(page, 'Provinces', 2);
      await more(page, 'Shared with the partner', 1);
      await brush(page, 3);
      await more(page, 'Food cities', 1);
      await more(page, 'Provinces', 1);
      expect(
        await page.getByRole('textbox', { name: 'Shared with the partner' }).inputValue(),
      ).toBe('1');
      await go(page, 'Result');
      // a Venus card counts a shared province. The first hand of the first seat has a Legatus for it.
      expect((await row(page, 'Venus')).slice(0, 4)).toEqual([1, 0, 0, 1]);
    }));

  test('Ionium: the province Sparta is not the city, and Rhodos neither', () =>
    site.visit('#/score', async (page) => {
      await page.getByLabel('Map').selectOption('Ionium');
      await go(page, 'Houses');
      await city(page, 'sparta').waitFor();
      for (const id of ['sparta', 'rhodos']) {
        const far = await page.evaluate((name) => {
          const cities = [...document.querySelectorAll('.board circle[data-key^="city:"]')].map(
            (circle) => circle.getBoundingClientRect(),
          );
          const area = document.querySelector(`.board [data-key="province:${name}"]`);
          const box = area?.getBoundingClientRect() ?? new DOMRect();
          for (let x = box.left; x < box.right; x += 4) {
            for (let y = box.top; y < box.bottom; y += 4) {
              const hit = document.elementFromPoint(x, y)?.closest('[data-kind="province"]');
              const isFree = cities.every(
                (one) => Math.hypot(one.x + one.width / 2 - x, one.y + one.height / 2 - y) > 24,
              );
              if (isFree && hit?.getAttribute('data-key') === `province:${name}`) return { x, y };
            }
          }
          return undefined;
        }, id);
        if (far === undefined) throw new Error(`no room in the province ${id}`);
        await page.mouse.click(far.x, far.y);
        expect(await page.locator('.houses button').count()).toBe(0);
      }
      await city(page, 'sparta').click();
      expect(await page.locator('.asked legend').textContent()).toBe('What does Sparta make?');
    }));

  test('a phone: every step fits the screen, and the bar has everybody in one row', () =>
    site.visit(
      '#/score',
      async (page) => {
        for (const count of [4, 6]) {
          await go(page, 'Game');
          await players(page, count);
          for (const step of STEPS) {
            await go(page, step);
            if (step === 'Houses') await city(page, 'novaria').waitFor();
            const { tops, hidden, below } = await page.evaluate(() => {
              const boxes = [...document.querySelectorAll('.seats button')].map((one) =>
                one.getBoundingClientRect(),
              );
              const board = document.querySelector('.board-picture')?.getBoundingClientRect();
              return {
                tops: new Set(boxes.map(({ top }) => top)).size,
                hidden: boxes.filter(({ right, left }) => right > innerWidth || left < 0).length,
                below: [
                  document.documentElement.scrollHeight - innerHeight,
                  board === undefined ? 0 : Math.max(0, (boxes[0]?.bottom ?? 0) - board.top),
                ],
              };
            });
            expect([tops, hidden, ...below], step).toEqual([1, 0, 0, 0]);
            await expectTappable(page);
          }
        }
      },
      SMALL,
    ));

  test('a desktop: every name on a board can be read, and the goods stay beside it', () =>
    site.visit(
      '#/score',
      async (page) => {
        for (const map of ['aegyptus', 'germania', 'roma']) {
          await go(page, 'Game');
          await page.getByLabel('Map').selectOption(map);
          await go(page, 'Houses');
          await page.locator('.board svg .concordia-open').first().waitFor({ state: 'attached' });
          const smallest = () =>
            page.evaluate(() =>
              Math.min(
                ...[...document.querySelectorAll<SVGTextElement>('.on-board svg text')]
                  // Not the numbers of seats.
                  .filter(({ textContent }) => /[a-z]{3}/.test(textContent ?? ''))
                  .map(
                    (text) =>
                      parseFloat(getComputedStyle(text).fontSize) * (text.getScreenCTM()?.a ?? 0),
                  ),
              ),
            );
          await expect.poll(smallest, { message: map }).toBeGreaterThanOrEqual(10.95);
          await page.locator('.step').evaluate((step) => step.scrollTo(0, step.scrollHeight));
          await page.locator('.asked [data-good="wine"]').click({ trial: true });
        }
      },
      { viewport: { width: 1440, height: 900 } },
    ));

  test('a phone: a tap beside a city means it; every step is accessible', () =>
    site.visit(
      '#/score',
      async (page) => {
        await players(page, 2);
        await go(page, 'Houses');
        const { x, y, width, height } = (await city(page, 'sirmium').boundingBox()) ?? {
          x: 0,
          y: 0,
          width: 0,
          height: 0,
        };
        await page.touchscreen.tap(x + width / 2 - 9, y + height / 2 - 6);
        await button(page, 'wine').tap();
        // Mars 4; Jupiter 2 cards, Saturnus 2, Mercurius 1 x 2.
        expect(await totals(page)).toEqual([10, 4]);
        for (const step of STEPS) {
          await go(page, step);
          await expectAccessible(page);
        }
      },
      SMALL,
    ));

  test('by keyboard alone: cards, cities and numbers', () =>
    site.visit('#/score', async (page) => {
      const { keyboard } = page;
      const step = async (name: string) => {
        await tabTo(page, name);
        await keyboard.press('Enter');
      };
      await page.locator('.seats').waitFor();
      await tabTo(page, /^Map/);
      expect(await page.locator(':focus').inputValue()).toBe('imperium');
      await step('Cards');
      await expect.poll(() => page.locator(':focus').textContent()).toBe('Cards of Player 1');
      await tabTo(page, /^Mason Minerva/);
      await tabTo(page, /^Architect Jupiter/);
      await keyboard.press('Space');
      await step('Houses');
      await page.locator('.board circle').first().waitFor();
      await tabTo(page, /^Vindobona – A/);
      // Aquileia lies south of it.
      await keyboard.press('ArrowDown');
      await keyboard.press('Enter');
      // Still on the city, whose name now tells the house.
      expect(await page.locator(':focus').getAttribute('data-key')).toBe('city:aquileia');
      await tabTo(page, 'cloth');
      await keyboard.press('Enter');
      // Mars 4; Jupiter 3 cards, Saturnus 2, Mercurius 2.
      expect((await totals(page))[0]).toBe(11);
      await step('Rest');
      await tabTo(page, 'Sestertii');
      await keyboard.type('25');
      expect((await totals(page))[0]).toBe(13);
      await tabTo(page, /^Concordia card/);
      await keyboard.press('Space');
      expect((await totals(page))[0]).toBe(20);
      await step('Result');
      await page.locator('.sheet-points').waitFor();
      await tabTo(page, /^Player 1, Jupiter: 3/);
      await keyboard.press('Enter');
      await page.locator('.why').waitFor();
    }));

  test('the screen stays on while somebody counts, and no longer', () =>
    site.visit(
      '#/score',
      async (page) => {
        await page.addInitScript(() => {
          const calls: string[] = [];
          Object.assign(window, { calls });
          const wakeLock = {
            request: async (kind: string) => {
              calls.push(kind);
              return { release: async () => void calls.push('released') };
            },
          };
          Object.defineProperty(navigator, 'wakeLock', { value: wakeLock });
        });
        await page.reload();
        const calls = (): Promise<unknown> => page.evaluate('calls');
        await expect.poll(calls).toEqual(['screen']);
        await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')));
        await expect.poll(calls).toEqual(['screen', 'screen']);
        await page.evaluate(() => {
          location.hash = '#/';
        });
        await expect.poll(calls).toEqual(['screen', 'screen', 'released']);
      },
      PHONE,
    ));

  test('in another language: names, steps, hints and what a number comes from', () =>
    site.visit('?language=de#/score', async (page) => {
      await players(page, 1);
      await page.locator('.steps').getByRole('button', { name: 'Karten', exact: true }).click();
      await page.locator('[data-card="mason-i"]', { hasText: 'Maurer' }).click();
      await page.locator('[data-card="tribune"]').click();
      await page.locator('.steps').getByRole('button', { name: 'Häuser', exact: true }).click();
      const route = page.locator('.on-board [data-key="route:land:novaria~roma"][role="button"]');
      await expect.poll(() => route.getAttribute('aria-label')).toBe('Novaria–Roma (zu Land)');
      await page.locator('.steps').getByRole('button', { name: 'Ergebnis', exact: true }).click();
      await expect.poll(() => page.locator('.hints').textContent()).toContain('Spieler 1');
      expect(await page.locator('.hints').textContent()).toContain('Tribun');
      await button(page, 'Spieler 1, Minerva: 0').click();
      await expect.poll(() => page.locator('.why').textContent()).toContain('Maurer: 0 Häuser × 3');
    }));

  test('a map that cannot be loaded: a sentence in the language of the site, and the sheet stays', () =>
    site.visit('?language=de#/score', async (page) => {
      // As it is without a network, but for what the browser itself says of it.
      const body = 'throw new TypeError("cut off")';
      await page.route('**/map-roma-*.js', (route) =>
        route.fulfill({ contentType: 'text/javascript', body }),
      );
      await page.getByLabel('Spielplan').selectOption('roma');
      await expect
        .poll(() => page.locator('.fault > p').allTextContents())
        .toEqual([
          'Das konnte nicht geladen werden. Ohne Netz lässt sich nur zeigen, was auf diesem Gerät schon gespeichert ist.',
        ]);
      expect(await page.getByLabel('Spielplan').inputValue()).toBe('imperium');
      await page.unrouteAll();
    }));

  test.each(['en-GB', 'de-DE'])(
    'at most 90 kB, gzipped, are loaded before one can tap, whatever the language: %s',
    (locale) =>
      site.visit(
        '',
        async (page) => {
          const loaded = new Set<string>();
          page.on('response', (response) => loaded.add(new URL(response.url()).pathname));
          await page.goto(`${site.url}#/score`);
          await page.reload();
          await page.locator('.steps').waitFor();
          const weightOf = (name: string): number =>
            gzipSync(readFileSync(join(site.folder, name)), { level: 9 }).length;
          const names = [...loaded]
            .map((path) => path.split('/concordia-rules/')[1] || 'index.html')
            .filter((name) => /\.(?:html|js|css)$/.test(name));
          const ofTexts = /^assets\/(?:en|de|fr|ja|nl|pl)-/;
          // The texts of one language alone; any other has its own in their place.
          expect(names.filter((name) => ofTexts.test(name))).toHaveLength(1);
          const others = names.filter((name) => !ofTexts.test(name));
          const texts = readdirSync(join(site.folder, 'assets'))
            .map((name) => `assets/${name}`)
            .filter((name) => ofTexts.test(name));
          expect(texts).toHaveLength(6);
          const sum =
            others.map(weightOf).reduce((all, weight) => all + weight, 0) +
            Math.max(...texts.map(weightOf));
          console.info(`Score loads at most ${(sum / 1000).toFixed(1)} kB before one can tap.`);
          expect(sum).toBeGreaterThan(30_000);
          expect(sum).toBeLessThanOrEqual(90_000);
        },
        { locale },
      ),
  );
});
