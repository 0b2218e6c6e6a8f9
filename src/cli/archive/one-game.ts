/** One game of a file, for commands that take no more. */
import type { UncheckedLog } from '../../index';
import type { Io } from '../io';
import type { CliLanguage } from '../language';
import { logIn } from '../log-input';
import { refused } from '../refused';
import { isFolder } from './folder';
import type { Archive } from './run';
import { archiveOf } from './sources';
import { logOf } from './verdict';

/**
 * @param game - which one, from 1; undefined for the only one.
 * @throws Refused if there is none, or several and nobody says which one.
 */
export async function readGame(
  file: string,
  game: number | undefined,
  io: Io,
  language: CliLanguage,
): Promise<UncheckedLog> {
  if (await isFolder(file)) throw refused('UNREADABLE', 'notRead', { file, trouble: 'folder' });
  const archive = await archiveOf([file], {}, io);
  if ('text' in archive) {
    if (game === undefined || game === 1) return logIn(archive.text, archive.name, language);
    throw refused('UNREADABLE', 'noSuchGame', { file, game, games: 1 });
  }
  if (game === undefined) throw refused('UNREADABLE', 'manyGames', { file });
  return gameIn(archive, file, game, language);
}

async function gameIn(
  { tasks }: Archive,
  file: string,
  game: number,
  language: CliLanguage,
): Promise<UncheckedLog> {
  let games = 0;
  for await (const some of tasks) {
    const task = some[game - games - 1];
    if (task !== undefined) return logOf(task, language);
    games += some.length;
  }
  throw refused('UNREADABLE', 'noSuchGame', { file, game, games });
}
