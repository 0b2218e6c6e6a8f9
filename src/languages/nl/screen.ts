/** Headings, rows and sentences of screens. */
import type { Names } from '../../model/names';
import type { OwnWords } from '../own';
import { counted, listed, nl } from './grammar';

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

export const texts = {
  sentences: (_names, { list }) => list.join(' '),
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
  houses: (names, { seats }) =>
    seats.length === 0
      ? 'Nog geen huis.'
      : `${seats.length === 1 ? 'Een huis' : 'Huizen'} van ${listed(seats.map(names.player))}.`,
  pieces: (names, { colonists }) =>
    `Hier: ${listed(colonists.map(({ seat, kind }) => `een ${names.colonist(kind)} van ${names.player(seat)}`))}.`,
  connections(_names, { land, sea }) {
    const lead = [
      ...(land.length === 0 ? [] : [nl`over land naar ${listed(land)}`]),
      ...(sea.length === 0 ? [] : [nl`over zee naar ${listed(sea)}`]),
    ];
    return lead.length === 0 ? 'Hier komt geen route uit.' : `Routes ${lead.join('; ')}.`;
  },
  active(names, { bonus, coins }) {
    const extra =
      Object.keys(bonus).length === 0 ? 'zonder bonus' : `met ${names.goods(bonus)} als bonus`;
    return `De provincie kan produceren, ${extra}; daarna toont het bonusfiche ${coinsOn(coins)}.`;
  },
} satisfies Partial<OwnWords['screen']['texts']>;
