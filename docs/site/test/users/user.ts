/** What a person does on any page of the site, and sees there. */
import { readFileSync } from 'node:fs';
import type { Locator, Page } from 'playwright-core';

export class User {
  readonly page: Page;

  constructor(page: Page) {
    this.page = page;
  }

  get alert(): Locator {
    return this.page.getByRole('alert');
  }

  button(name: string | RegExp): Locator {
    return this.page.getByRole('button', { name, exact: true });
  }

  press(name: string | RegExp): Promise<void> {
    return this.button(name).click();
  }

  /** Waits for it, if it is not there yet. */
  sees(text: string | RegExp): Promise<void> {
    return this.page.getByText(text).waitFor();
  }

  /** In a list or a field with that label. */
  async chooses(label: string, value: string): Promise<void> {
    await this.page.getByLabel(label).selectOption(value);
  }

  /** Gives files to the page. */
  opens(...files: readonly { readonly name: string; readonly text: string }[]): Promise<void> {
    return this.page
      .locator('input[type=file]')
      .first()
      .setInputFiles(
        files.map(({ name, text }) => ({
          name,
          mimeType: 'text/plain',
          buffer: Buffer.from(text),
        })),
      );
  }

  /** What is saved when the button is pressed. */
  async savedBy(name: string): Promise<string> {
    const saving = this.page.waitForEvent('download');
    await this.press(name);
    return readFileSync(await (await saving).path(), 'utf8');
  }

  /** Numbers, cell by cell. */
  numbers(cells: string): Promise<readonly number[]> {
    return this.page.locator(cells).evaluateAll((all) => all.map((one) => Number(one.textContent)));
  }
}
