/** Imagines the covered card that an open decision is about. */
import type { Card } from '../model/cards';
import type { GameView, SeenPlayer } from '../model/state';
import type { Game } from './game';

/**
 * The players of a view with that card, if one can have been bought; it has two halves.
 *
 * @param unseen - the cards of which the viewer does not know where they are; this one is taken from them.
 */
export function withDouble(game: Game, view: GameView, unseen: Card[]): readonly SeenPlayer[] {
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
