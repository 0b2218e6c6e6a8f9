/** Somebody on the page Play: starts games, plays them by clicks, saves and loads them. */
import type { Locator } from 'playwright-core';
import { User } from './user';

export class Player extends User {
  card(name: string): Locator {
    return this.page.locator('button.card').filter({ hasText: `Play ${name}` });
  }

  /** What is asked. */
  heading(): Promise<string | null> {
    return this.page.locator('.turn h2').textContent();
  }

  /** @param timeout - how long the bots before may take, on a busy machine. */
  isAsked(name: string, timeout = 30_000): Promise<void> {
    return this.page.getByRole('heading', { name, exact: true }).waitFor({ timeout });
  }

  tab(name: string): Promise<void> {
    return this.page.locator('.tabs').getByRole('button', { name, exact: true }).click();
  }

  /** Fills in the form and starts. */
  async start(map: string, sitters: readonly string[]): Promise<void> {
    await this.chooses('Map', map);
    await this.chooses('Number of players', `${sitters.length}`);
    for (const [seat, sitter] of sitters.entries()) {
      await this.chooses(`Who is player ${seat + 1}`, sitter);
    }
    const seed = this.page.getByLabel('Seed');
    if (!(await seed.isVisible())) await this.page.getByText('More rules').click();
    await seed.fill('ludi');
    await this.press('Start the game');
    await this.page.locator('.turn').waitFor();
  }

  /** Clicks open choices by chance, lifts curtains and skips, until the game is over or so many times. */
  clicked(most = 3000): Promise<number> {
    return this.page.evaluate(async (limit) => {
      const selector =
        '.choices button:enabled:not(.picked, .rest), .curtain button, .others button';
      let chance = 1;
      for (let clicks = 0; clicks < limit; ) {
        if (document.querySelector('.turn .scores') !== null) return clicks;
        const open = document.querySelectorAll<HTMLButtonElement>(selector);
        const button = open[chance % open.length];
        if (button !== undefined) {
          button.click();
          if (button.closest('.others') === null) clicks += 1;
          chance = (chance * 48_271) % 2_147_483_647;
        }
        // Bots may be moving.
        await new Promise((resolve) => setTimeout(resolve));
      }
      return limit;
    }, most);
  }

  totals(): Promise<readonly number[]> {
    return this.numbers('.scores tr.total td');
  }

  async savedText(button = 'Save'): Promise<string> {
    await this.tab('More');
    return this.savedBy(button);
  }

  async leave(): Promise<void> {
    await this.tab('More');
    await this.press('New game');
  }

  load(text: string): Promise<void> {
    return this.opens({ name: 'game.json', text });
  }
}
