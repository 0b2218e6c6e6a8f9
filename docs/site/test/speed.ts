/**
 * How long the pages of the site keep a slow phone busy: `npm run bench:site [folder [language]]`, with the folder of a
 * built site and, say, `de`; without a language, in English.
 *
 * The processor is made four times slower. What a page does in one go for more than 50 ms keeps fingers waiting: all
 * such time beyond 50 ms, from the visit until nothing happens any more, is the blocking time. Bytes are those of the
 * files that the page asks for until then, gzipped.
 */
import { execFileSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { extname, join } from 'node:path';
import { gzipSync } from 'node:zlib';
import Table from 'cli-table3';
import type { Browser } from 'playwright-core';
import { CHROMIUM, launched } from '../../../test/browser/chromium';
import { median } from '../../../tools/bench/measure';

const PAGES = ['', 'score', 'check', 'replay', 'play', 'guides', 'reference'];
const SLOWER = 4;
const TIMES = 5;

const TYPES: Readonly<Record<string, string>> = {
  '.html': 'text/html',
  '.js': 'text/javascript',
  '.css': 'text/css',
  '.svg': 'image/svg+xml',
};

interface Measured {
  readonly blocked: number;
  /** When the heading of the page was there. */
  readonly arrived: number;
  readonly bytes: number;
}

async function main(): Promise<void> {
  const [, , given, language = 'en'] = process.argv;
  const folder = given ?? mkdtempSync(join(tmpdir(), 'concordia-site-'));
  if (given === undefined) {
    execFileSync('npx', ['vite', 'build', 'docs/site', '--outDir', folder], {
      stdio: ['ignore', 'ignore', 'inherit'],
      env: { ...process.env, NODE_ENV: 'production' },
    });
  }
  const server = createServer(({ url = '/' }, response) => {
    const name = url === '/' ? 'index.html' : url.slice(1);
    try {
      const text = readFileSync(join(folder, name));
      response.writeHead(200, { 'content-type': TYPES[extname(name)] ?? 'text/plain' }).end(text);
    } catch {
      response.writeHead(404).end();
    }
  });
  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', resolve);
  });
  const { port } = server.address() as AddressInfo;
  const browser = await launched(CHROMIUM ?? '');
  const table = new Table({
    head: ['page', 'blocked, ms', 'there after, ms', 'kB gzipped'],
    style: { head: [], border: [] },
  });
  for (const page of PAGES) {
    const all: Measured[] = [];
    for (let time = 0; time < TIMES; time += 1) {
      all.push(await measured(browser, `http://127.0.0.1:${port}/#/${page}`, folder, language));
    }
    const of = (pick: (one: Measured) => number) => median(all.map(pick));
    const kilobytes = (of(({ bytes }) => bytes) / 1000).toFixed(1);
    table.push([
      page === '' ? 'start' : page,
      Math.round(of(({ blocked }) => blocked)),
      Math.round(of(({ arrived }) => arrived)),
      kilobytes,
    ]);
  }
  console.log(
    `${TIMES} visits each in ${language}, the processor ${SLOWER} times slower:\n${table.toString()}`,
  );
  await browser.close();
  server.close();
  if (given === undefined) rmSync(folder, { recursive: true, force: true });
}

async function measured(
  browser: Browser,
  url: string,
  folder: string,
  locale: string,
): Promise<Measured> {
  const context = await browser.newContext({
    viewport: { width: 390, height: 844 },
    isMobile: true,
    hasTouch: true,
    serviceWorkers: 'block',
    locale,
  });
  const page = await context.newPage();
  let bytes = 0;
  page.on('request', (request) => {
    const { pathname, protocol } = new URL(request.url());
    if (protocol !== 'http:') return;
    const file = readFileSync(join(folder, pathname === '/' ? 'index.html' : pathname));
    bytes += gzipSync(file, { level: 9 }).length;
  });
  await page.addInitScript(() => {
    const tasks: number[] = [];
    Object.assign(window, { tasks });
    new PerformanceObserver((list) => {
      for (const { duration } of list.getEntries()) tasks.push(duration);
    }).observe({ type: 'longtask', buffered: true });
  });
  const session = await context.newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate: SLOWER });
  const begun = performance.now();
  await page.goto(url);
  await page.locator('h1').waitFor();
  const arrived = performance.now() - begun;
  await page.waitForLoadState('networkidle');
  // Idle is who has had nothing to do for a second.
  let before = -1;
  let tasks: readonly number[] = [];
  while (tasks.length !== before) {
    before = tasks.length;
    await page.waitForTimeout(1_000);
    tasks = await page.evaluate(() => (window as unknown as { tasks: number[] }).tasks);
  }
  await context.close();
  const blocked = tasks.reduce((sum, duration) => sum + Math.max(0, duration - 50), 0);
  return { blocked, arrived, bytes };
}

await main();
