/** Words for a library in place of those that its parts bring. */
import type { Cost } from '../model/cost';
import type { Moment } from '../model/moment';
import type { Names } from '../model/names';

/** Words for one thing of each kind. */
export interface Telling<A, D, E, F> {
  action(names: Names, action: A, cost?: Cost, moment?: Moment): string;
  decision(names: Names, decision: D, moment?: Moment): string;
  event(names: Names, event: E): string | undefined;
  refusal(names: Names, details: F): string;
}

/** Whoever writes one says which fields it uses. */
export type AnyTelling = Telling<object, object, object, object>;

/**
 * Words instead of those that the parts of a library bring, such as another language. Each is a function of the names
 * to use and of what it is about. What is left out, throws or returns no text is said in English.
 */
export interface WordSet {
  /** Names of goods, cards, numbers and so on. */
  readonly names?: Partial<Names>;
  /** What an action does, by its type: it goes on after the name of its player. */
  readonly actions?: Readonly<Record<string, AnyTelling['action']>>;
  /** What there is to choose, by the kind of decision: it goes on after the name of its player. */
  readonly decisions?: Readonly<Record<string, AnyTelling['decision']>>;
  /**
   * What has happened, by the type of event: it goes on after the name of its player, and is a whole sentence if the
   * event has no seat. Nothing for what is not worth a word.
   */
  readonly events?: Readonly<Record<string, AnyTelling['event']>>;
  /** Why not, as a whole sentence, by the `reason` of the error. It is called with the `details`. */
  readonly refusals?: Readonly<Record<string, AnyTelling['refusal']>>;
  /** The sentence after the last turn. */
  readonly gameOver?: string;
  /** The sentence about a log all of whose places are on other maps, by the names of these. */
  wrongMap?(maps: readonly string[]): string;
}
