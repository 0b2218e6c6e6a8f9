/** What several pages say, in French. */
import type { SiteWords } from '../texts';

export const common: SiteWords['common'] = {
  board: { larger: 'Plus grand', smaller: 'Plus petit', whole: 'Plateau entier' },
  fault: {
    programmers: 'Pour les programmeurs',
    oldLog: 'Cette partie vient d’une ancienne version, dont les parties ne se lisent plus.',
    newerVersion: 'Cette partie vient d’une version plus récente. Rechargez la page pour la lire.',
    hiddenCharacter: (character) =>
      `Un nom ou une note contient un caractère invisible : ${character}.`,
    noFormat: 'Ce n’est pas une partie de cette bibliothèque, ou son début manque.',
    tooLong: 'Ce texte est trop long pour une partie.',
    wrongPlayers: 'Une partie se joue de deux à six joueurs.',
    wrongName: 'Un nom doit avoir de 1 à 60 caractères, sans espace au début ni à la fin.',
    noModule: (name) => `Ce site ne connaît pas de module ${name}.`,
    sameName: (name) => `Deux joueurs s’appellent ${name}.`,
    wrongData: 'Il contient des données qu’aucune partie n’a.',
    unexpected: 'Quelque chose s’est mal passé.',
    rule: (number) => `Règle ${number}`,
  },
  files: {
    tooLarge: (name) => `${name} est trop gros pour être une partie.`,
    notRead: (name) => `Impossible de lire ${name}.`,
    orDrop: 'ou déposez le fichier ici',
  },
  log: {
    nothing: 'Il n’y a encore rien à lire.',
    noJson: 'Il manque le début ou la fin du fichier, ou il est abîmé.',
    list: 'C’est une liste, pas une partie.',
    value: 'C’est un simple nombre ou un mot, pas une partie.',
    other:
      'Ce n’est pas une partie de Concordia enregistrée. Une feuille de score s’ouvre sous « Compter ».',
  },
  points: {
    caption: 'Points par dieu',
    god: 'Dieu',
    total: 'Total',
    rank: 'Rang',
    bonus: 'Bonus',
    winner: (names, count) =>
      count === 1 ? `Victoire : ${names}` : `Victoire partagée : ${names}`,
    inTheLead: (names) => `En tête : ${names}`,
    team: (rank, names, total) => `${rank}. ${names} : ${total} points`,
  },
  and: (names) =>
    names.length < 2 ? names.join('') : `${names.slice(0, -1).join(', ')} et ${names.at(-1)}`,
};
