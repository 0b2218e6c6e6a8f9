/** The log in a text: JSON, or the notation that people write. */
import { parseLog } from '../../common/library';

/**
 * @returns whatever the text holds; whether it is a log is for the library to say.
 * @throws an error that says what is wrong with the text, and where if that is known.
 */
export function logIn(text: string): unknown {
  if (text.trim() === '') throw new Error('There is nothing to check yet.');
  try {
    return JSON.parse(text);
  } catch (error) {
    // Only an object can be a log in JSON, and no notation begins like one.
    if (!text.trimStart().startsWith('{')) return parseLog(text);
    const reason = error instanceof Error ? error.message : '';
    throw new Error(`The text is not whole JSON. ${reason}`.trim());
  }
}
