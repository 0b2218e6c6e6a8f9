/** What several pages say, in German. */
import type { SiteWords } from '../texts';

export const common: SiteWords['common'] = {
  board: { larger: 'Größer', smaller: 'Kleiner', whole: 'Ganzer Plan' },
  fault: { place: 'Stelle:', rule: (number) => `Regel ${number}` },
  files: {
    tooLarge: (name) => `${name} ist zu groß für eine Partie.`,
    orDrop: 'oder die Datei hier ablegen',
  },
  log: {
    nothing: 'Es gibt noch nichts zu lesen.',
    noJson: 'Der Text ist kein vollständiges JSON.',
  },
  points: {
    caption: 'Punkte nach Göttern',
    god: 'Gott',
    total: 'Summe',
    rank: 'Rang',
    bonus: 'Bonus',
    winner: (names, count) => (count === 1 ? `Sieg: ${names}` : `Gemeinsamer Sieg: ${names}`),
    inTheLead: (names) => `In Führung: ${names}`,
    team: (rank, names, total) => `${rank}. ${names}: ${total} Punkte`,
  },
  and: (names) =>
    names.length < 2 ? names.join('') : `${names.slice(0, -1).join(', ')} und ${names.at(-1)}`,
};
