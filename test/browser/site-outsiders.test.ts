/** The site built with a map and a module of somebody else: those of the guides. */
import type { Page } from 'playwright-core';
import { beforeAll, describe, expect, test } from 'vitest';
import { visited } from './site';
import { openSite, type VisitedSite, withoutChromium } from './site-built';

describe.skipIf(withoutChromium())('A site with outsiders', () => {
  let site: VisitedSite;

  beforeAll(async () => {
    site = await openSite('test/browser/outsiders/vite.config.ts');
  }, 120_000);

  const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });

  test('plays on its map with its module', () =>
    site.visit('#/play', async (page) => {
      await page.getByLabel('Map').selectOption('Colchis');
      await page.getByText('More rules').click();
      await page.getByText('Modules', { exact: true }).click();
      await page.getByRole('checkbox', { name: /^Taxes/ }).check();
      await button(page, 'Start the game').click();
      await page.locator('.board [data-key$=":phasis"]').first().waitFor();
      // The starting hand has a card more.
      await page
        .getByRole('button', { name: /Publicanus/ })
        .first()
        .waitFor();
    }));

  test.each(visited(['expert', 'searcher'], 1))('lets strong bots think about it: %s', (bot) =>
    site.visit('#/play', async (page) => {
      await page.getByLabel('Map').selectOption('Colchis');
      await page.getByText('More rules').click();
      await page.getByText('Modules', { exact: true }).click();
      await page.getByRole('checkbox', { name: /^Taxes/ }).check();
      await page.getByLabel('Who is player 1').selectOption(bot);
      await page.getByLabel('Who is player 2').selectOption('person');
      await button(page, 'Start the game').click();
      await page.getByRole('heading', { name: 'Gaius plays a card' }).waitFor();
      expect(page.workers()).toHaveLength(1);
      expect(await page.locator('.notice, .fault').count()).toBe(0);
    }),
  );

  test('counts its cities and cards', () =>
    site.visit('#/score', async (page) => {
      const go = (step: string) => page.locator('.steps').getByText(step, { exact: true }).click();
      await page.getByLabel('Map').selectOption('Colchis');
      await go('Cards');
      expect(await page.getByText('Publicanus').count()).toBe(0);
      await go('Game');
      await page.getByLabel('Taxes').check();
      await go('Cards');
      expect(await page.getByText('Publicanus').count()).toBeGreaterThan(0);
      await go('Houses');
      await page.locator('.board circle[data-key="city:pityus"]').click();
      await expect.poll(() => page.getByText('What does Pityus make?').count()).toBe(1);
    }));
});
