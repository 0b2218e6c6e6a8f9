/** What several pages say, in French. */
import type { SiteWords } from '../texts';

export const common: SiteWords['common'] = {
  board: { larger: 'Plus grand', smaller: 'Plus petit', whole: 'Plateau entier' },
  fault: { place: 'Endroit :', rule: (number) => `Règle ${number}` },
  files: {
    tooLarge: (name) => `${name} est trop gros pour être une partie.`,
    orDrop: 'ou déposez le fichier ici',
  },
  log: { nothing: 'Il n’y a encore rien à lire.', noJson: 'Le texte n’est pas du JSON complet.' },
  points: {
    caption: 'Points par dieu',
    god: 'Dieu',
    total: 'Total',
    rank: 'Rang',
    bonus: 'Bonus',
    winner: (names, count) =>
      count === 1 ? `Victoire : ${names}` : `Victoire partagée : ${names}`,
    inTheLead: (names) => `En tête : ${names}`,
    team: (rank, names, total) => `${rank}. ${names} : ${total} points`,
  },
  and: (names) =>
    names.length < 2 ? names.join('') : `${names.slice(0, -1).join(', ')} et ${names.at(-1)}`,
};
