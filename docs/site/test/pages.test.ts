/** What holds on every page of docs/site, whoever visits it: nothing jumps, nothing is cut off. */
import { readdirSync, readFileSync } from 'node:fs';
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { STORED_GOODS } from '../../../src/index';
import { GOOD_PAINTS } from '../../../src/svg/style';
import { visited } from '../../../test/browser/chromium';
import { movedUnderPointer } from '../../../test/browser/resting';
import { page as pageOf, ROOT } from '../../../test/readme/markdown';
import { IS_NIGHT } from '../../../test/support/night';
import { english } from '../src/words/en';
import { openSite, PHONE, phone, SMALL, skipMoves, visiting, withoutChromium } from './built';

/** A phone of many years ago. */
const SLOWER = 6;
/** A tenth is what others call good. */
const MOST_SHIFT = 0.02;

test('goods have the colours of the boards, wherever they stand', () => {
  const css = readFileSync(`${ROOT}docs/site/src/pages/score/score.css`, 'utf8');
  for (const good of STORED_GOODS) {
    const [, colour] = new RegExp(`\\.good-${good} \\{\\s*background: ([^;]+);`).exec(css) ?? [];
    expect(colour, good).toBe(GOOD_PAINTS[good].fill);
  }
});

const score = visiting('#/score');

test.skipIf(withoutChromium())(
  'no two scripts need each other: one would run before the other is there',
  async () => {
    const site = await openSite();
    const scripts = readdirSync(`${site.folder}/assets`).filter((name) => name.endsWith('.js'));
    const needs = new Map(
      scripts.map((name) => {
        const code = readFileSync(`${site.folder}/assets/${name}`, 'utf8');
        return [
          name,
          [...code.matchAll(/(?:from|import)"\.\/([^"]+)"/g)].map(([, one]) => one ?? ''),
        ];
      }),
    );
    // Whoever needs nothing that is still there can run, until everybody has.
    for (let before = 0; before !== needs.size; ) {
      before = needs.size;
      for (const [name, all] of needs) {
        if (!all.some((one) => needs.has(one))) needs.delete(name);
      }
    }
    expect(scripts.length).toBeGreaterThan(50);
    expect([...needs.keys()]).toEqual([]);
  },
);

const widerBy = (page: Page): Promise<number> =>
  page.evaluate(() => document.documentElement.scrollWidth - innerWidth);

const step = (page: Page, name: string) =>
  page.locator('.steps').getByRole('button', { name, exact: true });

const VISITS = [
  ['score', 'ja'] as const,
  ['play', 'de'] as const,
  ...['de', 'en'].map((language) => ['score', language] as const),
  ...['check', 'replay', 'play', 'guides', 'reference', ''].flatMap((path) =>
    ['en', 'de', 'ja'].map((language) => [path, language] as const),
  ),
];

for (const [path, locale] of visited(VISITS, 1)) {
  visiting('')(
    `nothing jumps as “${path}” comes up in ${locale} on a slow phone`,
    async (page, site) => {
      const session = await page.context().newCDPSession(page);
      await session.send('Emulation.setCPUThrottlingRate', { rate: SLOWER });
      await page.addInitScript(() => {
        const shifts: number[] = [];
        Object.assign(window, { shifts });
        new PerformanceObserver((list) => {
          for (const entry of list.getEntries()) shifts.push(Number(Reflect.get(entry, 'value')));
        }).observe({ type: 'layout-shift', buffered: true });
      });
      await page.goto(`${site.url}#/${path}`);
      await page.reload();
      await page.locator('h1').waitFor();
      await page.waitForTimeout(3000);
      const sum = await page.evaluate(() => {
        const shifts: unknown = Reflect.get(window, 'shifts');
        return Array.isArray(shifts) ? shifts.reduce((all, one) => all + Number(one), 0) : -1;
      });
      expect(sum).toBeGreaterThanOrEqual(0);
      expect(sum).toBeLessThan(MOST_SHIFT);
    },
    { ...PHONE, locale },
  );
}

for (const [path, size] of visited(
  [
    ['play', 32],
    ['score', 32],
    ['score', 24],
    ['play', 24],
  ] as const,
  2,
)) {
  visiting(`#/${path}`)(
    `${path} fits a small screen with letters of ${size} pixels`,
    async (page) => {
      await page.evaluate((pixels) => {
        document.documentElement.style.fontSize = `${pixels}px`;
      }, size);
      if (path === 'play') {
        expect(await widerBy(page)).toBe(0);
        await page.getByRole('button', { name: 'Start the game' }).tap();
        await page.locator('.turn').waitFor();
        expect(await widerBy(page)).toBe(0);
        return;
      }
      for (const name of ['Cards', 'Houses', 'Rest', 'Result', 'Game']) {
        await step(page, name).tap();
        expect(await step(page, name).getAttribute('aria-current')).toBe('step');
        expect(await widerBy(page), name).toBe(0);
      }
    },
    SMALL,
  );
}

score(
  'a phone that lies on its side shows the way through the steps',
  async (page) => {
    const box = await page.locator('.steps').boundingBox();
    expect((box?.y ?? 999) + (box?.height ?? 0)).toBeLessThanOrEqual(360);
  },
  phone(740, 360),
);

visiting('#/check').atNight(
  'a name of sixty letters makes no page wider',
  async (page) => {
    const log = JSON.parse(pageOf('docs/examples/italia-3.json'));
    log.options.players[0] = 'W'.repeat(60);
    await page.getByRole('textbox').first().fill(JSON.stringify(log));
    await page.locator('main button[type=submit]').click();
    await page.locator('.verdict').waitFor();
    expect(await widerBy(page)).toBe(0);
    await page.locator('.verdict .row button').first().click();
    await page.locator('.replay .board').first().waitFor();
    expect(await widerBy(page)).toBe(0);
  },
  PHONE,
);

for (const [path, button] of [
  ['check', 'Try a complete game'],
  ['replay', 'Imperium, 4 players'],
] as const) {
  visiting(`#/${path}`)(
    `an example that cannot be loaded gets a sentence on ${path}`,
    async (page) => {
      const body = 'throw new TypeError("cut off")';
      await page.route('**/examples/imperium-4-*.js', (route) =>
        route.fulfill({ contentType: 'text/javascript', body }),
      );
      await page.getByRole('button', { name: button, exact: true }).click();
      await page.getByRole('alert').getByText(english.shell.notLoaded).waitFor();
      await page.unrouteAll();
    },
  );
}

score('who loads Score anew goes on where they were', async (page) => {
  await step(page, 'Rest').click();
  await page.locator('.seats button').nth(2).click();
  await page.reload();
  await page.getByRole('heading', { name: 'What else Player 3 has' }).waitFor();
});

score(
  'a result begins with who has won, before what is still to settle',
  async (page) => {
    await step(page, 'Result').tap();
    const top = async (selector: string): Promise<number> =>
      (await page.locator(selector).boundingBox())?.y ?? Number.NaN;
    await page.locator('.hints').waitFor();
    expect(await top('.winner')).toBeLessThan(await top('.hints'));
    expect(await top('.hints')).toBeLessThan(await top('.sheet-points'));
  },
  SMALL,
);

visiting('#/play')(
  'all players are in sight while a small phone explains the game',
  async (page) => {
    await page.getByRole('button', { name: 'Start the game' }).tap();
    await page.locator('.lesson').waitFor();
    const chips = page.locator('.chips');
    await chips.waitFor();
    const isWhole = () => chips.evaluate((one) => one.scrollHeight <= one.clientHeight);
    await expect.poll(isWhole).toBe(true);
    const { y = 0, height = 0 } = (await page.locator('.tabs').boundingBox()) ?? {};
    expect(y + height).toBeLessThanOrEqual(740);
  },
  SMALL,
);

score(
  'who comes from Score finds the players of Play below each other',
  async (page) => {
    await page.getByRole('heading', { name: 'Your sheets' }).waitFor();
    await page.evaluate(() => {
      location.hash = '#/play';
    });
    const players = page.locator('.setup .seats li');
    await expect.poll(() => players.count()).toBe(3);
    const left = await players.evaluateAll((all) =>
      all.map((player) => player.getBoundingClientRect().left),
    );
    expect(new Set(left).size).toBe(1);
  },
  SMALL,
);

score.atNight(
  'a QR code opens in sight',
  async (page) => {
    await step(page, 'Result').tap();
    await page.getByRole('button', { name: 'QR code' }).tap();
    await page.locator('.qr svg').waitFor();
    const isSeen = () =>
      page.evaluate(() => {
        const { top = -1, bottom = 9999 } =
          document.querySelector('.qr svg')?.getBoundingClientRect() ?? {};
        const bar = document.querySelector('.steps')?.getBoundingClientRect().top ?? 0;
        return top >= 0 && bottom <= bar + 1;
      });
    await expect.poll(isSeen).toBe(true);
  },
  SMALL,
);

visiting('')(
  'in Japanese, phrases stay together',
  async (page) => {
    const { wordBreak } = await page.locator('h1').evaluate((heading) => {
      const { wordBreak } = getComputedStyle(heading);
      return { wordBreak };
    });
    expect(wordBreak).toBe('auto-phrase');
  },
  { locale: 'ja' },
);

visiting('#/play')(
  'nothing moves under a pointer that rests on a button of Play',
  async (page) => {
    await page.getByText('More rules').click();
    await page.getByLabel('Seed').fill('ludi');
    await page.getByRole('button', { name: 'Start the game' }).click();
    const buttons = page.locator('.choices:not([inert]) button:is(.choice, .group, .main)');
    const decisions = IS_NIGHT ? 60 : 5;
    for (let pointed = 0; pointed < decisions; pointed += 1) {
      await expect
        .poll(async () => {
          await skipMoves(page);
          return buttons.count();
        })
        .toBeGreaterThan(0);
      expect(await movedUnderPointer(buttons, 4), `decision ${pointed}`).toEqual([]);
      await buttons.nth((7 * (pointed + 1)) % (await buttons.count())).click();
    }
  },
  { viewport: { width: 1280, height: 900 } },
);
