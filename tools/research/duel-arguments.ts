/** What `npm run duel` is asked: where a name becomes a player, and what an opponent is. */
import { existsSync } from 'node:fs';
import { resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import * as bots from '../../src/bots';
import * as concordia from '../../src/index';
import { commitOf, sourcesAt } from '../earlier';
import { foreignOpponent } from './pool/foreign';
import { type Draw, drawOpponent, heldOutByHand, heldOutOpponent } from './pool/pool';

/** The settings of a player, as in `searcher:sims=32,ms=50`. */
type Settings = Readonly<Record<string, string>>;

/** Players by their names. Those with settings or a seed of their own are made anew for every run. */
const PLAYERS: Readonly<Record<string, (settings: Settings) => bots.Strategy>> = {
  planner: plannerBy,
  greedy: () => bots.greedy,
  random: () => bots.random,
  searcher: (settings) =>
    bots.searcher(
      Object.fromEntries(Object.entries(settings).map(([name, value]) => [name, Number(value)])),
    ),
};

/**
 * A player by its name, with settings after a colon, or by the path of a file that exports `strategy`.
 *
 * @throws Error if there is no such player.
 */
export async function playerNamed(text: string): Promise<bots.Strategy> {
  const [name = '', settings = ''] = text.split(/:(.*)/s);
  const player = PLAYERS[name];
  if (player !== undefined) return player(settingsIn(settings));
  if (!existsSync(text)) {
    throw new Error(`${text} is neither a file nor one of ${Object.keys(PLAYERS).join(', ')}.`);
  }
  const found: { readonly strategy?: bots.Strategy } = await import(
    pathToFileURL(resolve(text)).href
  );
  if (found.strategy === undefined) throw new Error(`${text} does not export a strategy.`);
  return found.strategy;
}

function settingsIn(text: string): Settings {
  const pairs = text.split(',').filter((each) => each !== '');
  return Object.fromEntries(
    pairs.map((pair) => {
      const [name = '', value] = pair.split('=');
      if (value === undefined) throw new Error(`${pair} should be a name, =, and a value.`);
      return [name, value];
    }),
  );
}

/** Who sits on the other seats: drawn from a pool, always the same player, or the planner of a commit. */
export async function opponentsNamed(text: string): Promise<Draw> {
  if (text === 'pool') return drawOpponent;
  if (text === 'held-out') return heldOutOpponent;
  if (text === 'by-hand') return heldOutByHand;
  if (text === 'foreign') return foreignOpponent;
  const isPlayer = Object.hasOwn(PLAYERS, text.split(':')[0] ?? '') || existsSync(text);
  const player = isPlayer ? await playerNamed(text) : await plannerAt(text);
  return () => player;
}

/** The planner, with other weights if settings name some: `planner:card=3,goods=2`. */
function plannerBy(settings: Settings): bots.Strategy {
  const entries = Object.entries(settings);
  if (entries.length === 0) return bots.planner;
  const changed = Object.fromEntries(entries.map(([name, value]) => [name, Number(value)]));
  return bots.plannerWith(concordia, { ...bots.WEIGHTS, ...changed });
}

/** The planner of an earlier commit, in the library of today. */
async function plannerAt(commit: string): Promise<bots.Strategy> {
  const earlier: typeof bots = await import(`${sourcesAt(commitOf(commit))}/bots.ts`);
  return earlier.plannerWith(concordia);
}
