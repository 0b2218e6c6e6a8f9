/** Texts with which maps and modules describe what they bring: for screens, beside the names of things. */
import type { Card, RoleName } from '../model/cards';
import type { MapId } from '../model/ids';
import type { Names } from '../model/names';

/** A whole sentence, or a few. */
export type Describe = (names: Names) => string;

/** What a personality does, for a card with it. */
export type DescribeRole = (names: Names, card: Pick<Card, 'income'>) => string;

/** An option for people who choose options. */
export interface OptionTexts {
  /** Its name, such as `Card display`. */
  readonly label: string;
  /** What it means: a whole sentence. */
  readonly text?: string;
  /** The names of its values, by the value as a text: `cloth`, `2`, `true`. */
  readonly values?: Readonly<Record<string, string>>;
}

/** Descriptions by id; those left out are not described. A language has them for all maps and modules that it knows. */
export interface Descriptions {
  /** What a personality does, by its name: whole sentences that speak to the player. */
  readonly roles?: Readonly<Record<RoleName, DescribeRole>>;
  /** What a tile or another piece does, by its id; `<module>:<id>` is what it does in that map or module alone. */
  readonly tiles?: Readonly<Record<string, Describe>>;
  /** What is special about a place, by the map or module that says so, and by kind and id: `province:nubia`. */
  readonly places?: Readonly<Record<MapId, Readonly<Record<string, Describe>>>>;
  /** Its options, by their names. */
  readonly options?: Readonly<Record<string, OptionTexts>>;
  /** What a map or module changes, by its id: a sentence or two for people who choose it. */
  readonly summaries?: Readonly<Record<MapId, Describe>>;
}
