/** A robot plays on a phone, and looks each time whether it sees what it is asked, and the board. */
import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { visited } from '../../../test/browser/chromium';
import { IS_NIGHT } from '../../../test/support/night';
import { phone, skipMoves, visiting } from './built';

/** At night a whole phase of a game; before a push its beginning, which has every way to pick. */
const DECISIONS = IS_NIGHT ? 60 : 6;

/** What can be picked in the sheet. */
const OPEN = '.choices:not([inert]) button:is(.choice, .group, .main)';

/** What is on the screen when something is asked. */
interface Seen {
  /** Whether all of the question is in sight, and nothing lies over it. */
  readonly question: boolean;
  /** Which share of the whole board is in sight, with nothing over it. */
  readonly board: number;
}

function seenOn(page: Page): Promise<Seen> {
  return page.locator('.table').evaluate((table) => {
    const root = table.getRootNode();
    const isSeen = (x: number, y: number, of: Element): boolean =>
      x >= 0 &&
      y >= 0 &&
      x < innerWidth &&
      y < innerHeight &&
      root instanceof ShadowRoot &&
      of.contains(root.elementFromPoint(x, y));
    const heading = table.querySelector('.turn h2');
    const { left = -1, top = -1, bottom = -1 } = heading?.getBoundingClientRect() ?? {};
    const question =
      heading !== null && [top + 4, bottom - 4].every((y) => isSeen(left + 20, y, heading));
    const svg = table.querySelector<SVGSVGElement>('.board svg');
    const matrix = svg?.getScreenCTM();
    if (svg === null || matrix === null || matrix === undefined) return { question, board: 0 };
    // Points all over the picture of the whole board.
    const points = Array.from({ length: 900 }, (_, index) =>
      new DOMPoint(
        (((index % 30) + 0.5) / 30) * Number(svg.getAttribute('width')),
        ((Math.floor(index / 30) + 0.5) / 30) * Number(svg.getAttribute('height')),
      ).matrixTransform(matrix),
    );
    const inSight = points.filter(({ x, y }) => isSeen(x, y, svg));
    return { question, board: inSight.length / points.length };
  });
}

/** How many actions the browser has kept. */
function actionsOn(page: Page): Promise<number> {
  return page.evaluate(() => {
    const key = Object.keys(localStorage).find((one) => one.startsWith('concordia-rules:play:'));
    return key === undefined ? 0 : JSON.parse(localStorage.getItem(key) ?? '').log.actions.length;
  });
}

/** Waits for a question, and is in a hurry meanwhile. */
async function asked(page: Page, after: number): Promise<void> {
  await expect
    .poll(
      async () => {
        await skipMoves(page);
        if ((await page.locator(OPEN).count()) === 0) return -1;
        return actionsOn(page);
      },
      { interval: 10, timeout: 20_000 },
    )
    .toBeGreaterThan(after);
}

for (const map of visited(['imperium', 'roma', 'germania'], 1)) {
  visiting('#/play')(
    `A robot sees the question and more than half of the board in ${DECISIONS} decisions on ${map}`,
    async (page) => {
      await page.getByLabel('Map').selectOption(map);
      await page.getByText('More rules').tap();
      await page.getByLabel('Seed').fill('ludi');
      await page.getByRole('button', { name: 'Start the game' }).tap();

      let chance = 7;
      const below = (limit: number): number => {
        chance = (chance * 48_271) % 2_147_483_647;
        return chance % Math.max(limit, 1);
      };
      const all: Seen[] = [];
      const whilePicked: Seen[] = [];
      let onBoard = 0;
      let done = -1;
      while (all.length < DECISIONS) {
        await asked(page, done);
        all.push(await seenOn(page));
        done = await actionsOn(page);
        // Taps until something has been done.
        for (let taps = 0; taps < 12 && (await actionsOn(page)) === done; taps += 1) {
          if ((await page.locator(OPEN).count()) === 0) break;
          const confirm = page.locator('.choices .main');
          if ((await confirm.count()) > 0) {
            whilePicked.push(await seenOn(page));
            await confirm.tap();
            continue;
          }
          const place = taps < 4 && below(2) === 0 ? await openPlace(page, below) : undefined;
          if (place !== undefined) {
            await page.touchscreen.tap(...place);
            onBoard += 1;
            // Two quick taps at one place are a double tap, which makes the board larger.
            await page.waitForTimeout(360);
            continue;
          }
          const buttons = page.locator(OPEN);
          await buttons.nth(below(await buttons.count())).tap();
        }
      }
      const questions = all.filter(({ question }) => question).length;
      const boards = all.filter(({ board }) => board > 0.5).length;
      const least = Math.min(...all.map(({ board }) => board));
      console.log(
        `${map}: question ${questions} of ${all.length}, board ${boards} (at least ${Math.round(100 * least)} %), ` +
          `${onBoard} taps on the board, ${whilePicked.length} picks confirmed`,
      );
      expect(questions).toBe(DECISIONS);
      expect(boards).toBe(DECISIONS);
      expect(onBoard).toBeGreaterThanOrEqual(DECISIONS / 10);
      for (const seen of whilePicked) {
        expect(seen.question).toBe(true);
        expect(seen.board).toBeGreaterThan(0.5);
      }
    },
    // As the finding measured it.
    phone(390, 844),
  );
}

/** A place on the board that lights up and can be touched. */
function openPlace(
  page: Page,
  below: (limit: number) => number,
): Promise<readonly [number, number] | undefined> {
  const number = below(1000);
  return page.locator('.table').evaluate((table, index) => {
    const root = table.getRootNode();
    const places = [
      ...table.querySelectorAll('.concordia-target.concordia-open[aria-pressed="false"]'),
    ].flatMap((place) => {
      const { left, top, width, height } = place.getBoundingClientRect();
      const [x, y] = [left + width / 2, top + height / 2];
      const isFree = root instanceof ShadowRoot && root.elementFromPoint(x, y) === place;
      return isFree ? [[x, y] as const] : [];
    });
    return places[index % Math.max(places.length, 1)];
  }, number);
}
