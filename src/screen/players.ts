/** What everybody has. */

import { applyModifiers, hasPartners, partnerOf } from '../kit/game';
import { STORED_GOODS } from '../model/goods';
import type { Seat } from '../model/ids';
import { type GameView, STORAGE } from '../model/state';
import { roomOf } from '../rules/storehouse';
import type { ListSection, ScreenCell, ScreenItem, ScreenRow } from './shapes';
import type { Sight } from './sight';

type Said = Pick<ScreenCell, 'value' | 'text'>;

export function playerRows(sight: Sight): readonly ScreenRow[] {
  const { teller, names, position, view, pictures } = sight;
  const { game } = position;
  const row = (key: string, label: string, say: (seat: Seat) => Said): ScreenRow => ({
    key,
    kind: key.split(':')[0] ?? key,
    label,
    cells: view.players.map((_, seat) => ({ seat, ...say(seat), how: '' })),
  });
  const none = teller.label('none');
  const number = (value: number): Said => ({ value, text: `${value}` });
  const held = (holder: Seat | null) => (seat: Seat) => ({
    value: holder === seat,
    text: teller.label(holder === seat ? 'yes' : 'no'),
  });
  const colonists = (counts: (seat: Seat) => { readonly land: number; readonly sea: number }) => {
    return (seat: Seat): Said => {
      const { land, sea } = counts(seat);
      return { value: land + sea, text: teller.tell(names, 'colonists', { land, sea }) };
    };
  };
  const playerOf = (seat: Seat) => view.players[seat] ?? NOBODY;
  return [
    row('money', teller.label('money'), (seat) => number(playerOf(seat).money)),
    ...STORED_GOODS.filter((good) => playerOf(0).goods[good] !== undefined).map((good) =>
      row(`good:${good}`, teller.tell(names, 'good', { good }), (seat) =>
        number(playerOf(seat).goods[good] ?? 0),
      ),
    ),
    row('freeSpaces', teller.label('freeSpaces'), (seat) => number(roomOf(position, seat))),
    row('housesLeft', teller.label('housesLeft'), (seat) => number(playerOf(seat).houses)),
    row(
      'colonistsOnBoard',
      teller.label('colonistsOnBoard'),
      colonists((seat) => onBoard(view, seat)),
    ),
    row(
      'colonistsLeft',
      teller.label('colonistsLeft'),
      colonists((seat) => playerOf(seat).storehouse),
    ),
    row('cardsInHand', teller.label('cardsInHand'), (seat) => number(playerOf(seat).hand.length)),
    row('lastPlayed', teller.label('lastPlayed'), (seat) => {
      const card = playerOf(seat).discard.at(-1);
      return card === undefined
        ? { value: null, text: none }
        : { value: card, text: names.card(card) };
    }),
    row('praefectusMagnus', teller.label('praefectusMagnus'), held(view.praefectusMagnus)),
    row('concordia', teller.label('concordia'), held(view.concordia)),
    ...(hasPartners(game)
      ? [
          row('partner', teller.label('partner'), (seat) => {
            const partner = partnerOf(game, seat) ?? seat;
            return { value: partner, text: names.player(partner) };
          }),
        ]
      : []),
    ...pictures.flatMap(({ part, label, items }) => {
      const owned = items.filter(({ seat, place }) => seat !== undefined && place === undefined);
      if (owned.length === 0) return [];
      return [
        row(`part:${part}`, label, (seat) => {
          const own = owned.filter((item) => item.seat === seat);
          const texts = own.map((item) => item.text ?? item.label);
          return { value: own.length, text: own.length === 0 ? none : names.listed(texts) };
        }),
      ];
    }),
  ];
}

const NOBODY: GameView['players'][number] = {
  name: '',
  hand: [],
  discard: [],
  money: 0,
  goods: { brick: 0, food: 0, tool: 0, wine: 0, cloth: 0 },
  storehouse: { land: 0, sea: 0 },
  houses: 0,
};

function onBoard({ board }: GameView, seat: Seat): { readonly land: number; readonly sea: number } {
  const own = board.colonists.filter((piece) => piece.seat === seat);
  const land = own.filter(({ kind }) => kind === 'land').length;
  return { land, sea: own.length - land };
}

/** The goods, colonists and free spaces of a storehouse. */
export function storehouseSection(sight: Sight, seat: Seat): ListSection {
  const { teller, names, position, view } = sight;
  const { goods, storehouse } = view.players[seat] ?? NOBODY;
  const free = roomOf(position, seat);
  const spaces = applyModifiers(position.game.modifiers.capacity, STORAGE, position, { seat });
  const item = (key: string, kind: string, label: string, value: number): ScreenItem => ({
    key,
    kind,
    label,
    text: '',
    value,
  });
  return {
    kind: 'list',
    key: `storehouse:${seat}`,
    label: teller.tell(names, 'storehouse', { seat }),
    text: '',
    seat,
    items: [
      ...STORED_GOODS.flatMap((good) => {
        const count = goods[good];
        return count === undefined
          ? []
          : { ...item(`good:${good}`, 'good', teller.tell(names, 'good', { good }), count), good };
      }),
      item('land', 'landColonists', teller.label('landColonists'), storehouse.land),
      item('sea', 'seaColonists', teller.label('seaColonists'), storehouse.sea),
      {
        ...item('freeSpaces', 'freeSpaces', teller.label('freeSpaces'), free),
        text: teller.tell(names, 'spaces', { free, spaces }),
      },
    ],
  };
}
