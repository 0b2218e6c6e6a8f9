/** The pages of docs/examples/board: a board for each framework, played on in a Chromium. */
import type { Page } from 'playwright-core';
import { beforeAll, describe, expect, test } from 'vitest';
import {
  type Action,
  applyAction,
  choices,
  createGame,
  describeAction,
  describeDecision,
  type GameState,
  viewFor,
} from '../../../../src/index';
import {
  built,
  type Site,
  visited,
  weightOf,
  withoutChromium,
} from '../../../../test/browser/chromium';
import { clickedByChance, visitsTo } from '../../../../test/browser/visits';
import { expectParts } from '../../../../test/docs/parts';
import { page as pageOf } from '../../../../test/readme/markdown';
import { IS_NIGHT } from '../../../../test/support/night';

const FOLDER = 'docs/examples/board';
const GUIDE = 'docs/board.md';
const PAGES = ['plain', 'react', 'preact', 'vue'] as const;
/** Scripts that hold a framework and nothing else. */
const APART = {
  'of-react': /node_modules\/(?:react|react-dom|scheduler)\//,
  'of-preact': /node_modules\/preact\//,
  'of-vue': /node_modules\/@?vue\//,
};

/** What the pages begin, if chance is always 7. */
const GAME = { map: 'italia', players: ['Livia', 'Gaius'], seed: '7,7,7,7' } as const;
const ARCHITECT: Action = { type: 'playCard', seat: 0, card: 'architect' };
const MOVE: Action = {
  type: 'moveColonist',
  seat: 0,
  kind: 'land',
  from: 'roma',
  to: 'land:casinum~roma',
};
const PASS: Action = { type: 'pass', seat: 0 };
const PREFECT: Action = { type: 'playCard', seat: 1, card: 'prefect' };
const PRODUCE: Action = { type: 'produceProvince', seat: 1, province: 'apulia' };
const MERCATOR: Action = { type: 'playCard', seat: 0, card: 'mercator' };
const COLONIST = '[data-key="colonist:0:land:0"]';

/** Each board that is mounted writes a style sheet. */
const COUNTING = `
  window.mounts = 0;
  const { replaceSync } = CSSStyleSheet.prototype;
  CSSStyleSheet.prototype.replaceSync = function (text) {
    window.mounts += 1;
    return replaceSync.call(this, text);
  };
`;
declare const mounts: number;

let site: Site;

beforeAll(async () => {
  site = await built(FOLDER, { pages: PAGES.map((name) => `${name}.html`), apart: APART });
}, 120_000);

test(`${GUIDE} shows parts of the files, word for word`, () => {
  // Pages that only name their script need not be shown.
  expectParts(GUIDE, FOLDER, ['index.html', 'react.html', 'preact.html', 'vue.html']);
});

test('a page weighs what its guide says, without its framework', () => {
  const weights = PAGES.map((name) => {
    const linked = [...(site.get(`/${name}.html`) ?? '').matchAll(/\/assets\/[\w-]+\.js/g)];
    const own = new Set(linked.map(([path]) => path).filter((path) => !/\/of-/.test(path)));
    return weightOf(new Map([...site].filter(([path]) => own.has(path))));
  });
  console.log(`${FOLDER}: ${PAGES.map((name, index) => `${name} ${weights[index]}`).join(', ')}`);
  const said = Number(/weighs (\d+) kB/.exec(pageOf(GUIDE))?.[1]);
  for (const weight of weights) expect(Math.abs(weight / 1000 - said)).toBeLessThan(3);
});

describe.skipIf(withoutChromium())('in Chromium', () => {
  // Vue would like a plugin of its own for Vite.
  const visiting = visitsTo(async () => site, ['Feature flags __VUE']);
  const visit = (name: string, use: (tab: Page) => Promise<void>) =>
    visiting({ viewport: { width: 1000, height: 900 } }, async (tab, url) => {
      await tab.addInitScript('crypto.getRandomValues = (array) => array.fill(7)');
      await tab.addInitScript(COUNTING);
      await tab.goto(`${url}${name}.html`);
      await use(tab);
    });

  /** The words below the board are those of the library, and there is a button for every possible choice. */
  async function expectShown(tab: Page, state: GameState, about = ''): Promise<void> {
    const view = viewFor(state, state.decision?.seat ?? 'spectator');
    const possible = choices(view).filter(({ refusal }) => refusal === undefined);
    const texts = possible.map(({ action }) => describeAction(view, action));
    await expect
      .poll(async () => ({
        decision: await tab.locator('p').textContent(),
        buttons: await tab.locator('.choices button').allTextContents(),
      }))
      .toEqual({
        decision: describeDecision(view),
        buttons: texts.filter((text) => text.includes(about)),
      });
  }

  const clicked = (tab: Page, most: number) => clickedByChance(tab, '.choices button', most);

  const press = (tab: Page, before: GameState, action: Action): Promise<void> =>
    tab.getByRole('button', { name: describeAction(before, action), exact: true }).click();
  const tap = (tab: Page, key: string): Promise<void> =>
    tab.locator(`.concordia-target[data-key="${key}"]`).click();

  test.each(visited(PAGES, 1))('%s: a hot seat is played on the board and by buttons', (name) =>
    visit(name, async (tab) => {
      const start = createGame(GAME);
      await expectShown(tab, start);
      const root = await tab.locator('.concordia-board > svg').elementHandle();
      const colonist = await tab.locator(COLONIST).elementHandle();
      const transform = () => colonist?.getAttribute('transform');
      const before = await transform();

      await press(tab, start, ARCHITECT);
      const building = applyAction(start, ARCHITECT);
      await expectShown(tab, building);
      // Both colonists stand in Roma, which every move names.
      await tap(tab, 'capital:roma');
      await expectShown(tab, building, 'from Roma');
      await tap(tab, 'route:land:casinum~roma');
      const moved = applyAction(building, MOVE);
      await expectShown(tab, moved);
      expect(await transform()).not.toBe(before);
      await press(tab, moved, PASS);
      const passed = applyAction(moved, PASS);
      await expectShown(tab, passed);
      await press(tab, passed, PREFECT);
      const producing = applyAction(passed, PREFECT);
      await expectShown(tab, producing);
      await tap(tab, 'province:apulia');
      const produced = applyAction(producing, PRODUCE);
      await expectShown(tab, produced);

      // All on the same board; in strict mode, React takes the first one away at once.
      expect(await tab.evaluate(() => mounts)).toBe(name === 'react' ? 2 : 1);
      for (const element of [root, colonist]) {
        expect(await element?.evaluate((one) => one.isConnected)).toBe(true);
      }
      expect(await tab.locator('.concordia-board').count()).toBe(1);

      const sheets = () => tab.evaluate(() => document.adoptedStyleSheets.length);
      expect(await sheets()).toBe(1);
      const toggle = tab.getByRole('button', { name: 'Italia', exact: true });
      await toggle.click();
      expect(await tab.locator('svg, .concordia-board').count()).toBe(0);
      expect(await sheets()).toBe(0);
      await expectShown(tab, produced);
      await press(tab, produced, MERCATOR);
      await expectShown(tab, applyAction(produced, MERCATOR));
      await toggle.click();
      await tab.locator(COLONIST).waitFor();
      expect(await tab.locator(COLONIST).getAttribute('transform')).toBe(await transform());
      expect(await sheets()).toBe(1);
    }),
  );

  // Its effects come latest of all: some clicks come before them.
  test('preact: after many moves the board has the same pieces as a new one; a whole game', () =>
    visit('preact', async (tab) => {
      expect(await clicked(tab, 60)).toBe(60);
      expect(await tab.evaluate(() => mounts)).toBe(1);
      // The last pieces are still moving.
      await tab.waitForFunction(() => document.getAnimations().length === 0);
      const keys = () =>
        tab
          .locator('[data-key]')
          .evaluateAll((all) => all.map((one) => one.getAttribute('data-key')).sort());
      const played = await keys();
      const toggle = tab.getByRole('button', { name: 'Italia', exact: true });
      await toggle.click();
      expect(await tab.locator('svg').count()).toBe(0);
      await toggle.click();
      await tab.locator(COLONIST).waitFor();
      expect(played).toEqual(await keys());
      // The buttons alone are enough. Before a push, the whole games of docs/examples/screen/test/screen.test.ts are.
      if (!IS_NIGHT) return;
      await toggle.click();
      expect(await clicked(tab, 2000)).toBeLessThan(2000);
      expect(await tab.locator('p').textContent()).toBe('The game is over.');
    }));
});
