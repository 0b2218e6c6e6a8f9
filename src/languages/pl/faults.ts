/** Faults of input, as clauses that follow a colon. */
import type { NounForms } from '../grammar';
import type { OwnWords } from '../own';

import { CARD, counted, either, listed, meant, noun } from './grammar';

export const faults = {
  wrongType: (_names, { expected, found }) =>
    found === 'undefined'
      ? `brakuje wartości: ${typeNamed(expected)}`
      : `powinno być: ${typeNamed(expected)}${found === 'number' ? '' : `, a jest: ${typeNamed(found)}`}`,
  wrongSize(_names, { of, most, least, exactly, below, above }) {
    const size = (count = 0): string => {
      const unit = UNITS[of];
      return unit === undefined ? `${count}` : counted(count, unit);
    };
    const how =
      exactly !== undefined
        ? `dokładnie ${size(exactly)}`
        : most !== undefined
          ? `najwyżej ${size(most)}`
          : least !== undefined
            ? `co najmniej ${size(least)}`
            : below === undefined
              ? `więcej niż ${size(above)}`
              : `mniej niż ${size(below)}`;
    return `powinno ${UNITS[of] === undefined ? 'być' : 'mieć'} ${how}`;
  },
  unknownField(_names, { fields, more = 0, advice }) {
    const named = fields.map(
      ({ name, nearest }) =>
        `„${name}”${nearest === undefined ? '' : ` (czy chodzi o ${nearest}?)`}`,
    );
    const rest = more === 0 ? '' : ` i jeszcze ${more}`;
    const hint =
      advice === undefined ? '' : '; punkty z zasad mapy lub modułu wpisz w polu bonus gracza';
    return `nieznane pol${fields.length === 1 ? 'e' : 'a'}: ${named.join(', ')}${rest}${hint}`;
  },
  noneOfThese: (_names, { known = [] }) =>
    known.length === 0 ? 'to jest nieprawidłowe' : `powinno być ${orList(known)}`,
  unknownName(_names, { what, unknown, nearest, known = [] }) {
    const rest = known.length === 0 ? meant(nearest) : `; do wyboru: ${listed(known)}`;
    return `nie ma ${WHAT[what] ?? what} ${unknown}${rest}`;
  },

  startingCardsMissing(names, { player, missing }) {
    const cards = missing.map((one) =>
      typeof one === 'string'
        ? names.card(one)
        : `${names.title(one.god)} (${counted(one.count, CARD)})`,
    );
    return `brakuje kart początkowych, których nikt nie traci (${player}): ${cards.join(', ')}`;
  },
  otherDeck(names, { missing, extra }) {
    const some = (cards: readonly string[]) => someOf(cards.map((id) => names.card(id)));
    const details = [
      ...(missing.length === 0 ? [] : [`brakuje: ${some(missing)}`]),
      ...(extra.length === 0 ? [] : [`za dużo: ${some(extra)}`]),
    ];
    return `talia nie składa się dokładnie z kart tej gry; ${details.join('; ')}`;
  },
  notForTheLobby: (_names, { option, open }) =>
    `gospodarz nie pozwala wybrać opcji ${option}${
      open.length === 0 ? '' : `, tylko ${open.join(', ')}`
    }`,
  playersTheWrongWay: (_names, { players }) =>
    `liczba graczy ma rosnąć, a nie iść od ${players.join(' do ')}`,
  otherVersion: (_names, { text, version }) =>
    Number(text) > version
      ? `ten zapis jest w wersji ${text}; zainstaluj nowszy concordia-rules, bo ten czyta wersję ${version}`
      : `ten zapis jest w wersji ${text}; obecna wersja to ${version}`,
  ambiguous(_names, { text, expected, more = 0 }) {
    const meanings = more === 0 ? expected : [...expected, 'coś innego'];
    return `${quoted(text)} może znaczyć ${either(meanings)}`;
  },
  otherwiseDone: (_names, { text, happened }) =>
    `${quoted(text)} to nie jest to, co się stało${happened.length === 0 ? '' : `: ${happened.join('; ')}`}`,
} satisfies Partial<OwnWords['faults']>;

/** Faults quote at most this many characters. */
const MOST_QUOTED = 80;

export function quoted(text: string): string {
  return `„${text}${text.length < MOST_QUOTED ? '' : '…'}”`;
}

/** The most cards named in a sentence. */
const MAX_NAMED = 8;

function someOf(cards: readonly string[]): string {
  const rest = cards.length - MAX_NAMED;
  const named = cards.slice(0, MAX_NAMED).join(', ');
  return rest > 0 ? `${named} i jeszcze ${rest}` : named;
}

const TYPES: Readonly<Record<string, string>> = {
  string: 'tekst',
  number: 'liczba',
  int: 'liczba całkowita',
  boolean: 'true lub false',
  array: 'lista',
  object: 'obiekt',
  record: 'obiekt',
  function: 'funkcja',
  null: 'nic',
  undefined: 'nic',
};

export function typeNamed(type: string): string {
  return TYPES[type] ?? type;
}

const UNITS: Readonly<Record<string, NounForms>> = {
  string: noun('znak', 'znaki', 'znaków'),
  array: noun('wpis', 'wpisy', 'wpisów'),
};

/** Kinds of things with names, after `nie ma`. */
const WHAT: Readonly<Record<string, string>> = {
  actionType: 'rodzaju akcji',
  card: 'karty',
  cardSet: 'zestawu kart',
  city: 'miasta',
  display: 'wystawki',
  good: 'dobra',
  map: 'mapy',
  place: 'miejsca',
  province: 'prowincji',
  module: 'modułu',
  role: 'roli',
  specialist: 'specjalisty',
  startingGoods: 'zestawu dóbr',
  tile: 'kafelka',
  word: 'słowa',
};

export function orList(words: readonly string[]): string {
  return either(words.map((word) => `„${word}”`));
}
