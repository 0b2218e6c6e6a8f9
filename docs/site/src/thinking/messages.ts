/** What a page and the worker that thinks for it say to each other. */
import type { Action, GameLog } from 'concordia-rules';
import type { AnalysedMoment, SearchOptions, TurningPoint } from 'concordia-rules/bots';

/** How long to think about a decision. */
export type Depth = Required<Pick<SearchOptions, 'sims' | 'ms'>>;

/** What to play at the end of a log. */
export interface Question {
  readonly kind: 'choose';
  readonly log: GameLog;
  readonly depth: Depth;
  readonly seed: string;
}

/** What the chances were, all through a game. */
export interface Analysis {
  readonly kind: 'analyse';
  readonly log: GameLog;
  readonly sims: number;
}

export type Asked = Question | Analysis;

export type Told =
  | { readonly kind: 'chosen'; readonly action: Action }
  /** One of so many moments. */
  | { readonly kind: 'moment'; readonly moment: AnalysedMoment; readonly total: number }
  /** There are no more moments. */
  | { readonly kind: 'analysed'; readonly turningPoints: readonly TurningPoint[] }
  /** There is no worker, or it cannot answer. */
  | { readonly kind: 'failed' };
