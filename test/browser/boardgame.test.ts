/** The page of docs/examples/boardgame with boardgame.io's React client, in a Chromium, on its real server. */
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Page } from 'playwright-core';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { openSqlite } from '../../docs/examples/boardgame/database';
import { startServer } from '../../docs/examples/boardgame/server';
import { built, CHROMIUM, launched, served } from './site';

const FOLDER = 'docs/examples/boardgame';

const open: (() => unknown)[] = [];

beforeEach(() => {
  // boardgame.io writes to it what it refuses, and where it listens.
  vi.spyOn(console, 'error').mockImplementation(() => {});
  vi.spyOn(console, 'log').mockImplementation(() => {});
});

afterEach(async () => {
  for (const close of open.splice(0).reverse()) await close();
  vi.restoreAllMocks();
  vi.unstubAllEnvs();
});

async function freePort(): Promise<number> {
  const server = createServer().listen(0);
  await once(server, 'listening');
  const address = server.address();
  server.close();
  await once(server, 'close');
  return typeof address === 'object' && address !== null ? address.port : 0;
}

/** Clicks the first open choice of whoever has one, and waits until everybody has heard of it. */
async function play(pages: readonly Page[], clicks: number): Promise<void> {
  for (let click = 0; click < clicks; click++) {
    const choices = (page: Page) => page.locator('.choices button:enabled').first();
    const deciding = await Promise.any(
      pages.map(async (page) => {
        await choices(page).waitFor();
        return page;
      }),
    );
    const told = () => Promise.all(pages.map((page) => page.locator('.log').textContent()));
    const before = await told();
    // Without waiting for frames, of which a tab behind another has few.
    await choices(deciding).dispatchEvent('click');
    await vi.waitFor(async () => {
      for (const [index, text] of (await told()).entries()) expect(text).not.toBe(before[index]);
    });
  }
}

if (CHROMIUM === undefined) {
  console.warn(
    'No Chromium is found, so nobody plays on boardgame.io; CHROMIUM may say where one is.',
  );
}

describe.skipIf(CHROMIUM === undefined)('in Chromium', () => {
  test('two find each other in the lobby and play; one leaves, and comes back after a restart', async () => {
    const at = { port: await freePort(), apiPort: await freePort() };
    vi.stubEnv('VITE_SERVER', `http://localhost:${at.port}`);
    vi.stubEnv('VITE_LOBBY', `http://localhost:${at.apiPort}`);
    const { server, url } = await served(await built(FOLDER));
    open.push(() => server.close());
    const folder = mkdtempSync(join(tmpdir(), 'concordia-boardgame-'));
    open.push(() => rmSync(folder, { recursive: true }));
    const run = () => startServer(openSqlite(join(folder, 'matches')), at, [new URL(url).origin]);
    const stop = await run();
    const browser = await launched(CHROMIUM ?? '');
    open.push(() => browser.close());

    // Two tabs of one browser.
    const context = await browser.newContext();
    const faults: string[] = [];
    const visit = async (address: string) => {
      const page = await context.newPage();
      page.on('pageerror', ({ message }) => faults.push(message));
      await page.goto(address);
      return page;
    };
    const [livia, gaius] = [await visit(url), await visit(url)];
    await livia.bringToFront();
    await livia.getByLabel('Players').fill('6');
    await livia.getByRole('button', { name: 'Create' }).click();
    const refused = 'Games without teams are for two to five players.';
    await livia.getByRole('alert').getByText(refused).waitFor();
    await livia.getByLabel('Map').selectOption('italia');
    await livia.getByLabel('Players').fill('2');
    await livia.getByLabel('salt').check();
    await livia.getByRole('button', { name: 'Create' }).click();
    await livia.getByText('italia, …, …').waitFor();
    const hostile = '<img src=x onerror=alert(1)>';
    for (const [page, name] of [
      [livia, 'Livia'],
      [gaius, hostile],
    ] as const) {
      await page.bringToFront();
      await page.getByRole('button', { name: 'Refresh' }).click();
      await page.getByLabel('Your name').fill(name);
      await page.getByRole('button', { name: 'Join' }).click();
      await page.getByRole('button', { name: 'Deal' }).waitFor();
    }
    await livia.getByRole('button', { name: 'Deal' }).dispatchEvent('click');
    await gaius.locator('.board svg').waitFor();
    // The names of the lobby are those that the library speaks of.
    expect(await gaius.getByRole('heading').textContent()).toBe('Livia plays a card');
    await play([livia, gaius], 4);

    const address = gaius.url();
    const before = await gaius.locator('.log').textContent();
    await gaius.close();
    await stop();
    await livia.getByRole('heading', { name: 'Connection lost' }).waitFor();
    open.push(await run());
    const back = await visit(address);
    await back.locator('.board svg').waitFor();
    expect(await back.locator('.log').textContent()).toBe(before);
    await livia
      .locator('.choices h2')
      .getByText(/^(?!Connection lost)/)
      .waitFor();
    await play([livia, back], 4);
    expect(await back.locator('img').count()).toBe(0);
    expect(faults).toEqual([]);
  }, 60_000);
});
