/** What a picture shows. */

import type { PlaceId } from '../model/ids';
import type { PartPicture, PictureItem } from '../model/picture';
import type { PicturedState } from './read';
import type { NameFor, Scene } from './scene';

/** An item with the part that shows it. */
export interface ShownItem extends PictureItem {
  readonly part: PartPicture['part'];
}

/** What is shown at each place of the picture; all else is beside the board. */
export type ItemsAt = ReadonlyMap<PlaceId, readonly ShownItem[]>;

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
