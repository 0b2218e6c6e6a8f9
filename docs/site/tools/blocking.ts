/**
 * How long Score keeps the browser from answering while it loads, on a phone with a processor four times slower:
 * `npx vite build docs/site && npx tsx docs/site/tools/blocking.ts site-dist`. The sum, over all tasks longer than 50 ms, of
 * what is above 50 ms; until one can tap, and in the three seconds after that. It depends on the machine, so no test asks
 * for it.
 */
import { readFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { extname, join } from 'node:path';
import { chromium } from 'playwright-core';

const RUNS = 5;
const SLOWER = 4;
const TYPES: Readonly<Record<string, string>> = {
  '.html': 'text/html',
  '.js': 'text/javascript',
  '.css': 'text/css',
  '.svg': 'image/svg+xml',
};

const [folder = 'site-dist', page = 'score', ready = '.steps'] = process.argv.slice(2);
const server = createServer(async ({ url = '/' }, response) => {
  const name = new URL(url, 'http://site').pathname.slice(1) || 'index.html';
  try {
    const text = await readFile(join(folder, name));
    response.writeHead(200, { 'content-type': TYPES[extname(name)] ?? 'text/plain' }).end(text);
  } catch {
    response.writeHead(404).end();
  }
});
await new Promise<void>((resolve) => {
  server.listen(0, '127.0.0.1', resolve);
});
const { port } = server.address() as AddressInfo;
const executablePath = process.env.CHROMIUM ?? '/usr/bin/chromium';
const browser = await chromium.launch({ executablePath, args: ['--no-sandbox', '--disable-gpu'] });

/** Milliseconds until one can tap, and then. */
async function measured(): Promise<readonly [before: number, after: number]> {
  const context = await browser.newContext({
    serviceWorkers: 'block',
    viewport: { width: 390, height: 844 },
    hasTouch: true,
    isMobile: true,
  });
  const tab = await context.newPage();
  const devtools = await context.newCDPSession(tab);
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: SLOWER });
  await tab.addInitScript(() => {
    const tasks: { start: number; duration: number }[] = [];
    Object.assign(window, { tasks });
    new PerformanceObserver((list) => {
      for (const { startTime: start, duration } of list.getEntries())
        tasks.push({ start, duration });
    }).observe({ type: 'longtask', buffered: true });
  });
  await tab.goto(`http://127.0.0.1:${port}/#/${page}`);
  await tab.locator(ready).first().waitFor();
  const until = await tab.evaluate(() => performance.now());
  await tab.waitForTimeout(3000);
  const tasks = await tab.evaluate<{ start: number; duration: number }[]>('tasks');
  await context.close();
  const blocking = (isMeant: (start: number) => boolean): number =>
    tasks
      .filter(({ start }) => isMeant(start))
      .reduce((sum, { duration }) => sum + Math.max(0, duration - 50), 0);
  return [blocking((start) => start <= until), blocking((start) => start > until)];
}

for (let run = 0; run < RUNS; run += 1) {
  const [before, after] = await measured();
  console.log(`${Math.round(before)} ms until one can tap, ${Math.round(after)} ms after that`);
}
await browser.close();
server.close();
