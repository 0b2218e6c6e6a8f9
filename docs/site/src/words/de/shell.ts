/** The frame, the start page and the way into the reference, in German. */
import type { SiteWords } from '../texts';

export const shell: SiteWords['shell'] = {
  skip: 'Zum Inhalt springen',
  pages: 'Seiten',
  language: 'Sprache',
  footer:
    'Ein inoffizieller Helfer, gemacht mit der Bibliothek concordia-rules. Concordia ist ein Brettspiel von Mac Gerdts. Was du eingibst, bleibt auf deinem Gerät.',
  again: 'Noch einmal versuchen',
  kept: 'Diese Seite ist auf deinem Gerät gespeichert und funktioniert auch offline.',
  notKept:
    'Diese Seite konnte nicht auf deinem Gerät gespeichert werden und braucht eine Internetverbindung. Vielleicht fehlt der Platz.',
  newer: 'Es gibt eine neuere Version dieser Seite.',
  loadNewer: 'Laden',
  loading: 'Wird geladen …',
  notLoaded:
    'Das konnte nicht geladen werden. Offline siehst du nur, was auf diesem Gerät gespeichert ist.',
  wentWrong: 'Auf dieser Seite ist etwas schiefgegangen; vielleicht hilft es, sie neu zu laden.',
  notFound: 'Seite nicht gefunden',
  toStart: 'Zur Startseite',
  title: 'Concordia ohne Kopfrechnen',
  lead: 'Die Regeln des Spiels in deinem Browser. Das funktioniert auch offline, und nichts, was du eingibst, wird verschickt.',
  programmers: 'Für Programmierer',
  titles: {
    score: 'Werten',
    check: 'Prüfen',
    replay: 'Nachspielen',
    play: 'Spielen',
    guides: 'Anleitungen',
    reference: 'Referenz',
  },
  leads: {
    score: 'Eine Partie werten, die ihr gerade am Tisch gespielt habt.',
    check: 'Herausfinden, ob eine aufgezeichnete Partie den Regeln folgt.',
    replay: 'Eine Partie noch einmal ansehen, Schritt für Schritt.',
    play: 'An einem Gerät spielen, mit Freunden oder gegen Bots.',
    guides: 'Die Regeln, die Dateien und wie man die Bibliothek nutzt (englisch).',
    reference: 'Alle Funktionen und Typen des Pakets (englisch).',
  },
};
