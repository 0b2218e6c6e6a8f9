/** Turns a text into a log. */
import { type GameLog, LOG_VERSION } from '../log/game-log';
import type { Dictionary } from '../model/find';
import { playerNames } from '../model/player-name';
import { refuseText } from './faults';
import { headerOf, versionFault } from './header';
import { LogReading } from './log-reading';
import { lostWords } from './lost-words';
import type { NotationSource, ToolsFor } from './source';
import {
  chosen,
  mapOf,
  playersOf,
  resultOf,
  seenCards,
  setupOf,
  shuffleOf,
  startOf,
} from './table';
import { pagesOf } from './text';

/**
 * @param maps - by their names.
 * @throws ConcordiaError `INVALID_LOG` with all faults.
 */
export function parseText(
  source: NotationSource,
  maps: Dictionary,
  text: string,
  toolsFor: ToolsFor,
): GameLog {
  const pages = pagesOf(text);
  const faults = [...pages.faults];
  const header = headerOf(
    pages.tags,
    source.options.map(({ tag }) => tag),
    source.drawing,
    faults,
  );
  const version = versionFault(header.tag('Version'));
  if (version !== undefined) faults.push(version);
  const map = mapOf(source, maps, header, faults);
  const players = playersOf(header, faults);
  const scores = resultOf(header, faults);
  if (map === undefined || players === undefined) return refuseText(faults, source);

  const { language, reader } = toolsFor(map, playerNames(players));
  const lost = lostWords(pages, language);
  faults.push(...lost);
  const options = { map, players, ...chosen(source, header, language, faults) };
  const seen = seenCards(header, pages, language, faults);
  const setup = setupOf(header, language, faults);
  if (faults.length > lost.length) return refuseText(faults, source);

  const hasOnlyResult =
    scores !== undefined && pages.lines.every(({ clauses }) => clauses.length === 0);
  const isDrawn = setup !== undefined || seen !== undefined;
  // A game of which only the result is known is set up anyhow.
  const newGame = hasOnlyResult && !isDrawn ? { seed: '', ...options } : options;
  const table =
    startOf(source, header, newGame, faults) ??
    (faults.length === lost.length
      ? shuffleOf(source, header, newGame, setup, seen, faults)
      : undefined);
  if (table === undefined) return refuseText(faults, source);
  const { first, unseen, start } = table;
  const isLost = new Set(lost.map(({ line }) => line));
  const reading = new LogReading(source, language, reader, unseen, isLost);
  const read = reading.read(pages.lines, first);
  if ('fault' in read) faults.push(read.fault);
  if (faults.length > 0 || 'fault' in read) return refuseText(faults, source);

  const { actions, state, hasEnded, wrongTurn, corrections, notes } = read;
  const isOpen = scores === undefined || hasEnded || actions.length === 0;
  const passes = isOpen ? [] : reader.lastPasses(state, wrongTurn);
  return source.parseGameLog({
    format: 'concordia-log',
    version: LOG_VERSION,
    ...(header.notes === undefined ? {} : { meta: header.notes }),
    options: source.engine.parseOptions(table.newGame),
    ...(start === undefined ? {} : { start }),
    actions: [...actions, ...passes],
    ...(corrections.length === 0 ? {} : { corrections }),
    ...(notes.length === 0 ? {} : { notes }),
    ...(scores === undefined ? {} : { scores }),
  });
}
