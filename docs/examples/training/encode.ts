/** Games as numbers, for neural nets: one length for a map and a number of players. */
import {
  type Action,
  CARD_IDS,
  type GameView,
  getMap,
  HIDDEN_CARD,
  STORED_GOODS,
} from 'concordia-rules';

/** What the viewer sees, the own seat first and the others as they follow, so that every seat is the same to a net. */
export function encoded(view: GameView): Float32Array {
  const { viewer, players, board, display, turn, decision } = view;
  if (viewer === 'spectator') throw new Error('Nobody plays from beside the table.');
  const { cities, provinces } = getMap(view.map);
  const seats = players.map((_, index) => (viewer + index) % players.length);
  const numbers = [turn / 100, decision?.seat === viewer ? 1 : 0];
  for (const seat of seats) {
    const player = players[seat];
    if (player === undefined) continue;
    const { hand, discard, money, goods, houses, storehouse } = player;
    const cards = [...hand, ...discard];
    numbers.push(money / 50, houses / 15, storehouse.land / 3, storehouse.sea / 3);
    numbers.push(hand.length / 10, view.praefectusMagnus === seat ? 1 : 0);
    numbers.push(...STORED_GOODS.map((good) => (goods[good] ?? 0) / 12));
    // Of others most are hidden; that there are so many is known.
    numbers.push(cards.filter((card) => card === HIDDEN_CARD).length / 10);
    numbers.push(...CARD_IDS.map((card) => (cards.includes(card) ? 1 : 0)));
    numbers.push(...cities.map(({ id }) => (board.houses[id]?.includes(seat) ? 1 : 0)));
    const places = board.colonists.flatMap((each) => (each.seat === seat ? each.at : []));
    // A route names both its ends.
    const beside = (id: string) => places.filter((at) => at.split(/[:~#]/).includes(id)).length;
    numbers.push(...cities.map(({ id }) => beside(id) / 3));
  }
  for (const { id } of cities) {
    numbers.push(...STORED_GOODS.map((good) => (board.cityGoods[id] === good ? 1 : 0)));
  }
  numbers.push(...provinces.map(({ id }) => (board.markers[id]?.side === 'goods' ? 1 : 0)));
  // 1 for the cheapest card, less for the next, 0 for what is not for sale.
  numbers.push(...CARD_IDS.map((card) => ((7 - display.indexOf(card)) % 8) / 7));
  return Float32Array.from(numbers);
}

/** Each action that came up in these lists has a place in a net's answer, and it is the same for the same lists. */
export function placesOf(lists: readonly (readonly Action[])[]): ReadonlyMap<string, number> {
  return new Map([...new Set(lists.flat().map(keyOf))].map((key, place) => [key, place]));
}

/** The legal action that a net likes best; the others, and those it has never met, are masked. */
export function chosen(
  answer: Float32Array,
  places: ReadonlyMap<string, number>,
  actions: readonly Action[],
): Action | undefined {
  const liking = (action: Action) => answer[places.get(keyOf(action)) ?? -1] ?? -Number.MAX_VALUE;
  return actions.toSorted((a, b) => liking(b) - liking(a))[0];
}

/** What an action says, whoever does it. */
function keyOf({ seat: _seat, ...rest }: Action): string {
  return JSON.stringify(rest);
}
