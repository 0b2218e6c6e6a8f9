/** Headings, rows and sentences of screens. */
import type { OwnWords } from '../own';
import { cityOf } from './goods';
import {
  CARDS,
  COINS,
  COLONISTS,
  counted,
  HOUSES,
  KINDS,
  listed,
  POINTS,
  PROVINCES,
  SESTERTII,
} from './grammar';

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

export const texts = {
  sentences: (_names, { list }) => list.join(' '),
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
  houses: (names, { seats }) =>
    seats.length === 0
      ? 'Noch kein Haus.'
      : `${seats.length === 1 ? 'Ein Haus' : 'Häuser'} von ${listed(seats.map(names.player))}.`,
  pieces: (names, { colonists: all }) =>
    `Hier: ${listed(all.map(({ seat, kind }) => `ein ${names.colonist(kind)} von ${names.player(seat)}`))}.`,
  connections(_names, { land, sea }) {
    const lead = [
      ...(land.length === 0 ? [] : [`Landwege: ${listed(land)}.`]),
      ...(sea.length === 0 ? [] : [`Seewege: ${listed(sea)}.`]),
    ];
    return lead.length === 0 ? 'Hierher führt kein Weg.' : lead.join(' ');
  },
  active(names, { bonus, coins }) {
    const extra =
      Object.keys(bonus).length === 0 ? 'ohne Bonus' : `mit ${names.goods(bonus)} als Bonus`;
    return `Sie kann produzieren, ${extra}; danach zeigt der Bonusmarker ${counted(coins, COINS)}.`;
  },
} satisfies Partial<OwnWords['screen']['texts']>;
