/** Styles of a page stay when somebody goes on to another: they must not reach what they were not written for. */
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { openSite, siteIsThere, withoutChromium } from './built';

siteIsThere();

/** The pages, and how one gets at what they load late. */
const PAGES: Readonly<Record<string, (page: Page) => Promise<void>>> = {
  '': async (page) => page.locator('.hero').waitFor(),
  score: async (page) => {
    await page.locator('.steps button', { hasText: 'Result' }).click();
    await page.locator('.sheet-points').waitFor();
  },
  check: async (page) => {
    await page.getByRole('button', { name: 'Try a complete game', exact: true }).click();
    await page.locator('.verdict').waitFor();
  },
  replay: async (page) => {
    await page.locator('.examples button').first().click();
    await page.locator('.moment').waitFor();
  },
  play: async (page) => {
    await page.getByRole('button', { name: 'Start the game' }).click();
    await page.locator('.playing').waitFor();
  },
  guides: async (page) => page.locator('.guides').first().waitFor(),
  reference: async (page) => page.locator('main h1').waitFor(),
};

/** The stylesheets that a page has loaded. */
function sheetsOn(page: Page): Promise<readonly string[]> {
  return page.evaluate(() =>
    [...document.styleSheets].flatMap(({ href }) => (href === null ? [] : [href])),
  );
}

/** Selectors of other stylesheets that fit something on the page. */
function reached(page: Page, own: readonly string[]): Promise<readonly string[]> {
  return page.evaluate((own) => {
    const selectors = (rules: CSSRuleList): readonly string[] =>
      [...rules].flatMap((rule) =>
        rule instanceof CSSStyleRule
          ? [rule.selectorText]
          : rule instanceof CSSGroupingRule
            ? selectors(rule.cssRules)
            : [],
      );
    // What is before an element, or under a finger, is found by the element.
    const found = (selector: string): boolean =>
      document.querySelector(selector.replace(/::[\w-]+|:hover|:focus(-[\w-]+)?/g, '') || '*') !==
      null;
    return [...document.styleSheets]
      .filter(({ href }) => href !== null && !own.includes(href))
      .flatMap((sheet) => selectors(sheet.cssRules))
      .filter(found);
  }, own);
}

test.skipIf(withoutChromium())('no rule of a page reaches another', async () => {
  const site = await openSite();
  const own = new Map<string, readonly string[]>();
  for (const [path, use] of Object.entries(PAGES)) {
    await site.visit(`#/${path}`, async (page) => {
      await use(page);
      own.set(path, await sheetsOn(page));
    });
  }
  await site.visit('', async (page) => {
    const go = async (path: string): Promise<void> => {
      await page.evaluate((to) => {
        location.hash = `#/${to}`;
      }, path);
      await page.locator(`main[data-page="${path || 'start'}"]`).waitFor();
    };
    for (const [path, use] of Object.entries(PAGES)) {
      await go(path);
      await use(page);
    }
    // Every page has been there before the first is looked at.
    expect(await sheetsOn(page)).toEqual(
      expect.arrayContaining([...new Set([...own.values()].flat())]),
    );
    const found: [path: string, selectors: readonly string[]][] = [];
    for (const path of Object.keys(PAGES)) {
      await go(path);
      await page.locator('main h1').waitFor();
      await page.waitForLoadState('networkidle');
      found.push([path, await reached(page, own.get(path) ?? [])]);
    }
    expect(found.filter(([, selectors]) => selectors.length > 0)).toEqual([]);
  });
});
