/** Visits of a page in a Chromium, for the tests of a file or of a `describe`. */
import type { Server } from 'node:http';
import type { Browser, BrowserContextOptions, Page } from 'playwright-core';
import { afterAll, beforeAll, expect } from 'vitest';
import { CHROMIUM, launched, type Site, served, watched } from './chromium';

/** Does something with a new page, which shows nothing yet, and makes sure that nothing has gone wrong on it. */
export type Visit = (
  options: BrowserContextOptions,
  use: (page: Page, url: string) => Promise<void>,
) => Promise<void>;

/**
 * Serves a site to a browser as long as the tests take.
 *
 * @param allowed - as for `watched`.
 */
export function visitsTo(site: () => Promise<Site>, allowed: readonly string[] = []): Visit {
  let server: Server | undefined;
  let url = '';
  let browser: Browser;

  beforeAll(async () => {
    ({ server, url } = await served(await site()));
    browser = await launched(CHROMIUM ?? '');
  }, 120_000);

  afterAll(async () => {
    await browser?.close();
    server?.close();
  });

  return async (options, use) => {
    const { context, faults } = await watched(browser, options, allowed);
    await use(await context.newPage(), url);
    await context.close();
    expect(faults).toEqual([]);
  };
}

/** Clicks open buttons by chance until there are none, or so many. @returns how many it has clicked. */
export function clickedByChance(
  page: Page,
  selector: string,
  most: number,
  seed = 1,
): Promise<number> {
  return page.evaluate(
    async ([open, limit, first]) => {
      let chance = first;
      for (let clicks = 0; clicks < limit; clicks++) {
        const buttons = document.querySelectorAll<HTMLButtonElement>(open);
        if (buttons.length === 0) return clicks;
        chance = (chance * 48_271) % 2_147_483_647;
        buttons[chance % buttons.length]?.click();
        await new Promise((resolve) => setTimeout(resolve));
      }
      return limit;
    },
    [selector, most, seed] as const,
  );
}
