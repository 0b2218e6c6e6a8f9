/** Random games, legal actions listed before each: ours against chess by chessops. */
import { Chess } from 'chessops/chess';
import type { Move, Square } from 'chessops/types';
import { type Chance, chanceFromSeed } from '../../src/bots';
import type { NewGame } from '../../src/index';
import { playRandomGame } from './games';
import { measure, measureProcessor, timeOf } from './measure';
import { type Row, type Section, timeText } from './report';

/** Games played in one timed call. */
const OUR_GAMES = 3;
const CHESS_GAMES = 10;
/** Random chess seldom comes to an end by itself. */
const MAX_PLIES = 200;

const IMPERIUM = { map: 'imperium', players: 4 };
/** By processor time: what is played, and how fast at least. */
const TABLES: readonly {
  readonly name: string;
  readonly options: Omit<NewGame, 'seed'>;
  readonly limit: number;
}[] = [
  { name: 'Imperium', options: IMPERIUM, limit: 1 },
  {
    name: 'Roma with salt and forum',
    options: { map: 'roma', players: 4, modules: ['salt', 'forum'] },
    limit: 0.45,
  },
];
/** Milliseconds for a candidate in a round of processor time. */
const PROCESSOR_TIME = 700;

export function benchChess(): Section {
  const options = IMPERIUM;
  const ours = () => repeated(OUR_GAMES, (seed) => playRandomGame(options, seed));
  const times = measure(
    [
      { name: 'ours', count: ours(), run: ours },
      { name: 'chess', count: chess(), run: chess },
    ],
    400,
  );
  const [action, ply] = [timeOf(times, 'ours'), timeOf(times, 'chess')];
  return {
    title: 'Random games, against chess by chessops',
    rows: [
      {
        name: 'legalActions + applyAction, per action',
        figure: `${timeText(action)} (ply of chess ${timeText(ply)})`,
        ratio: ply / action,
        target: { at: 'least', limit: 1.7 },
      },
      ...byProcessorTime(),
    ],
  };
}

function byProcessorTime(): readonly Row[] {
  const candidates = TABLES.map(({ name, options }) => ({
    name,
    run: () => repeated(OUR_GAMES, (seed) => playRandomGame(options, seed)),
  }));
  const times = measureProcessor([{ name: 'chess', run: chess }, ...candidates], PROCESSOR_TIME);
  const ply = timeOf(times, 'chess');
  return TABLES.map(({ name, limit }) => ({
    name: `the same by processor time, ${name}`,
    figure: `${timeText(timeOf(times, name))} (ply of chess ${timeText(ply)})`,
    ratio: ply / timeOf(times, name),
    target: { at: 'least', limit },
  }));
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
