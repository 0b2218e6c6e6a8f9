/**
 * How long the pages of the site keep a slow phone busy: `npm run bench:site [folder [language]]`, with the folder of a
 * built site and, say, `de`; without a language, in English.
 *
 * The processor is made four times slower. What a page does in one go for more than 50 ms keeps fingers waiting: all
 * such time beyond 50 ms, from the visit until nothing happens any more, is the blocking time. Bytes are those of the
 * files that the page asks for until then, gzipped.
 */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import Table from 'cli-table3';
import type { Browser } from 'playwright-core';
import { CHROMIUM, launched } from '../../../test/browser/chromium';
import { median } from '../../../tools/bench/measure';
import { builtSite, servedFolder } from './built';

const PAGES = ['', 'score', 'check', 'replay', 'play', 'guides', 'reference'];
const SLOWER = 4;
const TIMES = 5;

interface Measured {
  readonly blocked: number;
  /** When the heading of the page was there. */
  readonly arrived: number;
  readonly bytes: number;
}

async function main(): Promise<void> {
  const [, , given, language = 'en'] = process.argv;
  const folder = given ?? (await builtSite());
  const { server, url } = await servedFolder(folder);
  const browser = await launched(CHROMIUM ?? '');
  const table = new Table({
    head: ['page', 'blocked, ms', 'there after, ms', 'kB gzipped'],
    style: { head: [], border: [] },
  });
  for (const page of PAGES) {
    const all: Measured[] = [];
    for (let time = 0; time < TIMES; time += 1) {
      all.push(await measured(browser, `${url}#/${page}`, folder, language));
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
    if (!request.url().startsWith('http:')) return;
    const { pathname } = new URL(request.url());
    const file = pathname.slice(new URL(url).pathname.length) || 'index.html';
    bytes += gzipSync(readFileSync(join(folder, file)), { level: 9 }).length;
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
