/** What a picture shows. */
import type { PartPicture } from '../kit/picture';
import type { ItemsAt } from './parts';
import type { PicturedState } from './read';
import type { NameFor, Scene } from './scene';

/** What a picture shows. */
export interface Subject {
  readonly scene: Scene;
  /** Absent for an empty board. */
  readonly state?: PicturedState;
  /** What maps and modules show on the board. */
  readonly itemsAt: ItemsAt;
  /** And beside it. */
  readonly beside: readonly PartPicture[];
  readonly marked: ReadonlySet<string>;
  readonly nameOf: NameFor;
  readonly title: string;
  readonly description: string;
}
