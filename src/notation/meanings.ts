/** Finds the meanings of a clause in a state of the game. */
import type { OpenEngine } from '../engine/engine';
import type { AnyAction, Price } from '../model/any';
import { ConcordiaError } from '../model/errors';
import { areAmong, isShortFor, keysOf, leftOver, type Word } from '../model/find';
import type { Seat } from '../model/ids';
import { isSameData } from '../model/plain';
import type { GameState } from '../model/state';
import { apartFromAmount } from './amounts';
import type { Spoken } from './forms';
import type { TextLanguage, WordedAction } from './language';
import type { Clause } from './text';
import { numberAt } from './voices';

/** The methods of an engine that reading needs. */
export type ReadingEngine = Pick<
  OpenEngine,
  | 'applyAction'
  | 'applyNoting'
  | 'applyTrusted'
  | 'costOf'
  | 'deciders'
  | 'legalActions'
  | 'schemas'
>;

/** Actions that were read, and the state they lead to. */
export interface Read {
  /** As the log has them. */
  readonly actions: readonly AnyAction[];
  /** What led to the state: no illegal action, and the passes that the log leaves out, too. */
  readonly played: readonly AnyAction[];
  readonly state: GameState;
}

/** An illegal action. */
export interface RefusedAction {
  readonly action: AnyAction;
  readonly error: ConcordiaError;
}

/** All legal meanings of a clause, and its first illegal one. */
export interface FoundMeanings {
  readonly reads: readonly Read[];
  readonly refused: RefusedAction | undefined;
  /** A legal action that does not cost, or bring, the sestertii that are written; with the state before it. */
  readonly worthOther?: WorthOther;
}

export interface WorthOther {
  readonly state: GameState;
  readonly action: AnyAction | undefined;
}

/** Two actions in one clause. */
const MOST_FOR_TWO = 12;
/** Actions joined in one clause. */
const MOST_IN_TURN = 8;

const NOTHING: FoundMeanings = { reads: [], refused: undefined };

export interface Meanings {
  /** The next state, or the error. @param isSound - whether it is known to have the shape of an action. */
  after(state: GameState, action: AnyAction, isSound?: boolean): GameState | ConcordiaError;
  /** Meanings that the words state in full. */
  inFull(state: GameState, clause: Clause): FoundMeanings;
  /** Possible actions that the words may abbreviate: those that contain all of them. */
  inShort(state: GameState, clause: Clause, words?: readonly Word[]): FoundMeanings;
  /** Several actions joined by `and`, with the verb of the first: `build Cosa and Ancona`. */
  inTurn(state: GameState, clause: Clause): FoundMeanings;
  /** Two actions in one: `pref hisp`. */
  inTwo(state: GameState, clause: Clause): FoundMeanings;
  /** Actions that the words state in full, legal or not: those of the open decision, if there is just one. */
  anyway(state: GameState, clause: Clause, seat: Seat): readonly AnyAction[];
  /** Whether a clause may be an action of the player. */
  isBy(clause: Clause, seat: Seat): boolean;
  /** Undefined if it has none. */
  priceOf(state: GameState, action: AnyAction): Price | undefined;
}

export function createMeanings(engine: ReadingEngine, language: TextLanguage): Meanings {
  function after(state: GameState, action: AnyAction, isSound = false): GameState | ConcordiaError {
    return (isSound ? next(state, action) : undefined) ?? played(state, action);
  }

  /** The fast path; undefined for illegal actions. */
  function next(state: GameState, action: AnyAction): GameState | undefined {
    try {
      return engine.applyTrusted(state, action);
    } catch (error) {
      if (error instanceof ConcordiaError) return undefined;
      throw error;
    }
  }

  function played(state: GameState, action: AnyAction): GameState | ConcordiaError {
    try {
      return engine.applyAction(state, action);
    } catch (error) {
      if (error instanceof ConcordiaError) return error;
      throw error;
    }
  }

  /** Legal actions, and why the others are illegal. */
  function allowed(state: GameState, said: readonly WordedAction[]): FoundMeanings {
    const reads: Read[] = [];
    let refused: RefusedAction | undefined;
    for (const { action, isSound } of said) {
      const next = after(state, action, isSound);
      if (!(next instanceof ConcordiaError)) {
        reads.push({ actions: [action], played: [action], state: next });
      } else refused ??= { action, error: next };
    }
    return { reads, refused };
  }

  /** The seat that a clause is by, among those that decide now; the first if it names nobody. */
  function deciderOf(state: GameState, clause: Clause): Seat | undefined {
    return engine.deciders(state).find((seat) => isBy(clause, seat));
  }

  function inFull(state: GameState, clause: Clause): FoundMeanings {
    const { decision } = state;
    const seat = deciderOf(state, clause);
    if (decision === null || seat === undefined) return NOTHING;
    // Those who decide at the same time have decisions of the same kind.
    const { kind } = decision;
    const { words, money } = apartFromAmount(clause.words, language.smallWords, (rest) =>
      language.read(rest, seat, kind).map(({ action }) => action.type),
    );
    const said = isJson(clause) ? fromJson(clause) : language.read(words, seat, kind);
    if (said.length === 0) return NOTHING;
    const found = allowed(state, said);
    const { refused } = found;
    const reads =
      found.reads.length > 0 ? found.reads : allowed(state, said.flatMap(withoutPay(state))).reads;
    if (money === undefined) return { reads, refused };
    const worthy = reads.filter(({ actions }) => isWorth(state, actions, money));
    const [other] = reads;
    if (worthy.length > 0 || other === undefined) return { reads: worthy, refused };
    return { reads: [], refused: undefined, worthOther: { state, action: other.actions[0] } };
  }

  /** The action without its payment, if there is only one way to pay. */
  function withoutPay(state: GameState): (said: WordedAction) => readonly WordedAction[] {
    return ({ action }) => {
      if (!('pay' in action)) return [];
      const { pay, ...rest } = action;
      return isSameData(priceOf(state, rest)?.goods, pay) ? [unchecked(rest)] : [];
    };
  }

  /** Whether an action has the cost or gain that the text names, if any. */
  function isWorth(state: GameState, [action]: readonly AnyAction[], money: number): boolean {
    if (action === undefined) return true;
    const price = priceOf(state, action);
    if (price === undefined) return false;
    const amounts = [price.money, price.gain ?? 0].filter((amount) => amount > 0);
    return amounts.length === 0 ? money === 0 : amounts.includes(money);
  }

  function priceOf(state: GameState, action: AnyAction): Price | undefined {
    try {
      return engine.costOf(state, action);
    } catch {
      return undefined;
    }
  }

  function fromJson({ text }: Clause): readonly WordedAction[] {
    try {
      const result = engine.schemas.action.safeParse(JSON.parse(text));
      return result.success ? [unchecked(result.data)] : [];
    } catch {
      return [];
    }
  }

  function anyway({ decision }: GameState, clause: Clause, seat: Seat): readonly AnyAction[] {
    if (isJson(clause)) return fromJson(clause).map(({ action }) => action);
    const here = decision === null ? [] : language.read(clause.words, seat, decision.kind);
    const said = here.length === 1 ? here : language.read(clause.words, seat);
    return said.map(({ action }) => action);
  }

  function isBy({ by }: Clause, seat: Seat): boolean {
    return by.length === 0 || language.players.meant(by).includes(seat);
  }

  function inShort(state: GameState, clause: Clause, words = clause.words): FoundMeanings {
    const seat = words.length === 0 ? undefined : deciderOf(state, clause);
    if (seat === undefined) return NOTHING;
    const keys = words.map(({ key }) => key);
    const inFigures = keys.map((key) => `${language.smallWords.numbers.get(key) ?? key}`);
    const ways = isSameData(keys, inFigures) ? [keys] : [keys, inFigures];
    const whole: AnyAction[] = [];
    const partly: AnyAction[] = [];
    for (const action of engine.legalActions(state, seat)) {
      const said = language
        .speak(action)
        .flatMap((spoken) => ways.map((keys) => extentOf(keys, spoken)));
      if (said.includes('whole')) whole.push(action);
      else if (said.includes('part')) partly.push(action);
    }
    // A bare city means building there, and no route that leads to it.
    const begun = isCity(words) ? partly.filter((action) => !('to' in action)) : partly;
    const actions = exactly(whole.length > 0 ? whole : begun, words);
    // `2 brick wine` is not `brick 2 wine`, although the words are the same.
    const inOrder = actions.length > 1 ? actions.filter((action) => follows(keys, action)) : [];
    return allowed(state, (inOrder.length === 1 ? inOrder : actions).map(unchecked));
  }

  /** Whether the words say all that an action is done with, a part of it, or something else. */
  function extentOf(
    keys: readonly string[],
    { verbs, facts }: Spoken,
  ): 'whole' | 'part' | undefined {
    if (!areAmong(keys, [...verbs, ...facts])) return undefined;
    const names = keys.filter((key) => !areAmong([key], verbs) || areAmong([key], facts));
    const left = leftOver(names, facts);
    // It needs a name: a verb alone is ambiguous.
    if (left === undefined || (names.length === 0 && facts.length > 0)) return undefined;
    return left.length === 0 ? 'whole' : 'part';
  }

  /** Those that go to the route that the words name, if they name one: `land Roma-Spoletum`. */
  function exactly(actions: readonly AnyAction[], words: readonly Word[]): readonly AnyAction[] {
    if (actions.length < 2) return actions;
    const [first] = words;
    const isVerb = first !== undefined && language.verbs.has(first.key);
    const whole = language.places.meant(words);
    const meant = whole.length === 0 && isVerb ? language.places.meant(words.slice(1)) : whole;
    const [route, ...others] = meant;
    const named = actions.filter((action) => 'to' in action && action.to === route);
    return route === undefined || others.length > 0 || named.length === 0 ? actions : named;
  }

  /** Whether it is the name of a place that is no route: ids of routes have a `~`. */
  function isCity(words: readonly Word[]): boolean {
    const [place, ...others] = language.places.meant(words);
    return place !== undefined && others.length === 0 && !place.includes('~');
  }

  /** Whether the words are in the order in which the action is written. */
  function follows(keys: readonly string[], action: AnyAction): boolean {
    const whole = keysOf(language.write(action)?.full ?? '');
    let at = 0;
    return keys.every((key) => {
      const found = whole.findIndex((word, index) => index >= at && isShortFor(key, word));
      at = found + 1;
      return found !== -1;
    });
  }

  function inTurn(state: GameState, clause: Clause): FoundMeanings {
    const [head = [], ...rest] = partsOf(clause.words);
    if (rest.length === 0 || rest.length >= MOST_IN_TURN) return NOTHING;
    const first = { ...clause, words: head };
    const full = inFull(state, first);
    let open = full.reads.length > 0 ? full.reads : inShort(state, first).reads;
    for (const words of rest) {
      // Only what is said in full goes on: a good alone could be short for anything.
      const [read, ...others] = open;
      if (read === undefined || others.length > 0) return NOTHING;
      const ways = beginnings(head).map((beginning) => [...beginning, ...words]);
      const found = ways.flatMap((words) => inFull(read.state, { ...clause, by: [], words }).reads);
      const bare =
        found.length === 0 && isCity(words)
          ? inShort(read.state, { ...clause, by: [], words }).reads
          : [];
      open = unlike([...found, ...bare]).map((next) => joined(read, next));
    }
    return { reads: open, refused: undefined };
  }

  /** The words between those that join. */
  function partsOf(words: readonly Word[]): readonly (readonly Word[])[] {
    const parts: Word[][] = [[]];
    for (const word of words) {
      if (language.smallWords.and.has(word.key)) parts.push([]);
      else parts.at(-1)?.push(word);
    }
    return parts;
  }

  /** What a later action may share with the first one: nothing, `build`, `place land`; but no number. */
  function beginnings(words: readonly Word[]): readonly (readonly Word[])[] {
    const number = words.findIndex(
      (_, at) => numberAt(words, at, language.smallWords) !== undefined,
    );
    const most = Math.min(2, words.length - 1, number === -1 ? 2 : number);
    return Array.from({ length: most + 1 }, (_, count) => words.slice(0, count));
  }

  function inTwo(state: GameState, clause: Clause): FoundMeanings {
    const { words } = clause;
    if (words.length > MOST_FOR_TWO) return NOTHING;
    for (let cut = words.length - 1; cut > 0; cut--) {
      const [first, ...others] = inShort(state, clause, words.slice(0, cut)).reads;
      if (first === undefined || others.length > 0) continue;
      const rest = inShort(first.state, { ...clause, by: [] }, words.slice(cut)).reads;
      if (rest.length === 0) continue;
      const reads = rest.map((second) => joined(first, second));
      return { reads, refused: undefined };
    }
    return NOTHING;
  }

  return { after, inFull, inShort, inTurn, inTwo, anyway, isBy, priceOf };
}

/** Reads that do different things. */
export function unlike<R extends Read>(reads: readonly R[]): readonly R[] {
  return reads.filter(
    ({ actions }, index) =>
      !reads.slice(0, index).some((other) => isSameData(other.actions, actions)),
  );
}

/** An action that may have the wrong shape. */
function unchecked(action: AnyAction): WordedAction {
  return { action, isSound: false };
}

export function joined(first: Read, second: Read): Read {
  if (first.actions.length === 0 && first.played.length === 0) return second;
  return {
    actions: [...first.actions, ...second.actions],
    played: second.played.length === 0 ? first.played : [...first.played, ...second.played],
    state: second.state,
  };
}

function isJson({ text }: Clause): boolean {
  return text.startsWith('{');
}
