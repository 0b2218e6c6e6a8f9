/** What a picture shows. */

import type { PartPicture, PictureItem } from '../model/moment';
import type { BoardLayout, NameFor } from './layout';
import type { PicturedState } from './read';

/** An item with the part that shows it. */
export interface ShownItem extends PictureItem {
  readonly part: PartPicture['part'];
  /** The key of its place on the board. */
  readonly at?: string;
}

/** What is shown at each place of the picture, by the keys of places; all else is beside the board. */
export type ItemsAt = ReadonlyMap<string, readonly ShownItem[]>;

/** What a picture shows. */
export interface Subject {
  readonly layout: BoardLayout;
  /** Absent for an empty board. */
  readonly state?: PicturedState;
  /** What maps and modules show on the board. */
  readonly itemsAt: ItemsAt;
  /** And beside it. */
  readonly beside: readonly PartPicture[];
  /** Whether what lies beside the board is drawn. */
  readonly isWhole: boolean;
  /** Keys of places. */
  readonly marked: ReadonlySet<string>;
  readonly nameOf: NameFor;
  readonly title: string;
  readonly description: string;
}
