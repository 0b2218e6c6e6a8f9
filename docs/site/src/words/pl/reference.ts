/** The way into the reference, in Polish. */
import type { SiteWords } from '../texts';

export const reference: SiteWords['reference'] = {
  open: 'Otwórz opis funkcji',
  entries: 'Punkty wejścia',
  begin: 'Jak zacząć',
  what: {
    index: 'Wszystko: wszystkie mapy i moduły, gotowe do gry.',
    core: 'Sam silnik, dla twoich map i małych paczek.',
    log: 'Zapisywanie, odtwarzanie i sprawdzanie gier silnika.',
    follow: 'Widoki aktualizowane przez zdarzenia.',
    notation: 'Zapisy gier jako tekst.',
    words: 'Gry opisane słowami i teksty, których brakuje językowi.',
    screen: 'To, co ekran pokazuje obok planszy, w słowach.',
    maps: 'Każda mapa osobno.',
    modules: 'Wenus, drużyny, sól, forum i inne moduły.',
    scoring: 'Samo liczenie punktów, dla gier granych przy stole.',
    sheets: 'Liczenie punktów w zdaniach, z nazwami i kartami, dla arkuszy na ekranie.',
    svg: 'Obrazki plansz i gier.',
    board: 'Interaktywna plansza na stronę.',
    bots: 'Boty.',
    boardgame: 'Gra dla boardgame.io.',
    kit: 'Narzędzia do pisania własnych map i modułów.',
    'kit-rules': 'Pomoce gry podstawowej, dla zasad, które ją zmieniają.',
    testing: 'Testy własnych map i modułów.',
  },
  words: (language) => `Teksty w języku: ${language}.`,
};
