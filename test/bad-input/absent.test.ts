/** A field that is there with `undefined` is as if it were not there, wherever objects come in. */
// answers for src/log
import { describe, expect, test } from 'vitest';
import type * as z from 'zod/mini';
import * as library from '../../src/index';
import {
  ActionSchema,
  GameLogSchema,
  GameOptionsSchema,
  GameStateSchema,
  GameViewSchema,
  MapDataSchema,
  ScoreSheetSchema,
} from '../../src/index';
import { boardSvg, stateSvg } from '../../src/svg';
import { type Any, at, json, type Path, paths, replaced } from './support';
import { ACTION, LOG, MAP, SHEET, STATE } from './valid';

/** What a call returns or throws, as text. */
function result(call: () => unknown): string {
  try {
    return JSON.stringify(call()) ?? 'nothing';
  } catch (error) {
    return JSON.stringify(error);
  }
}

/** The names of all fields of a schema, wherever they are. */
function namesIn(schema: z.core.$ZodType, seen = new Set<unknown>()): readonly string[] {
  if (seen.has(schema)) return [];
  seen.add(schema);
  const def: Any = schema._zod.def;
  const inner = [
    ...Object.values<z.core.$ZodType>(def.shape ?? {}),
    ...(def.options ?? []),
    ...(def.items ?? []),
    ...[def.innerType, def.element, def.valueType].filter((one) => one !== undefined),
  ];
  return [...Object.keys(def.shape ?? {}), ...inner.flatMap((one) => namesIn(one, seen))];
}

const OPTIONS = { map: 'italia', players: 3, seed: 'absent', setup: { parts: {} } };
const BUILT = { type: 'buildHouse', seat: 0, city: 'casinum', pay: { brick: 1, food: 1 } };
const NOTED = { ...LOG, meta: { place: 'Roma' }, notes: [{ after: 1, comment: 'Ave' }] };

interface Reader {
  readonly valid: unknown;
  readonly schema: z.core.$ZodType;
  /** Of so many places one is tried. */
  readonly every: number;
  read(input: Any): unknown;
}

const READERS: Readonly<Record<string, Reader>> = {
  createGame: {
    valid: OPTIONS,
    schema: GameOptionsSchema,
    every: 1,
    read: library.createGame,
  },
  setUpForm: { valid: OPTIONS, schema: GameOptionsSchema, every: 1, read: library.setUpForm },
  applyAction: {
    valid: ACTION,
    schema: ActionSchema,
    every: 1,
    read: (action) => library.applyAction(STATE, action),
  },
  why: {
    valid: BUILT,
    schema: ActionSchema,
    every: 1,
    read: (action) => library.why(STATE, action),
  },
  parseState: { valid: STATE, schema: GameStateSchema, every: 9, read: library.parseState },
  legalActions: { valid: STATE, schema: GameStateSchema, every: 40, read: library.legalActions },
  parseView: {
    valid: library.viewFor(STATE, 0),
    schema: GameViewSchema,
    every: 29,
    read: library.parseView,
  },
  readLog: { valid: NOTED, schema: GameLogSchema, every: 1, read: library.readLog },
  formatLog: { valid: NOTED, schema: GameLogSchema, every: 3, read: library.formatLog },
  recordGame: {
    valid: OPTIONS,
    schema: GameOptionsSchema,
    every: 1,
    read: (options) => library.recordGame(options, []),
  },
  scoreGame: { valid: SHEET, schema: ScoreSheetSchema, every: 1, read: library.scoreGame },
  defineMap: { valid: MAP, schema: MapDataSchema, every: 60, read: library.defineMap },
  boardSvg: { valid: MAP, schema: MapDataSchema, every: 90, read: (map) => boardSvg(map) },
  stateSvg: { valid: STATE, schema: GameStateSchema, every: 60, read: (state) => stateSvg(state) },
};

describe.each(Object.entries(READERS))('%s', (name, { valid, schema, every, read }) => {
  const whole = json(valid);
  const some = (all: readonly Path[]) => all.filter((_place, index) => index % every === 0);
  const isRecordAt = (path: Path) => {
    const value = at(whole, path);
    return typeof value === 'object' && value !== null && !Array.isArray(value);
  };

  test('a field is refused as missing, or is not missed, as if it had not been written', () => {
    const fields = paths(whole).filter((path) => path.length > 0 && isRecordAt(path.slice(0, -1)));
    expect(fields.length).toBeGreaterThan(0);
    for (const path of some(fields)) {
      const there = replaced(whole, path, undefined);
      const without = json(there);
      expect(
        result(() => read(there)),
        path.join('.'),
      ).toBe(result(() => read(without)));
    }
  });

  test('and where it was not written, it changes nothing', () => {
    const right = result(() => read(json(valid)));
    const names = [...new Set(namesIn(schema)), 'oracle'];
    for (const path of some([[], ...paths(whole)].filter(isRecordAt))) {
      const more = json(valid);
      const record = at(more, path);
      for (const field of names) {
        if (!Object.hasOwn(record, field)) record[field] = undefined;
      }
      expect(
        result(() => read(more)),
        path.join('.'),
      ).toBe(right);
    }
  });

  // A picture does not look at most lists of a state.
  test.skipIf(name === 'stateSvg')('items of lists are no fields', () => {
    const lists = paths(whole).filter((path) => Array.isArray(at(whole, path)));
    for (const path of lists.slice(0, 5)) {
      const more = replaced(whole, path, [...at(whole, path), undefined]);
      expect(
        result(() => read(more)),
        path.join('.'),
      ).toContain('"code"');
    }
  });
});
