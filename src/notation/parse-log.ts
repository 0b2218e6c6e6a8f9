/** Turns a text into a log. */
import { type GameLog, LOG_VERSION } from '../log/game-log';
import type { AnyAction } from '../model/any';
import type { CardId } from '../model/cards';
import type { Dictionary } from '../model/find';
import { playerNames } from '../model/player-name';
import type { GameState } from '../model/state';
import { faultAt, refuseText, type UntoldFault } from './faults';
import { headerOf, LANGUAGE, NOTE, versionFault } from './header';
import { lostWords } from './lost-words';
import type { LineRead, Reader } from './reader';
import type { NotationSource, ToolsFor } from './source';
import { chosen, mapOf, playersOf, resultOf, seenCards, setupOf, shuffleOf } from './table';
import { type Clause, pagesOf, type Tag, type TextLine } from './text';

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
  const players = playersOf(header, faults);
  const scores = resultOf(header, faults);
  if (map === undefined || players === undefined) return refuseText(faults, source);

  const { language, reader } = toolsFor(
    map,
    playerNames(players),
    header.tag(LANGUAGE)?.text.trim().toLowerCase(),
  );
  const lost = lostWords(pages, language);
  faults.push(...lost);
  const options = { map, players, ...chosen(source, header, language, faults) };
  const seen = seenCards(header, pages, language, faults);
  const setup = setupOf(header, language, faults);
  if (faults.length > lost.length) return refuseText(faults, source);

  const shuffle = shuffleOf(source, header, options, setup, seen, faults);
  if (shuffle === undefined) return refuseText(faults, source);
  const { first, unseen, newGame } = shuffle;
  const read = readLines(reader, pages.lines, first, unseen, lost);
  if ('fault' in read) faults.push(read.fault);
  if (faults.length > 0 || 'fault' in read) return refuseText(faults, source);

  const { actions, state, hasEnded, wrongTurn } = read;
  const passes = scores === undefined || hasEnded ? [] : reader.lastPasses(state, wrongTurn);
  return source.parseGameLog({
    format: 'concordia-log',
    version: LOG_VERSION,
    ...(header.notes === undefined ? {} : { meta: header.notes }),
    options: source.engine.parseOptions(newGame),
    actions: [...actions, ...passes],
    ...(scores === undefined ? {} : { scores }),
  });
}

/** A language that the library does not know is a note: names as on the board are the same in all of them. */
function withoutUnknownLanguage(tag: Tag, known: readonly string[]): Tag {
  const { name, text } = tag;
  const isLanguage = name.toLowerCase() === LANGUAGE.toLowerCase();
  if (!isLanguage || known.includes(text.trim().toLowerCase())) return tag;
  return { ...tag, name: `${NOTE}${name}` };
}

interface LineReading extends LineRead {
  /** Whether the text says that the game ends here. */
  readonly hasEnded: boolean;
}

/** Plays line by line, up to the first line with unknown words. */
function readLines(
  reader: Reader,
  lines: readonly TextLine[],
  first: GameState,
  unseen: ReadonlySet<CardId>,
  lost: readonly UntoldFault[],
): LineReading | { readonly fault: UntoldFault } {
  const actions: AnyAction[] = [];
  const isLost = new Set(lost.map(({ line }) => line));
  let state = first;
  let hasEnded = false;
  let wrongTurn: number | undefined;
  for (const line of lines) {
    const { clauses } = line;
    if (isLost.size > 0 && clauses.some(({ line }) => isLost.has(line))) break;
    const [after] = hasEnded ? clauses : [];
    if (after !== undefined) {
      return { fault: faultAt(after, 'afterEnd', {}) };
    }
    hasEnded = clauses.at(-1)?.kind === 'end';
    const done = clauses.every(isAction) ? clauses : clauses.filter(isAction);
    const read = reader.readLine(state, done, line.number, wrongTurn);
    if ('fault' in read) return read;
    ({ wrongTurn } = read);
    const [clause] = done;
    const card = unseenIn(read.actions, unseen);
    if (clause !== undefined && card !== undefined)
      return { fault: reader.unseenFault(clause, card) };
    actions.push(...read.actions);
    state = read.state;
  }
  return { actions, state, hasEnded, wrongTurn };
}

function isAction({ kind }: Clause): boolean {
  return kind === 'action';
}

function unseenIn(actions: readonly AnyAction[], unseen: ReadonlySet<CardId>): CardId | undefined {
  if (unseen.size === 0) return undefined;
  return actions.flatMap((action) => Object.values(action)).find((value) => unseen.has(value));
}
