/** What a library says in Japanese: sentences as a person should read them, and logs that are read back. */
import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { chanceFromSeed, planner, playOut } from '../../src/bots';
import { widthOf } from '../../src/cli/wrapped';
import * as english from '../../src/index';
import {
  type Action,
  ConcordiaError,
  type CorrectedThing,
  createLibrary,
  type Decision,
  type GameEvent,
  type GameLog,
  type NewGame,
} from '../../src/index';
import { japanese } from '../../src/languages/ja';
import { allMaps } from '../../src/maps/all';
import { imperium } from '../../src/maps/imperium';
import { namesWith } from '../../src/model/names';
import { clauseOf, inWords } from '../../src/model/telling';
import { allModules } from '../../src/modules/all';
import { pagesOf } from '../../src/notation/text';
import { NOWHERE, namesOf } from '../../src/words/names';
import { concordia, row } from '../cli/console';
import { ROOT } from '../readme/markdown';
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

const because = { rule: 'R-3.1' } as const;

describe('events', () => {
  test.each<readonly [GameEvent, string]>([
    [
      { type: 'cardPlayed', seat: 0, card: 'architect', as: 'architect', because },
      'Yvesは「建築家」をプレイした',
    ],
    [
      { type: 'cardPlayed', seat: 2, card: 'prefect-architect-i', as: 'prefect', because },
      '太郎は「長官/建築家 I（長官）」をプレイした',
    ],
    [
      { type: 'cardCopied', seat: 0, from: 1, card: 'mercator', as: 'mercator', because },
      'YvesはÉaの「商人」をコピーした',
    ],
    [
      { type: 'cardCopied', seat: 0, from: null, card: 'smith-i', as: 'smith', because },
      'Yvesはディスプレイの「鍛冶工 I」をコピーした',
    ],
    [
      { type: 'cardCopied', seat: 1, from: 1, card: 'prefect', as: 'prefect', because },
      'Éaは「長官」をもう一度実行した',
    ],
    [{ type: 'nothingDone', seat: 1, as: 'mason', because }, 'Éaは「石工」で何もできなかった'],
    [
      {
        type: 'houseBuilt',
        seat: 1,
        city: 'aquileia',
        paid: { brick: 1, wine: 1 },
        money: 4,
        because,
      },
      'Éaはレンガ1個、ワイン1個、4セステルティウスを支払い、Aquileiaに家を建てた',
    ],
    [
      { type: 'houseBuilt', seat: 1, city: 'aquileia', paid: {}, money: 0, because },
      'Éaは無償でAquileiaに家を建てた',
    ],
    [
      {
        type: 'colonistMoved',
        seat: 0,
        kind: 'sea',
        from: 'roma',
        to: 'sea:massilia~roma',
        steps: 22,
        because,
      },
      'Yvesは水路入植者をRomaからMassilia–Romaへ移動させた（22ステップ）',
    ],
    [
      { type: 'provinceProduced', seat: 0, province: 'gallia', bonus: { cloth: 2 }, because },
      'YvesはGalliaで生産を行った（ボーナス：布2個）',
    ],
    [
      { type: 'provinceProduced', seat: 0, province: 'gallia', bonus: {}, because },
      'YvesはGalliaで生産を行った（ボーナスなし）',
    ],
    [
      { type: 'goodsReceived', seat: 0, goods: {}, lost: { food: 5 }, because },
      'Yvesは資源を得られなかった（倉庫に置けない資源：食糧5個）',
    ],
    [
      { type: 'coinsTaken', seat: 2, provinces: ['dacia', 'libya'], because },
      '太郎はDacia、Libyaのコインを得た',
    ],
    [{ type: 'coinsTaken', seat: 2, provinces: [], because }, '太郎が得られるコインはなかった'],
    [
      {
        type: 'goodsTraded',
        seat: 0,
        deal: 'sell',
        good: 'cloth',
        count: 2,
        salt: 1,
        money: 14,
        because,
      },
      'Yvesは布2個（うち塩1個）を14セステルティウスで売却した',
    ],
    [
      { type: 'goodsTraded', seat: 0, deal: 'buy', good: 'tool', count: 5, money: 25, because },
      'Yvesは25セステルティウスで道具5個を購入した',
    ],
    [
      { type: 'praefectusMagnusPassed', from: 0, to: 2, because },
      'プレフェクトゥス・マグヌスがYvesから太郎へ渡った',
    ],
    [
      { type: 'godScored', seat: 0, god: 'jupiter', points: 0, halved: false, because },
      'Yvesはユピテルで0点を得た',
    ],
    [
      { type: 'godScored', seat: 0, god: 'venus', points: 5, halved: true, because },
      'Yvesはヴェヌスで5点を得た（半分）',
    ],
    [
      { type: 'moneyReceived', seat: 0, amount: 1200, because },
      'Yvesは1,200セステルティウスを得た',
    ],
    [{ type: 'gameEnded', because }, 'ゲームが終了した'],
  ])('%j', (event, told) => {
    expect(library.sentenceOf(state, event)).toBe(told);
  });
});

describe('decisions', () => {
  test.each<readonly [Decision, string]>([
    [{ kind: 'playCard', seat: 0 }, 'Yvesはカードを1枚プレイする'],
    [
      { kind: 'architect', seat: 1, steps: 2, building: false },
      'Éaは入植者を移動させるか（残り2ステップ）、家を建てることができる',
    ],
    [{ kind: 'architect', seat: 1, steps: 0, building: true }, 'Éaは家を建てられる'],
    [{ kind: 'senator', seat: 2, bought: 0 }, '太郎はカードを2枚まで購入できる'],
    [{ kind: 'senator', seat: 2, bought: 1 }, '太郎はカードを1枚購入できる'],
  ])('%j', (decision, told) => {
    expect(library.describeDecision({ ...state, decision })).toBe(told);
  });

  test('the end of a game is a whole sentence', () => {
    expect(library.describeDecision({ ...state, decision: null })).toBe('ゲームは終了しました。');
  });
});

describe('buttons', () => {
  test.each<readonly [Action, string]>([
    [{ type: 'playCard', seat: 0, card: 'senator' }, '「元老院議員」をプレイする'],
    [
      { type: 'buildHouse', seat: 1, city: 'novaria', pay: { brick: 1, wine: 1 } },
      'Novariaに家を建てる（レンガ1個、ワイン1個）',
    ],
    [{ type: 'trade', seat: 1, deal: 'buy', good: 'food', count: 22 }, '食糧22個を購入する'],
    [{ type: 'copyCard', seat: 0, from: 1 }, 'Éaの捨て札の一番上のカードをコピーする'],
    [{ type: 'keepGoods', seat: 0, goods: {} }, '何も倉庫に置かない'],
    [{ type: 'pass', seat: 0 }, 'パスする'],
  ])('%j', (action, told) => {
    expect(library.describeAction(state, action)).toBe(told);
  });
});

describe('corrections', () => {
  test.each<readonly [CorrectedThing, string]>([
    [{ type: 'money', seat: 0, money: 0 }, 'Yvesの所持金は0セステルティウスになった'],
    [
      { type: 'colonist', seat: 1, kind: 'land', from: 'storehouse', to: 'roma' },
      'Éaの陸路入植者が倉庫からRomaへ移された',
    ],
    [
      { type: 'card', seat: 0, card: 'prefect', from: 'discard', to: 'display', place: 3 },
      'Yvesにより「長官」が捨て札からディスプレイの3番目へ移された',
    ],
    [
      { type: 'marker', province: 'italia', side: 'coins' },
      'Italiaのボーナスマーカーはコイン面になった',
    ],
  ])('%j', (thing, told) => {
    expect(library.describeCorrection(state, thing)).toBe(told);
  });
});

/** What the command line prints. */
function printed(...args: readonly string[]) {
  return concordia([...args, '--lang', 'ja']);
}

const EXAMPLE = `${ROOT}docs/examples/imperium-4`;

describe('the command line', () => {
  test.each([
    [[]],
    ...['score', 'validate', 'table', 'find', 'convert', 'replay'].map((name) => [[name]]),
    ...['new', 'simulate', 'maps', 'map', 'perft', 'example'].map((name) => [[name]]),
  ])('the help of %j is in Japanese', async (args) => {
    const { code, out, err } = await printed(...args, '--help');
    expect({ code, err }).toEqual({ code: 0, err: '' });
    expect(out).toMatch(/^使い方: concordia /);
    // Whatever follows an option or an argument is told in Japanese.
    expect(out).not.toMatch(/ {2}[A-Za-z ]+$/m);
    expect(out).not.toMatch(
      /Usage|Options|Arguments|Commands|default|choices|(?<!-)\bdisplay|\bprint\b/,
    );
  });

  test('a table of maps has columns as wide as their letters', async () => {
    const { out } = await printed('maps');
    expect(row(out, 'imperium')).toEqual(['Imperium', '30', '12', '79', '3〜5']);
    const lines = out.split('\n').filter((line) => /^[│┌├└]/.test(line));
    expect(new Set(lines.map(widthOf)).size).toBe(1);
    expect(lines[1]).toBe('│ id        │ 名前      │ 都市 │ 属州 │ 経路 │ 人数 │');
  });

  test('a good log is summed up', async () => {
    const { out } = await printed('validate', `${EXAMPLE}.concordia`);
    expect(out).toContain('✓ すべてのアクションがルールどおりです。');
    expect(out).toContain(
      '\n終了          Marcusが最後のカードを購入し、コンコルディアカードを獲得\n',
    );
    expect(out).toContain('\n勝者：Gaius（95点）');
  });

  test('a wrong log is refused, with the labels in a column', async () => {
    const { code, err } = await printed('validate', `${EXAMPLE}-broken.json`);
    expect(code).toBe(1);
    expect(err.split('\n').slice(0, 4)).toEqual([
      'エラー：記録に誤りがあります（actions[28]）',
      '  時点        手番8、Marcus（席3）の決定：建築家',
      '  アクション  Marcus: Memphisに家を建てる（レンガ1個、食糧1個、2セステルティウス）',
      '  理由        Memphisに隣接する線上にあなたの入植者がいません。 (CITY_NOT_ADJACENT、ルールR-4.3)',
    ]);
  });

  test.each([
    [['frob'], 2, 'エラー：コマンド「frob」はありません'],
    [['score'], 2, 'エラー：ファイルか--askを指定してください'],
    [
      ['simulate', '--games', 'x'],
      2,
      'エラー：「--games <数>」に「x」は使えません。1から100000までの整数にしてください。',
    ],
    [
      ['score', 'nothing.yaml'],
      1,
      'エラー：「nothing.yaml」を読み込めません：そのようなファイルやフォルダーはありません',
    ],
  ])('%j is refused in Japanese', async (args, status, message) => {
    const { code, err } = await printed(...args);
    expect(code).toBe(status);
    expect(err.split('\n')[0]).toBe(message);
  });
});

/** Without the names of players. */
const names = namesOf(NOWHERE, new Map(), [], japanese.names);

function told(reason: string, details: object): string {
  return (
    clauseOf(reason, details, names, [japanese]) ??
    inWords({ code: 'OTHER', reason, message: 'nobody says this', details }, names, [japanese])
      .message
  );
}

describe('refusals and faults', () => {
  test.each<readonly [reason: string, facts: object, text: string]>([
    [
      'notYourTurn',
      { seat: 2, expected: 1, decision: 'architect', end: 'pass' },
      '今決めるのは席2ではなく席1です（建築家）。先にこれを終えるか、パスしてください。',
    ],
    [
      'otherDecision',
      { seat: 1, decision: 'playCard', action: 'moveColonist', end: 'card' },
      '今は席1が決める番（カードのプレイ）なので、「入植者の移動」はできません。',
    ],
    [
      'tooFar',
      { from: 'roma', to: 'novaria', needed: 5, steps: 1 },
      'RomaからNovariaまで5ステップ必要ですが、残りは1ステップです。',
    ],
    [
      'tooLittleMoney',
      { needed: 22, money: 0 },
      '22セステルティウス必要ですが、0セステルティウスしかありません。',
    ],
    ['tooFewToSell', { good: 'wine', stored: 0 }, '倉庫にワインがありません。'],
    [
      'tooFewToSell',
      { good: 'wine', stored: 2, salt: 1 },
      '売却できるのはワイン2個、塩1個までです。',
    ],
    ['storehouseFull', { room: 1 }, '倉庫にはあと資源1個分の空きしかありません。'],
    [
      'unknownMap',
      { map: 'itlia', known: ['imperium', 'italia'], nearest: 'italia' },
      'マップ「itlia」はありません（もしかして「italia」？）。使えるマップ：imperium、italia。',
    ],
    ['noSuchCity', { city: 'Rma', nearest: 'roma' }, '都市「Rma」はない（もしかして「roma」？）'],
    ['noSuchCity', { city: 'Rma' }, '都市「Rma」はない'],
    ['wrongSize', { of: 'string', most: 22 }, '22文字以下にする'],
    ['wrongType', { expected: 'int', found: 'undefined' }, '整数が必要だが、何もない'],
    [
      'drawNotKnown',
      { tag: 'sicilia.stack', place: 3, pieces: ['coin', 'brick'] },
      '[sicilia.stack]の3番目に引かれたものが書かれていない（コインまたはレンガ）',
    ],
  ])('%s %j', (reason, facts, text) => {
    expect(told(reason, facts)).toBe(text);
  });

  test('an action that is not one is refused with its place', () => {
    const refused = library.tryApplyAction(state, { type: 'playCard', seat: 0, card: 'nobody' });
    if (refused.ok) throw new Error('it is accepted');
    expect(refused.error.message).toBe(
      'アクションが正しくありません（場所：card）：カード「nobody」はない',
    );
  });
});

describe('words of other people', () => {
  test('nouns of plug-ins without Japanese words stay English', () => {
    const { counted } = namesWith(japanese.names);
    expect([0, 1, 2, 22].map((count) => counted(count, 'amulet'))).toEqual([
      '0 amulets',
      '1 amulet',
      '2 amulets',
      '22 amulets',
    ]);
    expect(counted(5, 'city', 'cities')).toBe('5 cities');
  });

  test('places keep the letters of the board, but for what it has in English', () => {
    expect(library.nameOf(imperium, 'colonia-agrippina')).toBe('Colonia Agrippina');
    expect(names.printed('Castle Alpes')).toBe('城砦 Alpes');
    expect(names.printed('Start field')).toBe('開始マス');
    expect(names.printed('Syria')).toBe('Syria');
  });

  test('gods have Japanese names, and tiles of the forum those of the board', () => {
    expect([names.title('saturnus'), names.title('claudia-agrippina')]).toEqual([
      'サトゥルヌス',
      'Claudia Agrippina',
    ]);
  });
});

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

const folder = `${ROOT}docs/examples/`;
const EXAMPLES = readdirSync(folder).filter((name) => /-\d(?:-broken)?\.json$/.test(name));

describe.each(EXAMPLES)('%s as text', (name) => {
  const log: GameLog = JSON.parse(readFileSync(`${folder}${name}`, 'utf8'));
  const text = both.formatLog(log, { language: 'ja' });

  test('says its language, and has words for everything', () => {
    expect(text).toContain('\n[Language "ja"]\n');
    const turns = text.slice(text.indexOf('\n\n')).replace(/(?<=^\d* ?)\p{L}+: /gmu, '');
    expect(turns).not.toMatch(
      /\b(?:Architect|Prefect|Mercator|Colonist|Senator|build|produce|buy|sell|copy|keep|for|brick|food|tool|wine|cloth|salt|land|sea|coins|income)\b|\{/,
    );
  });

  test('is read back as the same log, with its tag and without', () => {
    const same = both.parseLog(both.formatLog(log));
    expect(same.actions).toEqual(log.actions);
    expect(both.parseLog(text)).toEqual(same);
    expect(library.parseLog(text.replace('[Language "ja"]\n', ''))).toEqual(same);
  });

  test('tells in sentences without blanks what happened without a choice, and reads it back', () => {
    const whole = library.formatLog(log, { language: 'ja', narrate: true });
    expect(both.parseLog(whole).actions).toEqual(log.actions);
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
