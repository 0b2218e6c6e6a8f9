/** The pages of docs/examples/table in a Chromium: each framework shows the table, and its player can move. */
import { describe, expect, test } from 'vitest';
import { built, withoutChromium } from '../../../../test/browser/chromium';
import { visitsTo } from '../../../../test/browser/visits';

const PAGES = ['plain', 'react', 'preact', 'vue'] as const;

describe.skipIf(withoutChromium())('the table of', () => {
  const pages = [...PAGES, 'index'].map((name) => `${name}.html`);
  // Vue would like a plugin of its own for Vite.
  const visit = visitsTo(() => built('docs/examples/table', { pages }), ['Feature flags __VUE']);

  test.each(PAGES)(
    '%s: one first move, its answer by the bot, and nothing in the console',
    (name) =>
      visit({ reducedMotion: 'reduce' }, async (page, url) => {
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
      }),
  );
});
