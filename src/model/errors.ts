/**
 * The one kind of error this library throws.
 *
 * A code never changes its meaning once released; new codes may be added. The message is for the player, `rule` is a
 * number in docs/rules.md, and `details` says where in the input the fault is, if known.
 */
import type { Names } from './names';

/** Every code of this library; docs/errors.md says what each means. */
export const ERROR_CODES = Object.freeze([
  'INVALID_ACTION',
  'NOT_YOUR_TURN',
  'WRONG_DECISION',
  'CARD_NOT_IN_HAND',
  'CARD_NOT_FOR_SALE',
  'NOT_ENOUGH_GOODS',
  'NOT_ENOUGH_MONEY',
  'NO_ROOM',
  'NO_COLONIST',
  'ROUTE_OCCUPIED',
  'UNREACHABLE',
  'CITY_NOT_ADJACENT',
  'CITY_CLOSED',
  'ALREADY_BUILT',
  'NO_HOUSE_LEFT',
  'PROVINCE_INACTIVE',
  'CANNOT_PLAY',
  'CANNOT_COPY',
  'CANNOT_TRADE',
  'NO_BONUS',
  'NO_TILE',
  'CANNOT_USE',
  'GAME_OVER',
  'UNKNOWN_MAP',
  'INVALID_OPTIONS',
  'INVALID_MAP',
  'INVALID_RULES',
  'INVALID_LIBRARY',
  'UNSUPPORTED',
  'INVALID_STATE',
  'INVALID_LOG',
  'INVALID_SHEET',
  'INVALID_INPUT',
] as const);
/** A code of this library. */
export type ErrorCode = (typeof ERROR_CODES)[number];

/** A code of this library, or of a refusal of your own map or module. */
export type AnyCode =
  | ErrorCode
  | (string & {
      /** This field never exists: it makes editors offer the codes of the library. */
      readonly ownCode?: never;
    });

/** Where the fault is and what was found there: plain JSON, different for each code. */
export type ErrorDetails = Readonly<Record<string, unknown>>;

interface MessageMethod {
  say(names: Names | undefined, details: object): string;
}

/** A message as a function of the names to use; its facts are the details. */
export type MessageTemplate = MessageMethod['say'];

/** Clauses without a full stop for what is wrong with input, by reason; each says itself which facts it uses. */
export type Clauses = Readonly<Record<string, (names: Names, facts: never) => string>>;

/** Why something is not allowed, before it is thrown. */
export interface Refusal {
  /** The kind of fault. */
  readonly code: AnyCode;
  /** A more specific identifier; by default the code in camel case. */
  readonly reason?: string;
  /** A complete sentence for the player. */
  readonly message: string | MessageTemplate;
  /** The rule's number, such as `R-4.2`; absent if no rule of the game is involved. */
  readonly rule?: string | undefined;
  /** Where the fault is and what was found there. */
  readonly details?: object;
  /** What tells the faults of input that it is about. */
  readonly clauses?: Clauses | undefined;
}

/** A refusal in words: an error as JSON, or the reason beside a disabled button. */
export interface LocalizedRefusal {
  /** The kind of fault; a code never changes its meaning. */
  readonly code: AnyCode;
  /** A more specific, equally stable identifier. */
  readonly reason: string;
  /** A complete sentence for the player. */
  readonly message: string;
  /** The rule's number, such as `R-4.2`; absent if no rule of the game is involved. */
  readonly rule?: string;
  /** Where the fault is and what was found there. */
  readonly details: ErrorDetails;
}

/** What is told of a refusal. */
export interface LocalizedMessage {
  readonly message: string;
  readonly details: object;
}

/** Shared by all copies of this library: `import` and `require` load one each. */
const BRAND = Symbol.for('concordia-rules.ConcordiaError');

/** What tells the faults that an error is about, for whoever refuses the same at another place. */
export const CLAUSES: unique symbol = Symbol('clauses');

/** Options of errors that are thrown at once: no other code holds them when they are translated. */
export const AT_ONCE: ErrorOptions = Object.freeze({});

/** The one kind of error this library throws; `code` and `reason` are stable, the message is for people. */
export class ConcordiaError extends Error {
  /** Always `ConcordiaError`. */
  override readonly name = 'ConcordiaError';
  /** The kind of fault; a code never changes its meaning. */
  readonly code: AnyCode;
  /** A more specific, equally stable identifier. */
  readonly reason: string;
  /** The rule's number, such as `R-4.2`; absent if no rule of the game is involved. */
  readonly rule: string | undefined;
  /** Where the fault is and what was found there: plain JSON, bounded in size. */
  readonly details: ErrorDetails;
  readonly #message: string | MessageTemplate;
  readonly #clauses: Clauses | undefined;
  /** Whether no other code holds it and could throw it again. */
  readonly #isFresh: boolean;
  /** Whether it has been translated already. */
  #isRetold = false;

  constructor(refusal: Refusal, options?: ErrorOptions) {
    // Words see the bounded copy: what was passed in may take for ever to be written.
    const details = asDetails(refusal.details ?? {});
    super(messageOf(refusal, details), options === AT_ONCE ? undefined : options);
    this.code = refusal.code;
    this.reason = reasonOf(refusal);
    this.rule = refusal.rule;
    this.details = details;
    this.#message = refusal.message;
    this.#clauses = refusal.clauses;
    this.#isFresh = options === AT_ONCE;
  }

  /** Whether it is a ConcordiaError of this copy of the library or of another one. */
  static override [Symbol.hasInstance](value: unknown): boolean {
    return value instanceof Error && BRAND in value;
  }

  /** Always true: identifies these errors. */
  get [BRAND](): true {
    return true;
  }

  /** What tells the faults of input that it is about; no other copy of the library knows it. */
  get [CLAUSES](): Clauses | undefined {
    return this.#clauses;
  }

  /** The same in the words of those who asked. A translated error stays as it is. */
  localized(tell: (refusal: Refusal) => LocalizedMessage): ConcordiaError {
    if (this.#isRetold) return this;
    const { message, details } = tell({
      ...this.toJSON(),
      message: this.#message,
      clauses: this.#clauses,
    });
    if (message === this.message && details === this.details) return this;
    if (!this.#isFresh || Object.isFrozen(this)) return this.#again({ message, details }, true);
    // The stack is written when it is first read: it will begin with this message.
    Object.assign(this, { message, details: asDetails(details) });
    this.#isRetold = true;
    return this;
  }

  /** The same error with one more sentence. */
  followedBy(sentence: string, details: object): ConcordiaError {
    const message = `${this.message} ${sentence}`;
    return this.#again({ message, details: { ...this.details, ...details } }, this.#isRetold);
  }

  #again(change: Partial<Refusal>, isRetold: boolean): ConcordiaError {
    const { cause } = this;
    const options = cause === undefined ? undefined : { cause };
    const error = new ConcordiaError(
      { ...this.toJSON(), clauses: this.#clauses, ...change },
      options,
    );
    error.#isRetold = isRetold;
    return thrownWhere(error, this);
  }

  /** What `JSON.stringify` writes. */
  toJSON(): LocalizedRefusal {
    return {
      code: this.code,
      reason: this.reason,
      message: this.message,
      ...(this.rule === undefined ? {} : { rule: this.rule }),
      details: this.details,
    };
  }
}

/** The finer one, or the code in camel case. */
export function reasonOf({ code, reason }: Pick<Refusal, 'code' | 'reason'>): string {
  return reason ?? code.toLowerCase().replace(/_(.)/g, (_, letter: string) => letter.toUpperCase());
}

function messageOf({ message }: Refusal, details: ErrorDetails): string {
  return clipped(typeof message === 'string' ? message : message(undefined, details));
}

/** Longer than any text of this library; texts from outside, such as ids, may be longer. */
const MAX_TEXT = 500;
const MAX_DEPTH = 8;
const MAX_ITEMS = 50;
/** In total: what occurs in several places is copied each time. */
const MAX_VALUES = 5000;

/** How many values may still be copied. */
interface CopyBudget {
  left: number;
}

export function clipped(text: string): string {
  return text.length > MAX_TEXT ? `${text.slice(0, MAX_TEXT)}…` : text;
}

export function asDetails(details: object): ErrorDetails {
  const copy = plainCopy(details, 0, { left: MAX_VALUES });
  return isDetails(copy) ? copy : {};
}

type Fields = Readonly<Record<string, unknown>>;

function isDetails(value: unknown): value is ErrorDetails {
  return typeof value === 'object' && value !== null;
}

/** A frozen, bounded copy that shares nothing with the library and that JSON can write. */
function plainCopy(value: unknown, depth: number, walk: CopyBudget): unknown {
  walk.left -= 1;
  if (typeof value === 'string') return clipped(value);
  if (typeof value === 'number' || typeof value === 'boolean') return value;
  if (value === null || value === undefined) return value;
  if (typeof value !== 'object' || depth === MAX_DEPTH || walk.left < 0) {
    return clipped(typeName(value));
  }
  if (Array.isArray(value)) {
    return Object.freeze(value.slice(0, MAX_ITEMS).map((item) => plainCopy(item, depth + 1, walk)));
  }
  const copy: Record<string, unknown> = {};
  const keys = Object.keys(value);
  // By their index: `choices` copies many facts.
  for (let index = 0; index < keys.length && index < MAX_ITEMS; index++) {
    const key = keys[index] ?? '';
    if (key === '__proto__') continue;
    const inner = (value as Fields)[key];
    if (typeof inner !== 'number') copy[clipped(key)] = plainCopy(inner, depth + 1, walk);
    else {
      copy[clipped(key)] = inner;
      walk.left -= 1;
    }
  }
  return Object.freeze(copy);
}

function typeName(value: unknown): string {
  return typeof value === 'bigint' ? String(value) : `(${typeof value})`;
}

/** Throws the refusal; an expression, so that it can stand after `??`. The stack begins where it is called. */
export function refuse(refusal: Refusal, options: ErrorOptions = AT_ONCE): never {
  const error = new ConcordiaError(refusal, options);
  // Not every JavaScript engine has it.
  Error.captureStackTrace?.(error, refuse);
  throw error;
}

/** Throws the refusal that follows from another error, with the stack of that one. */
export function refuseFor(cause: Error, refusal: Refusal): never {
  throw thrownWhere(new ConcordiaError(refusal, { cause }), cause);
}

/** The error with the stack of another one and its own message. */
function thrownWhere(error: ConcordiaError, { stack = '' }: Error): ConcordiaError {
  const frames = stack.search(/^ +at /m);
  // Some JavaScript engines write the frames only.
  error.stack = frames === -1 ? stack : `${error}\n${stack.slice(frames)}`;
  return error;
}
