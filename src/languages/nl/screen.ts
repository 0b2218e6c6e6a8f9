/** Headings, rows and sentences of screens. */
import type { Names } from '../../model/names';
import type { OwnWords } from '../own';
import { capitalized } from '../shared';
import { counted, either, listed, nl } from './grammar';
import { provinceIn } from './names';
import { place } from './nouns';

type DutchScreen = OwnWords['screen'];
type ScreenTextFacts = {
  readonly [K in keyof DutchScreen['texts']]: Parameters<DutchScreen['texts'][K]>[1];
};

const points = (count: number): string => counted(count, 'punt', 'punten');
const houses = (count: number): string => counted(count, 'huis', 'huizen');
const provinces = (count: number): string => counted(count, 'provincie', 'provincies');
const coinsOn = (count: number): string => counted(count, 'munt', 'munten');

/** What a card of the god is worth, without the cards. */
function worth(names: Names, { god, value, count, partners }: ScreenTextFacts['godValue']): string {
  switch (god) {
    case 'vesta':
      return `${points(value)} (${names.money(count)}, als alle goederen zijn verkocht)`;
    case 'jupiter':
      return `${houses(count)} buiten de baksteensteden`;
    case 'saturnus':
      return provinces(count);
    case 'venus':
      return partners
        ? counted(count, 'gedeelde provincie', 'gedeelde provincies')
        : `${points(value)} (${provinces(count)} met twee huizen)`;
    case 'mercurius':
      return `${points(value)} (${counted(count, 'goederensoort', 'goederensoorten')})`;
    case 'mars':
      return `${points(value)} (${counted(count, 'kolonist', 'kolonisten')})`;
  }
}

function counts(names: Names, { god, specialty, partners }: ScreenTextFacts['cardScores']): string {
  const alone = '2 punten per provincie met ten minste twee huizen van jou, ten hoogste 14';
  const shared = '1 punt per provincie waar jij en je partner allebei een huis hebben';
  switch (god) {
    case 'vesta':
      return '1 punt per 10 sestertiën, nadat al je goederen zijn verkocht';
    case 'jupiter':
      return '1 punt voor elk van je huizen buiten de baksteensteden';
    case 'saturnus':
      return '1 punt per provincie met een huis van jou';
    case 'venus':
      if (partners === undefined) return `${alone}; met een partner ${shared}`;
      return partners ? shared : alone;
    case 'mercurius':
      return '2 punten per goederensoort die je huizen produceren';
    case 'mars':
      return '2 punten voor elk van je kolonisten op het speelbord';
    case 'minerva':
      return specialty === undefined
        ? 'punten voor je huizen in de steden met het product van de kaart'
        : `${points(specialty.points)} voor elk van je huizen in ${names.good(specialty.good)}steden`;
  }
}

/** What something costs, or nothing. */
const paid = (names: Names, cost: ScreenTextFacts['houseCost']['cost']): string =>
  names.cost(cost) || names.goods({});

export const texts = {
  good: (names, { good }) => capitalized(names.good(good)),
  sentences: (_names, { list }) => list.join(' '),
  hand: (names, { seat }) => nl`${names.player(seat)}: hand`,
  discard: (names, { seat }) => nl`${names.player(seat)}: gespeelde kaarten`,
  storehouse: (names, { seat }) => nl`${names.player(seat)}: pakhuis`,
  hiddenCards: (_names, { count }) => counted(count, 'gedekte kaart', 'gedekte kaarten'),
  turn: (names, { turn, seat }) => nl`Beurt ${turn}: ${names.player(seat)}`,
  lastTurns: (names, { seat }) =>
    nl`${names.player(seat)} heeft het spel beëindigd: de anderen zijn nog één keer aan de beurt.`,
  spaces: (_names, { free, spaces }) => `${free} van ${spaces}`,
  colonists: (_names, { land, sea }) => `${land} land, ${sea} zee`,
  price: (names, { cost, alone }) =>
    `Kost op deze plaats ${paid(names, cost)}; de kaart alleen kost ${paid(names, alone)}.`,
  ownPrice: (names, { cost }) => `Kost ${paid(names, cost)}.`,
  card(names, { halves, scores }) {
    const known = halves.filter(({ text }) => text !== undefined);
    const does = known.map(({ role, text = '' }) =>
      halves.length === 1 ? text : `${names.role(role)}: ${text}`,
    );
    const choice = known.length > 1 ? ['Naar keuze:'] : [];
    return [...choice, ...does, ...scores].join(' ');
  },
  cardScores: (names, facts) =>
    `Aan het einde telt deze kaart voor ${names.title(facts.god)}: ${counts(names, facts)}.`,
  godPoints: (names, facts) =>
    `${counted(facts.cards, 'kaart', 'kaarten')} × ${worth(names, facts)}`,
  godValue: (names, facts) => `per kaart: ${worth(names, facts)}`,
  specialists: (names, { scores }) =>
    listed(
      scores.map(
        ({ role, good, houses: built, each }) =>
          `${names.role(role)}: ${houses(built)} in ${names.good(good)}steden × ${each}`,
      ),
    ),
  city(names, { city, province, good, letter }) {
    const where = province === undefined ? '' : nl` in de provincie ${names.province(province)}`;
    return good === undefined
      ? nl`${names.place(city)}${where} produceert iets van letter ${letter ?? ''}.`
      : nl`${names.place(city)}${where} produceert ${names.good(good)}.`;
  },
  houses: (names, { seats }) =>
    seats.length === 0
      ? 'Nog geen huis.'
      : `${seats.length === 1 ? 'Een huis' : 'Huizen'} van ${listed(seats.map(names.player))}.`,
  houseCost: (names, { cost }) => `Een huis kost je hier ${paid(names, cost)}.`,
  pieces: (names, { colonists }) =>
    `Hier: ${listed(colonists.map(({ seat, kind }) => `een ${names.colonist(kind)} van ${names.player(seat)}`))}.`,
  connections(_names, { land, sea }) {
    const lead = [
      ...(land.length === 0 ? [] : [nl`over land naar ${listed(land)}`]),
      ...(sea.length === 0 ? [] : [nl`over zee naar ${listed(sea)}`]),
    ];
    return lead.length === 0 ? 'Hier komt geen route uit.' : `Routes ${lead.join('; ')}.`;
  },
  capital: (names, { place }) =>
    nl`${names.place(place)} is een hoofdstad: hier mag niemand bouwen.`,
  castle: (names, { place }) => nl`${names.place(place)}: hier mag niemand bouwen.`,
  gate: (names, { place }) =>
    nl`${names.place(place)} is een poort: hier mag niemand bouwen of van de ene route naar de andere gaan.`,
  square: (names, { place }) =>
    nl`${names.place(place)} is een handelsveld: hier mag niemand bouwen, en een schip dat binnenvaart blijft er.`,
  field: (names, { place, kind }) =>
    nl`${names.place(place)}: een plaats voor ${kind === 'land' ? 'landkolonisten' : 'zeekolonisten'}.`,
  province: (names, { province, cities }) =>
    `Steden van ${provinceIn(names, province)}: ${listed(cities.map(names.place))}.`,
  active(names, { bonus, coins }) {
    const extra =
      Object.keys(bonus).length === 0 ? 'zonder bonus' : `met ${names.goods(bonus)} als bonus`;
    return `De provincie kan produceren, ${extra}; daarna toont het bonusfiche ${coinsOn(coins)}.`;
  },
  openBonus: (names, { goods }) =>
    `De provincie kan produceren, met een bonus naar keuze: ${either(goods.map(names.good))}.`,
  inactive: (_names, { coins }) =>
    `De provincie heeft geproduceerd: het bonusfiche toont ${coinsOn(coins)}.`,
  lies: (_names, { what }) => `${what}.`,
  noMarker: () => 'De provincie heeft geen bonusfiche en kan niet produceren.',
  brings: (names, { seat, goods }) =>
    `Als de provincie produceert, leveren de huizen van ${names.player(seat)} ${names.goods(goods)} op.`,
  bringsNobody: () => 'Geen enkel huis hier levert iets op.',
  route(names, { ends: [from, to], kind, isPassing }) {
    const route = kind === 'land' ? 'Landroute' : 'Zeeroute';
    const stay = isPassing ? ', waar niemand mag blijven staan' : '';
    return `${route} tussen ${place(names, from)} en ${place(names, to)}${stay}.`;
  },
  advice: (_names, { fewest, most }) => `Volgens de doos voor ${fewest} tot ${most} spelers.`,
  saltCities: () =>
    'Er zijn steden die zout produceren, of een ander product als je zonder zout speelt.',
  leftOut: (_names, { what }) => `Niet gespeeld: ${what}.`,
  playerCount: (_names, { count }) => counted(count, 'speler', 'spelers'),
} satisfies OwnWords['screen']['texts'];
