import { ConcordiaError } from '../model/errors';
import { notValid } from '../model/faults';
import { MAX_SEATS } from '../model/ids';
import { isRecord } from '../model/plain';
import { sealErrors } from '../model/seal-errors';
import type { GameState, Viewer } from '../model/state';
import { activeWith, decidingSeat, followerOf, nextPlayer, overWith } from './flow';
import { choicesOf, movesOf, seatOf } from './moves';
import { drawSeed } from './seed';
import type {
  ActivatingContext,
  Boardgame,
  BoardgameG,
  BoardgameLibrary,
  BoardgameOptions,
} from './types';

/**
 * Makes a game for boardgame.io from a library and the options of all its matches. A new match starts with the move
 * `deal`. Then there is a move for each type of action, called with the fields of the action without type and seat; an
 * illegal action is an invalid move and changes nothing.
 *
 * A seed in the options is used for every match; without one, each match draws a random seed.
 *
 * @throws ConcordiaError as `createGame` does, such as `INVALID_OPTIONS` or `UNKNOWN_MAP`; `INVALID_LIBRARY` if an
 * action is called `deal`.
 *
 * @example
 * ```ts
 * const concordia = createLibrary({ maps: [imperium] });
 * const game = createBoardgame(concordia, { map: 'imperium' });
 * console.log(game.name, game.minPlayers, game.maxPlayers); // -> concordia-imperium 2 5
 * ```
 */
export function createBoardgame<L extends BoardgameLibrary>(
  library: L,
  options: BoardgameOptions,
): Boardgame<L> {
  const game: Boardgame = sealErrors(() => assemble(library, { ...mustBeOptions(options) }))();
  // The implementation has open types; the caller gets those of the library.
  return game as unknown as Boardgame<L>;
}

/** A string or a list, possibly of any length, must not be spread. */
function mustBeOptions(options: BoardgameOptions): BoardgameOptions {
  if (isRecord(options)) return options;
  return notValid('INVALID_OPTIONS', '', 'notPlainObject');
}

function assemble(library: BoardgameLibrary, options: BoardgameOptions): Boardgame {
  const { players: chosen } = options;
  const wanted = typeof chosen === 'object' ? chosen.length : chosen;

  function deal(count: number): GameState {
    if (wanted !== undefined && wanted !== count) {
      const facts = { players: wanted, found: count };
      notValid('INVALID_OPTIONS', 'players', 'otherNumberOfPlayers', undefined, facts);
    }
    const { seed = drawSeed() } = options;
    return library.createGame({ ...options, players: chosen ?? count, seed });
  }

  function refusalOf(count: number): ConcordiaError | undefined {
    try {
      deal(count);
      return undefined;
    } catch (error) {
      if (error instanceof ConcordiaError) return error;
      throw error;
    }
  }

  const activate = sealErrors(({ G, events }: ActivatingContext) => {
    const active = activeWith(library, G);
    if (active !== undefined) events.setActivePlayers(active);
  });
  const counts = countsOf(wanted, refusalOf);
  return {
    name: `concordia-${options.map}`,
    minPlayers: Math.min(...counts),
    maxPlayers: Math.max(...counts),
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
    setup: sealErrors(({ ctx }) => {
      const refusal = refusalOf(ctx.numPlayers);
      if (refusal !== undefined) throw refusal;
      // boardgame.io sends the first state of a match to all clients, so it contains no secrets.
      return Object.freeze({ state: null });
    }),
    validateSetupData: sealErrors((_data, numPlayers) => refusalOf(numPlayers)?.message),
    moves: movesOf(library, deal),
    turn: {
      order: {
        first: sealErrors(({ G }) => decidingSeat(G)),
        next: sealErrors(({ G }) => decidingSeat(G)),
      },
      endIf: sealErrors(({ G, ctx }) => nextPlayer(G, ctx)),
      onBegin: activate,
      onMove: activate,
    },
    endIf: sealErrors(({ G }) => overWith(library, G.state)),
    playerView: sealErrors(({ G, playerID }) => viewOf(library, G, playerID)),
    ai: { enumerate: sealErrors((G, _ctx, playerID) => choicesOf(library, G, playerID)) },
    plugins: [followerOf(library)],
  };
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
  const all = Array.from({ length: MAX_SEATS - 1 }, (_, index) => index + 2);
  const tried = wanted === undefined ? all : [wanted];
  const counts = tried.filter((count) => refusalOf(count) === undefined);
  const [first] = tried;
  const refusal = counts.length > 0 || first === undefined ? undefined : refusalOf(first);
  if (refusal !== undefined) throw refusal;
  return counts;
}

/** What a client receives: the player's view, or that of a spectator without a seat. */
function viewOf(
  library: BoardgameLibrary,
  { state, view }: BoardgameG,
  playerID: string | null | undefined,
): BoardgameG {
  if (state == null) return { view: view ?? null };
  const viewer: Viewer = seatOf(state, playerID) ?? 'spectator';
  return { view: library.viewFor(state, viewer) };
}
