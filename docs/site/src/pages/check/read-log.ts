/** The log in a text: JSON, or the notation that people write. */
import { parseLog } from 'concordia-rules';

/**
 * @returns whatever the text holds; whether it is a log is for the library to say.
 * @throws an error that says what is wrong with the text, and where if that is known.
 */
export function logIn(text: string): unknown {
  if (text.trim() === '') throw new Error('There is nothing to check yet.');
  return text.trimStart().startsWith('{') ? parsedJson(text) : parseLog(text);
}

function parsedJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch (error) {
    const reason = error instanceof Error ? error.message : '';
    throw new Error(`The text is not whole JSON. ${reason}`.trim());
  }
}
