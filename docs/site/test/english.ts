/** English for what is tested without a page. */
import { speak, speakOf } from '../src/words/language';

// Node has no address that could ask for a language.
Object.assign(globalThis, { location: { search: '' } });

/** Loads the texts of a page, and those of the frame. */
export async function speakEnglish(page: string): Promise<void> {
  await speak('en');
  await speakOf(page);
}
