/** Faults of input, as clauses that follow a colon. */

import type { OwnWords } from '../own';

import { counted, either, fr, listed, meant } from './grammar';

export const faults = {
  wrongType: (_names, { expected, found }) =>
    found === 'undefined'
      ? fr`il manque ${typeNamed(expected)}`
      : fr`il faut ${typeNamed(expected)}${found === 'number' ? '' : fr`, mais c’est ${typeNamed(found)}`}`,
  wrongSize(names, { of, most, least, exactly, below, above }) {
    const limits = {
      exactement: exactly,
      'au plus': most,
      'au moins': least,
      'moins de': below,
      'plus de': above,
    };
    const [limit = '', count = 0] =
      Object.entries(limits).find(([, one]) => one !== undefined) ?? [];
    const unit = UNITS[of];
    return fr`il faut ${limit} ${unit === undefined ? count : names.counted(count, unit)}`;
  },
  unknownField(_names, { fields, more = 0, advice }) {
    const named = fields.map(
      ({ name, nearest }) =>
        fr`« ${name} »${nearest === undefined ? '' : fr` (voulez-vous dire ${nearest} ?)`}`,
    );
    const rest = more === 0 ? '' : fr` et ${counted(more, 'autre')}`;
    const hint =
      advice === undefined
        ? ''
        : fr` ; les points des règles propres au plateau ou à un module s’écrivent dans le champ bonus du joueur`;
    const what = fields.length === 1 ? 'champ inconnu' : 'champs inconnus';
    return fr`${what} : ${named.join(', ')}${rest}${hint}`;
  },
  noneOfThese: (_names, { known = [] }) =>
    known.length === 0 ? 'cela n’est pas valide' : fr`il faut ${orList(known)}`,
  unknownName(_names, { what, unknown, nearest, known = [] }) {
    const rest = known.length === 0 ? meant(nearest) : fr` ; choisissez parmi ${listed(known)}`;
    return fr`il n’y a pas de ${WHAT[what] ?? what} ${unknown}${rest}`;
  },

  startingCardsMissing(names, { player, missing }) {
    const cards = missing.map((one) =>
      typeof one === 'string'
        ? names.card(one)
        : fr`${names.counted(one.count, 'carte')} de ${names.title(one.god)}`,
    );
    return fr`il manque à ${player} des cartes de la main de départ, que personne ne perd : ${cards.join(', ')}`;
  },
  otherDeck(names, { missing, extra }) {
    const some = (which: string, cards: readonly string[]) =>
      cards.length === 0 ? '' : fr` ; ${which} ${someOf(cards.map((id) => names.card(id)))}`;
    return fr`la pioche n’a pas exactement les cartes de cette partie${some('il manque', missing)}${some(fr`de trop :`, extra)}`;
  },
  notForTheLobby: (_names, { option, open }) =>
    fr`l’hôte ne laisse pas choisir ${option}${
      open.length === 0 ? '' : fr`, seulement ${open.join(', ')}`
    }`,
  playersTheWrongWay: (_names, { players }) =>
    fr`le nombre de joueurs va du plus petit au plus grand, et non de ${players.join(' à ')}`,
  otherVersion: (_names, { text, version }) =>
    Number(text) > version
      ? fr`ce journal est de la version ${text} ; installez un concordia-rules plus récent, car celui-ci lit la version ${version}`
      : fr`ce journal est de la version ${text} ; la version actuelle est la ${version}`,
  ambiguous: (_names, { text, expected, more = 0 }) =>
    fr`${quoted(text)} peut vouloir dire ${either(more === 0 ? expected : [...expected, 'autre chose'])}`,
  otherwiseDone: (_names, { text, happened }) =>
    happened.length === 0
      ? fr`${quoted(text)} n’est pas ce qui s’est passé`
      : fr`${quoted(text)} n’est pas ce qui s’est passé : ${happened.join(fr` ; `)}`,
} satisfies Partial<OwnWords['faults']>;

/** Where something was drawn. */
export function spot(place: number | string): string {
  return typeof place === 'number' ? `la place ${place}` : place;
}

/** Faults quote at most this many characters. */
const MOST_QUOTED = 80;

export function quoted(text: string): string {
  return fr`« ${text}${text.length < MOST_QUOTED ? '' : '…'} »`;
}

/** The most cards named in a sentence. */
const MAX_NAMED = 8;

function someOf(cards: readonly string[]): string {
  const rest = cards.length - MAX_NAMED;
  const named = cards.slice(0, MAX_NAMED).join(', ');
  return rest > 0 ? fr`${named} et ${counted(rest, 'autre')}` : named;
}

const TYPES: Readonly<Record<string, string>> = {
  string: 'un texte',
  number: 'un nombre',
  int: 'un nombre entier',
  boolean: 'true ou false',
  array: 'une liste',
  object: 'un objet',
  record: 'un objet',
  function: 'une fonction',
  null: 'une valeur vide',
  undefined: 'une valeur vide',
};

export function typeNamed(type: string): string {
  return TYPES[type] ?? type;
}

const UNITS: Readonly<Record<string, string>> = { string: 'caractère', array: 'entrée' };

/** Kinds of things with names. */
const WHAT: Readonly<Record<string, string>> = {
  actionType: 'type d’action',
  card: 'carte',
  cardSet: 'jeu de cartes',
  city: 'cité',
  display: 'présentoir',
  good: 'marchandise',
  map: 'plateau',
  place: 'lieu',
  province: 'province',
  module: 'module',
  role: 'rôle',
  specialist: 'spécialiste',
  startingGoods: 'départ',
  tile: 'tuile',
  word: 'mot',
};

export function orList(words: readonly string[]): string {
  return either(words.map((word) => fr`« ${word} »`));
}
