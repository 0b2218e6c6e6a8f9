/** The page Check, in German. */
import type { SiteWords } from '../texts';

export const check: SiteWords['check'] = {
  choose: 'Partien auswählen',
  orDrop: 'oder Dateien hier ablegen, gern mehrere auf einmal',
  orPaste: 'Oder eine Partie einfügen, als JSON oder als Text',
  check: 'Prüfen',
  tryWhole: 'Eine ganze Partie ausprobieren',
  tryBroken: 'Eine mit einem Fehler ausprobieren',
  notChecked: 'Das ließ sich nicht prüfen.',

  right: '✓ Alle Aktionen folgen den Regeln',
  rightCorrected: (count) =>
    `✓ Alle Aktionen folgen den Regeln, mit ${count === 1 ? '1 Korrektur' : `${count} Korrekturen`}`,
  wrongAction: (number, count) => `✗ Aktion ${number} von ${count} verstößt gegen eine Regel`,
  wrongVariation: (number, count) =>
    `✗ Eine Variante zu Aktion ${number} von ${count} verstößt gegen eine Regel`,
  wrongCorrection: (number, count) =>
    `✗ Die Korrektur nach Aktion ${number} von ${count} ist unmöglich`,
  wrongScores: '✗ Die aufgezeichneten Punkte sind falsch',
  scoresEarly: 'Es stehen schon Punkte da, obwohl die Partie nicht zu Ende ist.',
  scoresDiffer: (recorded, counted) => `Aufgezeichnet: ${recorded}. Gezählt: ${counted}.`,
  unreadable: '✗ Das lässt sich nicht bis zum Ende lesen',
  wrongLine: (line) => `✗ Zeile ${line} verstößt gegen eine Regel`,
  actions: (count) => (count === 1 ? '1 Aktion' : `${count} Aktionen`),
  notOver: (turn) => `Die Partie ist noch nicht zu Ende: Das ist Zug ${turn}.`,
  onlyResult: (result) => `Nur das Ergebnis ist aufgezeichnet: ${result}.`,

  where: 'Stelle',
  what: 'Aktion',
  open: 'Entscheidung',
  actionAndTurn: (number, turn) => `Aktion ${number}, Zug ${turn}`,
  turn: (turn) => `Zug ${turn}`,
  line: (line, column) => `Zeile ${line}, Spalte ${column}`,
  noAction: 'Das ist keine gültige Aktion.',
  places: (count) =>
    count === 1 ? 'Eine Stelle ist nicht lesbar.' : `${count} Stellen sind nicht lesbar.`,
  followsUpTo: 'Bis hierher folgt die Partie den Regeln.',
  breaksRule: 'Das verstößt gegen eine Regel.',
  rule: (number) => `Regel ${number}`,
  possible: (list) => `Möglich: ${list}`,

  replay: 'Nachspielen',
  replayUpTo: 'Bis dorthin nachspielen',
  saveText: 'Als Text speichern',
  saveJson: 'Als JSON speichern',

  games: 'Partien',
  gameOf: (file, number) => `${file}, Partie ${number}`,
  pasted: (number) => `Partie ${number}`,
  progress: (count) => `${count} geprüft …`,
  stop: 'Anhalten',
  stopped: (count) => `Angehalten nach ${count === 1 ? '1 Partie' : `${count} Partien`}.`,
  summary: (right, wrong) =>
    `${right} ${right === 1 ? 'Partie folgt' : 'Partien folgen'} den Regeln, ${wrong} nicht.`,
  tooMany: (most) => `Auf einmal werden nur die ersten ${most} Partien geprüft.`,
  saveTable: 'Tabelle speichern (CSV)',
  file: 'Partie',
  map: 'Plan',
  players: 'Spieler',
  actionsColumn: 'Aktionen',
  verdict: 'Urteil',
  firstFault: 'Erster Fehler',
  isRight: '✓ richtig',
  isWrong: '✗ falsch',
  isUnread: '✗ unlesbar',
};
