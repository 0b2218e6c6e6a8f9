/** The way into the reference, in German. */
import type { SiteWords } from '../texts';

export const reference: SiteWords['reference'] = {
  open: 'Referenz öffnen',
  entries: 'Einstiegspunkte',
  begin: 'So fängt man an',
  what: {
    index: 'Alles: alle Spielpläne und Module, spielbereit.',
    core: 'Nur die Engine, für eigene Spielpläne und kleine Bundles.',
    log: 'Protokolle einer Engine aufzeichnen, nachspielen und prüfen.',
    follow: 'Ansichten, die Ereignissen folgen.',
    notation: 'Protokolle einer Engine als Text.',
    words: 'Partien einer Engine in Worten, und die Texte, die einer Sprache fehlen.',
    screen: 'Was ein Bildschirm neben dem Plan zeigt, in Worten.',
    maps: 'Jeder Spielplan einzeln.',
    modules: 'Venus, Teams, Salz, das Forum und weitere Module.',
    scoring: 'Nur die Wertung, für Partien am Tisch.',
    sheets: 'Eine Wertung in Sätzen, mit Namen und Karten, für Wertungsbögen auf dem Bildschirm.',
    svg: 'Bilder von Spielplänen und Partien.',
    board: 'Ein bedienbarer Spielplan für eine Webseite.',
    bots: 'Bots.',
    boardgame: 'Ein Spiel für boardgame.io.',
    kit: 'Werkzeuge für eigene Spielpläne und Module.',
    'kit-rules': 'Hilfen des Grundspiels, für Regeln, die es ändern.',
    testing: 'Tests für eigene Spielpläne und Module.',
  },
  words: (language) => `Die Texte der Sprache: ${language}.`,
};
