/** Headings, rows and sentences of screens. */
import type { Names } from '../../model/names';
import type { OwnWords } from '../own';
import { capitalized } from '../shared';
import { cityOf } from './goods';
import {
  at,
  CARDS,
  COINS,
  COLONISTS,
  counted,
  either,
  HOUSES,
  KINDS,
  listed,
  POINTS,
  PROVINCES,
  SESTERTII,
} from './grammar';
import { colonists, ofProvince } from './nouns';

type GermanScreen = OwnWords['screen'];
type GermanFacts = {
  readonly [K in keyof GermanScreen['texts']]: Parameters<GermanScreen['texts'][K]>[1];
};

const points = (count: number): string => counted(count, POINTS);

/** What one card of a god is worth. */
function worth({ god, value, count, partners }: GermanFacts['godValue']): string {
  switch (god) {
    case 'vesta':
      return `${points(value)} (${counted(count, SESTERTII)}, alle Waren verkauft)`;
    case 'jupiter':
      return `${counted(count, HOUSES)} außerhalb von Ziegelstädten`;
    case 'saturnus':
      return counted(count, PROVINCES);
    case 'venus':
      return partners
        ? counted(count, SHARED_PROVINCES)
        : `${points(value)} (${counted(count, PROVINCES)} mit zwei Häusern)`;
    case 'mercurius':
      return `${points(value)} (${counted(count, KINDS)})`;
    case 'mars':
      return `${points(value)} (${counted(count, COLONISTS)})`;
  }
}

const SHARED_PROVINCES = { one: 'gemeinsame Provinz', other: 'gemeinsame Provinzen' };

function counts({ god, specialty, partners }: GermanFacts['cardScores']): string {
  const alone = '2 Punkte für jede Provinz mit mindestens zwei deiner Häuser, höchstens 14';
  const shared = '1 Punkt für jede Provinz, in der du und dein Partner je ein Haus habt';
  switch (god) {
    case 'vesta':
      return '1 Punkt für je 10 Sesterzen, wenn alle Waren verkauft sind';
    case 'jupiter':
      return '1 Punkt für jedes deiner Häuser außerhalb von Ziegelstädten';
    case 'saturnus':
      return '1 Punkt für jede Provinz mit einem Haus von dir';
    case 'venus':
      if (partners === undefined) return `${alone}; mit Partner ${shared}`;
      return partners ? shared : alone;
    case 'mercurius':
      return '2 Punkte für jede Warensorte, die deine Häuser produzieren';
    case 'mars':
      return '2 Punkte für jeden deiner Kolonisten auf dem Spielplan';
    case 'minerva':
      return specialty === undefined
        ? 'Punkte für deine Häuser in Städten mit der Ware der Karte'
        : `${points(specialty.points)} für jedes deiner Häuser in ${cityOf(specialty.good, 'städten')}`;
  }
}

/** What something costs, or nothing. */
const paid = (names: Names, cost: GermanFacts['houseCost']['cost']): string =>
  names.cost(cost) || names.goods({});

export const texts = {
  good: (names, { good }) => names.good(good),
  sentences: (_names, { list }) => list.join(' '),
  hand: (names, { seat }) => `Handkarten von ${names.player(seat)}`,
  discard: (names, { seat }) => `Gespielte Karten von ${names.player(seat)}`,
  storehouse: (names, { seat }) => `Lagerhaus von ${names.player(seat)}`,
  hiddenCards: (_names, { count }) => counted(count, HIDDEN_CARDS),
  turn: (names, { turn, seat }) => `Zug ${turn}: ${names.player(seat)}`,
  lastTurns: (names, { seat }) =>
    `${names.player(seat)} hat das Spielende ausgelöst: Alle anderen haben noch einen Zug.`,
  spaces: (_names, { free, spaces }) => `${free} von ${spaces}`,
  colonists: (_names, { land, sea }) => `${land} Land, ${sea} See`,
  price: (names, { cost, alone }) =>
    `Kostet auf diesem Platz ${paid(names, cost)}, die Karte allein ${paid(names, alone)}.`,
  ownPrice: (names, { cost }) => `Kostet ${paid(names, cost)}.`,
  card(names, { halves, scores }) {
    const known = halves.filter(({ text }) => text !== undefined);
    const does = known.map(({ role, text = '' }) =>
      halves.length === 1 ? text : `${names.role(role)}: ${text}`,
    );
    const choice = known.length > 1 ? ['Zur Wahl:'] : [];
    return [...choice, ...does, ...scores].join(' ');
  },
  cardScores: (names, facts) => `Zählt am Ende für ${names.title(facts.god)}: ${counts(facts)}.`,
  godPoints: (_names, facts) => `${counted(facts.cards, CARDS)} × ${worth(facts)}`,
  godValue: (_names, facts) => `je Karte: ${worth(facts)}`,
  specialists: (names, { scores }) =>
    listed(
      scores.map(
        ({ role, good, houses, each }) =>
          `${names.role(role)}: ${counted(houses, HOUSES)} in ${cityOf(good, 'städten')} × ${each}`,
      ),
    ),
  city(names, { city, province, good, letter }) {
    const where = province === undefined ? '' : ` in ${ofProvince(names, province)}`;
    const what = good === undefined ? `eine Ware des Buchstabens ${letter}` : names.good(good);
    return `${names.place(city)}${where} produziert ${what}.`;
  },
  houses: (names, { seats }) =>
    seats.length === 0
      ? 'Noch kein Haus.'
      : `${seats.length === 1 ? 'Ein Haus' : 'Häuser'} von ${listed(seats.map(names.player))}.`,
  houseCost: (names, { cost }) => `Ein Haus hier kostet dich ${paid(names, cost)}.`,
  pieces: (names, { colonists: all }) =>
    `Hier: ${listed(all.map(({ seat, kind }) => `ein ${names.colonist(kind)} von ${names.player(seat)}`))}.`,
  connections(_names, { land, sea }) {
    const lead = [
      ...(land.length === 0 ? [] : [`Landwege: ${listed(land)}.`]),
      ...(sea.length === 0 ? [] : [`Seewege: ${listed(sea)}.`]),
    ];
    return lead.length === 0 ? 'Hierher führt kein Weg.' : lead.join(' ');
  },
  capital: (names, { place }) =>
    `${names.place(place)} ist eine Hauptstadt: Hier darf niemand bauen.`,
  castle: (names, { place }) => `${names.place(place)}: Hier darf niemand bauen.`,
  gate: (names, { place }) =>
    `${names.place(place)} ist ein Tor: Hier darf niemand bauen oder von einem Weg auf einen anderen ziehen.`,
  square: (names, { place }) =>
    `${names.place(place)} ist ein Handelsfeld: Hier darf niemand bauen, und wer hineinfährt, bleibt dort.`,
  field: (names, { place, kind }) =>
    `${capitalized(at(names, names.place(place)))} ist Platz für ${colonists(kind)}.`,
  province: (names, { province, cities }) =>
    `Städte ${ofProvince(names, province)}: ${listed(cities.map(names.place))}.`,
  active(names, { bonus, coins }) {
    const extra =
      Object.keys(bonus).length === 0 ? 'ohne Bonus' : `mit ${names.goods(bonus)} als Bonus`;
    return `Sie kann produzieren, ${extra}; danach zeigt der Bonusmarker ${counted(coins, COINS)}.`;
  },
  openBonus: (names, { goods }) =>
    `Sie kann produzieren, mit einem Bonus nach Wahl: ${either(goods.map(names.good))}.`,
  inactive: (_names, { coins }) =>
    `Sie hat produziert: Der Bonusmarker zeigt ${counted(coins, COINS)}.`,
  lies: (_names, { what }) => `${what}.`,
  noMarker: () => 'Sie hat keinen Bonusmarker und kann nicht produzieren.',
  brings: (names, { seat, goods }) =>
    `Die Häuser von ${names.player(seat)} produzieren hier: ${names.goods(goods)}.`,
  bringsNobody: () => 'Kein Haus hier bringt etwas.',
  route(names, { ends: [first, second], kind, isPassing }) {
    const stay = isPassing ? ', auf dem niemand stehen bleiben darf' : '';
    return `Ein ${kind === 'land' ? 'Landweg' : 'Seeweg'} zwischen ${names.place(first)} und ${names.place(second)}${stay}.`;
  },
  advice: (_names, { fewest, most }) => `Laut Schachtel für ${fewest} bis ${most} Spieler.`,
  saltCities: () => 'Hier gibt es Salzstädte; ohne Salz produzieren sie andere Waren.',
  leftOut: (_names, { what }) => `Nicht dabei: ${what}.`,
  playerCount: (_names, { count }) => `${count} Spieler`,
} satisfies OwnWords['screen']['texts'];

const HIDDEN_CARDS = { one: 'verdeckte Karte', other: 'verdeckte Karten' };
