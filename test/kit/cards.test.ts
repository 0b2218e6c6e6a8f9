import { describe, expect, test } from 'vitest';
import {
  ask,
  type Card,
  decision,
  finish,
  passing,
  type Role,
  receiveMoney,
  step,
} from '../../src/kit';
import { give, goods, playerOf } from '../support/scenario';
import { card, PASS, SENATOR, toyTable } from './toy-table';

const CARDS: readonly Card[] = [
  { id: 'herald', roles: ['herald'], deck: 0, cost: {}, gods: ['mars'] },
  { id: 'herald-i', roles: ['herald', 'mercator'], deck: 1, cost: { wine: 1 }, gods: ['venus'] },
  { id: 'herald-iii', roles: ['herald'], deck: 3, cost: {}, gods: ['venus'] },
];
/** Brings 50 sestertii, and then waits. */
const herald: Role = {
  name: 'herald',
  begin(transition, seat, _card, depth) {
    receiveMoney(transition, seat, 50 + depth);
    ask(transition, { kind: 'herald', seat });
  },
};
const heraldDecision = decision({
  kind: 'herald',
  words: (names, { seat }) => `${names.player(seat)} may call`,
});
const call = step({
  type: 'call',
  during: [heraldDecision],
  shape: {},
  candidates: () => [{}],
  apply: finish,
});

describe('cards and personalities of one’s own', () => {
  const { library, start, play } = toyTable({
    roles: [herald],
    decisions: [heraldDecision],
    steps: [call, passing(heraldDecision)],
    deck: {
      cards: CARDS,
      hand: (hand, seat, { players }) => (seat === players - 1 ? [...hand, 'herald'] : hand),
      forSale: (cards) => [...cards.filter((id) => id !== 'prefect-i'), 'herald-i', 'herald-iii'],
    },
  });

  test('come to whom the rules give them', () => {
    const hands = start().players.map(({ hand }) => hand.includes('herald'));
    expect(hands).toEqual([false, true]);
  });

  test('are for sale up to the number of players, in the decks printed on them', () => {
    const sold = (players: number) => {
      const { display, deck } = start(() => {}, { players });
      return [...display, ...deck];
    };
    expect(sold(2)).toContain('herald-i');
    expect(sold(2)).not.toContain('prefect-i');
    expect(sold(2)).not.toContain('herald-iii');
    expect(sold(3)).toContain('herald-iii');
    // The eight cards of deck I: one less and one more.
    expect(sold(2).slice(0, 8)).toContain('herald-i');
  });

  test('are known to the library in the order of the decks', () => {
    const ids = Object.keys(library.cards);
    const at = (id: string) => ids.indexOf(id);
    expect(at('herald')).toBeLessThan(at('mason-i'));
    expect(at('herald-i')).toBeLessThan(at('consul-ii'));
    expect(library.cards['herald-i']).toEqual(CARDS[1]);
    expect(library.nameOf(start(), 'herald-i')).toBe('Herald/Mercator I');
  });

  test('cost what is printed on them', () => {
    const state = start((draft) => {
      const all = [...draft.display, ...draft.deck].filter((id) => id !== 'herald-i');
      draft.display = ['herald-i', ...all.slice(0, 6)];
      draft.deck = all.slice(6).flatMap((id) => id ?? []);
    });
    const bought = play(state, SENATOR, { type: 'buyCard', seat: 0, card: 'herald-i' });
    expect(bought.players[0]?.goods).toEqual(goods({ brick: 1, food: 2, tool: 1, cloth: 1 }));
  });

  test('do what their personality does', () => {
    const state = start((draft) => give(draft, 0, 'herald-i'));
    const played = play(state, { ...card('herald-i'), as: 'herald' });
    expect(played.decision).toEqual({ kind: 'herald', seat: 0 });
    expect(played.players[0]?.money).toBe(55);
    expect(library.legalActions(played)).toEqual([{ type: 'call', seat: 0 }, PASS]);
    expect(play(played, PASS).seat).toBe(1);
    // The other half.
    expect(play(state, { ...card('herald-i'), as: 'mercator' }).decision).toMatchObject({
      kind: 'mercator',
    });
  });

  test('a Magister goes back to them, and tells how deep they lie', () => {
    const state = start(
      (draft) => {
        const { hand, discard } = playerOf(draft, 1);
        discard.push(...hand.splice(hand.indexOf('herald'), 1));
        draft.turn = 2;
        draft.seat = 1;
        draft.decision = { kind: 'playCard', seat: 1 };
      },
      { cards: 'venus' },
    );
    expect(play(state, card('magister', 1)).players[1]?.money).toBe(6 + 50 + 1);
  });

  test('count for their gods', () => {
    const mars = (state: ReturnType<typeof start>) =>
      library.finalScores(state).players.map(({ gods }) => gods.mars?.cards);
    const plain = toyTable();
    const before = plain.library
      .finalScores(plain.start())
      .players.map(({ gods }) => gods.mars?.cards);
    expect(mars(start())).toEqual([before[0], (before[1] ?? 0) + 1]);
  });

  test('are no cards of a library without them', () => {
    const plain = toyTable();
    const result = plain.library.tryApplyAction(plain.start(), card('herald'));
    expect(result.ok ? undefined : result.error.code).toBe('INVALID_ACTION');
  });
});
