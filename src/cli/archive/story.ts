/** A game told as data: what happened in each turn and with each action. Tables and searches are made of it. */
import type {
  Action,
  GameEvent,
  GameState,
  MapModule,
  Scores,
  Seat,
  UncheckedLog,
} from '../../index';
import { hasOnlyResult } from '../../log/excerpt';
import { isSameData } from '../../model/plain';
import type { LogFault } from '../fault';
import type { CliLanguage } from '../language';

interface ActionStory {
  /** From 0, as in the log. */
  readonly index: number;
  readonly turn: number;
  readonly seat: Seat;
  /** The kind of the decision. */
  readonly decision: string;
  readonly action: Action;
  /** Sestertii of the seat: after it less before it. */
  readonly money: number;
}

/** A card, or a city, and the turn. */
export interface Deed {
  readonly turn: number;
  readonly what: string;
}

interface TurnStory {
  readonly turn: number;
  readonly seat: Seat;
  /** The cards that were played, each with the role. */
  readonly played: readonly { readonly card: string; readonly role: string }[];
  readonly copied: readonly string[];
  readonly built: readonly string[];
  readonly bought: readonly string[];
  readonly produced: readonly string[];
  /** After the last action of the turn. */
  readonly state: GameState;
}

/** What each seat did, in order. */
export interface SeatStory {
  readonly played: readonly Deed[];
  readonly built: readonly Deed[];
  readonly bought: readonly Deed[];
}

export interface GameStory {
  readonly map: MapModule;
  readonly first: GameState;
  readonly last: GameState;
  /** The players' names; in the language of the command line if nobody has given one. */
  readonly names: readonly string[];
  /** Null while the game is not over. */
  readonly scores: Scores | null;
  readonly seats: readonly SeatStory[];
  readonly turns: readonly TurnStory[];
  readonly actions: readonly ActionStory[];
}

type Mutable<T> = { -readonly [K in keyof T]: T[K] extends readonly (infer I)[] ? I[] : T[K] };

/** The story of a log, or what is wrong with it. @throws ConcordiaError if its options are wrong. */
export function storyOf(log: UncheckedLog, { library }: CliLanguage): GameStory | LogFault {
  const first = library.startOf(log);
  const seats = first.players.map(
    (): Mutable<SeatStory> => ({ played: [], built: [], bought: [] }),
  );
  let now: Mutable<TurnStory> = newTurn(first);
  const turns = [now];
  const actions: ActionStory[] = [];
  let state = first;
  for (const [index, written] of log.actions.entries()) {
    state = library.correctedState(log, index, state);
    const result = library.tryApplyAction(state, written);
    // The whole check knows best what to say of it.
    if (!result.ok) return faultOf(log, library);
    // What has been accepted is an action.
    const action = written as Action;
    const { seat } = action;
    const money = playerOf(result.state, seat).money - playerOf(state, seat).money;
    const decision = state.decision?.kind ?? '';
    actions.push({ index, turn: state.turn, seat, decision, action, money });
    state = result.state;
    // Its turn, even if another begins with it.
    now.state = state;
    for (const event of result.events) {
      if (event.type === 'turnStarted') {
        now = newTurn(state, event);
        turns.push(now);
      }
      tell(event, now, seats);
    }
  }
  state = library.correctedState(log, log.actions.length, state);
  const scores = state.decision === null ? library.finalScores(state) : null;
  const totals = scores?.players.map(({ total }) => total) ?? [];
  const isCounted = log.scores !== undefined && !hasOnlyResult(log);
  if (isCounted && !isSameData(log.scores, totals)) return faultOf(log, library);
  const names = namesIn(state, library);
  return {
    map: library.getMap(state.map),
    first,
    last: state,
    names,
    scores: scores === null ? null : scoresIn(state, scores, names),
    seats,
    turns,
    actions,
  };
}

function namesIn(state: GameState, library: CliLanguage['library']): readonly string[] {
  return state.players.map((_, seat) => library.nameOf(state, `player:${seat}`));
}

/** Scores with the names in the language. */
function scoresIn({ players }: GameState, scores: Scores, names: readonly string[]): Scores {
  const own = new Map(players.map(({ name }, seat) => [name, names[seat] ?? name]));
  return { ...scores, winners: scores.winners.map((name) => own.get(name) ?? name) };
}

function faultOf(log: UncheckedLog, library: CliLanguage['library']): LogFault {
  const result = library.validateLog(log);
  if (!result.ok) return result;
  // Its scores differ from the total points, so it cannot be valid.
  throw new Error();
}

/** The player of a seat that is in the game. */
export function playerOf({ players }: GameState, seat: Seat): GameState['players'][number] {
  const player = players[seat];
  if (player === undefined) throw new Error();
  return player;
}

function newTurn(state: GameState, { turn, seat }: { turn: number; seat: Seat } = state) {
  return { turn, seat, played: [], copied: [], built: [], bought: [], produced: [], state };
}

/** Notes what an event says of the turn and of its seat, who may act in the turn of somebody else. */
function tell(
  event: GameEvent,
  now: Mutable<TurnStory>,
  seats: readonly Mutable<SeatStory>[],
): void {
  const { turn } = now;
  switch (event.type) {
    case 'cardPlayed':
      now.played.push({ card: event.card, role: event.as });
      seats[event.seat]?.played.push({ turn, what: event.card });
      break;
    case 'cardCopied':
      now.copied.push(event.card);
      break;
    case 'houseBuilt':
      now.built.push(event.city);
      seats[event.seat]?.built.push({ turn, what: event.city });
      break;
    case 'cardBought':
      now.bought.push(event.card);
      seats[event.seat]?.bought.push({ turn, what: event.card });
      break;
    case 'provinceProduced':
      now.produced.push(event.province);
      break;
  }
}
