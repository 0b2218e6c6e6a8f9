/** Somebody on the page Check, with files and texts that may be wrong. */
import { page as pageOf } from '../../../../test/readme/markdown';
import { User } from './user';

export class Checker extends User {
  /** A file of the repository, or a text of that name. */
  choose(file: string | { readonly name: string; readonly text: string }): Promise<void> {
    return this.opens(typeof file === 'string' ? { name: file, text: pageOf(file) } : file);
  }

  totals(): Promise<readonly number[]> {
    return this.numbers('.points .total td');
  }

  rows(): Promise<readonly (readonly string[])[]> {
    return this.page
      .locator('.games tbody tr')
      .evaluateAll((all) =>
        all.map((row) => [...row.children].map((cell) => cell.textContent ?? '')),
      );
  }

  /** What is selected in the text after the place of the fault has been clicked. */
  async marked(place: string | RegExp = /^Line \d+, column \d+$/): Promise<string> {
    await this.button(place).first().click();
    return this.page
      .getByLabel(/^Or paste a game/)
      .evaluate((element) =>
        element instanceof HTMLTextAreaElement
          ? element.value.slice(element.selectionStart, element.selectionEnd)
          : '',
      );
  }

  /** Pastes a text and has it checked. */
  async paste(text: string): Promise<void> {
    await this.page.getByLabel(/^Or paste a game/).fill(text);
    await this.press('Check');
  }
}
