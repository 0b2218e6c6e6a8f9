/** The page of docs/guides/screen.md: built, weighed, and played to the end by clicks in a Chromium. */
import { readdirSync, readFileSync } from 'node:fs';
import type { Server } from 'node:http';
import { createRequire } from 'node:module';
import type { Browser, BrowserContextOptions, Page } from 'playwright-core';
import ts from 'typescript';
import type { Plugin } from 'vite';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { cards, getMap, mapIds, STORED_GOODS, validateLog } from '../../src/index';
import { expectParts } from '../docs/parts';
import { blocksOf, page as pageOf, ROOT } from '../readme/markdown';
import { built, CHROMIUM, launched, type Site, served, weightOf } from './site';

const FOLDER = 'docs/examples/screen';
const GUIDE = 'docs/guides/screen.md';
const FILES = readdirSync(`${ROOT}${FOLDER}`);
const REACT = [/^react(-dom)?($|\/)/];

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

test(`${GUIDE} shows parts of every file of the example, word for word`, () => {
  expectParts(GUIDE, FOLDER);
});

/** Literals that people read: text between tags, and strings that begin like a sentence or have several words. */
function spoken(source: string): readonly string[] {
  const said: string[] = [];
  const look = (node: ts.Node): void => {
    if (ts.isImportDeclaration(node)) return;
    if (ts.isJsxText(node) || ts.isStringLiteralLike(node)) {
      const text = node.text.trim();
      const isProse = ts.isJsxText(node) ? /\p{L}/u.test(text) : /^\p{Lu}|\p{L} /u.test(text);
      if (isProse) said.push(text);
    }
    ts.forEachChild(node, look);
  };
  look(ts.createSourceFile('x.tsx', source, ts.ScriptTarget.ES2022, true, ts.ScriptKind.TSX));
  return said;
}

describe('what the page says comes from the library', () => {
  const sources = FILES.map((file) => [file, pageOf(`${FOLDER}/${file}`)] as const);

  /** Menu words and headings: all that the example says itself. */
  const OWN_WORDS = [
    'Bonus',
    'Cards in hand',
    'Colonists left',
    'Concordia',
    'Display',
    'Houses left',
    'Last played',
    'Load',
    'Log',
    'Money',
    'New game',
    'Players',
    'Rank',
    'Save',
    'Scores',
    'Start',
    'Total',
    'Undo',
  ];

  test('its own words are few and of no rule', () => {
    const said = sources.flatMap(([file, text]) => (file.endsWith('.tsx') ? spoken(text) : []));
    expect([...new Set(said)].sort()).toEqual(OWN_WORDS);
  });

  test('no card, good, place or action has its name in it', () => {
    const maps = mapIds().map(getMap);
    const ids = [
      ...Object.values(cards).flatMap(({ id, roles }) => [id, ...roles]),
      ...STORED_GOODS,
      ...maps.flatMap(({ cities, provinces }) => [...cities, ...provinces].map(({ id }) => id)),
    ];
    const names = new RegExp(`\\b(${[...new Set(ids)].join('|')})\\b`, 'i');
    for (const [file, text] of sources) expect(names.exec(text)?.[0], file).toBeUndefined();
  });

  test('no number of the game is in it', () => {
    const code = sources.flatMap(([file, text]) => (/tsx?$/.test(file) ? text : []));
    const numbers = code.flatMap((text) => [...text.matchAll(/(?<![\w-])\d+/g)].map(([n]) => n));
    // Indices, numbers of players, and how many choices stand unfolded.
    expect([...new Set(numbers)].sort()).toEqual(['0', '1', '2', '3', '4', '5', '6', '8']);
  });
});

describe('built with Vite', () => {
  test('with the few parts that the guide shows, it weighs at most 92 kB without React', async () => {
    const [some, everything] = [
      weightOf(await built(FOLDER, { plugins: [few], external: REACT })),
      weightOf(await built(FOLDER, { external: REACT })),
    ];
    console.log(`${FOLDER}: ${some} bytes gzipped with few parts, ${everything} with all`);
    expect(some).toBeLessThanOrEqual(92_000);
    // What the guide says of them, most first.
    const said = [...pageOf(GUIDE).matchAll(/^\| .* \| (\d+) +\|$/gm)].map(([, kB]) => Number(kB));
    expect(said).toHaveLength(2);
    for (const [index, bytes] of [everything, some].entries()) {
      expect(Math.abs((said[index] ?? 0) - bytes / 1000)).toBeLessThan(3);
    }
  });
});

if (CHROMIUM === undefined) {
  console.warn('No Chromium is found, so nobody plays the page; CHROMIUM may say where one is.');
}

describe.skipIf(CHROMIUM === undefined)('in Chromium', () => {
  let site: Site;
  let server: Server;
  let url: string;
  let browser: Browser;

  beforeAll(async () => {
    site = await built(FOLDER);
    ({ server, url } = await served(site));
    browser = await launched(CHROMIUM ?? '');
  }, 60_000);

  afterAll(async () => {
    await browser?.close();
    server?.close();
  });

  /** Opens the page, and makes sure that nothing went wrong on it. */
  async function visit(
    options: BrowserContextOptions,
    use: (page: Page) => Promise<void>,
  ): Promise<void> {
    const context = await browser.newContext(options);
    const page = await context.newPage();
    const faults: string[] = [];
    page.on('console', (message) => {
      if (['error', 'warning'].includes(message.type())) faults.push(message.text());
    });
    page.on('pageerror', (error) => faults.push(error.message));
    // The same seed in every run.
    await page.addInitScript('crypto.getRandomValues = (array) => array.fill(7)');
    await page.goto(url);
    await use(page);
    await context.close();
    expect(faults).toEqual([]);
  }

  /** Clicks open buttons by chance until there are none, or so many. */
  function clicked(page: Page, most = 5000): Promise<number> {
    return page.evaluate(async (limit) => {
      let chance = 1;
      for (let clicks = 0; clicks < limit; clicks++) {
        const open = document.querySelectorAll<HTMLButtonElement>('.choices button:enabled');
        if (open.length === 0) return clicks;
        chance = (chance * 48_271) % 2_147_483_647;
        open[chance % open.length]?.click();
        await new Promise((resolve) => setTimeout(resolve));
      }
      return limit;
    }, most);
  }

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

  test('one seat against a bot plays to the end; the saved log has the scores that are shown', () =>
    visit({ viewport: { width: 1400, height: 900 } }, async (page) => {
      await expectAccessible(page);
      await page.getByRole('button', { name: 'Start' }).click();
      await clicked(page, 3);
      await expectAccessible(page);
      const clicks = await clicked(page);
      console.log(`one seat against a bot: ${clicks} clicks`);
      expect(clicks).toBeGreaterThan(20);
      await expectAccessible(page);
      await page.setViewportSize({ width: 375, height: 700 });
      await expectAccessible(page);
      const shown = await totals(page);
      const text = await savedLog(page);
      const log = JSON.parse(text);
      const result = validateLog(log);
      if (!result.ok) throw result.error;
      expect(log.meta).toEqual({ bots: 'planner' });
      expect(log.scores).toEqual(shown);
      expect(result.scores?.players.map(({ total }) => total)).toEqual(shown);

      await page.getByRole('button', { name: 'New game' }).click();
      const buffer = Buffer.from(text);
      await page
        .locator('input[type=file]')
        .setInputFiles({ name: 'log.json', mimeType: 'application/json', buffer });
      await page.getByRole('button', { name: 'Undo' }).waitFor();
      expect(await totals(page)).toEqual(shown);
      await page.getByRole('button', { name: 'Undo' }).click();
      await page.locator('.choices button').first().waitFor();
      expect(await totals(page)).toEqual([]);
    }));

  test('four at one device play in teams on a phone in the dark, with salt and forum', () =>
    visit({ viewport: { width: 375, height: 700 }, colorScheme: 'dark' }, async (page) => {
      await page.getByLabel('Map').selectOption('sicilia');
      await page.getByLabel('Players').selectOption('3');
      for (const name of ['Teams', 'Salt', 'Forum']) await page.getByLabel(name).check();
      await page.getByLabel('Bots').uncheck();
      await page.getByRole('button', { name: 'Start' }).click();
      // What cannot be is refused in the words of the library.
      expect(await page.getByRole('alert').textContent()).toBe(
        'Team games use the cards of Concordia Venus.',
      );
      await page.getByLabel('Players').selectOption('4');
      await page.getByLabel('Cards').selectOption('venus');
      await page.getByRole('button', { name: 'Start' }).click();
      expect(await clicked(page, 60)).toBe(60);
      await expectAccessible(page);
      const log = JSON.parse(await savedLog(page));
      expect(validateLog(log).ok).toBe(true);
      expect(log.actions).toHaveLength(60);
      // Everybody's clicks can be taken back.
      await page.getByRole('button', { name: 'Undo' }).click();
      expect(JSON.parse(await savedLog(page)).actions).toEqual(log.actions.slice(0, -1));
    }));

  test('keys do what the mouse does', () =>
    visit({}, async (page) => {
      await page.getByRole('button', { name: 'Start' }).press('Enter');
      const heading = page.locator('.choices h2');
      await heading.waitFor();
      const before = await heading.textContent();
      await page.keyboard.press('Tab');
      await page.keyboard.press('Tab');
      // The Architect, the second card of the hand.
      expect(await page.locator(':focus').textContent()).toBe('Play Architect');
      await page.keyboard.press('Enter');
      const after = page.locator('.choices h2:focus');
      expect(await after.textContent()).not.toBe(before);
    }));

  test('a click on the board picks the choices that name what is there', () =>
    visit({}, async (page) => {
      await page.getByRole('button', { name: 'Start' }).click();
      await page.getByRole('button', { name: 'Play Architect' }).click();
      const buttons = page.locator('.choices button');
      const all = await buttons.count();
      await page.locator('.board [data-id="roma"]').dispatchEvent('click');
      await page.locator('.board [data-id="land:novaria~roma"]').dispatchEvent('click');
      expect(await buttons.allTextContents()).toEqual([
        '× Roma, Novaria–Roma',
        'Move a land colonist from Roma to Novaria–Roma (1 step)',
      ]);
      await buttons.first().click();
      expect(await buttons.count()).toBe(all);
    }));

  test('the first list of choices takes less than 50 ms', async () => {
    const other = await served(await built('test/browser/first-list'));
    const page = await browser.newPage();
    const times: number[] = [];
    // Whatever else the machine does only adds to it, so the least of some counts.
    for (let visits = 0; visits < 5; visits++) {
      await page.goto(other.url);
      await page.waitForFunction(() => document.title.startsWith('{'));
      const { length, milliseconds } = JSON.parse(await page.title());
      // Seven cards, two of them the same.
      expect(length).toBe(6);
      times.push(milliseconds);
    }
    await page.close();
    other.server.close();
    console.log(`first list: ${times.map((time) => time.toFixed(1)).join(', ')} ms`);
    expect(Math.min(...times)).toBeLessThan(50);
  });
});
