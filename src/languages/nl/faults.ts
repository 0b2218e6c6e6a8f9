/** Faults of input, as clauses that follow a colon. */

import type { OwnWords } from '../own';

import { counted, either, listed, noSuch, verb } from './grammar';

export const faults = {
  wrongType: (_names, { expected, found }) =>
    found === 'undefined'
      ? `hier ontbreekt ${typeNamed(expected)}`
      : `hier hoort ${typeNamed(expected)} te staan${found === 'number' ? '' : `, maar dit is ${typeNamed(found)}`}`,
  wrongSize(_names, { of, most, least, exactly, below, above }) {
    const bounds = { precies: exactly, 'ten hoogste': most, 'ten minste': least };
    const others = { 'minder dan': below, 'meer dan': above };
    const [how = '', size = 0] =
      Object.entries({ ...bounds, ...others }).find(([, bound]) => bound !== undefined) ?? [];
    return `toegestaan: ${how} ${counted(size, ...(UNITS[of] ?? ['', '']))}`.trimEnd();
  },
  unknownField(_names, { fields, more = 0, advice }) {
    const named = fields.map(
      ({ name, nearest }) => `“${name}”${nearest === undefined ? '' : ` (bedoel je ${nearest}?)`}`,
    );
    const rest = more === 0 ? '' : ` en nog ${more}`;
    const hint =
      advice === undefined
        ? ''
        : '; punten van een speelbord of module horen bij de speler in het veld bonus';
    const what = verb(fields.length, 'onbekend veld', 'onbekende velden');
    return `${what}: ${named.join(', ')}${rest}${hint}`;
  },
  noneOfThese: (_names, { known = [] }) =>
    known.length === 0 ? 'dit is niet geldig' : `hier hoort ${orList(known)} te staan`,
  unknownName(_names, { what, unknown, nearest, known = [] }) {
    return noSuch(WHAT[what] ?? what, unknown, nearest, known);
  },

  startingCardsMissing(names, { player, missing }) {
    const cards = missing.map((one) =>
      typeof one === 'string'
        ? names.card(one)
        : `${counted(one.count, 'kaart', 'kaarten')} van ${names.title(one.god)}`,
    );
    return `${player} mist startkaarten, die niemand kwijtraakt: ${cards.join(', ')}`;
  },
  otherDeck(names, { missing, extra }) {
    const named = Object.entries({ ontbreekt: missing, 'te veel': extra }).flatMap(
      ([what, cards]) =>
        cards.length === 0 ? [] : [`; ${what}: ${someOf(cards.map((id) => names.card(id)))}`],
    );
    return `de gedekte stapel heeft niet precies de kaarten van dit spel${named.join('')}`;
  },
  notForTheLobby: (_names, { option, open }) =>
    `wie een partij begint, mag ${option} hier niet kiezen${
      open.length === 0 ? '' : `, alleen ${listed(open)}`
    }`,
  playersTheWrongWay: (_names, { players }) =>
    `het aantal spelers gaat van laag naar hoog, niet van ${players.join(' naar ')}`,
  otherVersion: (_names, { text, version }) =>
    Number(text) > version
      ? newer(text, version)
      : `dit spelverslag is van versie ${text}, en nu is dat ${version}`,
  ambiguous(_names, { text, expected, more = 0 }) {
    const meanings = more === 0 ? expected : [...expected, 'iets anders'];
    return `${quoted(text)} kan ${either(meanings)} betekenen`;
  },
  otherwiseDone: (_names, { text, happened }) =>
    `${quoted(text)} is niet wat er gebeurde${happened.length === 0 ? '' : `: ${happened.join('; ')}`}`,
} satisfies Partial<OwnWords['faults']>;

export function citiesAndTokens(cities: number, tokens: number): string {
  return `${counted(cities, 'stad', 'steden')}, maar slechts ${counted(tokens, 'stadsfiche', 'stadsfiches')}`;
}

export function newer(version: number | string, present: number): string {
  return `versie ${version} vraagt een nieuwere concordia-rules; deze leest tot en met versie ${present}`;
}

/** Where something was drawn. */
export function spot(place: number | string): string {
  return typeof place === 'number' ? `plaats ${place}` : place;
}

/** Faults quote at most this many characters. */
const MOST_QUOTED = 80;

export function quoted(text: string): string {
  return `“${text}${text.length < MOST_QUOTED ? '' : '…'}”`;
}

/** The most cards named in a sentence. */
const MAX_NAMED = 8;

function someOf(cards: readonly string[]): string {
  const rest = cards.length - MAX_NAMED;
  const named = cards.slice(0, MAX_NAMED).join(', ');
  return rest > 0 ? `${named} en nog ${rest}` : named;
}

const TYPES: Readonly<Record<string, string>> = {
  string: 'een tekst',
  number: 'een getal',
  int: 'een geheel getal',
  boolean: 'true of false',
  array: 'een lijst',
  object: 'een object',
  record: 'een object',
  function: 'een functie',
  null: 'niets',
  undefined: 'niets',
};

export function typeNamed(type: string): string {
  return TYPES[type] ?? type;
}

const UNITS: Readonly<Record<string, readonly [one: string, other: string]>> = {
  string: ['teken', 'tekens'],
  array: ['element', 'elementen'],
};

/** Kinds of things with names. */
const WHAT: Readonly<Record<string, string>> = {
  actionType: 'soort actie',
  card: 'kaart',
  cardSet: 'kaartenset',
  city: 'stad',
  display: 'kaartenspoor',
  good: 'product',
  map: 'speelbord',
  place: 'plaats',
  province: 'provincie',
  module: 'module',
  role: 'rol',
  specialist: 'specialist',
  startingGoods: 'set eerste goederen',
  tile: 'tegel',
  word: 'woord',
};

export function orList(words: readonly string[]): string {
  return either(words.map((word) => `“${word}”`));
}

/** The tiles that there are. */
export function chooseFrom(known: readonly string[] = []): string {
  return known.length === 0 ? '' : `; kies uit ${listed(known)}`;
}
