/** What messages call, and texts that are more than a message. */

import type { What } from '../../../form/words';
import { fr, meant } from '../../../languages/fr/grammar';
import { grammarOf } from '../../../languages/grammar';
import { timeInWords } from '../../archive/pace';
import type { FileTrouble } from '../../file-trouble';
import type { Expected, NotJson } from '../../json-fault';
import { printable } from '../../printable';
import type { LineAndColumn } from '../en';
import { asSentence, labelIn, troubleIn } from '../functions';
import type { WordsInCode } from '../words';

export { either, fr as sentence, number } from '../../../languages/fr/grammar';

const { counted, listed } = grammarOf('fr');

const TROUBLES: Readonly<Record<FileTrouble['trouble'], string>> = {
  missing: 'il n’y a rien de ce nom',
  folder: 'c’est un dossier',
  noFolder: 'une partie du chemin n’est pas un dossier',
  denied: 'l’accès est refusé',
  exists: 'ce nom existe déjà',
  full: 'le disque est plein',
  link: fr`c’est un lien symbolique ; nommez le fichier lui-même`,
  noFile: 'c’est un périphérique ou un tube, et non un fichier',
  notReplaced: fr`ce nom existe déjà ; --force remplace le fichier`,
  other: 'quelque chose n’a pas marché',
};

export const troubled = troubleIn(TROUBLES);

const EXPECTED: Readonly<Record<Expected, string>> = {
  value: 'une valeur',
  'value or ]': 'une valeur ou ]',
  key: 'une clé entre guillemets',
  'key or }': 'une clé entre guillemets ou }',
  ':': 'deux-points après la clé',
  ', or ]': 'une virgule ou ]',
  ', or }': 'une virgule ou }',
  end: 'la fin',
};

const FOUND: Readonly<Record<string, string>> = {
  comment: 'il y a un commentaire, que JSON ne connaît pas',
  'single quote': 'il y a une apostrophe',
  end: 'le texte finit',
};

/** As the subject of a sentence. */
export function named(file: string | undefined): string {
  if (file === undefined) return 'le contenu';
  return file === '-' ? 'l’entrée standard' : printable(file);
}

function placed({ line, column = 1 }: LineAndColumn, why: string): string {
  const place = line === undefined ? `colonne ${column}` : lineAndColumn(line, column);
  return fr`${place} : ${why}`;
}

export function inLine(line: number | undefined): string {
  return line === undefined ? '' : fr` ; la ligne ${line} est incomplète`;
}

function lineAndColumn(line: number, column: number): string {
  return `ligne ${line}, colonne ${column}`;
}

function jsonReason(fault: NotJson): string {
  if (!('expected' in fault)) {
    return 'un texte entre guillemets ne finit pas, ou a un signe qu’il faut échapper';
  }
  const { found, expected } = fault;
  return fr`${FOUND[found] ?? `il y a ${found}`}, là où il faut ${EXPECTED[expected]}`;
}

const WHAT: Readonly<Record<What, string>> = {
  card: 'carte',
  city: 'cité',
  game: 'jeu',
  god: 'dieu ni de spécialiste',
  good: 'marchandise',
  map: 'plateau',
  player: 'joueur',
  tile: 'tuile',
};

const ANSWERS = { one: 'réponse', other: 'réponses' } as const;

const SCENARIOS = { one: 'scénario', other: 'scénarios' } as const;

const MISTAKES = { one: 'erreur', other: 'erreurs' } as const;

const LOGS = { one: 'journal', other: 'journaux' } as const;

const ROUTES = { land: 'terrestre', sea: 'maritime' } as const;

export function asNumbers(goods: readonly string[]): string {
  return fr`Ou seulement ${goods.length} nombres, pour ${goods.join(', ')}.`;
}

/** The end of a sentence about an unknown word. */
export function hint(nearest: string | undefined, otherwise: string): string {
  return meant(nearest) || otherwise;
}

/** `A ; B`. */
export function semicolons(items: readonly string[]): string {
  return items.join('\u00a0; ');
}

export const own = {
  faults: {
    notJson: ({ file, line, column, ...fault }) =>
      fr`${named(file)} n’est pas du JSON ; ${placed({ line, column }, jsonReason(fault))}`,
    notYaml: ({ file, line, column }) =>
      fr`${named(file)} n’est pas du YAML${column === undefined ? '' : fr` ; ${placed({ line, column }, 'on ne comprend pas la suite')}`}`,
    keyTwice: ({ file, key, ...at }) =>
      fr`${named(file)} n’est pas du YAML ; ${placed(at, fr`la clé ${key} figure deux fois`)}`,
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
        most === undefined ? fr`au moins ${least}` : fr`au plus ${most}`,
      notKnown(_names, { what, word, nearest, known = [] }) {
        const rest = known.length === 0 ? meant(nearest) : fr` ; choisissez parmi ${listed(known)}`;
        return fr`il n’y a pas de ${WHAT[what]} ${word}${rest}`;
      },
      whichGoods: (_names, { goods }) =>
        fr`nommez les marchandises, ou tapez ${goods.length} nombres : ${goods.join(', ')}`,
      draftTaken: (_names, { taken, answers }) =>
        taken === answers
          ? fr`on reprend ${counted(taken, ANSWERS)}`
          : fr`on reprend ${taken} des ${counted(answers, ANSWERS)} ; les autres ne conviennent plus : vous y répondez à nouveau`,
    },
    sentence: asSentence,
  },
  score: {
    winners({ names, areTeams, winners, points, isTied, paint }) {
      const all = paint(areTeams ? names.join(' ainsi que ') : listed(names));
      const sum = counted(points, { one: 'point', other: 'points' });
      if (!isTied) {
        return winners === 1
          ? fr`Victoire : ${all}, avec ${sum}`
          : fr`Victoire partagée : ${all}, avec ${sum}`;
      }
      return fr`Égalité : ${all}, avec ${sum} chacun ; le Praefectus Magnus départagerait`;
    },
  },
  summary: {
    note: labelIn({ date: 'Date', place: 'Lieu', comment: 'Commentaire' }),
    module: ({ name }) => name.charAt(0).toLowerCase() + name.slice(1),
  },
  archive: {
    total({ logs, good, wrong, unreadable, failed, duplicates }) {
      const sums = [
        counted(good, { one: 'bon', other: 'bons' }),
        counted(wrong, { one: 'faux', other: 'faux' }),
        counted(unreadable, { one: 'illisible', other: 'illisibles' }),
      ];
      if (failed > 0) sums.push(counted(failed, { one: 'échec', other: 'échecs' }));
      if (duplicates > 0) sums.push(counted(duplicates, { one: 'doublon', other: 'doublons' }));
      return fr`${counted(logs, LOGS)} : ${sums.join(', ')}`;
    },
    progress: ({ percent, logs, perSecond, left }) =>
      [
        ...(percent === undefined ? [] : [fr`${percent} %`]),
        counted(logs, LOGS),
        `${perSecond} par seconde`,
        ...(left === undefined ? [] : [`encore ${left}`]),
      ].join(', '),
  },
  simulation: {
    played: ({ games, unfinished }) => {
      const played = counted(games, {
        one: 'partie jouée jusqu’au bout',
        other: 'parties jouées jusqu’au bout',
      });
      if (unfinished === 0) return played;
      return fr`${played} ; ${counted(unfinished, { one: 'abandonnée', other: 'abandonnées' })} avant la fin`;
    },
  },
  map: {
    sharedRoutes: (kinds) =>
      `routes ${listed(kinds.map((kind) => `${ROUTES[kind]}s`))}, par autant de colons qu’on veut`,
  },
  rulebook: {
    faults: {
      otherChoices: ({ missing, more }) =>
        [
          ...(missing.length > 0 ? [fr`impossible : ${missing.join(', ')}`] : []),
          ...(more.length > 0 ? [fr`possible aussi : ${more.join(', ')}`] : []),
        ].join(fr` ; `),
    },
    file: ({ file, scenarios, failures }) =>
      [
        fr`${file} : ${counted(scenarios, SCENARIOS)}`,
        ...(failures === 0 ? [] : [counted(failures, MISTAKES)]),
      ].join(', '),
  },
} satisfies WordsInCode;
