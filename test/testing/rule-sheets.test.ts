/** Score sheets in texts of rules: what is wrong in them has a line and a reason. */
import { describe, expect, test } from 'vitest';
import * as concordia from '../../src/index';
import { runRules } from '../../src/testing';

const run = (...lines: readonly string[]) =>
  runRules(concordia, ['R-6.2: a sheet', ...lines.map((line) => `  ${line}`)].join('\n'));

describe('sheets in texts of rules', () => {
  test('R-6.2: a true fact holds, and the sheet is a step for others', () => {
    const report = run('sheet Livia: cards 2 Mars; colonists 3', 'then Livia: points 12');
    expect(report.failures).toEqual([]);
    expect(report.scenarios[0]?.steps).toMatchObject([
      {
        sheet: { players: [{ name: 'Livia', cards: { mars: 2 } }] },
        scores: { winners: ['Livia'] },
      },
    ]);
  });

  test('R-6.2: a refused sheet is a step, too', () => {
    const report = run('sheet Livia: houses 16 food; provinces 9', '!score -> INVALID_SHEET R-6.2');
    expect(report.failures).toEqual([]);
    expect(report.scenarios[0]?.steps).toMatchObject([{ code: 'INVALID_SHEET', rule: 'R-6.2' }]);
  });

  test.each<[what: string, says: RegExp, ...lines: string[]]>([
    ['other points', /expected 13, found 12/, 'then Livia: points 13'],
    ['another sum for a god', /expected 5, found 12/, 'then Livia: mars 5'],
    ['another rank', /expected 2, found 1/, 'then Livia: rank 2'],
    ['no team', /expected 12$|expected 12, found undefined/, 'then Livia: team 12'],
    ['other winners', /Livia/, 'then winners Gaius'],
    ['nobody of that name', /Name the player/, 'then Gaius: points 12'],
    ['no name', /Name the player/, 'then points 12'],
    ['no god', /not a fact/, 'then Livia: neptunus 3'],
    ['a sheet that is counted', /is accepted/, '!score -> INVALID_SHEET'],
    ['another code', /INVALID_SHEET/, 'sheet Livia: houses 16 food', '!score -> NO_ROOM'],
    [
      'another rule',
      /R-6.2/,
      'sheet Livia: houses 16 food; provinces 9',
      '!score -> INVALID_SHEET R-5.2',
    ],
    [
      'another place',
      /place is/,
      'sheet Livia: houses 16 food; provinces 9',
      '!score -> INVALID_SHEET at goods',
    ],
    [
      'other facts of the refusal',
      /expected .*"cities":9.*, found .*"cities":8/,
      'sheet Livia: houses 16 food; provinces 9',
      '!score -> INVALID_SHEET R-6.2 {"cities": 9}',
    ],
    ['a turn below a sheet', /Below a sheet/, 'Livia: Prefect'],
    [
      'a refused sheet with facts',
      /INVALID_SHEET/,
      'sheet Livia: money -3',
      'then Livia: points 1',
    ],
    ['an unknown line', /neptunus/, 'sheet Livia: neptunus 3'],
    ['an unknown line of the sheet', /weather fine/, 'sheet weather fine'],
    ['a city without a good', /Delphi wine/, 'sheet cities Delphi'],
    ['a good with something behind it', /Delphi wine/, 'sheet cities Delphi wine-red'],
    ['no number', /not a number/, 'sheet Livia: money much'],
    ['many cards', /INVALID_SHEET/, 'sheet Livia: cards 99 Farmer', 'then Livia: points 1'],
    [
      'more cards than anybody counts',
      /INVALID_SHEET/,
      'sheet Livia: cards 999999999 Farmer',
      'then Livia: points 1',
    ],
  ])('%s', (_, says, ...lines) => {
    const { failures } = run('sheet Livia: cards 2 Mars; colonists 3', ...lines);
    expect(failures).toHaveLength(1);
    expect(failures[0]).toMatchObject({
      line: 2 + lines.length,
      message: expect.stringMatching(says),
    });
  });

  test('a thousand players end at a line', () => {
    const names = Array.from({ length: 1000 }, (_, n) => `sheet P${n}: money 1`);
    expect(run(...names).failures).toMatchObject([{ line: 22 }]);
  });
});
