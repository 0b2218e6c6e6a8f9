/**
 * Whether the chances of `evaluate` come true: games of players who are not those that it plays on with, some positions of
 * each, what it says of them, and who has won.
 *
 *     npm run calibrate -- [--by held-out|pool|by-hand|foreign|<player>] [--map imperium] [--players 4] [--games 200]
 *       [--positions 5] [--sims 32] [--seed <text>]
 *
 * It prints the score of Brier over all positions and for each fifth of a game, beside the score of equal chances, the
 * logarithmic loss, and for each tenth of what was said how often it came. Errors are standard errors, by game. The same seed repeats everything;
 * without one, the games are new ones.
 */
import { parseArgs } from 'node:util';
import { evaluate } from '../../src/bots';
import * as concordia from '../../src/index';
import { brierOf, type Figure, type Foretold, lossOf, tenthsOf } from './calibration';
import { opponentsNamed } from './duel-arguments';
import { drawnGame } from './duel-match';

const FIFTHS = 5;

const { values } = parseArgs({
  options: {
    by: { type: 'string', default: 'held-out' },
    map: { type: 'string', default: 'imperium' },
    players: { type: 'string', default: '4' },
    games: { type: 'string', default: '200' },
    positions: { type: 'string', default: '5' },
    sims: { type: 'string', default: '32' },
    seed: { type: 'string', default: `${process.hrtime.bigint()}` },
  },
});
const players = Number(values.players);
const draw = await opponentsNamed(values.by);
const foretold: Foretold[] = [];
for (let game = 0; game < Number(values.games); game++) {
  foretold.push(...(await foretoldIn(game)));
}
const chances = foretold.map((position) => ({
  ...position,
  said: position.said.map(() => 1 / players),
}));
const brier = brierOf(foretold);
const constant = brierOf(chances);
const fifths = Array.from({ length: FIFTHS }, (_, fifth) =>
  brierOf(foretold.filter(({ played }) => Math.floor(played * FIFTHS) === fifth)),
);
console.log(
  `${values.map}, ${players} players by ${values.by}, ${values.games} games with ${foretold.length} positions, ${values.sims} sims each, seed ${values.seed}`,
);
console.log(
  `Brier ${shown(brier)}; equal chances ${shown(constant)}; by fifth of the game ${fifths.map(shown).join(', ')}; logarithmic loss ${shown(lossOf(foretold))}`,
);
for (const tenth of tenthsOf(foretold)) {
  if (tenth === undefined) continue;
  const { count, said, came } = tenth;
  console.log(
    `  said ${percent(said)}, came ${percent(came.mean)} ± ${percent(came.error)} (${count})`,
  );
}

/** What is said of some positions of a game, one in each part of it, and who has won. */
async function foretoldIn(game: number): Promise<readonly Foretold[]> {
  const seed = `${values.seed} ${game}`;
  const { states, chance } = drawnGame({ map: values.map, players }, draw, seed);
  const end = states.at(-1);
  if (end === undefined || end.decision !== null) return [];
  const { players: scores } = concordia.finalScores(end);
  const winners = scores.filter(({ rank }) => rank === 1).length;
  const came = scores.map(({ rank }) => (rank === 1 ? 1 / winners : 0));
  const turns = states.filter(({ decision }) => decision?.kind === 'playCard');
  const count = Number(values.positions);
  const found: Foretold[] = [];
  for (let part = 0; part < count; part++) {
    const played = (part + chance(1000) / 1000) / count;
    const state = turns[Math.floor(played * turns.length)];
    if (state === undefined) continue;
    const { seats: said } = await evaluate(state, {
      sims: Number(values.sims),
      seed: `${seed} ${part}`,
    });
    found.push({ game, played, said: said.map((each) => each.chance), came });
  }
  return found;
}

function shown({ mean, error }: Figure): string {
  return `${mean.toFixed(3)} ± ${error.toFixed(3)}`;
}

function percent(share: number): string {
  return `${(100 * share).toFixed(1)} %`;
}
