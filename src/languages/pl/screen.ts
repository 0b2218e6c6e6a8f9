/** Headings, rows and sentences of screens. */
import type { Cost } from '../../model/any';
import type { OwnWords } from '../own';
import {
  CARD,
  COIN,
  COLONIST,
  counted,
  HOUSE,
  isSite,
  KIND,
  listed,
  noun,
  ofPlayer,
  ofProvince,
  PLAYER,
  POINT,
  PROVINCE,
  SESTERTIUS,
  some,
} from './grammar';
import { aGood, someCost, someGoods } from './names';

type ScreenInPolish = OwnWords['screen'];
type FactsInPolish = {
  readonly [K in keyof ScreenInPolish['texts']]: Parameters<ScreenInPolish['texts'][K]>[1];
};

const points = (count: number): string => counted(count, POINT);

/** What a card of a god is worth. */
function worth({ god, value, count, partners }: FactsInPolish['godValue']): string {
  switch (god) {
    case 'vesta':
      return `${points(value)} (${counted(count, SESTERTIUS)} po sprzedaży dóbr)`;
    case 'jupiter':
      return `${counted(count, HOUSE)} poza miastami produkującymi cegłę`;
    case 'saturnus':
      return counted(count, PROVINCE);
    case 'venus':
      return partners
        ? counted(count, noun('wspólna prowincja', 'wspólne prowincje', 'wspólnych prowincji'))
        : `${points(value)} (${counted(count, PROVINCE)} z dwoma domami)`;
    case 'mercurius':
      return `${points(value)} (${counted(count, KIND)} dóbr)`;
    case 'mars':
      return `${points(value)} (${counted(count, COLONIST)})`;
  }
}

function counts({ god, specialty, partners }: FactsInPolish['cardScores']): string {
  const alone = '2 punkty za każdą prowincję, w której masz co najmniej 2 domy, najwyżej 14';
  const shared = '1 punkt za każdą prowincję, w której dom masz i ty, i twój partner';
  switch (god) {
    case 'vesta':
      return '1 punkt za każde 10 sestercji po sprzedaży wszystkich dóbr';
    case 'jupiter':
      return '1 punkt za każdy twój dom poza miastami produkującymi cegłę';
    case 'saturnus':
      return '1 punkt za każdą prowincję z twoim domem';
    case 'venus':
      if (partners === undefined) return `${alone}; z partnerem ${shared}`;
      return partners ? shared : alone;
    case 'mercurius':
      return '2 punkty za każdy rodzaj dóbr, które produkują twoje domy';
    case 'mars':
      return '2 punkty za każdego twojego kolonistę na planszy';
    case 'minerva':
      return specialty === undefined
        ? 'punkty za twoje domy w miastach z jej dobrem'
        : `${points(specialty.points)} za każdy twój dom w miastach produkujących ${aGood(specialty.good)}`;
  }
}

/** What something costs, or nothing. */
export function toPay(cost: Cost): string {
  return someCost(cost) || someGoods({});
}

export const texts = {
  sentences: (_names, { list }) => list.join(' '),
  card(names, { halves, scores }) {
    const known = halves.filter(({ text }) => text !== undefined);
    const does = known.map(({ role, text = '' }) =>
      halves.length === 1 ? text : `${names.role(role)}: ${text}`,
    );
    const choice = known.length > 1 ? ['Do wyboru:'] : [];
    return [...choice, ...does, ...scores].join(' ');
  },
  cardScores: (names, facts) => `Na koniec gry (${names.title(facts.god)}): ${counts(facts)}.`,
  godPoints: (_names, facts) => `${counted(facts.cards, CARD)} × ${worth(facts)}`,
  godValue: (_names, facts) => `za każdą kartę: ${worth(facts)}`,
  specialists: (names, { scores }) =>
    listed(
      scores.map(
        ({ role, good, houses, each }) =>
          `${names.role(role)} (${names.good(good)}): ${counted(houses, HOUSE)} × ${each}`,
      ),
    ),
  houses: (names, { seats }) =>
    seats.length === 0
      ? 'Nie ma tu jeszcze domu.'
      : `${seats.length === 1 ? 'Dom' : 'Domy'}: ${seats.map(names.player).join(', ')}.`,
  pieces: (names, { colonists }) =>
    `Tutaj: ${listed(colonists.map(({ seat, kind }) => `${names.colonist(kind)} ${ofPlayer(names, seat)}`))}.`,
  connections(_names, { land, sea }) {
    const ways = [
      ...(land.length === 0 ? [] : [`Trasy lądowe: ${listed(land)}.`]),
      ...(sea.length === 0 ? [] : [`Trasy morskie: ${listed(sea)}.`]),
    ];
    return ways.length === 0 ? 'Nie prowadzi tu żadna trasa.' : ways.join(' ');
  },
  province: (names, { province, cities }) =>
    `${cities.some(isSite) ? 'Miejsca' : 'Miasta'} w ${ofProvince(names, province)}: ${listed(cities.map(names.place))}.`,
  active(names, { bonus, coins }) {
    const shows = `jej żeton pokaże potem ${some(coins, COIN)}`;
    return Object.keys(bonus).length === 0
      ? `Może produkować, bez bonusu; ${shows}.`
      : `Może produkować, bonus: ${names.goods(bonus)}; ${shows}.`;
  },
  advice: (_names, { fewest, most }) =>
    fewest === most
      ? `Według pudełka: ${counted(most, PLAYER)}.`
      : `Według pudełka: od ${fewest} do ${most} graczy.`,
} satisfies Partial<OwnWords['screen']['texts']>;
