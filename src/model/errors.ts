/**
 * The one kind of error this library throws.
 *
 * A code never changes its meaning once released; new codes may be added. The message is for the
 * player at the screen, `rule` points into docs/rules.md and `details` says where in the input the
 * trouble is, as far as that is known.
 */
export const ERROR_CODES = /* @__PURE__ */ Object.freeze([
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
export type ErrorCode = (typeof ERROR_CODES)[number];

/** A code of this library, or one that a map or module from elsewhere gives its own refusals. */
export type AnyCode = ErrorCode | (string & { readonly ownCode?: never });

/** Where the trouble is and what was found there: plain JSON, different for each code. */
export type ErrorDetails = Readonly<Record<string, unknown>>;

/** What speaks against something, before anybody decides to throw it. */
export interface Refusal {
  readonly code: AnyCode;
  readonly message: string;
  /** The rule's number, such as `R-4.2`; absent when no rule of the game is involved. */
  readonly rule?: string;
  readonly details?: ErrorDetails;
}

export class ConcordiaError extends Error {
  override readonly name = 'ConcordiaError';
  readonly code: AnyCode;
  /** The rule's number, such as `R-4.2`; absent when no rule of the game is involved. */
  readonly rule: string | undefined;
  readonly details: ErrorDetails;

  constructor({ code, message, rule, details = {} }: Refusal, options?: ErrorOptions) {
    super(clipped(message), options);
    this.code = code;
    this.rule = rule;
    this.details = asDetails(details);
  }

  /** What `JSON.stringify` writes: enough to send the error to another machine. */
  toJSON(): Refusal {
    return {
      code: this.code,
      message: this.message,
      ...(this.rule === undefined ? {} : { rule: this.rule }),
      details: this.details,
    };
  }
}

/** Longer than anything this library says; what others say, such as ids from outside, may be longer. */
const MAX_TEXT = 500;
const MAX_DEPTH = 8;
const MAX_ITEMS = 50;

function clipped(text: string): string {
  return text.length > MAX_TEXT ? `${text.slice(0, MAX_TEXT)}…` : text;
}

function asDetails(details: ErrorDetails): ErrorDetails {
  const copy = plainCopy(details, 0);
  return isDetails(copy) ? copy : {};
}

function isDetails(value: unknown): value is ErrorDetails {
  return typeof value === 'object' && value !== null;
}

/** A frozen copy that shares nothing with the library, is bounded, and that JSON can write. */
function plainCopy(value: unknown, depth: number): unknown {
  if (typeof value === 'string') return clipped(value);
  if (typeof value === 'number' || typeof value === 'boolean') return value;
  if (value === null || value === undefined) return value;
  if (typeof value !== 'object' || depth === MAX_DEPTH) return clipped(typeName(value));
  if (Array.isArray(value)) {
    return Object.freeze(value.slice(0, MAX_ITEMS).map((item) => plainCopy(item, depth + 1)));
  }
  const copy: Record<string, unknown> = {};
  for (const [key, item] of Object.entries(value).slice(0, MAX_ITEMS)) {
    if (key !== '__proto__') copy[clipped(key)] = plainCopy(item, depth + 1);
  }
  return Object.freeze(copy);
}

function typeName(value: unknown): string {
  return typeof value === 'bigint' ? String(value) : `(${typeof value})`;
}

/** Throws the refusal; an expression, so that it can stand after `??`. */
export function refuse(refusal: Refusal, options?: ErrorOptions): never {
  throw new ConcordiaError(refusal, options);
}
