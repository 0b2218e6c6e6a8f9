/** What a picture shows. */
import type { PicturedState } from './read';
import type { NameFor, Scene } from './scene';

/** What a picture shows. */
export interface Subject {
  readonly scene: Scene;
  /** Absent for an empty board. */
  readonly state?: PicturedState;
  readonly marked: ReadonlySet<string>;
  readonly nameOf: NameFor;
  readonly title: string;
  readonly description: string;
}
