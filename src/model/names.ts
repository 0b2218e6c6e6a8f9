/** The names of players and things, as texts call them. */
import * as z from 'zod/mini';
import type { Cost } from './any';
import { type Bundle, STORED_GOODS, type StoredGood } from './goods';
import { type ColonistKind, MAX_ID, type PlaceId, type ProvinceId, type Seat } from './ids';
import { withoutHidden } from './plain';

/** A number and what it counts, in the right form: `1 city`, `2 cities`. */
export function counted(count: number, one: string, many = `${one}s`): string {
  return `${count} ${count === 1 ? one : many}`;
}

/** An amount of money in words: `1 sestertius`, `2 sestertii`. */
export function sestertii(amount: number): string {
  return counted(amount, 'sestertius', 'sestertii');
}

/** The first few of a list in words, and how many more there are. */
export function someOf<T>(
  items: readonly T[],
  most: number,
  inWords: (item: T) => string = String,
): string {
  const rest = items.length - most;
  return `${items.slice(0, most).map(inWords).join(', ')}${rest > 0 ? ` and ${rest} more` : ''}`;
}

/** What is not drawn, besides the characters that no name may have: fillers of Hangul, variation selectors and so on. */
const NOT_DRAWN = /\p{Default_Ignorable_Code_Point}/gu;
/** An empty pattern of braille is drawn as a blank. */
const BLANKS = /[\s\u2800]+/gu;
/** A name that is compared as it is. */
const PLAIN = /^[!-~]+(?: [!-~]+)*$/;

/**
 * What somebody sees of a name: names with the same key are the same name. Names themselves are kept as they are. Every
 * version of Unicode composes the characters that it knows in the same way, so all machines agree; a character that some
 * of them do not know yet, or for private use, is a character like others.
 */
export function nameKey(name: string): string {
  if (PLAIN.test(name)) return name;
  return name.replace(NOT_DRAWN, '').normalize('NFC').replace(BLANKS, ' ').trim();
}

/** The first seat with this name; -1 if nobody has it. */
export function seatNamed(name: string, players: readonly { readonly name: string }[]): number {
  const key = nameKey(name);
  return players.findIndex((player) => player.name === name || nameKey(player.name) === key);
}

/** Names of players; spaces around a name could make two names look the same. */
export const PlayerNameSchema = z.string().check(
  z.maxLength(60),
  withoutHidden(),
  z.regex(/^\S(?:.*\S)?$/su, 'must be a name without blanks around it'),
  z.check(({ value, issues }) => {
    if (value === '' || nameKey(value) !== '') return;
    issues.push({ code: 'custom', input: value, params: { reason: 'nothingToSee' } });
  }),
);

/** The names of the players: their own, or those that stand for none. */
export function playerNames(players: number | readonly string[]): readonly string[] {
  return typeof players === 'number'
    ? Array.from({ length: players }, (_, seat) => noName(seat))
    : players;
}

/** What states and logs call a player who has been given no name; each language has words of its own for it. */
export function noName(seat: Seat): string {
  return `Player ${seat + 1}`;
}

// Names for the library's ids, and those in English that need no board.

/**
 * Names and short phrases; another language brings its own. What stands within a sentence begins with a lower-case
 * letter, unless it is a proper name.
 */
export interface Names {
  /** The name of a player of the game, such as `Livia`. */
  player(seat: Seat): string;
  /** A player who has been given no name, such as `Player 3`. */
  unnamed(seat: Seat): string;
  /** A seat, where the game and its players are not known, such as `seat 2`. */
  seat(seat: Seat): string;
  /** A city, another named place, or a route by its ends. */
  place(id: PlaceId): string;
  /** Such as `Syria`. */
  province(id: ProvinceId): string;
  /** What is printed on the board or lies beside it, if it can be translated: `Start field`, `Castles`. */
  printed(name: string): string;
  /** A colonist of a kind, such as `land colonist`. */
  colonist(kind: ColonistKind): string;
  /** A decision by its kind, such as `play a card`. */
  decision(kind: string): string;
  /** The type of an action, such as `build a house`. */
  action(type: string): string;
  /** A personality, such as `Mercator`. */
  role(name: string): string;
  /** Such as `Mercator II`; with the half of a double card, if one is used. */
  card(id: string, as?: string): string;
  /** A card and the half of it that is used, such as `Prefect/Architect I as Prefect`. */
  half(card: string, role: string): string;
  /** Such as `brick`. */
  good(good: StoredGood): string;
  /** Such as `2 bricks and 1 wine`. */
  goods(goods: Bundle): string;
  /** Such as `2 sestertii`. */
  money(amount: number): string;
  /** Victory points, such as `7 points`. */
  points(count: number): string;
  /** Such as `1 brick, 1 food and 2 sestertii`; empty if there is no cost. */
  cost(cost: Cost): string;
  /**
   * A form of a name that the words of the language have, such as `den Präfekten II` for `Präfekt II` as an `object`; empty
   * if they have none.
   */
  formOf(name: string, form: string): string;
  /** Any other id as a name: `claudia-agrippina` becomes `Claudia Agrippina`. */
  title(id: string): string;
  /** Such as `1 card` or `2 cards`. */
  counted(count: number, one: string, many?: string): string;
  /** `A, B and C`. */
  listed(words: readonly string[]): string;
}

/**
 * Makes names, for texts of your own and their tests.
 *
 * @param own - names in another language. Those left out, or that fail, are in English.
 * @param known - names that ids cannot give, such as those of the players.
 *
 * @example
 * ```ts
 * const names = namesWith({ good: (good) => (good === 'wine' ? 'vin' : good) });
 * console.log(names.goods({ food: 1, wine: 2 })); // -> 1 food and 2 vin
 * ```
 */
export function namesWith(own: Partial<Names> = {}, known: Partial<Names> = {}): Names {
  const english: Names = {
    player: (seat) => names.seat(seat),
    unnamed: noName,
    seat: (seat) => `seat ${seat}`,
    place: titleCase,
    province: titleCase,
    printed: (name) => name,
    colonist: (kind) => `${kind} colonist`,
    decision: (kind) => (/[A-Z]/.test(kind) ? phrase(kind) : titleCase(kind)),
    action: phrase,
    // Names of personalities have capitals where ids have hyphens.
    role: (name) => titleCase(name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)),
    card: (id, as) => (as === undefined ? titleCase(id) : names.half(titleCase(id), as)),
    half: (card, role) => `${card} as ${names.role(role)}`,
    good: (good) => good,
    goods(goods) {
      const parts = amounts(goods);
      return parts.length === 0 ? 'nothing' : names.listed(parts);
    },
    money: sestertii,
    points: (count) => names.counted(count, 'point'),
    cost({ goods = {}, any = 0, money = 0, steps = 0 }) {
      const parts = amounts(goods);
      if (any !== 0) parts.push(names.counted(any, 'good of your choice', 'goods of your choice'));
      if (money !== 0) parts.push(names.money(money));
      if (steps !== 0) parts.push(names.counted(steps, 'step'));
      return names.listed(parts);
    },
    formOf: () => '',
    title: titleCase,
    counted,
    listed,
    ...known,
  };
  /** Bricks and tools can be counted; food, wine, cloth and salt cannot. */
  function amount(good: StoredGood, count: number): string {
    const one = names.good(good);
    return names.counted(count, one, one === 'brick' || one === 'tool' ? undefined : one);
  }
  function amounts(goods: Bundle): string[] {
    const parts: string[] = [];
    for (const good of STORED_GOODS) {
      const count = goods[good] ?? 0;
      if (count !== 0) parts.push(amount(good, count));
    }
    return parts;
  }
  const names: Names = { ...english };
  const sayings: Readonly<Record<string, NameMethod>> = { ...english };
  for (const [name, say] of Object.entries(sayings)) {
    const mine: unknown = Reflect.get(own, name);
    if (mine !== undefined) Object.assign(names, { [name]: orElse(mine, say) });
  }
  return names;
}

type NameMethod = (...args: never[]) => string;

/** Uses the translated text, or the English one if there is none. */
function orElse(own: unknown, english: NameMethod): NameMethod {
  if (typeof own !== 'function') return english;
  return (...args) => said(() => own(...args)) ?? english(...args);
}

/** What a function of texts returns; undefined if it throws, or returns no string or nothing but blanks. */
export function said(words: () => unknown): string | undefined {
  try {
    return filled(words());
  } catch {
    return undefined;
  }
}

/** A text that says something. */
export function filled(text: unknown): string | undefined {
  return typeof text === 'string' && text.trim() !== '' ? text : undefined;
}

/** `playCard` becomes `play a card`, `bidForTile` `bid for a tile`, `takeBonus` `take a bonus`, `keepGoods` `keep goods`. */
function phrase(name: string): string {
  if (name === 'produceProvince') return 'let a province produce';
  return spaced(name).replace(
    /^(\w+(?: for)?) (?!on )(.*(?:[^s]|us))$/,
    (_, verb, noun: string) => `${verb} ${/^[aeiou]/.test(noun) ? 'an' : 'a'} ${noun}`,
  );
}

/** `playCard` becomes `play card`. */
export function spaced(name: string): string {
  return name.replace(/[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`);
}

/** A name for an id; the own one of a place where the name is only the id with capital letters. */
export function nameOrOwn<N>(name: N, id: string, own: string): N | string {
  return name === titleCase(id) ? own : name;
}

/** Something that was drawn: a good, or a tile by its id. */
export function pieceIn(names: Names): (piece: string) => string {
  return (piece) => {
    const good = STORED_GOODS.find((one) => one === piece);
    return good === undefined ? names.title(piece) : names.good(good);
  };
}

/** `claudia-agrippina` becomes `Claudia Agrippina`. */
export function titleCase(id: string): string {
  // Nothing has an id that long, and each word takes its time.
  if (id.length > MAX_ID) return id;
  return id
    .split('-')
    .map((word) => word.charAt(0).toUpperCase() + word.slice(1))
    .join(' ');
}

/** `A, B and C`. @param and - the word before the last one. */
export function listed(words: readonly string[], and = 'and'): string {
  return words.length < 2
    ? words.join()
    : `${words.slice(0, -1).join(', ')} ${and} ${words.at(-1)}`;
}

/** The sections of words in another language whose entries are functions, by their names. */
export const WORD_SECTIONS = [
  'names',
  'actions',
  'decisions',
  'events',
  'refusals',
  'faults',
  'scores',
] as const;
