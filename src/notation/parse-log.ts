/** Turns a text into a log. */
import { type GameLog, LOG_VERSION } from '../log/game-log';
import type { Dictionary } from '../model/find';
import type { MapId } from '../model/ids';
import { playerNames } from '../model/names';
import { refuseText, type UntoldFault } from './faults';
import { headerOf, LANGUAGE, NOTE, versionFault } from './header';
import { LogReading } from './log-reading';
import { lostWords } from './lost-words';
import { narrowTokens } from './narrow-tokens';
import type { NotationSource, Tools, ToolsFor } from './source';
import {
  chosen,
  mapOf,
  markersOf,
  playersOf,
  resultOf,
  type Shuffle,
  seenCards,
  setupOf,
  shuffleOf,
  startedFrom,
  withSetup,
} from './table';
import { pagesOf, type Tag, type TextLine } from './text';
import { openCities } from './unknown-tokens';
import { openingsOf } from './voices';

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
  const pages = pagesOf(text, openingsOf(source.voices));
  const faults = [...pages.faults];
  const languages = source.voices.flatMap(({ id }) => id ?? []);
  const header = headerOf(
    pages.tags.map((tag) => withoutUnknownLanguage(tag, languages)),
    source.options.map(({ tag }) => tag),
    source.drawing,
    faults,
  );
  const version = versionFault(header.tag('Version'));
  if (version !== undefined) faults.push(version);
  const map = mapOf(source, maps, header, faults);
  const players = playersOf(header, faults, source.engine.fewestPlayers);
  const scores = resultOf(header, faults);
  if (map === undefined || players === undefined) return refuseText(faults, source);

  const people = playerNames(players);
  const tag = header.tag(LANGUAGE)?.text.trim().toLowerCase();
  const before = toolsFor(map, people, tag);
  const inOptions: UntoldFault[] = [];
  const options = { map, players, ...chosen(source, header, before.language, inOptions) };
  const automatic = automaticNames(source, options);
  const tools = automatic.length === 0 ? before : toolsFor(map, [...people, ...automatic], tag);
  const { language, reader } = tools;
  const lost = lostWords(pages, language);
  faults.push(...lost, ...inOptions);
  const seen = {
    cards: seenCards(header, pages, language, faults),
    setup: setupOf(header, language, faults),
    markers: markersOf(header, language, faults),
  };
  if (faults.length > lost.length) return refuseText(faults, source);

  const hasOnlyResult =
    scores !== undefined && pages.lines.every(({ clauses }) => clauses.length === 0);
  const isDrawn = seen.setup !== undefined || seen.cards !== undefined;
  // A game of which only the result is known is set up anyhow.
  const newGame = hasOnlyResult && !isDrawn ? { seed: '', ...options } : options;
  const startTag = header.tag('Start');
  const shuffle =
    startTag === undefined
      ? shuffleOf(source, header, newGame, seen, faults)
      : startedFrom(source, startTag, newGame, faults);
  if (shuffle === undefined || faults.length > lost.length) return refuseText(faults, source);
  const lines = readableLines(pages.lines, lost);
  const reading = new LogReading(source, language, reader, shuffle.unseen);
  const table = narrowed(source, tools, reading, shuffle, lines);
  if ('fault' in table) {
    // The lines with unknown words may say it.
    if (lost.length === 0) faults.push(table.fault);
    return refuseText(faults, source);
  }
  const { first, start } = table;
  const read = reading.read(lines, first);
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

/** The names of the seats that rules play. What is wrong with the options is said when the game is set up. */
function automaticNames(
  { engine }: NotationSource,
  { map, ...options }: Readonly<Record<string, unknown>> & { readonly map: MapId },
): readonly string[] {
  try {
    return engine.automaticNames(map, options);
  } catch {
    return [];
  }
}

/** A language that the library does not know is a note: names as on the board are the same in all of them. */
function withoutUnknownLanguage(tag: Tag, known: readonly string[]): Tag {
  const { name, text } = tag;
  const isLanguage = name.toLowerCase() === LANGUAGE.toLowerCase();
  if (!isLanguage || known.includes(text.trim().toLowerCase())) return tag;
  return { ...tag, name: `${NOTE}${name}` };
}

/** The lines up to the first with unknown words. */
function readableLines(
  lines: readonly TextLine[],
  lost: readonly UntoldFault[],
): readonly TextLine[] {
  if (lost.length === 0) return lines;
  const isLost = new Set(lost.map(({ line }) => line));
  const end = lines.findIndex(({ clauses }) => clauses.some(({ line }) => isLost.has(line)));
  return end === -1 ? lines : lines.slice(0, end);
}

/** The table with the tokens that the lines need; or why they are not known. */
function narrowed(
  { engine }: NotationSource,
  tools: Tools,
  reading: LogReading,
  shuffle: Shuffle,
  lines: readonly TextLine[],
): Shuffle | { readonly fault: UntoldFault } {
  const { box } = shuffle;
  if (box === undefined) return shuffle;
  const isFull = box.parts.length === 0 && openCities(box.game, box.known).length === 0;
  // A marker that cannot be is a fault of its own.
  const laid = isFull ? undefined : box.lay(box.known);
  if (laid === undefined) return shuffle;
  // What was not played says nothing about the tokens.
  const played = lines.filter(({ depth, clauses }) => depth === 0 && clauses.length > 0);
  const end = played.findIndex(({ clauses }) => clauses.at(-1)?.kind === 'end');
  const found = narrowTokens(
    engine,
    tools,
    reading,
    box,
    laid,
    end === -1 ? played : played.slice(0, end + 1),
  );
  return 'fault' in found ? found : withSetup(engine, shuffle, found.setup);
}
