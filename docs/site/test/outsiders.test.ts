/** The site built with a map and a module of somebody else: those of the guides. */
import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { visited } from '../../../test/browser/chromium';
import { visiting } from './built';
import { Scorer } from './users/scorer';

const OUTSIDERS = 'docs/site/test/outsiders/vite.config.ts';
const play = visiting('#/play', OUTSIDERS);

const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });

play.atNight('plays on its map with its module', async (page) => {
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
});

for (const bot of visited(['expert', 'searcher'], 1)) {
  play.atNight(`lets strong bots think about it: ${bot}`, async (page) => {
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
  });
}

visiting('#/score', OUTSIDERS).atNight('counts its cities and cards', async (page) => {
  const scorer = new Scorer(page);
  await page.getByLabel('Map').selectOption('Colchis');
  await scorer.go('Cards');
  expect(await page.getByText('Publicanus').count()).toBe(0);
  await scorer.go('Game');
  await page.getByLabel('Taxes').check();
  await scorer.go('Cards');
  expect(await page.getByText('Publicanus').count()).toBeGreaterThan(0);
  await scorer.go('Houses');
  await scorer.city('pityus').click();
  await expect.poll(() => page.getByText('What does Pityus produce?').count()).toBe(1);
});
