/** The frame, the start page and the way into the reference, in Polish. */
import type { SiteWords } from '../texts';

export const shell: SiteWords['shell'] = {
  skip: 'Przejdź do treści',
  pages: 'Strony',
  language: 'Język',
  footer:
    'Nieoficjalna pomoc, zrobiona z biblioteką concordia-rules. Concordia to gra planszowa Maca Gerdtsa. Nic, co wpiszesz, nie opuszcza twojego urządzenia.',
  again: 'Spróbuj jeszcze raz',
  kept: 'Ta strona jest zapisana na twoim urządzeniu i działa offline.',
  notKept:
    'Nie udało się zapisać tej strony na twoim urządzeniu, więc potrzebuje połączenia. Może brakuje miejsca.',
  newer: 'Jest nowsza wersja tej strony.',
  loadNewer: 'Wczytaj',
  loading: 'Wczytywanie…',
  notLoaded:
    'Nie udało się tego wczytać. Offline widać tylko to, co jest zapisane na tym urządzeniu.',
  wentWrong: 'Na tej stronie coś się nie udało; może pomoże wczytanie jej od nowa.',
  notFound: 'Nie ma takiej strony',
  toStart: 'Przejdź do strony głównej',
  title: 'Concordia bez liczenia',
  lead: 'Zasady gry w twojej przeglądarce. Działa offline, a nic, co wpiszesz, nie jest wysyłane.',
  programmers: 'Dla programistów',
  titles: {
    score: 'Liczenie',
    check: 'Sprawdzanie',
    replay: 'Powtórka',
    play: 'Gra',
    guides: 'Poradniki',
    reference: 'Opis funkcji',
  },
  leads: {
    score: 'Policz punkty gry, którą właśnie rozegraliście przy stole.',
    check: 'Sprawdź, czy zapisana gra jest zgodna z zasadami.',
    replay: 'Obejrzyj grę jeszcze raz, krok po kroku.',
    play: 'Graj na jednym urządzeniu, ze znajomymi albo przeciw botom.',
    guides: 'Zasady, pliki i jak korzystać z biblioteki (po angielsku).',
    reference: 'Wszystkie funkcje i typy pakietu (po angielsku).',
  },
};
