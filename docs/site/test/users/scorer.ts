/** Somebody on the page Score: through the steps, with the sheets on the shelf and those of others. */
import type { Locator } from 'playwright-core';
import { expect } from 'vitest';
import type { Draft } from '../../src/pages/score/draft';
import { fragmentOf } from '../../src/pages/score/sheets/share';
import { totals } from '../drafts';
import { User } from './user';

export const STEPS = ['Game', 'Cards', 'Rest', 'Houses', 'Result'] as const;

export class Scorer extends User {
  /** Beside everybody's colour; in the table, where a sheet of somebody else is looked at. */
  totals(): Promise<readonly number[]> {
    return this.numbers('.seats strong, .shared .sheet-points .total td');
  }

  /** To a step, by its name in whatever language. */
  async go(step: string): Promise<void> {
    await this.page.locator('.steps').getByRole('button', { name: step, exact: true }).click();
    if (step === 'Cards') await this.page.locator('.part-cards .checks').waitFor();
    if (step === 'Result') await this.page.locator('.sheet-points').waitFor();
  }

  /** So many play. */
  players(count: number): Promise<void> {
    return this.page
      .locator('.counts button')
      .nth(count - 1)
      .click();
  }

  /** From now on, whatever is tapped is that player's. */
  brush(seat: number): Promise<void> {
    return this.page.locator('.seats button').nth(seat).click();
  }

  /** Clicks so often. */
  async more(name: string, times: number): Promise<void> {
    for (let click = 0; click < times; click += 1) await this.press(`More: ${name}`);
  }

  /** Typed, to the last sestertius. */
  sestertii(amount: number): Promise<void> {
    return this.page.getByRole('textbox', { name: 'Sestertii', exact: true }).fill(`${amount}`);
  }

  /** A row of the table, such as `Jupiter`. */
  row(god: string): Promise<readonly number[]> {
    return this.page
      .locator('.sheet-points tr', {
        has: this.page.getByRole('rowheader', { name: god, exact: true }),
      })
      .locator('td')
      .evaluateAll((cells) => cells.map((cell) => Number(cell.textContent)));
  }

  city(id: string): Locator {
    return this.page.locator(`.board circle[data-key="city:${id}"]`);
  }

  async build(id: string, good: string): Promise<void> {
    await this.city(id).click();
    await this.page.locator('.asked').getByRole('button', { name: good, exact: true }).click();
  }

  /** Where the list of sheets is. */
  async toShelf(): Promise<void> {
    await this.go('Game');
    await this.page.locator('.kept').waitFor();
  }

  /** Any change of the open sheet. */
  async rename(name: string): Promise<void> {
    await this.toShelf();
    await this.page.getByLabel('Name of player 1').fill(name);
  }

  /** The sheets on the shelf. */
  async kept(): Promise<readonly string[]> {
    await this.toShelf();
    return this.page.locator('.kept .titled > span').allTextContents();
  }

  onShelf(names: string): Locator {
    return this.page.locator('.kept button').filter({ hasText: names });
  }

  async openFile(text: string): Promise<void> {
    await this.toShelf();
    await this.opens({ name: 'sheet.json', text });
  }

  /** Opens a sheet of the own ones. */
  async have(draft: Draft): Promise<void> {
    await this.openFile(JSON.stringify(draft.sheet));
    await expect.poll(() => this.totals()).toEqual(totals(draft));
    await this.go('Result');
  }

  /** Looks at a sheet of somebody else. */
  async look(draft: Draft, game = 'theirs'): Promise<void> {
    const fragment = await fragmentOf({ draft, date: '2026-11-20', game });
    await this.page.evaluate((hash) => {
      location.hash = hash;
    }, `#/score/${fragment}`);
    await this.sees('This sheet was shared with you.');
  }
}
