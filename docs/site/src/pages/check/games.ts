/** Games of files and texts, one after the other. */
import { fetched } from '../../common/fault';
import { textIn } from '../../common/files';
import { say } from '../../words/language';
import { objectsIn } from './around';

/** A game that is still to be checked. */
export interface Game {
  readonly name: string;
  /** Undefined if its file cannot be read. */
  readonly text: string | undefined;
  readonly error?: unknown;
  /** Whether something around it has been left out already. */
  readonly isCut?: boolean;
}

/** @param file - its name, if it comes from one. */
export async function gamesOfText(text: string, file?: string): Promise<readonly Game[]> {
  const { gamesIn } = await fetched(() => import('../../common/games-in-text'));
  const found = gamesIn(text).map((part) => part.text);
  const [only = ''] = found;
  // What is not JSON as a whole may have some in it.
  const within = found.length === 1 && !/^\s*[{[]/.test(only) ? objectsIn(only) : [];
  const isCut = within.length > 0;
  const parts = isCut ? within : found;
  return parts.map((part, index) => ({
    name: nameOf(file, index + 1, parts.length),
    text: part,
    isCut,
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
