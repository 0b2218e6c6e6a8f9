/** Turns a log into text. */
import type { AnyNewGame } from '../engine/engine';
import type { GameLog } from '../log/game-log';
import type { LogNote, Variation } from '../log/notes';
import type { AnyAction } from '../model/any';
import { ConcordiaError } from '../model/errors';
import type { Seat } from '../model/ids';
import { isSameData } from '../model/plain';
import { DISPLAY_PLACES, type GameState } from '../model/state';
import type { BoardLanguage } from './board-language';
import { clockIn, clockText } from './clock';
import { correctionText } from './corrections';
import { AND, drawLines, escaped, LANGUAGE, noteLines, tagLine } from './header';
import type { TextLanguage } from './language';
import { readsLikeAction } from './lost-words';
import { optionLines } from './option-tags';
import { type ClausePlace, type Done, decidingSeat } from './reader';
import { inCatalogueOrder, seenOf } from './shuffle';
import type { NotationSource, Tools, ToolsFor } from './source';
import type { SureTexts } from './sure-texts';
import { actionClauseOf, clauseOf, clausesOf, isWhole, PLAIN } from './text';

/**
 * @param tag - of the language, if it is not English.
 * @param narrate - whether what happens without a choice is told, too.
 */
export function formatGame(
  source: NotationSource,
  log: GameLog,
  toolsFor: ToolsFor,
  sureTextsOf: (board: BoardLanguage) => SureTexts,
  tag: string | undefined,
  narrate: boolean,
): string {
  const first = source.startOf(log);
  const names = first.players.map(({ name }) => name);
  const tools = toolsFor(first.map, names, tag);
  const game: WrittenGame = {
    tools,
    sureTexts: sureTextsOf(tools.board),
    asidesAfter: narrate ? asideWriter(source, tools) : () => [],
  };
  const { lines, leastDeck } = writtenTurns(source, log, first, game);
  const header = headerLines(source, log, first, leastDeck, tools.language, tag);
  return `${[...header, ...(lines.length > 0 ? [''] : []), ...lines].join('\n')}\n`;
}

function headerLines(
  { engine, options: tags }: NotationSource,
  { version, options, start, meta = {}, scores }: GameLog,
  first: GameState,
  leastDeck: number,
  language: TextLanguage,
  tag: string | undefined,
): readonly string[] {
  const { map, players, seed, setup } = options;
  const names =
    typeof players === 'number'
      ? String(players)
      : players.map((name) => escaped(name, true).replace(AND, '$1\\$2')).join(', ');
  const settled = (chosen: Readonly<Record<string, unknown>>) => {
    const newGame: AnyNewGame & Readonly<Record<string, unknown>> = { map, players, ...chosen };
    return engine.parseOptions(newGame);
  };
  return [
    tagLine('Version', String(version)),
    ...(tag === undefined ? [] : [tagLine(LANGUAGE, tag)]),
    tagLine('Map', escaped(engine.getMap(map).name)),
    tagLine('Players', names),
    ...optionLines(tags, options, settled, (option, id) =>
      option === 'omitProvinces' ? language.provinceOf(id) : id,
    ),
    ...(seed === undefined ? [] : [tagLine('Seed', escaped(seed))]),
    ...setupLines(setup, first, leastDeck, language, engine.cards),
    ...(start === undefined ? [] : [tagLine('Start', escaped(JSON.stringify(start)))]),
    ...(scores === undefined ? [] : [tagLine('Result', scores.join(', '))]),
    ...noteLines(
      meta,
      tags.map(({ tag }) => tag),
    ),
  ];
}

function setupLines(
  setup: GameLog['options']['setup'],
  first: GameState,
  leastDeck: number,
  language: TextLanguage,
  catalogue: Readonly<Record<string, unknown>>,
): readonly string[] {
  if (setup === undefined) return [];
  const { cityGoods, deck, parts } = setup;
  const lines: string[] = [];
  if (cityGoods !== undefined) {
    const cities = Object.entries(cityGoods);
    const text = cities.map(
      ([city, good]) => `${escaped(`${language.placeOf(city)} ${language.goodOf(good)}`, true)}`,
    );
    lines.push(tagLine('Cities', text.join(', ')));
  }
  if (deck !== undefined) {
    const all = inCatalogueOrder(deck, catalogue);
    // All revealed cards have been seen.
    const seen = seenOf(deck, all, first.deck.length + DISPLAY_PLACES - leastDeck);
    const text = seen.map((card) => escaped(language.cardOf(card), true));
    lines.push(tagLine('Display', text.slice(0, DISPLAY_PLACES).join(', ')));
    if (text.length > DISPLAY_PLACES) {
      lines.push(tagLine('Deck', text.slice(DISPLAY_PLACES).join(', ')));
    }
  }
  if (parts !== undefined) {
    const draws = Object.entries(parts).flatMap(([id, part]) => drawLines(id, part));
    lines.push(...(draws.length > 0 ? draws : [tagLine('Draws', '')]));
  }
  return lines.length > 0 ? lines : [tagLine('Setup', '')];
}

/** The part of a log that is written in lines; a variation has one, too. */
type WrittenCourse = Pick<GameLog, 'actions' | 'corrections' | 'notes' | 'scores'>;

/** What all courses of a game are written with. */
interface WrittenGame {
  readonly tools: Tools;
  readonly sureTexts: SureTexts;
  readonly asidesAfter: AsidesAfter;
}

/** Written turns. */
interface WrittenLines {
  readonly lines: readonly string[];
  /** The fewest cards that the deck ever had. */
  readonly leastDeck: number;
}

function writtenTurns(
  source: NotationSource,
  { actions, corrections = [], notes = [], scores }: WrittenCourse,
  first: GameState,
  game: WrittenGame,
): WrittenLines {
  const { engine } = source;
  const noteAfter = new Map(notes.map((note) => [note.after, note]));
  const correctionAfter = new Map(corrections.map((correction) => [correction.after, correction]));
  const writer = new LogWriter(first, game);
  /** What stands between this action and the next. */
  const writeBetween = (count: number): void => {
    const note = noteAfter.get(count);
    if (note !== undefined) writer.annotate(note);
    const correction = correctionAfter.get(count);
    if (correction === undefined) return;
    const next = source.correctedState({ corrections }, count, writer.state);
    writer.correct(correctionText(correction.changes, game.tools.language), correction.text, next);
  };
  writeBetween(0);
  for (const [index, action] of actions.entries()) {
    const { variations } = noteAfter.get(index + 1) ?? {};
    if (variations !== undefined) writer.branch();
    const from = writer.state;
    const next = nextOf(engine, from, action);
    if (next !== undefined) writer.write(action, next);
    else if (!writer.writeAfterWrong(action)) writer.writeWrong(action);
    writeBetween(index + 1);
    if (variations !== undefined) {
      writer.endBranch(
        variations.map((variation) => variationLines(source, variation, from, game)),
      );
    }
  }
  // A game of which nothing but the result is known has no passes up to its end.
  writer.finish(scores !== undefined && actions.length > 0);
  return writer;
}

function variationLines(
  source: NotationSource,
  { actions, notes }: Variation,
  from: GameState,
  game: WrittenGame,
): WrittenLines {
  const log = { actions, ...(notes === undefined ? {} : { notes }) };
  return writtenTurns(source, log, from, game);
}

/** What happens after an action without a choice, as clauses. */
type AsidesAfter = (state: GameState, action: AnyAction) => readonly string[];

function asideWriter({ engine }: NotationSource, { sentenceOf }: Tools): AsidesAfter {
  return (state, action) => {
    const result = engine.tryApplyAction(state, action);
    if (!result.ok) return [];
    return result.events.slice(result.own).flatMap((event) => {
      const text = sentenceOf(state, event);
      const isOwn = 'seat' in event && event.seat === action.seat;
      // A bracket or a semicolon would end it early, and a colon stands behind a player.
      return text === undefined || !isOwn || /[:;(){}\n\r]/.test(text) ? [] : [`(${text})`];
    });
  };
}

/** Undefined for an illegal action. */
function nextOf(
  engine: NotationSource['engine'],
  state: GameState,
  action: AnyAction,
): GameState | undefined {
  try {
    // The shape of the whole log has been checked.
    return engine.applyTrusted(state, action);
  } catch (error) {
    if (error instanceof ConcordiaError) return undefined;
    throw error;
  }
}

/** Writes action by action, so that each is read back as the same action. */
class LogWriter {
  readonly #tools: Tools;
  readonly #sureTexts: SureTexts;
  readonly #asidesAfter: AsidesAfter;
  /** Whether what stands before the colon can only be this player, by seats. */
  readonly #isClearlyNamed: readonly boolean[];
  readonly #lines: string[] = [];
  #clauses: string[] = [];
  /** The state after all actions. */
  #state: GameState;
  /** The state the state after what has been written. */
  #written: GameState;
  /** The actions since then: passes, which may be omitted. */
  #passes: { readonly action: AnyAction; readonly before: GameState }[] = [];
  /** The last clause: its turn, its player, and whether the card of the turn had been played. */
  #turn = 0;
  #seat: Seat | undefined;
  #hasCard = false;
  /** The turn in which an illegal action was marked. */
  #wrongTurn: number | undefined;
  /** The player named last on the present line for an illegal action. */
  #culprit: Seat | undefined;
  /** The index of the clause of the last action. */
  #lastAction = 0;
  #leastDeck: number;
  /** What follows the present line. */
  #variations: string[] = [];

  constructor(first: GameState, { tools, sureTexts, asidesAfter }: WrittenGame) {
    this.#asidesAfter = asidesAfter;
    this.#state = first;
    this.#leastDeck = first.deck.length;
    this.#written = first;
    this.#tools = tools;
    this.#sureTexts = sureTexts;
    const { language } = tools;
    this.#isClearlyNamed = first.players.map((_, seat) => {
      const { by } = clauseOf(`${language.playerOf(seat)}: -`, 1, 0);
      return isSameData(language.players.meant(by), [seat]);
    });
  }

  get state(): GameState {
    return this.#state;
  }

  get lines(): readonly string[] {
    return this.#lines;
  }

  /** How many cards of the deck nobody has seen: none of them has a place in the text. */
  get leastDeck(): number {
    return this.#leastDeck;
  }

  /** @param next - the state it leads to. */
  write(action: AnyAction, next: GameState): void {
    const before = this.#state;
    if (action.type === 'pass' && before.turn !== this.#wrongTurn) {
      this.#passes.push({ action, before });
    } else {
      const [passes, from] = [this.#passes.map(({ action }) => action), this.#written];
      const short = firstOf(this.#texts(action), (text) =>
        this.#says(text, action, before, passes, from),
      );
      if (short === undefined) this.#writePasses();
      const text =
        short ?? firstOf(this.#texts(action), (text) => this.#says(text, action, before));
      this.#add(text ?? JSON.stringify(action), before, action);
      this.#clauses.push(...this.#asidesAfter(before, action));
      this.#passes = [];
      this.#written = next;
    }
    this.#state = next;
    this.#leastDeck = Math.min(this.#leastDeck, next.deck.length);
  }

  /** Writes an illegal action in full. The game continues as if it had not happened. */
  writeWrong(action: AnyAction): void {
    this.#writePasses();
    const { language } = this.#tools;
    const { seat, type } = action;
    // A seat outside the game has no name.
    const texts = seat < this.#state.players.length ? this.#texts(action) : [];
    const text = firstOf(texts, (text) => {
      const read = language.read(clauseOf(text, 1, 0).words, seat);
      return isWhole(text) && read.length === 1 && isSameData(read[0]?.action, action);
    });
    if (type === 'playCard') this.#endLine();
    this.#push(`! ${this.#culpritOf(text, seat)}${text ?? JSON.stringify(action)}`);
    this.#wrongTurn = this.#state.turn;
  }

  /** The player, if it is not clear; data contains the seat. */
  #culpritOf(text: string | undefined, seat: Seat): string {
    const isClear = seat === (this.#culprit ?? decidingSeat(this.#state));
    if (isClear || text === undefined || text.startsWith('{')) return '';
    this.#culprit = seat;
    return `${this.#tools.language.playerOf(seat)}: `;
  }

  /** Writes an action after illegal ones, if it is possible once their turn is over; otherwise returns false. */
  writeAfterWrong(action: AnyAction): boolean {
    const state = this.#state;
    if (state.turn !== this.#wrongTurn) return false;
    const [text = ''] = this.#texts(action);
    for (const { state: before } of this.#tools.reader.waiting(state, this.#standing(true))) {
      const read = this.#reading(text, state, before, action.seat);
      if (read === undefined || !isSameData(read.actions, [action])) continue;
      this.#add(text, before, action);
      this.#written = read.state;
      this.#state = read.state;
      return true;
    }
    return false;
  }

  /** Adds a note about the last action. */
  annotate({ after, text, mark, clock }: LogNote): void {
    if (after > 0) this.#writePasses();
    if (mark !== undefined) this.#clauses[this.#lastAction] += mark;
    if (text === undefined && clock === undefined) return;
    const [first, ...others] = text?.split('\n').map((row) => this.#plain(row)) ?? [];
    const time = clock === undefined ? undefined : clockText(clock);
    const comment = [time, first].filter((part) => part !== undefined).join(' ');
    const rows = others.map((row) => `; ${row}`);
    if (this.#clauses.length > 0) this.#endLine(`  ; ${comment}`, rows);
    else this.#lines.push(`; ${comment}`, ...rows);
  }

  /** A row of a comment that cannot be taken for anything else. */
  #plain(row: string): string {
    const isOther =
      row.startsWith(PLAIN) ||
      clockIn(row) !== undefined ||
      clausesOf(row).some((clause) => readsLikeAction(clause, this.#tools.language));
    return isOther ? `${PLAIN}${row}` : row;
  }

  /** Writes what was done against the rules and stood. */
  correct(text: string, comment: string | undefined, next: GameState): void {
    this.#writePasses();
    this.#endLine();
    const passes = this.#tools.reader.endOfTurn(this.#state, this.#wrongTurn).actions;
    const { correction, now } = this.#tools.language.opening;
    const line = [correction, ...(passes.length > 0 ? [now] : []), text].join(' ');
    const [first, ...others] = comment?.split('\n').map((row) => this.#plain(row)) ?? [];
    this.#lines.push(first === undefined ? line : `${line}  ; ${first}`);
    for (const row of others) this.#lines.push(`; ${row}`);
    this.#state = next;
    this.#written = next;
    this.#leastDeck = Math.min(this.#leastDeck, next.deck.length);
  }

  /** The next action begins a line, because it could have been another. */
  branch(): void {
    this.#writePasses();
    this.#endLine();
  }

  /** Writes, behind the line, what could have been played instead of the action that began it. */
  endBranch(variations: readonly WrittenLines[]): void {
    this.#writePasses();
    for (const [index, { lines, leastDeck }] of variations.entries()) {
      this.#leastDeck = Math.min(this.#leastDeck, leastDeck);
      if (index > 0) this.#variations.push('/');
      for (const line of lines) {
        this.#variations.push(line.startsWith('/') ? `/${line}` : `/ ${line}`);
      }
    }
    // A comment has ended the line already.
    if (this.#clauses.length === 0) this.#endLine();
  }

  finish(hasScores: boolean): void {
    this.#writePasses();
    // If the result is known, passes up to the end would be omitted.
    const isOpen = (): boolean =>
      this.#tools.reader.lastPasses(this.#state, this.#wrongTurn).length > 0;
    if (hasScores && isOpen()) this.#clauses.push('...');
    this.#endLine();
  }

  #writePasses(): void {
    for (const { action, before } of this.#passes) {
      const [text = ''] = this.#texts(action);
      this.#add(text, before, action);
    }
    this.#passes = [];
    this.#written = this.#state;
  }

  /** In words, short and in full, if there are any; and as data, which can always be read. */
  *#texts(action: AnyAction): Generator<string, undefined> {
    const written = this.#tools.language.write(action);
    if (written !== undefined) {
      yield written.text;
      yield written.full;
    }
    yield JSON.stringify(action);
    return undefined;
  }

  /**
   * Whether a text is read back as this legal action.
   *
   * @param before - the state in which it is done.
   * @param passes - passes before it that are left out.
   * @param from - the state before these.
   */
  #says(
    text: string,
    action: AnyAction,
    before: GameState,
    passes: readonly AnyAction[] = [],
    from = before,
  ): boolean {
    if (passes.length === 0 && this.#isSure(text, action, before)) return true;
    const read = this.#reading(text, from, before, action.seat);
    return isSameData(read?.actions, [...passes, action]);
  }

  /** Whether a text means this legal action wherever its player decides. */
  #isSure(text: string, action: AnyAction, before: GameState): boolean {
    const { decision } = before;
    const { seat } = action;
    const isNamed = this.#whose(seat, this.#isNewLine(before, seat)) !== '';
    // Without a name, it is done by the first of those who decide.
    const isClear = isNamed ? this.#isClearlyNamed[seat] === true : decision?.seat === seat;
    const meant = isClear && decision ? this.#sureTexts(text, decision.kind) : null;
    return meant !== null && isSameData({ type: meant.type, seat, ...meant.fields }, action);
  }

  /**
   * How a clause is read at its place.
   *
   * @param state - the state after what has been written.
   * @param before - the state in which it is done.
   */
  #reading(text: string, state: GameState, before: GameState, seat: Seat): Done | undefined {
    const isNewLine = this.#isNewLine(before, seat);
    const clause = actionClauseOf(this.#whose(seat, isNewLine), text);
    if (clause === undefined) return undefined;
    return this.#tools.reader.readFully(state, clause, this.#standing(isNewLine));
  }

  #standing(mayBegin: boolean): ClausePlace {
    return { mayBegin, wrongTurn: this.#wrongTurn };
  }

  /** A line for each turn, and for each player who chooses something before the first turn. */
  #isNewLine({ turn }: GameState, seat: Seat): boolean {
    const isBroken = this.#clauses.length === 0;
    return isBroken || turn !== this.#turn || (seat !== this.#seat && !this.#hasCard);
  }

  #whose(seat: Seat, isNewLine: boolean): string {
    return isNewLine || seat !== this.#seat ? `${this.#tools.language.playerOf(seat)}: ` : '';
  }

  #add(text: string, before: GameState, { type, seat }: AnyAction): void {
    const { turn } = before;
    const isNewLine = this.#isNewLine(before, seat);
    if (isNewLine) this.#endLine();
    const number = isNewLine && before.seat === seat ? `${turn} ` : '';
    this.#push(`${number}${this.#whose(seat, isNewLine)}${text}`);
    this.#hasCard = type === 'playCard' || (this.#hasCard && turn === this.#turn);
    this.#turn = turn;
    this.#seat = seat;
  }

  #push(clause: string): void {
    this.#lastAction = this.#clauses.push(clause) - 1;
  }

  /**
   * @param comment - with the semicolon before it.
   * @param rows - more of it, on lines of their own.
   */
  #endLine(comment = '', rows: readonly string[] = []): void {
    if (this.#clauses.length > 0) this.#lines.push(`${this.#clauses.join('; ')}${comment}`);
    for (const line of rows) this.#lines.push(line);
    for (const line of this.#variations) this.#lines.push(line);
    this.#variations = [];
    this.#clauses = [];
    this.#culprit = undefined;
  }
}

function firstOf(texts: Iterable<string>, fits: (text: string) => boolean): string | undefined {
  for (const text of texts) if (fits(text)) return text;
  return undefined;
}
