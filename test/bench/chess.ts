/** Random games, legal actions listed before each: ours against chess by chessops. */
import { Chess } from 'chessops/chess';
import type { Move, Square } from 'chessops/types';
import { type Chance, chanceFromSeed } from '../../src/bots';
import { applyAction, createGame, legalActions } from '../../src/index';
import { measure, timeOf } from './measure';
import { type Section, timeText } from './report';

/** Games played in one timed call. */
const OUR_GAMES = 3;
const CHESS_GAMES = 10;
/** Random chess seldom comes to an end by itself. */
const MAX_PLIES = 200;

export function benchChess(): Section {
  const ours = () => repeated(OUR_GAMES, (seed) => playRandomGame(seed));
  const chess = () => repeated(CHESS_GAMES, (seed) => playRandomChess(chanceFromSeed(seed)));
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
        target: { at: 'least', limit: 0.5 },
      },
    ],
  };
}

/** Number of actions or plies in all games together. */
function repeated(games: number, play: (seed: string) => number): number {
  let count = 0;
  for (let game = 0; game < games; game++) count += play(`random ${game}`);
  return count;
}

function playRandomGame(seed: string): number {
  const chance = chanceFromSeed(seed);
  let state = createGame({ map: 'imperium', players: 4, seed });
  for (let count = 0; ; count++) {
    const actions = legalActions(state);
    if (actions.length === 0) return count;
    const action = actions[chance(actions.length)];
    if (action !== undefined) state = applyAction(state, action);
  }
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
