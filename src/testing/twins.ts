/** Twins: states that look the same to a viewer and differ in what is hidden from them. */
import { type Chance, chanceFromSeed, pick } from '../bots/strategy';
import type { Library } from '../library';
import type { Card } from '../model/cards';
import { ConcordiaError } from '../model/errors';
import type { Seat } from '../model/ids';
import type { Json } from '../model/plain';
import { type GameState, type GameView, HIDDEN_CARD, type Viewer } from '../model/state';
import { placesOf, type ValuePath, valueAt, withValue } from './forgeries';
import { type DataDifference, differences, isLeaf, same } from './tested';

/** The functions of a library that it uses. */
type TwinsNeeds = 'cards' | 'imagine' | 'parseState' | 'viewFor';

/** The states of a library. */
type TwinState<L extends Pick<Library, TwinsNeeds>> = Parameters<L['viewFor']>[0];

/** How many twins to find, and how. */
export interface TwinOptions<S> {
  /** The most twins to return; 2 if left out. */
  readonly most?: number;
  /** The seed of the differences. */
  readonly seed?: string;
  /** Other states of the game, whose secrets in parts may be used. */
  readonly others?: readonly S[];
}

/** The number of changes tried in a part, one at a time. */
const CHANGES = 4;
/** The number of ways to change it. */
const WAYS = 3;
/** The number of tries for each twin. */
const TRIES = 3;

/**
 * Other states that look the same to a viewer: `viewFor` is equal, but what it hides is not. Hidden cards in hands,
 * discards and the deck are swapped, hidden values in the parts of maps and modules are replaced by other possible ones,
 * and the generator is another. `parseState` accepts all of them. There are none if nothing else can be behind the view.
 *
 * @param library - what `createLibrary` returned, or everything exported by `concordia-rules`.
 * @throws ConcordiaError `INVALID_INPUT` if there is no such viewer.
 *
 * @example
 * ```ts
 * const concordia = createLibrary({ maps: [imperium] });
 * const state = concordia.createGame({ map: 'imperium', players: 2, seed: 'ludi' });
 * const [twin = state] = twins(concordia, state, 0);
 * console.log(twin.display.join() === state.display.join()); // -> true
 * console.log(twin.deck.join() === state.deck.join()); // -> false
 * ```
 */
export function twins<L extends Pick<Library, TwinsNeeds>>(
  library: L,
  state: TwinState<L>,
  viewer: Viewer,
  { most = 2, seed = '', others = [] }: TwinOptions<TwinState<L>> = {},
): readonly TwinState<L>[] {
  // The implementation has open types; these are states of the given library.
  return twinsOf(library, state, viewer, { most, seed, others }) as readonly TwinState<L>[];
}

function twinsOf(
  library: Pick<Library, TwinsNeeds>,
  state: GameState,
  viewer: Viewer,
  { most, seed, others }: Required<TwinOptions<GameState>>,
): readonly GameState[] {
  const view = library.viewFor(state, viewer);
  const chance = chanceFromSeed(seed);
  const found = new Map<string, GameState>();
  for (let tries = 0; tries < most * TRIES && found.size < most; tries += 1) {
    const twin = new Disguise(library, state, view, chance).changed(others);
    const apart = secretsApart(state, twin);
    if (apart.length > 0) found.set(JSON.stringify(apart), twin);
  }
  return [...found.values()];
}

/** Changes a state as long as its view stays the same. */
class Disguise {
  readonly #library: Pick<Library, TwinsNeeds>;
  readonly #view: GameView;
  readonly #look: string;
  readonly #chance: Chance;
  #state: GameState;

  constructor(
    library: Pick<Library, TwinsNeeds>,
    state: GameState,
    view: GameView,
    chance: Chance,
  ) {
    this.#library = library;
    this.#view = view;
    this.#look = JSON.stringify(view);
    this.#chance = chance;
    this.#state = state;
  }

  changed(others: readonly GameState[]): GameState {
    this.#exchangeCards('deck');
    this.#exchangeCards('all');
    for (const id of Object.keys(this.#view.parts)) this.#changePart(id, others);
    return this.#state;
  }

  /** Makes a change, with another generator, if the state is possible and looks the same. */
  #put(change: Partial<GameState>): boolean {
    const word = (): number => 1 + this.#chance(1_000_000);
    const random = [word(), word(), word(), word()] as const;
    try {
      const state = this.#library.parseState({ ...this.#state, random, ...change });
      const seen = this.#library.viewFor(state, this.#view.viewer);
      if (JSON.stringify(seen) !== this.#look) return false;
      this.#state = state;
      return true;
    } catch (error) {
      if (error instanceof ConcordiaError && error.code !== 'INVALID_RULES') return false;
      throw error;
    }
  }

  /** Swaps twice as many cards as are hidden, or fewer if that is not possible. */
  #exchangeCards(which: 'deck' | 'all'): void {
    let swaps = Number.POSITIVE_INFINITY;
    while (swaps >= 1) {
      const cards = new HiddenCards(this.#library.cards, this.#state, this.#view, which);
      swaps = Math.min(swaps, 2 * cards.count);
      for (let swap = 0; swap < swaps; swap += 1) cards.swap(this.#chance);
      if (swaps === 0 || this.#put(cards.change())) return;
      swaps = Math.floor(swaps / 4);
    }
  }

  #changePart(id: string, others: readonly GameState[]): void {
    const seen = this.#view.parts[id];
    if (seen === undefined || same(seen, this.#state.parts[id])) return;
    const imagined = this.#library.imagine(this.#view);
    const models = [imagined, ...others].map(({ parts }) => parts[id] ?? null);
    for (let change = 0; change < CHANGES; change += 1) {
      const { parts } = this.#state;
      const own = parts[id] ?? null;
      const hidden = hiddenPlaces(own, seen, []);
      if (hidden.length === 0) return;
      const changed = this.#changedSecret(own, hidden, pick(models, this.#chance));
      if (!same(changed, own)) this.#put({ parts: { ...parts, [id]: changed } });
    }
  }

  /** Replaces one secret by a value from a model or another possible one, or swaps two secrets. */
  #changedSecret(part: Json, hidden: readonly ValuePath[], model: Json): Json {
    const place = pick(hidden, this.#chance);
    const leaves = hidden.flatMap((at) =>
      placesOf(valueAt(part, at) ?? null, isLeaf).map((rest): ValuePath => [...at, ...rest]),
    );
    const way = this.#chance(WAYS);
    if (way === 0 || leaves.length === 0) {
      return withValue(part, place, valueAt(model, place) ?? null);
    }
    const leaf = pick(leaves, this.#chance);
    const value = valueAt(part, leaf) ?? null;
    if (way === 1) return withValue(part, leaf, pick(this.#othersOf(value), this.#chance));
    const alike = leaves.filter((at) => typeof valueAt(part, at) === typeof value);
    const second = pick(alike, this.#chance);
    return withValue(withValue(part, leaf, valueAt(part, second) ?? null), second, value);
  }

  /** Other values that could be in its place. */
  #othersOf(value: Json): readonly Json[] {
    if (typeof value === 'number') return [value + 1, value - 1, 0, value + 2];
    if (typeof value === 'boolean') return [!value];
    const isCard = typeof value === 'string' && Object.hasOwn(this.#library.cards, value);
    return isCard ? this.#state.players.flatMap(({ hand }) => hand) : [value];
  }
}

/** The place of a card: in the deck, or in a hand or discard. */
interface CardPlace {
  readonly cards: string[];
  readonly index: number;
  /** The owner; undefined for the deck. */
  readonly owner: Seat | undefined;
}

/** Playing it takes it back, so it is never covered on a discard. */
const NEVER_COVERED = 'tribune';

/** The cards of a state that a view hides. */
class HiddenCards {
  readonly #known: Readonly<Record<string, Card>>;
  readonly #state: GameState;
  readonly #deck: string[];
  readonly #players: { hand: string[]; discard: string[] }[];
  readonly #places: CardPlace[] = [];

  constructor(
    known: Readonly<Record<string, Card>>,
    state: GameState,
    view: GameView,
    which: 'deck' | 'all',
  ) {
    this.#known = known;
    this.#state = state;
    this.#deck = [...state.deck];
    this.#players = state.players.map(({ hand, discard }) => ({
      hand: [...hand],
      discard: [...discard],
    }));
    this.#note(this.#deck, view.deck, undefined);
    if (which === 'deck') return;
    for (const [seat, { hand, discard }] of this.#players.entries()) {
      const seen = view.players[seat];
      this.#note(hand, seen?.hand ?? [], seat);
      this.#note(discard, seen?.discard ?? [], seat);
    }
  }

  #note(cards: string[], seen: readonly string[], owner: Seat | undefined): void {
    for (const [index, card] of seen.entries()) {
      const isMoved = card === HIDDEN_CARD && cards[index] !== NEVER_COVERED;
      if (isMoved) this.#places.push({ cards, index, owner });
    }
  }

  /** The number of hidden cards. */
  get count(): number {
    return this.#places.length;
  }

  /** Swaps two cards of the same player, or of the same deck. */
  swap(chance: Chance): void {
    const first = pick(this.#places, chance);
    const deck = this.#deckAt(first);
    const second = pick(
      this.#places
        .filter(
          (other) =>
            (other.owner === first.owner && other.owner !== undefined) ||
            (deck > 0 && this.#deckAt(other) === deck),
        )
        .concat(first),
      chance,
    );
    const card = first.cards[first.index] ?? '';
    first.cards[first.index] = second.cards[second.index] ?? '';
    second.cards[second.index] = card;
  }

  #deckAt({ cards, index }: CardPlace): number {
    return this.#known[cards[index] ?? '']?.deck ?? 0;
  }

  change(): Partial<GameState> {
    const players = this.#state.players.map((player, seat) => ({
      ...player,
      ...this.#players[seat],
    }));
    return { deck: this.#deck, players };
  }
}

/** The differences between two states, apart from the generator. */
export function secretsApart(one: GameState, other: GameState): readonly DataDifference[] {
  return differences({ ...one, random: null }, { ...other, random: null });
}

/** The places where a view differs from the state. */
function hiddenPlaces(own: Json | undefined, seen: Json | undefined, path: ValuePath): ValuePath[] {
  if (same(own, seen)) return [];
  const isOpen =
    own !== undefined &&
    seen !== undefined &&
    !isLeaf(own) &&
    !isLeaf(seen) &&
    Array.isArray(own) === Array.isArray(seen) &&
    same(Object.keys(own ?? {}), Object.keys(seen ?? {}));
  if (!isOpen) return [path];
  const keys: ValuePath = Array.isArray(own) ? [...own.keys()] : Object.keys(own ?? {});
  return keys.flatMap((key) =>
    hiddenPlaces(valueAt(own, [key]), valueAt(seen, [key]), [...path, key]),
  );
}
