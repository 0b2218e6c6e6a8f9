/** `concordia-rules/table` in a Chromium: as people sit at it, on phones and desktops. */
// answers for src/table src/table.ts
import { createRequire } from 'node:module';
import { gzipSync } from 'node:zlib';
import { build } from 'esbuild';
import type { BrowserContextOptions, Locator, Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { mapIds, type NewGame } from '../../src/index';
import { tableSheet } from '../../src/table/sheet';
import { IS_NIGHT } from '../support/night';
import { built, visited, withoutChromium } from './chromium';
import { linesRun } from './lines';
import { movedUnderPointer } from './resting';
import type { TablePage } from './table/main';
import { visitsTo } from './visits';

declare const page: TablePage;

const GAME: NewGame = {
  map: 'imperium',
  players: ['Livia', 'Gaius', 'Marcus', 'Julia'],
  seed: 'table',
};
const WIDE: BrowserContextOptions = { viewport: { width: 1280, height: 900 } };
const PHONE: BrowserContextOptions = {
  viewport: { width: 390, height: 844 },
  hasTouch: true,
  isMobile: true,
};

/** Long before the slowest move ends by itself. */
const SOON = { timeout: 20_000 };

/** What a bundle weighs, gzipped, without what `zod` adds. */
async function weightOf(contents: string): Promise<number> {
  const { outputFiles } = await build({
    stdin: { contents, loader: 'ts', resolveDir: process.cwd() },
    bundle: true,
    minify: true,
    format: 'esm',
    write: false,
    external: ['zod'],
  });
  return gzipSync(outputFiles[0]?.contents ?? '', { level: 9 }).length;
}

test('beside an engine and a board, the table weighs at most 30 kB', async () => {
  const board = "export * from './src/board'; export * from './src/core';";
  const all = await weightOf(`${board} export * from './src/table';`);
  const own = all - (await weightOf(board));
  console.log(`concordia-rules/table: ${own} bytes gzipped beside engine and board`);
  expect(own).toBeGreaterThan(1000);
  expect(own).toBeLessThan(30_000);
});

test('a scheme has its colours, and the reader chooses between both', () => {
  const coloursOf = (scheme: 'light' | 'dark') =>
    /:host\{([^{}]*);color-scheme:/.exec(tableSheet(scheme))?.[1] ?? '';
  const [light, dark] = [coloursOf('light'), coloursOf('dark')];
  expect(light).not.toBe(dark);
  expect(tableSheet('auto')).toContain(
    `:host{${light}}@media (prefers-color-scheme:dark){:host{${dark}}}`,
  );
});

describe.skipIf(withoutChromium())('a table', () => {
  const visits: Awaited<ReturnType<Page['coverage']['stopJSCoverage']>>[] = [];
  const visiting = visitsTo(() => built('test/browser/table', { isReadable: true }));
  const visit = (options: BrowserContextOptions, use: (tab: Page) => Promise<void>) =>
    visiting({ reducedMotion: 'reduce', ...options }, async (tab, url) => {
      await tab.coverage.startJSCoverage();
      await tab.goto(url);
      await tab.waitForFunction(() => 'page' in window);
      await use(tab);
      visits.push(await tab.coverage.stopJSCoverage());
    });

  const mount = (tab: Page, game: NewGame, decisions = 0): Promise<void> =>
    tab.evaluate(([one, count]) => page.mount(JSON.parse(one), count), [
      JSON.stringify(game),
      decisions,
    ] as const);
  const question = (tab: Page) => tab.locator('.turn h2');
  const choices = (tab: Page) => tab.locator('.choices button.choice');

  /** The names of all actions that buttons lead to, through every group. */
  async function reached(tab: Page): Promise<readonly string[]> {
    const names = new Set<string>();
    const visitGroups = async (path: readonly number[]): Promise<void> => {
      const back = tab.locator('.choices .back');
      if ((await back.count()) > 0) await back.click();
      for (const index of path) await tab.locator('.choices .group').nth(index).click();
      if ((await tab.locator('.choices .main').count()) > 0) {
        names.add((await tab.locator('.choices p.sentence').textContent()) ?? '');
        return;
      }
      const own = await choices(tab).evaluateAll((all) =>
        all.map(
          (one) =>
            one.getAttribute('aria-label') ??
            one.querySelector('.hidden')?.textContent?.replace(/\. $/, '') ??
            '',
        ),
      );
      for (const name of own) names.add(name);
      const groups = await tab.locator('.choices .group').count();
      for (let index = 0; index < groups; index += 1) await visitGroups([...path, index]);
    };
    await visitGroups([]);
    return [...names].sort();
  }

  test('at 1280 pixels, every piece on every board is at least 20 pixels high', async () => {
    await visit(WIDE, async (tab) => {
      for (const map of mapIds()) {
        await mount(tab, { map, players: 5, seed: 'pieces' }, 40);
        const sizes = await tab
          .locator('[data-kind=colonist],[data-kind=house],[data-kind=token],[data-kind=marker]')
          .evaluateAll((all) =>
            all.map((one) => {
              const shape = one.querySelector<SVGGraphicsElement>('.concordia-piece');
              if (shape === null) return 0;
              // Half of its outline lies outside of its shape on each side.
              const outline = Number.parseFloat(getComputedStyle(shape).strokeWidth);
              const scale = shape.getScreenCTM()?.a ?? 0;
              return shape.getBoundingClientRect().height + outline * scale;
            }),
          );
        expect(sizes.length, map).toBeGreaterThan(30);
        expect(Math.min(...sizes), map).toBeGreaterThanOrEqual(20);
      }
    });
  });

  test('R-2.4: seven cards are six faces, as two are alike, and a chip says what its player has', () =>
    visit(WIDE, async (tab) => {
      await mount(tab, GAME);
      expect(await tab.locator('.choices .faces button.face').count()).toBe(6);
      expect(await tab.locator('.choices .stem').count()).toBe(0);
      // the first player has five sestertii.
      const chip = tab.locator('.chip').first();
      const facts = 'Sestertii: 5, Cards in hand: 7, Houses left: 15';
      expect(await chip.getAttribute('title')).toBe(`Livia – ${facts}`);
      // Whoever cannot see it hears the same; whoever can sees a picture for each.
      expect(await chip.locator('.hidden').textContent()).toBe(`: ${facts}`);
      expect(await chip.locator('.amount > svg:has(*)').count()).toBe(3);
      // The chip of the one who decides is marked.
      const current = tab.locator('.chip[aria-current=true] .name');
      expect(await current.allTextContents()).toEqual(['Livia']);
    }));

  test('R-4.1, R-4.6: each colonist or good to pick stands on its button as a picture, too', () =>
    visit(WIDE, async (tab) => {
      await mount(tab, GAME);
      const kind = () => tab.evaluate(() => page.view().decision?.kind);
      for (let played = 0; played < 60 && (await kind()) !== 'mercator'; played += 1) {
        await tab.evaluate(() => page.play());
      }
      expect(await kind()).toBe('mercator');
      const pictured = async (buttons: Locator) => {
        expect(await buttons.count()).toBeGreaterThan(1);
        for (const button of await buttons.all()) {
          expect(await button.locator('svg').count(), (await button.textContent()) ?? '').toBe(1);
        }
      };
      await pictured(tab.locator('.choices .group'));
      await tab.locator('.choices .group').first().click();
      await pictured(choices(tab).filter({ hasText: /\d/ }));
      // What all begin with stands above them, if it is anything.
      expect(await tab.locator('.choices .stem').allTextContents()).not.toContain('…');
      await mount(tab, GAME);
      await tab.getByRole('button', { name: 'Play Tribune' }).click();
      await question(tab).getByText('Livia may place').waitFor();
      await pictured(choices(tab).filter({ hasText: 'colonist' }));
    }));

  /** A game on every map, and one of every mode. */
  const ROBOTS: readonly (readonly [name: string, game: NewGame])[] = [
    ['imperium', GAME],
    ['teams', { ...GAME, cards: 'venus', teams: true }],
    ...mapIds()
      .filter((map) => map !== GAME.map)
      .map((map) => [map, { ...GAME, map }] as const),
    ['modules', { ...GAME, modules: ['salt', 'forum'] }],
  ];
  const DECISIONS = IS_NIGHT ? 60 : 6;

  test.each(visited(ROBOTS, 2))(
    `%s: in ${DECISIONS} decisions, the buttons lead to each legal action and to no other, and none moves`,
    (_, game) =>
      visit(WIDE, async (tab) => {
        await mount(tab, game, 20);
        for (let decision = 0; decision < DECISIONS; decision += 1) {
          const buttons = tab.locator('.choices button');
          expect(await movedUnderPointer(buttons, 2), `decision ${decision}`).toEqual([]);
          const legal = await tab.evaluate(() => page.legal());
          expect(await reached(tab), `decision ${decision}`).toEqual([...new Set(legal)].sort());
          await tab.evaluate(() => page.play());
        }
      }),
    1_200_000,
  );

  /** What is in sight of a decision: of the board and of its buttons, as shares, and whether what matters is. */
  function inSight(tab: Page) {
    return tab.evaluate(() => {
      const root = document.querySelector('main > div')?.shadowRoot;
      const svg = root?.querySelector<SVGSVGElement>('.board > svg');
      const [, , across = 0, down = 0] = (svg?.getAttribute('viewBox') ?? '')
        .split(' ')
        .map(Number);
      const size = (name: string) => Number(svg?.getAttribute(name));
      const share = Math.min(1, across / size('width')) * Math.min(1, down / size('height'));
      const isSeen = (element: Element): boolean => {
        const { left, right, top, bottom } = element.getBoundingClientRect();
        const middle = root?.elementFromPoint((left + right) / 2, (top + bottom) / 2);
        return top >= 0 && bottom <= innerHeight && middle != null && element.contains(middle);
      };
      const buttons = [...(root?.querySelectorAll('.choices button') ?? [])];
      const needed = ['.turn h2', '.strip .money', '.strip .good', '.strip .freeSpaces'];
      return {
        share,
        buttons: buttons.length,
        seen: buttons.filter(isSeen).length,
        hidden: needed.filter((one) => {
          const element = root?.querySelector(one);
          return element == null || !isSeen(element);
        }),
        wider: document.documentElement.scrollWidth - innerWidth,
        higher: document.documentElement.scrollHeight - innerHeight,
      };
    });
  }

  test.each(
    visited(
      mapIds().map((map) => ({ map })),
      2,
    ),
  )(
    '$map on a phone: question, goods and 55 % of the board are always in sight, and 90 % of the buttons',
    ({ map }) =>
      visit(PHONE, async (tab) => {
        await mount(tab, { ...GAME, map }, 12);
        let [buttons, seen] = [0, 0];
        for (let decision = 0; decision < 25; decision += 1) {
          const found = await inSight(tab);
          expect(found, `decision ${decision}`).toMatchObject({ hidden: [], wider: 0, higher: 0 });
          expect(found.share).toBeGreaterThanOrEqual(0.55);
          buttons += found.buttons;
          seen += found.seen;
          await tab.evaluate(() => page.play());
        }
        console.log(`${map}: ${seen} of ${buttons} buttons in sight on a phone`);
        expect(seen / buttons).toBeGreaterThanOrEqual(0.9);
      }),
    120_000,
  );

  test('on a desktop the whole board fits, with everything beside it', () =>
    visit(WIDE, async (tab) => {
      for (const map of visited(mapIds(), 4)) {
        await mount(tab, { ...GAME, map }, 15);
        expect(await inSight(tab), map).toMatchObject({
          share: 1,
          hidden: [],
          wider: 0,
          higher: 0,
        });
        for (const part of ['display', 'cardsInHand', 'happened']) {
          const isHand = part === 'cardsInHand' && (await tab.locator('.faces').count()) > 0;
          expect(await tab.locator(`[data-panel=${part}]`).isVisible(), part).toBe(!isHand);
        }
      }
    }));

  test.each([WIDE, PHONE])('nothing moves under a pointer that rests: %j', (options) =>
    visit(options, async (tab) => {
      await mount(tab, GAME, 8);
      for (let decision = 0; decision < 8; decision += 1) {
        expect(await movedUnderPointer(tab.locator('.choices button'), 4)).toEqual([]);
        await tab.evaluate(() => page.play());
      }
    }),
  );

  test('a whole turn by buttons and by the board; it is told, and taken back', () =>
    visit(WIDE, async (tab) => {
      await mount(tab, GAME);
      expect(await question(tab).textContent()).toContain('Livia plays a card');
      await tab.getByRole('button', { name: 'Play Architect' }).click();
      await question(tab).getByText('Livia may move').waitFor();
      await tab.locator('.concordia-target[data-key="capital:roma"]').click();
      expect(await tab.locator('.choices .back').textContent()).toContain('Roma');
      await tab.locator('.concordia-target[data-key="route:land:novaria~roma"]').click();
      await question(tab).getByText('1 step left').waitFor();
      expect(await tab.evaluate(() => page.sent.length)).toBe(2);
      expect(await tab.locator('.told').textContent()).toContain('colonist from Roma to');
      await tab.getByRole('button', { name: 'Take back' }).click();
      await question(tab).getByText('2 steps left').waitFor();
    }));

  test('all choices are back after a place has been picked on the board', () =>
    visit(WIDE, async (tab) => {
      await mount(tab, GAME);
      await tab.getByRole('button', { name: 'Play Architect' }).click();
      await question(tab).getByText('Livia may move').waitFor();
      const all = await tab.locator('.choices button').allTextContents();
      await tab.locator('.concordia-target[data-key="capital:roma"]').click();
      const back = tab.locator('.choices .back');
      expect(await back.textContent()).toContain('Roma');
      await back.click();
      expect(await tab.locator('.choices button').allTextContents()).toEqual(all);
    }));

  test('what is picked on the board and cannot be taken back waits for its button', () =>
    visit(WIDE, async (tab) => {
      await tab.evaluate((game) => {
        const { concordia } = page;
        const preview: typeof concordia.preview = (...asked) => ({
          ...concordia.preview(...asked),
          complete: false,
        });
        page.mount(JSON.parse(game), 0, { engine: { ...concordia, preview } });
      }, JSON.stringify(GAME));
      await tab.getByRole('button', { name: 'Play Architect' }).click();
      await tab.locator('.concordia-target[data-key="capital:roma"]').click();
      await tab.locator('.concordia-target[data-key="route:land:novaria~roma"]').click();
      const sent = () => tab.evaluate(() => page.sent.map(({ type }) => type));
      const button = tab.locator('.choices .main');
      await button.waitFor();
      expect(await sent()).toEqual(['playCard']);
      await button.click();
      await question(tab).getByText('1 step left').waitFor();
      expect(await sent()).toEqual(['playCard', 'moveColonist']);
    }));

  test('a closed choice says why when it is pointed at, and nothing happens when it is pressed', () =>
    visit(WIDE, async (tab) => {
      await mount(tab, GAME);
      await tab.getByRole('button', { name: 'Play Senator' }).click();
      const closed = tab.locator('.choices [aria-disabled=true]');
      if ((await closed.count()) === 0) await tab.locator('.choices .why').click();
      await closed.first().hover();
      expect(await tab.locator('.box').textContent()).toBe(
        await closed.first().getAttribute('aria-description'),
      );
      const before = await tab.evaluate(() => page.sent.length);
      await closed.first().click({ force: true });
      expect(await tab.evaluate(() => page.sent.length)).toBe(before);
    }));

  test('what lights up outside of the window is pointed at from the rim, and shown by a tap', () =>
    visit(PHONE, async (tab) => {
      await mount(tab, GAME);
      await tab.getByRole('button', { name: 'Play Prefect' }).tap();
      const rim = tab.locator('.concordia-pointer');
      expect(await rim.count()).toBeGreaterThan(0);
      const box = () => tab.locator('.board > svg').getAttribute('viewBox');
      const before = await box();
      await rim.first().locator('path').tap();
      expect(await box()).not.toBe(before);
    }));

  test('keys alone play: the question has the focus after each choice', () =>
    visit(WIDE, async (tab) => {
      await mount(tab, GAME);
      await choices(tab).first().focus();
      for (let press = 0; press < 6; press += 1) {
        await tab.keyboard.press('Enter');
        await tab.waitForTimeout(50);
        const focused = await tab.evaluate(
          () => document.querySelector('main > div')?.shadowRoot?.activeElement?.localName,
        );
        expect(['h2', 'button']).toContain(focused);
        if (focused === 'h2') await choices(tab).last().focus();
      }
      expect(await tab.evaluate(() => page.sent.length)).toBeGreaterThan(2);
    }));

  const looks: readonly BrowserContextOptions[] = [
    WIDE,
    { ...PHONE, colorScheme: 'dark' },
    { viewport: { width: 320, height: 700 } },
    // 200 % of 1280 x 900.
    { viewport: { width: 640, height: 450 }, colorScheme: 'dark' },
  ];
  test.each(looks)('is accessible, and no wider than its window: %j', (options) =>
    // The policy of the page would not let axe in.
    visit({ ...options, bypassCSP: true }, async (tab) => {
      await mount(tab, GAME, 30);
      const axe = createRequire(import.meta.url).resolve('axe-core');
      await tab.addScriptTag({ path: axe });
      const rules = "{ rules: { 'page-has-heading-one': { enabled: false } } }";
      const violations = await tab.evaluate(
        `axe.run(${rules}).then(({ violations }) => violations.map(({ id, nodes }) => [id, nodes[0].html]))`,
      );
      expect(violations).toEqual([]);
      const wider = () => document.documentElement.scrollWidth - innerWidth;
      expect(await tab.evaluate(wider)).toBe(0);
    }),
  );

  test('hostile names are shown as they are, on two tables of one page', () =>
    visit(WIDE, async (tab) => {
      const name = '<img src=x onerror=alert(1)>';
      await mount(tab, { ...GAME, players: [name, 'W'.repeat(60)] });
      expect(await tab.locator('.chip .name').first().textContent()).toBe(name);
      await tab.evaluate(() => {
        const second = document.body.appendChild(document.createElement('div'));
        page.mountTable(second, { engine: page.concordia, view: page.view() });
      });
      expect(await tab.locator('.table').count()).toBe(2);
      // Without `send`, there is nothing to pick.
      expect(await tab.locator('.table').nth(1).locator('button.choice').count()).toBe(0);
      expect(await tab.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBe(0);
    }));

  test('a send that never answers is told, one that fails says why, and one that answers late loses nothing', () =>
    visit(WIDE, async (tab) => {
      await mount(tab, GAME);
      const alert = tab.locator('[role=alert]');
      await tab.evaluate(() => {
        page.table().set({ patience: 200, send: () => new Promise<undefined>(() => {}) });
      });
      await choices(tab).first().click();
      await alert.getByText('No answer has come. Try again.').waitFor();
      await tab.evaluate(() => {
        page.table().set({ patience: undefined, send: () => Promise.reject(new Error('secret')) });
      });
      await choices(tab).first().click();
      await alert.getByText('That did not work. Nothing is lost.').waitFor();
      await tab.evaluate(() => {
        page.table().set({
          send: () => {
            page.concordia.applyAction(page.state(), { type: 'pass', seat: 3 });
          },
        });
      });
      await choices(tab).first().click();
      await expect.poll(() => alert.textContent()).toMatch(/turn/);
      await tab.evaluate(() => page.play());
      // The news have come by another way.
      expect(await alert.textContent()).toBe('');
    }));

  test('a send that answers twice is told once, whoever brings the news first', () =>
    visit(WIDE, async (tab) => {
      for (const isToldFirst of [false, true]) {
        await mount(tab, GAME);
        await tab.evaluate((isFirst) => {
          const before = page.state();
          page.table().set({
            send(action) {
              const result = page.concordia.tryApplyAction(before, action);
              if (!result.ok) throw result.error;
              const news = () => ({
                view: page.concordia.viewFor(structuredClone(result.state), 0),
                events: page.concordia.eventsFor(before, result, 0),
              });
              const tell = () => void page.table().update(news().view, news().events);
              if (isFirst) tell();
              else setTimeout(tell, 50);
              return news();
            },
          });
        }, isToldFirst);
        await tab.getByRole('button', { name: 'Play Prefect' }).click();
        await question(tab).getByText('lets a province produce').waitFor();
        await choices(tab).first().hover();
        await tab.waitForTimeout(150);
        expect(await tab.locator('.told li').allTextContents()).toHaveLength(1);
        expect(await tab.locator('[role=alert]').textContent()).toBe('');
        expect(await tab.locator('.choices[inert]').count()).toBe(0);
      }
    }));

  test('events out of order leave the board as its view has it', () =>
    visit({ ...WIDE, reducedMotion: 'no-preference' }, async (tab) => {
      await mount(tab, GAME, 8);
      const [shown, right] = await tab.evaluate(async () => {
        const pieces = (root: ShadowRoot | null | undefined) =>
          [
            ...(root?.querySelectorAll('.board [data-kind=colonist], .board [data-kind=house]') ??
              []),
          ]
            .map((one) => `${one.getAttribute('data-key')} ${one.getAttribute('transform')}`)
            .sort();
        const events = [];
        for (let count = 0; count < 12; count += 1) {
          const before = page.state();
          page.step();
          events.unshift(...page.concordia.eventsFor(before, page.last(), 'spectator'));
        }
        page.table().set({ speed: 0.05 });
        await page.table().update(page.view(), events);
        const mounted = document.querySelector('main > div')?.shadowRoot;
        const again = document.body.appendChild(document.createElement('div'));
        page.mountTable(again, { engine: page.concordia, view: page.view() });
        return [pieces(mounted), pieces(again.querySelector('div')?.shadowRoot)];
      });
      expect(shown.length).toBeGreaterThan(8);
      expect(shown).toEqual(right);
    }));

  test('two tables of one page: what is picked, moved or taken away at one is nothing to the other', () =>
    visit({ ...WIDE, reducedMotion: 'no-preference' }, async (tab) => {
      await mount(tab, GAME);
      await tab.evaluate(() => {
        const second = document.body.appendChild(document.createElement('concordia-table'));
        Object.assign(second, { engine: page.concordia, view: page.view(), seat: 0, send() {} });
      });
      const other = tab.locator('concordia-table');
      await other.locator('.choices button.choice').first().waitFor();
      const before = await other.locator('.table').evaluate((one) => one.textContent);
      await tab.locator('main').getByRole('button', { name: 'Play Architect' }).click();
      await tab.locator('main .turn').getByText('Livia may move').waitFor();
      await tab.locator('main .concordia-target[data-key="capital:roma"]').click();
      expect(await other.locator('.table').evaluate((one) => one.textContent)).toBe(before);
      // Both move at once, and one leaves in the middle of it.
      await tab.evaluate(() => {
        const element = document.querySelector('concordia-table');
        if (element === null) throw new Error('no element');
        Object.assign(element, { speed: 60_000 });
        page.table().set({ speed: 60_000 });
        const earlier = page.state();
        for (let count = 0; count < 4; count += 1) {
          const from = page.state();
          void page.play();
          const events = page.concordia.eventsFor(from, page.last(), 0);
          Object.assign(element, { events, view: page.concordia.viewFor(page.state(), 0) });
        }
        if (page.state() === earlier) throw new Error('nothing played');
        element.remove();
        if (element.shadowRoot?.children.length !== 0) throw new Error('left behind');
      });
      await tab.locator('main').getByRole('button', { name: 'Skip' }).click();
      await expect.poll(() => tab.evaluate(() => page.moving()), SOON).toBe(0);
      expect(await tab.evaluate(() => page.table().view.turn === page.state().turn)).toBe(true);
    }));

  test('who wants no motion sees none', () =>
    visit({ ...WIDE, reducedMotion: 'reduce' }, async (tab) => {
      await mount(tab, GAME, 8);
      const most = await tab.evaluate(async () => {
        page.table().set({ speed: 5000 });
        let moving = 0;
        for (let count = 0; count < 12; count += 1) {
          const shown = page.play();
          moving = Math.max(moving, page.moving());
          await shown;
        }
        return moving;
      });
      expect(most).toBe(0);
    }));

  test('a state, events of another game, and a view that is none are refused or shown without them', () =>
    visit(WIDE, async (tab) => {
      await mount(tab, GAME);
      const before = await question(tab).textContent();
      const codes = await tab.evaluate(async () => {
        const codeOf = (view: unknown) =>
          page
            .table()
            .update(view as never)
            .then(
              () => 'shown',
              (error) => error.code,
            );
        const { viewer: _, ...bare } = page.view();
        return [await codeOf(page.state()), await codeOf(bare), await codeOf({ viewer: 0 })];
      });
      expect(codes).toEqual(['INVALID_INPUT', 'INVALID_INPUT', 'INVALID_STATE']);
      expect(await question(tab).textContent()).toBe(before);
      await tab.evaluate(async () => {
        page.step();
        const events = [{ type: 'houseBuilt', seat: 9, city: '__proto__' }, { type: 'nonsense' }];
        await page.table().update(page.view(), events);
        const other = page.concordia.createGame({ map: 'italia', players: 3, seed: 'other' });
        await page.table().update(page.concordia.viewFor(other, 2), events);
      });
      expect(await question(tab).textContent()).toContain('Player 1 plays a card');
      expect(await tab.locator('.told').count()).toBe(0);
    }));

  test('pieces move one after another; skipping and removing in the middle of it end it', () =>
    visit({ ...WIDE, reducedMotion: 'no-preference' }, async (tab) => {
      await mount(tab, GAME);
      await tab.evaluate(() => {
        page.table().set({ speed: 60_000 });
        for (let count = 0; count < 6; count += 1) void page.play();
      });
      const skip = tab.getByRole('button', { name: 'Skip' });
      await skip.click();
      await expect.poll(() => tab.evaluate(() => page.moving()), SOON).toBe(0);
      expect(await tab.evaluate(() => page.table().view.turn === page.state().turn)).toBe(true);
      const ended = await tab.evaluate(async () => {
        const all = [page.play(), page.play()];
        page.table().destroy();
        await Promise.all(all);
        return document.querySelectorAll('main > *').length;
      });
      expect(ended).toBe(0);
    }));

  test('with nothing to skip, the next move is seen', () =>
    visit({ ...WIDE, reducedMotion: 'no-preference' }, async (tab) => {
      await mount(tab, GAME);
      const moving = await tab.evaluate(async () => {
        const isMove = () => page.last().events.some(({ type }) => type === 'colonistMoved');
        for (let played = 0; played < 30; played += 1) {
          page.table().skip();
          const shown = page.play();
          if (isMove()) return page.moving();
          page.table().skip();
          await shown;
        }
        return 'no colonist has moved';
      });
      expect(moving).toBeGreaterThan(0);
    }));

  test('who comes back reads what had happened, without seeing it again', () =>
    visit({ ...WIDE, reducedMotion: 'no-preference' }, async (tab) => {
      await mount(tab, GAME);
      const moving = await tab.evaluate(() => {
        const before = page.state();
        page.step();
        const [action] = page.concordia.legalActions(before);
        const result = action && page.concordia.tryApplyAction(before, action);
        const history =
          result?.ok === true ? page.concordia.eventsFor(before, result, 'spectator') : [];
        page.mount({ map: 'imperium', players: ['Livia', 'Gaius'], seed: 'ludi' }, 3, { history });
        return page.moving();
      });
      expect(moving).toBe(0);
      await tab.getByRole('tab', { name: 'What happened' }).click();
      await tab.locator('.told li').getByText('Livia plays').waitFor();
      expect(await tab.locator('.box').textContent()).toBe('');
      expect(await tab.locator('[data-mark=last]').count()).toBe(0);
    }));

  test('<concordia-table> shows what its properties say, and goes and comes with its element', () =>
    visit(WIDE, async (tab) => {
      await mount(tab, GAME);
      await tab.evaluate(() => {
        page.table().destroy();
        const element = document.createElement('concordia-table');
        Object.assign(element, { engine: page.concordia, view: page.view(), send: () => {} });
        document.body.append(element);
      });
      await question(tab).getByText('Livia plays a card').waitFor();
      const again = await tab.evaluate(async () => {
        const element = document.querySelector('concordia-table');
        element?.remove();
        const gone = element?.shadowRoot?.children.length;
        page.step();
        if (element !== null) Object.assign(element, { view: page.view() });
        document.body.append(element ?? '');
        await Promise.resolve();
        return gone;
      });
      expect(again).toBe(0);
      expect(await tab.locator('.table').count()).toBe(1);
    }));

  test('bots play until the player is asked again', () =>
    visit(WIDE, async (tab) => {
      await tab.evaluate(
        (game) => page.mountAgainstBots(JSON.parse(game), true),
        JSON.stringify(GAME),
      );
      await choices(tab).filter({ hasText: 'Prefect' }).click();
      await choices(tab).filter({ hasText: 'produce' }).first().click();
      await question(tab).getByText('Livia plays a card').waitFor();
      // Three others have had their turns.
      expect(await tab.evaluate(() => page.state().turn)).toBe(5);
    }));

  test('a bot that fails is told, and what it has said is not', () =>
    visit(WIDE, async (tab) => {
      await tab.evaluate(
        (game) => page.mountAgainstBots(JSON.parse(game), false),
        JSON.stringify(GAME),
      );
      await choices(tab).filter({ hasText: 'Prefect' }).click();
      await choices(tab).filter({ hasText: 'produce' }).first().click();
      await tab.locator('[role=alert]').getByText('That did not work. Nothing is lost.').waitFor();
    }));

  test('arrow keys lead from tab to tab', () =>
    visit(PHONE, async (tab) => {
      await mount(tab, GAME);
      const tabs = tab.getByRole('tab');
      const selected = () => tab.locator('[role=tab][aria-selected=true]').textContent();
      const [first, second] = [await tabs.nth(0).textContent(), await tabs.nth(1).textContent()];
      expect(await selected()).toBe(first);
      await tabs.nth(0).focus();
      await tab.keyboard.press('ArrowRight');
      expect(await selected()).toBe(second);
      await tab.keyboard.press('ArrowLeft');
      await tab.keyboard.press('ArrowLeft');
      expect(await selected()).toBe(await tabs.last().textContent());
      await tab.keyboard.press('Home');
      expect(await selected()).toBe(await tabs.last().textContent());
    }));

  test('a card says what it does where it lies', () =>
    visit(WIDE, async (tab) => {
      await mount(tab, GAME);
      const card = tab.locator('.cards li:visible').first();
      await card.click();
      const says = await card.getAttribute('title');
      expect(says).not.toBe('');
      expect(await tab.locator('.box').textContent()).toBe(says);
    }));

  // without a house in the province, its marker alone gives something.
  test('all that a choice would bring is told while it is pointed at', () =>
    visit(WIDE, async (tab) => {
      await mount(tab, GAME);
      await choices(tab).filter({ hasText: 'Prefect' }).click();
      await choices(tab).filter({ hasText: 'Germania' }).hover();
      expect(await tab.locator('.box').textContent()).toBe(
        'Livia lets Germania produce (bonus: 1 wine); Livia receives 1 wine',
      );
    }));

  test('a province that several choices share is picked on the board, too', () =>
    visit(WIDE, async (tab) => {
      await mount(tab, { ...GAME, map: 'creta' });
      const groups = tab.locator('.choices .group');
      const isDivided = async () =>
        (await tab.evaluate(() => page.view().decision?.kind)) === 'prefect' &&
        (await groups.count()) > 0;
      for (let played = 0; played < 40 && !(await isDivided()); played += 1) {
        await tab.evaluate(() => page.play());
      }
      const picked = tab.locator('.board [data-lit=picked]');
      expect(await picked.count()).toBe(0);
      const [name = ''] = await groups.locator('.sentence').allTextContents();
      await groups.first().click();
      expect(await picked.count()).toBe(1);
      expect(await tab.locator('.choices .back').textContent()).toContain(name);
    }));

  test('R-4.2: groups lead to a move, and back', () =>
    visit(WIDE, async (tab) => {
      await mount(tab, GAME);
      await choices(tab).filter({ hasText: 'Architect' }).click();
      const groups = tab.locator('.choices .group');
      const before = await groups.allTextContents();
      await groups.first().click();
      await tab.locator('.choices .back').click();
      expect(await groups.allTextContents()).toEqual(before);
      const main = tab.locator('.choices .main');
      const sentNow = () => tab.evaluate(() => page.sent);
      for (let step = 0; step < 5 && (await sentNow()).length < 2; step += 1) {
        const next =
          (await main.count()) > 0 ? main : tab.locator('.choices button.choice, .choices .group');
        await next.first().click();
      }
      const sent = await sentNow();
      expect(sent.map(({ type }) => type)).toEqual(['playCard', 'moveColonist']);
    }));

  test('light or dark as it is set, whatever the reader’s system', () =>
    visit({ ...WIDE, colorScheme: 'light' }, async (tab) => {
      await mount(tab, GAME);
      const colour = () =>
        tab.locator('.table').evaluate((one) => getComputedStyle(one).backgroundColor);
      const light = await colour();
      await tab.evaluate(() => page.table().set({ scheme: 'dark' }));
      const dark = await colour();
      expect(dark).not.toBe(light);
      await tab.evaluate(() => page.table().set({ scheme: undefined }));
      expect(await colour()).toBe(light);
    }));

  test('what cannot be shown is refused and leaves the page as it was; an element says so by an event', () =>
    visit(WIDE, async (tab) => {
      await mount(tab, GAME);
      const found = await tab.evaluate(async () => {
        const holder = document.body.appendChild(document.createElement('div'));
        const codes: string[] = [];
        const engine = page.concordia;
        const wrong = [
          { view: page.state() },
          { view: page.view(), sned: () => {} },
          { view: page.view(), history: [7] },
        ];
        for (const options of wrong) {
          try {
            page.mountTable(holder, { engine, ...options } as never);
          } catch (error) {
            codes.push((error as { code: string }).code);
          }
        }
        const element = document.createElement('concordia-table');
        const failed: string[] = [];
        element.addEventListener('error', ({ error }) => failed.push(error.code));
        Object.assign(element, { engine: page.concordia, view: page.state() });
        document.body.append(element);
        await Promise.resolve();
        Object.assign(element, { view: page.view() });
        await Promise.resolve();
        Object.assign(element, { view: { viewer: 0 } });
        await new Promise((done) => setTimeout(done, 50));
        const isEmpty = holder.shadowRoot === null || holder.shadowRoot.children.length === 0;
        return {
          codes,
          isEmpty,
          failed,
          isShown: element.shadowRoot?.querySelector('.table') !== null,
        };
      });
      expect(found).toEqual({
        codes: ['INVALID_INPUT', 'INVALID_INPUT', 'INVALID_INPUT'],
        isEmpty: true,
        failed: ['INVALID_INPUT', 'INVALID_STATE'],
        isShown: true,
      });
    }));

  test('of its lines nearly all have run', () => {
    const files = linesRun(visits, ['src/table/', 'src/table.ts']);
    expect(files.length).toBeGreaterThan(6);
    const all = files.reduce((sum, file) => sum + file.all, 0);
    const missed = files.flatMap((file) => file.missed.map((line) => `${file.file}: ${line}`));
    console.log(`${all - missed.length} of ${all} lines of the table have run`);
    expect(missed.length / all, missed.join('\n')).toBeLessThanOrEqual(0.016);
  });
});
