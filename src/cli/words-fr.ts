/** Faults of the command line in French. */
import { counted, fr, meant } from '../languages/fr/grammar';
import { printable } from './printable';
import type { CliWords, Expected, FileTrouble, LineAndColumn, NotJson } from './words';

const TROUBLES: Readonly<Record<FileTrouble['trouble'], string>> = {
  missing: 'il n’y a rien de ce nom',
  folder: 'c’est un dossier',
  noFolder: 'une partie du chemin n’est pas un dossier',
  denied: 'l’accès est refusé',
  exists: 'ce nom existe déjà',
  full: 'le disque est plein',
  link: 'c’est un lien symbolique ; nommez le fichier lui-même',
  noFile: 'c’est un périphérique ou un tube, et non un fichier',
  notReplaced: 'ce nom existe déjà ; --force remplace le fichier',
  other: 'quelque chose n’a pas marché',
};

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

const UNKNOWN = {
  map: 'On ne connaît pas ce plateau',
  city: 'On ne connaît pas cette ville',
  card: 'On ne connaît pas cette carte',
} as const;

/** As the subject of a sentence. */
function named(file: string | undefined): string {
  if (file === undefined) return 'le contenu';
  return file === '-' ? 'l’entrée standard' : printable(file);
}

/** The system's own message may be in any language. */
function troubled({ trouble, said }: FileTrouble): string {
  return said === undefined ? TROUBLES[trouble] : `${TROUBLES[trouble]} (${said})`;
}

function placed({ line, column = 1 }: LineAndColumn, why: string): string {
  const place = line === undefined ? `colonne ${column}` : lineAndColumn(line, column);
  return fr`${place} : ${why}`;
}

function inLine(line: number | undefined): string {
  return line === undefined ? '' : fr` ; la ligne ${line} n’est pas entière`;
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

/** The message of commander about an option with fixed choices. */
function whyNot(why: string): string {
  return why.replace(/^Allowed choices are /, 'Les choix sont ');
}

export const FRENCH_WORDS: CliWords = {
  faults: {
    notUtf8: ({ file }) => fr`${named(file)} n’est pas du texte en UTF-8`,
    tooLarge: ({ file, megabytes }) => fr`${named(file)} dépasse ${megabytes} Mo`,
    empty: ({ file }) => fr`il n’y a rien dans ${named(file)}`,
    packedCut: ({ file, line }) => fr`${named(file)} finit en plein milieu${inLine(line)}`,
    packedBroken: ({ file, line }) =>
      fr`on ne peut pas décompresser ${named(file)} jusqu’à la fin${inLine(line)}`,
    packedGrows: ({ file, line, times }) =>
      fr`${named(file)} se décompresse à plus de ${times} fois sa taille, comme aucune archive${inLine(line)}`,
    noZstd: ({ file, needs, version }) =>
      fr`${named(file)} est compressé avec zstd, que Node.js lit à partir de ${needs} ; on a ici ${version}. Décompressez d’abord : zstd -dc`,
    manyGames: ({ file }) =>
      fr`il y a plusieurs parties dans ${named(file)} ; dites laquelle, par exemple --game 3`,
    noSuchGame: ({ file, game, games }) =>
      fr`il n’y a pas de partie ${game} dans ${named(file)}, qui en a ${games}`,
    notRead: ({ file, ...trouble }) =>
      fr`on ne peut pas lire ${named(file)} : ${troubled(trouble)}`,
    notAFile: () => TROUBLES.noFile,
    notJson: ({ file, line, column, ...fault }) =>
      fr`${named(file)} n’est pas du JSON ; ${placed({ line, column }, jsonReason(fault))}`,
    notYaml: ({ file, line, column }) =>
      fr`${named(file)} n’est pas du YAML${column === undefined ? '' : ` ; ${placed({ line, column }, 'on ne comprend pas la suite')}`}`,
    keyTwice: ({ file, key, ...at }) =>
      fr`${named(file)} n’est pas du YAML ; ${placed(at, fr`la clé ${key} est là deux fois`)}`,
    nestedTooDeeply: ({ file, most }) => fr`${named(file)} a plus de ${most} niveaux imbriqués`,
    tooManyValues: ({ file }) => fr`${named(file)} a trop de valeurs ; aucun journal n’en a autant`,
    tooLongForYaml: ({ file, kilobytes }) =>
      fr`${named(file)} n’est pas du JSON, et dépasse ${kilobytes} ko, ce qui est trop pour du YAML`,
    aliasesMultiply: ({ file }) => fr`${named(file)} se multiplie par ses alias`,
    tooManyAliases: ({ file, aliases, most }) =>
      fr`${named(file)} a ${counted(aliases, 'alias', 'alias')}, et ${most} sont admis`,
    noLogInFolder: ({ endings }) =>
      fr`il n’y a pas de journal dans ce dossier ; aucun fichier ne finit par ${endings}`,
    noExamples: () => 'ce paquet n’a pas d’exemples',
    examplesNotRead: (trouble) => fr`on ne peut pas lire les exemples : ${troubled(trouble)}`,
    inputTaken: () => 'l’entrée standard sert aux réponses ; nommez un fichier',
    notWritten: ({ file, ...trouble }) =>
      fr`on ne peut pas écrire ${named(file)} : ${troubled(trouble)}`,
    notRemoved: ({ file, ...trouble }) =>
      fr`on ne peut pas supprimer ${named(file)} : ${troubled(trouble)}`,
    noDraft: ({ file }) =>
      fr`${named(file)} n’est pas le brouillon d’une feuille ; on n’y touche pas`,
    workerDied: () => 'sa vérification a mis fin deux fois à un fil d’exécution',
    noStrategy: ({ file }) =>
      fr`${named(file)} n’exporte pas de strategy : un objet avec name et une fonction choose`,
    noSuchLibrary: ({ file }) => fr`${named(file)} n’est ni un fichier ni un paquet installé ici`,
    noLibrary: ({ file }) =>
      fr`${named(file)} n’exporte ni plateaux ni modules, ni bibliothèque : des listes du nom de maps et de modules, ou ce que createLibrary rend, sous le nom de library ou par défaut`,
    neverLoaded: ({ file }) =>
      fr`on ne peut pas charger ${named(file)}, qui attend ce qui ne vient jamais`,
    badLibrary: ({ file, error }) =>
      fr`on ne peut pas faire de bibliothèque avec ${named(file)} : ${error}`,
    notLoaded: ({ file, error }) => fr`on ne peut pas charger ${named(file)} : ${error}`,
    strategyThrew: ({ strategy, error }) => fr`la stratégie ${strategy} a échoué : ${error}`,
    notAllowed: ({ strategy, chosen }) =>
      fr`la stratégie ${strategy} a choisi ce qui n’est pas permis : ${chosen}`,
    notWholeNumber: ({ least, most }) => fr`Il faut un nombre entier de ${least} à ${most}.`,
    notPlayers: ({ least, most }) =>
      fr`Il faut un nombre de ${least} à ${most}, ou autant de noms séparés par des virgules.`,
    unknownStrategy: ({ known, nearest }) =>
      fr`Il faut ${known.join(', ')}, ou un fichier qui finit par .js, .mjs ou .cjs${meant(nearest) || '.'}`,
    inputTwice: () => 'L’entrée standard ne se lit qu’une fois.',
    notForSeveral: ({ option }) => fr`${option} va avec un seul fichier ou l’entrée standard`,
    notNameAndValue: () => 'Il faut un nom et un texte, comme place=Roma.',
    unknownThing: ({ what, nearest }) => fr`${UNKNOWN[what]}${meant(nearest) || '.'}`,
    fileMissing: () => 'il manque un fichier, ou --ask',
    saveWithoutAsk: () => '--save va avec --ask',
    noCommand: () => 'il manque une commande',
    unknownOption: ({ option }) => fr`l’option ${option} n’existe pas`,
    unknownCommand: ({ command }) => fr`la commande ${command} n’existe pas`,
    argumentMissing: ({ argument }) => fr`il manque l’argument ${argument}`,
    valueMissing: ({ option }) => fr`il manque la valeur de l’option ${option}`,
    tooManyArguments: () => 'il y a trop d’arguments',
    badValue: ({ argument, value, why }) =>
      fr`${value} ne convient pas pour ${argument}. ${whyNot(why)}`,
    optionsConflict: ({ option, other }) => fr`l’option ${option} ne va pas avec ${other}`,
    wrongUsage: ({ said }) => fr`la commande n’est pas comprise (${said})`,
    wentWrong: ({ error }) => fr`le programme a échoué : ${error}`,
  },
  error: (message) => fr`erreur : ${message}`,
  warning: (message) => fr`avertissement : ${message}`,
  rule: (code, rule) => `${code}, règle ${rule}`,
  moreFaults: (count) => fr`${counted(count, 'autre faute', 'autres fautes')} :`,
  alsoAt: (place, message) => fr`aussi à ${place} : ${message}`,
  top: 'la racine',
  line: lineAndColumn,
  wrongAt: (place) => fr`le journal est faux à l’endroit ${place}`,
  when: 'quand',
  action: 'action',
  why: 'cause',
  afterEnd: 'après la fin de la partie',
  deciding: ({ turn, player, seat, decision }) =>
    fr`tour ${turn}, ${player} (siège ${seat}) doit décider : ${decision}`,
  atTurn: (turn) => `tour ${turn}`,
  useHelp: '(--help en dit plus)',
};
