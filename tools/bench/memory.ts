/** What states cost: one game with all of them kept, and what an action makes, kept or not. */
import { type HeapProfiler, Session } from 'node:inspector';
import { applyAction, createGame, type GameState } from '../../src/index';
import { playRandomGame, type Recorded } from './games';
import { sum } from './measure';
import { type Row, type Section, sizeText } from './report';

/** Histories kept at once; together they are large enough to be measured. */
const HISTORIES = 60;
/** Random games whose garbage is counted, and those before, for the compiler to settle. */
const GAMES = 60;
const WARM_UP = 150;
/** One of so many bytes is looked at. */
const SAMPLING = 512;

export function benchMemory(games: readonly Recorded[]): Section {
  return { title: 'Memory', rows: [keptStates(games), bytesOfAnAction()] };
}

/** Every state of a game kept, for taking back and looking on. */
function keptStates(games: readonly Recorded[]): Row {
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
    name: 'all states of a greedy game with four players',
    figure: `${sizeText(value)} for ${Math.round(states)} states (as JSON ${sizeText(json)})`,
    value,
    target: { at: 'most', limit: 2 * 2 ** 20, text: '2 MiB' },
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

/** What listing and carrying out an action takes from the heap, as V8's own sampling profiler sees it. */
function bytesOfAnAction(): Row {
  randomGames(WARM_UP);
  const session = new Session();
  session.connect();
  session.post('HeapProfiler.startSampling', {
    samplingInterval: SAMPLING,
    includeObjectsCollectedByMajorGC: true,
    includeObjectsCollectedByMinorGC: true,
  });
  const count = randomGames(GAMES);
  let bytes = Number.NaN;
  session.post('HeapProfiler.stopSampling', (_, { profile }) => {
    bytes = sizeOf(profile.head);
  });
  session.disconnect();
  const value = bytes / count;
  return {
    name: 'legalActions + applyAction, random games',
    figure: `${(value / 1000).toFixed(2)} kB per action`,
    value,
    target: { at: 'most', limit: 3500, text: '3.5 kB' },
  };
}

function sizeOf({ selfSize, children }: HeapProfiler.SamplingHeapProfileNode): number {
  return selfSize + sum(children.map(sizeOf));
}

/** How many actions they had. */
function randomGames(games: number): number {
  let count = 0;
  for (let index = 0; index < games; index++) {
    count += playRandomGame({ map: 'imperium', players: 4 }, `memory ${index}`);
  }
  return count;
}
