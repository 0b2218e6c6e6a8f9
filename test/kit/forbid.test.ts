// answers for src/engine
import { isDeepStrictEqual } from 'node:util';
import { describe, expect, test } from 'vitest';
import { createLibrary } from '../../src/index';
import {
  city,
  defineModule,
  defineRules,
  type Position,
  type Refusal,
  type Rules,
  step,
} from '../../src/kit';
import { imperium } from '../../src/maps/imperium';
import type { AnyAction } from '../../src/model/any';
import { helpersFor, playerOf } from '../support/scenario';
import { toyMap } from '../support/toy-map';
import {
  ARCHITECT,
  COINS,
  type Edit,
  house,
  MERCATOR,
  PASS,
  PREFECT,
  produce,
  SENATOR,
  settled,
  toyTable,
} from './toy-table';

const closed = (rule: string): Refusal => ({ code: 'CITY_CLOSED', message: 'Closed.', rule });

describe('forbid', () => {
  test('R-3.2: an action of the base game is neither listed nor taken', () => {
    const { play, start, listed, refusal } = toyTable({
      forbid: {
        buildHouse: (_position, action) =>
          action.city === 'oppidum' ? closed('R-10.1') : undefined,
      },
    });
    const begun = play(start(settled), ARCHITECT);
    expect(listed(begun, 'buildHouse')).toEqual([house('vicus')]);
    expect(refusal(begun, house('oppidum'))).toEqual({ code: 'CITY_CLOSED', rule: 'R-10.1' });
    expect(play(begun, house('vicus')).board.houses.vicus).toEqual([0]);
  });

  test('other actions of the decision stay open', () => {
    const { play, start, listed, refusal } = toyTable({
      forbid: {
        pass: (_position, _action, { kind }) =>
          kind === 'architect' ? closed('R-10.2') : undefined,
      },
    });
    const begun = play(start(settled), ARCHITECT);
    expect(listed(begun, 'pass')).toEqual([]);
    expect(listed(begun, 'buildHouse')).toEqual([house('vicus'), house('oppidum')]);
    expect(refusal(begun, PASS)).toEqual({ code: 'CITY_CLOSED', rule: 'R-10.2' });
  });

  test('what closes an action looks at the table', () => {
    const { play, start, refusal } = toyTable({
      forbid: { takeCoins: ({ state }) => (state.turn === 1 ? closed('R-10.3') : undefined) },
    });
    const first = play(start(), PREFECT);
    expect(refusal(first, COINS)).toEqual({ code: 'CITY_CLOSED', rule: 'R-10.3' });
    const second = play(first, produce('east'), { ...PREFECT, seat: 1 });
    // The three coins of the province that has produced.
    expect(play(second, { ...COINS, seat: 1 }).players[1]?.money).toBe(6 + 3);
  });

  test('an own action, and anybody’s by a star', () => {
    const ring = step({
      type: 'ring',
      during: ['architect'],
      shape: { city },
      candidates: ({ game }) => [...game.board.cities.keys()].map((city) => ({ city })),
      refusal: (_position, { city }) => (city === 'arx' ? closed('R-0.1') : undefined),
      apply() {},
    });
    const { play, start, listed, refusal, edited } = toyTable({
      steps: [ring],
      forbid: {
        ring: (_position, action) =>
          'city' in action && action.city === 'villa' ? closed('R-0.2') : undefined,
        '*': ({ state }, { type }) =>
          ['ring', 'takeCoins'].includes(type) && state.players[0]?.money === 50
            ? closed('R-0.3')
            : undefined,
      },
    });
    const poor = play(start(), ARCHITECT);
    expect(listed(poor, 'ring').map(({ city }) => city)).toEqual(['vicus', 'oppidum', 'insula']);
    const bell = (city: string) => ({ type: 'ring', seat: 0, city }) as const;
    expect(refusal(poor, bell('arx')).rule).toBe('R-0.1');
    expect(refusal(poor, bell('villa')).rule).toBe('R-0.2');
    // What is closed to all is so before anything else is asked.
    const rich = edited(poor, (draft) => {
      playerOf(draft, 0).money = 50;
    });
    expect(listed(rich, 'ring')).toEqual([]);
    expect(refusal(rich, bell('arx')).rule).toBe('R-0.3');
    expect(refusal(rich, COINS).rule).toBe('R-0.3');
    expect(listed(rich, 'pass')).toEqual([PASS]);
  });

  test('the first of several objections is told, the map’s before a module’s', () => {
    const closing = defineModule({
      id: 'closing',
      isPlayed: () => true,
      rules: defineRules({ id: 'closing', forbid: { buildHouse: () => closed('R-0.2') } }),
    });
    const map = toyMap({
      forbid: {
        buildHouse: (_position, { city }) => (city === 'vicus' ? closed('R-0.1') : undefined),
      },
    });
    const library = createLibrary({ maps: [map], modules: [closing] });
    const { play, refusal, edited } = helpersFor(library);
    const start = library.createGame({ map: 'toy', players: 2, seed: 'toy' });
    const begun = play(edited(start, settled), ARCHITECT);
    expect(refusal(begun, house('vicus')).rule).toBe('R-0.1');
    expect(refusal(begun, house('oppidum')).rule).toBe('R-0.2');
  });

  test.each([
    ['moveColonist', ARCHITECT, 'architect'],
    ['trade', MERCATOR, 'mercator'],
    ['buyCard', SENATOR, 'senator'],
    ['produceProvince', PREFECT, 'prefect'],
  ] as const)(
    'R-3.2: of many a %s, the last that is left open keeps the turn',
    (type, card, kind) => {
      const open = onImperium({});
      const last = open.listed(open.play(open.scenario(wealthy), card), type).at(-1);
      const close = (_position: Position, action: AnyAction) =>
        action.type === type && !isDeepStrictEqual(action, last) ? closed('R-10.1') : undefined;
      for (const forbid of [{ [type]: close }, { '*': close }]) {
        const { play, scenario, listed, library } = onImperium({ forbid });
        const begun = play(scenario(wealthy), card);
        expect(begun.decision).toMatchObject({ kind, seat: 0 });
        expect(listed(begun, type)).toEqual([last]);
        // Besides, one may pass, or take the coins.
        expect(library.legalActions(begun)).toHaveLength(2);
      }
    },
  );
});

/** Money, and something to sell and to pay with; nobody has moved, so that nothing can be built. */
const wealthy: Edit = (draft) => {
  playerOf(draft, 0).money = 50;
  playerOf(draft, 0).goods = { ...playerOf(draft, 0).goods, ...RICH };
};
const RICH = { brick: 1, food: 2, tool: 1, wine: 2, cloth: 2 };

/** Games on Imperium with a module of these rules. */
function onImperium(rules: Omit<Rules, 'id'>) {
  const module = defineModule({
    id: 'closing',
    isPlayed: () => true,
    rules: defineRules({ id: 'closing', ...rules }),
  });
  const library = createLibrary({ maps: [imperium], modules: [module] });
  return { ...helpersFor(library), library };
}
