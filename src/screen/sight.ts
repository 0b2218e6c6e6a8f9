/** What a viewer sees of a game, and the words for it. */
import type { Position } from '../kit/game';
import type { PartPicture } from '../model/moment';
import type { Names } from '../model/names';
import type { GameView, Viewer } from '../model/state';
import type { Speech } from '../words/words';
import type { ScreenTeller } from './teller';

/** A view and what can be told of it; all of it follows from the view. */
export interface Sight {
  readonly view: GameView;
  readonly viewer: Viewer;
  /** The game with a state that may be behind the view: only what is in the view as well may be told of it. */
  readonly position: Position;
  readonly names: Names;
  readonly teller: ScreenTeller;
  readonly speech: Speech;
  readonly pictures: readonly PartPicture[];
}
