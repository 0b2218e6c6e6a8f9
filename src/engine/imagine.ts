/**
 * From a view back to a state that could be behind it: what the viewer does not know is filled in, always
 * in the same way, so that states which look the same become the same.
 */
import type { Game } from '../kit/game';
import type { KnownCard } from '../kit/part';
import type { Card, CardId } from '../model/cards';
import {
  type GameState,
  type GameView,
  HIDDEN_CARD,
  type Player,
  type SeenCard,
  type SeenPlayer,
} from '../model/state';
import { cardOf } from '../rules/cards';

/** Any words will do: nobody knows what the generator will say. */
const RANDOM: GameState['random'] = [1, 2, 3, 4];

export function imagineState(game: Game, view: GameView): GameState {
  const parts = { ...view.parts };
  const known: KnownCard[] = [];
  for (const part of game.parts) {
    const seen = view.parts[part.id];
    if (seen === undefined) continue;
    known.push(...(part.knownCards?.(seen) ?? []));
    parts[part.id] = part.imagine?.(seen) ?? seen;
  }
  const unseen = new Heap(unseenForSale(game, view, known).map((card) => cardOf(game, card)));
  // Players have bought from the top of the decks; what is left below is the deck.
  const players = withDouble(game, view, unseen).map((shown, seat) => {
    const own = known.filter((held) => held.seat === seat).map(({ card }) => card);
    return imaginePlayer(game, shown, seat, own, unseen);
  });
  const { viewer: _viewer, ...open } = view;
  return { ...open, players, deck: view.deck.map(() => unseen.next()), random: RANDOM, parts };
}

/** Cards that are handed out one after the other. */
class Heap {
  readonly #cards: Card[];

  constructor(cards: readonly Card[]) {
    this.#cards = [...cards];
  }

  /** The next card; any card if a view hides more cards than there are. */
  next(): CardId {
    return this.#cards.shift()?.id ?? 'consul-ii';
  }

  /** The first card with two halves from a deck of which something was bought. */
  boughtDouble(left: number): CardId | undefined {
    const last = this.#cards[this.#cards.length - left - 1];
    if (last === undefined) return undefined;
    const index = this.#cards.findIndex(({ roles }) => roles.length > 1);
    const card = this.#cards[index];
    if (card === undefined || card.deck > last.deck) return undefined;
    this.#cards.splice(index, 1);
    return card.id;
  }
}

/**
 * The players of a view; a card that should have two halves is the first that is made up, if one can have
 * been bought.
 */
function withDouble(game: Game, view: GameView, unseen: Heap): readonly SeenPlayer[] {
  const { decision } = view;
  const covered = decision && game.kinds.get(decision.kind)?.type.covered?.(view, decision);
  if (covered == null) return view.players;
  const card = unseen.boughtDouble(view.deck.length);
  if (card === undefined) return view.players;
  return view.players.map((player, seat) =>
    seat === covered.seat
      ? { ...player, discard: player.discard.with(covered.index, card) }
      : player,
  );
}

/** Cards for sale of which the viewer does not know where they are, deck by deck. */
function unseenForSale(
  { supplies }: Game,
  view: GameView,
  known: readonly KnownCard[],
): readonly CardId[] {
  const seen = new Set<SeenCard | null>(view.display);
  for (const { card } of known) seen.add(card);
  for (const { hand, discard } of view.players) {
    for (const card of [...hand, ...discard]) seen.add(card);
  }
  const unseen: CardId[] = [];
  for (const deck of supplies.decks) {
    for (const card of deck) if (!seen.has(card)) unseen.push(card);
  }
  return unseen;
}

/**
 * Hidden cards are first those that are known, then those of the starting hand that are not seen, the
 * Tribune among the first, then others.
 */
function imaginePlayer(
  game: Game,
  player: SeenPlayer,
  seat: number,
  known: readonly CardId[],
  unseen: Heap,
): Player {
  const start = [...(game.hands[seat] ?? [])];
  for (const card of [...player.hand, ...player.discard, ...known]) {
    if (card !== HIDDEN_CARD && start.includes(card)) start.splice(start.indexOf(card), 1);
  }
  const isShown = !player.hand.includes(HIDDEN_CARD);
  const left = [...(isShown ? [] : known), ...start];
  const fill = (card: SeenCard): CardId =>
    card === HIDDEN_CARD ? (left.shift() ?? unseen.next()) : card;
  return { ...player, hand: player.hand.map(fill), discard: player.discard.map(fill) };
}
