/** `concordia-rules/board` in a Chromium: with fingers, keys and a mouse, on every map. */
// answers for src/dom src/board.ts
import { createRequire } from 'node:module';
import type { BrowserContextOptions, CDPSession, Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { type Action, mapIds, type NewGame } from '../../src/index';
import type { BoardPage } from './board/main';
import { built, visited, withoutChromium } from './chromium';
import { linesRun } from './lines';
import { visitsTo } from './visits';

declare const page: BoardPage;

const GAME: NewGame = { map: 'imperium', players: ['Livia', 'Gaius'], seed: 'board' };
const ARCHITECT: Action = { type: 'playCard', seat: 0, card: 'architect' };
const MOVE: Action = {
  type: 'moveColonist',
  seat: 0,
  kind: 'land',
  from: 'roma',
  to: 'land:novaria~roma',
};
const WIDE: BrowserContextOptions = { viewport: { width: 1200, height: 800 } };
const PHONE: BrowserContextOptions = {
  viewport: { width: 360, height: 740 },
  hasTouch: true,
  isMobile: true,
};

describe.skipIf(withoutChromium())('a board', () => {
  const visits: Awaited<ReturnType<Page['coverage']['stopJSCoverage']>>[] = [];
  // A policy that forbids style elements and attributes is kept, too.
  const visiting = visitsTo(() => built('test/browser/board', { isReadable: true }));
  const visit = (
    options: BrowserContextOptions,
    use: (tab: Page, session: CDPSession) => Promise<void>,
  ) =>
    visiting({ reducedMotion: 'reduce', ...options }, async (tab, url) => {
      await tab.coverage.startJSCoverage();
      await tab.goto(url);
      await tab.waitForFunction(() => 'page' in window);
      await use(tab, await tab.context().newCDPSession(tab));
      visits.push(await tab.coverage.stopJSCoverage());
    });

  function mounted(
    tab: Page,
    game: NewGame,
    actions: readonly Action[] = [],
    options: object = {},
  ) {
    // As text, since the types of a whole game are more than a compiler wants to compare.
    return tab.evaluate(
      (text) => page.mount(...(JSON.parse(text) as [NewGame])),
      JSON.stringify([game, actions, options]),
    );
  }

  const target = (tab: Page, key: string) => tab.locator(`.concordia-target[data-key="${key}"]`);

  async function clickOn(tab: Page, key: string): Promise<void> {
    const box = await target(tab, key).boundingBox();
    if (box === null) throw new Error(`${key} is nowhere`);
    await tab.mouse.click(box.x + box.width / 2, box.y + box.height / 2);
  }

  const picked = (tab: Page) =>
    tab.evaluate(() => {
      const { picked: keys, action, choices } = page.lastPick() ?? { picked: [], choices: [] };
      return { keys, action, left: choices.length };
    });
  const marked = (tab: Page, kind: string) =>
    tab.evaluate(
      (mark) =>
        [...document.querySelectorAll(`[data-mark="${mark}"]`)].map((one) =>
          one.getAttribute('data-at'),
        ),
      kind,
    );

  test('R-4.2: taps lead from a colonist to its route; what is picked is marked', () =>
    visit(WIDE, async (tab) => {
      await mounted(tab, GAME, [ARCHITECT]);
      expect(await marked(tab, 'candidate')).toEqual(['capital:roma']);
      await clickOn(tab, 'capital:roma');
      expect(await marked(tab, 'picked')).toEqual(['capital:roma']);
      expect(await target(tab, 'capital:roma').getAttribute('aria-pressed')).toBe('true');
      const routes = await marked(tab, 'candidate');
      expect(routes).toContain('route:land:novaria~roma');
      expect(routes).toContain('route:sea:roma~syracusae');
      // Britannia is too far away for two steps.
      expect(routes).not.toContain('route:sea:isca-dumnoniorum~londinium');
      await clickOn(tab, 'route:land:novaria~roma');
      const { keys, action } = await picked(tab);
      expect(keys).toEqual(['capital:roma', 'route:land:novaria~roma']);
      expect(action).toEqual(MOVE);
      // A second tap takes a place back.
      await clickOn(tab, 'route:land:novaria~roma');
      expect((await picked(tab)).keys).toEqual(['capital:roma']);
      // What is not open does nothing.
      await clickOn(tab, 'city:londinium');
      expect((await picked(tab)).keys).toEqual(['capital:roma']);
    }));

  test('a mouse that slips while it clicks has clicked, as long as the whole board is there', () =>
    visit(WIDE, async (tab) => {
      await mounted(tab, GAME, [ARCHITECT]);
      const box = await target(tab, 'capital:roma').boundingBox();
      const [x, y] = [
        (box?.x ?? 0) + (box?.width ?? 0) / 2,
        (box?.y ?? 0) + (box?.height ?? 0) / 2,
      ];
      await tab.mouse.move(x - 5, y);
      await tab.mouse.down();
      await tab.mouse.move(x + 5, y);
      await tab.mouse.up();
      expect((await picked(tab)).keys).toEqual(['capital:roma']);
    }));

  test('what lights up out of sight is pointed at from the rim, where a tap leads there', () =>
    visit(PHONE, async (tab) => {
      await mounted(tab, GAME, [{ type: 'playCard', seat: 0, card: 'prefect' }]);
      await tab.evaluate(() => page.board()?.set({ visible: 0.4 }));
      const box = () => tab.locator('svg').getAttribute('viewBox');
      const [, , across = 0, down = 0] = ((await box()) ?? '').split(' ').map(Number);
      const share = Math.min(1, across / 1210) * Math.min(1, down / 713);
      expect(share).toBeGreaterThan(0.39);
      const pointers = tab.locator('.concordia-pointer');
      expect(await pointers.count()).toBeGreaterThan(1);
      // Each is for a finger, 44 pixels wide, and its tip points to the place.
      const ways = await pointers.evaluateAll((all) =>
        all.map((one) => {
          const at = (element: Element | null): readonly [number, number] => {
            const { x, y, width, height } = element?.getBoundingClientRect() ?? new DOMRect();
            return [x + width / 2, y + height / 2];
          };
          const [x, y] = at(one.querySelector('circle'));
          const key = one.getAttribute('data-rim') ?? '';
          const [toX, toY] = at(document.querySelector(`.concordia-target[data-key="${key}"]`));
          const matrix = (one as SVGGElement).getScreenCTM() ?? new DOMMatrix();
          const turned = Math.atan2(matrix.b, matrix.a) - Math.atan2(toY - y, toX - x);
          const radius = one.querySelector('circle')?.r.baseVal.value ?? 0;
          const width = 2 * radius * Math.hypot(matrix.a, matrix.b);
          return { key, width, cosine: Math.cos(turned) };
        }),
      );
      for (const { width, cosine } of ways) {
        expect(Math.abs(width - 44)).toBeLessThan(1);
        expect(cosine).toBeGreaterThan(0.98);
      }
      const before = await box();
      const last = ways.at(-1)?.key ?? '';
      await pointers.last().dispatchEvent('click');
      expect(await box()).not.toBe(before);
      const seen = await target(tab, last).boundingBox();
      expect(seen?.x).toBeGreaterThan(0);
      expect((seen?.x ?? 0) + (seen?.width ?? 0)).toBeLessThan(360);
      await tab.evaluate(() => page.board()?.whole());
      expect(await pointers.count()).toBe(0);
    }));

  test('what lights up next is moved to if none of it is in sight', () =>
    visit(PHONE, async (tab, session) => {
      await mounted(tab, GAME, [ARCHITECT], { zoom: 3 });
      const box = () => tab.locator('svg').getAttribute('viewBox');
      const drag = async (by: number) => {
        for (const [type, x] of [
          ['touchStart', 180 - by / 2],
          ['touchMove', 180],
          ['touchMove', 180 + by / 2],
        ] as const) {
          await session.send('Input.dispatchTouchEvent', { type, touchPoints: [{ x, y: 60 }] });
        }
        await session.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
      };
      const at = async () => (await target(tab, 'route:land:novaria~roma').boundingBox())?.x ?? 0;
      // One route of those from Roma is still there, at the left.
      await drag(5 - (await at()));
      expect(await at()).toBeLessThan(20);
      const before = await box();
      await tab.evaluate(() => page.board()?.tap('roma'));
      expect(await marked(tab, 'candidate')).toContain('route:land:novaria~roma');
      expect(await box()).toBe(before);
      await tab.evaluate(() => page.board()?.clear());
      await drag(-300);
      await drag(-300);
      const away = await box();
      await tab.evaluate(() => page.board()?.tap('roma'));
      expect(await box()).not.toBe(away);
    }));

  test('R-4.5: a province is tapped as a whole, and is not the city of its name (Ionium)', () =>
    visit(WIDE, async (tab) => {
      const prefect: Action = { type: 'playCard', seat: 0, card: 'prefect' };
      await mounted(tab, { ...GAME, map: 'ionium' }, [prefect]);
      // Its area lights up: a ring would hide its name.
      expect(await marked(tab, 'candidate')).toEqual([]);
      const open = await tab
        .locator('[data-lit]')
        .evaluateAll((all) => all.map((one) => one.getAttribute('data-key')));
      expect(open.every((key) => key?.startsWith('province:'))).toBe(true);
      expect(open).toContain('province:sparta');
      await clickOn(tab, 'province:sparta');
      expect((await picked(tab)).keys).toEqual(['province:sparta']);
    }));

  test('elements stay, and pieces move in time; the last move is marked', () =>
    visit({ ...WIDE, reducedMotion: 'no-preference' }, async (tab) => {
      await mounted(tab, GAME, [ARCHITECT], { speed: 200 });
      const moves = await tab.evaluate(async (move) => {
        const colonist = document.querySelector('[data-key="colonist:0:land:0"]');
        const moving = page.play(move);
        const during = document
          .getAnimations()
          .flatMap(({ effect }) =>
            effect instanceof KeyframeEffect ? [effect.target?.getAttribute('data-key')] : [],
          );
        const from = colonist?.getBoundingClientRect().x ?? 0;
        await moving;
        const to = colonist?.getBoundingClientRect().x ?? 0;
        return {
          isSame: colonist === document.querySelector('[data-key="colonist:0:land:0"]'),
          at: colonist?.getAttribute('data-at'),
          during,
          went: from - to,
          after: document.getAnimations().length,
        };
      }, MOVE);
      expect(moves).toMatchObject({ isSame: true, at: 'route:land:novaria~roma', after: 0 });
      expect(moves.during).toContain('colonist:0:land:0');
      // It began where it was, to the right of the route.
      expect(moves.went).toBeGreaterThan(20);
      expect(await marked(tab, 'last')).toEqual(['capital:roma', 'route:land:novaria~roma']);
      const ring = tab.locator('[data-mark="last"]').first();
      const dashes = await ring.evaluate((one) => getComputedStyle(one).strokeDasharray);
      expect(dashes).toBe('5px, 4px');
    }));

  test('who moves twice goes the whole way, and what is sold leaves', () =>
    visit({ ...WIDE, reducedMotion: 'no-preference' }, async (tab) => {
      const on: Action = { ...MOVE, from: MOVE.to, to: 'land:aquileia~novaria' };
      /** The moves that are shown while an update lasts: how many steps, or how it ends. */
      const during = (text: string) =>
        tab.evaluate(async (played) => {
          const playing = page.play(...JSON.parse(played));
          const effects = document.getAnimations().map(({ effect }) => effect as KeyframeEffect);
          const moves = effects.map((effect) => [
            effect.target?.getAttribute('data-key'),
            effect.getKeyframes().length,
            effect.getKeyframes().at(-1)?.opacity,
          ]);
          await playing;
          return moves;
        }, text);
      await mounted(tab, GAME, [ARCHITECT], { speed: 50 });
      expect(await during(JSON.stringify([MOVE, on]))).toContainEqual([
        'colonist:0:land:0',
        3,
        undefined,
      ]);
      const mercator: Action = { type: 'playCard', seat: 0, card: 'mercator' };
      await mounted(tab, GAME, [mercator], { speed: 50, beside: true });
      const sale: Action = { type: 'trade', seat: 0, deal: 'sell', good: 'cloth', count: 1 };
      expect(await during(JSON.stringify([sale]))).toContainEqual(['goods:0:cloth', 2, '0']);
      expect(await tab.locator('[data-key="goods:0:cloth"]').count()).toBe(0);
      // A change while something leaves leaves nothing behind.
      await mounted(tab, GAME, [mercator], { speed: 1000, beside: true });
      const left = await tab.evaluate(async (text) => {
        const playing = page.play(JSON.parse(text));
        page.board()?.set({ shapes: [] });
        await playing;
        return document.querySelectorAll('[data-key="goods:0:cloth"]').length;
      }, JSON.stringify(sale));
      expect(left).toBe(0);
    }));

  test('nothing moves for readers who want no motion, or at speed 0', () =>
    visit(WIDE, async (tab) => {
      for (const options of [{}, { speed: 0 }]) {
        await mounted(tab, GAME, [ARCHITECT], options);
        const count = await tab.evaluate((move) => {
          void page.play(move);
          return document.getAnimations().length;
        }, MOVE);
        expect(count).toBe(0);
      }
    }));

  test('keys: arrows lead to the next open place, Enter picks, Escape ends the pick', () =>
    visit(WIDE, async (tab) => {
      await mounted(tab, GAME, [ARCHITECT]);
      await tab.keyboard.press('Tab');
      const focused = () => tab.evaluate(() => document.activeElement?.getAttribute('data-key'));
      expect(await focused()).toBe('capital:roma');
      await tab.keyboard.press('Enter');
      expect((await picked(tab)).keys).toEqual(['capital:roma']);
      const middleOf = async (key: string) => {
        const box = await target(tab, key).boundingBox();
        return [(box?.x ?? 0) + (box?.width ?? 0) / 2, (box?.y ?? 0) + (box?.height ?? 0) / 2];
      };
      const [x = 0, y = 0] = await middleOf('capital:roma');
      for (const [arrow, right, down] of [
        ['ArrowRight', 1, 0],
        ['ArrowLeft', -1, 0],
        ['ArrowUp', 0, -1],
        ['ArrowDown', 0, 1],
      ] as const) {
        await target(tab, 'capital:roma').focus();
        await tab.keyboard.press(arrow);
        const [toX = 0, toY = 0] = await middleOf((await focused()) ?? '');
        expect((toX - x) * right + (toY - y) * down, arrow).toBeGreaterThan(0);
      }
      await target(tab, 'capital:roma').focus();
      await tab.keyboard.press('ArrowLeft');
      const left = await focused();
      expect(left).toMatch(/^route:/);
      await tab.keyboard.press(' ');
      expect((await picked(tab)).keys).toEqual(['capital:roma', left]);
      await tab.keyboard.press('Escape');
      expect((await picked(tab)).keys).toEqual([]);
      await tab.evaluate(() => page.board()?.set({ flip: true }));
      await tab.evaluate(() => page.board()?.tap('roma'));
      expect(await tab.evaluate(() => page.board()?.pick.picked)).toEqual(['capital:roma']);
      await target(tab, 'capital:roma').focus();
      // Turned by half, what was on the left lies on the right.
      await tab.keyboard.press('ArrowRight');
      expect(await focused()).toBe(left);
      const zoom = () =>
        tab.evaluate(() => {
          const box = document.querySelector('svg')?.getAttribute('viewBox') ?? '';
          // To the next half.
          return Math.round((2 * 1210) / Number(box.split(' ')[2])) / 2;
        });
      for (const [key, times] of [
        ['+', 1.5],
        ['+', 2],
        ['-', 1.5],
        ['0', 1],
      ] as const) {
        await tab.keyboard.press(key);
        expect(await zoom(), key).toBe(times);
      }
      await tab.mouse.move(600, 300);
      await tab.mouse.wheel(0, -100);
      expect(await zoom()).toBe(1);
      await tab.keyboard.down('Control');
      for (let turn = 0; turn < 4; turn++) await tab.mouse.wheel(0, -100);
      await tab.keyboard.up('Control');
      await tab.waitForFunction(() => document.querySelector('svg.concordia-near') !== null);
      expect(await zoom()).toBe(2);
      await tab.evaluate(() => page.board()?.set({ candidates: false }));
      expect(await marked(tab, 'candidate')).toEqual([]);
      await tab.evaluate(() => page.board()?.tap('roma'));
      expect(await tab.evaluate(() => page.board()?.pick.picked)).toEqual([]);
      await tab.evaluate(() => page.board()?.set({ candidates: undefined, flip: undefined }));
      expect(await marked(tab, 'candidate')).toEqual(['capital:roma']);
      await tab.evaluate(() => page.board()?.tap('roma'));
      await tab.evaluate(() => page.board()?.clear());
      expect((await picked(tab)).keys).toEqual([]);
    }));

  test('every place is a button with its name and what lies there', () =>
    visit(WIDE, async (tab) => {
      await mounted(tab, { ...GAME, map: 'roma' }, []);
      const names = await tab.evaluate(() =>
        [...document.querySelectorAll('[role="button"]')].map((one) =>
          one.getAttribute('aria-label'),
        ),
      );
      const { cities, provinces, routes, fields } = await tab.evaluate(() => {
        const counts = { cities: 0, provinces: 0, routes: 0, fields: 0 };
        for (const one of document.querySelectorAll('[aria-hidden] [data-id]')) {
          const kind = one.getAttribute('data-kind');
          if (kind === 'province') counts.provinces += 1;
          else if (kind === 'route') counts.routes += 1;
          else if (kind === 'field') counts.fields += 1;
          else counts.cities += 1;
        }
        return counts;
      });
      expect(names).toHaveLength(cities + provinces + routes + fields);
      expect(names.filter((name) => !name?.trim())).toEqual([]);
      // everybody begins with a land and a sea colonist in the capital.
      await mounted(tab, GAME);
      expect(await target(tab, 'capital:roma').getAttribute('aria-label')).toBe(
        'Roma; Livia (land); Livia (sea); Gaius (land); Gaius (sea)',
      );
    }));

  test('on a phone: targets of 24 pixels, pan, pinch, and a double tap for the whole board', () =>
    visit(PHONE, async (tab, session) => {
      await mounted(tab, GAME, [ARCHITECT]);
      const box = () => tab.evaluate(() => document.querySelector('svg')?.getAttribute('viewBox'));
      const near = await box();
      expect(Number(near?.split(' ')[2])).toBeLessThan(1210);
      const touch = (type: string, ...points: readonly (readonly [number, number])[]) =>
        session.send('Input.dispatchTouchEvent', {
          type: type as 'touchStart',
          touchPoints: points.map(([x, y], id) => ({ x, y, id })),
        });
      await touch('touchStart', [200, 100]);
      for (const x of [180, 150, 120]) await touch('touchMove', [x, 100]);
      await touch('touchEnd');
      expect(await box()).not.toBe(near);
      // What was drawn along is no tap: all that was told is what there is at first.
      expect(await tab.evaluate(() => page.picks())).toBe(1);
      // It ends where the board does.
      for (let times = 0; times < 6; times++) {
        await touch('touchStart', [300, 100]);
        for (const x of [250, 150, 20]) await touch('touchMove', [x, 100]);
        await touch('touchEnd');
      }
      const [left = 0, , across = 0] = ((await box()) ?? '').split(' ').map(Number);
      expect(left + across).toBeCloseTo(1210, 0);
      await tab.evaluate(() => page.board()?.whole());
      expect(await box()).toBe('0 0 1210 713');
      await touch('touchStart', [150, 100], [210, 100]);
      for (const by of [20, 50, 80]) await touch('touchMove', [150 - by, 100], [210 + by, 100]);
      await touch('touchEnd');
      // What was between the fingers still is: the middle of the picture.
      const [from = 0, , seen = 0] = ((await box()) ?? '').split(' ').map(Number);
      expect(seen).toBeLessThan(700);
      expect(Math.abs(from + seen / 2 - 605)).toBeLessThan(20);
      await tab.mouse.dblclick(40, 180);
      expect(await box()).toBe('0 0 1210 713');
      await tab.mouse.dblclick(40, 180);
      expect(Number((await box())?.split(' ')[2])).toBeLessThan(500);
    }));

  test('on every map and at every size, a target has 24 pixels, and 44 where there is room', () =>
    visit(PHONE, async (tab) => {
      for (const map of visited(mapIds(), 3)) {
        await mounted(tab, { ...GAME, map }, []);
        const sizes = await tab.evaluate(() =>
          [...document.querySelectorAll('.concordia-target')].map(
            (one) => one.getBoundingClientRect().width,
          ),
        );
        expect(Math.min(...sizes), map).toBeGreaterThan(23.8);
        expect(Math.max(...sizes), map).toBeLessThan(44.2);
        expect(sizes.filter((size) => size > 43.8).length, map).toBeGreaterThan(0);
        expect(await tab.evaluate(() => document.documentElement.scrollWidth)).toBe(360);
      }
    }));

  test('on a phone, places of the ship track in Roma are for fingers', () =>
    visit(PHONE, async (tab) => {
      await mounted(tab, { ...GAME, map: 'roma' }, []);
      const least = await tab.evaluate(() => {
        const places = [...document.querySelectorAll('.concordia-target')].map((one) => {
          const { x, y, width } = one.getBoundingClientRect();
          return { key: one.getAttribute('data-key') ?? '', x: x + width / 2, y: y + width / 2 };
        });
        const gap = (kind: string) =>
          Math.min(
            ...places
              .filter(({ key }) => key.startsWith(kind))
              .flatMap((one) =>
                places
                  .filter((other) => other !== one)
                  .map(({ x, y }) => Math.hypot(x - one.x, y - one.y)),
              ),
          );
        return { fields: gap('field:'), all: gap('') };
      });
      expect(least.fields).toBeGreaterThanOrEqual(44);
      expect(least.all).toBeGreaterThan(23.8);
    }));

  test('on a desktop whose width it uses, every name has letters of 11 pixels', () =>
    visit({ viewport: { width: 1440, height: 900 } }, async (tab) => {
      for (const map of visited(mapIds(), 3)) {
        await mounted(tab, { ...GAME, map }, []);
        const small = await tab.evaluate(() =>
          [...document.querySelectorAll<SVGTextElement>('svg text')]
            .filter((one) => /\p{L}{3}/u.test(one.textContent ?? ''))
            .map((one) => {
              const { a = 1, b = 0 } = one.getScreenCTM() ?? {};
              return Number.parseFloat(getComputedStyle(one).fontSize) * Math.hypot(a, b);
            })
            .filter((pixels) => pixels < 11),
        );
        expect(small, map).toEqual([]);
      }
    }));

  test('has no findings of axe, in light and dark; colours are variables', () =>
    visit({ ...WIDE, bypassCSP: true }, async (tab) => {
      await mounted(tab, GAME, [ARCHITECT]);
      await tab.addScriptTag({ path: createRequire(import.meta.url).resolve('axe-core') });
      for (const scheme of ['light', 'dark'] as const) {
        await tab.evaluate((one) => page.board()?.set({ scheme: one }), scheme);
        const violations = await tab.evaluate(
          "axe.run('main').then(({ violations }) => violations.map(({ id, nodes }) => [id, nodes[0].html]))",
        );
        expect(violations).toEqual([]);
      }
      const paper = () =>
        tab.evaluate(() => {
          const rect = document.querySelector('.concordia-paper');
          return rect === null ? '' : getComputedStyle(rect).fill;
        });
      expect(await paper()).toBe('rgb(23, 35, 44)');
      await tab.evaluate(() =>
        document.documentElement.style.setProperty('--concordia-dark-paper-fill', '#102030'),
      );
      expect(await paper()).toBe('rgb(16, 32, 48)');
    }));

  test('shapes, a given last move, a turned board; and nothing is left behind', () =>
    visit(WIDE, async (tab) => {
      await mounted(tab, GAME, [], {
        shapes: [{ from: 'roma' }, { from: 'city:roma', to: 'londinium', color: 'red' }].slice(
          0,
          1,
        ),
        lastMove: ['novaria', 'route:land:novaria~roma'],
        candidates: false,
      });
      expect(await marked(tab, 'candidate')).toEqual([]);
      expect(await marked(tab, 'shape')).toEqual(['capital:roma']);
      expect(await marked(tab, 'last')).toEqual(['city:novaria', 'route:land:novaria~roma']);
      const middle = async () => (await target(tab, 'city:londinium').boundingBox())?.x ?? 0;
      const before = await middle();
      await tab.evaluate(() =>
        page.board()?.set({
          flip: true,
          shapes: [{ from: 'roma', to: 'londinium', color: 'rgb(1, 2, 3)' }],
        }),
      );
      expect(await middle()).toBeGreaterThan(before + 100);
      const stroke = await tab.evaluate(() => {
        const shape = document.querySelector('.concordia-shape');
        return shape === null ? '' : getComputedStyle(shape).stroke;
      });
      expect(stroke).toBe('rgb(1, 2, 3)');
      // The head of an arrow goes on from its shaft, 20 units long.
      const far = await tab.evaluate(() => {
        const head = document.querySelector<SVGPathElement>('.concordia-arrowhead');
        const shaft = document.querySelector<SVGPathElement>('.concordia-shape');
        const tip = head?.getPointAtLength(0);
        const neck = shaft?.getPointAtLength(shaft.getTotalLength());
        return Math.hypot((tip?.x ?? 0) - (neck?.x ?? 0), (tip?.y ?? 0) - (neck?.y ?? 0));
      });
      expect(far).toBeCloseTo(20, 1);
      const left = await tab.evaluate(() => {
        page.board()?.destroy();
        // A board that is gone does nothing.
        page.board()?.set({ scheme: 'dark' });
        page.board()?.clear();
        page.board()?.destroy();
        const main = document.querySelector('main');
        return [main?.outerHTML, document.adoptedStyleSheets.length];
      });
      expect(left).toEqual(['<main class=""></main>', 0]);
    }));

  test('hostile names only stand there; hostile options, views and events are refused and change nothing', () =>
    visit(WIDE, async (tab) => {
      const names = ['<img src=x onerror="window.hacked=1">', '"><script>hacked=1</script>'];
      await mounted(tab, { ...GAME, players: names }, [], { beside: true });
      expect(
        await tab.evaluate(() => document.querySelectorAll('img, script[src=""]').length),
      ).toBe(0);
      expect(await tab.evaluate(() => 'hacked' in window)).toBe(false);
      expect(await tab.locator('text', { hasText: names[0] ?? '' }).count()).toBe(1);

      const refused = (options: object) =>
        tab.evaluate((given) => page.refusalOfMount(given), options);
      const before = await tab.evaluate(() => document.body.innerHTML);
      const cases: readonly (readonly [object, string, string])[] = [
        [{ speed: -1 }, 'speed', 'notValid'],
        [{ zoom: 1e9 }, 'zoom', 'notValid'],
        [{ flip: 'yes' }, 'flip', 'wrongType'],
        [{ candidates: [{}] }, 'candidates[0].action', 'wrongType'],
        [{ shapes: [{ from: 'atlantis' }] }, 'shapes[0].from', 'notOnMap'],
        [{ lastMove: ['rom'] }, 'lastMove[0]', 'notOnMap'],
        [{ lastMove: Array(201).fill('roma') }, 'lastMove', 'wrongSize'],
        [{ colour: 'red' }, 'colour', 'unknownField'],
        [{ engine: {} }, 'engine', 'wrongType'],
      ];
      for (const [options, path, reason] of cases) {
        // In a sentence, whoever is told.
        const told = {
          code: 'INVALID_INPUT',
          reason,
          path,
          message: expect.stringMatching(/^Not a valid .+/),
        };
        expect(await refused(options)).toEqual(told);
        if (path === 'engine') continue;
        expect(await tab.evaluate((given) => page.refusalOfSet(given), options)).toEqual(told);
      }
      expect(await refused({ view: { map: 'imperium' } })).toMatchObject({ code: 'INVALID_STATE' });
      expect(await refused({ view: { map: 'atlantis' } })).toMatchObject({ code: 'UNKNOWN_MAP' });
      expect(await tab.evaluate(() => page.refusalOfHolder(null))).toMatchObject({
        path: 'element',
      });
      expect(await tab.evaluate(() => page.refusalOfUpdate(undefined))).toMatchObject({
        code: 'INVALID_STATE',
        message: expect.stringMatching(/^Not a valid .+/),
      });
      expect(
        await tab.evaluate(() => page.refusalOfUpdate({ map: 'imperium', board: 7 })),
      ).toMatchObject({ code: 'INVALID_STATE' });
      expect(await tab.evaluate(() => document.body.innerHTML)).toBe(before);
    }));

  test('of its lines at least 98.4 % have run here', () => {
    const files = linesRun(visits, ['src/dom/', 'src/board.ts']);
    expect(files.length).toBeGreaterThan(8);
    const all = files.reduce((sum, file) => sum + file.all, 0);
    const missed = files.flatMap((file) => file.missed.map((line) => `${file.file}: ${line}`));
    console.log(`${all - missed.length} of ${all} lines of the board have run`);
    expect(missed.length / all, missed.join('\n')).toBeLessThanOrEqual(0.016);
  });
});
