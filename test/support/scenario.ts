import { inspect } from 'node:util';
import type { GameState as AnyState } from '../../src/core';
import * as concordia from '../../src/index';
import {
  type Action,
  type AnyCode,
  BLUE_TILES,
  type CardId,
  type ChosenOptions,
  type CityId,
  ConcordiaError,
  type Decision,
  FORUM_TILES,
  type GameEvent,
  type GameState,
  type GameView,
  type Good,
  type Kinds,
  type Library,
  type NewGame,
  type Seat,
  type TileId,
} from '../../src/index';
import type { ForumState } from '../../src/modules/forum/part';
import { cardsForSale, type Sets } from './cards';

type Mutable<T> = T extends readonly (infer I)[]
  ? Mutable<I>[]
  : T extends object
    ? { -readonly [K in keyof T]: Mutable<T[K]> }
    : T;
export type StateDraft = Mutable<GameState>;

/**
 * Goods of Imperium as the examples of the rules have them: Aquileia food, Novaria wine, Massilia
 * cloth, Vindobona tools; Syria makes food and cloth, Asia at best tools.
 */
export const EXAMPLE_GOODS: Readonly<Record<CityId, Good>> = {
  'colonia-agrippina': 'brick',
  'isca-dumnoniorum': 'brick',
  londinium: 'food',
  napoca: 'food',
  vindobona: 'tool',
  sirmium: 'wine',
  tomis: 'cloth',
  brigantium: 'brick',
  burdigala: 'brick',
  carthago: 'food',
  lutetia: 'food',
  olisipo: 'tool',
  rusadir: 'tool',
  valentia: 'wine',
  massilia: 'cloth',
  alexandria: 'brick',
  byzantium: 'brick',
  memphis: 'brick',
  antiochia: 'food',
  sinope: 'food',
  attalia: 'tool',
  cyrene: 'tool',
  'leptis-magna': 'wine',
  petra: 'wine',
  tyros: 'cloth',
  athenae: 'brick',
  aquileia: 'food',
  dyrrhachium: 'tool',
  novaria: 'wine',
  syracusae: 'cloth',
};

/** All cards of a game in the order of the decks, with some of deck I in front. */
export function deckStarting(
  first: readonly CardId[],
  players: number,
  sets: Sets = { cards: 'concordia', teams: false },
): CardId[] {
  const all = cardsForSale(sets, players);
  return [...first, ...all.filter((card) => !first.includes(card))];
}

/** Where the tiles of the forum lie; owners by seat. */
interface TilesLaid {
  readonly owned: readonly (readonly TileId[])[];
  readonly row?: readonly TileId[];
  readonly stack?: readonly TileId[];
  readonly used?: readonly TileId[];
  readonly later?: readonly (readonly TileId[])[];
}

/** The words of the package's own library. */
interface Concordia {
  readonly action: Action;
  readonly decision: Decision;
  readonly event: GameEvent;
  readonly refusal: { readonly reason: string; readonly details: object };
  readonly fault: { readonly reason: string; readonly details: object };
  readonly options: ChosenOptions;
  readonly parts: GameState['parts'];
  readonly seenParts: GameView['parts'];
}

/** What a library must do for the helpers. */
type Asked<W extends Kinds> = Pick<
  Library<W>,
  'createGame' | 'legalActions' | 'parseState' | 'tryApplyAction'
>;

/** How a scenario differs from a game for three on Imperium. */
export type ScenarioOptions = Partial<NewGame> & { readonly deck?: readonly CardId[] };

/** Ways to lay a table, play on it and ask about it, with a library of one's own. */
export function helpersFor<W extends Kinds>(library: Asked<W>) {
  type State = AnyState<W['decision'], W['options'], W['parts']>;
  type Action = W['action'];

  /** A game on Imperium laid out like the examples, changed by hand and checked. */
  function scenario(
    edit: (draft: StateDraft) => void = () => {},
    { deck = [], ...rest }: ScenarioOptions = {},
  ): State {
    const players = typeof rest.players === 'number' ? rest.players : 3;
    const state = library.createGame({
      map: 'imperium',
      players,
      setup: {
        cityGoods: EXAMPLE_GOODS,
        deck: deckStarting(deck, players, setsOf(rest)),
      },
      ...rest,
    });
    return edited(state, edit);
  }

  /**
   * A scenario with the forum: everybody has the tiles given, and the others lie in the row and the
   * stack. On another map than Imperium the cities' goods come from the seed if `setup` has none.
   */
  function forumScenario(
    tiles: TilesLaid['owned'],
    edit: (draft: StateDraft) => void = () => {},
    { deck = [], setup = {}, ...rest }: ScenarioOptions = {},
  ): State {
    const players = typeof rest.players === 'number' ? rest.players : rest.teams ? 4 : 3;
    const blue = BLUE_TILES.filter((tile) => tile !== 'claudia-agrippina');
    const dealt = Array.from({ length: players }, (_, seat) => blue.slice(2 * seat, 2 * seat + 2));
    let state = library.createGame({
      map: 'imperium',
      players,
      modules: ['forum'],
      ...(rest.map === undefined ? {} : { seed: 'forum' }),
      ...rest,
      setup: {
        ...(rest.map === undefined ? { cityGoods: EXAMPLE_GOODS } : {}),
        deck: deckStarting(deck, players, setsOf(rest)),
        ...setup,
        parts: { forum: { dealt, stack: [...FORUM_TILES] } },
      },
    });
    while (state.decision?.kind !== 'playCard') {
      const [first] = library.legalActions(state);
      if (first === undefined) throw new Error('no card is played');
      state = play(state, first);
    }
    return edited(state, (draft) => {
      layTiles(draft, { owned: tiles });
      edit(draft);
    });
  }

  /** The state with changes made by hand; they have to leave a state that holds together. */
  function edited(state: State, edit: (draft: StateDraft) => void): State {
    const draft: StateDraft = JSON.parse(JSON.stringify(state));
    edit(draft);
    return library.parseState(draft);
  }

  /** Applies the actions one after the other. */
  function play(state: State, ...actions: readonly Action[]): State {
    return actions.reduce((before, action) => {
      const result = library.tryApplyAction(before, action);
      if (!result.ok) throw result.error;
      return result.state;
    }, state);
  }

  /** The code and rule of the refusal; the action must not be listed either. */
  function refusal(
    state: State,
    action: Action,
  ): { readonly code: AnyCode; readonly rule: string | undefined } {
    const result = library.tryApplyAction(state, action);
    if (result.ok) throw new Error(`${JSON.stringify(action)} was allowed`);
    if (isListed(state, action)) throw new Error(`${JSON.stringify(action)} is listed`);
    return { code: result.error.code, rule: result.error.rule };
  }

  function isListed(state: State, action: Action): boolean {
    return library.legalActions(state).some((listed) => same(listed, action));
  }

  /** Listed actions of one type. */
  function listed<T extends Action['type']>(state: State, type: T): Extract<Action, { type: T }>[] {
    return library
      .legalActions(state)
      .filter((action): action is Extract<Action, { type: T }> => action.type === type);
  }

  return { scenario, forumScenario, edited, play, refusal, isListed, listed };
}

/** The same with all maps and modules of the package. */
export const { scenario, forumScenario, edited, play, refusal, isListed, listed } =
  helpersFor<Concordia>(concordia);

function setsOf({ cards = 'concordia', teams = false }: Partial<NewGame>): Sets {
  return { cards: teams ? 'venus' : cards, teams };
}

/** Lays the tiles before a card is played; who is given no blue one gets one that works by itself. */
export function layTiles(
  draft: StateDraft,
  { owned, row, stack, used = [], later }: TilesLaid,
): void {
  const given = [...owned, row ?? [], stack ?? [], used].flat();
  const spare = PASSIVE_TILES.filter((tile) => !given.includes(tile));
  const all = draft.players.map((_, seat) => owned[seat] ?? []);
  const isBlue = (tile: TileId) => BLUE_TILES.some((blue) => blue === tile);
  const full = all.map((own) => (own.some(isBlue) ? own : [...own, ...spare.splice(0, 1)]));
  const rest = FORUM_TILES.filter((tile) => !given.includes(tile) && !full.flat().includes(tile));
  const laid = row ?? rest.splice(0, 4);
  const forum = {
    owned: full,
    dealt: full.map(() => []),
    row: Array.from({ length: 4 }, (_, place) => laid[place] ?? null),
    stack: stack ?? rest,
    used,
    later: later ?? [],
    action: null,
  } satisfies ForumState;
  draft.parts.forum = JSON.parse(JSON.stringify(forum));
}

/** Tiles that change nothing in most tests. */
const PASSIVE_TILES: readonly TileId[] = [
  'gaius-marcellus',
  'faustus-marcellus',
  'cornelius-scipio',
  'servius-marcellus',
  'donatus-pompeius',
  'aulus-arcadius',
  'appius-arcadius',
];

export function forumOf({ parts }: GameState): ForumState<TileId> {
  if (parts.forum === undefined) throw new Error('the game has no forum');
  return parts.forum;
}

/** Puts the draft's own houses into cities. */
export function build(draft: StateDraft, seat: Seat, ...cities: readonly CityId[]): void {
  for (const city of cities) {
    draft.board.houses[city]?.push(seat);
    playerOf(draft, seat).houses -= 1;
  }
}

/** Moves a card of the hand to the top of the discard. */
export function discard(draft: StateDraft, seat: Seat, ...cards: readonly CardId[]): void {
  const { hand, discard } = playerOf(draft, seat);
  for (const card of cards) {
    hand.splice(hand.indexOf(card), 1);
    discard.push(card);
  }
}

/** Gives a player a card of the display and fills the row up. */
export function give(draft: StateDraft, seat: Seat, card: CardId): void {
  const rest = [...draft.display, ...draft.deck].filter((other) => other !== card);
  draft.display = Array.from({ length: 7 }, (_, place) => rest[place] ?? null);
  draft.deck = rest.slice(7).filter((other) => other !== null);
  playerOf(draft, seat).hand.push(card);
}

/** Puts a colonist of the storehouse on the board. */
export function place(
  draft: StateDraft,
  seat: Seat,
  kind: 'land' | 'sea',
  ...places: readonly string[]
): void {
  for (const at of places) {
    playerOf(draft, seat).storehouse[kind] -= 1;
    draft.board.colonists.push({ seat, kind, at });
  }
}

/** Moves a colonist that is on the board already. */
export function shift(
  draft: StateDraft,
  seat: Seat,
  kind: 'land' | 'sea',
  from: string,
  to: string,
): void {
  const piece = draft.board.colonists.find(
    (other) => other.seat === seat && other.kind === kind && other.at === from,
  );
  if (piece === undefined) throw new Error(`no ${kind} colonist of ${seat} at ${from}`);
  piece.at = to;
}

export function goods(counts: Partial<Record<Good, number>>): Record<Good, number> {
  return { brick: 0, food: 0, tool: 0, wine: 0, cloth: 0, ...counts };
}

export function playerOf(draft: StateDraft, seat: Seat): StateDraft['players'][number] {
  const player = draft.players[seat];
  if (player === undefined) throw new Error(`no seat ${seat}`);
  return player;
}

/** The ConcordiaError that the call has to throw. */
export function thrownBy(call: () => unknown): ConcordiaError {
  let value: unknown;
  try {
    value = call();
  } catch (error) {
    if (error instanceof ConcordiaError) return error;
    throw error;
  }
  throw new Error(`nothing was thrown, but ${inspect(value).slice(0, 200)} returned`);
}

function same(a: object, b: object): boolean {
  const sorted = (value: object) => JSON.stringify(Object.entries(value).sort());
  return sorted(a) === sorted(b);
}
