import type { ActionOf } from '../../model/action';
import type { Decision, DecisionKind } from '../../model/decision';
import type { Seat } from '../../model/ids';
import type { GameState } from '../../model/state';
import type { Game, Play } from '../../rules/game';

/** One way to use a tile. */
export interface Way {
  /** What the action says of it besides whose tile it is; nothing where there is no choice. */
  readonly use: Omit<ActionOf<'useTile'>, 'type' | 'seat' | 'tile'>;
  carryOut(play: Play): void;
}

/** A tile that is used when its owner wants it. */
export interface TileUse {
  /** The decisions of the card that it names; left out where it names none. */
  readonly during?: readonly DecisionKind[];
  /** Every way to use it now; none if it would do nothing. */
  ways(game: Game, state: GameState, seat: Seat, decision: Decision): readonly Way[];
}

/** A tile with nothing to choose. */
export function oneWay(carryOut: Way['carryOut']): readonly Way[] {
  return [{ use: {}, carryOut }];
}
