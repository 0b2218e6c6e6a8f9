/** Somebody on the page Play: starts games, plays them by clicks, saves and loads them. */
import type { Locator } from 'playwright-core';
import { User } from './user';

export class Player extends User {
  card(name: string): Locator {
    return this.page.locator('.choices button.face').filter({ hasText: `Play ${name}.` });
  }

  /** What is asked. */
  heading(): Promise<string | null> {
    return this.page.locator('.turn h2 .sentence').textContent();
  }

  /** @param timeout - how long the bots before may take, on a busy machine. */
  isAsked(name: string, timeout = 30_000): Promise<void> {
    return this.page.getByRole('heading', { name, exact: true }).waitFor({ timeout });
  }

  /** Where people share the screen, whoever is asked takes it first. */
  async tab(name: string): Promise<void> {
    const curtain = this.page.locator('.curtain button');
    if ((await curtain.count()) > 0) await curtain.click();
    await this.page.getByRole('tab', { name, exact: true }).click();
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

  /** Presses open choices until something else is asked. */
  async decides(): Promise<void> {
    const before = await this.heading();
    const open = this.page.locator('.choices button:is(.choice, .group, .main)');
    for (let presses = 0; presses < 5 && (await this.heading()) === before; presses += 1) {
      await open.first().click();
    }
  }

  /** Clicks open choices by chance, lifts curtains and skips, until the game is over or so many times. */
  clicked(most = 3000): Promise<number> {
    return this.page.evaluate(async (limit) => {
      const all = (selector: string): readonly HTMLButtonElement[] => {
        const table = document.querySelector('.at-table > div > div')?.shadowRoot;
        return [...(table?.querySelectorAll<HTMLButtonElement>(selector) ?? [])];
      };
      let chance = 1;
      for (let clicks = 0; clicks < limit; ) {
        if (all('.choices > table').length > 0) return clicks;
        for (const skip of all('.skip:enabled')) skip.click();
        const curtain = document.querySelector<HTMLButtonElement>('.curtain button');
        const open = all('.choices:not([inert]) button:is(.choice, .group, .main)');
        const button = curtain ?? open[chance % open.length];
        if (button !== undefined) {
          button.click();
          clicks += 1;
          chance = (chance * 48_271) % 2_147_483_647;
        }
        // Bots may be moving.
        await new Promise((resolve) => setTimeout(resolve));
      }
      return limit;
    }, most);
  }

  totals(): Promise<readonly number[]> {
    return this.numbers('.choices tr[data-row=total] td');
  }

  /** Opens the menu, where it is closed. */
  async opensMenu(): Promise<void> {
    const menu = this.page.locator('details.menu');
    if ((await menu.getAttribute('open')) === null) await menu.locator('> summary').click();
  }

  closesMenu(): Promise<void> {
    return this.page.locator('details.menu > summary').click();
  }

  async savedText(button = 'Save'): Promise<string> {
    await this.opensMenu();
    const text = await this.savedBy(button);
    await this.closesMenu();
    return text;
  }

  async leave(): Promise<void> {
    await this.opensMenu();
    await this.press('New game');
  }

  load(text: string): Promise<void> {
    return this.opens({ name: 'game.json', text });
  }
}
