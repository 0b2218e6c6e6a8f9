import { describe, expect, test } from 'vitest';
import * as english from '../../src/index';
import { type Action, ConcordiaError, createLibrary } from '../../src/index';
import { japanese } from '../../src/languages/ja';
import { allMaps } from '../../src/maps/all';
import { allModules } from '../../src/modules/all';
import { pagesOf } from '../../src/notation/text';

const PARTS = { maps: allMaps, modules: allModules } as const;
const library = createLibrary({ ...PARTS, words: japanese });
/** Speaks English and reads Japanese. */
const both = createLibrary({ ...PARTS, languages: [japanese] });

describe('a text by hand', () => {
  const TAGS = '[Map "Italia"] [Players "Livia, ガイウス, Flavia"] [Seed "italia-1"]\n';
  const lines = (rows: readonly string[]) => TAGS + rows.join('\n');
  const ENGLISH_ROWS = [
    '1 Livia: Prefect; produce Corsica',
    'correction Livia: money 12; Livia: goods 2 food wine; Livia: house Olbia; Livia: sea storehouse > Roma; Livia: card Prefect discard > hand; marker Etruria coins; ガイウス: turn',
    '2 ガイウス: Mercator; sell 1 cloth',
  ];
  const ROWS = [
    '1 Livia: 長官; 生産 Corsica',
    '訂正 Livia: 所持金 12; Livia: 資源 2 食糧 ワイン; Livia: 家 Olbia; Livia: 水路 倉庫 > Roma; Livia: カード 長官 捨て札 > 手札; マーカー Etruria コイン面; ガイウス: 手番',
    '2 ガイウス: 商人; 売却 1 布',
  ];
  const log = english.parseLog(lines(ENGLISH_ROWS));

  test('has corrections, numbers in words and players with Japanese names', () => {
    expect(both.parseLog(lines(ROWS))).toEqual(log);
    const text = both.formatLog(log, { language: 'ja' });
    expect(text.slice(text.indexOf('\n\n')).trim().split('\n')).toEqual(ROWS);
    const spoken = ROWS.with(2, '2 ガイウス: 商人; 売る 一 布');
    expect(library.parseLog(lines(spoken)).actions).toEqual(log.actions);
  });

  test.each([
    ['ガイウス・ユリウス', '席2さん'],
    ['ばば', 'はは'],
    ['商人', 'パス'],
  ])('players may be called %s and %s', (...players) => {
    const actions: readonly Action[] = [
      { type: 'playCard', seat: 0, card: 'mercator' },
      { type: 'trade', seat: 0, deal: 'sell', good: 'cloth', count: 1 },
      { type: 'pass', seat: 0 },
      { type: 'playCard', seat: 1, card: 'tribune' },
    ];
    const played = library.recordGame({ map: 'imperium', players, seed: 'ludi' }, actions);
    const text = library.formatLog(played, { language: 'ja', narrate: true });
    expect(library.parseLog(text)).toEqual(played);
  });

  test('may be written as Japanese keyboards do', () => {
    const wide = [
      '［Map ”Italia”］　［Players ”Livia、ガイウス，Flavia”］　[Seed "italia-1"]',
      '１　Livia：長官；生産　Corsica',
      '訂正　Livia：所持金　１２；Livia：資源　２　食糧、ワイン；Livia：家　Olbia；Livia：水路　倉庫　＞　Roma；Livia：カード　長官　捨て札　＞　手札；マーカー　Etruria　コイン面；ガイウス：手番',
      '２　ガイウス：商人；売却　１　布　　；布は余っている；（たぶん）',
    ];
    const read = library.parseLog(wide.join('\n'));
    expect({ ...read, notes: undefined }).toEqual({ ...log, notes: undefined });
    // A comment keeps its signs.
    expect(read.notes).toEqual([{ after: 4, text: '布は余っている；（たぶん）' }]);
  });

  test('tells what happened in brackets of full width, too', () => {
    const start = '1 Livia：長官；生産 Corsica；';
    const { actions } = library.parseLog(lines([start]));
    for (const told of [
      '（LiviaはCorsicaで生産を行った（ボーナス：道具1個））',
      '（Liviaは道具1個を得た）',
    ]) {
      expect(library.parseLog(lines([start + told])).actions).toEqual(actions);
    }
    expect(() => library.parseLog(lines([`${start}（Liviaは布1個を得た）`]))).toThrow(
      '起きたことと違う',
    );
  });

  test('has revealed cards behind a plus of full width', () => {
    const [line] = pagesOf('１　Livia：元老院議員；　＋　農夫　I').lines;
    expect(line?.clauses.map(({ kind, column }) => [kind, column])).toEqual([
      ['action', 9],
      ['reveal', 16],
    ]);
    expect(line?.clauses[1]?.words.map(({ key }) => key)).toEqual(['農夫', '1']);
  });

  test('faults are found at their places, whatever the width of the signs', () => {
    const places = (row: string) => {
      try {
        library.parseLog(lines([row]));
        return [];
      } catch (error) {
        if (!(error instanceof ConcordiaError)) throw error;
        const faults = error.details.faults;
        return Array.isArray(faults)
          ? faults.map(({ line, column, text }) => [line, column, text])
          : [];
      }
    };
    // The clause begins at the sixteenth character of the second line.
    expect(places('1 Livia: 長官; 　　生産 Roma（布）')).toEqual([[2, 16, '生産 Roma（布）']]);
    expect(places('１　Livia：長官；　　　　生産　Roma（布）')).toEqual([
      [2, 16, '生産　Roma（布）'],
    ]);
  });

  test.each([
    ['太郎、花子', 'A，B'],
    ['太郎（仮）', '：；'],
    ['＞', '１２'],
  ])('players whose names have signs of full width: %s and %s', (...players) => {
    const actions: readonly Action[] = [
      { type: 'playCard', seat: 0, card: 'mercator' },
      { type: 'trade', seat: 0, deal: 'sell', good: 'cloth', count: 1 },
      { type: 'pass', seat: 0 },
      { type: 'playCard', seat: 1, card: 'tribune' },
    ];
    const played = library.recordGame({ map: 'imperium', players, seed: 'ludi' }, actions);
    const text = library.formatLog(played, { language: 'ja', narrate: true });
    expect(library.parseLog(text)).toEqual(played);
  });

  test('a whole sentence in brackets has to be true', () => {
    const start = '1 Livia: 長官; 生産 Corsica';
    const rows = (aside: string) => lines([`${start}; (${aside})`]);
    expect(
      library.parseLog(rows('LiviaはCorsicaで生産を行った（ボーナス：道具1個）')).actions,
    ).toEqual(library.parseLog(lines([start])).actions);
    expect(library.parseLog(rows('Liviaは「長官」をプレイした')).actions).toHaveLength(2);
    // Without any sign between the words, it is one word.
    expect(library.parseLog(rows('Liviaは道具1個を得た')).actions).toHaveLength(2);
    expect(() => library.parseLog(rows('Liviaは布1個を得た'))).toThrow('起きたことと違う');
    expect(() => library.parseLog(rows('Liviaはゲームを終わらせた'))).toThrow('起きたことと違う');
  });
});
