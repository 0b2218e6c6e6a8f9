/**
 * Closure: every state that `parseState` accepts can be played on, and every state that follows is accepted, too. States
 * of a game are changed in small ways, as a forger or a faulty program would change them.
 */
import { type Chance, pick } from '../bots/strategy';
import { ConcordiaError } from '../model/errors';
import type { Json } from '../model/plain';
import type { GameState } from '../model/state';
import { copyOf, fail, type GameCheck, shareOf, shown, survives, type Tested } from './tested';

/** The number of changed states of a game, and of actions played from each that is accepted. */
const FORGERIES = 80;
const AHEAD = 15;

export function closed(library: Tested, chanceOf: (seed: string) => Chance): GameCheck {
  const lists = new SeatLists();
  return (game) => {
    const { states, options } = game;
    const chance = chanceOf(options.seed);
    lists.check(library, states);
    for (let count = 0; count < shareOf(game, FORGERIES); count++) {
      const state = letIn(library, forged(states, chance));
      if (state !== undefined) playOn(library, state, chance);
    }
  };
}

/**
 * Lists with one entry for every seat: in all states of games with several numbers of players, a list in a part was as long as
 * there are seats. Then no state is possible in which it is longer or shorter.
 */
class SeatLists {
  /** The numbers of players of the games, and those in which the list was as long; by its place. */
  readonly #games = new Set<number>();
  readonly #fitting = new Map<string, Set<number>>();
  /** Where another length was accepted. */
  readonly #accepted = new Map<string, ValuePath>();

  check(library: Tested, states: readonly GameState[]): void {
    const state = states[Math.floor(states.length / 2)];
    if (state === undefined) return;
    const seats = state.players.length;
    this.#games.add(seats);
    for (const path of placesOf(copyOf(state.parts), (value) => Array.isArray(value))) {
      const isForSeats = (at: GameState): boolean => {
        const list = valueAt(at.parts, path);
        return Array.isArray(list) && list.length === seats;
      };
      if (!states.every(isForSeats)) continue;
      const place = path.join('.');
      this.#fitting.set(place, (this.#fitting.get(place) ?? new Set()).add(seats));
      if (this.#isLetIn(library, state, path)) this.#accepted.set(place, path);
    }
    for (const place of this.#accepted.keys()) {
      if (this.#games.size < 2 || this.#fitting.get(place)?.size !== this.#games.size) continue;
      fail(
        `The list parts.${place} has one entry for every seat, but one of another length is accepted.`,
      );
    }
  }

  #isLetIn(library: Tested, state: GameState, path: ValuePath): boolean {
    const list = valueAt(state.parts, path);
    if (!Array.isArray(list)) return false;
    const parts = withValue(copyOf(state.parts), path, copyOf([...list, ...list.slice(0, 1)]));
    return letIn(library, { ...copyOf(state), parts }) !== undefined;
  }
}

/** The state that was read; `undefined` if it was refused. */
function letIn(library: Tested, input: unknown): GameState | undefined {
  try {
    return library.parseState(input);
  } catch (error) {
    const isRefusal = error instanceof ConcordiaError && error.cause === undefined;
    if (isRefusal && error.code !== 'INVALID_RULES') return undefined;
    throw error;
  }
}

function playOn(library: Tested, from: GameState, chance: Chance): void {
  let state = from;
  for (let step = 0; step < AHEAD && state.decision !== null; step++) {
    const actions = library.legalActions(state);
    if (actions.length === 0) fail(`There are no legal actions at ${shown(state.decision)}.`);
    const action = pick(actions, chance);
    state = library.applyAction(state, action);
    if (!survives(library, state)) {
      fail(`A state is accepted, but after ${shown(action)} it is not the same after JSON.`);
    }
  }
}

export type ValuePath = readonly (string | number)[];

/** A state of the game with one or two changes. */
function forged(states: readonly GameState[], chance: Chance): Json {
  const draftOf = (): Json => JSON.parse(JSON.stringify(pick(states, chance)));
  let draft = draftOf();
  const count = 1 + chance(2);
  for (let change = 0; change < count; change++) {
    draft = pick(CHANGES, chance)(draft, draftOf(), chance);
  }
  return draft;
}

const CHANGES: readonly ((draft: Json, other: Json, chance: Chance) => Json)[] = [
  changeNumber,
  changeNumberOfPart,
  changePart,
  changeLengthOfPart,
  swapValues,
  takeFromOther,
  takeFromOther,
  decisionOfOther,
  decisionOfOther,
];

/** Changes a number to one nearby, or a large one. */
function changeNumber(draft: Json, _other: Json, chance: Chance): Json {
  return changeNumberWithin([], draft, chance);
}

/** The same within the parts of maps and modules. */
function changeNumberOfPart(draft: Json, _other: Json, chance: Chance): Json {
  return changeNumberWithin(['parts'], draft, chance);
}

function changeNumberWithin(start: ValuePath, draft: Json, chance: Chance): Json {
  const numbers = placesOf(valueAt(draft, start) ?? null, (value) => typeof value === 'number');
  if (numbers.length === 0) return draft;
  const place: ValuePath = [...start, ...pick(numbers, chance)];
  const before = Number(valueAt(draft, place));
  return withValue(draft, place, pick([before + 1, before - 1, 0, 1, 2, 12, 9_999_999], chance));
}

/** Replaces something in a part by its value at another moment. */
function changePart(draft: Json, other: Json, chance: Chance): Json {
  const places = placesOf(valueAt(draft, ['parts']) ?? null, () => true);
  const place: ValuePath = ['parts', ...pick(places, chance)];
  const value = valueAt(other, place);
  return value === undefined ? draft : withValue(draft, place, value);
}

/** Makes a list in a part longer or shorter by one. */
function changeLengthOfPart(draft: Json, _other: Json, chance: Chance): Json {
  const lists = placesOf(valueAt(draft, ['parts']) ?? null, (value) => Array.isArray(value));
  if (lists.length === 0) return draft;
  const place: ValuePath = ['parts', ...pick(lists, chance)];
  const list = valueAt(draft, place);
  if (!Array.isArray(list)) return draft;
  const at = list.length === 0 ? 0 : chance(list.length);
  const longer = list.length === 0 || chance(2) === 0;
  const changed = longer ? list.toSpliced(at, 0, list[at] ?? 0) : list.toSpliced(at, 1);
  return withValue(draft, place, changed);
}

/** Swaps two values of the same type. */
export function swapValues(draft: Json, _other: Json, chance: Chance): Json {
  const places = placesOf(draft, (value) => typeof value !== 'object' || value === null);
  const first = pick(places, chance);
  const kind = typeof valueAt(draft, first);
  const alike = places.filter((place) => typeof valueAt(draft, place) === kind);
  const second = pick(alike, chance);
  const [a = null, b = null] = [valueAt(draft, first), valueAt(draft, second)];
  return withValue(withValue(draft, first, b), second, a);
}

/** Replaces a value by that of another moment of the same game. */
export function takeFromOther(draft: Json, other: Json, chance: Chance): Json {
  const places = placesOf(draft, () => true).filter((path) => path.length > 0);
  const place = pick(places, chance);
  const value = valueAt(other, place);
  return value === undefined ? draft : withValue(draft, place, value);
}

/** Replaces the decision by one of another moment, or puts that before it. */
function decisionOfOther(draft: Json, other: Json, chance: Chance): Json {
  const foreign = valueAt(other, ['decision']) ?? null;
  const changed = withValue(draft, ['decision'], foreign);
  if (chance(2) === 0) return changed;
  const queue = valueAt(draft, ['queue']);
  const waiting = [valueAt(draft, ['decision']) ?? null, ...(Array.isArray(queue) ? queue : [])];
  return withValue(changed, ['queue'], waiting);
}

export function placesOf(
  value: Json,
  fits: (value: Json) => boolean,
  path: ValuePath = [],
): ValuePath[] {
  const own = fits(value) ? [path] : [];
  if (typeof value !== 'object' || value === null) return own;
  const parts: [string | number, Json][] = Array.isArray(value)
    ? [...value.entries()]
    : Object.entries(value);
  return [...own, ...parts.flatMap(([key, part]) => placesOf(part, fits, [...path, key]))];
}

export function valueAt(value: Json, [key, ...rest]: ValuePath): Json | undefined {
  if (key === undefined) return value;
  if (typeof value !== 'object' || value === null) return undefined;
  const part = Object.entries(value).find(([name]) => name === String(key))?.[1];
  return part === undefined ? undefined : valueAt(part, rest);
}

export function withValue(value: Json, [key, ...rest]: ValuePath, changed: Json): Json {
  if (key === undefined) return changed;
  if (Array.isArray(value)) {
    return value.map((item, index) => (index === key ? withValue(item, rest, changed) : item));
  }
  if (typeof value !== 'object' || value === null) return value;
  const part = valueAt(value, [key]) ?? null;
  return { ...value, [key]: withValue(part, rest, changed) };
}
