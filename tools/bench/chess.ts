/** Random games, legal actions listed before each: ours against chess by chessops. */
import { Chess } from 'chessops/chess';
import type { Move, Square } from 'chessops/types';
import { type Chance, chanceFromSeed } from '../../src/bots';
import { applyAction, applyTrusted, type NewGame } from '../../src/index';
import { playRandomGame } from './games';
import { measureCounting, timeOf } from './measure';
import { faster, type Section } from './report';

/** Games played in one timed call. */
const OUR_GAMES = 3;
const CHESS_GAMES = 10;
/** Random chess seldom comes to an end by itself. */
const MAX_PLIES = 200;

/** What is played, and how fast at least, by the reducer alone and with the check of its input. */
const TABLES: readonly {
  readonly name: string;
  readonly options: Omit<NewGame, 'seed'>;
  readonly limits: Readonly<Record<'applyTrusted' | 'applyAction', number>>;
}[] = [
  {
    name: 'Imperium',
    options: { map: 'imperium', players: 4 },
    limits: { applyTrusted: 2.2, applyAction: 1.5 },
  },
  {
    name: 'Roma with salt and forum',
    options: { map: 'roma', players: 4, modules: ['salt', 'forum'] },
    limits: { applyTrusted: 0.5, applyAction: 0.4 },
  },
];
const REDUCERS = { applyTrusted, applyAction } as const;
const NAMES = ['applyTrusted', 'applyAction'] as const;
/** Milliseconds for a candidate in a round. */
const TIME = 500;

export function benchChess(): Section {
  const tables = TABLES.flatMap(({ name, options, limits }) =>
    NAMES.map((reducer) => ({
      name: `legalActions + ${reducer}, ${name}`,
      limit: limits[reducer],
      run: () => repeated(OUR_GAMES, (seed) => playRandomGame(options, seed, REDUCERS[reducer])),
    })),
  );
  const times = measureCounting([{ name: 'chess', run: chess }, ...tables], TIME);
  const ply = ['ply of chess', timeOf(times, 'chess')] as const;
  return {
    title: 'Random games, against chess by chessops',
    rows: tables.map(({ name, limit }) => faster(name, timeOf(times, name), ply, limit)),
  };
}

function chess(): number {
  return repeated(CHESS_GAMES, (seed) => playRandomChess(chanceFromSeed(seed)));
}

/** Number of actions or plies in all games together. */
function repeated(games: number, play: (seed: string) => number): number {
  let count = 0;
  for (let game = 0; game < games; game++) count += play(`random ${game}`);
  return count;
}

function playRandomChess(chance: Chance): number {
  let position = Chess.default();
  for (let ply = 0; ply < MAX_PLIES; ply++) {
    const move = randomMove(position, chance);
    if (move === undefined) return ply;
    position = position.clone();
    position.play(move);
  }
  return MAX_PLIES;
}

function randomMove(position: Chess, chance: Chance): Move | undefined {
  const moves: [from: Square, to: Square][] = [];
  for (const [from, dests] of position.allDests()) {
    for (const to of dests) moves.push([from, to]);
  }
  const chosen = moves[chance(moves.length)];
  if (chosen === undefined) return undefined;
  const [from, to] = chosen;
  const promotes = position.board.pawn.has(from) && (to < 8 || to >= 56);
  return promotes ? { from, to, promotion: 'queen' } : { from, to };
}
