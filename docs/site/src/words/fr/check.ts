/** The page Check, in French. */
import type { SiteWords } from '../texts';

export const check: SiteWords['check'] = {
  choose: 'Choisir des parties',
  orDrop: 'ou déposez des fichiers ici, même plusieurs à la fois',
  orPaste: 'Ou collez une partie, en JSON ou en texte',
  check: 'Vérifier',
  tryWhole: 'Essayer une partie complète',
  tryBroken: 'Essayer une partie avec une erreur',
  notChecked: 'Impossible de vérifier cela.',

  right: '✓ Toutes les actions respectent les règles',
  rightCorrected: (count) =>
    `✓ Toutes les actions respectent les règles, avec ${count === 1 ? '1 correction' : `${count} corrections`}`,
  wrongAction: (number, count) => `✗ L’action ${number} sur ${count} enfreint une règle`,
  wrongVariation: (number, count) =>
    `✗ Une variante de l’action ${number} sur ${count} enfreint une règle`,
  wrongCorrection: (number, count) =>
    `✗ La correction après l’action ${number} sur ${count} est impossible`,
  wrongScores: '✗ Les points enregistrés sont faux',
  scoresEarly: 'Des points sont enregistrés alors que la partie n’est pas finie.',
  scoresDiffer: (recorded, counted) => `Enregistrés : ${recorded}. Comptés : ${counted}.`,
  unreadable: '✗ Ce texte ne peut pas être lu jusqu’au bout',
  wrongLine: (line) => `✗ Une règle est enfreinte à la ligne ${line}`,
  actions: (count) => (count < 2 ? `${count} action` : `${count} actions`),
  notOver: (turn) => `La partie n’est pas finie : c’est le tour ${turn}.`,
  onlyResult: (result) => `Seul le résultat est enregistré : ${result}.`,

  where: 'Où',
  what: 'Action',
  open: 'Décision',
  actionAndTurn: (number, turn) => `Action ${number}, tour ${turn}`,
  turn: (turn) => `Tour ${turn}`,
  line: (line, column) => `Ligne ${line}, colonne ${column}`,
  noAction: 'Ce n’est pas une action valable.',
  places: (count) =>
    count === 1 ? 'Un endroit est illisible.' : `${count} endroits sont illisibles.`,
  followsUpTo: 'Jusqu’ici, la partie respecte les règles.',
  breaksRule: 'Cela enfreint une règle.',
  rule: (number) => `Règle ${number}`,
  possible: (list) => `Possible : ${list}`,

  replay: 'Revoir la partie',
  replayUpTo: 'Revoir la partie jusque-là',
  saveText: 'Enregistrer en texte',
  saveJson: 'Enregistrer en JSON',

  games: 'Parties',
  gameOf: (file, number) => `${file}, partie ${number}`,
  pasted: (number) => `Partie ${number}`,
  progress: (count) => (count < 2 ? `${count} vérifiée…` : `${count} vérifiées…`),
  stop: 'Arrêter',
  stopped: (count) => `Arrêté après ${count < 2 ? `${count} partie` : `${count} parties`}.`,
  summary: (right, wrong) =>
    `${right} ${right < 2 ? 'partie respecte' : 'parties respectent'} les règles, ${wrong} non.`,
  tooMany: (most) => `Seules les ${most} premières parties sont vérifiées en une fois.`,
  saveTable: 'Enregistrer le tableau (CSV)',
  file: 'Partie',
  map: 'Plateau',
  players: 'Joueurs',
  actionsColumn: 'Actions',
  verdict: 'Verdict',
  firstFault: 'Première erreur',
  isRight: '✓ juste',
  isWrong: '✗ faux',
  isUnread: '✗ illisible',
};
