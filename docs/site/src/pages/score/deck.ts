/** The cards of a draft: whose they are, and which there are in the game. */
import { type CardId, PLAIN_GODS, SPECIALISTS } from 'concordia-rules/core';
import type { PlayerSheet } from 'concordia-rules/scoring';
import { type Dealt, type Draft, hasConcordia, withConcordia, withEach, withPlayer } from './draft';
import { catalogue, sheetsOn } from './library';

/** The cards of a game: what everybody begins with, and what can be bought. */
export interface Box {
  handOf(seat: number): readonly CardId[];
  readonly sale: readonly CardId[];
}

export function boxOf({ cards, sheet, modules }: Draft): Box {
  const { players, map } = sheet;
  // A sheet from elsewhere may say that five play in teams; the scorer will say that they do not.
  const teams = sheet.mode === 'team' && [4, 6].includes(players.length);
  // Whoever counts alone may have played with any number of others.
  const count = players.length < 2 || (players.length > 5 && !teams) ? 5 : players.length;
  const box = sheetsOn(map).cardsOf({
    ...(map !== undefined && { map }),
    players: count,
    modules: [
      ...(teams || cards === 'venus' ? ['venus'] : []),
      ...(teams ? ['teams'] : []),
      ...modules,
    ],
  });
  return { handOf: (seat) => box.hands[seat % count] ?? [], sale: box.sale };
}

export function deckOf(card: CardId): number {
  return catalogue[card]?.deck ?? 0;
}

function dealtFor({ cards, sheet, modules }: Draft): Dealt {
  const box = JSON.stringify([cards, sheet.mode, modules]);
  return { box, map: sheet.map, seats: sheet.players.length };
}

/** A draft whose cards are those of its game as they are. */
export function asDealt(draft: Draft): Draft {
  return { ...draft, dealt: dealtFor(draft) };
}

/**
 * Starting hands for those who have none yet, and for all if the game has other ones now; cards that were bought, as far as
 * they are in its box.
 */
export function dealt(draft: Draft): Draft {
  const [before, now] = [draft.dealt, dealtFor(draft)];
  if (JSON.stringify(before) === JSON.stringify(now)) return draft;
  const box = boxOf(draft);
  const sheet = withEach(draft.sheet, (player, seat) => {
    const isSeated = before !== null && seat < before.seats;
    if (!isSeated) return { ...player, cards: box.handOf(seat) };
    if (!('length' in player.cards)) return player;
    const bought = player.cards.filter((card) => box.sale.includes(card));
    const isSame = before.box === now.box;
    const first = isSame ? player.cards.filter((card) => deckOf(card) === 0) : box.handOf(seat);
    return { ...player, cards: [...first, ...bought] };
  });
  return { ...draft, dealt: now, sheet };
}

/** Takes away the last of a player's cards with that name, such as one of the starting hand. */
export function withoutCard(draft: Draft, seat: number, card: CardId): Draft {
  const cards = draft.sheet.players[seat]?.cards ?? [];
  if (!('length' in cards)) return draft;
  const at = cards.lastIndexOf(card);
  return withPlayer(draft, seat, { cards: cards.filter((_, place) => place !== at) });
}

/** Gives a player a card of the starting hand back. */
export function withCard(draft: Draft, seat: number, card: CardId): Draft {
  const cards = draft.sheet.players[seat]?.cards ?? [];
  if (!('length' in cards)) return draft;
  return withPlayer(draft, seat, { cards: [...cards, card] });
}

/** Cards for sale that nobody has. */
export function leftOver(draft: Draft): readonly CardId[] {
  return boxOf(draft).sale.filter((card) => ownerOf(draft, card) === undefined);
}

/** Gives a player all cards that nobody has: at the end of most games all are sold. */
export function withTheRest(draft: Draft, seat: number): Draft {
  const next = leftOver(draft).reduce((now, card) => withBought(now, seat, card), draft);
  return hasConcordia(next) ? next : withConcordia(next, seat, true);
}

/** Gives a card for sale to a player, or takes it back; whoever else had it loses it. */
export function withBought(draft: Draft, seat: number, card: CardId): Draft {
  const had = ownerOf(draft, card) === seat;
  const sheet = withEach(draft.sheet, (player, index) => {
    const { cards } = player;
    if (!('length' in cards)) return player;
    const left = cards.filter((other) => other !== card);
    return { ...player, cards: index === seat && !had ? [...left, card] : left };
  });
  return { ...draft, sheet };
}

export function ownerOf({ sheet }: Draft, card: CardId): number | undefined {
  const seat = sheet.players.findIndex(
    ({ cards }) => 'length' in cards && cards.some((own) => own === card),
  );
  return seat === -1 ? undefined : seat;
}

/** The number of cards of each god, for who begins to count by god. */
export function countedByGod(cards: PlayerSheet['cards']): PlayerSheet['cards'] {
  if (!('length' in cards)) return cards;
  const gods = cards.flatMap((card) => catalogue[card]?.gods ?? []);
  const counts = PLAIN_GODS.map((god) => [god, gods.filter((other) => other === god).length]);
  const roles = cards.flatMap((card) => catalogue[card]?.roles ?? []);
  const minerva = SPECIALISTS.filter((role) => roles.includes(role));
  return { ...Object.fromEntries(counts), minerva };
}
