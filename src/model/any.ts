/** What every action, decision and event has, whichever map or module it belongs to. */
import type { CardId, RoleName } from './cards';
import type { ProvinceId, Seat } from './ids';

/** What every action has. */
export interface AnyAction {
  /** Which action it is, such as `playCard`. */
  readonly type: string;
  /** Who takes it. */
  readonly seat: Seat;
}

/** What every decision has. */
export interface AnyDecision {
  /** What there is to choose, such as `architect`. */
  readonly kind: string;
  /** Whose choice it is. */
  readonly seat: Seat;
}

/** Why something has happened: plain JSON, with what there is to say. */
export interface Because {
  /** The number of the rule, such as `R-4.4`. */
  readonly rule?: string;
  /** The personality that is being carried out. */
  readonly role?: RoleName;
  /** The card that does it by itself as soon as it is played or copied. */
  readonly card?: CardId;
  /** The tile that does it. */
  readonly tile?: string;
  /** The province that produces, or that it comes from. */
  readonly province?: ProvinceId;
}

/** What every event has. */
export interface AnyEvent {
  /** Which event it is, such as `houseBuilt`. */
  readonly type: string;
  /** Why it has happened: the card, tile, province or rule it comes from. */
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

/** An event as rules tell it: `Play.emit` adds what it knows of the cause. */
export type Emitted<E extends AnyEvent = AnyEvent> = Omit<E, 'because'> & {
  /** What there is to say besides the rule of the step and the role of the decision. */
  readonly because?: Because;
};

/** An action whose type and seat are clear from where it comes. */
export type Candidate<A extends AnyAction = AnyAction> = Omit<A, keyof AnyAction> &
  Partial<AnyAction>;
