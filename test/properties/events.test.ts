import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { chanceFromSeed, greedy, type PlayedOut, playOut } from '../../src/bots';
import * as library from '../../src/index';
import {
  CARD_IDS,
  type GameEvent,
  GameEventSchema,
  type GameState,
  mapIds,
  type NewGame,
} from '../../src/index';
import { check } from '../support/check';
import { foldEvents, type Seen, seenOf } from '../support/fold-events';
import { anyRecipe, rememberedGame } from '../support/games';
import { byType, eventsOf, type Step, stepsOf } from './steps';

type Mode = Omit<NewGame, 'map' | 'seed'>;

/** Everything that can be chosen before a game, with something of everything on each map. */
const MODES: readonly Mode[] = [
  { players: 2, intermediateScoring: true },
  { players: 3, cards: 'venus', modules: ['salt'], startingGoods: 'bought' },
  { players: 4, cards: 'venus', modules: ['salt', 'forum'] },
  { players: 4, teams: true, intermediateScoring: true },
  { players: 5, modules: ['forum'] },
  { players: 6, teams: true, modules: ['forum'] },
];

const GAMES = mapIds().flatMap((map, index) =>
  MODES.map((mode, at) => ({ options: { ...mode, map, seed: `${map} ${index} ${at}` } })),
);

function played({ seed, ...options }: NewGame & { readonly seed: string }): PlayedOut {
  const start = library.createGame({ ...options, seed });
  // Greed ends a game sooner; chance by type tries what greed does not.
  const isGreedy = (options.players as number) > 4;
  return playOut(library, start, isGreedy ? greedy : byType, chanceFromSeed(seed), 20_000);
}
test('x', () => {
  for (const { options } of GAMES) {
    const t0 = performance.now();
    const game = played(options);
    const t1 = performance.now();
    const [start] = game.states;
    if (start === undefined) throw new Error();
    const seen = seenOf(start);
    let n = 0;
    for (const step of stepsOf(game)) {
      const events = eventsOf(step);
      foldEvents(seen, events);
      n++;
      try { expect(seen).toEqual(seenOf(step.after)); } catch (e) { console.log(JSON.stringify(options), n, JSON.stringify(step.action), JSON.stringify(events)); throw e; }
    }
    console.log(options.map, JSON.stringify(options), game.actions.length, (t1 - t0) | 0, (performance.now() - t1) | 0);
  }
});
