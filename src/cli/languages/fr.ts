/** The words of the command line in French. */
import { fr, meant } from '../../languages/fr/grammar';
import { grammarOf } from '../../languages/grammar';
import type { RulesThing } from '../../testing/rulebook/faults';
import { timeInWords } from '../archive/pace';
import type { What } from '../ask/faults';
import { printable } from '../printable';
import type { Expected, FileTrouble, LineAndColumn, NotJson } from '../words';
import type { CliWords } from './words';

const { counted, either, listed } = grammarOf('fr');

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
  city: 'On ne connaît pas cette cité',
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

const RULE_THINGS: Readonly<Record<RulesThing, string>> = {
  city: 'une cité',
  fact: 'une affirmation connue',
  good: 'une marchandise',
  JSON: 'du JSON',
  number: 'un nombre',
  player: 'un joueur',
  province: 'une province',
};

const REFUSAL_PARTS = { code: 'code', rule: 'règle', reason: 'raison', place: 'endroit' } as const;

export const FRENCH_WORDS: CliWords = {
  faults: {
    notUtf8: ({ file }) => fr`${named(file)} n’est pas du texte en UTF-8`,
    tooLarge: ({ file, megabytes }) => fr`${named(file)} dépasse ${megabytes} Mo`,
    empty: ({ file }) => fr`il n’y a rien dans ${named(file)}`,
    packedCut: ({ file, line }) => fr`${named(file)} finit en plein milieu${inLine(line)}`,
    packedBroken: ({ file, line }) =>
      fr`on ne peut pas décompresser ${named(file)} jusqu’à la fin${inLine(line)}`,
    packedGrows: ({ file, line, times }) =>
      fr`${named(file)} se décompresse à plus de ${times} fois sa taille, ce que ne fait aucune archive${inLine(line)}`,
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
      fr`${named(file)} a ${counted(aliases, { other: 'alias' })}, et ${most} sont admis`,
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
      fr`on ne peut pas charger ${named(file)}, qui attend quelque chose qui n’arrive jamais`,
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
    badValue: ({ argument, value, why, choices }) =>
      fr`${value} ne convient pas pour ${argument}. ${choices === undefined ? why : `Les choix sont ${choices.join(', ')}.`}`,
    optionsConflict: ({ option, other }) => fr`l’option ${option} ne va pas avec ${other}`,
    wrongUsage: ({ said }) => fr`la commande n’est pas comprise (${said})`,
    wentWrong: ({ error }) => fr`le programme a échoué : ${error}`,
  },
  told: {
    error: (message) => fr`erreur : ${message}`,
    warning: (message) => fr`avertissement : ${message}`,
    rule: (code, rule) => `${code}, règle ${rule}`,
    moreFaults: (count) =>
      fr`${counted(count, { one: 'autre erreur', other: 'autres erreurs' })} :`,
    alsoAt: (place, message) => fr`${place} : ${message}`,
    top: 'racine',
    line: lineAndColumn,
    wrongAt: (place) => fr`le journal contient une erreur (${place})`,
    when: 'quand',
    action: 'action',
    why: 'cause',
    afterEnd: 'après la fin de la partie',
    deciding: ({ turn, player, seat, decision }) =>
      fr`tour ${turn}, ${player} (siège ${seat}) doit décider : ${decision}`,
    atTurn: (turn) => `tour ${turn}`,
    moreCharacters: (count) =>
      `... (encore ${counted(count, { one: 'caractère', other: 'caractères' })})`,
    nothing: 'rien',
    useHelp: '(--help en dit plus)',
    outputNotWritten: (trouble) => fr`on ne peut pas écrire le résultat : ${troubled(trouble)}`,
  },
  terms: {
    decimal: (value) => value.toFixed(1).replace('.', ','),
    range: (from, to) => `${from} à ${to}`,
    commas: (items) => items.join(', '),
    time: (seconds) => timeInWords(seconds).replace('.', ','),
  },
  help: {
    frame: {
      usage: fr`Utilisation :`,
      arguments: fr`Arguments :`,
      options: fr`Options :`,
      globalOptions: fr`Options générales :`,
      commands: fr`Commandes :`,
      anyOptions: 'options',
      anyCommand: 'commande',
      choices: (values) => fr`au choix : ${values.join(', ')}`,
      byDefault: (value) => fr`par défaut : ${value}`,
      noted: (description, notes) => `${description} (${notes.join('\u00a0; ')})`,
      help: 'affiche cette aide',
      helpCommand: 'affiche l’aide d’une commande',
      version: 'affiche le numéro de version',
    },
    values: {
      card: 'carte',
      cards: 'cartes',
      city: 'cité',
      count: 'nombre',
      file: 'fichier',
      fileOrPackage: 'fichier ou paquet',
      folder: 'dossier',
      format: 'format',
      id: 'id',
      ids: 'ids',
      language: 'langue',
      log: 'journal',
      logs: 'journaux',
      name: 'nom',
      nameAndText: 'nom=texte',
      nameAndValue: 'nom=valeur',
      nameOrFile: 'nom ou fichier',
      number: 'nombre',
      players: 'joueurs',
      points: 'points',
      set: 'jeu',
      table: 'tableau',
      text: 'texte',
    },
    program: {
      about: 'Compte, vérifie, rejoue et simule des parties de Concordia. Programme non officiel.',
      notes: [
        fr`Les fichiers sont en JSON ou en YAML, les journaux aussi en texte ; - est l’entrée standard. Avec --json, une commande écrit du JSON.`,
        fr`Codes de sortie : 0 succès, 1 refus (journal faux, feuille erronée, fichier illisible), 2 commande mal écrite.`,
      ],
      lang: fr`langue de tous les messages ; par défaut celle du terminal`,
      library: 'JavaScript qui exporte vos propres plateaux et modules, ou une bibliothèque',
    },
    game: {
      map: fr`plateau ; « concordia maps » en donne la liste`,
      players: fr`nombre de joueurs, ou leurs noms : Anna,Ben`,
      seed: 'graine de tous les mélanges',
      cards: fr`jeu de cartes ; par défaut concordia, et venus en équipes`,
      teams: 'jouer par équipes de deux, à quatre ou à six (R-9.4)',
      bought: 'acheter les premières marchandises (R-8.1)',
      wineDisplay: 'prendre la face vin du présentoir (R-2.3)',
      intermediate: 'décompter aussi au premier Tribun (R-7.1)',
      salt: 'jouer avec le sel (R-11.1)',
      forum: 'jouer avec le forum (R-12.1)',
      module: 'jouer avec un module de --library',
      option: 'régler une option d’un tel module',
    },
    log: {
      date: 'date de la partie, pour le journal',
      place: 'lieu de la partie, pour le journal',
      comment: 'commentaire, pour le journal',
    },
    logs: {
      logs: fr`journaux de parties, en JSON, YAML ou texte ; dossiers de journaux ; textes de plusieurs parties ; fichiers avec un journal par ligne (NDJSON) ; le tout compressé ou non avec gzip ou zstd ; - pour l’entrée standard`,
      jobs: 'nombre de journaux lus en parallèle',
      source: 'nom à donner à l’entrée, par exemple celui du fichier dont elle fait partie',
      firstLine: 'numéro de sa première ligne dans ce fichier',
    },
    score: {
      about: 'compte les points d’une partie jouée autour d’une table',
      file: fr`feuille de score, en JSON ou YAML ; - pour l’entrée standard`,
      ask: fr`demander ce qui va sur la feuille ; avec un fichier, modifier cette feuille`,
      save: 'enregistrer la feuille dans un fichier, .json ou .yaml',
      force: 'laisser --save remplacer un fichier existant',
      intermediate: 'ne compter que les cartes, comme au décompte intermédiaire (R-7.1)',
      json: 'écrire les scores en JSON',
    },
    validate: {
      about: 'vérifie des journaux de parties d’après les règles, action par action',
      quiet: 'ne montrer que les journaux qui ont des erreurs',
      json: fr`écrire le résultat en JSON ; pour plusieurs journaux, une ligne chacun`,
    },
    table: {
      about: fr`écrit des parties en tableau : une ligne par partie, joueur, tour ou action`,
      table: 'quel tableau',
      to: 'csv ou ndjson',
      noHeader: 'omettre les noms des colonnes, pour des morceaux qu’on assemble',
      raw: 'laisser les textes du CSV tels quels, même ceux qu’un tableur prend pour des formules',
    },
    find: {
      about: 'choisit des parties d’une archive, et écrit leurs journaux ou leurs ids',
      to: 'json (une ligne chacune), text ou id',
      id: 'parties qui ont l’un de ces ids, séparés par des virgules',
      map: 'parties sur un plateau',
      players: 'parties à tant de joueurs',
      module: 'parties avec un module',
      tag: 'parties dont une note contient un texte, comme place=Roma',
      finished: 'parties terminées',
      result: 'parties de ce résultat, comme 95,95,91',
      player: 'parties où un joueur de ce nom a fait ce qui suit',
      won: '... a gagné',
      opening: '... a joué d’abord ces cartes',
      city: '... a construit dans une cité',
      card: '... a acheté une carte',
    },
    convert: {
      about: 'convertit des journaux de JSON en texte lisible, et inversement',
      logs: fr`journal de partie, en JSON, YAML ou texte, ou plusieurs dans un fichier ; - pour l’entrée standard`,
      to: fr`json ou text ; par défaut l’autre format`,
      json: 'comme --to json',
      game: 'seulement cette partie parmi plusieurs, à partir de 1',
      narrate: 'dans le texte, écrire aussi les événements que personne n’a choisis',
      save: 'enregistrer le résultat dans un fichier',
      force: 'laisser --save remplacer un fichier existant',
    },
    replay: {
      about: 'raconte une partie tour par tour et montre les scores',
      log: fr`journal de partie, en JSON, YAML ou texte ; - pour l’entrée standard`,
      game: 'laquelle des parties du fichier, à partir de 1',
      svg: 'dessiner le plateau à la fin en SVG, dans un fichier ou sur la sortie standard',
      force: 'laisser --svg remplacer un fichier existant',
      to: 's’arrêter après ce nombre d’actions',
      json: 'écrire l’état final en JSON',
    },
    new: {
      about: 'met en place une partie et écrit son état en JSON',
      log: 'écrire un journal sans actions au lieu de l’état',
      json: fr`sans effet : le résultat est toujours du JSON`,
    },
    simulate: {
      about: 'fait jouer des bots et résume les parties',
      games: (most) => `nombre de parties, jusqu’à ${most}`,
      strategy: (known) =>
        fr`stratégie de tous les joueurs : ${known.join(', ')}, ou votre propre fichier JavaScript`,
      against: fr`faire un tournoi : la stratégie d’un siège sur deux`,
      save: 'enregistrer le journal de la première partie',
      logs: 'enregistrer les journaux de toutes les parties terminées, un par ligne',
      force: 'laisser --save et --logs remplacer des fichiers existants',
      json: 'écrire le résumé en JSON',
    },
    analyse: {
      about: 'rejoue une partie avec les chances de gagner avant chaque tour',
      sims: 'combien de fois chaque position est jouée jusqu’au bout',
      seed: fr`graine du hasard ; la même graine donne les mêmes chances`,
      svg: 'dessiner aussi les chances en SVG, dans un fichier',
      force: 'laisser --svg remplacer un fichier existant',
      json: 'écrire une ligne de JSON par tour, dès qu’elle est prête, puis les tournants',
    },
    play: {
      about: 'fait jouer une partie contre des bots',
      against: (known) =>
        fr`stratégie des autres : ${known.join(', ')}, ou votre propre fichier JavaScript`,
      seat: 'votre siège, à partir de 1',
      save: fr`enregistrer le journal après chaque tour : en JSON vers .json, sinon en texte`,
      from: fr`continuer une partie : JSON, YAML ou texte`,
      force: 'laisser --save remplacer un fichier existant',
    },
    maps: { about: 'donne la liste des plateaux', json: 'écrire la liste en JSON' },
    map: {
      about: fr`montre un plateau : provinces, cités et leurs lettres, routes, départ`,
      id: fr`plateau ; « concordia maps » en donne la liste`,
      svg: 'dessiner le plateau en SVG, dans un fichier ou sur la sortie standard',
      force: 'laisser --svg remplacer un fichier existant',
      json: 'écrire les données du plateau en JSON',
    },
    perft: {
      about: 'compte les suites d’actions permises depuis le début d’une partie',
      depth: (most) => `nombre d’actions à la suite, jusqu’à ${most}`,
      json: 'écrire les nombres en JSON',
    },
    rulebook: {
      about: 'joue les scénarios de fichiers .rules et montre ceux qui sont faux',
      files: fr`scénarios ; par défaut le livre de règles du paquet ; - pour l’entrée standard`,
      vectors:
        'les écrire plutôt en vecteurs de test (NDJSON), dans un fichier ou sur la sortie standard',
      force: 'laisser --vectors remplacer un fichier existant',
      json: 'écrire le rapport en JSON',
    },
    serve: {
      about: fr`répond à d’autres programmes : JSON-RPC 2.0, un message par ligne sur l’entrée et la sortie standard`,
      describe: 'écrire les méthodes comme document OpenRPC',
    },
    words: {
      about: 'écrit les mots qui manquent à une langue, chacun sous le texte anglais',
      language: 'code de la langue, par exemple it',
    },
    example: {
      about: 'donne la liste des exemples, ou en écrit un dans un dossier',
      id: 'exemple à écrire',
      folder: fr`dossier où l’écrire ; par défaut un dossier de même nom`,
      force: 'remplacer les fichiers existants',
      json: 'écrire la liste, ou ce qui a été écrit, en JSON',
    },
  },
  ask: {
    faults: {
      wrongSize: (_names, { most, least = 0 }) =>
        most === undefined ? fr`au moins ${least}` : fr`au plus ${most}`,
      answerMissing: () => fr`tapez une réponse, ou ? pour de l’aide`,
      notKnown(_names, { what, word, nearest, known = [] }) {
        const rest = known.length === 0 ? meant(nearest) : fr` ; choisissez parmi ${listed(known)}`;
        return fr`il n’y a pas de ${WHAT[what]} ${word}${rest}`;
      },
      severalMeant: (_names, { word, found, more }) =>
        fr`${word} peut vouloir dire ${either(found)}${more === 0 ? '' : fr`, ou ${more} autres`}`,
      nothingCounted: (_names, { count }) => fr`dites de quoi il y a ${count}`,
      neitherYesNorNo: () => 'répondez par oui ou par non',
      noWholeNumber: (_names, { found }) => fr`tapez un nombre entier, et non ${found}`,
      nobodyPlayed: () => 'quelqu’un doit avoir joué',
      oddNames: (_names, { names: count }) =>
        fr`nommez deux joueurs par équipe, et non ${counted(count, { one: 'joueur', other: 'joueurs' })} en tout`,
      minervaNotNamed: () => 'nommez les cartes de Minerva, par exemple fermier ou forgeron',
      whichGoods: (_names, { goods }) =>
        fr`nommez les marchandises, ou tapez ${goods.length} nombres : ${goods.join(', ')}`,
      firstQuestion: () => 'c’est la première question',
      answerTooLong: () => 'une réponse est trop longue',
      endedEarly: (_names, { draft }) =>
        draft === undefined
          ? fr`les réponses s’arrêtent trop tôt ; rien n’est enregistré`
          : fr`les réponses s’arrêtent trop tôt ; elles sont enregistrées dans ${draft}`,
      endedByQuit: (_names, { draft }) =>
        draft === undefined
          ? fr`terminé par quit ; rien n’est enregistré`
          : fr`terminé par quit ; vos réponses sont enregistrées dans ${draft}`,
      interrupted: (_names, { draft }) =>
        draft === undefined
          ? 'rien n’est enregistré'
          : fr`vos réponses sont enregistrées dans ${draft} ; la même commande les reprend`,
      draftFound: (_names, { since }) => fr`Reprendre la feuille du ${since} ? [oui]`,
      draftHelp: () => fr`oui : on reprend à la fin ; non : on recommence, sans ces réponses`,
      draftTaken: (_names, { taken, answers }) =>
        taken === answers
          ? fr`on reprend ${counted(taken, ANSWERS)}`
          : fr`on reprend ${taken} de ${counted(answers, ANSWERS)} ; les autres ne conviennent plus : vous y répondez à nouveau`,
      draftNotKept: (_names, { why }) => fr`vos réponses ne sont pas enregistrées : ${why}`,
      otherEnding: (_names, { file, endings }) =>
        fr`on ne peut pas écrire ${file} : le nom doit finir par ${endings.join(', ')}`,
      inputNotRead: (_names, { why }) => fr`on ne peut pas lire l’entrée standard : ${why}`,
    },
    greeting: 'Entrée accepte [ ], ? aide, < revient, quit termine.',
    answers: {
      back: ['retour'],
      base: ['base'],
      done: ['fini', 'rien de plus'],
      hand: ['main', 'main de départ'],
      no: ['non'],
      nobody: ['personne', 'aucun'],
      noMap: ['aucun', 'sans plateau'],
      none: ['rien', 'aucun', 'aucune'],
      opposite: ['face à face'],
      quit: ['quit', 'quitter'],
      teams: ['équipes'],
      venus: ['vénus'],
      yes: ['oui'],
    },
    and: ['et'],
    sentence: (clause) =>
      `${clause.charAt(0).toUpperCase()}${clause.slice(1)}${/[?.)]$/.test(clause) ? '' : '.'}`,
    answer: (answer, meaning) => fr`${answer} : ${meaning}`,
    player: (number) => `Joueur ${number}`,
    prompt: (question) => `${question} : `,
    about: ({ player, number, players, question }) => `${player} ${number}/${players}, ${question}`,
    kind: {
      question: 'Choisissez un jeu',
      base: 'le jeu de base, sans Vénus',
      venus: 'Concordia Venus, sans équipes',
      teams: 'Concordia Venus, par équipes de deux',
    },
    players: {
      question: 'Nommez les joueurs, en sens horaire',
      help: [
        fr`Leurs noms dans l’ordre des sièges, avec des virgules : Livia, Gaius.`,
        'Ou seulement leur nombre.',
      ],
    },
    teams: {
      question: 'Nommez les équipes',
      opposite: 'les joueurs assis face à face sont partenaires.',
      help: fr`Ou les noms, deux par deux : Livia, Gaius, Flavia, Marcus.`,
    },
    map: {
      question: 'Choisissez un plateau',
      help: (none, maps) => fr`${none} : on compte seulement les maisons. Ou ${maps.join(', ')}.`,
    },
    byCity: {
      question: fr`Maisons cité par cité ?`,
      yes: 'on nomme les cités et, une fois chacune, leurs marchandises',
      no: 'on compte seulement les maisons',
    },
    salt: {
      question: fr`Avez-vous joué avec le sel ?`,
      yes: 'le sel était la sixième marchandise',
    },
    forum: {
      question: fr`Avez-vous joué avec le forum ?`,
      yes: 'les joueurs avaient des tuiles du forum',
    },
    module: {
      question: (name) => fr`Avez-vous joué avec ${name} ?`,
      yes: (name) => fr`${name} était dans la partie`,
    },
    praefectusMagnus: {
      question: fr`Qui a le Praefectus Magnus ?`,
      help: fr`Il départage les premiers. Un nom, ou son numéro ; ou personne.`,
    },
    cards: {
      question: 'les cartes',
      help: (answer, hand) => [
        'Toutes les cartes en main et dans la défausse, sans la carte Concordia.',
        fr`Par leur nom : main, 2 préfet, fermier, Diplomate III`,
        fr`${answer} : la main de départ, ${hand}`,
        fr`Ou leur nombre par dieu, mais celles de Minerva par leur nom : vesta 1, mars 3, fermier`,
      ],
    },
    houses: {
      question: 'les maisons',
      more: (count) => `maisons, ${counted(count, { one: 'notée', other: 'notées' })} jusqu’ici`,
      help: (example, done) => [
        fr`Les cités où ce joueur a une maison, toutes ou en partie, et leurs marchandises :`,
        fr`${example}. Puis ${done}. Par nom ou par numéro :`,
      ],
      province: (name, cities) => fr`${name} : ${cities.join(', ')}`,
    },
    cityGood: {
      question: (city, letter) => fr`la marchandise de ${city} (${letter})`,
      help: (goods) => fr`Ce que la cité produit : ${goods.join(', ')}.`,
    },
    byGood: {
      question: 'les maisons par marchandise',
      help: (goods) =>
        fr`Combien de maisons dans les cités de chaque marchandise : brique 3, nourriture 4. ${asNumbers(goods)}`,
    },
    provinces: {
      question: 'provinces avec une maison',
      help: 'Le nombre de provinces où ce joueur a au moins une maison.',
    },
    provincesWithTwo: {
      question: 'provinces avec deux maisons',
      help: 'Le nombre de provinces où ce joueur a au moins deux maisons.',
    },
    sharedProvinces: {
      question: (partner) => fr`provinces communes avec ${partner}`,
      help: 'Le nombre de provinces où les deux partenaires ont une maison.',
    },
    colonists: {
      question: 'colons sur le plateau',
      help: fr`Les colons terrestres et maritimes sur le plateau ; pas ceux de l’entrepôt.`,
    },
    money: { question: 'nombre de sesterces', help: 'Combien de sesterces a ce joueur.' },
    tiles: {
      question: 'les tuiles du forum',
      help: fr`Les tuiles de ce joueur, avec des virgules, par nom ou par numéro :`,
    },
    goods: {
      question: 'marchandises en entrepôt',
      help: (goods) => fr`Les marchandises de l’entrepôt : tissu 1, outil 3. ${asNumbers(goods)}`,
    },
    concordia: {
      question: fr`carte Concordia ?`,
      yes: 'ce joueur a mis fin à la partie et a la carte, 7 points',
    },
    scores: {
      question: (name) => fr`points : ${name}`,
      help: (name) => fr`Les points du plateau ou d’un module : ${name}.`,
    },
    bonus: {
      question: 'points de bonus',
      help: 'Les points du plateau lui-même, comme ceux de Byzantium sur Roma.',
    },
  },
  score: {
    concordia: 'Concordia',
    bonus: 'Bonus',
    total: 'Total',
    rank: 'Rang',
    sestertii: 'Sesterces',
    team: 'Équipe',
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
    saved: (file) => fr`Feuille enregistrée : ${file}`,
  },
  summary: {
    good: 'Toutes les actions suivent les règles.',
    corrected: (corrections) =>
      `Toutes les actions suivent les règles, avec ${counted(corrections, { one: 'correction', other: 'corrections' })}.`,
    onlyResult: fr`On ne connaît que le résultat : il n’y a rien à vérifier.`,
    map: 'Plateau',
    players: 'Joueurs',
    teams: 'Équipes',
    rules: 'Règles',
    turns: 'Tours',
    actions: 'Actions',
    end: 'Fin',
    result: 'Résultat',
    note: (key) => NOTES.get(key),
    baseGame: 'jeu de base',
    venusCards: 'cartes de Concordia Venus',
    inTeams: 'par équipes',
    wineDisplay: 'face vin du présentoir',
    boughtGoods: 'premières marchandises achetées',
    intermediate: 'décompte intermédiaire',
    module: ({ name }) => name.charAt(0).toLowerCase() + name.slice(1),
    withoutProvinces: (count) => `sans ${counted(count, { one: 'province', other: 'provinces' })}`,
    unfinished: ({ turn, player, decision }) =>
      fr`la partie n’est pas finie ; au tour ${turn}, ${player} doit décider (${decision})`,
    over: 'la partie est terminée',
    lastHouse: (player) => `${player} a pris la carte Concordia avec sa dernière maison`,
    lastCard: (player) => `${player} a pris la carte Concordia avec la dernière carte`,
    scoresNow: fr`Scores si la partie s’arrêtait maintenant :`,
  },
  replay: {
    told: (sentences) => sentences.join('\u00a0; '),
    nothingToDo: (player) => `${player} n’a rien à faire`,
    correction: (change) => fr`correction : ${change}`,
    end: (how) => fr`Fin : ${how}`,
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
    pace: ({ time, perSecond }) => `${time}, ${perSecond} par seconde`,
    stopped: (logs, last) =>
      last === undefined
        ? `arrêt après ${counted(logs, LOGS)}`
        : fr`arrêt après ${counted(logs, LOGS)} ; le dernier est ${last}`,
    progress: ({ percent, logs, perSecond, left }) =>
      [
        ...(percent === undefined ? [] : [`${percent} %`]),
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
    average: ({ turns, actions }) =>
      fr`En moyenne ${turns} tours et ${actions} actions ; points moyens par dieu :`,
    wins: ({ wins, percent, margin }) => `${wins} (${percent} ± ${margin} %)`,
    seat: 'Siège',
    winsHead: 'Victoires',
    houses: 'Maisons',
    team: 'Équipe',
    strategy: 'Stratégie',
    total: 'Total',
    progress: ({ done, games, left }) =>
      left === undefined ? `partie ${done}/${games}` : `partie ${done}/${games}, encore ${left}`,
  },
  analysis: {
    head: (sims) =>
      fr`Chance de gagner avant chaque tour, ± deux erreurs types, et points attendus ; chaque position jouée ${sims} fois jusqu’au bout`,
    turn: 'Tour',
    end: 'fin',
    percent: (percent) => fr`${percent} %`,
    chance: ({ percent, margin }) => fr`${percent} ± ${margin} %`,
    turningPoints: fr`Tournants :`,
    noTurningPoints: 'Aucun tour n’a changé les chances de plus que l’erreur.',
    turningPoint: ({ turn, by, whose, before, after }) =>
      fr`Tour ${turn}, ${by} : chance ${whose === undefined ? '' : `(${whose}) `}${before} → ${after}`,
    lastTurns: fr`Derniers tours qui pouvaient rapporter plus de points :`,
    lastTurn: ({ turn, by, points, most, line }) =>
      fr`Tour ${turn}, ${by} : ${most} ${most < 2 ? 'point' : 'points'} au lieu de ${points} (${line.join(' ; ')})`,
    expected: fr`Points attendus, par dieu :`,
    final: fr`Points par dieu :`,
    plot: (players) => fr`Chances de gagner : ${players}`,
    bands: 'Les bandes montrent deux erreurs types.',
    chances: 'Chance de gagner',
    progress: ({ done, turns, left }) =>
      left === undefined ? `tour ${done}/${turns}` : `tour ${done}/${turns}, encore ${left}`,
  },
  play: {
    answers: {
      board: ['table'],
      help: ['aide'],
      map: ['plateau'],
      more: ['suite'],
      undo: ['annuler', 'retour'],
    },
    greeting: ({ player, help }) =>
      fr`Vous êtes ${player}. Tapez le numéro d’un choix, ou un coup ; ${help} en dit plus.`,
    help: ({ board, map, more, undo, quit }) => [
      fr`un numéro : ce choix`,
      fr`un coup comme dans les journaux, entier ou abrégé ; plusieurs avec des points-virgules`,
      fr`${board} : ce que chacun possède, votre main et le présentoir`,
      fr`${map} : le plateau en mots`,
      fr`${more} : d’autres choix`,
      fr`${undo} : annuler votre dernière action, si rien de caché n’a été montré depuis`,
      fr`${quit} : s’arrêter ici`,
    ],
    more: ({ left, answer }) => fr`Encore ${left} ; tapez ${answer}`,
    noMore: 'Ce sont tous les choix.',
    wrongNumber: (most) => `Tapez un numéro de 1 à ${most}.`,
    noMove: 'Tapez le numéro d’un choix, ou un coup.',
    notYours: 'Ne tapez que vos propres actions de ce tour.',
    undone: 'Action annulée.',
    noUndo: 'On ne peut rien annuler ici.',
    left: (file) =>
      file === undefined
        ? fr`La partie s’arrête ici ; rien n’est enregistré.`
        : fr`La partie s’arrête ici ; elle est enregistrée dans ${file}.`,
    endedEarly: (file) =>
      file === undefined
        ? fr`les réponses finissent avant la partie ; rien n’est enregistré`
        : fr`les réponses finissent avant la partie ; elle est enregistrée dans ${file}`,
  },
  maps: {
    id: 'Id',
    name: 'Nom',
    cities: 'Cités',
    provinces: 'Provinces',
    routes: 'Routes',
    players: 'Joueurs',
    anyPlayers: 'libre',
    leftOut: (map, what) => fr`Il manque sur ${map} : ${what}`,
  },
  map: {
    players: 'Joueurs',
    anyPlayers: 'nombre libre',
    advised: (range) => `${range} de préférence`,
    size: 'Taille',
    sizeOf: ({ cities, provinces }) =>
      `${counted(cities, { one: 'cité', other: 'cités' })} dans ${counted(provinces, { one: 'province', other: 'provinces' })}`,
    routes: 'Routes',
    routesOf: ({ land, sea }) =>
      `${counted(land, { one: 'terrestre', other: 'terrestres' })}, ${counted(sea, { one: 'maritime', other: 'maritimes' })}`,
    start: 'Départ',
    later: 'Colons suivants',
    starts: ({ land = 'nulle part', sea = 'nulle part' }) =>
      fr`colon terrestre : ${land} ; colon maritime : ${sea}`,
    leftOut: 'Il manque',
    castles: 'Châteaux',
    gates: 'Portes',
    squares: 'Cases',
    landFields: 'Cases terrestres',
    seaFields: 'Cases maritimes',
    noStop: 'Sans arrêt',
    crossed: ({ place, kind }) => `${place} (${ROUTES[kind]})`,
    shared: 'Partagées',
    sharedRoutes: (kinds) =>
      `routes ${listed(kinds.map((kind) => `${ROUTES[kind]}s`))}, par autant de colons qu’on veut`,
    letters: { capital: 'capitale', castle: 'château', gate: 'porte', square: 'case de commerce' },
    printedAs: (name, printed) => fr`${name} (imprimé : ${printed})`,
    province: 'Province',
    cities: 'Cités et leurs lettres',
  },
  perft: { depth: 'Profondeur', sequences: 'Suites' },
  rulebook: {
    faults: {
      tooLong: ({ most }) => `Le texte dépasse ${most} caractères.`,
      longLine: ({ most }) => `Cette ligne dépasse ${most} caractères.`,
      manyScenarios: ({ most }) =>
        fr`Un texte a au plus ${most} scénarios ; les suivants ne sont pas joués.`,
      manyNames: ({ most }) => `Un texte a au plus ${most} étiquettes et noms.`,
      noTitle: () => 'Il manque un titre au-dessus de ces lignes.',
      noRule: () => fr`Un titre commence par les numéros de ses règles : « R-4.3: ... ».`,
      noLines: () => 'Il n’y a rien sous ce titre.',
      givenLate: () => fr`« given » vient avant tout le reste.`,
      manyGivens: ({ most }) => `Une ligne donne au plus ${most} choses.`,
      belowSheet: () =>
        fr`Sous une feuille de score, on écrit « then » ou « !score -> INVALID_SHEET ».`,
      manyPlayers: ({ most }) => `Il y a plus de ${most} joueurs sur cette feuille.`,
      form: ({ example }) => fr`C’est illisible. On écrit : ${example}`,
      whose: ({ example }) => fr`De qui s’agit-il ? On écrit : « ${example} ».`,
      unknown: ({ what, said }) => fr`« ${said} » n’est pas ${RULE_THINGS[what]}.`,
      nothingAt: ({ path }) => fr`Il n’y a rien à cet endroit : ${path}.`,
      noList: ({ path }) => fr`Il n’y a pas de liste à cet endroit : ${path}.`,
      notInList: ({ path, item }) => fr`Il manque ${item} à cet endroit : ${path}.`,
      allowed: ({ action }) => fr`C’est permis : ${action}`,
      listed: ({ action }) => fr`C’est refusé, mais proposé : ${action}`,
      otherRefusal: ({ what, expected, found, said }) =>
        fr`${REFUSAL_PARTS[what]} : ${found} au lieu de ${expected} : ${said}`,
      counted: ({ scores }) => fr`Cette feuille est acceptée : ${scores}`,
      otherChoices: ({ missing, more }) =>
        [
          ...(missing.length > 0 ? [fr`impossible : ${missing.join(', ')}`] : []),
          ...(more.length > 0 ? [fr`possible aussi : ${more.join(', ')}`] : []),
        ].join(fr` ; `),
      otherFact: ({ said, expected, found }) => fr`${said} : attendu ${expected}, trouvé ${found}`,
      refused: ({ code, said }) => fr`${code} : ${said}`,
      threw: ({ said }) => fr`La bibliothèque a échoué : ${said}`,
    },
    file: ({ file, scenarios, failures }) =>
      [
        fr`${file} : ${counted(scenarios, SCENARIOS)}`,
        ...(failures === 0 ? [] : [counted(failures, MISTAKES)]),
      ].join(', '),
    total: ({ scenarios, files, failures }) =>
      fr`${counted(scenarios, SCENARIOS)} dans ${counted(files, { one: 'fichier', other: 'fichiers' })} : ${failures === 0 ? 'tout est juste' : counted(failures, MISTAKES)}`,
    expected: 'attendu',
    found: 'trouvé',
  },
  words: {
    english: fr`Les textes anglais sont à côté des règles ; il n’en manque aucun.`,
    complete: (language) => `Il ne manque aucun mot en ${language}.`,
  },
  example: {
    id: 'Id',
    about: 'Ce que c’est',
    guide: 'Guide',
    hint: fr`Pour en écrire un dans un dossier : npx concordia-rules example ID [DOSSIER]`,
    wrote: ({ files, folder, about }) =>
      fr`${counted(files, { one: 'fichier écrit', other: 'fichiers écrits' })} dans ${folder} : ${about}.`,
    guideIn: (page) => fr`Guide : ${page}, dans le paquet`,
    examples: {
      sheets: 'feuilles de score de parties jouées autour d’une table',
      games: 'parties enregistrées sur tous les plateaux, en JSON et en texte',
      screen: 'une page pour jouer des parties entières, avec React et Vite',
      board: 'un plateau où l’on joue, avec React, Preact, Vue ou rien',
      server: 'un serveur de parties par WebSocket, et son client',
      boardgame: 'un salon, un serveur et une page avec boardgame.io',
      stores: 'des parties dans Redux Toolkit et dans un fil d’exécution',
      bots: 'votre propre bot',
      training: 'mesurer et régler un bot, et des nombres pour un réseau',
      serve: 'un bot en Python qui joue une partie entière',
      vectors: 'un vérificateur en Python des vecteurs de test',
      'own-map': 'votre propre plateau, avec ses propres règles',
      'own-module': fr`votre propre module : une nouvelle carte et ses règles`,
      'own-tiles': fr`vos propres tuiles du forum`,
      offers: fr`votre propre module : des offres et des choix secrets`,
      variant: fr`une variante du jeu de base : une autre fin, d’autres coûts`,
      solo: fr`une variante en solo : une personne contre un siège joué par les règles`,
    },
  },
};

const LOGS = { one: 'journal', other: 'journaux' } as const;

const ROUTES = { land: 'terrestre', sea: 'maritime' } as const;

const NOTES: ReadonlyMap<string, string> = new Map([
  ['date', 'Date'],
  ['place', 'Lieu'],
  ['comment', 'Commentaire'],
]);

function asNumbers(goods: readonly string[]): string {
  return fr`Ou seulement ${goods.length} nombres, pour ${goods.join(', ')}.`;
}
