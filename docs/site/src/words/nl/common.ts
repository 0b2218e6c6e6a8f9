/** What several pages say, in Dutch. */
import type { SiteWords } from '../texts';

export const common: SiteWords['common'] = {
  board: { larger: 'Groter', smaller: 'Kleiner', whole: 'Hele bord' },
  fault: { place: 'Plaats:', rule: (number) => `Regel ${number}` },
  files: {
    tooLarge: (name) => `${name} is te groot voor een partij.`,
    orDrop: 'of sleep het bestand hierheen',
  },
  log: { nothing: 'Er valt nog niets te lezen.', noJson: 'De tekst is geen volledige JSON.' },
  points: {
    caption: 'Punten per god',
    god: 'God',
    total: 'Totaal',
    rank: 'Rang',
    bonus: 'Bonus',
    winner: (names, count) => (count === 1 ? `Winnaar: ${names}` : `Winnaars: ${names}`),
    inTheLead: (names) => `Aan kop: ${names}`,
    team: (rank, names, total) => `${rank}. ${names}: ${total} punten`,
  },
  and: (names) =>
    names.length < 2 ? names.join('') : `${names.slice(0, -1).join(', ')} en ${names.at(-1)}`,
};
