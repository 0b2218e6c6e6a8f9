/** What each page of docs/site loads until it can be used: files, gzipped as hosts send them. */
import { readFileSync } from 'node:fs';
import { gzipSync } from 'node:zlib';
import type { Page } from 'playwright-core';
import { beforeAll, describe, expect, test } from 'vitest';
import { visited } from '../../../test/browser/chromium';
import { openSite, type VisitedSite, withoutChromium } from './built';

/** Thousands of bytes that a page may load, in English. */
const CEILINGS = {
  // With a board as picture.
  '': 30,
  // One can choose a game before there is what counts it.
  score: 40,
  // The rules come once somebody is about to bring a game.
  check: 25,
  // The same, with three boards in small.
  replay: 47,
  // Until a game begins: the board, the table and the bots come with it.
  play: 179,
  guides: 22,
  reference: 20,
};

describe.skipIf(withoutChromium())('in Chromium', () => {
  let site: VisitedSite;

  beforeAll(async () => {
    site = await openSite();
  }, 600_000);

  /** The files that somebody loads who has never been there. */
  async function loaded(
    path: string,
    locale: string,
    use: (page: Page) => Promise<void> = async () => {},
  ): Promise<ReadonlyMap<string, number>> {
    const files = new Map<string, number>();
    await site.visit(
      '',
      async (page) => {
        page.on('request', (request) => {
          const name =
            request
              .url()
              .slice(site.url.length)
              .replace(/[?#].*/, '') || 'index.html';
          if (!request.url().startsWith(site.url)) return;
          files.set(name, gzipSync(readFileSync(`${site.folder}/${name}`), { level: 9 }).length);
        });
        // Not only another fragment.
        await page.goto('about:blank');
        await page.goto(`${site.url}#/${path}`);
        await page.locator('main h1').waitFor();
        await use(page);
        await page.waitForLoadState('networkidle');
      },
      { locale },
    );
    return files;
  }

  const sum = (files: ReadonlyMap<string, number>) =>
    [...files.values()].reduce((all, one) => all + one, 0) / 1000;

  test.each(Object.entries(CEILINGS))('%s: at most %i kB', async (path, ceiling) => {
    const files = await loaded(path, 'en-GB');
    expect(sum(files), [...files].join('\n')).toBeLessThanOrEqual(ceiling);
  });

  test.each([
    ['check', 'Try a complete game', 'Every action follows the rules', 205],
    ['replay', 'Imperium, 4 players', 'The game is set up.', 248],
  ])('%s, with a game', async (path, button, shown, ceiling) => {
    const files = await loaded(path, 'en-GB', async (page) => {
      await page.getByRole('button', { name: button, exact: true }).click();
      await page.getByText(shown).first().waitFor();
    });
    expect(sum(files), [...files].join('\n')).toBeLessThanOrEqual(ceiling);
  });

  test('the start page in another language needs no words of games, and a page only its own', async () => {
    const files = await loaded('', 'de');
    expect(sum(files)).toBeLessThanOrEqual(35);
    const names = (of: ReadonlyMap<string, number>) =>
      [...of.keys()].map((name) => name.replace(/^assets\/|-.{8}\.\w+$/g, ''));
    expect(names(files)).not.toContain('rules');
    // Three of them load the rules once there is a game.
    const begun = {
      play: undefined,
      replay: ['.examples button', '.moment'],
      score: ['.steps button:nth-child(3)', '.part-cards .checks'],
      check: ['.row button + button', '.verdict'],
    } as const;
    for (const path of visited(['play', 'replay', 'score', 'check'] as const, 2)) {
      const needed = names(
        await loaded(path, 'fr', async (page) => {
          const [button, shown] = begun[path] ?? [];
          if (button === undefined) return;
          await page.locator(button).first().click();
          await page.locator(shown).first().waitFor();
        }),
      );
      expect(needed, path).toContain('words-fr');
      for (const other of ['words-de', 'words-ja', 'words-nl', 'words-pl', 'notation-de']) {
        expect(needed, path).not.toContain(other);
      }
      // They come with a game.
      expect(needed, path).not.toContain('bots');
    }
  });
});
