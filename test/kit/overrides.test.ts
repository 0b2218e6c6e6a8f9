import { describe, expect, test } from 'vitest';
import { createLibrary } from '../../src/index';
import { defineModule, defineRules, type Overrides, receiveMoney } from '../../src/kit';
import { thrownBy } from '../support/scenario';
import { toyMap } from '../support/toy-map';
import { ARCHITECT, COINS, card, house, move, PASS, PREFECT, settled, toyTable } from './toy-table';

/** A table where the base game is changed like this. */
const withOverrides = (concordia: Overrides) => toyTable({ overrides: { concordia } });

const moduleOf = (id: string, overrides: Readonly<Record<string, Overrides>>) =>
  defineModule({ id, rules: defineRules({ id, overrides }) });

describe('what rules replace', () => {
  test('a refusal: what was illegal is listed and legal, and the list has no more than that', () => {
    const { play, start, listed } = withOverrides({
      steps: {
        // Houses need no colonist beside the city, but only in Arx.
        buildHouse: (before) => ({
          ...before,
          refusal: (position, action, decision) =>
            action.city === 'arx' ? undefined : before.refusal?.(position, action, decision),
        }),
      },
    });
    const begun = play(start(settled), ARCHITECT);
    expect(listed(begun, 'buildHouse').map(({ city }) => city)).toEqual(['vicus', 'oppidum']);
    expect(play(begun, house('arx')).board.houses.arx).toEqual([0]);
  });

  test('an effect and a cost, with those of before at hand', () => {
    const { play, start, library } = withOverrides({
      steps: {
        takeCoins: (before) => ({
          ...before,
          cost: (position, action, decision) => ({
            gain: 10 + (before.cost?.(position, action, decision)?.gain ?? 0),
          }),
          apply(transition, action, decision) {
            before.apply(transition, action, decision);
            receiveMoney(transition, action.seat, 10);
          },
        }),
      },
    });
    const begun = play(start(), PREFECT);
    const { money = 0 } = begun.players[0] ?? {};
    expect(library.costOf(begun, COINS)).toMatchObject({ gain: 10 });
    expect(play(begun, COINS).players[0]?.money).toBe(money + 10);
  });

  test('a list: a step may offer less', () => {
    const { play, start, listed, refusal } = withOverrides({
      steps: {
        moveColonist: (before) => ({
          ...before,
          candidates: (position, decision, wanted) =>
            before.candidates(position, decision, wanted).filter(({ kind }) => kind === 'sea'),
          refusal: (position, action, decision) =>
            action.kind === 'sea'
              ? before.refusal?.(position, action, decision)
              : { code: 'NO_COLONIST', reason: 'landlocked', message: 'Only ships move.' },
        }),
      },
    });
    const begun = play(start(), ARCHITECT);
    const kinds = new Set(listed(begun, 'moveColonist').map(({ kind }) => kind));
    expect([...kinds]).toEqual(['sea']);
    expect(refusal(begun, move('land', 'portus', 'land:portus~vicus')).code).toBe('NO_COLONIST');
  });

  test('a personality', () => {
    const { play, start } = withOverrides({
      roles: {
        tribune: (before) => ({
          ...before,
          begin(transition, seat, own, depth) {
            receiveMoney(transition, seat, 3);
            before.begin(transition, seat, own, depth);
          },
        }),
      },
    });
    const { money = 0 } = start().players[0] ?? {};
    expect(play(start(), card('tribune'), PASS).players[0]?.money).toBe(money + 3);
  });

  test('a refusal of another module by forbid', () => {
    const strict = defineModule({
      id: 'strict',
      rules: defineRules({
        id: 'strict',
        forbid: {
          takeCoins: () => ({ code: 'NOT_HERE', reason: 'noCoins', message: 'No coins today.' }),
        },
      }),
    });
    const mild = moduleOf('mild', { strict: { forbid: { takeCoins: () => () => undefined } } });
    const library = createLibrary({ maps: [toyMap()], modules: [strict, mild] });
    const begin = (...modules: ('strict' | 'mild')[]) => {
      const state = library.createGame({ map: 'toy', players: 2, seed: 'toy', modules });
      return library.applyAction(state, PREFECT);
    };
    const canTake = (state: ReturnType<typeof begin>): boolean =>
      library.tryApplyAction(state, COINS).ok;
    expect(canTake(begin('strict'))).toBe(false);
    expect(canTake(begin('strict', 'mild'))).toBe(true);
    // Without the module that it changes, it changes nothing.
    expect(canTake(begin('mild'))).toBe(true);
  });
});

describe('a library refuses', () => {
  const unchanged = <T>(before: T): T => before;
  const same = { concordia: { steps: { takeCoins: unchanged } } };

  test('two that replace the same, with both names', () => {
    const modules = [moduleOf('first', same), moduleOf('second', same)];
    expect(thrownBy(() => createLibrary({ maps: [toyMap()], modules })).message).toBe(
      'Two parts of this library replace the action takeCoins of concordia: first and second.',
    );
  });

  test('rules that nobody has, and says which are meant', () => {
    const modules = [moduleOf('lost', { concordai: same.concordia })];
    expect(thrownBy(() => createLibrary({ maps: [toyMap()], modules })).toJSON()).toMatchObject({
      code: 'INVALID_LIBRARY',
      details: { rules: 'lost', 'set of rules': 'concordai', nearest: 'concordia' },
    });
  });
});
