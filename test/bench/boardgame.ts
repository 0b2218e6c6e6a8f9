/**
 * The reducer, without and with the check of what comes in, against that of boardgame.io playing tic-tac-toe, the game of its tutorial.
 * boardgame.io is no dependency: it is installed aside when it is wanted, and left out if it cannot be.
 */
import { deepEqual } from 'node:assert/strict';
import { execFileSync } from 'node:child_process';
import { existsSync, mkdirSync } from 'node:fs';
import { createRequire } from 'node:module';
import { fileURLToPath } from 'node:url';
import { applyAction, applyTrusted, createGame } from '../../src/index';
import type { Recorded } from './games';
import { measure, sum, timeOf } from './measure';
import { type Row, type Section, timeText } from './report';

const VERSION = '0.50.2';
const FOLDER = fileURLToPath(new URL('../../.bench/', import.meta.url));
const INSTALL_TIME = 120_000;

/** What is used of `boardgame.io/internal`. */
interface Boardgame {
  CreateGameReducer(setup: { game: object }): (state: unknown, action: object) => unknown;
  InitializeGame(setup: { game: object; numPlayers: number }): unknown;
}

type Cells = (string | null)[];

const TITLE =
  'The reducer, against that of boardgame.io with tic-tac-toe (greedy games, per action)';

export function benchBoardgame(games: readonly Recorded[]): Section {
  const boardgame = loadBoardgame();
  if (typeof boardgame === 'string') return { title: TITLE, rows: [], skipped: boardgame };
  const count = sum(games.map(({ actions }) => actions.length));
  const play = (reducer: typeof applyAction) => () =>
    games.map(({ options, actions }) => actions.reduce(reducer, createGame(options)));
  const times = measure([
    { name: 'applyAction', count, run: play(applyAction) },
    { name: 'applyTrusted', count, run: play(applyTrusted) },
    { name: 'boardgame', count: MOVES.length, run: ticTacToeIn(boardgame) },
  ]);
  const theirs = timeOf(times, 'boardgame');
  const row = (name: string, what: string, limit: number): Row => ({
    name: `${name}, ${what}`,
    figure: `${timeText(timeOf(times, name))} (move of tic-tac-toe ${timeText(theirs)})`,
    ratio: theirs / timeOf(times, name),
    target: { at: 'least', limit },
  });
  return {
    title: TITLE,
    rows: [
      row('applyTrusted', 'the reducer alone', 35),
      row('applyAction', 'with the check of its input, frozen', 25),
    ],
  };
}

/** The library, or why it is not there. */
function loadBoardgame(): Boardgame | string {
  try {
    if (!existsSync(`${FOLDER}node_modules/boardgame.io`)) install();
    const loaded: unknown = createRequire(FOLDER)('boardgame.io/internal');
    return isBoardgame(loaded) ? loaded : 'Skipped: boardgame.io is not what it was.';
  } catch {
    return `Skipped: boardgame.io ${VERSION} could not be installed into .bench/.`;
  }
}

function install(): void {
  mkdirSync(FOLDER, { recursive: true });
  const quiet = ['--ignore-scripts', '--no-audit', '--no-fund'];
  const args = ['install', '--prefix', FOLDER, `boardgame.io@${VERSION}`, '--no-save', ...quiet];
  const shell = process.platform === 'win32';
  execFileSync('npm', args, { stdio: 'ignore', timeout: INSTALL_TIME, shell });
}

function isBoardgame(loaded: unknown): loaded is Boardgame {
  return (
    typeof loaded === 'object' &&
    loaded !== null &&
    'CreateGameReducer' in loaded &&
    'InitializeGame' in loaded
  );
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
