/** What all actions, decisions and events have, whatever map or module they belong to. */
import type { CardId, RoleName } from './cards';
import type { ProvinceId, Seat } from './ids';

/** What every action has. */
export interface AnyAction {
  /** The type of the action, such as `playCard`. */
  readonly type: string;
  /** The player. */
  readonly seat: Seat;
}

/** What every decision has. */
export interface AnyDecision {
  /** The kind of the decision, such as `architect`. */
  readonly kind: string;
  /** Who decides. */
  readonly seat: Seat;
}

/** Why something happened, as plain JSON. */
export interface Because {
  /** The number of the rule, such as `R-4.4`. */
  readonly rule?: string;
  /** The personality that is being carried out. */
  readonly role?: RoleName;
  /** The card that does it automatically when it is played or copied. */
  readonly card?: CardId;
  /** The tile that does it. */
  readonly tile?: string;
  /** The province that produces, or the one it comes from. */
  readonly province?: ProvinceId;
}

/** What every event has. */
export interface AnyEvent {
  /** The type of the event, such as `houseBuilt`. */
  readonly type: string;
  /** Why it happened: the card, tile, province or rule it comes from. */
  readonly because: Because;
}

/** An action or an event of a type. */
export interface WithType<T> {
  /** Which it is. */
  readonly type: T;
}

/** A decision of a kind. */
export interface WithKind<K> {
  /** Which it is. */
  readonly kind: K;
}

/** An event as rules emit it: `Play.emit` adds what it knows of the cause. */
export type Emitted<E extends AnyEvent = AnyEvent> = Omit<E, 'because'> & {
  /** The cause, apart from the rule of the step and the role of the decision. */
  readonly because?: Because;
};

/** An action without type and seat, which follow from its step and decision. */
export type Candidate<A extends AnyAction = AnyAction> = Omit<A, keyof AnyAction> &
  Partial<AnyAction>;
