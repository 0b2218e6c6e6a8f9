/** Nothing that is handed out is shared with the library: whatever callers do to it, later results stay. */
import { describe, expect, test } from 'vitest';
import { chanceFromSeed } from '../../src/bots';
import * as library from '../../src/index';

/** Empties what can be emptied, and puts nonsense into it, all the way down. */
function ruin(value: unknown, seen = new Set<unknown>()): void {
  if (typeof value !== 'object' || value === null || seen.has(value)) return;
  seen.add(value);
  for (const key of Reflect.ownKeys(value)) {
    if (key === 'stack' || key === 'cause' || key === 'length') continue;
    ruin(Reflect.get(value, key), seen);
    Reflect.set(value, key, -7);
    Reflect.deleteProperty(value, key);
  }
  Reflect.set(value, 'nonsense', true);
  if (value instanceof Map || value instanceof Set) {
    for (const item of value.values()) ruin(item, seen);
    value.clear();
  }
}

/** Actions of a game; with `FUZZ` many more. */
const LENGTH = process.env.FUZZ === undefined ? 120 : 400;

type Keep = (value: unknown) => void;

/** What the library says of a game by chance, word for word; each answer is given to `use`. */
function told(options: library.NewGame, use: Keep): readonly string[] {
  const answers: string[] = [];
  const note = (value: unknown) => {
    answers.push(JSON.stringify(value));
    use(value);
  };
  const chance = chanceFromSeed('ruin');
  let state = library.createGame(options);
  for (let turn = 0; turn < LENGTH && !library.isOver(state); turn++) {
    const count = library.legalActions(state).length;
    const chosen: library.Action = structuredClone(
      pick(library.legalActions(state), chance(count)),
    );
    note(library.legalActions(state));
    note(library.viewFor(state, chosen.seat));
    note(library.finalScores(state));
    note(library.pointsOf(state, 0));
    note(library.prospectOf(state, 0));
    note(errorOf(() => library.applyAction(state, { ...chosen, seat: 9 })));
    note(errorOf(() => library.applyAction(state, wrong(chosen))));
    use(library.applyTrusted(state, structuredClone(chosen)));
    const result = library.tryApplyAction(state, chosen);
    if (!result.ok) throw result.error;
    note(result.events);
    note(library.tryApplyAction(state, { type: 'nonsense' }));
    state = result.state;
    note(state);
  }
  note(library.parseOptions(options));
  note(library.getMap(String(options.map)));
  note(library.mapIds());
  return answers;
}

function pick(actions: readonly library.Action[], index: number): library.Action {
  const action = actions[index];
  if (action === undefined) throw new Error('there is something to do');
  return action;
}

/** An action that the rules refuse, with details about prices and places. */
function wrong(action: library.Action): library.Action {
  if (action.type === 'buildHouse') return { ...action, pay: { cloth: 1 } };
  if (action.type === 'buyCard') return { ...action, pay: { brick: 9 } };
  return { type: 'trade', seat: action.seat, deal: 'sell', good: 'cloth', count: 99 };
}

function errorOf(call: () => unknown): unknown {
  try {
    return call();
  } catch (error) {
    return error;
  }
}

const TABLES = [
  { map: 'imperium', players: 3 },
  { map: 'roma', players: 2, modules: ['salt', 'forum'] },
  { map: 'germania', players: 4, cards: 'venus', modules: ['salt'] },
  { map: 'creta', players: 4, teams: true, modules: ['forum'] },
  { map: 'sicilia', players: 5, intermediateScoring: true, startingGoods: 'bought' },
] as const;

describe('everything handed out can be ruined', () => {
  test.each(TABLES)('$map: and nothing that comes later is different', (table) => {
    const options = { ...table, seed: 'ruined' };
    const before = told(options, () => {});
    expect(told(options, ruin)).toEqual(before);
    expect(told(options, () => {})).toEqual(before);
  });

  test('exported facts', () => {
    const facts = () =>
      Object.entries(library).filter(
        ([name, value]) => typeof value === 'object' && !name.endsWith('Schema'),
      );
    const before = JSON.stringify(facts());
    expect(facts().length).toBeGreaterThan(10);
    ruin(Object.fromEntries(facts()));
    expect(JSON.stringify(facts())).toBe(before);
  });
});
