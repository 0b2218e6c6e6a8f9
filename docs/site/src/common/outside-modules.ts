/** Modules from outside that can be chosen by their ids. */
import type { Shape } from 'concordia-rules/kit';
import * as outsiders from '../outsiders';

interface OutsideModule {
  readonly id: string;
  readonly name: string;
  /** The cards that it brings. */
  readonly cards: readonly string[];
  /** The lines that it adds to score sheets. */
  readonly lines: readonly OutsideLine[];
}

/** A line of a score sheet: a number in these bounds, or yes or no; any other can only come with a file. */
export interface OutsideLine {
  readonly name: string;
  readonly label: string;
  readonly kind: 'number' | 'flag' | 'other';
  readonly least: number;
  readonly most: number;
}

/** The numbers that people count at a table. */
const NUMBERS = Array.from({ length: 1099 }, (_, index) => index - 99);

export const OUTSIDE_MODULES: readonly OutsideModule[] = outsiders.modules
  .filter(
    ({ isPlayed, options = {} }) =>
      !isPlayed && Object.values(options).every(({ off }) => off === undefined),
  )
  .map(({ id, name = id, rules, sheet }) => {
    const cards = (rules.deck?.cards ?? []).map((card) => card.id);
    const lines = Object.entries(sheet?.lines ?? {}).map((line) => lineOf(...line));
    return { id, name, cards, lines };
  });

function lineOf(name: string, { schema, description }: Shape[string]): OutsideLine {
  const fits = (value: unknown): boolean => 'value' in schema['~standard'].validate(value);
  const numbers = NUMBERS.filter(fits);
  const kind = numbers.length > 0 ? 'number' : fits(true) ? 'flag' : 'other';
  const label = description.replace(/\.$/, '');
  return { name, label, kind, least: numbers[0] ?? 0, most: numbers.at(-1) ?? 0 };
}
