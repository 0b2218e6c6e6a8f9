/** Steps: what can be done while a decision is open, and how it is written. */

import type { AnyAction, AnyDecision, Candidate, Cost } from '../model/any';
import type { Refusal } from '../model/errors';
import type { Fault } from '../model/faults';
import { fix } from '../model/freeze';
import type { Seat } from '../model/ids';
import type { Moment } from '../model/moment';
import { type Names, spaced } from '../model/names';
import type { GameView, Viewer } from '../model/state';
import type { DecisionType } from './decision';
import type { FieldsOf, Flat, Shape } from './fields';
import type { Position, Transition } from './game';
import { definitionFaults, mustBeObject } from './rule-words';

// How the text notation writes an action: `build {city} [for {pay}]`. Fields are in braces. Pieces in brackets are
// written if their fields are present; words in parentheses are read but never written. Of words between bars, such as
// `coins|money`, the first is written and all are read.

/** A literal word, or a field of the action. */
export type TemplatePiece =
  | { readonly word: string; readonly others: readonly string[]; readonly isSilent: boolean }
  | { readonly field: string };

/** Pieces that belong together. */
export interface TemplateGroup {
  readonly pieces: readonly TemplatePiece[];
  /** Left out if its fields are. */
  readonly isOptional: boolean;
}

/** A way to write an action, piece by piece. */
export type Template = readonly TemplateGroup[];

export function templateOf(text: string): Template {
  const groups = text.match(/\[[^[\]]*\]|[^[\]]+/g) ?? [];
  return groups.map((group) => ({
    isOptional: group.startsWith('['),
    pieces: (group.match(/[^\s[\]]+/g) ?? []).map(pieceOf),
  }));
}

/** The words between bars. */
export function variantsIn(text: string): readonly string[] {
  return text.split('|').filter((word) => word !== '');
}

function pieceOf(text: string): TemplatePiece {
  const field = /^\{(.*)\}$/.exec(text)?.[1];
  if (field !== undefined) return { field };
  const silent = /^\((.*)\)$/.exec(text)?.[1];
  const [word = '', ...others] = variantsIn(silent ?? text);
  return { word, others, isSilent: silent !== undefined };
}

/** The default template: the type, the fields in order, and the names of optional ones. */
export function plainTemplate(type: string, shape: Shape): Template {
  const fields = Object.entries(shape).map(([name, field]) =>
    'isOptional' in field ? `[${name} {${name}}]` : `{${name}}`,
  );
  return templateOf([spaced(type), ...fields].join(' '));
}

/** What is wrong with a template for actions of that shape; undefined if nothing is. */
export function templateFault(text: string, shape: Shape): Fault | undefined {
  const template = templateOf(text);
  const fieldsOf = ({ pieces }: TemplateGroup): readonly string[] =>
    pieces.flatMap((piece) => ('field' in piece ? [piece.field] : []));
  const named = template.flatMap(fieldsOf);
  const unknown = named.find((name) => !Object.hasOwn(shape, name));
  if (unknown !== undefined) return definitionFaults.of('noSuchField', { field: unknown });
  for (const [field, own] of Object.entries(shape)) {
    const isOptional = 'isOptional' in own;
    const homes = template.filter((group) => fieldsOf(group).includes(field));
    if (homes.length !== 1) return definitionFaults.of('fieldNotOnce', { field });
    if (homes[0]?.isOptional !== isOptional) {
      const reason = isOptional ? 'fieldInBrackets' : 'fieldOutsideBrackets';
      return definitionFaults.of(reason, { field });
    }
  }
  return undefined;
}

// A step: one thing a player can do. It states its rule once: the candidates, why one is illegal, its cost, its effect
// and its words. Listing and applying ask the same refusal.

/** The action of a step: its type, its player, and the fields of its shape. */
export type ActionFrom<T extends string, S extends Shape> = Flat<
  {
    /** The type of the action. */
    readonly type: T;
    /** The player. */
    readonly seat: Seat;
  } & FieldsOf<S>
>;

/** What a list of candidates is for. */
export interface CandidateRequest {
  /** How many legal ones are enough. */
  readonly most: number;
  /** Whether a screen wants to show illegal ones, too. */
  readonly isWide: boolean;
}

/** All legal candidates. */
export const LEGAL: CandidateRequest = Object.freeze({
  most: Number.POSITIVE_INFINITY,
  isWide: false,
});
/** All candidates, legal or not. */
export const WIDE: CandidateRequest = Object.freeze({
  most: Number.POSITIVE_INFINITY,
  isWide: true,
});
/** Enough to tell whether there is a choice. */
export const TWO: CandidateRequest = Object.freeze({ most: 2, isWide: false });
/** Enough to tell whether there is any. */
export const ONE: CandidateRequest = Object.freeze({ most: 1, isWide: false });

/** One thing a player can do: an action and its rule. */
export interface Step<A extends AnyAction = AnyAction, D extends AnyDecision = AnyDecision> {
  /** The type of its action. */
  readonly type: string;
  /** The number of its rule, such as `R-4.2`. */
  readonly rule?: string | undefined;
  /** The kinds of decisions in which it is offered; `ANY_ROLE` for those of all cards. */
  readonly during: readonly string[];
  /** Fields besides `type` and `seat`. */
  readonly shape: Shape;
  /**
   * Candidates, legal or not, as a new list in the order to offer them; `type` and `seat` are optional.
   *
   * @param wanted - what the list is for: a step with many candidates may skip hopeless ones or stop early.
   */
  candidates(position: Position, decision: D, wanted: CandidateRequest): readonly Candidate<A>[];
  /**
   * True if its candidates are always legal, unless a wide list is wanted, so that listing need not ask. It is for
   * steps with many candidates whose `options` finds only legal ones. Test this promise.
   */
  readonly candidatesAreLegal?: boolean | undefined;
  /** Why an action is illegal now; `undefined` if it is legal. Asked by listing and by applying. */
  readonly refusal?: StepMethods<A, D>['refusal'] | undefined;
  /** What it costs, and what it brings at once; also asked for illegal candidates. */
  readonly cost?: StepMethods<A, D>['cost'] | undefined;
  /** Carries out the action, which is legal. */
  apply(transition: Transition, action: A, decision: D): void;
  /** The text of its button, such as `Build a house in Roma for 1 food`; the cost is known while its decision is open. */
  readonly words?: StepMethods<A, D>['words'] | undefined;
  /**
   * How the text notation writes it, such as `build {city} [for {pay}]`: fields in braces, optional pieces in brackets,
   * and words that are read but not written in parentheses. By default, the type followed by the fields.
   */
  readonly notation?: string | undefined;
  /**
   * The type of the event that says the same, with the same fields, if it happens without a choice. The text notation then
   * reads the action as a statement: `keep 1 food`.
   */
  readonly toldBy?: string | undefined;
  /**
   * The action as a viewer may see it, if it has secrets; for example, passing instead.
   *
   * `later` holds the views since then, from right after the action to the end of the log, oldest first. Once the
   * viewer knows the secret, return the action itself.
   */
  readonly mask?: StepMethods<A, D>['mask'] | undefined;
}

/** Methods, so that their arguments may be narrower than those of any step. */
interface StepMethods<A extends AnyAction, D extends AnyDecision> {
  refusal(position: Position, action: A, decision: D): Refusal | undefined;
  cost(position: Position, action: A, decision: D): Cost | undefined;
  words(names: Names, action: A, cost?: Cost, moment?: Moment): string;
  mask(position: Position, action: A, viewer: Viewer, later: readonly GameView[]): AnyAction;
}

/** A decision of the same rules, or the kind of another one. */
export type During = DecisionType | string;

export type DecisionAmong<W extends readonly During[]> =
  W[number] extends DecisionType<infer D> ? D : AnyDecision;

/** A step as its author writes it. */
export interface StepDefinition<T extends string, S extends Shape, W extends readonly During[]>
  extends Omit<Step<ActionFrom<T, S>, DecisionAmong<W>>, 'type' | 'during' | 'shape'> {
  /** The type of its action, unique in a library, such as `buildHouse`. */
  readonly type: T;
  /** The decisions in which it is offered: those of the same rules as objects, others by their kind. */
  readonly during: W;
  /** Fields besides `type` and `seat`. */
  readonly shape: S;
}

/**
 * Defines a step; `defineRules` validates it.
 *
 * @example
 * ```ts
 * const takeCash = step({
 *   type: 'takeCash',
 *   during: ['prefect'],
 *   shape: { amount: count(1, 3, 'Sestertii to take.') },
 *   candidates: () => [{ amount: 1 }, { amount: 3 }],
 *   cost: (_position, { amount }) => ({ gain: amount }),
 *   apply: (transition, { seat, amount }) => receiveMoney(transition, seat, amount),
 * });
 * console.log(takeCash.type, takeCash.during); // -> takeCash [ 'prefect' ]
 * ```
 */
export function step<
  const T extends string,
  const S extends Shape,
  const W extends readonly During[],
>(definition: StepDefinition<T, S, W>): Step<ActionFrom<T, S>, DecisionAmong<W>> {
  mustBeObject(definition, 'step');
  // Without types it may be anything; `defineRules` checks it.
  const asked: readonly During[] = Array.isArray(definition.during) ? definition.during : [];
  const during = asked.map((one) => (typeof one === 'string' ? one : one?.kind));
  const {
    type,
    rule,
    shape,
    candidates,
    candidatesAreLegal,
    refusal,
    cost,
    apply,
    words,
    notation,
    toldBy,
    mask,
  } = definition;
  // All steps have the same fields in the same order: JavaScript engines read them faster.
  return fix({
    type,
    rule,
    during: Object.freeze(during),
    shape,
    candidates,
    candidatesAreLegal,
    refusal,
    cost,
    apply,
    words,
    notation,
    toldBy,
    mask,
  });
}

/** In `during`: the decisions of all cards. */
export const ANY_ROLE = 'any-role';

/** The action of a step, as a type. */
export type ActionOfStep<X> = X extends Step<infer A> ? A : never;
