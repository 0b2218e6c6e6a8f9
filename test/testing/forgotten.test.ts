/** What authors forget: rules that ask the clock, changes that no event tells, actions that nobody can take. */
import { describe, expect, test } from 'vitest';
import * as z from 'zod';
import { createLibrary } from '../../src/index';
import {
  changePlayer,
  decision,
  defineModule,
  defineRules,
  finish,
  part,
  playerAt,
  type Rules,
  receiveMoney,
  step,
} from '../../src/kit';
import { imperium } from '../../src/maps/imperium';
import { mapConformance } from '../../src/testing';

/** What the checks say of rules, the first of each; nothing if they pass. */
function saidOf(rules: Omit<Rules, 'id'>, names: readonly string[], games = 1): readonly string[] {
  const module = defineModule({ id: 'saboteur', rules: defineRules({ id: 'saboteur', ...rules }) });
  const library = createLibrary({ maps: [imperium], modules: [module] });
  const checks = mapConformance(library, 'imperium', { games, modules: ['saboteur'] });
  return checks.flatMap(({ name, run }) => {
    if (!names.some((part) => name.includes(part))) return [];
    try {
      run();
      return [];
    } catch (error) {
      const cause = error instanceof Error ? (error.cause ?? error) : error;
      return [cause instanceof Error ? cause.message : String(cause)];
    }
  });
}

/** Rules that do something whenever a card is played. */
const whenPlayed = (ask: () => unknown): Omit<Rules, 'id'> => ({
  on: {
    cardPlayed() {
      ask();
    },
  },
});

describe('what rules must not ask is blamed by name', () => {
  test.each([
    ['the clock', () => Date.now(), 'the clock (Date)'],
    ['a date', () => new Date(), 'the clock (Date)'],
    ['chance', () => Math.random(), 'Math.random'],
    ['the language', () => new Intl.NumberFormat().format(1), 'Intl'],
    ['the machine', () => process.env.TZ, 'process.env'],
  ])('%s', (_, ask, what) => {
    const [said] = saidOf(whenPlayed(ask), ['every game ends']);
    expect(said).toBe(
      `The rules of saboteur failed in the listener for cardPlayed: rules must not use ${what}`,
    );
  });

  test('also if they catch the error', () => {
    const caught = whenPlayed(() => {
      try {
        return Date.now();
      } catch {
        return 0;
      }
    });
    expect(saidOf(caught, ['every game ends'])[0]).toMatch(/^Rules use the clock \(Date\) in /);
  });

  test('and nobody else meets a trap', () => {
    const before = [Date, Math.random, Intl, process.env];
    saidOf(
      whenPlayed(() => Date.now()),
      ['every game ends'],
    );
    expect([Date, Math.random, Intl, process.env]).toEqual(before);
    expect(Date.now()).toBeGreaterThan(0);
  });
});

describe('what no event tells', () => {
  test('money', () => {
    const rules: Omit<Rules, 'id'> = {
      on: {
        cardPlayed: (transition, { seat }) =>
          changePlayer(transition, seat, { money: playerAt(transition.state, seat).money + 1 }),
      },
    };
    const [said] = saidOf(rules, ['events lead']);
    expect(said).toMatch(/^No event tells what .*"playCard".* changes at players\.\d\.money\.$/);
  });

  test('a part that follows events wrongly', () => {
    const counting = (follow: boolean) => {
      const plays = part({
        id: 'saboteur',
        schema: z.strictObject({ plays: z.int() }),
        ...(follow && {
          follow: { cardPlayed: ({ plays }: { plays: number }) => ({ plays: plays + 2 }) },
        }),
      });
      const rules: Omit<Rules, 'id'> = {
        parts: [plays],
        setUp: (transition) => plays.write(transition, { plays: 0 }),
        on: {
          cardPlayed(transition) {
            plays.write(transition, { plays: plays.read(transition.state).plays + 1 });
          },
        },
      };
      return saidOf(rules, ['events lead']);
    };
    expect(counting(true)[0]).toMatch(/^The follow of the part saboteur does not tell what /);
    // A part without `follow` is sent as it is.
    expect(counting(false)).toEqual([]);
  });
});

test('a list that nobody can choose from', () => {
  const choosing = decision({ kind: 'choosing', mustDecide: true, words: () => 'x' });
  const rules: Omit<Rules, 'id'> = {
    decisions: [choosing],
    steps: [
      step({
        type: 'chooseAny',
        during: [choosing],
        shape: {},
        candidates: () => Array(100_001).fill({}),
        candidatesAreLegal: true,
        apply: (transition) => finish(transition),
      }),
    ],
    on: {
      architectEnded: (transition, { seat }) => transition.state.decision ?? ask(transition, seat),
    },
  };
  function ask(transition: Parameters<typeof finish>[0], seat: number): void {
    transition.state.decision = { kind: 'choosing', seat };
  }
  const [said] = saidOf(rules, ['every game ends']);
  expect(said).toBe('legalActions lists 100001 actions, more than anybody can choose from.');
});

test('an action that nobody can take is told after ten games, and one that somebody can is not', () => {
  const taking = (isOffered: boolean) =>
    saidOf(
      {
        steps: [
          step({
            type: 'takeGift',
            during: ['mercator'],
            shape: {},
            candidates: () => (isOffered ? [{}] : []),
            cost: () => ({ gain: 1 }),
            apply(transition, { seat }) {
              finish(transition);
              receiveMoney(transition, seat, 1);
            },
          }),
        ],
      },
      ['offered once'],
      10,
    );
  expect(taking(false)).toEqual([
    'In 24 games nobody could do this once, so it is not checked: takeGift.',
  ]);
  expect(taking(true)).toEqual([]);
});
