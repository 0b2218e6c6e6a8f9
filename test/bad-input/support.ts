import fc from 'fast-check';
import { expect } from 'vitest';
import { chanceFromSeed, planner, playOut } from '../../src/bots';
import * as library from '../../src/index';
import {
  type Action,
  applyAction,
  ConcordiaError,
  createGame,
  type ErrorCode,
  type GameState,
  getMap,
  legalActions,
  type MapData,
  type NewGame,
  parseState,
  type ScoreSheet,
  tryApplyAction,
} from '../../src/index';
import { thrownBy } from '../support/scenario';

// biome-ignore lint/suspicious/noExplicitAny: input that no type describes is what these tests are about.
export type Any = any;

/** What a value looks like after a trip to another machine; free to be changed. */
export function json(value: unknown): Any {
  return JSON.parse(JSON.stringify(value));
}

/** As JSON, whatever the order of fields. */
export function sorted(value: unknown): string {
  return JSON.stringify(value, (_, inner) =>
    typeof inner === 'object' && inner !== null && !Array.isArray(inner)
      ? Object.fromEntries(Object.entries(inner).sort(([a], [b]) => (a < b ? -1 : 1)))
      : inner,
  );
}

/** A copy with changes made by hand. */
export function changed(value: unknown, edit: (copy: Any) => void): Any {
  const copy = json(value);
  edit(copy);
  return copy;
}

/** The board with changes made by hand, without its rules. */
export function boardData(id: string): MapData {
  return json(getMap(id));
}

export type Outcome =
  | { readonly thrown: ConcordiaError; readonly value?: undefined }
  | { readonly thrown?: undefined; readonly value: unknown };

/** What comes of a call; anything thrown that is no ConcordiaError fails the test. */
export function outcome(call: () => unknown): Outcome {
  try {
    return { value: call() };
  } catch (error) {
    if (error instanceof ConcordiaError) return { thrown: error };
    throw new Error(`not a ConcordiaError: ${String(error)}`, { cause: error });
  }
}

/** Expects the action to be refused and the frozen state to stay as it was. */
export function expectRefused(
  state: GameState,
  input: unknown,
  code?: ErrorCode,
  path?: string,
): void {
  const before = JSON.stringify(state);
  const error = thrownBy(() => applyAction(state, input as Action));
  if (code !== undefined) expect([input, error.code]).toEqual([input, code]);
  if (path !== undefined) expect(error.details.path).toBe(path);
  const result = tryApplyAction(state, input);
  expect(result).toMatchObject({ ok: false, error: { code: error.code } });
  expect(JSON.stringify(state)).toBe(before);
}

/** One example of a refusal. */
export interface RefusedAction {
  readonly what: string;
  readonly state: () => GameState;
  readonly action: unknown;
  readonly code: ErrorCode;
  readonly rule?: string;
}

/** A row of a table of refusals. */
export function refusal(
  what: string,
  code: ErrorCode,
  action: unknown,
  state: () => GameState,
): RefusedAction {
  return { what, code, action, state };
}

/** The same, by the rule that stands in front. */
export function refusedBy(
  what: string,
  code: ErrorCode,
  action: unknown,
  state: () => GameState,
): RefusedAction {
  return { what, code, action, state, rule: what.slice(0, what.search(/[:, ]/)) };
}

/** Expects an action of the right shape to be refused, with words and by its rule. */
export function expectRefusal({ state, action, code, rule }: RefusedAction): void {
  const before = deepFreeze(state());
  expectRefused(before, action, code);
  const error = thrownBy(() => applyAction(before, action as Action));
  if (rule !== undefined) expect(error.rule).toBe(rule);
  expect(error.message.length).toBeGreaterThan(10);
  expect(json(error.details)).toEqual(error.details);
  expect(legalActions(before)).not.toContainEqual(action);
}

/** A state, or another record, changed by hand into one that cannot be. */
export interface StateEdit {
  readonly what: string;
  readonly edit: (state: Any) => void;
  /** Where the fault may be said to be. */
  readonly at: readonly string[];
  readonly from?: GameState;
  readonly code?: ErrorCode;
  readonly rule?: string;
  readonly reason?: string;
}

/** In a row of a table: the value is deleted. */
export const GONE = Symbol('gone');

/** What is done to a state: other values by their paths, or anything a function does. */
type Edit = Readonly<Record<string, unknown>> | ((state: Any) => void);

interface MoreOfRow extends Partial<Pick<StateEdit, 'from' | 'code' | 'rule' | 'reason'>> {
  /** Where the fault may be said to be, with bars between; by default at what is edited. */
  readonly at?: string;
}

/** A row of a table of records that cannot be. */
export function wrong(
  what: string,
  edit: Edit,
  { at: places, ...more }: MoreOfRow = {},
): StateEdit {
  const isFunction = typeof edit === 'function';
  const edited = isFunction ? [] : Object.keys(edit);
  return {
    what,
    edit: isFunction ? edit : (state) => setAll(state, edit),
    at: places?.split(' | ') ?? edited,
    ...more,
  };
}

/** The same; the error has the rule that stands in front. */
export function ruled(what: string, edit: Edit, more?: MoreOfRow): StateEdit {
  return wrong(what, edit, { rule: what.slice(0, what.search(/[:, ]/)), ...more });
}

/** Rows about what a map or a module keeps, which is one place: paths and functions begin in its part. */
export function wrongPart(id: string) {
  const place = `parts.${id}`;
  return (what: string, edit: Edit, more?: MoreOfRow): StateEdit => {
    const inState: Edit =
      typeof edit === 'function'
        ? ({ parts }) => edit(parts[id])
        : Object.fromEntries(Object.entries(edit).map(([path, to]) => [`${place}.${path}`, to]));
    return wrong(what, inState, { at: place, ...more });
  };
}

function setAll(state: Any, values: Readonly<Record<string, unknown>>): void {
  for (const [path, value] of Object.entries(values)) {
    const keys = path.match(/[^.[\]']+/g) ?? [];
    const last = keys.pop() ?? '';
    const holder = at(state, keys);
    if (value === GONE) delete holder[last];
    else holder[last] = value;
  }
}

/** Expects the state to be refused where the fault is, and to stay as it was. */
export function expectNoState(from: GameState, row: StateEdit): void {
  const { edit, at: places, code, rule, reason } = row;
  const state = changed(from, edit);
  const before = json(state);
  const error = thrownBy(() => parseState(state));
  expect(error.code).toBe(code ?? 'INVALID_STATE');
  // A map that is not known is named instead.
  expect(places).toContain(error.details.path ?? (code === 'UNKNOWN_MAP' ? 'map' : undefined));
  if (rule !== undefined) expect(error.rule).toBe(rule);
  if (reason !== undefined) expect(error.reason).toBe(reason);
  expect(state).toEqual(before);
  expect(thrownBy(() => legalActions(state)).code).toBe(error.code);
}

export type Path = readonly (string | number)[];

/** The places of all values in plain data, the inner ones after the outer. */
export function paths(value: unknown, at: Path = []): Path[] {
  if (typeof value !== 'object' || value === null) return [at];
  const keys = Array.isArray(value) ? [...value.keys()] : Object.keys(value);
  return [at, ...keys.flatMap((key) => paths((value as Any)[key], [...at, key]))];
}

export function at(value: unknown, path: Path): Any {
  return path.reduce((inner: Any, key) => inner[key], value);
}

/** A copy with another value at the place. */
export function replaced(value: unknown, path: Path, by: unknown): Any {
  const [last] = path.slice(-1);
  if (last === undefined) return by;
  const copy = json(value);
  at(copy, path.slice(0, -1))[last] = by;
  return copy;
}

/** The places of all objects in plain data. */
export function objectsIn(value: unknown): Path[] {
  return paths(value).filter((path) => {
    const here = at(value, path);
    return typeof here === 'object' && here !== null && !Array.isArray(here);
  });
}

/** A copy with a field more in the object at the place, be it called `__proto__`. */
export function withField(value: unknown, path: Path, name: string, field: unknown = 1): Any {
  const own = { value: field, enumerable: true };
  return changed(value, (copy) => Object.defineProperty(at(copy, path), name, own));
}

/** A copy without the field at the place. */
export function withoutField(value: unknown, path: Path): Any {
  return changed(value, (copy) => delete at(copy, path.slice(0, -1))[String(path.at(-1))]);
}

/** A path as `details.path` writes it. */
export function written(path: Path): string {
  return path
    .map((key) => (typeof key === 'number' ? `[${key}]` : `.${key}`))
    .join('')
    .replace(/^\./, '');
}

/** Everything that JavaScript has, in heaps. */
export const anything: fc.Arbitrary<unknown> = fc.anything({
  maxDepth: 3,
  withBigInt: true,
  withBoxedValues: true,
  withDate: true,
  withMap: true,
  withNullPrototype: true,
  withObjectString: true,
  withSet: true,
  withSparseArray: true,
  withTypedArray: true,
});

class Instance {
  readonly type = 'pass';
  readonly seat = 0;
}

/** Plain values that are of the wrong kind for nearly everything. */
export const PLAIN: Readonly<Record<string, () => unknown>> = {
  undefined: () => undefined,
  null: () => null,
  true: () => true,
  'minus one': () => -1,
  'a fraction': () => 0.5,
  NaN: () => Number.NaN,
  Infinity: () => Number.POSITIVE_INFINITY,
  'a huge number': () => 1e300,
  'an empty text': () => '',
  'a text': () => 'roma',
  'a long text': () => 'a'.repeat(1_000_000),
  'an empty list': () => [],
  'a list in a list': () => [[]],
  'an empty object': () => ({}),
};

/** What only a program can hand over. */
export const HOSTILE: Readonly<Record<string, () => unknown>> = {
  'a bigint': () => 1n,
  'a symbol': () => Symbol('seat'),
  'a function': () => () => 0,
  'a class': () => Instance,
  'an instance of a class': () => new Instance(),
  'an object without a prototype': () => Object.create(null),
  'an object that inherits': () => Object.create({ type: 'pass', seat: 0 }),
  'a date': () => new Date(0),
  'a map': () => new Map([['type', 'pass']]),
  'a set': () => new Set([1]),
  'a typed array': () => new Uint8Array(8),
  'a promise': () => Promise.resolve(),
  'a regular expression': () => /x/,
  'an error': () => new Error('x'),
  'a list with holes': () => Object.assign(new Array(2), { 1: 1 }),
  'a list of a million holes': () => new Array(1_000_000),
  'a __proto__ key': () => JSON.parse('{"__proto__": {"type": "pass"}, "type": "pass", "seat": 0}'),
  'a constructor key': () => ({ constructor: { prototype: null } }),
  'an accessor': () => ({
    get type() {
      return 'pass';
    },
    seat: 0,
  }),
  'an accessor that throws': () => ({
    get type() {
      throw new RangeError('no');
    },
    get map() {
      throw new RangeError('no');
    },
    seat: 0,
  }),
  'a cycle': () => {
    const cycle: Any = { type: 'pass', seat: 0 };
    cycle.self = cycle;
    cycle.list = [cycle];
    return cycle;
  },
  'a deep nest': () => {
    let nest: unknown = [];
    for (let depth = 0; depth < 20_000; depth++) nest = [nest];
    return nest;
  },
  'a conversion that throws': () => ({
    toString() {
      throw new TypeError('no');
    },
    valueOf() {
      throw new TypeError('no');
    },
    toJSON() {
      throw new TypeError('no');
    },
  }),
  'a proxy that throws': () =>
    new Proxy(
      {},
      {
        get() {
          throw new TypeError('no');
        },
        has() {
          throw new TypeError('no');
        },
        ownKeys() {
          throw new TypeError('no');
        },
        getPrototypeOf() {
          throw new TypeError('no');
        },
        getOwnPropertyDescriptor() {
          throw new TypeError('no');
        },
      },
    ),
  'a proxy that throws no error': () =>
    new Proxy(
      {},
      {
        ownKeys() {
          throw undefined;
        },
        get() {
          throw null;
        },
      },
    ),
  'a revoked proxy': () => {
    const { proxy, revoke } = Proxy.revocable({}, {});
    revoke();
    return proxy;
  },
  'a revoked proxy of a list': () => {
    const { proxy, revoke } = Proxy.revocable([], {});
    revoke();
    return proxy;
  },
};

export const NASTY: Readonly<Record<string, () => unknown>> = { ...PLAIN, ...HOSTILE };

/** Freezes the whole value, so that any change to it throws. */
export function deepFreeze<T>(value: T): T {
  if (typeof value === 'object' && value !== null) {
    Object.freeze(value);
    for (const inner of Object.values(value)) deepFreeze(inner);
  }
  return value;
}

/** A game of planners from its first state to its last, frozen. */
export function frozenGame(options: NewGame & { readonly seed: string }) {
  return deepFreeze(playOut(library, createGame(options), planner, chanceFromSeed(options.seed)));
}

export const ITALIA = { map: 'italia', players: 3, seed: 'bad input' } as const;
export const GAME = frozenGame(ITALIA);

/** What the players of a game would write down at its end. */
export function sheetOf({ map, board, players, praefectusMagnus }: GameState): ScoreSheet {
  return {
    map,
    cityGoods: board.cityGoods,
    praefectusMagnus,
    players: players.map(({ name, hand, discard, money, goods }, seat) => ({
      name,
      cards: [...hand, ...discard],
      houses: Object.keys(board.houses).filter((city) => board.houses[city]?.includes(seat)),
      colonists: board.colonists.filter((piece) => piece.seat === seat).length,
      money,
      goods,
    })),
  };
}

/** The first state of a game in which a condition holds. */
export function stateWhere(
  condition: (state: GameState) => boolean,
  states: readonly GameState[] = GAME.states,
): GameState {
  const found = states.find(condition);
  if (found === undefined) throw new Error('the game has no such state');
  return found;
}

export function lastState(): GameState {
  return stateWhere(({ phase }) => phase === 'finished');
}
