/** Actions of the caller's own making: whatever their numbers say, nobody gains anything by it. */
import { expect, test } from 'vitest';
import { chanceFromSeed, playOut, random } from '../../src/bots';
import * as library from '../../src/index';
import { ConcordiaError, createGame, legalActions } from '../../src/index';

const NO_COUNTS = [0, -1, 0.5, Number.NaN, Number.POSITIVE_INFINITY, '1', null] as const;

/** The action with one of its numbers replaced, wherever it stands; each way once. */
function withNumbers(value: unknown, number: unknown): readonly unknown[] {
  if (typeof value === 'number') return [number];
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, part]) =>
    key === 'seat' || key === 'from'
      ? []
      : withNumbers(part, number).map((other) => ({ ...value, [key]: other })),
  );
}

/** The same with a good more in what is paid or kept, of which there is less than nothing. */
function withDebt(action: library.Action): readonly unknown[] {
  const goods = 'pay' in action ? action.pay : 'goods' in action ? action.goods : undefined;
  if (goods === undefined) return [];
  return library.STORED_GOODS.filter((good) => goods[good] === undefined).map((good) => {
    const more = { ...goods, [good]: -1 };
    return { ...action, ...('pay' in action ? { pay: more } : { goods: more }) };
  });
}

test('R-4.6, R-5.2: applyTrusted refuses counts that are no positive whole numbers', () => {
  const kinds = new Set<string>();
  const tables = [
    { map: 'imperium', players: 5 },
    { map: 'italia', players: 4, modules: ['salt', 'forum'] },
  ] as const;
  for (const table of tables) {
    const start = createGame({ ...table, seed: 'counts' });
    const { states } = playOut(library, start, random, chanceFromSeed('counts'), 3000);
    for (const state of states) {
      const byKind = new Map(legalActions(state).map((action) => [action.type, action]));
      for (const action of byKind.values()) {
        const forged = NO_COUNTS.flatMap((number) => withNumbers(action, number));
        for (const wrong of [...forged, ...withDebt(action)]) {
          kinds.add(action.type);
          expect(() => library.applyTrusted(state, wrong as library.Action)).toThrow(
            ConcordiaError,
          );
        }
      }
    }
  }
  expect([...kinds].sort()).toEqual(expect.arrayContaining(['buyCard', 'keepGoods', 'trade']));
});
