/** The page Replay, in German. */
import type { SiteWords } from '../texts';

export const replay: SiteWords['replay'] = {
  choose: 'Partie auswählen',
  examples: 'Beispiele',
  players: (count) => `${count} Spieler`,
  broken: 'mit einem Fehler',
  justSeen: 'Die Partie von eben',
  cannotShow: 'Diese Partie lässt sich nicht zeigen.',
  preparing: 'Die Partie wird aufgebaut …',
  another: 'Andere Partie',

  board: 'Spielplan',
  where: 'Stelle in der Partie',
  first: 'Zum Anfang',
  turnBefore: 'Voriger Zug',
  back: 'Zurück',
  play: 'Abspielen',
  pause: 'Anhalten',
  forward: 'Weiter',
  nextTurn: 'Nächster Zug',
  last: 'Zum Ende',
  action: (count, last) => `Aktion ${count} von ${last}`,
  actionAndTurn: (count, last, turn) => `Aktion ${count} von ${last}, Zug ${turn}`,
  turn: 'Zug',
  ofTurns: (count) => `von ${count}`,
  keys: 'Tasten: ← → ein Schritt, Bild auf und Bild ab ein Zug, Pos1 und Ende.',

  setUp: 'Das Spiel ist aufgebaut.',
  actions: 'Aktionen',
  comment: 'Kommentar',
  variation: 'Variante',
  correction: 'Korrektur',
  corrected: 'Am Tisch berichtigt:',
  clock: (time) => `Die Uhr zeigt ${time}.`,
  clockOf: (name, time) => `${name} hat noch ${time}.`,
  others: 'Andere mögliche Aktionen:',
  nothingPlayed: 'Keine Aktion',
  more: (count) => `… und ${count} weitere`,
  onBoard: 'Auf dem Plan zeigen',
  inVariation: 'Eine Variante: Das wurde nicht gespielt.',
  backToGame: 'Zurück zur Partie',

  turningPoints: 'Wendepunkte',
  turningPointsHow:
    'Eine neue Führung zählt, wenn sie eine Runde lang hält. Dazu die größten Änderungen in einem Zug.',
  lead: (names) => `${names} in Führung`,
  swing: (points, name) =>
    `${points > 0 ? '+' : '−'}${Math.abs(points)} ${Math.abs(points) === 1 ? 'Punkt' : 'Punkte'} für ${name}`,
  lastTurns: 'Die letzten Züge beginnen',
  end: 'Die Partie endet',
  annotated: 'Kommentare, Varianten und Korrekturen',
  atTurn: (turn) => `Zug ${turn}`,

  finalPoints: 'Endstand',
  pointsNow: 'Punkte bisher',
  plot: 'Punkte im Verlauf',
  whose: 'Von wem',
  allTotals: 'Alle, Summen',
  byGod: (name) => `${name}, nach Gottheiten`,
  plotLabel: (who, turn) =>
    `Punkte von Zug 1 bis Zug ${turn}: ${who}. Die Zahlen stehen in der Tabelle darunter.`,
  everybody: 'alle',
  turnAxis: 'Zug',
  asTable: 'Die Zahlen als Tabelle',
  figures: 'Zahlen',
  figuresOf: (who) => `Punkte zu Beginn jedes Zuges: ${who}`,
  endRow: 'Ende',

  chances: {
    title: 'Gewinnchancen',
    what: 'Bots spielen von jedem Zug an viele Male bis zum Ende weiter. Das Ergebnis ist eine Schätzung: Menschen spielen anders. Das Band um eine Linie zeigt ihren Fehler (zwei Standardfehler). Wer etwas falsch gemacht hat, zeigt es nicht.',
    exactness: 'Wie genau',
    quick: 'schnell',
    thorough: 'gründlich, dauert fünfmal so lange',
    begin: 'Analysieren',
    again: 'Noch einmal analysieren',
    stop: 'Anhalten',
    progress: (done, total) => (total === 0 ? 'Es beginnt …' : `${done} von ${total} Zügen`),
    done: (sims) => `Fertig: Von jedem Zug an wurde ${sims}-mal weitergespielt.`,
    stopped: (done, total) => `Angehalten nach ${done} von ${total} Zügen.`,
    failed: 'Dieser Browser kann diese Partie nicht analysieren.',
    label: (turn) =>
      `Gewinnchancen aller von Zug 1 bis Zug ${turn}. Die Zahlen stehen in der Tabelle darunter.`,
    expected: (turn) => `Was vor Zug ${turn} zu erwarten ist`,
    atEnd: 'Am Ende',
    chance: 'Chance',
    points: 'Punkte am Ende',
    figuresOf: 'Gewinnchancen vor jedem Zug',
    turned: (name, before, after, by) => `${name}: ${before} → ${after}, nach einem Zug von ${by}`,
    turnedHow:
      'Züge, die eine Gewinnchance um mindestens 10 % und um mehr als den Fehler geändert haben. Auch das Glück zählt: Sie zeigen nicht, wer etwas falsch gemacht hat.',
  },

  wrongCorrection: (count) =>
    `Die Korrektur nach Aktion ${count} ist unmöglich; davor endet die Wiedergabe.`,
  wrongScores: 'Alle Aktionen folgen den Regeln, aber die aufgezeichneten Punkte sind falsch.',
  wrongVariation: (number) =>
    `Eine Variante zu Aktion ${number} verstößt gegen eine Regel; davor endet die Wiedergabe.`,
  wrongAction: (number) =>
    `Aktion ${number} verstößt gegen eine Regel; davor endet die Wiedergabe.`,
  showThere: 'Diese Stelle zeigen',
};
