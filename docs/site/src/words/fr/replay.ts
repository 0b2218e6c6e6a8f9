/** The page Replay, in French. */
import type { SiteWords } from '../texts';

export const replay: SiteWords['replay'] = {
  choose: 'Choisir une partie',
  examples: 'Exemples',
  players: (count) => `${count} joueurs`,
  broken: 'avec une erreur',
  justSeen: 'La partie que vous venez de voir',
  cannotShow: 'Impossible de montrer cette partie.',
  preparing: 'Mise en place de la partie…',
  another: 'Une autre partie',

  board: 'Plateau',
  where: 'Où en est la partie',
  first: 'Au début',
  turnBefore: 'Tour précédent',
  back: 'En arrière',
  play: 'Lecture',
  pause: 'Pause',
  forward: 'En avant',
  nextTurn: 'Tour suivant',
  last: 'À la fin',
  action: (count, last) => `Action ${count} sur ${last}`,
  actionAndTurn: (count, last, turn) => `Action ${count} sur ${last}, tour ${turn}`,
  turn: 'Tour',
  ofTurns: (count) => `sur ${count}`,
  keys: 'Touches : ← → un pas, Page préc. et Page suiv. un tour, Début et Fin.',

  setUp: 'La partie est mise en place.',
  actions: 'Actions',
  comment: 'commentaire',
  variation: 'variante',
  correction: 'correction',
  corrected: 'Corrigé à la table :',
  clock: (time) => `La pendule indique ${time}.`,
  clockOf: (name, time) => `${name} : il reste ${time}.`,
  others: 'Ce qui aurait pu être joué :',
  nothingPlayed: 'Aucune action',
  more: (count) => `… et ${count} de plus`,
  onBoard: 'Voir sur le plateau',
  inVariation: 'Une variante : cela n’a pas été joué.',
  backToGame: 'Retour à la partie',

  turningPoints: 'Tournants',
  turningPointsHow:
    'Un changement en tête compte s’il dure un tour de table. S’y ajoutent les plus grands écarts en un tour.',
  lead: (names) => `En tête : ${names}`,
  swing: (points, name) =>
    `${points > 0 ? '+' : '−'}${Math.abs(points)} ${Math.abs(points) === 1 ? 'point' : 'points'} pour ${name}`,
  lastTurns: 'Les derniers tours commencent',
  end: 'La partie se termine',
  annotated: 'Commentaires, variantes et corrections',
  atTurn: (turn) => `Tour ${turn}`,

  finalPoints: 'Points à la fin',
  pointsNow: 'Points jusqu’ici',
  plot: 'Points au fil des tours',
  whose: 'De qui',
  allTotals: 'Tous, totaux',
  byGod: (name) => `${name}, par dieu`,
  plotLabel: (who, turn) =>
    `Points du tour 1 au tour ${turn} : ${who}. Les chiffres sont dans le tableau ci-dessous.`,
  everybody: 'tous',
  turnAxis: 'tour',
  asTable: 'Les chiffres en tableau',
  figures: 'Chiffres',
  figuresOf: (who) => `Points au début de chaque tour : ${who}`,
  endRow: 'Fin',

  wrongCorrection: (count) =>
    `La correction après l’action ${count} est impossible : on s’arrête juste avant.`,
  wrongScores: 'Toutes les actions respectent les règles, mais les points notés sont faux.',
  wrongVariation: (number) =>
    `Une variante de l’action ${number} enfreint une règle : on s’arrête juste avant.`,
  wrongAction: (number) => `L’action ${number} enfreint une règle : on s’arrête juste avant.`,
  showThere: 'Voir ce moment',
};
