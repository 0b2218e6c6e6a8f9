import { ConcordiaError, refuse } from '../model/errors';
import { guarded } from '../model/guarded';
import { MAX_SEATS } from '../model/ids';
import { isRecord } from '../model/plain';
import type { GameState, Viewer } from '../model/state';
import { decidingSeat, follower, nextPlayer, overWith } from './flow';
import { choicesOf, movesOf, seatOf } from './moves';
import { drawSeed } from './seed';
import type { Boardgame, BoardgameG, BoardgameLibrary, BoardgameOptions } from './types';

/**
 * A game for boardgame.io, made from a library and the options that all its matches have. Nothing is dealt in a new
 * match: its first move is `deal`. After that there is a move for each type of action, called with the fields of the
 * action but for type and seat; one that the rules refuse is an invalid move and changes nothing.
 *
 * A seed among the options is that of every match; without one, each match draws a seed that nobody can guess.
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
  const game: Boardgame = guarded(() => assemble(library, { ...mustBeOptions(options) }))();
  // Inside, the types are open; here they become those of the library.
  return game as unknown as Boardgame<L>;
}

/** Whoever hands over no options has a text or a list, which must not be spread: it may be of any length. */
function mustBeOptions(options: BoardgameOptions): BoardgameOptions {
  if (isRecord(options)) return options;
  return refuse({
    code: 'INVALID_OPTIONS',
    message: 'The options of a game are a plain object.',
    details: { path: '' },
  });
}

function assemble(library: BoardgameLibrary, options: BoardgameOptions): Boardgame {
  const { players: chosen } = options;
  const wanted = typeof chosen === 'object' ? chosen.length : chosen;

  function deal(count: number): GameState {
    if (wanted !== undefined && wanted !== count) {
      refuse({
        code: 'INVALID_OPTIONS',
        message: `This game is for ${wanted} players, not for ${count}.`,
        details: { path: 'players', players: wanted, found: count },
      });
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
    setup: guarded(({ ctx }) => {
      const refusal = refusalOf(ctx.numPlayers);
      if (refusal !== undefined) throw refusal;
      // boardgame.io sends everybody the first state of a match as it is: nothing is in it that could be hidden.
      return Object.freeze({ state: null });
    }),
    validateSetupData: guarded((_data, numPlayers) => refusalOf(numPlayers)?.message),
    moves: movesOf(library, deal),
    turn: {
      order: {
        first: guarded(({ G }) => decidingSeat(G)),
        next: guarded(({ G }) => decidingSeat(G)),
      },
      endIf: guarded(({ G, ctx }) => nextPlayer(G, ctx)),
    },
    endIf: guarded(({ G }) => overWith(library, G.state)),
    playerView: guarded(({ G, playerID }) => viewOf(library, G, playerID)),
    ai: { enumerate: guarded((G, _ctx, playerID) => choicesOf(library, G, playerID)) },
    plugins: [follower],
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

/** What a client may hold: whoever has no seat looks on. */
function viewOf(
  library: BoardgameLibrary,
  { state, view }: BoardgameG,
  playerID: string | null | undefined,
): BoardgameG {
  if (state == null) return { view: view ?? null };
  const viewer: Viewer = seatOf(state, playerID) ?? 'spectator';
  return { view: library.viewFor(state, viewer) };
}
