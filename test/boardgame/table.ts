/** A match on boardgame.io's own local master, with a client for every seat and one that looks on. */
import { Client } from 'boardgame.io/client';
import { Local } from 'boardgame.io/multiplayer';
import { type BoardgameG, type BoardgameOptions, createBoardgame } from '../../src/boardgame';
import { type Chance, chanceFromSeed, random, type Strategy } from '../../src/bots';
import * as concordia from '../../src/index';

export type Concordia = typeof concordia;
type Viewer = Parameters<Concordia['viewFor']>[1];

/** Somebody with a screen. */
export interface Guest {
  readonly viewer: Viewer;
  readonly client: ReturnType<typeof clientOf>;
  /** Everything the master has ever sent, as it goes over a wire. */
  readonly received: string[];
}

let matches = 0;

export class Match {
  readonly guests: readonly Guest[];
  readonly spectator: Guest;
  /** What the server must hold, played along by the library itself. */
  truth: concordia.GameState;
  readonly actions: concordia.Action[] = [];
  readonly #chance: Chance;

  constructor(options: BoardgameOptions & { readonly seed: string }, numPlayers: number) {
    const game = createBoardgame(concordia, options);
    matches += 1;
    const matchID = `match ${matches}`;
    const invite = (viewer: Viewer): Guest => {
      const received: string[] = [];
      const client = clientOf(game, { matchID, numPlayers, viewer, received });
      client.start();
      return { viewer, client, received };
    };
    this.guests = Array.from({ length: numPlayers }, (_, seat) => invite(seat));
    this.spectator = invite('spectator');
    this.truth = concordia.createGame({ ...options, players: options.players ?? numPlayers });
    this.#chance = chanceFromSeed(options.seed);
  }

  get all(): readonly Guest[] {
    return [...this.guests, this.spectator];
  }

  deal(): void {
    make(this.guestAt(0), 'deal');
  }

  guestAt(seat: number): Guest {
    const guest = this.guests[seat];
    if (guest === undefined) throw new Error(`nobody sits on ${seat}`);
    return guest;
  }

  /** Lets everybody play by what their clients hold, for so many actions or to the end. */
  play(strategy: Strategy = random, most = Number.POSITIVE_INFINITY): void {
    for (let count = 0; count < most && this.truth.decision !== null; count++) {
      const guest = this.guestAt(this.truth.decision.seat);
      const table = concordia.imagine(viewOf(guest));
      // A view that the library has made itself is not checked at every look.
      const view = concordia.viewFor(table, guest.viewer);
      const action = strategy.choose(view, concordia.legalActions(table), this.#chance);
      const { type, seat: _seat, ...fields } = action;
      make(guest, type, fields);
      this.truth = concordia.applyAction(this.truth, action);
      this.actions.push(action);
    }
  }

  stop(): void {
    for (const { client } of this.all) client.stop();
  }
}

interface Connection {
  readonly matchID: string;
  readonly numPlayers: number;
  readonly viewer: Viewer;
  readonly received: string[];
}

function clientOf(
  game: ReturnType<typeof createBoardgame<Concordia>>,
  { viewer, received, ...match }: Connection,
) {
  const local = Local();
  return Client({
    game,
    ...match,
    ...(viewer === 'spectator' ? {} : { playerID: String(viewer) }),
    debug: false,
    multiplayer: (opts) =>
      local({
        ...opts,
        transportDataCallback(data) {
          const sent = JSON.stringify(data);
          received.push(sent);
          opts.transportDataCallback(JSON.parse(sent));
        },
      }),
  });
}

/** What a client's `getState` has of the table. */
export function heldBy({ client }: Guest): BoardgameG<Concordia> {
  const state = client.getState();
  if (state === null) throw new Error('the client is not in sync');
  return state.G;
}

export function viewOf(guest: Guest): concordia.GameView {
  const { view } = heldBy(guest);
  if (view == null) throw new Error('nothing is dealt');
  return view;
}

/** Makes a move on somebody's screen. */
export function make(
  { client }: { readonly client: { readonly moves: Guest['client']['moves'] } },
  move: string,
  ...args: readonly unknown[]
): void {
  const dispatch = client.moves[move];
  if (dispatch === undefined) throw new Error(`there is no move ${move}`);
  dispatch(...args);
}
