/** From a log to its text. */
import type { AnyNewGame } from '../engine/engine';
import type { GameLog } from '../log/game-log';
import type { AnyAction } from '../model/any';
import { ConcordiaError } from '../model/errors';
import type { MapId, Seat } from '../model/ids';
import { isSameData } from '../model/plain';
import { DISPLAY_PLACES, type GameState } from '../model/state';
import { drawLines, escaped, noteLines, optionLines, tagLine } from './header';
import type { Language } from './language';
import type { NotationSource, Tools } from './notation';
import { type Done, decidingSeat, type Standing } from './reader';
import { inCatalogueOrder, seenOf } from './shuffle';
import { clauseOf } from './text';

export function formatGame(
  source: NotationSource,
  log: GameLog,
  toolsFor: (map: MapId, players: readonly string[]) => Tools,
): string {
  const first = source.engine.createGame(log.options);
  const tools = toolsFor(
    first.map,
    first.players.map(({ name }) => name),
  );
  const { lines, state } = writtenTurns(source, log, first, tools);
  const header = headerLines(source, log, first, state, tools.language);
  return `${[...header, ...(lines.length > 0 ? [''] : []), ...lines].join('\n')}\n`;
}

function headerLines(
  { engine }: NotationSource,
  { version, options, meta = {}, scores }: GameLog,
  first: GameState,
  last: GameState,
  language: Language,
): readonly string[] {
  const { map, players, seed, setup } = options;
  const names =
    typeof players === 'number'
      ? String(players)
      : players.map((name) => escaped(name, true)).join(', ');
  const teams = Reflect.get(options, 'teams') === true;
  const bare: AnyNewGame & Readonly<Record<string, unknown>> = { map, players, seed: '', teams };
  const defaults = { ...engine.parseOptions(bare), teams: false };
  return [
    tagLine('Version', String(version)),
    tagLine('Map', escaped(engine.getMap(map).name)),
    tagLine('Players', names),
    ...optionLines({ ...options }, defaults, (option, id) =>
      option === 'omitProvinces' ? language.provinceOf(id) : id,
    ),
    ...(seed === undefined ? [] : [tagLine('Seed', escaped(seed))]),
    ...setupLines(setup, first, last, language, engine.cards),
    ...(scores === undefined ? [] : [tagLine('Result', scores.join(', '))]),
    ...noteLines(meta),
  ];
}

function setupLines(
  setup: GameLog['options']['setup'],
  first: GameState,
  last: GameState,
  language: Language,
  catalogue: Readonly<Record<string, unknown>>,
): readonly string[] {
  if (setup === undefined) return [];
  const { cityGoods, deck, parts } = setup;
  const lines: string[] = [];
  if (cityGoods !== undefined) {
    const cities = Object.entries(cityGoods);
    const text = cities.map(([city, good]) => `${escaped(language.placeOf(city), true)} ${good}`);
    lines.push(tagLine('Cities', text.join(', ')));
  }
  if (deck !== undefined) {
    const all = inCatalogueOrder(deck, catalogue);
    // Whatever has come up has been seen.
    const seen = seenOf(deck, all, first.deck.length + DISPLAY_PLACES - last.deck.length);
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

/** Turns as they are written, and the state they lead to. */
function writtenTurns(
  { engine }: NotationSource,
  { actions, scores }: GameLog,
  first: GameState,
  tools: Tools,
): { readonly lines: readonly string[]; readonly state: GameState } {
  const writer = new Writer(first, tools);
  for (const action of actions) {
    const next = nextOf(engine, writer.state, action);
    if (next !== undefined) writer.write(action, next);
    else if (!writer.writeAfterWrong(action)) writer.writeWrong(action);
  }
  writer.finish(scores !== undefined);
  return writer;
}

/** Undefined for what is against the rules. */
function nextOf(
  engine: NotationSource['engine'],
  state: GameState,
  action: AnyAction,
): GameState | undefined {
  try {
    return engine.applyAction(state, action);
  } catch (error) {
    if (error instanceof ConcordiaError) return undefined;
    throw error;
  }
}

/** Writes action by action, each so that it is read again as the same. */
class Writer {
  readonly #tools: Tools;
  readonly #lines: string[] = [];
  #clauses: string[] = [];
  /** After all actions. */
  #state: GameState;
  /** After what has been written. */
  #written: GameState;
  /** What has happened since then: passes, which may go without saying. */
  #passes: { readonly action: AnyAction; readonly before: GameState }[] = [];
  /** Of the last clause: its turn, whose it is, and whether the card of the turn has been played. */
  #turn = 0;
  #seat: Seat | undefined;
  #hasCard = false;
  /** In which something was done against the rules. */
  #wrongTurn: number | undefined;
  /** Named last, on the present line, for an action against the rules. */
  #culprit: Seat | undefined;

  constructor(first: GameState, tools: Tools) {
    this.#state = first;
    this.#written = first;
    this.#tools = tools;
  }

  get state(): GameState {
    return this.#state;
  }

  get lines(): readonly string[] {
    return this.#lines;
  }

  /** @param next - the state it leads to. */
  write(action: AnyAction, next: GameState): void {
    const before = this.#state;
    if (action.type === 'pass' && before.turn !== this.#wrongTurn) {
      this.#passes.push({ action, before });
    } else {
      const texts = this.#texts(action);
      const course = [...this.#passes.map((pass) => pass.action), action];
      const short = texts.find((text) => this.#says(text, this.#written, before, course));
      if (short === undefined) this.#writePasses();
      const text = short ?? texts.find((text) => this.#says(text, before, before, [action]));
      this.#add(text ?? texts.at(-1) ?? '', before, action);
      this.#passes = [];
      this.#written = next;
    }
    this.#state = next;
  }

  /** What was done against the rules, with all that it says. The game goes on as if it had not been. */
  writeWrong(action: AnyAction): void {
    this.#writePasses();
    const { language } = this.#tools;
    const { seat, type } = action;
    // Nobody has a seat that is not at the table.
    const texts = seat < this.#state.players.length ? this.#texts(action) : [];
    const text = texts.find((text) => {
      const read = language.read(clauseOf(text, 1, 0).words, seat);
      return isWhole(text) && read.length === 1 && isSameData(read[0], action);
    });
    if (type === 'playCard') this.#endLine();
    this.#clauses.push(`! ${this.#culpritOf(text, seat)}${text ?? JSON.stringify(action)}`);
    this.#wrongTurn = this.#state.turn;
  }

  /** Whose it is, where that is not clear; data says so itself. */
  #culpritOf(text: string | undefined, seat: Seat): string {
    const isClear = seat === (this.#culprit ?? decidingSeat(this.#state));
    if (isClear || text === undefined || text.startsWith('{')) return '';
    this.#culprit = seat;
    return `${this.#tools.language.playerOf(seat)}: `;
  }

  /** An action after others against the rules, if it can be done once their turn is over; false if not. */
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

  finish(hasScores: boolean): void {
    this.#writePasses();
    // Where the result is known, passing to the end would go without saying.
    const passes = this.#tools.reader.lastPasses(this.#state, this.#wrongTurn);
    if (hasScores && passes.length > 0) this.#clauses.push('...');
    this.#endLine();
  }

  #writePasses(): void {
    for (const { action, before } of this.#passes) {
      this.#add(this.#texts(action)[0] ?? '', before, action);
    }
    this.#passes = [];
    this.#written = this.#state;
  }

  /** In words, if there are any, briefly and in full; and as data, which can always be read. */
  #texts(action: AnyAction): readonly string[] {
    const json = JSON.stringify(action);
    const written = this.#tools.language.write(action);
    return written === undefined ? [json] : [written.text, written.full, json];
  }

  /** Whether a clause is read as these actions. */
  #says(text: string, state: GameState, before: GameState, actions: readonly AnyAction[]): boolean {
    const { seat } = actions.at(-1) ?? {};
    if (seat === undefined) return false;
    const read = this.#reading(text, state, before, seat);
    return read !== undefined && isSameData(read.actions, actions);
  }

  /**
   * How a clause is read there where it would stand.
   *
   * @param state - after what has been written.
   * @param before - in which it is done.
   */
  #reading(text: string, state: GameState, before: GameState, seat: Seat): Done | undefined {
    if (!isWhole(text)) return undefined;
    const isNewLine = this.#isNewLine(before, seat);
    const clause = clauseOf(`${this.#whose(seat, isNewLine)}${text}`, 1, 0);
    if (clause.text !== text || clause.isWrong || clause.kind !== 'action') return undefined;
    return this.#tools.reader.readFully(state, clause, this.#standing(isNewLine));
  }

  #standing(mayBegin: boolean): Standing {
    return { mayBegin, wrongTurn: this.#wrongTurn };
  }

  /** A line for each turn, and for each player who chooses something before the first. */
  #isNewLine({ turn }: GameState, seat: Seat): boolean {
    return turn !== this.#turn || (seat !== this.#seat && !this.#hasCard);
  }

  #whose(seat: Seat, isNewLine: boolean): string {
    return isNewLine || seat !== this.#seat ? `${this.#tools.language.playerOf(seat)}: ` : '';
  }

  #add(text: string, before: GameState, { type, seat }: AnyAction): void {
    const { turn } = before;
    const isNewLine = this.#isNewLine(before, seat);
    if (isNewLine) this.#endLine();
    const number = isNewLine && before.seat === seat ? `${turn} ` : '';
    this.#clauses.push(`${number}${this.#whose(seat, isNewLine)}${text}`);
    this.#hasCard = type === 'playCard' || (this.#hasCard && turn === this.#turn);
    this.#turn = turn;
    this.#seat = seat;
  }

  #endLine(): void {
    if (this.#clauses.length > 0) this.#lines.push(this.#clauses.join('; '));
    this.#clauses = [];
    this.#culprit = undefined;
  }
}

/** Whether nothing in a text would cut it in two; in JSON it may stand. */
function isWhole(text: string): boolean {
  return text.startsWith('{') || !/[;{\n\r]/.test(text);
}
