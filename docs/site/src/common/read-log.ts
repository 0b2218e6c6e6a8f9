/** The log in a text: JSON, or the notation that people write. */
import type { GameLog } from 'concordia-rules';
import { say } from '../words/language';

/**
 * @returns whatever the text holds; whether it is a log is for the library to say.
 * @throws an error that says what is wrong with the text, and where if that is known.
 */
export async function logIn(text: string): Promise<unknown> {
  // Some programs begin a file with a mark that means nothing.
  const given = text.replace(/^\uFEFF/, '');
  if (given.trim() === '') throw new Error(say.common.log.nothing);
  try {
    return JSON.parse(given);
  } catch (error) {
    // Only an object can be a log in JSON, and no notation begins like one.
    if (!given.trimStart().startsWith('{')) return (await notation()).parseLog(given);
    const reason = error instanceof Error ? error.message : '';
    throw new Error(`${say.common.log.noJson} ${reason}`.trim());
  }
}

/** The log as text. */
export async function textOf(log: GameLog): Promise<string> {
  return (await notation()).formatLog(log);
}

/** Read when somebody has a text: all words of all languages are much to load. */
function notation() {
  return import('./notation');
}
