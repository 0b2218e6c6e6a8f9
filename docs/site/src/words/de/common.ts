/** What several pages say, in German. */
import type { SiteWords } from '../texts';

export const common: SiteWords['common'] = {
  board: { larger: 'Größer', smaller: 'Kleiner', whole: 'Ganzer Plan' },
  fault: {
    programmers: 'Für Programmierer',
    oldLog:
      'Diese Partie stammt aus einer alten Fassung, deren Partien sich nicht mehr lesen lassen.',
    newerVersion:
      'Diese Partie stammt aus einer neueren Fassung. Lade die Seite neu, um sie zu lesen.',
    hiddenCharacter: (character) =>
      `In einem Namen oder einer Notiz steht ein unsichtbares Zeichen: ${character}.`,
    noFormat: 'Das ist keine Partie dieser Bibliothek, oder ihr Anfang fehlt.',
    tooLong: 'Dieser Text ist zu lang für eine Partie.',
    wrongPlayers: 'Eine Partie ist für zwei bis sechs Spieler.',
    wrongName: 'Ein Name braucht 1 bis 60 Zeichen, ohne Leerzeichen am Anfang oder Ende.',
    noModule: (name) => `Auf dieser Seite gibt es kein Modul ${name}.`,
    sameName: (name) => `Zwei Spieler heißen ${name}.`,
    wrongData: 'Sie enthält Daten, die keine Partie hat.',
    unexpected: 'Etwas ist schiefgegangen.',
    rule: (number) => `Regel ${number}`,
  },
  files: {
    tooLarge: (name) => `${name} ist zu groß für eine Partie.`,
    notRead: (name) => `${name} lässt sich nicht lesen.`,
    orDrop: 'oder die Datei hier ablegen',
  },
  log: {
    nothing: 'Es gibt noch nichts zu lesen.',
    noJson: 'Anfang oder Ende der Datei fehlt, oder etwas darin ist beschädigt.',
    list: 'Das ist eine Liste und keine Partie.',
    value: 'Das ist nur eine Zahl oder ein Wort und keine Partie.',
    other:
      'Das ist keine aufgezeichnete Partie Concordia. Einen Wertungsbogen kannst du unter „Werten“ öffnen.',
  },
  points: {
    caption: 'Punkte nach Gottheiten',
    god: 'Gottheit',
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
