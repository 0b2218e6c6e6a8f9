/** Players that peek: they choose by what they cannot see. */
import { playOut } from '../bots/play-out';
import { random } from '../bots/random';
import { type ActionIn, chanceFromSeed, type History, type Strategy } from '../bots/strategy';
import type { Library } from '../library';
import type { AnyAction } from '../model/any';
import type { Seat } from '../model/ids';
import { isSameData } from '../model/plain';
import type { GameState } from '../model/state';
import type { SeededGame } from './arbitraries';
import { ofEachKind, secretsIn } from './secrets';
import { fail, same, shown, some } from './tested';
import { twins } from './twins';

/** Which games the player is asked about. */
export interface PeekingOptions {
  /** The options of the game. */
  readonly options: SeededGame;
  /** The seed of the player's luck and of the differences. */
  readonly seed?: string;
  /** How many games are played; 1 if left out. */
  readonly games?: number;
}

/** The functions of a library that it uses. */
type PeekingNeeds =
  | 'applyTrusted'
  | 'cards'
  | 'createGame'
  | 'historyFor'
  | 'imagine'
  | 'legalActions'
  | 'parseState'
  | 'redeal'
  | 'viewFor';
type AskedLibrary = Pick<Library, PeekingNeeds>;

/** Longer than any known game of random moves. */
const MAX_ACTIONS = 20_000;
/** The number of states whose secrets are used in place of others. */
const OTHERS = 12;
/** How many other states are made, to find one in which what maps and modules hide is another. */
const MADE = 4;

/**
 * Asks a player at some states of each kind of decision what it chooses, and asks again with another state behind the
 * same view: first with the view alone, with twins of `twins`; then with its history, which ends in a state of `redeal`.
 * All seats are played by chance.
 *
 * @throws ConcordiaError `INVALID_RULES` if the choices differ, if one is not listed, if the same seed gives another choice,
 * or if the player changes what it is given. Errors of the player are thrown unchanged.
 *
 * @example
 * ```ts
 * const options = { map: 'imperium', players: 2, seed: 'ludi' } as const;
 * expectNoPeeking(concordia, random, { options });
 * console.log('it does not peek'); // -> it does not peek
 * ```
 */
export function expectNoPeeking<L extends AskedLibrary>(
  library: L,
  strategy: Strategy<ActionIn<L>>,
  { options, seed = '', games = 1 }: PeekingOptions,
): void {
  // The check has open types; what it lists are actions of the given library.
  const player = strategy as unknown as Strategy<AnyAction>;
  for (let game = 0; game < games; game += 1) {
    const luck = `${seed} ${game}`;
    const table = game === 0 ? options : { ...options, seed: `${options.seed} ${game}` };
    askIn(library, player, table, luck);
  }
}

function askIn(
  library: AskedLibrary,
  player: Strategy<AnyAction>,
  options: SeededGame,
  seed: string,
): void {
  const start = library.createGame(options);
  const { states, actions } = playOut(library, start, random, chanceFromSeed(seed), MAX_ACTIONS);
  const others = some(states, OTHERS);
  for (const state of ofEachKind(states)) {
    if (state.decision === null) continue;
    const { seat } = state.decision;
    const index = states.indexOf(state);
    const luckHere = `${seed} ${index}`;
    const question = new Asking(library, player, seat, luckHere);
    const alone = question.choice(state);
    if (!same(question.choice(state), alone)) {
      fail(`The player ${player.name} chooses otherwise for the same seed.`);
    }
    const found = twins(library, state, seat, { most: MADE, seed: luckHere, others });
    for (const twin of unlike(state, found)) {
      if (!same(question.choice(twin), alone)) peeks(player, state, twin);
    }
    const remembered = (last: GameState): AnyAction => {
      const course = [...states.slice(0, index), last];
      return question.choice(last, library.historyFor(course, actions.slice(0, index), seat));
    };
    const deals = Array.from({ length: MADE }, (_, deal) =>
      library.redeal(state, chanceFromSeed(`${luckHere} ${deal}`), seat),
    );
    for (const dealt of unlike(state, deals)) {
      if (!same(remembered(dealt), remembered(state))) peeks(player, state, dealt);
    }
  }
}

/** The first of the states, and the first with other parts: secrets of few values are often the same by chance. */
function unlike(state: GameState, others: readonly GameState[]): readonly GameState[] {
  const [first] = others;
  if (first === undefined) return [];
  const other = others.find(({ parts }) => !isSameData(parts, state.parts));
  return other === undefined || other === first ? [first] : [first, other];
}

function peeks({ name }: Strategy<AnyAction>, state: GameState, twin: GameState): never {
  fail(`The player ${name} knows what it cannot see: ${secretsIn(state, twin)}.`);
}

/** What a player is asked, with one state or another behind it. */
class Asking {
  readonly #library: AskedLibrary;
  readonly #player: Strategy<AnyAction>;
  readonly #seat: Seat;
  readonly #seed: string;

  constructor(library: AskedLibrary, player: Strategy<AnyAction>, seat: Seat, seed: string) {
    this.#library = library;
    this.#player = player;
    this.#seat = seat;
    this.#seed = seed;
  }

  choice(state: GameState, history?: History): AnyAction {
    const { name } = this.#player;
    const listed = this.#library.legalActions(state);
    const view = this.#library.viewFor(state, this.#seat);
    const before = shown([view, listed, history?.actions]);
    const chosen = this.#player.choose(view, listed, chanceFromSeed(this.#seed), history);
    if (shown([view, listed, history?.actions]) !== before) {
      fail(`The player ${name} changes what it is given.`);
    }
    if (!listed.some((action) => same(action, chosen))) {
      fail(`The player ${name} chooses what is not listed: ${shown(chosen)}.`);
    }
    return chosen;
  }
}
