/**
 * The reducer, without and with the check of what comes in, against that of boardgame.io playing tic-tac-toe, the game of its tutorial.
 */
import { deepEqual } from 'node:assert/strict';
import { createRequire } from 'node:module';
import { applyAction, applyTrusted, createGame } from '../../src/index';
import type { Recorded } from './games';
import { measure, sum, timeOf } from './measure';
import { faster, type Section } from './report';

/** What is used of `boardgame.io/internal`. */
interface Boardgame {
  CreateGameReducer(setup: { game: object }): (state: unknown, action: object) => unknown;
  InitializeGame(setup: { game: object; numPlayers: number }): unknown;
}

type Cells = (string | null)[];

const TITLE =
  'The reducer, against that of boardgame.io with tic-tac-toe (greedy games, per action)';

export function benchBoardgame(games: readonly Recorded[]): Section {
  // Node finds it for CommonJS alone.
  const boardgame: Boardgame = createRequire(import.meta.url)('boardgame.io/internal');
  const count = sum(games.map(({ actions }) => actions.length));
  const play = (reducer: typeof applyAction) => () =>
    games.map(({ options, actions }) => actions.reduce(reducer, createGame(options)));
  const times = measure([
    { name: 'applyAction', count, run: play(applyAction) },
    { name: 'applyTrusted', count, run: play(applyTrusted) },
    { name: 'boardgame', count: MOVES.length, run: ticTacToeIn(boardgame) },
  ]);
  const theirs = ['move of tic-tac-toe', timeOf(times, 'boardgame')] as const;
  const row = (name: string, what: string, least: number) =>
    faster(`${name}, ${what}`, timeOf(times, name), theirs, least);
  return {
    title: TITLE,
    rows: [
      row('applyTrusted', 'the reducer alone', 35),
      row('applyAction', 'with the check of its input, frozen', 25),
    ],
  };
}

/** Cells in the order they are taken: nobody wins before the last. */
const MOVES = [0, 1, 2, 4, 3, 5, 7, 6, 8];
const LINES = [
  [0, 1, 2],
  [3, 4, 5],
  [6, 7, 8],
  [0, 3, 6],
  [1, 4, 7],
  [2, 5, 8],
  [0, 4, 8],
  [2, 4, 6],
];

const TIC_TAC_TOE = {
  name: 'tic-tac-toe',
  setup: () => ({ cells: Array<string | null>(9).fill(null) }),
  turn: { minMoves: 1, maxMoves: 1 },
  moves: {
    clickCell({ G, playerID }: { G: { cells: Cells }; playerID: string }, cell: number) {
      if (G.cells[cell] !== null) return 'INVALID_MOVE';
      G.cells[cell] = playerID;
      return undefined;
    },
  },
  endIf({ G, ctx }: { G: { cells: Cells }; ctx: { currentPlayer: string } }) {
    const isOwn = (cell: number) => G.cells[cell] === ctx.currentPlayer;
    if (LINES.some((line) => line.every(isOwn))) return { winner: ctx.currentPlayer };
    return G.cells.every((cell) => cell !== null) ? { draw: true } : undefined;
  },
};

/** Plays a game of it through to its end. */
function ticTacToeIn({ CreateGameReducer, InitializeGame }: Boardgame): () => unknown {
  const reducer = CreateGameReducer({ game: TIC_TAC_TOE });
  const start = InitializeGame({ game: TIC_TAC_TOE, numPlayers: 2 });
  const moves = MOVES.map((cell, index) => ({
    type: 'MAKE_MOVE',
    payload: { type: 'clickCell', args: [cell], playerID: `${index % 2}`, credentials: undefined },
  }));
  const play = () => moves.reduce(reducer, start);
  deepEqual(cellsOf(play()), ['0', '1', '0', '0', '1', '1', '1', '0', '0'], 'tic-tac-toe');
  return play;
}

function cellsOf(state: unknown): unknown {
  if (typeof state !== 'object' || state === null || !('G' in state)) return undefined;
  const { G } = state;
  return typeof G === 'object' && G !== null && 'cells' in G ? G.cells : undefined;
}
