/** Games of files and texts, one after the other. */
import { textIn } from '../../common/files';
import { say } from '../../words/language';

/** A game that is still to be checked. */
export interface Game {
  readonly name: string;
  /** Undefined if its file cannot be read. */
  readonly text: string | undefined;
  readonly error?: unknown;
}

/** @param file - its name, if it comes from one. */
export async function gamesOfText(text: string, file?: string): Promise<readonly Game[]> {
  const { gamesIn } = await import('../../common/games-in-text');
  const parts = gamesIn(text);
  return parts.map((part, index) => ({
    name: nameOf(file, index + 1, parts.length),
    text: part.text,
  }));
}

function nameOf(file: string | undefined, number: number, count: number): string {
  if (file === undefined) return say.check.pasted(number);
  return count === 1 ? file : say.check.gameOf(file, number);
}

/** Each file is read when its turn comes. */
export async function* gamesOfFiles(files: readonly File[]): AsyncGenerator<Game> {
  for (const file of files) {
    try {
      const text = (await textIn(file)).replace(/\r\n?/g, '\n');
      yield* await gamesOfText(text, file.name);
    } catch (error) {
      yield { name: file.name, text: undefined, error };
    }
  }
}
