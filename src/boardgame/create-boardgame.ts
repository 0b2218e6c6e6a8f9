import { matchFaults } from '../match-faults';
import { ConcordiaError } from '../model/errors';
import { inputFaults } from '../model/faults';
import { MAX_SEATS } from '../model/ids';
import { isRecord } from '../model/plain';
import type { Viewer } from '../model/state';
import type { NewGame } from '../new-game';
import { activeWith, decidingSeat, followerOf, nextPlayer, overWith } from './flow';
import { lobbyOf } from './lobby';
import { choicesOf, movesOf, seatOf } from './moves';
import { drawSeed } from './seed';
import type {
  ActivatingContext,
  Boardgame,
  BoardgameG,
  BoardgameLibrary,
  BoardgameOptions,
  LobbyOptions,
} from './types';
import { sealedBy } from './words';

const MIN_SEATS = 2;

/**
 * Makes a game for boardgame.io from a library and the options of all its matches. A new match starts with the move
 * `deal`. Then there is a move for each type of action, called with the fields of the action without type and seat; an
 * illegal action is an invalid move and changes nothing.
 *
 * A seed in the options is used for every match; without one, each match draws a random seed.
 *
 * @param lobby - in `setupData`, the names of options that whoever creates a match may choose, instead of those given.
 * By default there are none. Never `seed` or `setup`, which tell the deck.
 * @throws ConcordiaError as `createGame` does, such as `INVALID_OPTIONS` or `UNKNOWN_MAP`; `INVALID_OPTIONS` if
 * `setupData` has other names than those of options; `INVALID_LIBRARY` if an action is called `deal`.
 *
 * @example
 * ```ts
 * const concordia = createLibrary({ maps: [imperium], modules: [salt] });
 * const game = createBoardgame(concordia, { map: 'imperium' }, { setupData: ['modules'] });
 * console.log(game.name, game.minPlayers, game.maxPlayers); // -> concordia-imperium 2 6
 * console.log(game.validateSetupData({ modules: ['salt'] }, 2)); // -> undefined
 * ```
 */
export function createBoardgame<L extends BoardgameLibrary>(
  library: L,
  options: BoardgameOptions,
  lobby: LobbyOptions<L> = {},
): Boardgame<L> {
  const game: Boardgame = sealedBy(library, () =>
    assemble(library, { ...mustBeOptions(options, '') }, mustBeOptions(lobby, 'lobby')),
  )();
  // The implementation has open types; the caller gets those of the library.
  return game as unknown as Boardgame<L>;
}

/** A string or a list, possibly of any length, must not be spread. */
function mustBeOptions<T>(options: T, path: string): T {
  if (isRecord(options)) return options;
  return inputFaults.refuse('INVALID_OPTIONS', path, 'notPlainObject');
}

function assemble(
  library: BoardgameLibrary,
  options: BoardgameOptions,
  { setupData }: LobbyOptions<BoardgameLibrary>,
): Boardgame {
  const sealed = <A extends unknown[], R>(call: (...args: A) => R) => sealedBy(library, call);
  const { open, chosenIn } = sealed(lobbyOf)(library, setupData);

  const optionsFor = sealed((count: number, data: unknown): NewGame => {
    const { players = count, seed = drawSeed(), ...others } = { ...options, ...chosenIn(data) };
    const wanted = countIn(players);
    if (wanted !== undefined && wanted !== count) {
      const facts = { players: wanted, found: count };
      matchFaults.refuse('INVALID_OPTIONS', 'players', 'otherNumberOfPlayers', undefined, facts);
    }
    return { ...others, players, seed };
  });
  const deal = (count: number, data?: unknown) => library.createGame(optionsFor(count, data));

  function refusalOf(count: number, data?: unknown): ConcordiaError | undefined {
    try {
      deal(count, data);
      return undefined;
    } catch (error) {
      if (error instanceof ConcordiaError) return error;
      throw error;
    }
  }

  const activate = sealed(({ G, events }: ActivatingContext) => {
    const active = activeWith(library, G);
    if (active !== undefined) events.setActivePlayers(active);
  });
  const counts = countsOf(countIn(options.players), refusalOf);
  const isOpen = open.length > 0;
  return {
    name: open.includes('map') ? 'concordia' : `concordia-${options.map}`,
    // Other options may allow other numbers, which the lobby is told by `validateSetupData`.
    minPlayers: isOpen ? MIN_SEATS : Math.min(...counts),
    maxPlayers: isOpen ? MAX_SEATS : Math.max(...counts),
    disableUndo: true,
    deltaState: false,
    events: {
      endGame: false,
      endPhase: false,
      endStage: false,
      endTurn: false,
      pass: false,
      setActivePlayers: false,
      setPhase: false,
      setStage: false,
    },
    setup: sealed(({ ctx }, data) => {
      const refusal = refusalOf(ctx.numPlayers, data);
      if (refusal !== undefined) throw refusal;
      const chosen = chosenIn(data);
      // boardgame.io sends the first state of a match to all clients, so it contains no secrets.
      return Object.freeze({ state: null, ...(chosen && { options: Object.freeze(chosen) }) });
    }),
    validateSetupData: sealed((data, numPlayers) => refusalOf(numPlayers, data)?.message),
    moves: sealed(movesOf)(library, deal),
    turn: {
      order: {
        first: sealed(({ G }) => decidingSeat(G)),
        next: sealed(({ G }) => decidingSeat(G)),
      },
      endIf: sealed(({ G, ctx }) => nextPlayer(G, ctx)),
      onBegin: activate,
      onMove: activate,
    },
    endIf: sealed(({ G }) => overWith(library, G.state)),
    playerView: sealed(({ G, playerID }) => viewOf(library, G, playerID)),
    ai: { enumerate: sealed((G, _ctx, playerID) => choicesOf(library, G, playerID)) },
    plugins: [followerOf(library)],
  };
}

/** The number of players; `undefined` for what is none, as the library will say. */
function countIn(players: unknown): number | undefined {
  if (typeof players === 'number') return players;
  return Array.isArray(players) ? players.length : undefined;
}

/**
 * The numbers of players that the options allow.
 *
 * @throws ConcordiaError if they allow none.
 */
function countsOf(
  wanted: number | undefined,
  refusalOf: (count: number) => ConcordiaError | undefined,
): readonly number[] {
  const all = Array.from({ length: MAX_SEATS - MIN_SEATS + 1 }, (_, index) => index + MIN_SEATS);
  // Where rules play a seat, one may play alone.
  const tried = wanted === undefined ? [...all, 1] : [wanted];
  const counts = tried.filter((count) => refusalOf(count) === undefined);
  const [first] = tried;
  const refusal = counts.length > 0 || first === undefined ? undefined : refusalOf(first);
  if (refusal !== undefined) throw refusal;
  return counts;
}

/** What a client receives: the player's view, or that of a spectator without a seat. */
function viewOf(
  library: BoardgameLibrary,
  { state, view, options }: BoardgameG,
  playerID: string | null | undefined,
): BoardgameG {
  if (state == null) return { view: view ?? null, ...(options && { options }) };
  const viewer: Viewer = seatOf(state, playerID) ?? 'spectator';
  return { view: library.viewFor(state, viewer) };
}
