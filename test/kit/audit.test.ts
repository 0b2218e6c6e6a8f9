import { describe, expect, test } from 'vitest';
import { ask, decision, finish, passing, type Role, step } from '../../src/kit';
import { discard, playerOf, thrownBy } from '../support/scenario';
import { card, MERCATOR, PREFECT, toyTable } from './toy-table';

const at = (path: string) =>
  expect.objectContaining({ code: 'INVALID_STATE', details: expect.objectContaining({ path }) });

describe('what a state from outside must fulfil', () => {
  test('housesElsewhere: houses that stand neither in a city nor in the supply', () => {
    const { library } = toyTable({
      audit: { housesElsewhere: (_position, seat) => (seat === 1 ? 2 : 0) },
    });
    const state = library.createGame({ map: 'toy', players: 2, seed: 'toy' });
    const withHouses = (houses: number) => ({
      ...state,
      players: state.players.map((player, seat) => (seat === 1 ? { ...player, houses } : player)),
    });
    expect(() => library.parseState(withHouses(15))).toThrow(at('players[1].houses'));
    expect(library.parseState(withHouses(13)).players[1]?.houses).toBe(13);
  });

  test('startCities: cities where colonists of a player began', () => {
    const inVilla = ({ start }: Pick<ReturnType<typeof toyTable>, 'start'>, seat: number) =>
      start((draft) => {
        const piece = draft.board.colonists.find(
          (other) => other.seat === seat && other.kind === 'land',
        );
        if (piece !== undefined) piece.at = 'villa';
      });
    const table = toyTable({
      audit: { startCities: (_position, seat) => (seat === 1 ? ['villa'] : []) },
    });
    expect(inVilla(table, 1).board.colonists).toContainEqual({
      seat: 1,
      kind: 'land',
      at: 'villa',
    });
    expect(() => inVilla(table, 0)).toThrow(at('board.colonists[0]'));
    expect(() => inVilla(toyTable(), 1)).toThrow(at('board.colonists[3]'));
  });

  test('mayRepeat: which cards can lead to the action of another one', () => {
    // A Prefect lies on top, and a Mercator goes on.
    const trading = (may: boolean) =>
      toyTable({ audit: { mayRepeat: (_position, role) => may && role === 'prefect' } });
    const state = (table: ReturnType<typeof trading>) => {
      const begun = table.play(table.start(), MERCATOR);
      return table.edited(begun, (draft) => {
        const { hand, discard } = playerOf(draft, 0);
        hand.push(...discard.splice(0));
        discard.push(...hand.splice(hand.indexOf('prefect'), 1));
      });
    };
    expect(state(trading(true)).decision).toMatchObject({ kind: 'mercator' });
    expect(() => state(trading(false))).toThrow(at('decision'));
  });

  test('a role that repeats others may do so as well', () => {
    const echo: Role = {
      name: 'echo',
      repeats: true,
      begin: (transition, seat) => ask(transition, { kind: 'prefect', seat }),
    };
    const table = (repeats: boolean) =>
      toyTable({
        roles: [{ ...echo, repeats }],
        deck: {
          cards: [{ id: 'echo', roles: ['echo'], deck: 0, cost: {}, gods: ['mars'] }],
          hand: (hand) => [...hand, 'echo'],
        },
      });
    const copy = (repeats: boolean) => {
      const { start, play, library } = table(repeats);
      return library.parseState(JSON.parse(JSON.stringify(play(start(), card('echo')))));
    };
    expect(copy(true).decision).toEqual({ kind: 'prefect', seat: 0 });
    expect(() => copy(false)).toThrow(at('decision'));
  });

  test('fault: anything else', () => {
    const table = toyTable({
      audit: { fault: ({ state }) => (state.players[0]?.money === 13 ? 'bad luck' : undefined) },
    });
    const withMoney = (money: number) =>
      table.start((draft) => {
        playerOf(draft, 0).money = money;
      });
    expect(withMoney(12).players[0]?.money).toBe(12);
    const error = thrownBy(() => withMoney(13));
    expect(error).toMatchObject({ code: 'INVALID_STATE', details: { path: 'parts.toy' } });
    expect(error.message).toContain('bad luck');
  });

  test('only states from outside are asked', () => {
    let asked = 0;
    const { library } = toyTable({
      audit: {
        fault() {
          asked += 1;
          return undefined;
        },
      },
    });
    const state = library.createGame({ map: 'toy', players: 2, seed: 'toy' });
    const next = library.applyAction(state, PREFECT);
    expect(library.legalActions(next).length).toBeGreaterThan(1);
    expect(asked).toBe(0);
    library.parseState(JSON.parse(JSON.stringify(next)));
    expect(asked).toBe(1);
  });
});

describe('decisions of one’s own roles', () => {
  const { library, start, play, edited } = (() => {
    const hail = decision({ kind: 'hailer' });
    const hailer: Role = {
      name: 'hailer',
      begin: (transition, seat) => ask(transition, { kind: 'hailer', seat }),
    };
    const wave = step({
      type: 'wave',
      during: [hail],
      shape: {},
      candidates: () => [{}],
      apply: finish,
    });
    return toyTable({
      roles: [hailer],
      decisions: [hail],
      steps: [wave, passing(hail)],
      deck: {
        cards: [{ id: 'hailer', roles: ['hailer'], deck: 0, cost: {}, gods: ['mars'] }],
        hand: (hand) => [...hand, 'hailer'],
      },
    });
  })();

  test('R-3.1: are open only while a card of theirs lies on the own discard', () => {
    const begun = play(start(), card('hailer'));
    expect(library.parseState(JSON.parse(JSON.stringify(begun))).decision).toEqual({
      kind: 'hailer',
      seat: 0,
    });
    const covered = () => edited(begun, (draft) => discard(draft, 0, 'senator'));
    expect(covered).toThrow(at('decision'));
  });
});
