/** The page Check, in Polish. */
import type { SiteWords } from '../texts';

/** `1 akcja`, `2 akcje`, `5 akcji`, `22 akcje`. */
function counted(count: number, one: string, few: string, many: string): string {
  const isFew = [2, 3, 4].includes(count % 10) && ![12, 13, 14].includes(count % 100);
  return `${count} ${count === 1 ? one : isFew ? few : many}`;
}

export const check: SiteWords['check'] = {
  choose: 'Wybierz gry',
  orDrop: 'albo upuść pliki tutaj, nawet kilka naraz',
  orPaste: 'Albo wklej grę jako JSON lub tekst',
  check: 'Sprawdź',
  tryWhole: 'Wypróbuj całą grę',
  tryBroken: 'Wypróbuj grę z błędem',
  notChecked: 'Nie dało się tego sprawdzić.',

  right: '✓ Wszystkie akcje są zgodne z zasadami',
  rightCorrected: (count) =>
    `✓ Wszystkie akcje są zgodne z zasadami; ${counted(count, 'korekta', 'korekty', 'korekt')}`,
  wrongAction: (number, count) => `✗ Akcja ${number} z ${count} łamie zasadę`,
  wrongVariation: (number, count) => `✗ Wariant akcji ${number} z ${count} łamie zasadę`,
  wrongCorrection: (number, count) => `✗ Korekta po akcji ${number} z ${count} jest niemożliwa`,
  wrongScores: '✗ Zapisane punkty są błędne',
  scoresEarly: 'Zapisano już punkty, choć gra się nie skończyła.',
  scoresDiffer: (recorded, counted) => `Zapisano: ${recorded}. Policzono: ${counted}.`,
  unreadable: '✗ Tego nie da się odczytać do końca',
  wrongLine: (line) => `✗ W wierszu ${line} złamano zasadę`,
  actions: (count) => counted(count, 'akcja', 'akcje', 'akcji'),
  notOver: (turn) => `Gra jeszcze trwa: to jest tura ${turn}.`,
  onlyResult: (result) => `Zapisano tylko wynik: ${result}.`,

  where: 'Miejsce',
  what: 'Akcja',
  open: 'Decyzja',
  actionAndTurn: (number, turn) => `Akcja ${number}, tura ${turn}`,
  turn: (turn) => `Tura ${turn}`,
  line: (line, column) => `Wiersz ${line}, kolumna ${column}`,
  noAction: 'To nie jest prawidłowa akcja.',
  places: (count) => `Nie da się odczytać: ${counted(count, 'miejsce', 'miejsca', 'miejsc')}.`,
  followsUpTo: 'Do tego miejsca gra jest zgodna z zasadami.',
  breaksRule: 'To łamie zasadę.',
  rule: (number) => `Zasada ${number}`,
  possible: (list) => `Możliwe: ${list}`,

  replay: 'Obejrzyj powtórkę',
  replayUpTo: 'Obejrzyj powtórkę do tego miejsca',
  saveText: 'Zapisz jako tekst',
  saveJson: 'Zapisz jako JSON',

  games: 'Gry',
  gameOf: (file, number) => `${file}, gra ${number}`,
  pasted: (number) => `Gra ${number}`,
  progress: (count) => `Sprawdzone: ${count}…`,
  stop: 'Zatrzymaj',
  stopped: (count) => `Zatrzymano; sprawdzone: ${count}.`,
  summary: (right, wrong) => `Zgodne z zasadami: ${right}, niezgodne: ${wrong}.`,
  tooMany: (most) => `Naraz sprawdzanych jest tylko pierwszych ${most} gier.`,
  saveTable: 'Zapisz tabelę (CSV)',
  file: 'Gra',
  map: 'Mapa',
  players: 'Gracze',
  actionsColumn: 'Akcje',
  verdict: 'Ocena',
  firstFault: 'Pierwszy błąd',
  isRight: '✓ dobrze',
  isWrong: '✗ źle',
  isUnread: '✗ nieczytelne',
};
