/** What messages call, and texts that are more than a message. */

import type { What } from '../../../form/words';
import { counted, listed, meant, noun } from '../../../languages/pl/grammar';
import { timeInWords } from '../../archive/pace';
import type { FileTrouble } from '../../file-trouble';
import type { Expected, NotJson } from '../../json-fault';
import { printable } from '../../printable';
import type { LineAndColumn } from '../en';
import { asSentence, labelIn, troubleIn } from '../functions';
import type { WordsInCode } from '../words';

export { either, number } from '../../../languages/pl/grammar';

const TROUBLES: Readonly<Record<FileTrouble['trouble'], string>> = {
  missing: 'nie ma takiego pliku ani katalogu',
  folder: 'to jest katalog',
  noFolder: 'część ścieżki nie jest katalogiem',
  denied: 'brak dostępu',
  exists: 'ta nazwa już istnieje',
  full: 'dysk jest pełny',
  link: 'to jest dowiązanie symboliczne; podaj sam plik',
  noFile: 'to jest urządzenie lub potok, a nie plik',
  notReplaced: 'plik już istnieje; --force go zastępuje',
  other: 'coś się nie udało',
};

export const troubled = troubleIn(TROUBLES);

const EXPECTED: Readonly<Record<Expected, string>> = {
  value: 'wartość',
  'value or ]': 'wartość lub ]',
  key: 'klucz w cudzysłowie',
  'key or }': 'klucz w cudzysłowie lub }',
  ':': 'dwukropek po kluczu',
  ', or ]': 'przecinek lub ]',
  ', or }': 'przecinek lub }',
  end: 'koniec',
};

const FOUND: Readonly<Record<string, string>> = {
  comment: 'komentarz, którego JSON nie zna',
  'single quote': 'apostrof',
  end: 'koniec tekstu',
};

/** As the subject of a sentence; verbs beside it must not show a gender. */
export function named(file: string | undefined): string {
  if (file === undefined) return 'zawartość';
  return file === '-' ? 'wejście standardowe' : printable(file);
}

/** After a negation: `nie można odczytać wejścia standardowego`. */
export function ofNamed(file: string | undefined): string {
  if (file === undefined) return 'zawartości';
  return file === '-' ? 'wejścia standardowego' : printable(file);
}

function placed({ line, column = 1 }: LineAndColumn, why: string): string {
  const place = line === undefined ? `kolumna ${column}` : lineAndColumn(line, column);
  return `${place}: ${why}`;
}

export function inLine(line: number | undefined): string {
  return line === undefined ? '' : `; wiersz ${line} jest niepełny`;
}

function lineAndColumn(line: number, column: number): string {
  return `wiersz ${line}, kolumna ${column}`;
}

function jsonReason(fault: NotJson): string {
  if (!('expected' in fault)) {
    return 'tekst w cudzysłowie nie ma końca albo zawiera znak, którego nie można tam wpisać wprost';
  }
  const { found, expected } = fault;
  return `powinno być: ${EXPECTED[expected]}, a jest: ${FOUND[found] ?? found}`;
}

/** After a negation. */
const WHAT: Readonly<Record<What, string>> = {
  card: 'karty',
  city: 'miasta',
  game: 'gry',
  god: 'boga ani specjalisty',
  good: 'dobra',
  map: 'mapy',
  player: 'gracza',
  tile: 'kafelka',
};

const ANSWERS = noun('odpowiedź', 'odpowiedzi', 'odpowiedzi');

const SCENARIOS = noun('scenariusz', 'scenariusze', 'scenariuszy');

const MISTAKES = noun('błąd', 'błędy', 'błędów');

const LOGS = noun('zapis', 'zapisy', 'zapisów');

const NUMBERS = noun('liczbę', 'liczby', 'liczb');

const ROUTES = { land: 'lądowe', sea: 'morskie' } as const;

export function asNumbers(goods: readonly string[]): string {
  return `Albo tylko ${counted(goods.length, NUMBERS)}: ${goods.join(', ')}.`;
}

/** The end of a sentence about an unknown word. */
export function hint(nearest: string | undefined, otherwise: string): string {
  return meant(nearest) || otherwise;
}

export const own = {
  faults: {
    notJson: ({ file, line, column, ...fault }) =>
      `${named(file)} nie jest w formacie JSON; ${placed({ line, column }, jsonReason(fault))}`,
    notYaml: ({ file, line, column }) =>
      `${named(file)} nie jest w formacie YAML${column === undefined ? '' : `; ${placed({ line, column }, 'dalszy ciąg jest niezrozumiały')}`}`,
    keyTwice: ({ file, key, ...at }) =>
      `${named(file)} nie jest w formacie YAML; ${placed(at, `klucz ${key} występuje dwa razy`)}`,
  },
  told: {
    line: lineAndColumn,
  },
  terms: {
    decimal: (value) => value.toFixed(1).replace('.', ','),
    time: (seconds) => timeInWords(seconds).replace('.', ','),
  },
  ask: {
    faults: {
      wrongSize: (_names, { most, least = 0 }) =>
        most === undefined ? `co najmniej ${least}` : `najwyżej ${most}`,
      notKnown(_names, { what, word, nearest, known = [] }) {
        const rest = known.length === 0 ? meant(nearest) : `; do wyboru: ${known.join(', ')}`;
        return `nie ma ${WHAT[what]} ${word}${rest}`;
      },
      whichGoods: (_names, { goods }) =>
        `podaj nazwy dóbr albo wpisz ${counted(goods.length, NUMBERS)}: ${goods.join(', ')}`,
      draftTaken: (_names, { taken, answers }) =>
        taken === answers
          ? `przejęto ${counted(taken, ANSWERS)}`
          : `przejęto ${taken} z ${answers} odpowiedzi; pozostałe już nie pasują, więc podasz je jeszcze raz`,
    },
    sentence: asSentence,
  },
  score: {
    winners({ names, areTeams, winners, points, isTied, paint }) {
      const all = paint(areTeams ? names.join(' oraz ') : listed(names));
      const sum = counted(points, noun('punkt', 'punkty', 'punktów'));
      if (!isTied) return `${winners === 1 ? 'Zwycięzca' : 'Zwycięzcy'}: ${all}, ${sum}`;
      const each = counted(points, noun('punkcie', 'punkty', 'punktów'));
      return `Remis: ${all}, po ${each}; rozstrzygnąłby Praefectus Magnus`;
    },
  },
  summary: {
    note: labelIn({ date: 'Data', place: 'Miejsce', comment: 'Komentarz' }),
    module: ({ name }) => name.charAt(0).toLowerCase() + name.slice(1),
  },
  archive: {
    total({ logs, good, wrong, unreadable, failed, duplicates }) {
      const sums = [
        counted(good, noun('dobry', 'dobre', 'dobrych')),
        counted(wrong, noun('błędny', 'błędne', 'błędnych')),
        counted(unreadable, noun('nieczytelny', 'nieczytelne', 'nieczytelnych')),
      ];
      if (failed > 0) {
        sums.push(counted(failed, noun('niesprawdzony', 'niesprawdzone', 'niesprawdzonych')));
      }
      if (duplicates > 0) {
        sums.push(counted(duplicates, noun('powtórzenie', 'powtórzenia', 'powtórzeń')));
      }
      return `${counted(logs, LOGS)}: ${sums.join(', ')}`;
    },
    stopped(logs, last) {
      const after = `zatrzymano po ${counted(logs, noun('zapisie', 'zapisach', 'zapisach'))}`;
      return last === undefined ? after : `${after}; ostatni to ${last}`;
    },
    progress: ({ percent, logs, perSecond, left }) =>
      [
        ...(percent === undefined ? [] : [`${percent}%`]),
        counted(logs, LOGS),
        `${perSecond} na sekundę`,
        ...(left === undefined ? [] : [`jeszcze ${left}`]),
      ].join(', '),
  },
  simulation: {
    played({ games, unfinished }) {
      const played = `${counted(games, noun('gra rozegrana', 'gry rozegrane', 'gier rozegranych'))} do końca`;
      if (unfinished === 0) return played;
      const forms = noun('przerwana', 'przerwane', 'przerwanych');
      return `${played}; ${counted(unfinished, forms)} przed końcem`;
    },
  },
  map: {
    sharedRoutes: (kinds) =>
      `trasy ${listed(kinds.map((kind) => ROUTES[kind]))}, dla dowolnej liczby kolonistów`,
  },
  rulebook: {
    faults: {
      otherChoices: ({ missing, more }) =>
        [
          ...(missing.length > 0 ? [`niemożliwe: ${missing.join(', ')}`] : []),
          ...(more.length > 0 ? [`możliwe także: ${more.join(', ')}`] : []),
        ].join('; '),
    },
    file: ({ file, scenarios, failures }) =>
      [
        `${file}: ${counted(scenarios, SCENARIOS)}`,
        ...(failures === 0 ? [] : [counted(failures, MISTAKES)]),
      ].join(', '),
  },
} satisfies WordsInCode;
