// answers for src/notation
import { describe, expect, test } from 'vitest';
import { createLibrary } from '../../src/index';
import { city, count, defineRules, flag, optional, step } from '../../src/kit';
import { imperium } from '../../src/maps/imperium';
import { thrownBy } from '../support/scenario';

const SHAPE = { city, toll: optional(count(1, 9, 'Sestertii.')) };

function rulesWith(notation?: string) {
  return defineRules({
    id: 'imperium',
    steps: [
      step({
        type: 'payToll',
        ...(notation === undefined ? {} : { notation }),
        during: ['playCard'],
        shape: SHAPE,
        candidates: () => [{ city: 'roma' }, { city: 'isca-dumnoniorum', toll: 3 }],
        apply: () => undefined,
      }),
    ],
  });
}

/** A game in which the toll of Isca is paid, and its text. */
function paidWith(notation?: string) {
  const { rules: _rules, ...board } = imperium;
  const library = createLibrary({ maps: [{ ...board, rules: rulesWith(notation) }] });
  const start = library.recordGame({ map: 'imperium', players: 2, seed: 'x' }, []);
  const log = {
    ...start,
    actions: [{ type: 'payToll' as const, seat: 0, city: 'isca-dumnoniorum', toll: 3 }],
  };
  return { library, log, text: library.formatLog(log) };
}

/** Its first line, which reads as the same game again. */
function lineWith(notation?: string): string | undefined {
  const { library, log, text } = paidWith(notation);
  expect(library.parseLog(text)).toEqual(log);
  return text.split('\n').at(-2);
}

describe('how a step is written in a log', () => {
  test('is what its notation says', () => {
    expect(lineWith('toll {city} [of {toll}]')).toBe('1 Player 1: toll Isca Dumnoniorum of 3');
    expect(lineWith('(pay) {city} [{toll}]')).toBe('1 Player 1: Isca Dumnoniorum 3');
  });

  test('is the first of the words between bars, and any of them is read', () => {
    expect(lineWith('|toll|pay| {city} [of {toll}]')).toBe(
      '1 Player 1: toll Isca Dumnoniorum of 3',
    );
    const { library, log, text } = paidWith('toll|pay {city} [of {toll}]');
    expect(library.parseLog(text.replace(': toll', ': pay'))).toEqual(log);
  });

  test('is its type and its fields, if it says nothing', () => {
    expect(lineWith()).toBe('1 Player 1: pay toll Isca Dumnoniorum toll 3');
  });

  test('says yes and no of what is so or not, and reads them again', () => {
    const asked = step({
      type: 'answer',
      notation: 'answer {isSo}',
      during: ['playCard'],
      shape: { isSo: flag },
      candidates: () => [{ isSo: true }, { isSo: false }],
      apply: () => undefined,
    });
    const { rules: _rules, ...board } = imperium;
    const rules = defineRules({ id: 'imperium', steps: [asked] });
    const library = createLibrary({ maps: [{ ...board, rules }] });
    const start = library.recordGame({ map: 'imperium', players: 2, seed: 'x' }, []);
    for (const [isSo, word] of [
      [true, 'yes'],
      [false, 'no'],
    ] as const) {
      const log = { ...start, actions: [{ type: 'answer' as const, seat: 0, isSo }] };
      const text = library.formatLog(log);
      expect(text.split('\n').at(-2)).toBe(`1 Player 1: answer ${word}`);
      expect(library.parseLog(text)).toEqual(log);
    }
    const text = library.formatLog({
      ...start,
      actions: [{ type: 'answer', seat: 0, isSo: true }],
    });
    expect(() => library.parseLog(text.replace('answer yes', 'answer perhaps'))).toThrow(/perhaps/);
  });

  test('is JSON where its words cannot be told apart from others', () => {
    expect(lineWith('pay; {city} [{toll}]')).toBe(
      '1 Player 1: {"type":"payToll","seat":0,"city":"isca-dumnoniorum","toll":3}',
    );
  });

  test.each([
    ['{town} [{toll}]', 'noSuchField', 'town'],
    ['{city}', 'fieldNotOnce', 'toll'],
    ['{city} [{toll}] [{toll}]', 'fieldNotOnce', 'toll'],
    ['[{city}] [{toll}]', 'fieldOutsideBrackets', 'city'],
    ['{city} {toll}', 'fieldInBrackets', 'toll'],
  ])('%s is refused by defineRules', (notation, reason, field) => {
    expect(thrownBy(() => rulesWith(notation))).toMatchObject({
      code: 'INVALID_RULES',
      reason,
      details: { path: 'rules.steps[0].notation', field },
    });
  });
});
