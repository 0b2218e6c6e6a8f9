import type { GameState, GameView } from 'concordia-rules';

/** A table, seen whole or by somebody. */
export type Seen = GameState | GameView;
