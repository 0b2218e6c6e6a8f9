/** Words of maps and modules in other languages are held to the rules by the compiler. */
import { expect, expectTypeOf, test } from 'vitest';
import { inGerman } from '../../docs/examples/own-map/german';
import type { gold } from '../../docs/examples/own-map/gold';
import { defineRules, type ScoreType, type TranslationOf } from '../../src/kit';

type InGerman = TranslationOf<typeof gold>;

test('they have the names of the rules, and the fields of each', () => {
  expectTypeOf<keyof InGerman['actions']>().toEqualTypeOf<'panGold'>();
  expectTypeOf<keyof InGerman['decisions']>().toEqualTypeOf<'panning'>();
  expectTypeOf<keyof InGerman['events']>().toEqualTypeOf<'goldFound'>();
  expectTypeOf<keyof InGerman['refusals']>().toEqualTypeOf<'notAtFord' | 'goldIsFound'>();
  expectTypeOf<keyof InGerman['scores']>().toEqualTypeOf<'gold'>();
  expectTypeOf<Parameters<InGerman['events']['goldFound']>[1]['nuggets']>().toEqualTypeOf<number>();
  expect(Object.keys(inGerman.actions)).toEqual(['panGold']);
});

test('what is missing, unknown or misread is an error', () => {
  // @ts-expect-error an event has no words
  const missing: InGerman = { ...inGerman, events: {} };
  // @ts-expect-error a score has no words
  const unscored: InGerman = { ...inGerman, scores: {} };
  const { scores: _scores, ...left } = inGerman;
  // @ts-expect-error nor has any
  const noScores: InGerman = left;
  const unknown: InGerman = {
    ...inGerman,
    // @ts-expect-error the rules have no such decision
    decisions: { ...inGerman.decisions, sieving: () => 'sieben' },
  };
  const misread: InGerman = {
    ...inGerman,
    // @ts-expect-error the decision has no such field
    decisions: { panning: (_names, { depth }) => `${depth}` },
  };
  const all = [missing, unscored, noScores, unknown, misread];
  expect(all.map(({ language }) => language)).toEqual(all.map(() => 'de'));
});

test('rules without words need none', () => {
  const rules = defineRules({ id: 'silent' });
  const words: TranslationOf<typeof rules> = { language: 'de' };
  expect(words).toEqual({ language: 'de' });
  // @ts-expect-error the rules have no events
  const unknown: TranslationOf<typeof rules> = { language: 'de', events: { told: () => 'mehr' } };
  expect(Object.keys(unknown)).toContain('events');
});

test('scores may be defined elsewhere, and then any names do', () => {
  const riches: ScoreType = { id: 'riches', points: () => 1 };
  const rules = defineRules({ id: 'rich', scores: [riches] });
  const named: TranslationOf<typeof rules> = { language: 'de', scores: { riches: () => 'Gold' } };
  const nameless: TranslationOf<typeof rules> = { language: 'de' };
  const literal = { id: 'riches', points: () => 1 } as const;
  const own = defineRules({ id: 'rich', scores: [literal, { id: 'poor', points: () => -1 }] });
  expectTypeOf<keyof TranslationOf<typeof own>['scores']>().toEqualTypeOf<'riches' | 'poor'>();
  expect([named, nameless].map(({ language }) => language)).toEqual(['de', 'de']);
});
