/** What messages call, and texts that are more than a message. */

import type { What } from '../../../form/words';
import { counted, either, listed, meant, number } from '../../../languages/nl/grammar';
import { timeInWords } from '../../archive/pace';
import type { FileTrouble } from '../../file-trouble';
import type { Expected, NotJson } from '../../json-fault';
import { printable } from '../../printable';
import type { LineAndColumn } from '../en';
import { asSentence, labelIn, troubleIn } from '../functions';
import type { WordsInCode } from '../words';

export { either, number } from '../../../languages/nl/grammar';

const TROUBLES: Readonly<Record<FileTrouble['trouble'], string>> = {
  missing: 'dat bestaat niet',
  folder: 'dat is een map',
  noFolder: 'een deel van het pad is geen map',
  denied: 'de toegang is geweigerd',
  exists: 'die naam bestaat al',
  full: 'de schijf is vol',
  link: 'dat is een symbolische koppeling; noem het bestand zelf',
  noFile: 'dat is een apparaat of een pipe, geen bestand',
  notReplaced: 'die naam bestaat al; --force vervangt het bestand',
  other: 'er ging iets mis',
};

export const troubled = troubleIn(TROUBLES);

const EXPECTED: Readonly<Record<Expected, string>> = {
  value: 'een waarde',
  'value or ]': 'een waarde of ]',
  key: 'een sleutel tussen aanhalingstekens',
  'key or }': 'een sleutel tussen aanhalingstekens of }',
  ':': 'een dubbele punt na de sleutel',
  ', or ]': 'een komma of ]',
  ', or }': 'een komma of }',
  end: 'het einde',
};

const FOUND: Readonly<Record<string, string>> = {
  comment: 'er staat commentaar, dat JSON niet kent',
  'single quote': 'er staat een enkel aanhalingsteken',
  end: 'de tekst houdt op',
};

/** As the subject of a sentence. */
export function named(file: string | undefined): string {
  if (file === undefined) return 'de inhoud';
  return file === '-' ? 'de standaardinvoer' : printable(file);
}

function placed({ line, column = 1 }: LineAndColumn, why: string): string {
  return `${line === undefined ? `kolom ${column}` : lineAndColumn(line, column)}: ${why}`;
}

export function inLine(line: number | undefined): string {
  return line === undefined ? '' : `; regel ${line} is niet volledig`;
}

function lineAndColumn(line: number, column: number): string {
  return `regel ${line}, kolom ${column}`;
}

function jsonReason(fault: NotJson): string {
  if (!('expected' in fault)) {
    return 'een tekst tussen aanhalingstekens eindigt niet, of heeft een teken zonder de \\ die ervoor hoort';
  }
  const { found, expected } = fault;
  return `hier hoort ${EXPECTED[expected]}, maar ${FOUND[found] ?? `er staat ${found}`}`;
}

const WHAT: Readonly<Record<What, string>> = {
  card: 'kaart',
  city: 'stad',
  game: 'spel',
  god: 'god of specialist',
  good: 'product',
  map: 'speelbord',
  player: 'speler',
  tile: 'tegel',
};

const logs = (count: number): string => counted(count, 'spelverslag', 'spelverslagen');

const answers = (count: number): string => counted(count, 'antwoord', 'antwoorden');

const scenarios = (count: number): string => counted(count, 'scenario', 'scenario’s');

const mistakes = (count: number): string => counted(count, 'fout', 'fouten');

const ROUTES = { land: 'land', sea: 'zee' } as const;

export function asNumbers(goods: readonly string[]): string {
  return `Of alleen ${goods.length} getallen, voor ${goods.join(', ')}.`;
}

/** The end of a sentence about an unknown word. */
export function hint(nearest: string | undefined, otherwise: string): string {
  return meant(nearest) || otherwise;
}

export const own = {
  faults: {
    notJson: ({ file, line, column, ...fault }) =>
      `${named(file)} is geen JSON; ${placed({ line, column }, jsonReason(fault))}`,
    notYaml: ({ file, line, column }) =>
      `${named(file)} is geen YAML${column === undefined ? '' : `; ${placed({ line, column }, 'vanaf hier is het onbegrijpelijk')}`}`,
    keyTwice: ({ file, key, ...at }) =>
      `${named(file)} is geen YAML; ${placed(at, `de sleutel ${key} staat er twee keer`)}`,
  },
  told: {
    line: lineAndColumn,
  },
  terms: {
    decimal: (value) => value.toFixed(1).replace('.', ','),
    time: (seconds) => timeInWords(seconds).replace('.', ',').replace(' h', ' u'),
  },
  ask: {
    faults: {
      wrongSize: (_names, { most, least = 0 }) =>
        most === undefined ? `ten minste ${least}` : `ten hoogste ${most}`,
      notKnown: (_names, { what, word, nearest, known = [] }) =>
        `er is geen ${WHAT[what]} ${word}${known.length === 0 ? meant(nearest) : `; kies uit ${listed(known)}`}`,
      severalMeant: (_names, { word, found, more }) =>
        `${word} kan ${either(more === 0 ? found : [...found, `nog ${more} andere`])} betekenen`,
      whichGoods: (_names, { goods }) =>
        `noem de goederen, of typ ${goods.length} getallen: ${goods.join(', ')}`,
      draftTaken: (_names, { taken, answers: all }) =>
        taken === all
          ? `${answers(taken)} overgenomen`
          : `${number(taken)} van ${answers(all)} overgenomen; de andere passen niet meer, dus die beantwoord je opnieuw`,
    },
    sentence: asSentence,
  },
  score: {
    winners({ names, areTeams, winners, points, isTied, paint }) {
      const all = paint(areTeams ? names.join(' evenals ') : listed(names));
      const sum = counted(points, 'punt', 'punten');
      return isTied
        ? `Gelijke stand: ${all} met elk ${sum}; de Praefectus Magnus zou beslissen`
        : `${winners === 1 ? 'Winnaar' : 'Winnaars'}: ${all} met ${sum}`;
    },
  },
  summary: {
    note: labelIn({ date: 'Datum', place: 'Plaats', comment: 'Opmerking' }),
    module: ({ name }) => name.charAt(0).toLowerCase() + name.slice(1),
  },
  archive: {
    total({ logs: count, good, wrong, unreadable, failed, duplicates }) {
      const sums = [`${good} goed`, `${wrong} fout`, `${unreadable} onleesbaar`];
      if (failed > 0) sums.push(`${failed} mislukt`);
      if (duplicates > 0) sums.push(`${duplicates} dubbel`);
      return `${logs(count)}: ${sums.join(', ')}`;
    },
    progress: ({ percent, logs: count, perSecond, left }) =>
      [
        ...(percent === undefined ? [] : [`${percent}%`]),
        logs(count),
        `${perSecond} per seconde`,
        ...(left === undefined ? [] : [`nog ${left}`]),
      ].join(', '),
  },
  map: {
    sharedRoutes: (kinds) =>
      `routes over ${listed(kinds.map((kind) => ROUTES[kind]))}, voor elk aantal kolonisten`,
  },
  rulebook: {
    faults: {
      otherChoices: ({ missing, more }) =>
        [
          ...(missing.length > 0 ? [`niet mogelijk: ${missing.join(', ')}`] : []),
          ...(more.length > 0 ? [`ook mogelijk: ${more.join(', ')}`] : []),
        ].join('; '),
    },
    file: ({ file, scenarios: count, failures }) =>
      [`${file}: ${scenarios(count)}`, ...(failures === 0 ? [] : [mistakes(failures)])].join(', '),
  },
} satisfies WordsInCode;
