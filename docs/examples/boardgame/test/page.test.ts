/** The page of docs/examples/boardgame with boardgame.io's React client, in a Chromium, on its real server. */
import { mkdtempSync, rmSync } from 'node:fs';
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
} from '../../../../test/browser/chromium';
import { freePort } from '../../../../test/support/free-port';
import { openSqlite } from '../database';
import { startServer } from '../server';

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

/** What a table tells of the moves, the last first. */
async function toldOn(page: Page): Promise<readonly string[]> {
  return (await page.locator('.told li').allTextContents()).map((text) => text.trim());
}

/** What all tables tell once no move is on its way: whoever has sent one is not asked until the table tells it. */
async function settledOn(pages: readonly Page[]): Promise<readonly string[]> {
  for (const page of pages) expect(await page.locator('.choices[inert]').count()).toBe(0);
  const [first = [], ...others] = await Promise.all(pages.map(toldOn));
  for (const told of others) expect(told).toEqual(first);
  return first;
}

/** Clicks the first open choice of whoever has one until so many moves are told, and everybody has heard of each. */
async function play(pages: readonly Page[], moves: number): Promise<void> {
  for (let move = 0; move < moves; move += 1) {
    const before = await vi.waitFor(() => settledOn(pages), { timeout: 10_000, interval: 200 });
    await vi.waitFor(
      async () => {
        const told = await settledOn(pages);
        if (told.length > before.length) return;
        // A group leads on to its choices. Without waiting for frames, of which a tab behind another has few.
        for (const page of pages) {
          const open = page.locator('.choices button:is(.choice, .group, .main)');
          if ((await open.count()) > 0) await open.first().dispatchEvent('click');
        }
        expect.fail('no move is told yet');
      },
      { timeout: 10_000, interval: 200 },
    );
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
    await gaius.getByRole('heading', { name: 'Livia plays a card' }).waitFor();
    // The deal tells nothing.
    expect(await toldOn(livia)).toEqual([]);
    const press = async (page: Page, name: string) =>
      page.locator('.choices').getByRole('button', { name }).dispatchEvent('click');
    await press(livia, 'Play Prefect');
    // What a tap on the board leaves nothing to choose of is played, and ends the turn.
    const apulia = '.concordia-target[data-key="province:apulia"]';
    await livia.locator('.choices').getByText('Apulia').first().waitFor();
    await livia.bringToFront();
    await livia.locator(apulia).click();
    for (const page of [livia, gaius]) {
      await page.getByRole('heading', { name: `${hostile} plays a card` }).waitFor();
      const told = await toldOn(page);
      expect(told.at(-1)).toContain('Livia plays Prefect');
      expect(told.at(-2)).toContain('Livia lets Apulia produce');
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
      const shown = await toldOn(page);
      expect(shown.length).toBeGreaterThan(12);
      // Each has a text beside the number of its seat.
      for (const text of shown) expect(text).toMatch(/^\d? *[<\p{L}]/u);
    }

    const address = gaius.url();
    const before = await toldOn(gaius);
    await gaius.close();
    await stop();
    await livia.getByText('Connection lost').waitFor();
    open.push(await run());
    const back = await visit(address);
    await back.locator('.board svg').waitFor();
    expect(await toldOn(back)).toEqual(before);
    await livia.getByText('Connection lost').waitFor({ state: 'detached' });
    await play([livia, back], 4);
    expect(await back.locator('img').count()).toBe(0);
    expect(faults).toEqual([]);
  }, 120_000);
});
