/** What several pages say, in Polish. */
import type { SiteWords } from '../texts';

export const common: SiteWords['common'] = {
  board: { larger: 'Powiększ', smaller: 'Pomniejsz', whole: 'Cała plansza' },
  fault: {
    programmers: 'Dla programistów',
    oldLog: 'Ta gra pochodzi ze starej wersji, której zapisów nie da się już odczytać.',
    newerVersion: 'Ta gra pochodzi z nowszej wersji. Wczytaj stronę ponownie, aby ją odczytać.',
    hiddenCharacter: (character) => `W nazwie lub notatce jest niewidoczny znak: ${character}.`,
    noFormat: 'To nie jest gra tej biblioteki albo brakuje jej początku.',
    tooLong: 'Ten tekst jest za długi jak na grę.',
    wrongPlayers: 'Gra jest dla dwóch do sześciu graczy.',
    wrongName: 'Imię gracza ma mieć od 1 do 60 znaków, bez spacji na początku i końcu.',
    noModule: (name) => `Na tej stronie nie ma modułu ${name}.`,
    sameName: (name) => `Dwoje graczy ma to samo imię: ${name}.`,
    wrongData: 'Zawiera dane, których nie ma żadna gra.',
    unexpected: 'Coś poszło nie tak.',
    rule: (number) => `Zasada ${number}`,
  },
  files: {
    tooLarge: (name) => `Plik ${name} jest za duży na zapis gry.`,
    notRead: (name) => `Nie da się odczytać pliku ${name}.`,
    orDrop: 'albo upuść plik tutaj',
  },
  log: {
    nothing: 'Nie ma jeszcze nic do czytania.',
    noJson: 'Brakuje początku lub końca pliku albo coś w nim jest uszkodzone.',
    list: 'To jest lista, a nie gra.',
    value: 'To pojedyncza liczba lub słowo, a nie gra.',
    other:
      'To nie jest zapis gry w Concordię. Arkusz punktacji można otworzyć na stronie „Liczenie”.',
  },
  points: {
    caption: 'Punkty według bogów',
    god: 'Bóg',
    total: 'Suma',
    rank: 'Miejsce',
    bonus: 'Bonus',
    winner: (names, count) =>
      count === 1 ? `Zwycięstwo: ${names}` : `Wspólne zwycięstwo: ${names}`,
    inTheLead: (names) => `Na prowadzeniu: ${names}`,
    team: (rank, names, total) => `${rank}. ${names}: punkty – ${total}`,
  },
  and: (names) =>
    names.length < 2 ? names.join('') : `${names.slice(0, -1).join(', ')} i ${names.at(-1)}`,
};
