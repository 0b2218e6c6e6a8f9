/** What each page of docs/site loads until it can be used: files, gzipped as hosts send them. */
import { readFileSync } from 'node:fs';
import { gzipSync } from 'node:zlib';
import { beforeAll, describe, expect, test } from 'vitest';
import { visited } from '../../../test/browser/chromium';
import { openSite, type VisitedSite, withoutChromium } from './built';

/** Thousands of bytes that a page may load, in English. */
const CEILINGS = {
  '': 25,
  // With the clause of each fault beside it, the steps of Undo that a reload leaves, and the lines of others' modules.
  score: 92,
  // With what an auction and tiles of one's own show, seats that rules play, boards drawn as land and sea, and draws that a
  // viewer may know of.
  check: 204,
  replay: 235,
  // With names that find places beside routes and pieces, and routes that give way to names.
  play: 240,
  guides: 25,
  reference: 25,
};

describe.skipIf(withoutChromium())('in Chromium', () => {
  let site: VisitedSite;

  beforeAll(async () => {
    site = await openSite();
  }, 600_000);

  /** The files that somebody loads who has never been there. */
  async function loaded(path: string, locale: string): Promise<ReadonlyMap<string, number>> {
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

  test('the start page in another language needs no words of games, and a page only its own', async () => {
    const files = await loaded('', 'de');
    expect(sum(files)).toBeLessThanOrEqual(30);
    const names = (of: ReadonlyMap<string, number>) =>
      [...of.keys()].map((name) => name.replace(/^assets\/|-.{8}\.\w+$/g, ''));
    expect(names(files)).not.toContain('rules');
    // With bots, and without.
    for (const path of visited(['play', 'replay', 'score', 'check'], 2)) {
      const needed = names(await loaded(path, 'fr'));
      expect(needed, path).toContain('words-fr');
      for (const other of ['words-de', 'words-ja', 'words-nl', 'words-pl', 'notation-de']) {
        expect(needed, path).not.toContain(other);
      }
      expect(needed.includes('bots'), path).toBe(path === 'play');
    }
  });
});
