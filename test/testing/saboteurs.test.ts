/**
 * A module with a secret draw, secret choices, an option, a sheet and German words, written right and in many wrong ways:
 * what the suite finds of them when it is asked for nothing special.
 */
// answers for src/testing
import { describe, expect, test } from 'vitest';
import * as z from 'zod';
import { ConcordiaError, createLibrary } from '../../src/index';
import {
  ask,
  changePlayer,
  count,
  decision,
  defineModule,
  defineRules,
  event,
  finish,
  HIDDEN_CARD,
  list,
  option,
  parseDraws,
  part,
  playerAt,
  type Refusal,
  refusal,
  type SheetRules,
  seat,
  shuffled,
  step,
  type Transition,
} from '../../src/kit';
import { imperium } from '../../src/maps/imperium';
import type { AnyAction } from '../../src/model/any';
import type { GameView, Viewer } from '../../src/model/state';
import { mapConformance } from '../../src/testing';
import { IS_NIGHT } from '../support/night';

const COINS = z.int().min(0).max(2);
const SabSchema = z.strictObject({
  /** How often all have hidden something. */
  rounds: z.int().min(0),
  /** Nobody ever sees it. */
  omen: z.int().min(1).max(3),
  /** What each has hidden in this round. */
  hidden: z.array(COINS.nullable()),
  /** What each has hidden in all rounds before. */
  won: z.array(z.int().min(0)),
});
type Sab = z.infer<typeof SabSchema>;
type SeenSab = Omit<Sab, 'omen' | 'hidden'> & {
  omen: typeof HIDDEN_CARD;
  hidden: (number | null | typeof HIDDEN_CARD)[];
};
type Hide = AnyAction & { readonly coins: number };
type Hidden = { readonly sab: Sab; readonly seat: number; readonly coins: number };

/** What one of the saboteurs does in another way. */
interface Sabotage {
  readonly audit?: (own: Sab) => undefined;
  readonly mask?: (right: AnyAction, action: Hide, viewer: Viewer) => AnyAction;
  readonly refusal?: (sab: Sab, seat: number, coins: number) => Refusal | undefined;
  /** Called whenever the candidates are asked for. */
  readonly listed?: () => void;
  readonly applied?: (transition: Transition, hidden: Hidden) => void;
  readonly begun?: (transition: Transition) => void;
  readonly faults?: SheetRules['faults'];
  readonly german?: () => string;
}

const hiding = decision({
  kind: 'sabHiding',
  mustDecide: true,
  words: (names, { seat }) => `${names.player(seat)} hides coins`,
});
const sabHidden = event({
  type: 'sabHidden',
  shape: { seat },
  words: (names, { seat }) => `${names.player(seat)} hides coins`,
});
const sabShown = event({
  type: 'sabShown',
  shape: { all: list(count(0, 2, 'Coins.'), 6, 'What all have hidden.') },
});
const sabSign = event({ type: 'sabSign', shape: {} });
const sabPoor = refusal({
  reason: 'sabPoor',
  code: 'SAB_POOR',
  words: (_names, { coins }: { readonly coins: number }) => `You do not have ${coins} to hide.`,
});

function sabotaged(other: Sabotage = {}) {
  const sab = part<Sab, SeenSab, 'sab'>({
    id: 'sab',
    draws: true,
    schema: SabSchema,
    audit:
      other.audit ??
      (({ rounds, hidden, won }, { state }) => {
        const seats = state.players.length;
        if (hidden.length !== seats || won.length !== seats) return 'one for every seat';
        if (hidden.every((coins) => coins !== null)) return 'the round is over';
        return won.every((coins) => coins <= 2 * rounds) ? undefined : 'nobody has hidden so much';
      }),
    view: ({ rounds, hidden, won }, viewer) => ({
      rounds,
      omen: HIDDEN_CARD,
      hidden: hidden.map((coins, seat) =>
        coins === null || seat === viewer ? coins : HIDDEN_CARD,
      ),
      won,
    }),
    imagine: ({ rounds, hidden, won }, chance) => ({
      rounds,
      omen: 1 + (chance?.(3) ?? 0),
      hidden: hidden.map((coins) => (coins === HIDDEN_CARD ? (chance?.(3) ?? 0) : coins)),
      won,
    }),
    drawn: () => 1,
    follow: {
      sabHidden: (seen, { seat }: { readonly seat?: number } & object) => ({
        ...seen,
        hidden: seen.hidden.with(seat ?? 0, seen.hidden[seat ?? 0] ?? HIDDEN_CARD),
      }),
      sabShown: (seen, { all = [] }: { readonly all?: readonly number[] } & object) => ({
        ...seen,
        rounds: seen.rounds + 1,
        hidden: seen.hidden.map(() => null),
        won: seen.won.map((coins, seat) => coins + (all[seat] ?? 0)),
      }),
    },
  });

  const hide = step({
    type: 'sabHide',
    during: [hiding],
    shape: { coins: count(0, 2, 'Coins.') },
    candidates() {
      other.listed?.();
      return [0, 1, 2].map((coins) => ({ coins }));
    },
    refusal({ state }, { seat, coins }) {
      const own = other.refusal?.(sab.read(state), seat, coins);
      if (own !== undefined) return own;
      return coins > 1 + playerAt(state, seat).money / 3 ? sabPoor({ coins }) : undefined;
    },
    apply(transition, { seat, coins }) {
      finish(transition);
      const before = sab.read(transition.state);
      const hidden = before.hidden.with(seat, coins);
      transition.emit({ type: 'sabHidden', seat });
      other.applied?.(transition, { sab: before, seat, coins });
      if (hidden.includes(null)) {
        sab.write(transition, { ...before, hidden });
        return;
      }
      const all = hidden.map((one) => one ?? 0);
      sab.write(transition, {
        ...before,
        rounds: before.rounds + 1,
        hidden: hidden.map(() => null),
        won: before.won.map((coins, seat) => coins + (all[seat] ?? 0)),
      });
      transition.emit({ type: 'sabShown', all });
    },
    words: (_names, { coins }) => `Hide ${coins}`,
    mask({ state }, action, viewer, later) {
      const { rounds } = sab.read(state);
      const isKnown = action.seat === viewer || later.some((view) => roundsIn(view) > rounds);
      const right = isKnown ? action : { ...action, coins: 0 };
      return other.mask?.(right, action, viewer) ?? right;
    },
  });

  const rules = defineRules({
    id: 'sab',
    parts: [sab],
    decisions: [hiding],
    steps: [hide],
    events: [sabHidden, sabShown, sabSign],
    refusals: [sabPoor],
    scores: [{ id: 'sab', points: ({ state }, seat) => sab.read(state).won[seat] ?? 0 }],
    setUp(transition, draws) {
      const drawn = draws.sab;
      const omen =
        drawn === undefined
          ? (shuffled(transition, [1, 2, 3])[0] ?? 1)
          : parseDraws('sab', 'Sab 1', z.int(), drawn);
      const none = transition.state.players;
      other.begun?.(transition);
      sab.write(transition, {
        rounds: 0,
        omen,
        hidden: none.map(() => null),
        won: none.map(() => 0),
      });
    },
    on: {
      architectEnded(transition, { seat }) {
        if (sab.read(transition.state).hidden[seat] === null) {
          ask(transition, { kind: 'sabHiding', seat });
        }
      },
    },
  });
  const german = {
    language: 'de',
    actions: { sabHide: other.german ?? (() => 'Münzen verstecken') },
    decisions: { sabHiding: () => 'Wer versteckt Münzen' },
    events: { sabHidden: () => 'Jemand versteckt Münzen' },
  };
  return defineModule({
    id: 'sab',
    rules,
    languages: [german],
    options: {
      sabLevel: option({ schema: z.int().min(1).max(3), description: 'Level.', byDefault: 1 }),
    },
    sheet: {
      lines: { sabTokens: count(0, 3, 'Tokens.') },
      ...(other.faults && { faults: other.faults }),
    },
  });
}

function roundsIn({ parts }: GameView): number {
  const { rounds } = z.object({ rounds: z.int() }).parse(parts.sab);
  return rounds;
}

/** What the suite says at the default, check by check; only of these checks, if there are some. */
function saidOf(other: Sabotage = {}, only: readonly string[] = [], games = 10): readonly string[] {
  const library = createLibrary({ maps: [imperium], modules: [sabotaged(other)] });
  const said = (run: () => void): readonly string[] => {
    try {
      run();
      return [];
    } catch (error) {
      const isOwn = error instanceof ConcordiaError;
      const cause = error instanceof Error && !isOwn ? (error.cause ?? error) : error;
      return [cause instanceof Error ? cause.message : String(cause)];
    }
  };
  return said(() => {
    const checks = mapConformance(library, 'imperium', { games, modules: ['sab'] });
    const all = checks.flatMap(({ name, run }) =>
      only.length > 0 && !only.some((words) => name.includes(words)) ? [] : said(run),
    );
    if (all.length > 0) throw new Error(all.join('\n'));
  });
}

const fault = (): never => {
  throw new Error('here');
};
/** A place in memory that outlives a game. */
const counter = () => {
  const memory = { calls: 0 };
  return () => {
    memory.calls += 1;
    return memory.calls;
  };
};
const played = counter();

/** A refusal of one coin that knows whether it is asked for a list, which asks for three candidates. */
function oneCoin(isRefused: (isListing: boolean) => boolean): Sabotage {
  let left = 0;
  return {
    listed: () => {
      left = 3;
    },
    refusal: (_sab, _seat, coins) => {
      left -= 1;
      return coins === 1 && isRefused(left >= 0) ? sabPoor({ coins }) : undefined;
    },
  };
}

describe('found at the default', () => {
  test.each<readonly [string, Sabotage, readonly string[], RegExp]>([
    [
      'a crash at the value of an option',
      { begun: ({ game }) => game.options.sabLevel === 3 && fault() },
      ['every action is offered'],
      /of sab failed in setUp: here/,
    ],
    [
      'a crash with five players',
      { applied: ({ game }) => game.players === 5 && fault() },
      ['every action is offered'],
      /of sab failed in the step sabHide, apply: here/,
    ],
    [
      'a crash late in a long game',
      { applied: ({ state }) => state.turn > 400 && fault() },
      ['every action is offered'],
      /of sab failed in the step sabHide, apply: here/,
    ],
    [
      'words in another language that throw',
      { german: fault },
      ['words of every language'],
      /^The words for the action sabHide in de fail: here\.$/,
    ],
    [
      'words in another language that say nothing',
      { german: () => '' },
      ['words of every language'],
      /^There are no words for the de action sabHide/,
    ],
    [
      'a set-up by the clock',
      { begun: () => new Date().getHours() },
      ['every game ends'],
      /must not use the clock/,
    ],
    [
      'a refusal by the clock',
      { refusal: () => (new Date().getHours() > 25 ? sabPoor({ coins: 1 }) : undefined) },
      ['every game ends'],
      /must not use the clock/,
    ],
    [
      'a refusal by the time zone of the machine',
      { refusal: () => (process.env.TZ === '?' ? sabPoor({ coins: 1 }) : undefined) },
      ['every game ends'],
      /must not use process\.env/,
    ],
    [
      'a refusal by the language of the machine',
      { refusal: () => ((1.5).toLocaleString() === '?' ? sabPoor({ coins: 1 }) : undefined) },
      ['every game ends'],
      /must not use toLocaleString/,
    ],
    [
      'chance beside the generator',
      { applied: () => Math.random() },
      ['every game ends'],
      /must not use Math\.random/,
    ],
    [
      'money that neither an event nor the price of the action tells',
      {
        applied: (transition, { seat }) =>
          changePlayer(transition, seat, { money: playerAt(transition.state, seat).money + 1 }),
      },
      ['events lead'],
      /^No event tells what .*"sabHide".* changes at players\.\d\.money\.$/,
    ],
    ['an audit that lets everything in', { audit: () => undefined }, ['an accepted state'], /sab/],
    [
      'a refusal that tells what another has hidden, in one of nine cases',
      {
        refusal: ({ hidden }, seat, coins) =>
          coins === 2 && hidden.some((other, owner) => owner !== seat && other === 2)
            ? sabPoor({ coins })
            : undefined,
      },
      ['same view get the same'],
      /tell/,
    ],
    [
      'an event that is sent twice for one secret',
      {
        applied: (transition, { seat, coins }) =>
          coins === 2 && transition.emit({ type: 'sabHidden', seat }),
      },
      ['hides secret actions'],
      /sabHidden/,
    ],
    [
      'an event at one secret omen',
      { applied: (transition, { sab }) => sab.omen === 2 && transition.emit({ type: 'sabSign' }) },
      ['same view get the same'],
      /sabSign/,
    ],
    [
      'a mask that never tells',
      {
        mask: (_right, action, viewer) =>
          viewer === action.seat ? action : { ...action, coins: 0 },
      },
      ['a log for a viewer'],
      /another view/,
    ],
    [
      'a mask that is right for two of three values',
      { mask: (right, action) => (action.coins === 2 ? action : right) },
      ['hides secret actions'],
      /sabHide/,
    ],
    [
      'a mask of the player’s own action',
      { mask: (_right, action) => ({ ...action, coins: 0 }) },
      ['a log for a viewer'],
      /another view/,
    ],
    [
      'a sheet whose faults throw',
      {
        faults: (players) => (players.some(({ sabTokens }) => sabTokens === 3) ? fault() : []),
      },
      ['every score sheet'],
      /of sab failed in .*here/,
    ],
    [
      'an action that the list leaves out, and that is accepted when it is played',
      oneCoin((isListing) => isListing),
      ['not listed', 'legal choices'],
      /sabHide/,
    ],
    [
      'an action that the list has, and that is refused when it is played',
      oneCoin((isListing) => !isListing),
      ['every listed', 'legal choices'],
      /sabHide|sabPoor/,
    ],
    [
      'an answer that differs every so many calls',
      { refusal: () => (played() % 4001 === 0 ? sabPoor({ coins: 1 }) : undefined) },
      ['the same options', 'not listed', 'legal choices', 'accepted state', 'same view get'],
      /./,
    ],
  ])('%s', (_what, other, only, wanted) => {
    expect(saidOf(other, only).join('\n')).toMatch(wanted);
  });
});

test('the same module, written right, passes', () => {
  expect(saidOf({}, [], IS_NIGHT ? 10 : 3)).toEqual([]);
});
