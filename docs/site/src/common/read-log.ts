/** The log in a text: JSON, or the notation that people write. */
import type { GameLog } from 'concordia-rules';
import { say } from '../words/language';
import { fetched } from './fault';

/**
 * @returns whatever the text holds, if that may be a log; whether it is one is for the library to say.
 * @throws an error that says what is wrong with the text, and where if that is known.
 */
export async function logIn(text: string): Promise<unknown> {
  // Some programs begin a file with a mark that means nothing.
  const given = text.replace(/^\uFEFF/, '');
  if (given.trim() === '') throw new Error(say.common.log.nothing);
  let input: unknown;
  try {
    input = JSON.parse(given);
  } catch (error) {
    const plain = await unwrapped(given);
    if (plain !== given) return logIn(plain);
    // Only an object can be a log in JSON, and no notation begins like one.
    if (!given.trimStart().startsWith('{')) return (await notation()).parseLog(given);
    throw new Error(say.common.log.noJson, { cause: error });
  }
  const told = noLog(input);
  if (told !== undefined) throw new Error(told);
  return input;
}

/** JSON without the quotation or the block of code in which it was posted; any other text as it is. */
export async function unwrapped(text: string): Promise<string> {
  const { gamesIn } = await fetched(() => import('./games-in-text'));
  const [game, ...others] = gamesIn(text);
  return plainMarks(game === undefined || others.length > 0 ? text : game.text);
}

/** JSON with the quotation marks and blanks that it had before a word processor or a web page gave it others. */
function plainMarks(text: string): string {
  if (!/^\s*[[{]/.test(text)) return text;
  const blanks = text.replaceAll('\u00a0', ' ');
  return blanks.includes('"') ? blanks : blanks.replace(/[“”„]/g, '"');
}

/** Why it is plainly no log, for somebody who has chosen the wrong file. */
function noLog(input: unknown): string | undefined {
  if (Array.isArray(input)) return say.common.log.list;
  if (typeof input !== 'object' || input === null) return say.common.log.value;
  if ('format' in input ? input.format === 'concordia-log' : 'actions' in input) return undefined;
  return say.common.log.other;
}

/** The log as text. */
export async function textOf(log: GameLog): Promise<string> {
  return (await notation()).formatLog(log);
}

/** Read when somebody has a text: all words of all languages are much to load. */
function notation() {
  return fetched(() => import('./notation'));
}
