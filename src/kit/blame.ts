/** Watches single functions of rules: those of a map or module, and those of a piece that a module is given. */

import type { AnyAction } from '../model/any';
import type { CardId } from '../model/cards';
import type { ConcordiaError } from '../model/errors';
import { clauseIn } from '../model/fault-words';
import { STORED_GOODS } from '../model/goods';
import { COLONIST_KINDS } from '../model/ids';
import { type GameOption, isAllowed } from '../model/options';
import { isRecord } from '../model/plain';
import { COLONISTS_OF_A_KIND, type GameState, HOUSES, workingCopy } from '../model/state';
import {
  areTexts,
  blamed,
  failed,
  isDeliberate,
  isPromised,
  kindOf,
  late,
  shown,
  textsOf,
  watching,
  watchingRefusals,
} from '../model/watch';
import type { DecisionType } from './decision';
import type { Shape } from './fields';
import type { Position, Transition } from './game';
import { faultSince } from './left-behind';
import { fitsValue } from './modifiers';
import type { RuleModule, SheetRules } from './module';
import type { Part } from './part';
import type {
  Answer,
  Deck,
  Forbid,
  ForbidOverride,
  Overrides,
  Role,
  RoleOverride,
  Rules,
  ScoreType,
  SetupContext,
  StepOverride,
} from './rules';
import { LEGAL, type Step, WIDE } from './step';

/** A function that changes a game: of a step, a listener, a role or a set-up. */
type Effect<R> = (transition: Transition, b: unknown, c: unknown, d: unknown) => R;
type AnyModifier = (before: unknown, position: Position, cause: unknown) => unknown;

/** Functions whose errors name their author; `at` says where they are in what the author has written. */
export interface Blame {
  /**
   * A function that returns an answer.
   *
   * @typeParam F - the type of the function.
   * @param check - refuses answers that are none.
   */
  answer<F extends (...args: never[]) => unknown>(
    at: string,
    call: F,
    check?: (result: ReturnType<F>, at: string) => void,
  ): F;
  /**
   * A function that changes a game: what it leaves is checked, and wrong calls of helpers are its own fault.
   *
   * @typeParam F - the type of the function.
   */
  effect<F extends (transition: Transition, ...args: never[]) => unknown>(at: string, effect: F): F;
  /** A change of one of the base game's answers, by its name; the new answer must be of the same kind. */
  modifier<F>(change: F, name: string): F;
  /** Refuses what a function has returned. */
  wrong(at: string, found: unknown): never;
}

/**
 * Watches functions that somebody else has written for a module, such as those of a tile: whatever they throw, return or
 * leave wrongly becomes an `INVALID_RULES` whose `details.rules` is `id`. The functions of `defineRules` are watched
 * already.
 *
 * @param id - what to blame, such as `novius`.
 *
 * @example
 * ```ts
 * const steps = blaming('novius').answer('steps', () => {
 *   throw new Error('no map');
 * });
 * try {
 *   steps();
 * } catch (error) {
 *   console.log(error instanceof ConcordiaError && error.details);
 *   // -> { rules: 'novius', at: 'steps', failure: 'thrown', error: 'no map' }
 * }
 * ```
 */
export function blaming(id: string): Blame {
  const answer = watching(id);

  function effect<F extends (transition: Transition, ...args: never[]) => unknown>(
    at: string,
    change: F,
  ): F {
    const act = change as unknown as Effect<ReturnType<F>>;
    const watched: Effect<ReturnType<F>> = (transition, b, c, d) => {
      const before = workingCopy(transition.state);
      let result: ReturnType<F>;
      try {
        result = act(transition, b, c, d);
        if (isPromised(result)) late(id, at, result);
      } catch (error) {
        if (isMisuse(error)) failed(id, at, 'misuse', { issues: [misused(error)] }, error);
        return blamed(id, at, error);
      }
      const fault = leftBy(transition, before, at);
      if (fault !== undefined) failed(id, at, fault.failure, fault.facts);
      return result;
    };
    return watched as unknown as F;
  }

  /** What is wrong with the state; what cannot even be looked at is wrong, too. */
  function leftBy(transition: Transition, before: GameState, at: string) {
    try {
      return faultSince(transition, before);
    } catch (error) {
      return blamed(id, at, error);
    }
  }

  function modifier<F>(change: F, name: string): F {
    const at = `the modifier ${name}`;
    const fits = fitsValue(name);
    const ask = change as unknown as AnyModifier;
    const watched: AnyModifier = (before, position, cause) => {
      const after = ask(before, position, cause);
      if (isPromised(after)) late(id, at, after);
      // The same object may have been changed.
      const isSame = after === before && typeof after !== 'object';
      if (!isSame && !fits(after, position)) failed(id, at, 'badValue', { found: shown(after) });
      return after;
    };
    return answer(at, watched) as unknown as F;
  }

  const wrong: Blame['wrong'] = (at, found) => failed(id, at, 'badValue', { found: shown(found) });

  return { answer, effect, modifier, wrong };
}

/**
 * Whether an error comes from calling a helper of the kit in a wrong way: the state has been checked before, and
 * players' input cannot cause such an error.
 */
function isMisuse(error: unknown): error is ConcordiaError {
  if (!isDeliberate(error)) return false;
  const { code, details } = error;
  return MISUSES.includes(code) || (code === 'INVALID_RULES' && details.rules === undefined);
}

/** What was wrong with the call, as one of the facts. */
function misused(error: ConcordiaError): { readonly message: string } {
  const { reason, details } = error;
  return { ...details, ...{ reason, message: clauseIn(error) } };
}

const MISUSES: readonly string[] = Object.freeze(['INVALID_STATE', 'INVALID_INPUT']);

// Wraps the rules of maps and modules: their errors become ConcordiaErrors that name the map or module, and what they
// return is checked before it is used.

/** What the box has for each player. */
const MOST_PIECES = Object.freeze({
  houses: HOUSES,
  land: COLONISTS_OF_A_KIND,
  sea: COLONISTS_OF_A_KIND,
});

/** A function of rules. */
type Call<K extends 'parties' | 'pieces' | 'tokens'> = NonNullable<Rules[K]>;

/** A module and its rules, wrapped. */
export function moduleWithBlame<M extends RuleModule>(module: M): M {
  const { id, options, isPlayed, incompatible, sheet, rules } = module;
  const watch = watching(id);
  const watchRefusals = watchingRefusals(id);
  const watchOption = (option: GameOption, name: string): GameOption => {
    const { schema, byDefault, incompatible } = option;
    const at = `options.${name}.`;
    const fits = (value: unknown, at: string): void => {
      if (!isAllowed(schema, value)) failed(id, at, 'badValue', { found: shown(value) });
    };
    return {
      ...option,
      ...(typeof byDefault === 'function' && {
        byDefault: watch(`${at}byDefault`, byDefault, fits),
      }),
      ...(incompatible && { incompatible: watchRefusals(`${at}incompatible`, incompatible) }),
    };
  };
  return {
    ...module,
    ...(options && { options: each(options, watchOption) }),
    ...(isPlayed && { isPlayed: watch('isPlayed', isPlayed, kindOf(id, 'boolean')) }),
    ...(incompatible && { incompatible: watchRefusals('incompatible', incompatible) }),
    ...(sheet && { sheet: watchedSheet(id, sheet) }),
    rules: withBlame(rules),
  };
}

function watchedSheet(id: RuleModule['id'], sheet: SheetRules): SheetRules {
  const watch = watching(id);
  const { capacity, faults } = sheet;
  const areFaults = (result: unknown, at: string): void => {
    const isList = Array.isArray(result) && result.every(isFault);
    if (!isList) failed(id, at, 'noFaults');
  };
  return Object.freeze({
    ...sheet,
    ...(capacity && { capacity: watch('sheet.capacity', capacity, kindOf(id, 'number')) }),
    ...(faults && { faults: watch('sheet.faults', faults, areFaults) }),
  });
}

function isFault(fault: unknown): boolean {
  return (
    isRecord(fault) &&
    Number.isInteger(fault.seat) &&
    Array.isArray(fault.path) &&
    typeof fault.reason === 'string'
  );
}

export function withBlame(rules: Rules): Rules {
  const { id, steps, decisions, parts, roles, deck, scores, parties, modifiers, forbid } = rules;
  const { pieces, tokens, overrides, on, setUp, audit } = rules;
  const { answer: watch, effect: watchEffect, modifier: watchModifier } = blaming(id);
  const watchRefusals = watchingRefusals(id);

  function watchStep(step: Step): Step {
    const at = `the step ${step.type}`;
    const { refusal, cost, apply, mask } = step;
    return Object.freeze({
      ...step,
      candidates: watchCandidates(step, `${at}, candidates`),
      refusal: refusal && watchRefusals(`${at}, refusal`, refusal),
      cost: cost && watch(`${at}, cost`, cost),
      apply: watchEffect(`${at}, apply`, apply),
      mask: mask && watch(`${at}, mask`, mask),
    });
  }

  /** Candidates as the engine needs them: a new list, with type and seat filled in. */
  function watchCandidates({ type, candidates, shape }: Step, at: string): Step['candidates'] {
    const fits = fitting(shape);
    return watch(at, (position, decision, wanted) => {
      const found: unknown = candidates(position, decision, wanted);
      if (isPromised(found)) late(id, at, found);
      if (!Array.isArray(found)) failed(id, at, 'noCandidates');
      const { seat } = decision;
      const actions: AnyAction[] = [];
      for (const candidate of found) {
        if (!fits(candidate)) failed(id, at, 'otherFields');
        actions.push(candidate.type === undefined ? { type, seat, ...candidate } : candidate);
      }
      return actions;
    });
  }

  function watchOverrides({ steps, roles, forbid }: Overrides, owner: string): Overrides {
    const at = (what: string, name: string): string => `overrides.${owner}.${what}.${name}`;
    /** The replacement, which has to be of the same kind as the one before, and is read once. */
    const replaced = <T>(
      place: string,
      replace: (before: T) => T,
      before: T,
      like: LikeBefore<T>,
    ): T => {
      const once = watch(place, (): T => {
        const after = replace(before);
        if (isPromised(after)) late(id, place, after);
        const own: unknown = isRecord(after) ? { ...after } : after;
        return like(before, own) ? own : failed(id, place, 'otherKind');
      });
      return once();
    };
    return Object.freeze({
      ...(steps && {
        steps: each(steps, (replace: StepOverride, type) => (before: Step): Step => {
          const after = replaced(at('steps', type), replace, before, isSameStep);
          return watchStep(listedAnew(before, after));
        }),
      }),
      ...(roles && {
        roles: each(
          roles,
          (replace: RoleOverride, name) =>
            (before: Role): Role =>
              watchRole(replaced(at('roles', name), replace, before, isSameRole)),
        ),
      }),
      ...(forbid && {
        forbid: each(forbid, (replace: ForbidOverride, type) => (before: Forbid): Forbid => {
          const place = at('forbid', type);
          const after = replaced(place, replace, before, isForbid);
          return watchRefusals(place, after);
        }),
      }),
    });
  }

  function watchDecision(decision: DecisionType): DecisionType {
    const { kind, audit, covered } = decision;
    if (audit === undefined && covered === undefined) return decision;
    const at = `the decision ${kind}`;
    return Object.freeze({
      ...decision,
      ...(audit && { audit: watchRefusals(`${at}, audit`, audit) }),
      ...(covered && { covered: watch(`${at}, covered`, covered) }),
    });
  }

  function watchPart(part: Part): Part {
    const { audit, view, imagine, knownCards, drawn, bags } = part;
    const at = `the part ${part.id}`;
    return Object.freeze({
      ...part,
      audit: watch(`${at}, audit`, audit),
      ...(view && { view: watch(`${at}, view`, view) }),
      ...(imagine && { imagine: watch(`${at}, imagine`, imagine) }),
      ...(drawn && { drawn: watch(`${at}, drawn`, drawn) }),
      ...(knownCards && { knownCards: watch(`${at}, knownCards`, knownCards) }),
      ...(bags && {
        bags: {
          of: watch(`${at}, bags`, bags.of, areBags),
          used: watch(`${at}, bags`, bags.used, textsOf(id)),
        },
      }),
    });
  }

  function areBags(result: unknown, at: string): void {
    const isBag = (bag: unknown): boolean =>
      isRecord(bag) && areTexts(bag.places) && areTexts(bag.pieces);
    if (!Array.isArray(result) || !Array.from<unknown>(result).every(isBag)) {
      failed(id, at, 'badValue', { found: shown(result) });
    }
  }

  function watchRole(role: Role): Role {
    const begin: Role['begin'] = watchEffect(`the role ${role.name}`, role.begin);
    const { income } = role;
    const at = `the role ${role.name}, income`;
    return Object.freeze({
      ...role,
      begin,
      ...(income && { income: watch(at, income, kindOf(id, 'number')) }),
    });
  }

  function watchDeck(deck: Deck): Deck {
    const hand = deck.hand && watch('deck.hand', deck.hand, textsOf(id));
    const forSale = deck.forSale && watch('deck.forSale', deck.forSale, textsOf(id));
    return Object.freeze({
      ...deck,
      ...(hand && {
        hand: (before, seat, context) =>
          knownCards('deck.hand', hand(before, seat, context), context),
      }),
      ...(forSale && {
        forSale: (before, context) => knownCards('deck.forSale', forSale(before, context), context),
      }),
    } satisfies Deck);
  }

  function knownCards(
    at: string,
    named: readonly CardId[],
    { cards }: SetupContext,
  ): readonly CardId[] {
    const lost = named.find((card) => cards?.has(card) === false);
    return lost === undefined ? named : failed(id, at, 'noSuchCard', { card: lost });
  }

  /** Parties of as many players each. */
  function watchParties(call: Call<'parties'>): Call<'parties'> {
    const watched = watch('parties', call, kindOf(id, 'number'));
    return (players) => {
      const parties = watched(players);
      if (Number.isInteger(players / parties)) return parties;
      return failed(id, 'parties', 'unequalParties', { parties, players });
    };
  }

  /** Pieces of the box, and as many colonists as begin on the board. */
  function watchPieces(call: Call<'pieces'>): Call<'pieces'> {
    const watched = watch('pieces', call, arePieces);
    return (before, seat, context) => {
      const pieces = watched(before, seat, context);
      const { start } = context.board;
      const few = COLONIST_KINDS.find((kind) => pieces[kind] < start[kind].length);
      if (few === undefined) return pieces;
      return failed(id, 'pieces', 'badValue', { found: String(pieces[few]) });
    };
  }

  /** Goods, and as many as there are cities. */
  function watchTokens(call: Call<'tokens'>): Call<'tokens'> {
    const watched = watch('tokens', call, areTokens);
    return (before, letter, context) => {
      const tokens = watched(before, letter, context);
      const cities = [...context.board.cities.values()].filter((city) => city.letter === letter);
      if (tokens.length >= cities.length) return tokens;
      return failed(id, 'tokens', 'badValue', { found: String(tokens.length) });
    };
  }

  function arePieces(result: unknown, at: string): void {
    const counts: Readonly<Record<string, unknown>> = isRecord(result) ? result : {};
    const fits = Object.entries(MOST_PIECES).every(
      ([piece, most]) =>
        Number.isInteger(counts[piece]) &&
        Number(counts[piece]) >= 0 &&
        Number(counts[piece]) <= most,
    );
    if (!fits) failed(id, at, 'badValue', { found: shown(result) });
  }

  function areTokens(result: unknown, at: string): void {
    const isList =
      Array.isArray(result) &&
      // Not `every`, which passes over holes.
      !Array.from<unknown>(result).some((token) => !STORED_GOODS.some((good) => good === token));
    if (!isList) failed(id, at, 'badValue', { found: shown(result) });
  }

  function watchScore(score: ScoreType): ScoreType {
    const at = `the score ${score.id}`;
    const { points } = score;
    const areWhole = (result: unknown, at: string): void => {
      if (!Number.isSafeInteger(result)) failed(id, at, 'badValue', { found: shown(result) });
    };
    return Object.freeze({
      ...score,
      points: watch(`${at}, points`, points, areWhole),
    });
  }

  const watched: Rules = {
    ...rules,
    ...(steps && { steps: steps.map(watchStep) }),
    ...(decisions && { decisions: decisions.map(watchDecision) }),
    ...(parts && { parts: parts.map(watchPart) }),
    ...(roles && { roles: roles.map(watchRole) }),
    ...(deck && { deck: watchDeck(deck) }),
    ...(scores && { scores: scores.map(watchScore) }),
    ...(pieces && { pieces: watchPieces(pieces) }),
    ...(tokens && { tokens: watchTokens(tokens) }),
    ...(parties && { parties: watchParties(parties) }),
    ...(modifiers && { modifiers: each(modifiers, watchModifier) }),
    ...(forbid && {
      forbid: each(forbid, (object: Forbid, type) =>
        watchRefusals(`the refusal of ${type}`, object),
      ),
    }),
    ...(overrides && { overrides: each(overrides, watchOverrides) }),
    ...(on && {
      on: each(on, (answer: Answer, type) => watchEffect(`the listener for ${type}`, answer)),
    }),
    ...(setUp && { setUp: watchEffect('setUp', setUp) }),
    ...(audit && {
      audit: each(audit, (call: (...args: never[]) => unknown, name) =>
        watch(`audit.${name}`, call),
      ),
    }),
  };
  return Object.freeze(watched);
}

type LikeBefore<T> = (before: T, after: unknown) => after is T;

const isSameStep: LikeBefore<Step> = ({ type, shape, during }, after): after is Step =>
  isRecord(after) &&
  after.type === type &&
  after.shape === shape &&
  after.during === during &&
  typeof after.candidates === 'function' &&
  typeof after.apply === 'function';

const isSameRole: LikeBefore<Role> = ({ name }, after): after is Role =>
  isRecord(after) && after.name === name && typeof after.begin === 'function';

const isForbid: LikeBefore<Forbid> = (_, after): after is Forbid => typeof after === 'function';

/**
 * The list of a step may rely on its refusal, and leave out what would be refused: with another refusal, everything is
 * listed that a screen could show. It may also end early, so another list gets all of it.
 */
function listedAnew(before: Step, after: Step): Step {
  const { candidates, refusal } = after;
  const isSameList = candidates === before.candidates;
  if (isSameList && refusal === before.refusal) return after;
  return {
    ...after,
    candidatesAreLegal: false,
    candidates: (position, decision, { isWide }) =>
      candidates(position, decision, isWide || isSameList ? WIDE : LEGAL),
  };
}

/** Whether a candidate has exactly the fields of a shape. */
function fitting(shape: Shape): (candidate: unknown) => boolean {
  const names = new Set([...Object.keys(shape), 'type', 'seat']);
  const wanted = Object.entries(shape).flatMap(([name, field]) =>
    'isOptional' in field ? [] : [name],
  );
  /** The field names of the last valid candidate, in order: the next one usually has the same. */
  let last: readonly string[] = [];
  const hasNames = (candidate: object): boolean => {
    const own = Object.keys(candidate);
    if (!own.every((name) => names.has(name)) || !wanted.every((name) => own.includes(name))) {
      return false;
    }
    last = own;
    return true;
  };
  return (candidate) => {
    if (!isRecord(candidate)) return false;
    let count = 0;
    let isSame = true;
    for (const name in candidate) {
      const value = candidate[name];
      if (value === undefined || typeof value === 'function') return false;
      if (typeof value === 'number' && !Number.isFinite(value)) return false;
      if (name !== last[count++]) isSame = false;
    }
    return (isSame && count === last.length && count > 0) || hasNames(candidate);
  };
}

/** The record with each function wrapped. */
function each<R extends object, F>(record: R, wrap: (call: F, name: string) => F): R {
  return Object.fromEntries(
    Object.entries(record).map(([name, call]) => [name, wrap(call as F, name)]),
  ) as R;
}
