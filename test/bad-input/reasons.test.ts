/** Whatever an action is refused for, the reason is one that the rules of the library list. */
import { describe, expect, test } from 'vitest';
import {
  applyAction,
  createGame,
  type GameState,
  legalActions,
  tryApplyAction,
} from '../../src/index';
import { nearMisses, valuesIn } from '../../src/testing/near-misses';
import { some } from '../../src/testing/tested';
import { FAULT_SAMPLES } from '../support/fault-samples';
import { REFUSALS, REFUSALS_IN_GAMES } from '../support/refusals';
import { CASTLES_AND_SQUARES, SHIPS, STATES, VENUS } from './tables';

const LISTED = new Map(REFUSALS.map(({ reason, code }) => [reason, code]));

/** Refusals that no rule brings: the shape is wrong, or nobody knows the name. */
const OTHERS = ['unknownPlace', ...Object.keys(FAULT_SAMPLES)];

const MAPS = [...new Set(STATES.map(({ map }) => map))];

/** States that few games come to. */
const RARE: readonly GameState[] = [...SHIPS, ...CASTLES_AND_SQUARES, ...VENUS, ...auction()];

/** The first tile of the forum on sale, before and after its first bid. */
function auction(): readonly GameState[] {
  const opened = createGame({
    map: 'imperium',
    players: 3,
    modules: ['forum'],
    forumTiles: 'auction',
    seed: 'bids',
  });
  const [bid] = legalActions(opened);
  return bid === undefined ? [opened] : [opened, applyAction(opened, bid)];
}

/** Actions of a map that somebody else can do, or at another time, or that nearly can be done. */
function actionsFor(states: readonly GameState[]): (state: GameState) => readonly object[] {
  const everywhere = states.flatMap((state) => legalActions(state));
  const values = valuesIn(everywhere);
  return (state) => [
    ...some(legalActions(state), 5).flatMap((action) => nearMisses(action, values)),
    ...some(everywhere, 100).map((action) => ({ ...action, seat: state.decision?.seat })),
  ];
}

/** States of each map, of which there are many alike. */
const TRIED = process.env.FUZZ === undefined ? 12 : 60;

/** All reasons that are told on a map, each with its codes. */
function toldOn(map: string): ReadonlyMap<string, ReadonlySet<string>> {
  const states = STATES.filter((state) => state.map === map);
  const triesAt = actionsFor(states);
  const found = new Map<string, Set<string>>();
  const rare = RARE.filter((state) => state.map === map);
  for (const state of [...some(states, TRIED), ...rare]) {
    for (const action of triesAt(state)) {
      const result = tryApplyAction(state, action);
      if (result.ok) continue;
      const { reason, code } = result.error;
      found.set(reason, (found.get(reason) ?? new Set()).add(code));
    }
  }
  return found;
}

const TOLD = new Map(MAPS.map((map) => [map, toldOn(map)]));

describe('what is refused', () => {
  test.each(MAPS)('on %s has a listed reason, and the code that goes with it', (map) => {
    for (const [reason, codes] of TOLD.get(map) ?? []) {
      if (!OTHERS.includes(reason))
        expect([reason, ...codes]).toEqual([reason, LISTED.get(reason)]);
    }
  });

  test('has more than two thirds of all reasons there are', () => {
    const told = new Set([...TOLD.values()].flatMap((reasons) => [...reasons.keys()]));
    expect(told.size).toBeGreaterThan((REFUSALS_IN_GAMES.length * 2) / 3);
  });
});
