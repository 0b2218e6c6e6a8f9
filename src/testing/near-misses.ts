/** Actions that are nearly like listed ones: listed actions are accepted, and no others. */
import type { AnyAction } from '../model/any';
import { isSameData } from '../model/plain';
import type { GameState } from '../model/state';
import { type Drawn, drawnFrom } from './drawn';
import { named } from './owners';
import {
  copyOf,
  fail,
  type GameCheck,
  listedFor,
  same,
  shareOf,
  shown,
  some,
  type Tested,
} from './tested';

/** The number of states of a game, actions of a state and values of a field that are tried. */
const STATES = 25;
const ACTIONS = 12;
const VALUES = 8;
/** The number of values for a field that the action does not have. */
const ADDED = 2;
/** The number of values from the schema of a field; different ones each time. */
const DRAWN = 2;

/** Every listed action applies, changes something, and leaves the original state as it was. */
export function listedApply(library: Tested): GameCheck {
  return ({ states }) => {
    for (const state of some(states, STATES)) {
      const before = JSON.stringify(state);
      const listed = listedFor(library, state);
      if (new Set(listed.map(written)).size < listed.length) {
        fail(`An action is listed twice: ${shown(listed)}.`);
      }
      for (const action of listed) {
        const result = library.tryApplyAction(state, copyOf(action));
        if (!result.ok) throw result.error;
        if (isSameData(result.state, state)) fail(`${shown(action)} changes nothing.`);
      }
      if (JSON.stringify(state) !== before) {
        fail(`An action changes the original state, at ${shown(state.decision)}.`);
      }
    }
  };
}

/** An action that is nearly like a listed one is listed, too, or refused with a message. */
export function othersRefused(library: Tested): GameCheck {
  const drawn = drawnFrom('schemas' in library ? library.schemas.action : library.ActionSchema);
  return (game) => {
    const looked = some(game.states, shareOf(game, STATES));
    const values = valuesIn(looked.flatMap((state) => listedFor(library, state)));
    // The number of actions of each type so far.
    const turns = new Map<string, number>();
    for (const state of looked) {
      const before = JSON.stringify(state);
      const actions = listedFor(library, state);
      // Each is tried once: listed actions of one type have many near misses in common.
      const known = new Set(actions.map(written));
      for (const action of some(actions, ACTIONS)) {
        const turn = turns.get(action.type) ?? 0;
        turns.set(action.type, turn + 1);
        const misses = [...nearMisses(action, values), ...drawnMisses(action, drawn, turn)];
        for (const miss of misses) {
          const text = written(miss);
          if (known.has(text)) continue;
          known.add(text);
          expectRefusal(library, state, miss);
        }
      }
      if (JSON.stringify(state) !== before) {
        fail(`A refused action changes the state, at ${shown(state.decision)}.`);
      }
    }
  };
}

function expectRefusal(library: Tested, state: GameState, action: object): void {
  const result = library.tryApplyAction(state, action);
  if (result.ok) {
    const what = 'type' in action ? named(library, 'action', String(action.type)) : 'an action';
    fail(`${shown(action)} is accepted but not listed, at ${shown(state.decision)}: ${what}.`);
  }
  const { code, reason, message, cause } = result.error;
  if (cause !== undefined || code === 'INVALID_RULES') throw result.error;
  if (code === '' || reason === '' || message === '')
    fail(`${shown(action)} is refused without words.`);
}

export type ValuesByField = ReadonlyMap<string, readonly unknown[]>;

/** All values of each field in the actions. */
export function valuesIn(actions: readonly AnyAction[]): ValuesByField {
  const found = new Map<string, Map<string, unknown>>();
  for (const action of actions) {
    for (const [name, value] of Object.entries(action)) {
      const values = found.get(name) ?? new Map<string, unknown>();
      found.set(name, values.set(JSON.stringify(value), value));
    }
  }
  return new Map([...found].map(([name, values]) => [name, [...values.values()]]));
}

/** The action with one field changed, removed or added. */
export function nearMisses(action: AnyAction, values: ValuesByField): readonly object[] {
  const misses: object[] = [];
  for (const [name, seen] of values) {
    const has = Object.hasOwn(action, name);
    const others = seen.filter((value) => !has || !same(value, fieldOf(action, name)));
    for (const value of some(others, has ? VALUES : ADDED)) {
      misses.push({ ...action, [name]: value });
    }
    if (has) misses.push(without(action, name));
  }
  return misses;
}

/** The action with one field changed to a value from its schema. */
function drawnMisses(
  { type, ...action }: AnyAction,
  drawn: Drawn,
  turn: number,
): readonly object[] {
  const misses: object[] = [];
  for (const [name, values] of drawn.get(type) ?? []) {
    if (name === 'type') continue;
    for (let count = 0; count < Math.min(DRAWN, values.length); count += 1) {
      const value = values[(turn * DRAWN + count) % values.length];
      misses.push({ type, ...action, [name]: value });
    }
  }
  return misses;
}

function fieldOf(action: AnyAction, name: string): unknown {
  return Object.entries(action).find(([key]) => key === name)?.[1];
}

function without(action: AnyAction, name: string): object {
  return Object.fromEntries(Object.entries(action).filter(([key]) => key !== name));
}

/** The action as text, independent of the order of its fields. */
function written(action: object): string {
  return JSON.stringify(action, (_key, value: unknown) =>
    typeof value === 'object' && value !== null && !Array.isArray(value)
      ? Object.fromEntries(Object.entries(value).sort(([a], [b]) => (a < b ? -1 : 1)))
      : value,
  );
}
