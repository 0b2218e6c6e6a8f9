/** What messages call, and texts that are more than a message. */

import type { What } from '../../../form/words';
import { counted, either, listed, meant, number } from '../../../languages/de/grammar';
import { timeInWords } from '../../archive/pace';
import type { FileTrouble } from '../../file-trouble';
import type { Expected, NotJson } from '../../json-fault';
import { printable } from '../../printable';
import type { LineAndColumn } from '../en';
import { asSentence, labelIn, troubleIn } from '../functions';
import type { WordsInCode } from '../words';

export { either, listed, number } from '../../../languages/de/grammar';
export { capitalized } from '../../../languages/shared';

const TROUBLES: Readonly<Record<FileTrouble['trouble'], string>> = {
  missing: 'Datei oder Verzeichnis nicht gefunden',
  folder: 'das ist ein Verzeichnis',
  noFolder: 'ein Teil des Pfads ist kein Verzeichnis',
  denied: 'keine Berechtigung',
  exists: 'den Namen gibt es schon',
  full: 'auf dem Datenträger ist kein Platz mehr',
  link: 'das ist ein symbolischer Link; nötig ist der Name der Datei selbst',
  noFile: 'das ist ein Gerät oder eine Pipe, keine Datei',
  notReplaced: 'den Namen gibt es schon; --force ersetzt die Datei',
  other: 'etwas ist schiefgegangen',
};

export const troubled = troubleIn(TROUBLES);

const EXPECTED: Readonly<Record<Expected, string>> = {
  value: 'ein Wert',
  'value or ]': 'ein Wert oder ]',
  key: 'ein Schlüssel in doppelten Anführungszeichen',
  'key or }': 'ein Schlüssel in doppelten Anführungszeichen oder }',
  ':': ': nach dem Schlüssel',
  ', or ]': 'ein Komma oder ]',
  ', or }': 'ein Komma oder }',
  end: 'das Ende',
};

const FOUND: Readonly<Record<string, string>> = {
  comment: 'ein Kommentar, den JSON nicht kennt',
  'single quote': 'ein einfaches Anführungszeichen',
  end: 'das Ende des Textes',
};

/** As the subject of a clause. */
export function named(file: string | undefined): string {
  if (file === undefined) return 'der Inhalt';
  return file === '-' ? 'die Standardeingabe' : printable(file);
}

function placed({ line, column = 1 }: LineAndColumn, why: string): string {
  return line === undefined ? `Spalte ${column}: ${why}` : `${lineAndColumn(line, column)}: ${why}`;
}

export function inLine(line: number | undefined): string {
  return line === undefined ? '' : `; Zeile ${line} ist nicht vollständig`;
}

function lineAndColumn(line: number, column: number): string {
  return `Zeile ${line}, Spalte ${column}`;
}

function jsonReason(fault: NotJson): string {
  if (!('expected' in fault)) {
    return 'ein Text endet nicht, oder ein Zeichen darin muss maskiert werden';
  }
  const { found, expected } = fault;
  return `erwartet wird ${EXPECTED[expected]}, dort steht ${FOUND[found] ?? found}`;
}

/** What there is not, in the accusative. */
const WHAT: Readonly<Record<What, string>> = {
  card: 'die Karte',
  city: 'die Stadt',
  game: 'das Spiel',
  god: 'die Gottheit oder den Spezialisten',
  good: 'die Ware',
  map: 'den Spielplan',
  player: 'den Spieler',
  tile: 'die Forumskarte',
};

const ANSWERS = { one: 'Antwort', other: 'Antworten' } as const;

const GAMES = { one: 'Partie', other: 'Partien' } as const;

const LOGS = { one: 'Protokoll', other: 'Protokolle' } as const;

/** In the dative. */
const OF_LOGS = { one: 'Protokoll', other: 'Protokollen' } as const;

const OF_POINTS = { one: 'Punkt', other: 'Punkten' } as const;

const ROUTES = { land: 'Landweg', sea: 'Seeweg' } as const;

const SCENARIOS = { one: 'Szenario', other: 'Szenarien' } as const;

const MISTAKES = { one: 'Fehler', other: 'Fehler' } as const;

export function asNumbers(goods: readonly string[]): string {
  return `Oder nur ${goods.length} Zahlen, für ${goods.join(', ')}.`;
}

/** The end of a sentence about an unknown word. */
export function hint(nearest: string | undefined, otherwise: string): string {
  return meant(nearest) || otherwise;
}

export const own = {
  faults: {
    notJson: ({ file, line, column, ...fault }) =>
      `${named(file)} ist kein JSON: ${placed({ line, column }, jsonReason(fault))}`,
    notYaml: ({ file, line, column }) =>
      `${named(file)} ist kein YAML${column === undefined ? '' : `: ${placed({ line, column }, 'was hier folgt, ist nicht zu verstehen')}`}`,
    keyTwice: ({ file, key, ...at }) =>
      `${named(file)} ist kein YAML: ${placed(at, `den Schlüssel ${key} gibt es zweimal`)}`,
    unknownStrategy: ({ known, nearest }) =>
      `Erwartet wird ${either([...known, 'eine Datei, die auf .js, .mjs oder .cjs endet'])}${meant(nearest) || '.'}`,
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
        most === undefined ? `mindestens ${least}` : `höchstens ${most}`,
      notKnown(_names, { what, word, nearest, known = [] }) {
        const rest = known.length === 0 ? meant(nearest) : `; zur Wahl stehen ${listed(known)}`;
        return `${WHAT[what]} ${word} gibt es nicht${rest}`;
      },
      whichGoods: (_names, { goods }) =>
        `nenne die Waren oder ${goods.length} Zahlen: ${goods.join(', ')}`,
      draftTaken: (_names, { taken, answers }) =>
        taken === answers
          ? `${counted(taken, ANSWERS)} übernommen`
          : `${taken} von ${counted(answers, ANSWERS)} übernommen; die anderen passen nicht mehr und werden noch einmal abgefragt`,
    },
    sentence: asSentence,
  },
  score: {
    winners({ names, areTeams, winners, points, isTied, paint }) {
      const all = paint(areTeams ? names.join(' sowie ') : listed(names));
      const each = names.length === 1 ? '' : 'je ';
      const sum = `mit ${each}${counted(points, OF_POINTS)}`;
      if (isTied) return `Gleichstand: ${all} ${sum}; der Praefectus Magnus würde entscheiden`;
      return winners === 1 ? `Es gewinnt ${all} ${sum}` : `Es gewinnen ${all} ${sum}`;
    },
  },
  summary: {
    note: labelIn({ date: 'Datum', place: 'Ort', comment: 'Kommentar' }),
  },
  archive: {
    total({ logs, good, wrong, unreadable, failed, duplicates }) {
      const sums = [
        `${number(good)} richtig`,
        `${number(wrong)} falsch`,
        `${number(unreadable)} unlesbar`,
      ];
      if (failed > 0) sums.push(`${number(failed)} gescheitert`);
      if (duplicates > 0) sums.push(`${number(duplicates)} doppelt`);
      return `${counted(logs, LOGS)}: ${sums.join(', ')}`;
    },
    stopped(logs, last) {
      const after = `Abbruch nach ${counted(logs, OF_LOGS)}`;
      return last === undefined ? after : `${after}; das letzte war ${last}`;
    },
    progress: ({ percent, logs, perSecond, left }) =>
      [
        ...(percent === undefined ? [] : [`${percent} %`]),
        counted(logs, LOGS),
        `${number(perSecond)} pro Sekunde`,
        ...(left === undefined ? [] : [`noch ${left}`]),
      ].join(', '),
  },
  simulation: {
    played({ games, unfinished }) {
      const played = `${counted(games, GAMES)} zu Ende gespielt`;
      return unfinished === 0 ? played : `${played}; ${number(unfinished)} vorher abgebrochen`;
    },
    progress({ done, games, left }) {
      const played = `${number(done)}/${counted(games, GAMES)}`;
      return left === undefined ? played : `${played}, noch ${left}`;
    },
  },
  analysis: {
    progress({ done, turns, left }) {
      const told = `${number(done)}/${counted(turns, { one: 'Zug', other: 'Züge' })}`;
      return left === undefined ? told : `${told}, noch ${left}`;
    },
  },
  map: {
    sharedRoutes: (kinds) =>
      `${listed(kinds.map((kind) => `${ROUTES[kind]}e`))}, für beliebig viele Kolonisten`,
  },
  rulebook: {
    faults: {
      otherChoices: ({ missing, more }) =>
        [
          ...(missing.length > 0 ? [`nicht möglich: ${missing.join(', ')}`] : []),
          ...(more.length > 0 ? [`auch möglich: ${more.join(', ')}`] : []),
        ].join('; '),
    },
    file: ({ file, scenarios, failures }) =>
      [
        `${file}: ${counted(scenarios, SCENARIOS)}`,
        ...(failures === 0 ? [] : [counted(failures, MISTAKES)]),
      ].join(', '),
  },
} satisfies WordsInCode;
