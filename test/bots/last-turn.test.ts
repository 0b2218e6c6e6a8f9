/** The last turn of a player, solved: positions whose points are counted by hand. */
import { describe, expect, test } from 'vitest';
import { analyse, type LastTurn } from '../../src/bots';
import { applyAction, createGame, type GameLog, pointsOf, recordFrom } from '../../src/index';
import { FIVE_POINTS, lastTurnOf, logOfTurn, TEN_POINTS } from '../support/last-turn';
import { place } from '../support/scenario';

/** What is said of each turn of a log. */
async function lastTurnsOf(log: GameLog): Promise<readonly (LastTurn | null)[]> {
  const found: (LastTurn | null)[] = [];
  for await (const { lastTurn } of analyse(log, { sims: 1 })) found.push(lastTurn);
  return found;
}

describe('what the last turn could have brought', () => {
  test('R-6.1, R-6.2: ten points instead of five, by two houses in two provinces', async () => {
    const [solved, end] = await lastTurnsOf(logOfTurn(FIVE_POINTS));
    expect(solved).toMatchObject({ points: 5, most: 10 });
    const reached = solved?.actions.reduce(applyAction, lastTurnOf());
    expect(reached && pointsOf(reached, 1).total).toBe(10);
    const built = solved?.actions.flatMap((action) =>
      action.type === 'buildHouse' ? [action.city] : [],
    );
    expect(built?.toSorted()).toEqual(['brigantium', 'burdigala']);
    expect(end).toBeNull();
  });

  test('who has played the best turn has its points', async () => {
    const [solved] = await lastTurnsOf(logOfTurn(TEN_POINTS));
    expect(solved).toMatchObject({ points: 10, most: 10 });
  });

  test('nothing is said before the last round, nor of a turn that is not over', async () => {
    const begun = logOfTurn(TEN_POINTS.slice(0, 2));
    expect(await lastTurnsOf(begun)).toEqual([null, null]);
    // The first player's turn, as any before the last round.
    const start = createGame({ map: 'imperium', players: 2, seed: 'first' });
    const earlier = recordFrom(
      start,
      FIVE_POINTS.map((action) => ({ ...action, seat: 0 })),
    );
    expect(await lastTurnsOf(earlier)).toEqual([null, null]);
  });

  test('nor where more than 3,000 positions would have to be tried', async () => {
    const state = lastTurnOf((draft) => {
      place(draft, 1, 'land', 'land:burdigala~massilia', 'land:alexandria~memphis');
      place(draft, 1, 'sea', 'sea:athenae~byzantium', 'sea:olisipo~rusadir');
    });
    expect((await lastTurnsOf(recordFrom(state, FIVE_POINTS)))[0]).toBeNull();
  });

  test('nor if a correction stands in the turn', async () => {
    const changes = [{ type: 'money', seat: 1, money: 50 } as const];
    const log = { ...logOfTurn(FIVE_POINTS), corrections: [{ after: 1, changes }] };
    expect((await lastTurnsOf(log))[0]).toBeNull();
    // After the turn, it changes nothing of it.
    const later = { ...log, corrections: [{ after: 2, changes }] };
    expect((await lastTurnsOf(later))[0]).toMatchObject({ points: 5, most: 10 });
  });
});
