/** The page Check, in Dutch. */
import type { SiteWords } from '../texts';

export const check: SiteWords['check'] = {
  choose: 'Kies partijen',
  orDrop: 'of zet hier bestanden neer, ook meerdere tegelijk',
  orPaste: 'Of plak een partij, als JSON of als tekst',
  check: 'Controleren',
  tryWhole: 'Probeer een hele partij',
  tryBroken: 'Probeer er een met een fout',
  notChecked: 'Dit kon niet worden gecontroleerd.',

  right: '✓ Alle acties volgen de regels',
  rightCorrected: (count) =>
    `✓ Alle acties volgen de regels, met ${count === 1 ? '1 correctie' : `${count} correcties`}`,
  wrongAction: (number, count) => `✗ Actie ${number} van ${count} is tegen de regels`,
  wrongVariation: (number, count) =>
    `✗ Een variant bij actie ${number} van ${count} is tegen de regels`,
  wrongCorrection: (number, count) =>
    `✗ De correctie na actie ${number} van ${count} is onmogelijk`,
  wrongScores: '✗ De genoteerde punten kloppen niet',
  scoresEarly: 'Er staan al punten, terwijl de partij nog niet is afgelopen.',
  scoresDiffer: (recorded, counted) => `Genoteerd: ${recorded}. Geteld: ${counted}.`,
  unreadable: '✗ Dit kan niet tot het einde worden gelezen',
  wrongLine: (line) => `✗ Regel ${line} van de tekst is tegen de spelregels`,
  actions: (count) => (count === 1 ? '1 actie' : `${count} acties`),
  notOver: (turn) => `De partij is nog niet afgelopen: dit is beurt ${turn}.`,
  onlyResult: (result) => `Alleen de uitslag is genoteerd: ${result}.`,

  where: 'Waar',
  what: 'Actie',
  open: 'Beslissing',
  actionAndTurn: (number, turn) => `Actie ${number}, beurt ${turn}`,
  turn: (turn) => `Beurt ${turn}`,
  line: (line, column) => `Regel ${line}, kolom ${column}`,
  noAction: 'Dit is geen geldige actie.',
  places: (count) =>
    count === 1 ? 'Eén plek is niet leesbaar.' : `${count} plekken zijn niet leesbaar.`,
  followsUpTo: 'Tot hier volgt de partij de regels.',
  breaksRule: 'Dit is tegen de regels.',
  rule: (number) => `Spelregel ${number}`,
  possible: (list) => `Mogelijk: ${list}`,

  replay: 'Partij terugkijken',
  replayUpTo: 'Tot daar terugkijken',
  saveText: 'Als tekst opslaan',
  saveJson: 'Als JSON opslaan',

  games: 'Partijen',
  gameOf: (file, number) => `${file}, partij ${number}`,
  pasted: (number) => `Partij ${number}`,
  progress: (count) => `${count} gecontroleerd…`,
  stop: 'Stoppen',
  stopped: (count) => `Gestopt na ${count === 1 ? '1 partij' : `${count} partijen`}.`,
  summary: (right, wrong) =>
    `${right} ${right === 1 ? 'partij volgt' : 'partijen volgen'} de regels, ${wrong} niet.`,
  tooMany: (most) => `Alleen de eerste ${most} partijen worden in één keer gecontroleerd.`,
  saveTable: 'Tabel opslaan (CSV)',
  file: 'Partij',
  map: 'Speelbord',
  players: 'Spelers',
  actionsColumn: 'Acties',
  verdict: 'Oordeel',
  firstFault: 'Eerste fout',
  isRight: '✓ goed',
  isWrong: '✗ fout',
  isUnread: '✗ onleesbaar',
};
