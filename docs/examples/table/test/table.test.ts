/** The pages of docs/examples/table in a Chromium: each framework shows the table, and its player can move. */
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import {
  built,
  CHROMIUM,
  launched,
  served,
  watched,
  withoutChromium,
} from '../../../../test/browser/chromium';

const PAGES = ['plain', 'react', 'preact', 'vue'] as const;

describe.skipIf(withoutChromium())('the table of', () => {
  const open: (() => unknown)[] = [];
  let url: string;
  let browser: Awaited<ReturnType<typeof launched>>;

  beforeAll(async () => {
    const pages = [...PAGES, 'index'].map((name) => `${name}.html`);
    const site = await served(await built('docs/examples/table', { pages }));
    open.push(() => site.server.close());
    ({ url } = site);
    browser = await launched(CHROMIUM ?? '');
    open.push(() => browser.close());
  }, 120_000);

  afterAll(async () => {
    for (const close of open.reverse()) await close();
  });

  test.each(PAGES)(
    '%s: one first move, its answer by the bot, and nothing in the console',
    async (name) => {
      const { context, faults } = await watched(browser, { reducedMotion: 'reduce' }, [
        // Vue would like a plugin of its own for Vite.
        'Feature flags __VUE',
      ]);
      const page = await context.newPage();
      page.setDefaultTimeout(20_000);
      await page.goto(url);
      const links = page.getByRole('link');
      expect(await links.count()).toBe(PAGES.length);
      await links.nth(PAGES.indexOf(name)).click();
      const asked = page.getByRole('heading', { name: 'Livia plays a card', exact: true });
      await asked.waitFor();
      // One table, also where React mounts twice.
      expect(await page.locator('.board svg').count()).toBe(1);
      await page.getByRole('button', { name: 'Play Mercator' }).first().click();
      await asked.waitFor({ state: 'detached' });
      await page.getByRole('button', { name: 'Pass' }).click();
      // The bot has played, and it is the player's turn again.
      await asked.waitFor();
      await page
        .getByText(/Gaius plays/)
        .first()
        .waitFor();
      await context.close();
      expect(faults).toEqual([]);
    },
  );
});
