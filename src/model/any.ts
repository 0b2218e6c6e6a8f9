/** What every action, decision and event has, whichever map or module it belongs to. */
import type { Seat } from './ids';

export interface AnyAction {
  readonly type: string;
  readonly seat: Seat;
}

export interface AnyDecision {
  readonly kind: string;
  readonly seat: Seat;
}

export interface AnyEvent {
  readonly type: string;
}

/** An action whose type and seat are clear from where it comes. */
export type Candidate<A extends AnyAction = AnyAction> = Omit<A, keyof AnyAction> &
  Partial<AnyAction>;
