/** The frame of docs/site: what it imports, its pages and guides, and that it works without a network. */
import { readdirSync, readFileSync } from 'node:fs';
import { posix } from 'node:path';
import type { Page } from 'playwright-core';
import { beforeAll, describe, expect, test } from 'vitest';
import { page as pageOf, ROOT } from '../readme/markdown';
import {
  expectAccessible,
  expectTappable,
  openSite,
  PHONE,
  tabTo,
  type VisitedSite,
  withoutChromium,
} from './site-built';

const FOLDER = 'docs/site/src';
const SOURCES = readdirSync(ROOT + FOLDER, { recursive: true, encoding: 'utf8' }).filter((name) =>
  /\.tsx?$/.test(name),
);

describe('the site is made of what the package exports', () => {
  const { exports } = JSON.parse(pageOf('package.json'));
  const entries = Object.keys(exports).map((entry) => posix.join('concordia-rules', entry));

  /** Whether somebody who has installed the package could import it. */
  function isOpen(specifier: string): boolean {
    return entries.some((entry) => {
      const [before = '', after] = entry.split('*');
      return after === undefined
        ? specifier === entry
        : specifier.startsWith(before) && specifier.endsWith(after);
    });
  }

  test.each(SOURCES)('%s', (name) => {
    const source = pageOf(`${FOLDER}/${name}`);
    const specifiers = [
      ...source.matchAll(/(?:\bfrom|\bimport|\bimport\(|glob\(|new URL\()\s*'([^']+)'/g),
    ].map(([, specifier = '']) => specifier);
    for (const specifier of specifiers) {
      if (specifier.startsWith('concordia-rules')) {
        expect(isOpen(specifier), specifier).toBe(true);
      } else if (specifier.startsWith('.')) {
        const path = posix.normalize(posix.join(FOLDER, posix.dirname(name), specifier));
        // Example games are data that anybody could have.
        expect(path).toMatch(/^docs\/(site\/src\/|examples\/[^/]+\.json(\?raw)?$)/);
      } else {
        // The package installs zod.
        expect(specifier).toMatch(/^(preact(\/|$)|uqr$|virtual:guides$|zod\/)/);
      }
    }
  });
});

test('the page of the reference leads to every entry point that typedoc describes', () => {
  const { entryPoints } = JSON.parse(pageOf('typedoc.json'));
  const described = entryPoints.map((path: string) =>
    path.replace(/^src\/|(\/index)?\.ts$/g, '').replaceAll('/', '_'),
  );
  const source = pageOf(`${FOLDER}/pages/reference/index.tsx`);
  const linked = [...source.matchAll(/^ {2}\['([\w-]+)'/gm)].map(([, file]) => file);
  expect(linked.sort()).toEqual(described.sort());
});

const PAGES = ['score', 'check', 'replay', 'play', 'guides', 'reference'];

describe.skipIf(withoutChromium())('in Chromium', () => {
  let site: VisitedSite;

  beforeAll(async () => {
    site = await openSite();
  }, 120_000);

  /** The whole page by its heading, once it has arrived. */
  async function arrived(page: Page, title: string): Promise<void> {
    await page.getByRole('heading', { level: 1, name: title, exact: true }).waitFor();
  }

  test('clicks lead from the start to every page, and Back leads back', () =>
    site.visit('', async (page) => {
      await expectAccessible(page);
      for (const id of PAGES) {
        const title = id.charAt(0).toUpperCase() + id.slice(1);
        await page.locator('main').locator(`a[href="#/${id}"]`).click();
        await arrived(page, title);
        expect(await page.title()).toBe(`${title} – concordia-rules`);
        expect(await page.locator('nav [aria-current]').textContent()).toBe(title);
        await page.goBack();
        await arrived(page, 'Concordia, without the arithmetic');
        expect(await page.title()).toBe('concordia-rules');
      }
    }));

  test('on a phone every page is for fingers', () =>
    site.visit(
      '',
      async (page) => {
        await expectAccessible(page);
        await expectTappable(page);
        for (const id of PAGES) {
          await page.goto(`${site.url}#/${id}`);
          await arrived(page, id.charAt(0).toUpperCase() + id.slice(1));
          await page.locator('main h2, main button, main li').first().waitFor();
          await expectAccessible(page);
          await expectTappable(page);
        }
      },
      PHONE,
    ));

  test('keys alone lead to a page, over the navigation, and into its heading', () =>
    site.visit('', async (page) => {
      await tabTo(page, 'Check');
      await page.keyboard.press('Enter');
      await arrived(page, 'Check');
      expect(await page.locator(':focus').textContent()).toBe('Check');
      await page.goto(`${site.url}#/`);
      await page.reload();
      await page.keyboard.press('Tab');
      expect(await page.locator(':focus').textContent()).toBe('Skip to the page');
      await page.keyboard.press('Enter');
      expect(await page.locator(':focus').getAttribute('id')).toBe('main');
    }));

  test('an address that leads nowhere says so', async () => {
    await site.visit('#/caesar', async (page) => {
      expect(await page.locator('h1').textContent()).toBe('Page not found');
      await expectAccessible(page);
    });
    await site.visit('#/guides/caesar', async (page) => {
      expect(await page.getByRole('alert').textContent()).toBe('There is no guide called caesar.');
    });
  });

  test('every guide opens, and every link in it leads somewhere', () =>
    site.visit('#/guides', async (page) => {
      await page.locator('.guides a').first().waitFor();
      const addresses = await page
        .locator('.guides a')
        .evaluateAll((links) => links.map((link) => link.getAttribute('href') ?? ''));
      // The README, and what the folders of docs have.
      const files = ['docs', 'docs/guides', 'docs/maps'].flatMap((folder) =>
        readdirSync(ROOT + folder).filter((file) => file.endsWith('.md')),
      );
      expect(addresses).toHaveLength(files.length + 1);
      const places = new Set(addresses);
      const links = new Set<string>();
      for (const address of addresses) {
        await page.goto(site.url + address);
        await page.locator('.guide h2').first().waitFor();
        expect(await page.title()).toMatch(/ – concordia-rules$/);
        const found = await page.locator('.guide').evaluate((guide) => ({
          ids: [...guide.querySelectorAll('[id]')].map(({ id }) => id),
          hrefs: [...guide.querySelectorAll('a')].map((link) => link.getAttribute('href') ?? ''),
        }));
        for (const id of found.ids) places.add(`${address}/${id}`);
        for (const href of found.hrefs) links.add(href);
      }
      expect([...links].filter((href) => !places.has(href) && !/^https?:/.test(href))).toEqual([]);
    }));

  test('a rule has an address of its own', () =>
    site.visit('#/guides/rules/R-4.3', async (page) => {
      const rule = page.locator(':focus');
      await page.waitForFunction(() => document.activeElement?.id === 'R-4.3');
      expect(await rule.textContent()).toMatch(/^R-4\.3 Architect, building/);
      await expect
        .poll(() => rule.evaluate((one) => Math.abs(one.getBoundingClientRect().top)))
        .toBeLessThan(50);
      await expectAccessible(page);
    }));

  test('once it has been there, it works without a network', () =>
    site.visit(
      '',
      async (page) => {
        await page.evaluate(() => navigator.serviceWorker.ready.then(() => undefined));
        await page.context().setOffline(true);
        await page.reload();
        await arrived(page, 'Concordia, without the arithmetic');
        for (const id of PAGES) {
          await page.goto(`${site.url}#/${id}`);
          await page.reload();
          await arrived(page, id.charAt(0).toUpperCase() + id.slice(1));
          expect(await page.getByRole('alert').count(), id).toBe(0);
        }
        await page.goto(`${site.url}#/guides/imperium`);
        await page.locator('.guide img').waitFor();
        const width = await page.locator('.guide img').evaluate(async (image) => {
          if (!(image instanceof HTMLImageElement)) return 0;
          await image.decode();
          return image.naturalWidth;
        });
        expect(width).toBeGreaterThan(0);
      },
      { serviceWorkers: 'allow' },
    ));

  test('no page names another host, nor may ask one', () => {
    for (const name of readdirSync(site.folder, { recursive: true, encoding: 'utf8' })) {
      if (!/\.(html|css|webmanifest)$/.test(name)) continue;
      expect(readFileSync(`${site.folder}/${name}`, 'utf8'), name).not.toMatch(/https?:\/\//);
    }
    const index = readFileSync(`${site.folder}/index.html`, 'utf8');
    expect(index).toMatch(
      /http-equiv="Content-Security-Policy" content="default-src &#39;self&#39;;/,
    );
  });
});
