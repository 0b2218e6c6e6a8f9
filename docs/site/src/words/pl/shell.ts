/** The frame, the start page and the way into the reference, in Polish. */
import type { SiteWords } from '../texts';

export const shell: SiteWords['shell'] = {
  skip: 'Przejdź do strony',
  pages: 'Strony',
  language: 'Język',
  footer:
    'Nieoficjalna pomoc, zrobiona z biblioteką concordia-rules. Concordia to gra planszowa Maca Gerdtsa. Nic, co wpiszesz, nie opuszcza twojego urządzenia.',
  again: 'Spróbuj jeszcze raz',
  kept: 'Ta strona jest zapisana na twoim urządzeniu i działa bez sieci.',
  notKept:
    'Nie udało się zapisać tej strony na twoim urządzeniu, więc potrzebuje sieci. Może brakuje miejsca.',
  newer: 'Jest nowsza wersja tej strony.',
  loadNewer: 'Wczytaj',
  loading: 'Wczytywanie …',
  notLoaded:
    'Nie udało się tego wczytać. Bez sieci widać tylko to, co jest zapisane na tym urządzeniu.',
  wentWrong: 'Na tej stronie coś się nie udało; może pomoże wczytanie jej od nowa.',
  notFound: 'Nie ma takiej strony',
  toStart: 'Przejdź do strony głównej',
  title: 'Concordia bez liczenia',
  lead: 'Zasady gry w twojej przeglądarce. Działa bez sieci, a nic, co wpiszesz, nie jest wysyłane.',
  programmers: 'Dla programistów',
  titles: {
    score: 'Liczenie',
    check: 'Sprawdzanie',
    replay: 'Powtórka',
    play: 'Gra',
    guides: 'Przewodniki',
    reference: 'Opis funkcji',
  },
  leads: {
    score: 'Policz punkty partii, którą właśnie rozegraliście przy stole.',
    check: 'Sprawdź, czy zapisana partia jest zgodna z zasadami.',
    replay: 'Obejrzyj partię jeszcze raz, krok po kroku.',
    play: 'Graj na jednym urządzeniu, ze znajomymi albo przeciw botom.',
    guides: 'Zasady, pliki i jak budować na bibliotece (po angielsku).',
    reference: 'Wszystkie funkcje i typy pakietu (po angielsku).',
  },
};
