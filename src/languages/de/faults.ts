/** Faults of input, as clauses that follow a colon. */

import type { OwnWords } from '../own';

import { CARDS, counted, either, listed, meant } from './grammar';

export const faults = {
  wrongType: (_names, { expected, found }) =>
    found === 'undefined'
      ? `${typeNamed(expected)} fehlt`
      : found === 'null'
        ? `erwartet wird ${typeNamed(expected)}, aber hier steht nichts`
        : `erwartet wird ${typeNamed(expected)}${found === 'number' ? '' : `, nicht ${typeNamed(found)}`}`,
  wrongSize(_names, { of, most, least, exactly, below, above }) {
    const limits = {
      genau: exactly,
      höchstens: most,
      mindestens: least,
      'weniger als': below,
      'mehr als': above,
    };
    const [limit = '', count = 0] =
      Object.entries(limits).find(([, one]) => one !== undefined) ?? [];
    const unit = UNITS[of];
    return `${limit} ${unit === undefined ? count : counted(count, unit)} erwartet`;
  },
  unknownField(_names, { fields, more = 0, advice }) {
    const named = fields.map(
      ({ name, nearest }) =>
        `„${name}“${nearest === undefined ? '' : ` (meintest du ${nearest}?)`}`,
    );
    const rest = more === 0 ? '' : ` und ${more} weitere`;
    const hint =
      advice === undefined
        ? ''
        : '; Punkte eigener Regeln von Spielplan oder Modul gehören ins Feld bonus des Spielers';
    const what = fields.length === 1 ? 'unbekanntes Feld' : 'unbekannte Felder';
    return `${what}: ${named.join(', ')}${rest}${hint}`;
  },
  noneOfThese: (_names, { known = [] }) =>
    known.length === 0 ? 'das ist ungültig' : `erwartet wird ${oneOf(known)}`,
  unknownName(_names, { what, unknown, nearest, known = [] }) {
    const rest = known.length === 0 ? meant(nearest) : `; zur Wahl: ${listed(known)}`;
    return `${the(what)} ${unknown} gibt es nicht${rest}`;
  },

  startingCardsMissing(names, { player, missing }) {
    const cards = missing.map((one) =>
      typeof one === 'string'
        ? names.card(one)
        : `${counted(one.count, CARDS)} von ${names.title(one.god)}`,
    );
    return `bei ${player} fehlen Startkarten, die niemand verliert: ${cards.join(', ')}`;
  },
  otherDeck(names, { missing, extra }) {
    const some = (which: string, cards: readonly string[]) =>
      cards.length === 0 ? '' : `; ${which}: ${someOf(cards.map((id) => names.card(id)))}`;
    return `im Kartenstapel sind nicht genau die Karten dieser Partie${some('es fehlt', missing)}${some('zu viel', extra)}`;
  },
  notForTheLobby: (_names, { option, open }) =>
    `wer eine Partie eröffnet, darf ${option} nicht wählen${
      open.length === 0 ? '' : `, nur ${listed(open)}`
    }`,
  otherVersion: (_names, { text, version }) =>
    Number(text) > version
      ? tooNew(text, version)
      : `das ist Version ${text}; heute ist es Version ${version}`,
  ambiguous: (_names, { text, expected, more = 0 }) =>
    `${quoted(text)} kann heißen: ${either(more === 0 ? expected : [...expected, 'etwas anderes'])}`,
  otherwiseDone: (_names, { text, happened }) =>
    `${quoted(text)} ist nicht passiert${happened.length === 0 ? '' : `, sondern: ${happened.join('; ')}`}`,
} satisfies Partial<OwnWords['faults']>;

export function tooNew(version: string | number, present: number): string {
  return `das ist Version ${version}; installiere ein neueres concordia-rules, denn dieses liest nur bis Version ${present}`;
}

/** Where something was drawn. */
export function spot(place: number | string): string {
  return typeof place === 'number' ? `Stelle ${place}` : place;
}

/** Faults quote at most this many characters. */
const MOST_QUOTED = 80;

export function quoted(text: string): string {
  return `„${text}${text.length < MOST_QUOTED ? '' : '…'}“`;
}

/** The most cards named in a sentence. */
const MAX_NAMED = 8;

function someOf(cards: readonly string[]): string {
  const rest = cards.length - MAX_NAMED;
  const named = cards.slice(0, MAX_NAMED).join(', ');
  return rest > 0 ? `${named} und ${rest} weitere` : named;
}

const TYPES: Readonly<Record<string, string>> = {
  string: 'ein Text',
  number: 'eine Zahl',
  int: 'eine ganze Zahl',
  boolean: 'true oder false',
  array: 'eine Liste',
  object: 'ein Objekt',
  record: 'ein Objekt',
  function: 'eine Funktion',
  null: 'nichts',
  undefined: 'nichts',
};

export function typeNamed(type: string): string {
  return TYPES[type] ?? type;
}

const UNITS: Readonly<Record<string, { readonly one: string; readonly other: string }>> = {
  string: { one: 'Zeichen', other: 'Zeichen' },
  array: { one: 'Eintrag', other: 'Einträge' },
};

/** Such as `den Spielplan`. */
export function the(what: string): string {
  return WHAT[what] ?? what;
}

const WHAT: Readonly<Record<string, string>> = {
  actionType: 'die Art von Aktion',
  card: 'die Karte',
  cardSet: 'den Kartensatz',
  city: 'die Stadt',
  display: 'die Auslage',
  good: 'die Ware',
  map: 'den Spielplan',
  place: 'den Ort',
  province: 'die Provinz',
  module: 'das Modul',
  role: 'die Rolle',
  route: 'den Weg',
  specialist: 'den Spezialisten',
  startingGoods: 'die ersten Waren',
  tile: 'die Forumskarte',
  word: 'das Wort',
};

export function oneOf(words: readonly string[]): string {
  return either(words.map((word) => `„${word}“`));
}
