/**
 * The one kind of error this library throws.
 *
 * A code never changes its meaning once released; new codes may be added. The message is for the
 * player at the screen, `rule` points into docs/rules.md and `details` says where in the input the
 * trouble is, as far as that is known.
 */
export const ERROR_CODES = [
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
  'INVALID_STATE',
  'INVALID_LOG',
  'INVALID_SHEET',
  'INVALID_INPUT',
] as const;
export type ErrorCode = (typeof ERROR_CODES)[number];

/** Where the trouble is and what was found there: plain JSON, different for each code. */
export type ErrorDetails = Readonly<Record<string, unknown>>;

/** What speaks against something, before anybody decides to throw it. */
export interface Refusal {
  readonly code: ErrorCode;
  readonly message: string;
  /** The rule's number, such as `R-4.2`; absent when no rule of the game is involved. */
  readonly rule?: string;
  readonly details?: ErrorDetails;
}

export class ConcordiaError extends Error {
  override readonly name = 'ConcordiaError';
  readonly code: ErrorCode;
  /** The rule's number, such as `R-4.2`; absent when no rule of the game is involved. */
  readonly rule: string | undefined;
  readonly details: ErrorDetails;

  constructor({ code, message, rule, details = {} }: Refusal, options?: ErrorOptions) {
    super(message, options);
    this.code = code;
    this.rule = rule;
    this.details = details;
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

/** Throws the refusal; an expression, so that it can stand after `??`. */
export function refuse(refusal: Refusal, options?: ErrorOptions): never {
  throw new ConcordiaError(refusal, options);
}
