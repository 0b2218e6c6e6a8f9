/** Somebody on the page Replay, who opens games and goes through them. */
import { User } from './user';

export class Spectator extends User {
  async openExample(name: string): Promise<void> {
    const others = this.page.locator('.examples + details');
    if ((await others.count()) > 0) {
      await others.first().evaluate((details) => details.setAttribute('open', ''));
    }
    await this.press(name);
    await this.page.getByRole('slider').waitFor();
  }

  /** On a phone, what is below the board is in tabs. */
  async opensTab(name: string): Promise<void> {
    await this.page.locator('.tabs').getByRole('button', { name, exact: true }).click();
  }

  choose(text: string): Promise<void> {
    return this.opens({ name: 'game.json', text });
  }

  totals(): Promise<readonly number[]> {
    return this.numbers('tr.total td');
  }

  sentence(): Promise<string | null> {
    return this.page.locator('.moment .sentence').first().textContent();
  }

  /** The cells of a row of the players' table. */
  heldBy(row: string): Promise<readonly string[]> {
    return this.page
      .locator('.words tr', {
        has: this.page.getByRole('rowheader', { name: row, exact: true }),
      })
      .locator('td')
      .allTextContents();
  }
}
