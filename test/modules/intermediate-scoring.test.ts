import { describe, expect, test } from 'vitest';
import { createGame, finalScores, type GameState, tryApplyAction } from '../../src/index';
import { build, edited, goods, play, playerOf, shift } from '../support/scenario';

const tribune = (seat: number) => ({ type: 'playCard', seat, card: 'tribune' }) as const;
const pass = (seat: number) => ({ type: 'pass', seat }) as const;

/** Nobody has food, so a Tribune asks nothing; everybody's goods are gone. */
function start(edit: (draft: Parameters<Parameters<typeof edited>[1]>[0]) => void): GameState {
  const state = createGame({ map: 'imperium', players: 3, seed: 'x', intermediateScoring: true });
  return edited(state, (draft) => {
    for (const seat of [0, 1, 2]) playerOf(draft, seat).goods = goods({});
    edit(draft);
  });
}

/** Two colonists bring the Tribune's Mars 4 points, at least; houses bring more. */
const MARS_ONLY = 4;

describe('intermediate scoring', () => {
  test('R-7.1: the first Tribune scores its player’s cards, alone and at once', () => {
    const result = tryApplyAction(
      start(() => {}),
      tribune(0),
    );
    expect(result.ok && result.events[1]).toEqual({
      type: 'intermediateScored',
      seat: 0,
      points: MARS_ONLY,
      because: { rule: 'R-7.1', card: 'tribune' },
    });
    expect(result.ok && result.state.parts['intermediate-scoring']).toEqual([
      MARS_ONLY,
      null,
      null,
    ]);
  });

  test('R-7.1, R-10.8: a ship in a trade square counts at the end, not now', () => {
    const begun = createGame({
      map: 'aegyptus',
      players: 2,
      seed: 'square',
      intermediateScoring: true,
    });
    const state = edited(begun, (draft) => {
      playerOf(draft, 0).goods = goods({});
      playerOf(draft, 0).money = 0;
      shift(draft, 0, 'sea', 'memphis', 'gold');
    });
    expect(finalScores(state).players[0]?.bonus).toBe(7);
    const result = tryApplyAction(state, tribune(0));
    // Mars alone, of two colonists.
    expect(result.ok && result.events[1]).toEqual({
      type: 'intermediateScored',
      seat: 0,
      points: MARS_ONLY,
      because: { rule: 'R-7.1', card: 'tribune' },
    });
  });

  test('R-7.1, R-10.2: nor do points of Byzantium', () => {
    const begun = createGame({ map: 'roma', players: 2, seed: 'mark', intermediateScoring: true });
    const state = edited(begun, (draft) => {
      playerOf(draft, 0).goods = goods({});
      playerOf(draft, 0).houses -= 1;
      const part = JSON.parse(JSON.stringify(draft.parts.roma));
      draft.parts.roma = { ...part, marks: { ...part.marks, mars: [0] }, points: [4, 0] };
    });
    const result = tryApplyAction(state, tribune(0));
    expect(result.ok && result.events[1]).toMatchObject({ points: MARS_ONLY });
  });

  test('R-14.7: it comes before the Tribune’s money', () => {
    // 9 sestertii and the Senator's Vesta: 0 points; with 4 cards' money it would be 1.
    const state = start((draft) => {
      const player = playerOf(draft, 0);
      player.money = 9;
      player.discard = ['architect', 'mercator', 'diplomat', 'senator'];
      player.hand = ['tribune', 'prefect', 'prefect'];
    });
    const counted = play(state, tribune(0));
    expect(counted.players[0]?.money).toBe(11);
    expect(counted.parts['intermediate-scoring']).toEqual([MARS_ONLY, null, null]);
  });

  test('R-7.1: the second Tribune scores nothing', () => {
    const once = play(
      start(() => {}),
      tribune(0),
      tribune(1),
    );
    const waiting = play(once, { type: 'playCard', seat: 2, card: 'diplomat' });
    const again = tryApplyAction(waiting, tribune(0));
    expect(again.ok && again.events.map(({ type }) => type)).not.toContain('intermediateScored');
  });

  test('R-7.1: when all have scored, the highest takes 2 and the second 1', () => {
    // A house in a food city: Jupiter (Architect, Diplomat) 2, Saturnus (2 Prefects) 2, Mercurius 2.
    const state = start((draft) => {
      const food = Object.entries(draft.board.cityGoods).filter(([, good]) => good === 'food');
      const brick = Object.entries(draft.board.cityGoods).filter(([, good]) => good === 'brick');
      build(draft, 1, food[0]?.[0] ?? '');
      // A house in a brick city: Saturnus 2, Mercurius 2.
      build(draft, 2, brick[0]?.[0] ?? '');
    });
    const two = play(state, tribune(0), tribune(1));
    expect(two.players.map(({ money }) => money)).toEqual([5, 6, 7]);
    const all = play(two, tribune(2));
    expect(all.parts['intermediate-scoring']).toEqual([4, 10, 8]);
    expect(all.players.map(({ money }) => money)).toEqual([5, 8, 8]);
  });

  test('R-7.1: tied for first all take 2, and the next still takes 1', () => {
    const state = start((draft) => {
      const brick = Object.entries(draft.board.cityGoods).filter(([, good]) => good === 'brick');
      build(draft, 0, brick[0]?.[0] ?? '');
      build(draft, 1, brick[1]?.[0] ?? '');
    });
    const all = play(state, tribune(0), tribune(1), tribune(2));
    expect(all.players.map(({ money }) => money)).toEqual([7, 8, 8]);
  });

  test('R-7.1: the points do not count at the end', () => {
    const scored = play(
      start(() => {}),
      tribune(0),
    );
    expect(finalScores(scored).players[0]).toMatchObject({ total: MARS_ONLY, bonus: 0 });
  });

  test('R-7.1: without the option nobody scores', () => {
    const state = createGame({ map: 'imperium', players: 3, seed: 'x' });
    expect(play(state, tribune(0), pass(0)).parts).toEqual({});
  });
});
