/** What a map or module remembers: read, written and checked with one schema. */

import * as z from 'zod/mini';
import type { AnyEvent } from '../model/any';
import { type InnerFault, inputFaults, refuseFault } from '../model/faults';
import { createBrands, withEntry } from '../model/freeze';
import type { MapId, Seat } from '../model/ids';
import type { Moment, PictureItem } from '../model/moment';
import type { Names } from '../model/names';
import { firstFault } from '../model/parse';
import { isRecord, type Json } from '../model/plain';
import { quickReader } from '../model/quick';
import type { GameState, Viewer } from '../model/state';
import type { Chance } from '../random/chance';
import type { BaseEvent } from './events';
import type { Game, Position, Transition } from './game';
import { mustBeObject } from './rule-words';

/** A card that is known to be in a hand. */
export interface KnownCard {
  /** The owner of the hand. */
  readonly seat: Seat;
  /** Its id. */
  readonly card: string;
}

/** What the set-up has drawn, by place: `{ 'stack.0': 'oak' }` or `{ 'well-ostia': 'wine' }`. */
export type Pieces = Readonly<Record<string, string>>;

/** Something that the set-up draws from, and where its pieces come to lie. */
export interface Bag {
  /** The places in `setup.parts.<id>`: a name, or the name and index of a list, such as `stack.0` or `dealt.1.0`. */
  readonly places: readonly string[];
  /** The pieces, in the order in which they fill places of which nothing is known; there may be more than places. */
  readonly pieces: readonly string[];
  /** Whether every piece is there once, and the action that uses it names it. */
  readonly isNamed?: boolean;
}

/** What one viewer has been shown of a part at one moment. */
export interface ShownPart<Seen = Json> {
  /** The part as `view` shows it to them. */
  readonly part: Seen;
  /** What has happened since the moment before, for everybody to see; nothing at the start. */
  readonly events: readonly AnyEvent[];
}

/** The bags of a part: so that a text of a game need not say all that was drawn. */
export interface Bags<T> {
  /**
   * All bags; each place is in one of them.
   *
   * @param known - the pieces that are known.
   * @param position - the game before its first turn, with other pieces.
   */
  of(known: Pieces, position: Position): readonly Bag[];
  /**
   * The places whose pieces have been used so far.
   *
   * @param history - the part at the start and after each change, oldest first.
   */
  used(history: readonly T[]): readonly string[];
}

interface Following<Seen, E> {
  follow(seen: Seen, event: E, position: Position): Seen;
}

/** How events change a part in a view, by their types; other events leave it unchanged. */
export type Follows<Seen> = {
  readonly [E in BaseEvent as E['type']]?: (seen: Seen, event: E, position: Position) => Seen;
} & {
  /** An event of a map or module. */
  readonly [type: string]: Following<Seen, AnyEvent>['follow'];
};

/** What a map or module keeps in `state.parts`. */
export interface Part {
  /** Its key: the id of the map or module. */
  readonly id: MapId;
  /** Whether the set-up draws something for it, at random or from `setup.parts`. */
  readonly draws?: boolean;
  /** The schema of its data. */
  readonly schema: z.core.$ZodType;
  /** Checks a part from outside; returns what is wrong with it. */
  audit(part: Json | undefined, position: Position): string | InnerFault | undefined;
  /** The part as a viewer sees it; by default, all of it. */
  view?(part: Json, viewer: Viewer): Json;
  /** A possible part behind a seen one; equal seen parts give equal results, by `chance` if there is one. */
  imagine?(seen: Json, chance?: Chance): Json;
  /**
   * A possible part like `imagine`, if that depends on what else is imagined, such as hands: asked when all of it is there,
   * and instead of `imagine`. In the state of the position the part is as it is seen.
   */
  suppose?(seen: Json, position: Position, chance?: Chance): Json;
  /** What it is before the set-up, if rules need not write it. */
  start?(game: Game): Json;
  /** Hidden cards that the viewer knows to be in a hand, according to the part. */
  knownCards?(seen: Json): readonly KnownCard[];
  /**
   * The `setup.parts` that reproduces the game so far for one viewer, made from what they have been shown.
   *
   * @param seen - the start and what followed each action, oldest first.
   */
  drawn?(seen: readonly ShownPart[], viewer: Viewer, game: Game): Json;
  /** What the set-up draws from, if a text may leave some of it unknown. */
  readonly bags?: Bags<Json>;
  /** How events change the part in a view, by their types. */
  readonly follow?: Readonly<Record<string, Following<Json, AnyEvent>['follow']>>;
  /** What it is, for people who look at it. */
  readonly label?: string;
  /** What a viewer sees of it on the board and beside it. */
  picture?(seen: Json, names: Names, moment: Moment): readonly PictureItem[];
}

/** A part as its author writes it. */
export interface PartDefinition<T extends Json, Seen extends Json, Id extends string> {
  /** Its key in `state.parts`: the id of the map or module. */
  readonly id: Id;
  /** Whether the set-up draws something for it, at random or from `setup.parts`. */
  readonly draws?: boolean;
  /** The schema of its data, a schema of zod, classic or mini. */
  readonly schema: z.core.$ZodType<T>;
  /** Checks a part of the right shape; returns what is wrong with it. */
  audit?(part: T, position: Position): string | InnerFault | undefined;
  /** The part as a viewer sees it; by default, all of it. */
  view?(part: T, viewer: Viewer): Seen;
  /**
   * A possible part behind a seen one; equal seen parts give equal results. With `chance`, each possible part should be as
   * likely as it is at the table, so that players who guess many times learn what to expect.
   */
  imagine?(seen: Seen, chance?: Chance): T;
  /**
   * The same, if it depends on what else is imagined, such as the cards of others: asked when all of it is there, and
   * instead of `imagine`. In the state of the position the part is as it is seen.
   */
  suppose?(seen: Seen, position: Position, chance?: Chance): T;
  /** What it is before the set-up; if it is left out, `setUp` of the rules writes the part. */
  start?(game: Game): T;
  /** Hidden cards that the viewer knows to be in a hand. */
  knownCards?(seen: Seen): readonly KnownCard[];
  /**
   * The `setup.parts` that reproduces the game so far for one viewer, made from what they have been shown: the start, then
   * what followed each action. Whatever they do not know, it fills in, such as by `imagine`. Required for logs for viewers
   * if the part draws.
   */
  drawn?(seen: readonly ShownPart<NoInfer<Seen>>[], viewer: Viewer, game: Game): Json;
  /** What the set-up draws from, if a text may leave some of it unknown. */
  readonly bags?: Bags<NoInfer<T>>;
  /**
   * How events change the part in a view, by their types, so that clients need not be sent the part again. If it is
   * left out or incomplete, `eventsFor` adds what has changed.
   */
  readonly follow?: Follows<NoInfer<Seen>>;
  /** What it is, in English, for people who look at it: `Wells`. `names.printed` can translate it. */
  readonly label?: string;
  /**
   * What a viewer sees of it on the board and beside it, for pictures; at most 200 items. If it is left out, the part is
   * not drawn. Words come from `names`, so that they can be translated.
   */
  picture?(seen: NoInfer<Seen>, names: Names, moment: Moment): readonly PictureItem[];
}

/** A part that its own map or module can read and write. */
export interface TypedPart<T extends Json, Seen extends Json = T, Id extends string = string>
  extends Part {
  readonly id: Id;
  /**
   * Its data in a state.
   *
   * @throws ConcordiaError `INVALID_STATE` if it is missing or does not match the schema.
   */
  read(state: Pick<GameState, 'parts'>): T;
  /** The parts of the state, with this one changed. */
  partsWith(state: GameState, value: T): GameState['parts'];
  /** Changes it. */
  write(transition: Transition, value: T): void;
  /** The type of the part in a view; this field never exists. */
  readonly seenAs?: Seen;
}

/** What a part holds, as a type. */
export type DataOf<P> = P extends TypedPart<infer T, Json, string> ? T : never;

/** What a view shows of a part, as a type. */
export type SeenOf<P> =
  P extends Pick<TypedPart<Json, infer Seen>, 'seenAs'> ? Exclude<Seen, undefined> : never;

/**
 * Defines what a map or module remembers in `state.parts`. Its schema gives the type of `state.parts.<id>` in every
 * library with it; in a view, the result of `view` does.
 *
 * @throws ConcordiaError `INVALID_RULES` if the definition is no object.
 *
 * @example
 * ```ts
 * const treasure = part({
 *   id: 'treasure',
 *   schema: z.strictObject({ left: z.int() }),
 *   audit: ({ left }) => (left < 0 ? 'there is no debt' : undefined),
 * });
 * console.log(treasure.id); // -> treasure
 * ```
 */
export function part<
  T extends Json & object,
  Seen extends Json = T,
  const Id extends string = string,
>(definition: PartDefinition<T, Seen, Id>): TypedPart<T, Seen, Id> {
  mustBeObject(definition, 'part');
  const { id, schema, audit, view, imagine, knownCards, draws, drawn, bags, follow } = definition;
  const { label, picture, suppose, start } = definition;
  const readQuickly = quickReader(schema);
  // A part stays the same object from state to state until it changes, so its shape is checked once.
  const known = new WeakMap<object, T>();
  // Parts written here match their type; a mark is far cheaper than an entry of the map.
  const written = createBrands<T>();

  function parse(json: Json | undefined): T | undefined {
    const before = written.get(json) ?? (isObject(json) ? known.get(json) : undefined);
    if (before !== undefined) return before;
    const part = readQuickly(json) ?? z.safeParse(schema, json).data;
    if (part !== undefined && isObject(json)) known.set(json, part);
    return part;
  }

  function readJson(json: Json | undefined): T {
    return (
      parse(json) ??
      refuseFault('INVALID_STATE', { path: `parts.${id}`, ...inputFaults.of('notValid') })
    );
  }

  function noted(value: T): T {
    if (written.get(value) === undefined) written.set(value, value);
    return value;
  }

  function partsWith(state: GameState, value: T): GameState['parts'] {
    return withEntry<Json>(state.parts, id, noted(value));
  }

  return Object.freeze({
    id,
    schema,
    ...(draws === undefined ? {} : { draws }),
    read: (state) => readJson(state.parts[id]),
    partsWith,
    write(transition, value) {
      transition.state.parts = partsWith(transition.state, value);
      transition.notePart(id, value);
    },
    audit(json, position) {
      const part = parse(json);
      if (part !== undefined) return audit?.(part, position);
      return firstFault(schema, json);
    },
    ...(view === undefined
      ? {}
      : { view: (json: Json, viewer: Viewer) => view(readJson(json), viewer) }),
    // In a view of this library, the part's own `view` has made it; for other views, the resulting state is checked.
    imagine: (seen, chance) => noted(imagine?.(seen as Seen, chance) ?? readJson(seen)),
    ...(suppose && {
      suppose: (seen: Json, position: Position, chance?: Chance) =>
        noted(suppose(seen as Seen, position, chance)),
    }),
    ...(start && { start: (game: Game) => noted(start(game)) }),
    knownCards: (seen) => knownCards?.(seen as Seen) ?? [],
    ...(follow && { follow }),
    ...(label !== undefined && { label }),
    ...(picture !== undefined && { picture }),
    ...(drawn === undefined
      ? {}
      : {
          // The part's own `view` has made them.
          drawn: (seen: readonly ShownPart[], viewer: Viewer, game: Game) =>
            drawn(seen as readonly ShownPart<Seen>[], viewer, game),
        }),
    ...(bags !== undefined && { bags: readBags(bags, readJson) }),
  } satisfies TypedPart<T, Seen, Id>);
}

/** The bags, told what has been read; what is none stays as it is, for `defineRules` to refuse it. */
function readBags<T>(bags: Bags<T>, read: (json: Json) => T): Bags<Json> {
  if (!isRecord(bags)) return bags as unknown as Bags<Json>;
  const { of, used } = bags;
  return {
    of: typeof of === 'function' ? (known, position) => bags.of(known, position) : of,
    used: typeof used === 'function' ? (history) => bags.used(history.map(read)) : used,
  };
}

function isObject(json: Json | undefined): json is Json & object {
  return typeof json === 'object' && json !== null;
}
