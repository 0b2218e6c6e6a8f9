/** Turns a text into a log. */
import { type GameLog, LOG_VERSION } from '../log/game-log';
import type { AnyAction } from '../model/any';
import type { CardId } from '../model/cards';
import type { Dictionary } from '../model/find';
import { playerNames } from '../model/player-name';
import type { GameState } from '../model/state';
import { faultAt, refuseText, type UntoldFault } from './faults';
import { headerOf, versionFault } from './header';
import { lostWords } from './lost-words';
import { narrowTokens } from './narrow-tokens';
import type { LineRead } from './reader';
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
  withTokens,
} from './table';
import { actionsOf, type Clause, pagesOf, type TextLine } from './text';
import { openCities } from './unknown-tokens';

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

  const tools = toolsFor(map, playerNames(players));
  const { language, reader } = tools;
  const lost = lostWords(pages, language);
  faults.push(...lost);
  const options = { map, players, ...chosen(source, header, language, faults) };
  const seen = {
    cards: seenCards(header, pages, language, faults),
    setup: setupOf(header, language, faults),
    markers: markersOf(header, language, faults),
  };
  if (faults.length > lost.length) return refuseText(faults, source);

  const shuffle = shuffleOf(source, header, options, seen, faults);
  if (shuffle === undefined || faults.length > lost.length) return refuseText(faults, source);
  const lines = readableLines(pages.lines, lost);
  const table = narrowed(source, tools, shuffle, lines);
  if ('fault' in table) {
    // The lines with unknown words may say it.
    if (lost.length === 0) faults.push(table.fault);
    return refuseText(faults, source);
  }
  const { first, unseen, newGame } = table;
  const read = readLines(tools, lines, first, unseen);
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
  shuffle: Shuffle,
  lines: readonly TextLine[],
): Shuffle | { readonly fault: UntoldFault } {
  const { box, first, newGame } = shuffle;
  const { cityGoods } = newGame.setup ?? {};
  if (box === undefined || cityGoods === undefined) return shuffle;
  if (openCities(box.game, box.known).length === 0) return shuffle;
  const end = lines.findIndex(isLast);
  const played = end === -1 ? lines : lines.slice(0, end + 1);
  const found = narrowTokens(engine, tools, box, { cityGoods, first }, played);
  return 'fault' in found ? found : withTokens(engine, shuffle, found.cityGoods);
}

interface LineReading extends LineRead {
  /** Whether the text says that the game ends here. */
  readonly hasEnded: boolean;
}

/** Plays line by line. */
function readLines(
  tools: Tools,
  lines: readonly TextLine[],
  first: GameState,
  unseen: ReadonlySet<CardId>,
): LineReading | { readonly fault: UntoldFault } {
  const { reader } = tools;
  const actions: AnyAction[] = [];
  let state = first;
  let hasEnded = false;
  let wrongTurn: number | undefined;
  for (const line of lines) {
    const [after] = hasEnded ? line.clauses : [];
    if (after !== undefined) {
      return { fault: faultAt(after, 'afterEnd', {}) };
    }
    hasEnded = isLast(line);
    const done = actionsOf(line);
    const read = reader.readLine(state, done, line.number, wrongTurn);
    if ('fault' in read) return { fault: unseenAt(done, read.fault, tools, unseen) ?? read.fault };
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

/** If a card is named that no line has revealed, this is what is wrong, whatever else may be. */
function unseenAt(
  clauses: readonly Clause[],
  { line, column }: UntoldFault,
  { language, reader }: Tools,
  unseen: ReadonlySet<CardId>,
): UntoldFault | undefined {
  const clause = clauses.find((one) => one.line === line && one.column === column);
  if (clause === undefined) return undefined;
  const [card] = language.cards.read(clause.words, 0);
  return card && unseen.has(card.value) ? reader.unseenFault(clause, card.value) : undefined;
}

/** Whether the game ends with this line. */
function isLast({ clauses }: TextLine): boolean {
  return clauses.at(-1)?.kind === 'end';
}

function unseenIn(actions: readonly AnyAction[], unseen: ReadonlySet<CardId>): CardId | undefined {
  if (unseen.size === 0) return undefined;
  return actions.flatMap((action) => Object.values(action)).find((value) => unseen.has(value));
}
