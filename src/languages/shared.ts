/** What all languages of this package look up in the same way. */
import type { Named } from '../kit/rule-words';
import type { Cost } from '../model/any';
import { type Bundle, GOODS, type Good, type StoredGood } from '../model/goods';
import type { PlaceId } from '../model/ids';
import type { Moment } from '../model/moment';
import { type Names, pieceIn } from '../model/names';
import { isRecord } from '../model/plain';

/** The table's own value of a key, which may be any string. */
export function entryOf<T>(table: Readonly<Record<string, T>>, key: string): T | undefined {
  return Object.hasOwn(table, key) ? table[key] : undefined;
}

/** Whether there are any goods. */
export function hasAny(goods: Bundle): boolean {
  return Object.values(goods).some((count) => count > 0);
}

/** The good of a castle, if visible. */
export function goodOfCastle(castle: string, moment: Moment | undefined): Good | undefined {
  const part = moment?.state.parts.germania;
  const held = isRecord(part) && isRecord(part.castles) ? part.castles[castle] : undefined;
  return GOODS.find((good) => good === held);
}

/** The first kind of thing that has a name, and the name. @param kinds - the words for all kinds. */
export function namedThing(named: Named, kinds: object): readonly [kind: string, name: string] {
  const [kind = '', name = ''] = Object.entries(named).find(([key]) => key in kinds) ?? [];
  return [kind, String(name)];
}

/** The text with a capital letter at its beginning. */
export function capitalized(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}

/** One of a good: `1 brick`. */
export function one(names: Names, good: StoredGood): string {
  return names.goods({ [good]: 1 });
}

/** So many of a good: `2 bricks`. */
export function amount(names: Names, good: StoredGood, count: number): string {
  return names.goods({ [good]: count });
}

/** What something costs, or nothing. */
export function paid(names: Names, cost: Cost): string {
  return names.cost(cost) || names.goods({});
}

/** The names of places: `A, B and C`. */
export function places(names: Names, ids: readonly PlaceId[]): string {
  return names.listed(ids.map(names.place));
}

/** What each of the goods or tiles is called. */
export function pieceNames(names: Names, ids: readonly string[]): readonly string[] {
  return ids.map(pieceIn(names));
}

/** The goods of a cost: `1 brick and 1 food`. */
export function goodsCost(names: Names, { any = 0, ...goods }: WithAny): string {
  return names.cost({ goods, any });
}

type WithAny = Bundle & Pick<Cost, 'any'>;

/** The cost behind a sentence, if there is one: ` (2 steps)`. */
export function costInBrackets(names: Names, cost: Cost = {}): string {
  const text = names.cost(cost);
  return text === '' ? '' : ` (${text})`;
}

/** The steps of a colonist, and money for them. */
export function stepsFor(names: Names, steps: number, money = 0): string {
  return names.cost({ money, steps });
}

/** `1, 2 and 3`. */
export function listing(names: Names, numbers: readonly number[]): string {
  return names.listed(numbers.map(String));
}

/** `A, B, C`. */
export function commas(words: readonly (string | number)[]): string {
  return words.join(', ');
}

/** What the tiles or gods are called: `A, B and C`. */
export function titles(names: Names, ids: readonly string[]): string {
  return names.listed(titlesOf(names, ids));
}

/** What each of the tiles or gods is called. */
export function titlesOf(names: Names, ids: readonly string[]): readonly string[] {
  return ids.map((id) => names.title(id));
}

/** What a good or a tile is called. */
export function piece(names: Names, id: string): string {
  return pieceIn(names)(id);
}
