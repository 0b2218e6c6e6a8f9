// answers for src/log
import { readFileSync } from 'node:fs';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  ConcordiaError,
  formatLog,
  type GameLog,
  type LogNote,
  legalActions,
  type NotationFault,
  parseLog,
  recordFrom,
  replay,
  startOf,
  tryApplyAction,
  validateLog,
} from '../../src/index';
import { ROOT } from '../readme/markdown';

const HEAD = '[Map "Italia"] [Players "Livia, Gaius, Flavia"] [Seed "italia-1"]';

function faultIn(text: string): NotationFault | undefined {
  try {
    parseLog(text);
  } catch (error) {
    if (!(error instanceof ConcordiaError)) throw error;
    return (error.details.faults as readonly NotationFault[])[0];
  }
  return undefined;
}

const ANNOTATED = `${HEAD}
; a game
;
; at home
1 Livia: arch!?; sea Roma > Olbia-Roma; land Roma > Casinum-Roma??; build Olbia; build Casinum  ; [%clk 0:12:30] two houses
; at once
/ 1 Livia: Merc; sell 1 cloth  ; safe
/ 2 Gaius: Tribune
// 2 Gaius: Architect  ; deeper
/
/ 1 Livia: Tribune!
2 Gaius: merc; sell 1 cloth
correction Livia: money 12; goods 2 wine; Praefectus Magnus
3 Flavia: Tribune  ; \\tribune`;

test('comments, marks, clock times, variations and corrections stand in the log beside the actions', () => {
  const { actions, notes, corrections } = parseLog(ANNOTATED);
  expect(actions.map(({ type }) => type)).toEqual([
    'playCard',
    'moveColonist',
    'moveColonist',
    'buildHouse',
    'buildHouse',
    'playCard',
    'trade',
    // The correction comes after the turn.
    'pass',
    'playCard',
  ]);
  expect(notes?.map(({ variations: _, ...note }) => note)).toEqual([
    { after: 0, text: 'a game\n\nat home' },
    { after: 1, mark: '!?' },
    { after: 3, mark: '??' },
    { after: 5, text: 'two houses\nat once', clock: 750 },
    { after: 9, text: 'tribune' },
  ]);
  const [first, second] = notes?.[1]?.variations ?? [];
  expect(first?.actions.map(({ type, seat }) => `${type} ${seat}`)).toEqual([
    'playCard 0',
    'trade 0',
    'pass 0',
    'playCard 1',
  ]);
  expect(first?.notes?.[0]).toEqual({ after: 2, text: 'safe' });
  expect(first?.notes?.[1]?.variations?.[0]?.actions.at(-1)).toMatchObject({ card: 'architect' });
  expect(second).toMatchObject({
    actions: [{ card: 'tribune' }],
    notes: [{ after: 1, mark: '!' }],
  });
  expect(corrections).toEqual([
    {
      after: 8,
      changes: [
        { type: 'money', seat: 0, money: 12 },
        { type: 'goods', seat: 0, goods: { brick: 0, food: 0, tool: 0, wine: 2, cloth: 0 } },
        { type: 'praefectusMagnus', seat: 0 },
      ],
    },
  ]);
});

test('text, JSON, text: nothing is lost', () => {
  const log = parseLog(ANNOTATED);
  expect(validateLog(log)).toMatchObject({ ok: true, corrections: 1 });
  const text = formatLog(JSON.parse(JSON.stringify(log)));
  expect(parseLog(text)).toEqual(log);
  expect(formatLog(parseLog(text))).toBe(text);
  expect(parseLog(formatLog(log, { narrate: true }))).toEqual(log);
});

test('a correction in the middle of a turn says so', () => {
  const text = `${HEAD}\n1 Livia: Mercator; sell 1 cloth\ncorrection now Livia: money 5\n1 Livia: buy 1 brick`;
  const log = parseLog(text);
  expect(log.corrections).toEqual([{ after: 2, changes: [{ type: 'money', seat: 0, money: 5 }] }]);
  expect(replay(log).players[0]?.money).toBe(2);
  expect(parseLog(formatLog(log))).toEqual(log);
});

test.each([
  ['house Olbia', { type: 'house', seat: 0, city: 'olbia', built: true }],
  [
    'land Roma > Casinum-Roma',
    { type: 'colonist', seat: 0, kind: 'land', from: 'roma', to: 'land:casinum~roma' },
  ],
  [
    'sea storehouse > Roma',
    { type: 'colonist', seat: 0, kind: 'sea', from: 'storehouse', to: 'roma' },
  ],
  [
    'card Prefect discard > hand',
    { type: 'card', seat: 0, card: 'prefect', from: 'discard', to: 'hand' },
  ],
  ['turn', { type: 'turn', seat: 0 }],
  ['7 sestertii', { type: 'money', seat: 0, money: 7 }],
])('a correction is written as %s', (words, change) => {
  const log = parseLog(`${HEAD}\n1 Livia: Prefect; produce Corsica\ncorrection Livia: ${words}`);
  expect(log.corrections?.[0]?.changes).toEqual([change]);
  expect(parseLog(formatLog(log))).toEqual(log);
});

test('a marker has no owner', () => {
  const log = parseLog(`${HEAD}\ncorrection marker Corsica coins\n1 Livia: Tribune`);
  expect(log.corrections).toEqual([
    { after: 0, changes: [{ type: 'marker', province: 'corsica', side: 'coins' }] },
  ]);
  expect(parseLog(formatLog(log))).toEqual(log);
});

test('a text may begin from a state', () => {
  const state = replay(parseLog(`${HEAD}\n1 Livia: Tribune; pass`));
  const log = recordFrom(state, [{ type: 'playCard', seat: 1, card: 'tribune' }]);
  const text = formatLog(log);
  expect(text).toContain('[Start "');
  expect(text).toContain('\n2 Gaius: Tribune\n');
  expect(parseLog(text)).toEqual(log);
  expect(faultIn('[Map "Italia"] [Players "2"] [Start "{"]')).toMatchObject({ reason: 'noJson' });
  const others = text.replace('Livia, Gaius, Flavia', 'Livia, Gaius, Claudia');
  expect(faultIn(others)).toMatchObject({ reason: 'otherStart', line: 4 });
});

test('a text may have a result and nothing else', () => {
  const log = parseLog('[Map "Italia"] [Players "Livia, Gaius"] [Result "95, 91"]');
  expect(log).toMatchObject({ actions: [], scores: [95, 91], options: { seed: '' } });
  expect(validateLog(log)).toMatchObject({ ok: true });
  expect(parseLog(formatLog(log))).toEqual(log);
});

describe('bad input', () => {
  test.each([
    ['/ 1 Livia: Tribune', 'variationOfNothing', [2, 12]],
    ['1 Livia: Tribune\n//// 1 Livia: Mercator', 'variationOfNothing', [3, 15]],
    ['1 Livia: Tribune\n/ correction Livia: money 4', 'notInVariation', [3, 21]],
    ['1 Livia: Tribune\n/ 1 ! Livia: Mercator', 'notInVariation', [3, 14]],
    ['1 Livia: Tribune\n/ 1 Livia: Senator; Tribune', 'notOnDisplay', [3, 21]],
    ['1 Livia: Tribune\ncorrection Livia: mony 4', 'wrongCorrection', [3, 19]],
    ['1 Livia: Tribune\ncorrection money 4', 'wrongCorrection', [3, 12]],
    ['1 Livia: Tribune\ncorrection Livia: no house Olbia', 'noSuchPiece', [3, 19]],
    ['1 Livia: Tribune\ncorrection Livia: goods 40 wine', 'storehouseOverfull', [3, 19]],
    [`1 Livia: Tribune  ; ${'a'.repeat(4001)}`, 'commentTooLong', [2, 20]],
    ['1 Livia: Tribune  ; a\u202eb', 'hiddenCharacter', [2, 20]],
    ['1 Livia: Tribune  ; Mercator', 'actionInComment', [2, 21]],
  ])('%s', (text, reason, [line, column]) => {
    expect(faultIn(`${HEAD}\n${text}`)).toMatchObject({ reason, line, column });
  });

  test('a hundred thousand variations, and a comment of a megabyte', () => {
    const many = `${HEAD}\n1 Livia: Tribune\n${'/ 1 Livia: Mercator\n/\n'.repeat(100_000)}`;
    expect(faultIn(many)?.reason ?? 'read').toMatch(/^(tooManyLines|tooManyClauses|read)$/);
    const long = `${HEAD}\n1 Livia: Tribune  ; ${'ave '.repeat(250_000)}`;
    expect(faultIn(long)?.reason).toBe('commentTooLong');
  });
});

const GAME: GameLog = JSON.parse(readFileSync(`${ROOT}docs/examples/italia-3.json`, 'utf8'));

const word = fc.constantFrom(
  'a',
  'Tribune',
  '; x',
  '\\',
  '[%clk 0:00:01] ',
  '/',
  ' b',
  '!',
  '(c)',
  'é',
  '"',
  '{',
  '',
);
const comment = fc
  .array(
    fc.array(word, { maxLength: 4 }).map((words) => words.join(' ')),
    { minLength: 1, maxLength: 3 },
  )
  .map((rows) => rows.join('\n'))
  .filter((text) => text.trim() !== '');

function variationsAt(after: number): LogNote['variations'] {
  const before = GAME.actions.slice(0, after - 1).reduce((state, action) => {
    const result = tryApplyAction(state, action);
    return result.ok ? result.state : state;
  }, startOf(GAME));
  const [action] = legalActions(before);
  return action === undefined ? [] : [{ actions: [action], notes: [{ after: 1, text: 'or so' }] }];
}

test('any notes at any places of a game are read back', () => {
  const note = fc.record(
    {
      after: fc.nat({ max: GAME.actions.length }),
      text: comment,
      mark: fc.constantFrom('!', '?', '!!', '??', '!?', '?!'),
      clock: fc.nat({ max: 20_000 }),
      hasVariation: fc.boolean(),
    },
    { requiredKeys: ['after', 'hasVariation'] },
  );
  fc.assert(
    fc.property(fc.array(note, { maxLength: 12 }), (drawn) => {
      const places = new Map(
        drawn.map(({ hasVariation, ...rest }) => {
          const { mark, ...bare } = rest;
          // Before the first action there is nothing to mark.
          const kept = rest.after === 0 || mark === undefined ? bare : { ...bare, mark };
          const variations = hasVariation && rest.after > 0 ? variationsAt(rest.after) : [];
          return [rest.after, variations?.length ? { ...kept, variations } : kept] as const;
        }),
      );
      const notes = [...places.values()]
        .filter((note) => Object.keys(note).length > 1)
        .sort((a, b) => a.after - b.after) as readonly LogNote[];
      const log = { ...GAME, notes } as GameLog;
      const expected = notes.length === 0 ? GAME : log;
      expect(parseLog(formatLog(log))).toEqual(expected);
    }),
    { numRuns: process.env.FUZZ === undefined ? 15 : 1000 },
  );
});

describe('a comment on a correction', () => {
  const text = `${HEAD}
1 Livia: Tribune
; about the Tribune
correction Livia: money 12  ; the bank paid twice
; at the second look
2 Gaius: Tribune`;

  test('stays with the correction', () => {
    const log = parseLog(text);
    expect(log.notes).toEqual([{ after: 1, text: 'about the Tribune' }]);
    expect(log.corrections).toEqual([
      {
        // The Tribune, and no new colonist.
        after: 2,
        changes: [{ type: 'money', seat: 0, money: 12 }],
        text: 'the bank paid twice\nat the second look',
      },
    ]);
    const written = formatLog(log);
    expect(written).toContain(
      'correction Livia: money 12  ; the bank paid twice\n; at the second look\n',
    );
    expect(parseLog(written)).toEqual(log);
    expect(validateLog(log).ok).toBe(true);
  });

  test.each(['', 'a'.repeat(4001), 'with a \u202e sign', 7])('%j is none', (comment) => {
    const log = parseLog(text);
    const corrections = [{ ...log.corrections?.[0], text: comment }];
    expect(() => validateLog({ ...log, corrections } as unknown as GameLog)).toThrow(
      'corrections[0].text',
    );
  });

  test('has its limits in texts, too', () => {
    const long = `${HEAD}\n1 Livia: Tribune\ncorrection Livia: money 12  ; ${'a'.repeat(4001)}`;
    expect(faultIn(long)).toMatchObject({ reason: 'commentTooLong', line: 3 });
    const longest = `${HEAD}\n1 Livia: Tribune\ncorrection Livia: money 12  ; ${'a'.repeat(4000)}`;
    expect(parseLog(longest).corrections?.[0]?.text).toBe('a'.repeat(4000));
    const hidden = `${HEAD}\n1 Livia: Tribune\ncorrection Livia: money 12  ; a \u202e sign`;
    expect(faultIn(hidden)).toMatchObject({ reason: 'hiddenCharacter', line: 3 });
  });
});
