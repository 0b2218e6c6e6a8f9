/** What every action, decision and event has, whichever map or module it belongs to. */
import type { CardId, RoleName } from './cards';
import type { ProvinceId, Seat } from './ids';

export interface AnyAction {
  readonly type: string;
  readonly seat: Seat;
}

export interface AnyDecision {
  readonly kind: string;
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

export interface AnyEvent {
  readonly type: string;
  readonly because: Because;
}

/** An event as rules tell it: `Play.emit` adds what it knows of the cause. */
export type Emitted<E extends AnyEvent = AnyEvent> = Omit<E, 'because'> & {
  readonly because?: Because;
};

/** An action whose type and seat are clear from where it comes. */
export type Candidate<A extends AnyAction = AnyAction> = Omit<A, keyof AnyAction> &
  Partial<AnyAction>;
