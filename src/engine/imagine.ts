/**
 * From a view back to a state that could be behind it: what the viewer does not know is filled in, in the same way for
 * states that look the same, so that nobody learns more from it. `chance` makes guesses that differ.
 */
import type { Game } from '../kit/game';
import type { KnownCard } from '../kit/part';
import type { Card, CardId } from '../model/cards';
import { workingCopy } from '../model/freeze';
import {
  type GameState,
  type GameView,
  HIDDEN_CARD,
  type Player,
  type SeenCard,
  type SeenPlayer,
  type Viewer,
} from '../model/state';
import { type Chance, mixed } from '../random/chance';
import { cardOf, isTakenBack } from '../rules/cards';
import { imaginedParts, redealtParts, supposedParts } from './parts';

/** Any words will do: nobody knows what the generator will say. */
const RANDOM: GameState['random'] = [1, 2, 3, 4];
const WORD = 2 ** 31;

export function imagineState(game: Game, view: GameView, chance?: Chance): GameState {
  const { parts, known } = imaginedParts(game, view.parts, chance);
  const left = unseenForSale(game, view, known).map((cards) => mixed(cards, chance));
  const unseen = left.flat().map((card) => cardOf(game, card));
  // Players have bought from the top of the decks; what is left below is the deck.
  // A card that should have two halves is the first that is made up.
  const seen = withDouble(game, view, unseen);
  const players = seen.map((shown, seat) => {
    const own = known.filter((held) => held.seat === seat).map(({ card }) => card);
    return imaginePlayer(game, shown, seat, own, unseen, chance);
  });
  const { viewer: _viewer, ...open } = view;
  const deck = view.deck.map(() => next(unseen));
  const state = { ...open, players, deck, random: randomOf(chance), parts };
  return supposedParts(game, state, view.parts, chance);
}

/**
 * A state with other things where nobody who remembers the whole game knows them: the order of the decks, the
 * generator, and what parts hide from the viewer. The hands stay, because everybody sees what others buy and play.
 */
export function redealtState(
  game: Game,
  state: GameState,
  chance: Chance,
  viewer: Viewer,
): GameState {
  // From the order of the rules, so that the order of the deck says nothing.
  const left = new Set(state.deck);
  const deck = game.supplies.decks.flatMap((cards) =>
    mixed(
      cards.filter((card) => left.has(card)),
      chance,
    ),
  );
  const dealt = Object.assign(workingCopy(state), {
    deck,
    random: randomOf(chance),
    parts: redealtParts(game, state.parts, chance, viewer),
  });
  return supposedParts(game, dealt, dealt.parts, chance);
}

function randomOf(chance: Chance | undefined): GameState['random'] {
  if (chance === undefined) return RANDOM;
  return [1 + chance(WORD - 1), chance(WORD), chance(WORD), chance(WORD)];
}

/** The next card; any card if a view hides more cards than there are. */
function next(unseen: Card[]): CardId {
  return unseen.shift()?.id ?? 'consul-ii';
}

/** Cards for sale of which the viewer does not know where they are, by deck. */
function unseenForSale(
  { supplies }: Game,
  view: GameView,
  known: readonly KnownCard[],
): readonly (readonly CardId[])[] {
  const seen = new Set<SeenCard | null>(view.display);
  for (const { card } of known) seen.add(card);
  for (const { hand, discard } of view.players) {
    for (const card of [...hand, ...discard]) seen.add(card);
  }
  return supplies.decks.map((deck) => deck.filter((card) => !seen.has(card)));
}

/**
 * Hidden cards are first those that are known, then those of the starting hand that are not seen, the
 * Tribune among the first, then others. By chance, any of them may lie on the discard, except those that are known to be
 * in the hand and those that are taken back when they are played.
 */
function imaginePlayer(
  game: Game,
  player: SeenPlayer,
  seat: number,
  known: readonly CardId[],
  unseen: Card[],
  chance: Chance | undefined,
): Player {
  const start = [...(game.hands[seat] ?? [])];
  for (const card of [...player.hand, ...player.discard, ...known]) {
    if (card !== HIDDEN_CARD && start.includes(card)) start.splice(start.indexOf(card), 1);
  }
  const isShown = !player.hand.includes(HIDDEN_CARD);
  const left = [...(isShown ? [] : known), ...start];
  const hidden = [...player.hand, ...player.discard].filter((card) => card === HIDDEN_CARD);
  const cards = hidden.map(() => left.shift() ?? next(unseen));
  const isHeld = (card: CardId): boolean => known.includes(card) || isTakenBack(game, card);
  const order =
    chance === undefined
      ? cards
      : [
          ...cards.filter(isHeld),
          ...mixed(
            cards.filter((card) => !isHeld(card)),
            chance,
          ),
        ];
  const fill = (card: SeenCard): CardId =>
    card === HIDDEN_CARD ? (order.shift() ?? next(unseen)) : card;
  return { ...player, hand: player.hand.map(fill), discard: player.discard.map(fill) };
}

/**
 * The players of a view with that card, if one can have been bought; it has two halves.
 *
 * @param unseen - the cards of which the viewer does not know where they are; this one is taken from them.
 */
function withDouble(game: Game, view: GameView, unseen: Card[]): readonly SeenPlayer[] {
  const { decision } = view;
  const covered = decision && game.kinds.get(decision.kind)?.type.covered?.(view, decision);
  const card = covered && boughtDouble(unseen, view.deck.length);
  if (card === undefined || card === null) return view.players;
  return view.players.map((player, seat) =>
    seat === covered?.seat
      ? { ...player, discard: player.discard.with(covered.index, card.id) }
      : player,
  );
}

/** The first card with two halves from a deck of which something was bought. */
function boughtDouble(unseen: Card[], left: number): Card | undefined {
  const last = unseen[unseen.length - left - 1];
  const index = unseen.findIndex(({ roles }) => roles.length > 1);
  const card = unseen[index];
  if (last === undefined || card === undefined || card.deck > last.deck) return undefined;
  unseen.splice(index, 1);
  return card;
}
