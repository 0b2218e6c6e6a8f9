/** The site of docs/site: built as `npm run site` builds it, served below a folder as hosts do, and visited. */
import { execFile } from 'node:child_process';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { createServer, type Server } from 'node:http';
import { createRequire } from 'node:module';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { extname, join } from 'node:path';
import { promisify } from 'node:util';
import type { Browser, BrowserContextOptions, Page } from 'playwright-core';
import { beforeAll, expect, test } from 'vitest';
import {
  CHROMIUM,
  isForTheNight,
  launched,
  TYPES,
  watched,
  withoutChromium,
} from '../../../test/browser/chromium';
import { ROOT } from '../../../test/readme/markdown';
import { IS_NIGHT } from '../../../test/support/night';
import { keptOffline } from '../build/offline';

export { withoutChromium };

/** As the pages of a project on GitHub have it. */
const BASE = '/concordia-rules/';

/** An empty page of the same origin. */
const EMPTY = 'empty.html';
/** With an icon, for which a browser would ask the server otherwise, at a moment of its own. */
const EMPTY_PAGE = '<!doctype html><link rel="icon" href="data:,">';

/** A built and served site, and a browser to visit it with. */
export interface VisitedSite {
  readonly url: string;
  readonly folder: string;
  /** Opens a page of it, and makes sure that nothing went wrong there. */
  visit(
    path: string,
    use: (page: Page) => Promise<void>,
    options?: BrowserContextOptions,
  ): Promise<void>;
}

/** Whoever holds a phone. */
export function phone(width: number, height: number): BrowserContextOptions {
  return { viewport: { width, height }, hasTouch: true, isMobile: true };
}

export const PHONE = phone(390, 800);
export const SMALL = phone(360, 740);

/** A test of a page of the site, which begins there as if nobody had been there. */
type Visit<A extends readonly unknown[]> = (
  title: string,
  use: (...given: A) => Promise<void>,
  options?: BrowserContextOptions,
) => void;

/** `atNight` is for longer variants of what others try: before a push they are left out. */
type VisitingTest<A extends readonly unknown[]> = Visit<A> & { readonly atNight: Visit<A> };

/** Tests of a page, left out where there is no Chromium. @param path - behind the address of the site. */
export function visiting(path: string, config?: string): VisitingTest<[Page, VisitedSite]> {
  siteIsThere(config);
  const tested =
    (isLeftOut: () => boolean): Visit<[Page, VisitedSite]> =>
    (title, use, options) =>
      test.skipIf(withoutChromium() || isLeftOut())(title, async () => {
        const site = await openSite(config);
        await site.visit(path, (page) => use(page, site), options);
      });
  return Object.assign(
    tested(() => false),
    { atNight: tested(isForTheNight) },
  );
}

/** The same. @param Kind - who visits it, which says what can be done there. */
export function visitedBy<U>(
  Kind: new (page: Page) => U,
  path: string,
): VisitingTest<[U, Page, VisitedSite]> {
  const plain = visiting(path);
  const tested =
    (as: Visit<[Page, VisitedSite]>): Visit<[U, Page, VisitedSite]> =>
    (title, use, options) =>
      as(title, (page, site) => use(new Kind(page), page, site), options);
  return Object.assign(tested(plain), { atNight: tested(plain.atNight) });
}

/** Before the tests of a file: a busy machine may take its time for building. */
export function siteIsThere(config?: string): void {
  beforeAll(async () => {
    if (!withoutChromium()) await openSite(config);
  }, 600_000);
}

const building = new Map<string, Promise<string>>();

/** How the site is built, from the root of the repository. */
const USUAL = 'docs/site/vite.config.ts';

/** The folder of the site, which is built once for all files that a worker runs. */
export function builtSite(config = USUAL): Promise<string> {
  const folder = building.get(config) ?? build(config);
  building.set(config, folder);
  return folder;
}

async function build(config: string): Promise<string> {
  const folder = mkdtempSync(join(tmpdir(), 'concordia-site-'));
  process.once('exit', () => rmSync(folder, { recursive: true, force: true }));
  // That is how a worker is ended.
  process.once('SIGTERM', () => process.exit());
  const vite = join(ROOT, 'node_modules/vite/bin/vite.js');
  await promisify(execFile)(
    process.execPath,
    [vite, 'build', 'docs/site', '--config', config, '--outDir', folder],
    {
      cwd: ROOT,
      // Not that of the tests.
      env: { ...process.env, NODE_ENV: 'production' },
    },
  );
  // Typedoc takes a while; a page stands for all of its pages.
  mkdirSync(join(folder, 'reference'));
  writeFileSync(
    join(folder, 'reference/index.html'),
    '<!doctype html><link rel="icon" href="data:,"><h1>All functions</h1>',
  );
  keptOffline(folder);
  return folder;
}

const opening = new Map<string, Promise<VisitedSite>>();

/** The site, and a browser to visit it with: opened once for all files that a worker runs, and closed with it. */
export function openSite(config = USUAL): Promise<VisitedSite> {
  const site = opening.get(config) ?? open(config);
  opening.set(config, site);
  return site;
}

async function open(config: string): Promise<VisitedSite> {
  const [folder, browser] = await Promise.all([builtSite(config), launched(CHROMIUM ?? '')]);
  const { server, url } = await servedFolder(folder);
  // Whoever ends the worker waits for nobody.
  server.unref();
  const usual = await opened(browser, url, {});
  return {
    url,
    folder,
    async visit(path, use, options) {
      if (options === undefined) return visit(usual, url, path, use);
      const own = await opened(browser, url, options);
      try {
        await visit(own, url, path, use);
      } finally {
        await own.page.context().close();
      }
    },
  };
}

export async function servedFolder(folder: string): Promise<{ server: Server; url: string }> {
  const server = createServer(async ({ url = '/' }, response) => {
    const { pathname } = new URL(url, 'http://site');
    const name = pathname.slice(BASE.length) || 'index.html';
    try {
      if (name === EMPTY) {
        response.writeHead(200, { 'content-type': 'text/html' }).end(EMPTY_PAGE);
        return;
      }
      if (!pathname.startsWith(BASE)) throw new Error('outside');
      const text = await readFile(join(folder, name));
      response.writeHead(200, {
        'content-type': TYPES[extname(name)] ?? 'text/plain',
        // As the pages of a project on GitHub have it; the next visit of a test is quicker, too.
        'cache-control': 'max-age=600',
      });
      response.end(text);
    } catch {
      response.writeHead(404).end();
    }
  });
  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', resolve);
  });
  const { port } = server.address() as AddressInfo;
  return { server, url: `http://127.0.0.1:${port}${BASE}` };
}

/** A page, and what went wrong there. */
interface Opened {
  readonly page: Page;
  readonly faults: string[];
}

async function opened(
  browser: Browser,
  url: string,
  options: BrowserContextOptions,
): Promise<Opened> {
  // Keeping the whole site for later would take longer than most visits.
  const { context, faults } = await watched(browser, { serviceWorkers: 'block', ...options });
  const page = await context.newPage();
  page.on('requestfailed', (request) => {
    const reason = request.failure()?.errorText;
    // Whoever leaves a page no longer wants what it was loading.
    if (reason !== 'net::ERR_ABORTED') faults.push(`${reason}: ${request.url()}`);
  });
  page.on('response', (response) => {
    if (response.status() >= 400) faults.push(`${response.status()}: ${response.url()}`);
  });
  context.on('request', (request) => {
    // `blob:` and `data:` do not leave the page.
    const isOurs = request.url().startsWith(new URL('/', url).href) || !/^http/.test(request.url());
    if (!isOurs) faults.push(`asked elsewhere: ${request.url()}`);
  });
  return { page, faults };
}

/** Begins as if nobody had been there: a new context for each visit would take three times as long. */
async function visit(
  { page, faults }: Opened,
  url: string,
  path: string,
  use: (page: Page) => Promise<void>,
): Promise<void> {
  await page.goto(url + EMPTY);
  await page.emulateMedia({ media: null, colorScheme: null });
  await page.evaluate(() => {
    localStorage.clear();
    sessionStorage.clear();
  });
  faults.length = 0;
  await page.goto(url + path);
  await page.locator('h1').waitFor();
  await use(page);
  expect(faults).toEqual([]);
}

const AXE = readFileSync(createRequire(import.meta.url).resolve('axe-core'), 'utf8');

/** What has been found accessible: pages in the dark, and pages with their board. */
const found = new Set<string>();

/**
 * No violation, no colour that cannot be read in the dark, and nothing wider than the screen.
 *
 * Colours in the dark are variables of all pages, and the picture of a board has hundreds of shapes, which are the same in
 * all states of a page. Before a push both are looked at once on each page, at night each time.
 */
export async function expectAccessible(page: Page): Promise<void> {
  await page.evaluate(AXE);
  const [name, hasBoard] = await page.evaluate((board) => {
    return [document.querySelector('main')?.dataset.page, document.querySelector(board) !== null];
  }, BOARD);
  const [dark, withBoard] = [`${name} in the dark`, `${name} with its board`];
  const isKnown = (what: string): boolean => !IS_NIGHT && found.has(what);
  const context = isKnown(withBoard) ? JSON.stringify({ exclude: [[BOARD]] }) : 'document';
  for (const [colorScheme, rules] of [
    ['dark', "{ runOnly: ['color-contrast'], resultTypes: ['violations'] }"],
    // What is right need not be told, which would take longer than finding out.
    ['light', "{ resultTypes: ['violations'] }"],
  ] as const) {
    if (colorScheme === 'dark' && isKnown(dark)) continue;
    await page.emulateMedia({ colorScheme });
    const violations = await page.evaluate(
      `axe.run(${hasBoard ? context : 'document'}, ${rules}).then(({ violations }) => violations.map(({ id, nodes }) => [id, nodes[0].html]))`,
    );
    expect(violations, colorScheme).toEqual([]);
  }
  expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBe(0);
  // Only now: whoever tries again looks at it again.
  found.add(dark);
  if (hasBoard) found.add(withBoard);
}

const BOARD = '.board-picture > svg';

/** Everything to press is as large as a finger; links within a text may be as high as its lines. */
export async function expectTappable(page: Page): Promise<void> {
  const small = await page.evaluate(() =>
    [...document.querySelectorAll('button, select, summary, .button, label.check, nav a, .links a')]
      // What is folded has a size as well.
      .filter((element) => element.checkVisibility())
      .map((element) => ({ element, box: element.getBoundingClientRect() }))
      .filter(({ box }) => box.width > 0 && (box.height < 44 || box.width < 44))
      .filter(({ element }) => element.className !== 'skip')
      .map(({ element }) => element.outerHTML.slice(0, 120)),
  );
  expect(small).toEqual([]);
}

/** Shows at once what moves on the table of Play, if anything does. */
export async function skipMoves(page: Page): Promise<void> {
  await page.locator('.table').evaluate((table) => {
    table.querySelector<HTMLButtonElement>('.skip:enabled')?.click();
  });
}

/** Moves on with the Tab key, as somebody without a mouse does, until the focus is there. */
export async function tabTo(page: Page, name: string | RegExp, most = 300): Promise<void> {
  for (let steps = 0; steps < most; steps += 1) {
    const told = await page.evaluate(() => {
      const active = document.activeElement ?? document.body;
      // Of a table, everything is in its shadow root.
      const element = active.shadowRoot?.activeElement ?? active;
      if (element === document.body) return [];
      return [
        element.getAttribute('aria-label'),
        element.querySelector('title')?.textContent,
        element.closest('label')?.textContent,
        element instanceof HTMLInputElement ? element.labels?.[0]?.textContent : '',
        element.textContent,
      ].map((text) => text?.trim());
    });
    const isThere = (text: string | undefined): boolean =>
      typeof name === 'string' ? text === name : name.test(text ?? '');
    if (told.some(isThere)) return;
    await page.keyboard.press('Tab');
  }
  throw new Error(`No way to ${name} by keyboard.`);
}
