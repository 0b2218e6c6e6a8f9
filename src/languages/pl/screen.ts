/** Headings, rows and sentences of screens. */
import type { OwnWords } from '../own';
import { capitalized } from '../shared';
import {
  aPlace,
  CARD,
  COIN,
  COLONIST,
  counted,
  either,
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

const paid = (cost: FactsInPolish['houseCost']['cost']): string => someCost(cost) || someGoods({});

export const texts = {
  good: (names, { good }) => capitalized(names.good(good)),
  sentences: (_names, { list }) => list.join(' '),
  hand: (names, { seat }) => `Karty na ręce ${ofPlayer(names, seat)}`,
  discard: (names, { seat }) => `Zagrane karty ${ofPlayer(names, seat)}`,
  storehouse: (names, { seat }) => `Magazyn ${ofPlayer(names, seat)}`,
  hiddenCards: (_names, { count }) =>
    counted(count, noun('zakryta karta', 'zakryte karty', 'zakrytych kart')),
  turn: (names, { turn, seat }) => `Tura ${turn}: ${names.player(seat)}`,
  lastTurns: (names, { seat }) =>
    `${names.player(seat)} kończy grę: pozostali mają jeszcze po jednej turze.`,
  spaces: (_names, { free, spaces }) => `${free} z ${spaces}`,
  colonists: (_names, { land, sea }) =>
    `${counted(land, noun('lądowy', 'lądowych', 'lądowych'))}, ${counted(sea, noun('morski', 'morskich', 'morskich'))}`,
  price: (_names, { cost, alone }) =>
    `Na tym miejscu kosztuje ${paid(cost)}, a sama karta ${paid(alone)}.`,
  ownPrice: (_names, { cost }) => `Kosztuje ${paid(cost)}.`,
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
  city(names, { city, province, good, letter }) {
    const where = province === undefined ? '' : ` w ${ofProvince(names, province)}`;
    return good === undefined
      ? `${capitalized(aPlace(names, city))}${where} produkuje dobro z literą ${letter ?? ''}.`
      : `${capitalized(aPlace(names, city))}${where} produkuje ${aGood(good)}.`;
  },
  houses: (names, { seats }) =>
    seats.length === 0
      ? 'Nie ma tu jeszcze domu.'
      : `${seats.length === 1 ? 'Dom' : 'Domy'}: ${seats.map(names.player).join(', ')}.`,
  houseCost: (_names, { cost }) => `Dom kosztuje cię tutaj ${paid(cost)}.`,
  pieces: (names, { colonists }) =>
    `Tutaj: ${listed(colonists.map(({ seat, kind }) => `${names.colonist(kind)} ${ofPlayer(names, seat)}`))}.`,
  connections(_names, { land, sea }) {
    const ways = [
      ...(land.length === 0 ? [] : [`Trasy lądowe: ${listed(land)}.`]),
      ...(sea.length === 0 ? [] : [`Trasy morskie: ${listed(sea)}.`]),
    ];
    return ways.length === 0 ? 'Nie prowadzi tu żadna trasa.' : ways.join(' ');
  },
  capital: (names, { place }) => `${names.place(place)} to stolica: nie można tu budować.`,
  castle: (names, { place }) => `${names.place(place)}: nie można tu budować.`,
  gate: (names, { place }) =>
    `${names.place(place)} to brama: nie można tu budować ani przechodzić z jednej trasy na drugą.`,
  square: (names, { place }) =>
    `${names.place(place)} to pole handlowe: nie można tu budować, a kolonista, który tu wejdzie, zostaje.`,
  field: (names, { place, kind }) =>
    `${names.place(place)} to pole dla kolonistów ${kind === 'land' ? 'lądowych' : 'morskich'}.`,
  province: (names, { province, cities }) =>
    `${cities.some(isSite) ? 'Miejsca' : 'Miasta'} w ${ofProvince(names, province)}: ${listed(cities.map(names.place))}.`,
  active(names, { bonus, coins }) {
    const shows = `jej żeton pokaże potem ${some(coins, COIN)}`;
    return Object.keys(bonus).length === 0
      ? `Może produkować, bez bonusu; ${shows}.`
      : `Może produkować, bonus: ${names.goods(bonus)}; ${shows}.`;
  },
  openBonus: (names, { goods }) =>
    `Może produkować, bonus do wyboru: ${either(goods.map(names.good))}.`,
  inactive: (_names, { coins }) =>
    `Produkcja już się odbyła: żeton bonusu pokazuje ${some(coins, COIN)}.`,
  lies: (_names, { what }) => `${what}.`,
  noMarker: () => 'Nie ma żetonu bonusu i nie może produkować.',
  brings: (names, { seat, goods }) =>
    `Domy ${ofPlayer(names, seat)} dają przy produkcji ${someGoods(goods)}.`,
  bringsNobody: () => 'Żaden dom nic tu nie daje.',
  route(names, { ends: [from, to], kind, isPassing }) {
    const route = kind === 'land' ? 'Trasa lądowa' : 'Trasa morska';
    const stay = isPassing ? ', na której nikt nie może stanąć' : '';
    return `${route} ${names.place(from)}–${names.place(to)}${stay}.`;
  },
  advice: (_names, { fewest, most }) =>
    fewest === most
      ? `Według pudełka: ${counted(most, PLAYER)}.`
      : `Według pudełka: od ${fewest} do ${most} graczy.`,
  saltCities: () => 'Niektóre miasta produkują tu sól, a w grze bez soli inne dobro.',
  leftOut: (_names, { what }) => `Pominięto: ${what}.`,
  playerCount: (_names, { count }) => counted(count, PLAYER),
} satisfies OwnWords['screen']['texts'];
