/** Cards in sentences, and the piles where they lie. */
import { isSpecialist, SPECIALTIES } from '../cards/catalogue';
import { hasPartners } from '../kit/game';
import type { Cost } from '../model/any';
import type { Card, CardId } from '../model/cards';
import type { Seat } from '../model/ids';
import type { Names } from '../model/names';
import { HIDDEN_CARD } from '../model/state';
import { costOf } from '../rules/market';
import type { TextOfHalf } from '../words/screen-words';
import type { CardFace, ListSection, ScreenItem } from './shapes';
import type { Sight } from './sight';
import type { ScreenTeller } from './teller';

/** What a card does and what it scores, in sentences. @param partners - left out if it may be either. */
export function cardText(
  teller: ScreenTeller,
  names: Names,
  card: Card,
  partners?: boolean,
): string {
  const halves = halvesOf(teller, names, card);
  return teller.tell(names, 'card', { halves, scores: scoresOf(teller, names, card, partners) });
}

/** The same, each thing for itself. */
function faceOf(teller: ScreenTeller, names: Names, card: Card, partners: boolean): CardFace {
  const { roles, gods } = card;
  return {
    role: teller.tell(names, 'card', { halves: halvesOf(teller, names, card), scores: [] }),
    god: teller.joined(names, scoresOf(teller, names, card, partners)),
    roles,
    gods,
  };
}

function halvesOf(teller: ScreenTeller, names: Names, card: Card): readonly TextOfHalf[] {
  return card.roles.map((role) => ({ role, text: teller.role(names, role, card) }));
}

function scoresOf(
  teller: ScreenTeller,
  names: Names,
  { roles, gods }: Card,
  partners?: boolean,
): readonly string[] {
  const specialist = roles.find(isSpecialist);
  return gods.map((god) =>
    teller.tell(names, 'cardScores', {
      god,
      ...(god === 'minerva' && specialist && { specialty: SPECIALTIES[specialist] }),
      ...(partners !== undefined && { partners }),
    }),
  );
}

function cardItem({ teller, names, position }: Sight, id: CardId, key: string): ScreenItem {
  const { game } = position;
  const card = game.cards.get(id);
  const item = { key, kind: 'card', label: names.card(id), card: id };
  if (card === undefined) return { ...item, text: '' };
  const partners = hasPartners(game);
  const text = cardText(teller, names, card, partners);
  return { ...item, text, face: faceOf(teller, names, card, partners) };
}

/** The cards that the viewer sees, and the number of those that the viewer does not see. */
function pile(sight: Sight, cards: readonly CardId[]): readonly ScreenItem[] {
  const { teller, names } = sight;
  const seen = cards.filter((card) => card !== HIDDEN_CARD);
  const before = new Map<CardId, number>();
  const items = seen.map((card) => {
    const number = (before.get(card) ?? 0) + 1;
    before.set(card, number);
    return cardItem(sight, card, number === 1 ? card : `${card}#${number}`);
  });
  const count = cards.length - seen.length;
  if (count === 0) return items;
  const label = teller.tell(names, 'hiddenCards', { count });
  return [...items, { key: 'hidden', kind: 'hiddenCards', label, text: '', value: count }];
}

export function handSection(sight: Sight, seat: Seat): ListSection {
  const { teller, names, view } = sight;
  return {
    kind: 'list',
    key: `hand:${seat}`,
    label: teller.tell(names, 'hand', { seat }),
    text: '',
    seat,
    items: pile(sight, view.players[seat]?.hand ?? []),
  };
}

export function discardSection(sight: Sight, seat: Seat): ListSection {
  const { teller, names, view } = sight;
  return {
    kind: 'list',
    key: `discard:${seat}`,
    label: teller.tell(names, 'discard', { seat }),
    text: '',
    seat,
    items: pile(sight, view.players[seat]?.discard.toReversed() ?? []),
  };
}

/** The cards for sale, with what they cost who looks at them; for spectators, whoever has the turn. */
export function displaySection(sight: Sight): ListSection {
  const { teller, names, position, view, viewer } = sight;
  const seat = viewer === 'spectator' ? view.seat : viewer;
  return {
    kind: 'list',
    key: 'display',
    label: teller.label('display'),
    text: '',
    items: view.display.map((id, place): ScreenItem => {
      const key = `place:${place}`;
      if (id === null)
        return { key, kind: 'emptyPlace', label: teller.label('emptyPlace'), text: '' };
      const cost: Cost = costOf(position, seat, id, place, BUYING, 'cardAndPlace');
      const alone: Cost = costOf(position, seat, id, place, BUYING, 'cardOnly');
      const [here, own] = [names.cost(cost), names.cost(alone)];
      const price =
        here === own
          ? teller.tell(names, 'ownPrice', { cost })
          : teller.tell(names, 'price', { cost, alone });
      const item = cardItem(sight, id, key);
      const text = teller.joined(names, [item.text, price]);
      const face = item.face && { face: { ...item.face, price: names.cost(cost) } };
      return { ...item, text, value: place + 1, cost, ...face };
    }),
  };
}

/** The decision in which both a card and its place are paid for. */
const BUYING = 'senator';
