/** Sheets of the page Score, in Polish. */
import type { SiteWords } from '../texts';

export const sheets: SiteWords['sheets'] = {
  titled: (map, names) => `${map} – ${names}`,
  noMap: 'Bez mapy',
  result: 'Wynik',
  intermediate: 'Punktacja pośrednia',
  nothing: 'Nie ma jeszcze czego liczyć.',
  toSettle: 'Do wyjaśnienia',
  sestertii: 'Zdobyte sestercje',
  list: {
    heading: 'Twoje arkusze',
    lead: 'Są zapisane w tej przeglądarce, tylko na tym urządzeniu.',
    isOpen: 'Teraz otwarty',
    remove: (sheet) => `Usuń: ${sheet}`,
    removed: (sheet) => `Usunięto: ${sheet}`,
    takeBack: 'Przywróć',
    start: 'Nowy arkusz',
    file: 'Otwórz arkusz',
    noFile: 'Nie można otworzyć tego pliku.',
    noJson: 'Ten plik to nie JSON. Otwórz arkusz zapisany na tej stronie.',
    cannotOpen: 'Nie można otworzyć tego arkusza.',
    unreadable: 'Nieczytelne tutaj',
    unreadableLead: 'Zapisała to inna wersja tej strony albo inny program. Zostaje tak, jak jest.',
    save: (sheet) => `Zapisz jako plik: ${sheet}`,
  },
  warning: {
    full: 'Pamięć tej przeglądarki jest pełna, więc ostatnie zmiany przepadną, gdy zamkniesz tę stronę.',
    closed:
      'Ta przeglądarka nie pozwala stronie niczego zapisać, więc arkusz przepadnie, gdy zamkniesz tę stronę.',
    waysOut:
      'Zapisz arkusz jako plik, udostępnij go jako link albo usuń arkusze, których już nie potrzebujesz.',
    waysOutClosed: 'Zapisz arkusz jako plik albo udostępnij go jako link.',
    elsewhere:
      'Ten arkusz zmieniono w innej karcie. Widzisz najnowszy stan; „Cofnij” przywraca twój.',
    both: 'Ten arkusz zmieniono w tym samym czasie w innej karcie. Oba stany są zachowane: twój jest teraz osobnym arkuszem.',
    understood: 'OK',
  },
  share: {
    heading: 'Udostępnij i zapisz',
    send: 'Udostępnij…',
    link: 'Kopiuj link',
    linkCopied: 'Link skopiowany.',
    byHand: 'Przeglądarka nie pozwala kopiować. Skopiuj link ręcznie:',
    notAllowed: 'Przeglądarka nie pozwala kopiować.',
    notSent: 'Nie udało się udostępnić. Skopiuj link.',
    theLink: 'Link',
    qr: 'Kod QR',
    qrText: 'Kod QR z linkiem do tego arkusza',
    qrLead: 'Inny telefon może go zeskanować aparatem.',
    qrTooLong: 'Ten arkusz jest za długi na kod QR. Skopiuj link.',
    qrNotLoaded: 'Nie udało się wczytać kodu QR. Skopiuj link.',
    everybody:
      'Każdy może liczyć na swoim telefonie: udostępnij ten arkusz, niech inni wypełnią swoje wiersze i odeślą go. Otwórz tutaj ich link, żeby wczytać ich wiersze.',
    text: 'Kopiuj jako tekst',
    bgg: 'Kopiuj dla BoardGameGeek',
    copied: 'Wynik skopiowany.',
    bgStats: 'Do BG Stats',
    print: 'Drukuj',
    save: 'Zapisz jako plik',
    subject: (what) => `Concordia: ${what}`,
  },
  shared: {
    lead: 'Ktoś udostępnił ci ten arkusz.',
    noSheet: 'W linku nie ma arkusza; może brakuje jego części.',
    cannotShow: 'Nie można pokazać tego arkusza.',
    loading: 'Wczytywanie arkusza…',
    keep: 'Zachowaj jako osobny arkusz',
    toOwn: 'Do mojego arkusza',
    known: 'Masz już ten arkusz.',
  },
  merge: {
    heading: 'Wczytaj wiersze',
    into: (sheet) => `Do twojego arkusza: ${sheet}`,
    otherGame: 'Nie pasuje do otwartego arkusza, więc nie można wczytać wierszy:',
    obstacles: {
      map: 'mapy są różne.',
      players: 'liczby graczy są różne.',
      teams: 'tylko jeden z nich jest dla drużyn.',
      cards: 'karty są różne: Concordia i Concordia Venus.',
      modules: 'moduły są różne.',
      scoring: 'tylko jeden z nich to punktacja pośrednia.',
    },
    same: 'Twój arkusz ma takie same wiersze dla wszystkich.',
    whose: 'Czyje wiersze?',
    take: (name, points) =>
      points === undefined
        ? `Wczytaj wiersze: ${name}`
        : `Wczytaj wiersze: ${name} (punkty: ${points})`,
    replaces: (name, points) =>
      points === undefined
        ? `Zastępuje to, co masz: ${name}`
        : `Zastępuje to, co masz: ${name} (punkty: ${points})`,
    goesTo: (name) => `Na twoim arkuszu trafia tutaj: ${name}`,
    isSame: (name) => `${name}: tak samo na obu arkuszach`,
    untouched: (name) => `${name}: nic tam nie wypełniono`,
    clashes: 'Arkusze są ze sobą sprzeczne',
    whichGood: (city) => `Co produkuje ${city}?`,
    whoHas: (card) => `Kto ma tę kartę: ${card}?`,
    concordia: 'karta Concordia',
    go: 'Wczytaj',
    none: 'Wybierz, czyje wiersze wczytać.',
  },
  printed: {
    cards: 'Karty',
    houses: 'Domy',
    goods: 'Dobra',
    money: 'Sestercje',
    colonists: 'Koloniści',
    tiles: 'Kafelki z forum',
    provinces: (count) => counted(count, 'prowincja', 'prowincje', 'prowincji'),
    provincesWithTwo: (count) => `z dwoma lub więcej domami: ${count}`,
    sharedProvinces: (count) => `wspólne z partnerem: ${count}`,
    none: 'brak',
    how: 'Jak',
    points: 'Punkty',
    houseCount: (count) => counted(count, 'dom', 'domy', 'domów'),
  },
};

/** `1 dom`, `2 domy`, `5 domów`, `12 domów`, `22 domy`. */
function counted(count: number, one: string, few: string, many: string): string {
  const isFew = [2, 3, 4].includes(count % 10) && ![12, 13, 14].includes(count % 100);
  return `${count} ${count === 1 ? one : isFew ? few : many}`;
}
