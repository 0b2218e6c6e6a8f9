import { describe, expect, test } from 'vitest';
import { chanceFromSeed, planner, playOut } from '../../src/bots';
import * as english from '../../src/index';
import { type Action, ConcordiaError, createLibrary, type NewGame } from '../../src/index';
import { japanese } from '../../src/languages/ja';
import { allMaps } from '../../src/maps/all';
import { clauseOf } from '../../src/model/fault-words';
import { allModules } from '../../src/modules/all';
import { pagesOf } from '../../src/notation/text';
import { NOWHERE, namesOf } from '../../src/words/game-names';
import { EXAMPLE_EVENTS } from '../support/example-events';
import { FAULT_SAMPLES } from '../support/fault-samples';
import { SAMPLE_ACTIONS } from '../support/sample-actions';

const PARTS = { maps: allMaps, modules: allModules } as const;
const library = createLibrary({ ...PARTS, words: japanese });
/** Speaks English and reads Japanese. */
const both = createLibrary({ ...PARTS, languages: [japanese] });

const PLAYERS = ['Yves', 'Éa', '太郎'] as const;
const OPTIONS = { map: 'imperium', players: PLAYERS, seed: 'ludi' } as const;
const state = library.createGame(OPTIONS);

/** Without the names of players. */
const names = namesOf(NOWHERE, new Map(), [], japanese.names);

/** Words that no Japanese sentence has; names of fields and functions may stand in one. */
const ENGLISH =
  /\b(?:the|is|are|and|of|with|may|has|takes?|plays?|castle|start|colonists?|there|nothing|undefined|null|NaN)\b|\[object/i;
/** Signs of half width, or blanks, beside Japanese letters. */
const BADLY_SET =
  /[\p{sc=Hira}\p{sc=Kana}\p{sc=Han}][,.;:!?(]|[,;:!?)][\p{sc=Hira}\p{sc=Kana}\p{sc=Han}]|[\p{sc=Hira}\p{sc=Kana}\p{sc=Han}] [\p{sc=Hira}\p{sc=Kana}\p{sc=Han}]|[、。（「] | [、。）」]|。。|、。/u;

function expectJapanese(text: string | undefined, before: string | undefined): void {
  expect(text === undefined).toBe(before === undefined);
  if (text === undefined) return;
  expect(text).toMatch(/[\p{sc=Hira}\p{sc=Kana}\p{sc=Han}]/u);
  expect(text).not.toMatch(ENGLISH);
  // Names of places have brackets of half width, which logs as text are split at.
  expect(text.replace(/ \((?:布|道具|ワイン|レンガ|食糧)\)/g, '')).not.toMatch(BADLY_SET);
}

describe('everything is in Japanese', () => {
  const same = english.createGame(OPTIONS);

  test.each(EXAMPLE_EVENTS.map((event) => [event.type, event] as const))('%s', (_type, event) => {
    const text = library.sentenceOf(state, event);
    expectJapanese(text, english.sentenceOf(same, event));
    expect(text ?? '').not.toMatch(/。$/);
  });

  test.each(SAMPLE_ACTIONS.map((action) => [action.type, action] as const))(
    '%s',
    (_type, action) => {
      expectJapanese(library.describeAction(state, action), english.describeAction(same, action));
    },
  );

  test.each(Object.entries(FAULT_SAMPLES))('fault %s', (reason, facts) => {
    const text = clauseOf(reason, facts, names, [japanese]);
    expect(text).toMatch(/\S/);
    expect(text).not.toMatch(/undefined|NaN|\[object|。$/);
  });

  test.each<NewGame & { readonly seed: string }>([
    { map: 'imperium', players: 3, seed: 'salt', modules: ['salt', 'forum'] },
    { map: 'roma', players: 3, seed: 'ships', intermediateScoring: true },
    { map: 'sicilia', players: 3, seed: 'etna', startingGoods: 'bought' },
    { map: 'ionium', players: 4, seed: 'teams', teams: true },
  ])('a game on $map', (options) => {
    const start = english.createGame(options);
    const { states, actions } = playOut(english, start, planner, chanceFromSeed('ja'), 20_000);
    let now = library.createGame(options);
    for (const [index, action] of actions.entries()) {
      const before = states[index];
      if (before === undefined) throw new Error('there is no such state');
      expectJapanese(library.describeDecision(now), english.describeDecision(before));
      expectJapanese(library.describeAction(now, action), english.describeAction(before, action));
      const result = library.tryApplyAction(now, action);
      if (!result.ok) throw result.error;
      for (const event of result.events) {
        expectJapanese(library.sentenceOf(now, event), english.sentenceOf(before, event));
      }
      now = result.state;
    }
  });
});

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
