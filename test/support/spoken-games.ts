/** Games of every map and module, and every language of the package that tells them. */
import { chanceFromSeed, greedy, playOut, random } from '../../src/bots';
import * as english from '../../src/index';
import {
  type Action,
  type CheckedMap,
  createLibrary,
  type GameEvent,
  type GameState,
  type NewGame,
  type WordSet,
} from '../../src/index';
import { german } from '../../src/languages/de/index';
import { french } from '../../src/languages/fr/index';
import { japanese } from '../../src/languages/ja/index';
import { dutch } from '../../src/languages/nl/index';
import { polish } from '../../src/languages/pl/index';
import { allMaps } from '../../src/maps/all';
import { allModules } from '../../src/modules/all';
import { IS_NIGHT } from './night';

/** Besides English. */
export const LANGUAGES: readonly (readonly [string, WordSet])[] = [
  ['German', german],
  ['French', french],
  ['Dutch', dutch],
  ['Polish', polish],
  ['Japanese', japanese],
];

/** A library of everything. */
export type SpokenLibrary = Pick<
  typeof english,
  | 'choices'
  | 'createGame'
  | 'describeAction'
  | 'describeDecision'
  | 'legalActions'
  | 'nameOf'
  | 'sentenceOf'
  | 'tryApplyAction'
> & { getMap(id: english.NewGame['map']): CheckedMap };

export function libraryIn(words: WordSet) {
  return createLibrary({ maps: allMaps, modules: allModules, words });
}

const everything = { startingGoods: 'bought', intermediateScoring: true } as const;

/** A vowel, a Y before a consonant, an s at the end, and a name that no language declines. */
const PLAYERS = ['Anna', 'Yves', 'Titus', 'Livia', 'Hugo', 'Wei'];

type SeededGame = NewGame & { readonly seed: string };

/** Boards without rules of their own bring no words: besides `FUZZ`, one of them is enough. */
const SHOWN = allMaps.filter(
  ({ id, rules }) => IS_NIGHT || rules !== undefined || id === 'imperium',
);

const named = (count: number): readonly string[] => PLAYERS.slice(0, count);

/** A game of each map, and one of each way to play. */
export const GAMES: readonly SeededGame[] = [
  ...SHOWN.map(({ id: map }) => ({ map, players: named(2), seed: `${map} in words` })),
  { map: 'imperium', players: named(3), seed: 'salt', modules: ['salt', 'forum'], ...everything },
  { map: 'roma', players: named(3), seed: 'forum', modules: ['forum'] },
  { map: 'byzantium', players: named(4), seed: 'tiles', modules: ['salt', 'forum'] },
  { map: 'hellas', players: named(3), seed: 'venus', cards: 'venus' },
  { map: 'ionium', players: named(4), seed: 'teams', teams: true },
  { map: 'imperium', players: named(4), seed: 'teams', teams: true, modules: ['forum'] },
];

/** A game as it went. */
interface SpokenGame {
  readonly states: readonly GameState[];
  readonly actions: readonly Action[];
  /** The events of each action. */
  readonly events: readonly (readonly GameEvent[])[];
}

/** Games that have been played, by what they were played with. */
const PLAYED = new Map<string, SpokenGame>();

/** @param chance - what a player without a plan chooses by. */
export function played(options: SeededGame, chance: string): SpokenGame {
  const key = JSON.stringify([options, chance]);
  const game = PLAYED.get(key) ?? playedNow(options, chance);
  PLAYED.set(key, game);
  return game;
}

function playedNow(options: SeededGame, chance: string): SpokenGame {
  const start = english.createGame(options);
  const player = options.players === 2 ? random : greedy;
  const { states, actions } = playOut(english, start, player, chanceFromSeed(chance), 20_000);
  const events = actions.map((action, index) => {
    const result = english.tryApplyAction(states[index] ?? start, action);
    if (!result.ok) throw result.error;
    return result.events;
  });
  return { states, actions, events };
}
