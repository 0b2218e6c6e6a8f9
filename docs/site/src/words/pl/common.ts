/** What several pages say, in Polish. */
import type { SiteWords } from '../texts';

export const common: SiteWords['common'] = {
  board: { larger: 'Powiększ', smaller: 'Pomniejsz', whole: 'Cała plansza' },
  fault: { place: 'Miejsce:', rule: (number) => `Zasada ${number}` },
  files: {
    tooLarge: (name) => `Plik ${name} jest za duży na partię.`,
    orDrop: 'albo upuść plik tutaj',
  },
  log: { nothing: 'Nie ma jeszcze nic do czytania.', noJson: 'Tekst nie jest pełnym JSON-em.' },
  points: {
    caption: 'Punkty według bogów',
    god: 'Bóg',
    total: 'Suma',
    rank: 'Miejsce',
    bonus: 'Premia',
    winner: (names, count) =>
      count === 1 ? `Zwycięstwo: ${names}` : `Wspólne zwycięstwo: ${names}`,
    inTheLead: (names) => `Na prowadzeniu: ${names}`,
    team: (rank, names, total) => `${rank}. ${names}: punkty – ${total}`,
  },
  and: (names) =>
    names.length < 2 ? names.join('') : `${names.slice(0, -1).join(', ')} i ${names.at(-1)}`,
};
