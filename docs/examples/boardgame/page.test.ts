/** The page of docs/examples/boardgame with boardgame.io's React client, in a Chromium, on its real server. */
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Page } from 'playwright-core';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import {
  built,
  CHROMIUM,
  launched,
  served,
  watched,
  withoutChromium,
} from '../../../test/browser/chromium';
import { openSqlite } from './database';
import { startServer } from './server';

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

describe.skipIf(withoutChromium())('in Chromium', () => {
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
    const { context, faults } = await watched(browser, {}, [
      // The browser tells of a table that is refused, and of a server that has been stopped.
      'Failed to load resource: the server responded with a status of 400',
      'Failed to load resource: net::ERR_CONNECTION_REFUSED',
      'WebSocket connection to',
    ]);
    const visit = async (address: string) => {
      const page = await context.newPage();
      await page.goto(address);
      return page;
    };
    const [livia, gaius] = [await visit(url), await visit(url)];
    await livia.bringToFront();
    await livia.getByLabel('Number of players').selectOption('6 players');
    await livia.getByRole('button', { name: 'Create' }).click();
    const refused = 'Games without teams are for two to five players.';
    await livia.getByRole('alert').getByText(refused).waitFor();
    // In the words of the library, not by ids.
    await livia.getByLabel('Map').selectOption('Italia');
    await livia.getByLabel('Number of players').selectOption('2 players');
    await livia.getByLabel('Salt').check();
    expect(await livia.getByLabel('Forum').isChecked()).toBe(false);
    await livia.getByRole('button', { name: 'Create' }).click();
    await livia.getByText('Italia, …, …').waitFor();
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
    // The deal tells nothing.
    const lines = (page: Page) => page.locator('.log li').allTextContents();
    expect(await lines(livia)).toEqual([]);
    const press = async (page: Page, name: string) =>
      page.locator('.choices').getByRole('button', { name }).dispatchEvent('click');
    await press(livia, 'Play Prefect');
    // What a tap on the board leaves nothing to choose of is played, and ends the turn.
    const apulia = '.concordia-target[data-key="province:apulia"]';
    await livia.locator('.choices').getByText('Let Apulia produce').waitFor();
    await livia.bringToFront();
    await livia.locator(apulia).click();
    for (const page of [livia, gaius]) {
      await page.getByRole('heading', { name: `${hostile} plays a card` }).waitFor();
      expect(await lines(page)).toEqual([
        expect.stringContaining('Livia lets Apulia produce'),
        expect.stringContaining('Livia plays Prefect'),
      ]);
    }
    // Who has only looked on sees where the last move was, too, though the turn has ended by it.
    await press(gaius, 'Play Tribune');
    await press(gaius, 'Place a sea colonist in Roma for 1 food and 1 tool');
    for (const page of [livia, gaius]) {
      await page.getByRole('heading', { name: 'Livia plays a card' }).waitFor();
      const mark = page.locator('[data-mark="last"][data-at="capital:roma"]');
      await mark.waitFor({ state: 'attached' });
    }
    await play([livia, gaius], 12);
    for (const page of [livia, gaius]) {
      const shown = await lines(page);
      expect(shown).toHaveLength(8);
      expect(shown).not.toContain('');
    }

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
  }, 120_000);
});
