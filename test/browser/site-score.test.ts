/** The page Score of docs/site: games of cardboard, counted by taps. */
import { readFileSync } from 'node:fs';
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

const CLIPBOARD: BrowserContextOptions = { permissions: ['clipboard-read', 'clipboard-write'] };

describe.skipIf(withoutChromium())('Score', () => {
  let site: VisitedSite;

  beforeAll(async () => {
    site = await openSite();
  }, 120_000);

  const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });

  /** What stands beside each name. */
  const totals = (page: Page): Promise<readonly number[]> =>
    page
      .locator('.points .total td')
      .evaluateAll((cells) => cells.map((cell) => Number(cell.textContent)));

  /** Clicks or taps so often. */
  async function more(page: Page, name: string, times: number): Promise<void> {
    for (let click = 0; click < times; click += 1) await button(page, `More: ${name}`).click();
  }

  /** A row of the table, such as `Jupiter`. */
  const row = (page: Page, god: string): Promise<readonly number[]> =>
    page
      .locator('.points tr', { has: page.getByRole('rowheader', { name: god, exact: true }) })
      .locator('td')
      .evaluateAll((cells) => cells.map((cell) => Number(cell.textContent)));

  /** The sheet of docs/examples/sheet-114.yaml, by its counts. */
  async function count114(page: Page): Promise<void> {
    const [player] = parse(pageOf('docs/examples/sheet-114.yaml')).players;
    await page.getByLabel('Players').selectOption('1');
    await page.getByLabel('Map').selectOption('');
    await page.getByLabel('Name of player 1').fill(player.name);
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
    for (const [good, count] of Object.entries<number>(player.houses.byGood)) {
      await more(page, `${titled(good)} cities`, count);
    }
    await more(page, 'Provinces', player.houses.provinces);
    await more(page, 'Colonists on the board', player.colonists - 2);
    await more(page, 'Sestertii', player.money);
    for (const [good, count] of Object.entries<number>(player.goods)) {
      await more(page, `${titled(good)} in the storehouse`, count);
    }
    await page.getByLabel('Has the Concordia card').check();
  }

  test('by counts: the example of the base rules has 114 points, that of Venus 134', () =>
    site.visit('#/score', async (page) => {
      await count114(page);
      expect(await totals(page)).toEqual([114]);
      expect(await page.locator('.hints').count()).toBe(0);
      await expectAccessible(page);
      await page.getByRole('combobox', { name: 'Cards', exact: true }).selectOption('venus');
      await more(page, 'Venus', 2);
      await more(page, 'With two or more houses', 5);
      expect(await totals(page)).toEqual([134]);
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

  async function build(page: Page, city: string, good: string): Promise<void> {
    await page.locator(`.board [data-id="${city}"]`).click();
    await button(page, good).click();
  }

  async function countLivia(page: Page): Promise<void> {
    await page.getByLabel('Players').selectOption('2');
    await page.getByLabel('Name of player 1').fill('Livia');
    await page.getByLabel('Name of player 2').fill('Gaius');
    // A sum that grows: what each tap brings.
    const steps: readonly (readonly [tap: () => Promise<void>, total: number])[] = [
      [() => build(page, 'novaria', 'wine'), 4 + 2 + 2 + 2],
      [() => build(page, 'vindobona', 'brick'), 4 + 2 + 4 + 4],
      [() => build(page, 'aquileia', 'cloth'), 4 + 4 + 4 + 6],
      [() => button(page, 'Architect Jupiter').first().click(), 18 + 2],
      [() => button(page, 'Weaver Minerva').click(), 20 + 5],
      [() => more(page, 'Sestertii', 12), 25 + 1],
      [() => page.getByLabel('Has the Concordia card').check(), 26 + 7],
    ];
    for (const [tap, total] of steps) {
      await tap();
      expect(await totals(page)).toEqual([total, 4]);
    }
  }

  test('by cards and cities: every tap counts; a link, a text and a file keep it', () =>
    site.visit(
      '#/score',
      async (page) => {
        await countLivia(page);
        for (const [god, points] of Object.entries(LIVIA)) {
          expect((await row(page, god))[0], god).toBe(points);
        }
        expect(await page.locator('.winner').textContent()).toBe('Winner: Livia');
        await expectAccessible(page);

        await button(page, 'Copy as text').click();
        await page.getByText('Result copied.').waitFor();
        const text = await page.evaluate(() => navigator.clipboard.readText());
        expect(text).toBe('Concordia: Result – Imperium\n1. Livia: 33\n2. Gaius: 4');

        const saving = page.waitForEvent('download');
        await button(page, 'Save the sheet').click();
        const saved = readFileSync(await (await saving).path(), 'utf8');
        expect(JSON.parse(saved).players[0].houses).toEqual(['novaria', 'vindobona', 'aquileia']);

        await page.reload();
        await page.locator('.points').waitFor();
        expect(await totals(page)).toEqual(SUMS);

        await button(page, 'Share as a link').click();
        const link = await page.getByLabel('The link').inputValue();
        expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(link);

        await button(page, 'New sheet').click();
        expect(await totals(page)).toEqual([4, 4]);
        await button(page, 'Undo').click();
        expect(await totals(page)).toEqual(SUMS);
        await button(page, 'New sheet').click();

        // The link shows the same, and leaves one's own sheet alone until it is wanted.
        await page.goto(link);
        await page.locator('.points').waitFor();
        expect(await totals(page)).toEqual(SUMS);
        await expectAccessible(page);
        await page.getByRole('link', { name: 'Go to my own sheet' }).click();
        await page.locator('.seats').waitFor();
        expect(await totals(page)).toEqual([4, 4]);
        await page.goBack();
        await button(page, 'Replace my own sheet with it').click();
        await page.locator('.seats').waitFor();
        expect(await totals(page)).toEqual(SUMS);

        await button(page, 'New sheet').click();
        await page.locator('input[type=file]').setInputFiles({
          name: 'sheet.json',
          mimeType: 'application/json',
          buffer: Buffer.from(saved),
        });
        await expect.poll(() => totals(page)).toEqual(SUMS);
      },
      CLIPBOARD,
    ));

  test('what contradicts itself is a hint, and the rest still counts', () =>
    site.visit('#/score', async (page) => {
      await countLivia(page);
      await page.getByRole('textbox', { name: 'Brick in the storehouse' }).fill('20');
      const hints = page.locator('.hints');
      expect(await hints.textContent()).toContain(
        'Livia: the colonists leave room for 8 goods, not for 20.',
      );
      expect(await totals(page)).toEqual(SUMS);
      await button(page, 'Undo').click();
      await page.getByLabel('Name of player 2').fill('Livia');
      expect(await hints.textContent()).toContain('two players are called Livia');
      expect(await totals(page)).toEqual(SUMS);
      await page.getByLabel('Name of player 2').fill('');
      expect(await hints.count()).toBe(0);
      await page.locator('.board [data-id="roma"]').click();
      await page.locator('.board [data-id="londinium"]').click();
      expect(await hints.textContent()).toContain('Say what one city with houses make');
      expect(await totals(page)).toEqual(SUMS);
      await expectAccessible(page);
    }));

  test('a card and a house go from one to another; each card is there once', () =>
    site.visit('#/score', async (page) => {
      const weaver = page.getByRole('button', { name: /^Weaver/ });
      await weaver.click();
      expect(await weaver.getAttribute('aria-pressed')).toBe('true');
      await page.locator('.seats button').nth(1).click();
      expect(await weaver.textContent()).toContain('held by player 1');
      await weaver.click();
      expect(await weaver.getAttribute('aria-pressed')).toBe('true');
      await page.locator('.seats button').nth(0).click();
      expect(await weaver.getAttribute('aria-pressed')).toBe('false');
    }));

  test('R-7.1: an intermediate scoring counts cards only; the bank pays two and one', () =>
    site.visit('#/score', async (page) => {
      await countLivia(page);
      await page.getByLabel('Intermediate scoring').check();
      expect(await totals(page)).toEqual([33 - 7, 4]);
      expect(await row(page, 'Sestertii won')).toEqual([2, 1]);
      expect(await page.getByLabel('Has the Concordia card').count()).toBe(0);
    }));

  test('teams, salt and the forum can be counted', () =>
    site.visit('#/score', async (page) => {
      await page.getByLabel('Players').selectOption('4');
      await page.getByLabel('Teams: partners sit opposite').check();
      await page.getByLabel('Salt').check();
      await page.getByLabel('Forum').check();
      // partners sit opposite.
      await page.getByText('Player 1 and Player 3:').waitFor();
      await more(page, 'Salt in the storehouse', 1);
      await button(page, 'Claudia Agrippina').click();
      expect(await page.getByRole('combobox', { name: 'Cards', exact: true }).isDisabled()).toBe(
        true,
      );
      await expectAccessible(page);
      await page.getByLabel('Players').selectOption('6');
      await page.getByText('Player 3 and Player 6:').waitFor();
      await page.getByLabel('Map').selectOption('');
      await page.getByLabel('Count by god instead').check();
      await more(page, 'Wine cities', 2);
      await more(page, 'Provinces', 2);
      await more(page, 'Shared with the partner', 1);
      await page.locator('.seats button').nth(3).click();
      await more(page, 'Food cities', 1);
      await more(page, 'Provinces', 1);
      expect(
        await page.getByRole('textbox', { name: 'Shared with the partner' }).inputValue(),
      ).toBe('1');
      // a Venus card counts a shared province. The first hand of the first seat has a Legatus for it.
      expect((await row(page, 'Venus')).slice(0, 4)).toEqual([1, 0, 0, 1]);
    }));

  test('a link with a forged sheet, with none at all or with an unpacked one says so', async () => {
    // `[]` in base64 is no packed text.
    for (const fragment of ['AAAA', '%00', 'W10']) {
      await site.visit(`#/score/${fragment}`, async (page) => {
        expect(await page.getByRole('alert').textContent()).toContain('The link holds no sheet');
        if (fragment === 'AAAA') await expectAccessible(page);
        await page.getByRole('link', { name: 'Go to your own sheet' }).click();
        await page.locator('.seats').waitFor();
      });
    }
  });

  test('a file that is no sheet, and a storage that holds nonsense, do no harm', () =>
    site.visit('#/score', async (page) => {
      const open = (text: string): Promise<void> =>
        page.locator('input[type=file]').setInputFiles({
          name: 'sheet.json',
          mimeType: 'application/json',
          buffer: Buffer.from(text),
        });
      for (const [text, said] of [
        ['nothing', /The file is not JSON/],
        ['{"players":[]}', /Not a valid score sheet/],
        [
          '{"map":"utopia","players":[{"name":"L","cards":[],"houses":[],"colonists":2,"money":0,"goods":{}}]}',
          /utopia/,
        ],
      ] as const) {
        await open(text);
        await expect.poll(() => page.getByRole('alert').textContent()).toMatch(said);
      }
      for (const text of ['{', 'null', '{"sheet":{"players":1}}', '[1]']) {
        await page.evaluate((value) => localStorage.setItem('concordia-rules score', value), text);
        await page.reload();
        await page.locator('.seats').waitFor();
        expect(await totals(page)).toEqual([4, 4, 4]);
      }
    }));

  test('on a phone: a tap beside a city means it', () =>
    site.visit(
      '#/score',
      async (page) => {
        await page.getByLabel('Players').selectOption('2');
        const city = page.locator('.board [data-id="novaria"]');
        await city.scrollIntoViewIfNeeded();
        const { x, y, width, height } = (await city.boundingBox()) ?? {
          x: 0,
          y: 0,
          width: 0,
          height: 0,
        };
        await page.touchscreen.tap(x + width / 2 - 14, y + height / 2 - 10);
        await button(page, 'wine').tap();
        // Mars 4; Jupiter 2 cards, Saturnus 2, Mercurius 1 x 2.
        expect(await totals(page)).toEqual([10, 4]);
        await button(page, 'Architect Jupiter').first().tap();
        expect(await totals(page)).toEqual([11, 4]);
        await expectTappable(page);
        await expectAccessible(page);
        await button(page, 'New sheet').tap();
        await count114(page);
        expect(await totals(page)).toEqual([114]);
      },
      PHONE,
    ));

  test('by keyboard alone: cards, cities and numbers', () =>
    site.visit('#/score', async (page) => {
      const { keyboard } = page;
      await page.locator('.seats').waitFor();
      await tabTo(page, /^Map/);
      expect(await page.locator(':focus').inputValue()).toBe('imperium');
      await tabTo(page, /^ArchitectJupiter/);
      await keyboard.press('Space');
      await tabTo(page, /^Alexandria – C/);
      await keyboard.press('ArrowLeft');
      await keyboard.press('Enter');
      // Still on the city, whose name now tells the house.
      expect(await page.locator(':focus').getAttribute('data-id')).toBe('cyrene');
      await tabTo(page, 'cloth');
      await keyboard.press('Enter');
      // Mars 4; Jupiter 3 cards, Saturnus 2, Mercurius 2.
      expect(await totals(page)).toEqual([11, 4, 4]);
      await tabTo(page, 'Sestertii');
      await keyboard.type('25');
      expect(await totals(page)).toEqual([13, 4, 4]);
      await tabTo(page, /Has the Concordia card/);
      await keyboard.press('Space');
      expect(await totals(page)).toEqual([20, 4, 4]);
      await tabTo(page, 'Share as a link');
      await keyboard.press('Enter');
      await page.getByLabel('The link').waitFor();
    }));

  test('on paper stands the result alone', () =>
    site.visit('#/score', async (page) => {
      await countLivia(page);
      await page.emulateMedia({ media: 'print' });
      for (const hidden of ['header.site', '.editors', '.result button', '.drop']) {
        expect(await page.locator(hidden).first().isVisible(), hidden).toBe(false);
      }
      expect(await page.locator('.points').isVisible()).toBe(true);
      expect(await totals(page)).toEqual(SUMS);
    }));
});
