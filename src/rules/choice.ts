/** A choice that several players make at the same time and in secret: everything that belongs to it, from one definition. */
import * as z from 'zod/mini';
import { type DecisionFrom, type DecisionType, decision } from '../kit/decision';
import { type EventFrom, type EventType, event } from '../kit/event';
import { type Field, type FieldsOf, type Flat, field, type Shape, seat } from '../kit/fields';
import { forbidRefusal, type Position, Snapshot, type Transition } from '../kit/game';
import { part, type TypedPart } from '../kit/part';
import { mustBeObject, partFaults, ruleFaults } from '../kit/rule-words';
import { type ActionFrom, type Step, step } from '../kit/step';
import type { AnyEvent } from '../model/any';
import type { RoleName } from '../model/cards';
import type { Refusal } from '../model/errors';
import { type Seat, SeatSchema } from '../model/ids';
import type { Names } from '../model/names';
import { isRecord, isSameData, type Json } from '../model/plain';
import { type GameState, HIDDEN_CARD } from '../model/state';
import { ask, finish, isOpen } from './change';
import { notOffered } from './refusals';

/** What one player has chosen: the seat, and the fields of the shape. */
export type MadeChoice<S extends Shape> = Flat<
  {
    /** Who has chosen. */
    readonly seat: Seat;
  } & FieldsOf<S>
>;

/** A choice as its author writes it. */
export interface ChoiceDefinition<K extends string, S extends Shape> {
  /** Its name, unique in a library, such as `bid`: that of the decision and of the action. */
  readonly kind: K;
  /** The number of its rule, such as `R-4.2`. */
  readonly rule?: string;
  /** When it may be open, if not during the action of a card. */
  readonly when?: 'beforeCard' | 'anyTime';
  /** The personality that it belongs to, if any. */
  readonly role?: RoleName;
  /** What is chosen. */
  readonly shape: S;
  /** How the text notation writes a choice. */
  readonly notation?: string;
  /**
   * All that a player can choose. It is asked as if nobody had chosen yet: the position has no open decision.
   * A player with one option is passed over, and so is one with none.
   */
  candidates(position: Position, seat: Seat): readonly FieldsOf<S>[];
  /** Why a player cannot choose one of the candidates, in the same position. */
  refusal?(position: Position, choice: MadeChoice<S>): Refusal | undefined;
  /** Who chooses; everybody if left out. */
  who?(position: Position): readonly Seat[];
  /**
   * Called once all have chosen, with what they chose, in the order of seats. It returns the seat that has ended the game, if
   * that is not the one whose turn it is (R-6.1).
   */
  reveal(transition: Transition, choices: readonly MadeChoice<S>[]): Seat | undefined;
  /** Its texts. */
  readonly words?: {
    /** Who chooses, and what: `Livia makes a secret bid`. */
    decision?(names: Names, decision: DecisionFrom<K, Nothing>): string;
    /** The text of a button. */
    action?(names: Names, action: ActionFrom<K, S>): string;
    /** What others hear when a player has chosen. */
    chosen?(names: Names, event: EventFrom<`${K}Chosen`, SeatShape>): string;
    /** What everybody hears once all have chosen. */
    revealed?(names: Names, event: EventFrom<`${K}Revealed`, ChoicesShape<S>>): string;
  };
}

type Nothing = Readonly<Record<never, never>>;
type SeatShape = {
  /** Who has chosen. */
  readonly seat: Field<Seat>;
};
type ChoicesShape<S extends Shape> = {
  /** What was chosen, in the order of seats. */
  readonly choices: Field<readonly MadeChoice<S>[]>;
};

/** The name with hyphens: that of the part. */
type Hyphened<K extends string> = K extends `${infer First}${infer Rest}`
  ? `${First extends Lowercase<First> ? First : `-${Lowercase<First>}`}${Hyphened<Rest>}`
  : K;

/** What a choice remembers, and what a view shows of it: then what others have chosen is `hidden`. */
export type KeptChoices = {
  /** How often all have chosen. */
  readonly rounds: number;
  /** What has been chosen since, by seat; null for who has not chosen. */
  readonly made: readonly (Json | null)[];
  /** What was chosen the last time. */
  readonly shown: readonly {
    readonly [field: string]: Json;
    /** Who chose it. */
    readonly seat: Seat;
  }[];
};

/** A choice, to put into rules field by field. */
export interface SecretChoice<K extends string, S extends Shape> {
  /** For `parts`: what has been chosen. Others see only that it has been. */
  readonly part: TypedPart<KeptChoices, KeptChoices, Hyphened<K>>;
  /** For `decisions`. */
  readonly decision: DecisionType<DecisionFrom<K, Nothing>>;
  /** For `steps`. */
  readonly step: Step<ActionFrom<K, S>, DecisionFrom<K, Nothing>>;
  /** For `events`: that somebody has chosen, such as `bidChosen`, and what all have chosen, such as `bidRevealed`. */
  readonly events: readonly [
    chosen: EventType<EventFrom<`${K}Chosen`, SeatShape>, false>,
    revealed: EventType<EventFrom<`${K}Revealed`, ChoicesShape<S>>, false>,
  ];
  /**
   * Asks everybody who chooses.
   *
   * @throws ConcordiaError `INVALID_RULES` if the choice is open already.
   */
  begin(transition: Transition): void;
  /** What was chosen the last time, in the order of seats; nothing before the first time. */
  shown(state: Pick<GameState, 'parts'>): readonly MadeChoice<S>[];
}

/**
 * Defines a choice that several players make at the same time and in secret, such as bids. What follows from it cannot
 * go wrong: nobody sees what others have chosen before all have, no order makes a difference, and what `reveal` does
 * belongs to nobody's action.
 *
 * @example
 * ```ts
 * const vote = choice({
 *   kind: 'vote',
 *   shape: { yes: flag },
 *   candidates: () => [{ yes: true }, { yes: false }],
 *   reveal(transition, choices) {
 *     for (const { seat, yes } of choices) if (yes) receiveMoney(transition, seat, 1);
 *   },
 * });
 * console.log(vote.part.id, vote.events.map(({ type }) => type)); // -> vote [ 'voteChosen', 'voteRevealed' ]
 * ```
 */
export function choice<const K extends string, const S extends Shape>(
  definition: ChoiceDefinition<K, S>,
): SecretChoice<K, S> {
  mustBeObject(definition, 'choice');
  // Whatever the fields are, they are treated alike.
  return choiceOf(definition as unknown as AnyChoice) as unknown as SecretChoice<K, S>;
}

type AnyChoice = ChoiceDefinition<string, Shape>;
type ChoiceFields = FieldsOf<Shape>;
type SeatedEvent = AnyEvent & { readonly seat?: Seat };
type RevealedEvent = AnyEvent & { readonly choices?: KeptChoices['shown'] };

function choiceOf(definition: AnyChoice): SecretChoice<string, Shape> {
  const { kind, rule, when, role, shape, notation, words = {} } = definition;
  const [chosen, revealed] = [`${kind}Chosen`, `${kind}Revealed`] as const;
  const fields = schemasOf(shape);
  const choices = z.array(z.strictObject({ seat: SeatSchema, ...fields }));

  /** As it was before anybody chose: so nothing can depend on who has chosen, or what. */
  function unmade({ game, state }: Position, { rounds, shown }: KeptChoices): Position {
    const empty = { rounds, made: state.players.map(() => null), shown };
    const parts = { ...state.parts, [kept.id]: empty };
    const asked = { ...state, decision: null, queue: [], parts };
    return new Snapshot(game, asked);
  }

  function before(position: Position): Position {
    return unmade(position, kept.read(position.state));
  }

  /** What a player can choose, and no rules forbid; asked `before`. */
  function optionsOf(position: Position, seat: Seat): readonly ChoiceFields[] {
    const decision = { kind, seat };
    return definition.candidates(position, seat).filter((one) => {
      const action = { type: kind, seat, ...one };
      return (
        (forbidRefusal(position, action, decision, '*') ??
          definition.refusal?.(position, { ...one, seat }) ??
          forbidRefusal(position, action, decision)) === undefined
      );
    });
  }

  /** What has been chosen is possible, and whoever has not chosen is asked. */
  function fits({ made }: KeptChoices, position: Position): boolean {
    const { state } = position;
    if (!isOpen(state, kind)) return made.every((one) => one === null);
    const asked = before(position);
    const seats = new Set(askedIn(asked));
    return made.every((one, seat) => {
      const isAsked = seats.has(seat);
      if (!isAsked || isOpen(state, kind, seat)) {
        return one === null && isAsked === isOpen(state, kind, seat);
      }
      const options = optionsOf(asked, seat);
      return one === null ? options.length === 0 : options.some((own) => isSameData(own, one));
    });
  }

  function askedIn(position: Position): readonly Seat[] {
    const all = [...position.state.players.keys()];
    const asked = new Set(definition.who?.(position) ?? all);
    // Each once, in the order of seats; those that do not exist are refused when they are asked.
    return [...asked].sort((one, other) => one - other);
  }

  const kept = part<KeptChoices>({
    id: hyphened(kind),
    schema: z.strictObject({
      rounds: z.int().check(z.minimum(0)),
      made: z.array(z.nullable(z.strictObject(fields))),
      shown: choices,
    }) as unknown as z.core.$ZodType<KeptChoices>,
    start: ({ players }) => ({ rounds: 0, made: Array<null>(players).fill(null), shown: [] }),

    audit(own, position) {
      const { rounds, made, shown } = own;
      const { players } = position.game;
      const seats = shown.map(({ seat }) => seat);
      const isSorted = seats.every((seat, at) => seat > (seats[at - 1] ?? -1) && seat < players);
      const isPlain = made.length === players && rounds > 0 === seats.length > 0 && isSorted;
      return isPlain && fits(own, position) ? undefined : partFaults.of('doesNotFit');
    },

    view: ({ rounds, made, shown }, viewer) => ({
      rounds,
      made: made.map((one, seat) => (one === null || seat === viewer ? one : HIDDEN_CARD)),
      shown,
    }),

    suppose(seen, position, chance) {
      if (!seen.made.includes(HIDDEN_CARD)) return seen;
      const asked = unmade(position, seen);
      const made = seen.made.map((one, seat) => {
        if (one !== HIDDEN_CARD) return one;
        const options = optionsOf(asked, seat);
        const at = options.length > 1 ? chance?.(options.length) : 0;
        return asJson(shape, options[at ?? 0] ?? {});
      });
      return { rounds: seen.rounds, made, shown: seen.shown };
    },

    follow: {
      [chosen]: (seen, event) => {
        const { seat = 0 }: SeatedEvent = event;
        return { ...seen, made: seen.made.with(seat, seen.made[seat] ?? HIDDEN_CARD) };
      },
      [revealed]: ({ rounds, made }, event) => {
        const { choices = [] }: RevealedEvent = event;
        return { rounds: rounds + 1, made: made.map(() => null), shown: choices };
      },
    },
  });

  const asking = decision<string, Nothing>({
    kind,
    ...(when && { when }),
    ...(role !== undefined && { role }),
    together: true,
    words: words.decision ?? ((names, { seat }) => `${names.player(seat)} chooses in secret`),

    close(transition) {
      const { rounds, made } = kept.read(transition.state);
      const shown = made.flatMap((one, seat) => (isRecord(one) ? [{ seat, ...one }] : []));
      if (shown.length === 0) return undefined;
      kept.write(transition, { rounds: rounds + 1, made: made.map(() => null), shown });
      transition.emit({ type: revealed, choices: shown });
      return definition.reveal(transition, shown);
    },
  });

  const choosing = step<string, Shape, readonly [typeof asking]>({
    type: kind,
    ...(rule !== undefined && { rule }),
    during: [asking],
    shape,
    ...(notation !== undefined && { notation }),

    candidates(position, { seat }, { isWide }) {
      const asked = before(position);
      return isWide ? definition.candidates(asked, seat) : optionsOf(asked, seat);
    },

    candidatesAreLegal: true,

    refusal(position, action) {
      const asked = before(position);
      const { type: _type, ...made } = action;
      const refused = definition.refusal?.(asked, made);
      if (refused !== undefined) return refused;
      const options = definition.candidates(asked, action.seat);
      const isOffered = options.some((one) => isSameData({ ...one, seat: action.seat }, made));
      return isOffered ? undefined : notOffered({});
    },

    apply(transition, { type: _type, seat, ...own }) {
      finish(transition);
      const { rounds, made, shown } = kept.read(transition.state);
      kept.write(transition, { rounds, made: made.with(seat, asJson(shape, own)), shown });
      transition.emit({ type: chosen, seat });
    },

    ...(words.action && { words: words.action }),

    mask(position, action, viewer, later) {
      const { rounds } = kept.read(position.state);
      const isKnown = later.some(({ parts }) => roundsIn(parts[kept.id]) > rounds);
      if (isKnown || action.seat === viewer) return action;
      const [first = {}] = optionsOf(before(position), action.seat);
      return { type: kind, seat: action.seat, ...first };
    },
  });

  return Object.freeze<SecretChoice<string, Shape>>({
    part: kept,
    decision: asking,
    step: choosing,
    events: [
      event<`${string}Chosen`, SeatShape>({
        type: chosen,
        shape: { seat },
        words: words.chosen ?? ((names, { seat }) => `${names.player(seat)} has chosen`),
      }),
      event<`${string}Revealed`, ChoicesShape<Shape>>({
        type: revealed,
        shape: {
          choices: field<readonly MadeChoice<Shape>[]>(choices, 'What all have chosen, by seat.'),
        },
        ...(words.revealed && { words: words.revealed }),
      }),
    ],

    begin(transition) {
      if (isOpen(transition.state, kind)) {
        ruleFaults.refuse('INVALID_RULES', '', 'choiceIsOpen', undefined, { kind });
      }
      for (const seat of askedIn(before(transition))) ask(transition, { kind, seat });
    },

    shown: (state) => kept.read(state).shown,
  });
}

/** The name with hyphens instead of capitals. */
function hyphened(kind: string): string {
  return kind.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);
}

function schemasOf(shape: Shape): Readonly<Record<string, z.core.$ZodType>> {
  return Object.fromEntries(
    Object.entries(shape).map(([name, own]) => [
      name,
      'isOptional' in own ? z.exactOptional(own.schema) : own.schema,
    ]),
  );
}

/** The fields as they are kept: plain data, in the order of the shape. */
function asJson(shape: Shape, fields: ChoiceFields): Json {
  const kept = Object.keys(shape).flatMap((name) =>
    fields[name] === undefined ? [] : [[name, fields[name]] as const],
  );
  return Object.fromEntries(kept) as { readonly [field: string]: Json };
}

/** How often all have chosen, according to a view. */
function roundsIn(seen: Json | undefined): number {
  return isRecord(seen) ? Number(seen.rounds) : 0;
}
