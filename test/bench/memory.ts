/** What it takes to keep every state of a game, for taking back and looking on. */
import { applyAction, createGame, type GameState } from '../../src/index';
import type { Recorded } from './games';
import { sum } from './measure';
import { type Section, sizeText } from './report';

/** Histories kept at once; together they are large enough to be measured. */
const HISTORIES = 60;
const LIMIT = 2 * 2 ** 20;

export function benchMemory(games: readonly Recorded[]): Section {
  const kept: (readonly GameState[])[] = [];
  const before = heapUsed();
  for (let index = 0; index < HISTORIES; index++) {
    const game = games[index % games.length];
    if (game !== undefined) kept.push(historyOf(game));
  }
  const value = (heapUsed() - before) / kept.length;
  const states = sum(kept.map((history) => history.length)) / kept.length;
  const json = sum(kept.map((history) => JSON.stringify(history).length)) / kept.length;
  return {
    title: 'Memory of a greedy game with four players, all its states kept',
    rows: [
      {
        name: 'heap, per game',
        figure: `${sizeText(value)} for ${Math.round(states)} states (as JSON ${sizeText(json)})`,
        value,
        target: { at: 'most', limit: LIMIT },
      },
    ],
  };
}

/** All states of a game, made anew: nothing is shared with the recorded ones. */
function historyOf({ options, actions }: Recorded): readonly GameState[] {
  let state = createGame(options);
  const states = [state];
  for (const action of actions) {
    state = applyAction(state, action);
    states.push(state);
  }
  return states;
}

function heapUsed(): number {
  globalThis.gc?.();
  globalThis.gc?.();
  return process.memoryUsage().heapUsed;
}
