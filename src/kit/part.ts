/** What a map or module remembers, as a type of its own: read, written and checked by one schema. */
import * as z from 'zod/mini';
import type { AnyEvent } from '../model/any';
import { faultOf, type InnerFault, refuseFault } from '../model/faults';
import { withEntry } from '../model/freeze';
import type { MapId, Seat } from '../model/ids';
import type { Json } from '../model/json';
import { createMarks } from '../model/marks';
import { firstFault } from '../model/parse';
import { quickReader } from '../model/quick';
import type { GameState, Viewer } from '../model/state';
import { mustBeObject } from './door';
import type { BaseEvent } from './events';
import type { Game } from './game';
import type { Play, Table } from './table';

/** A card that is known to be in a hand. */
export interface KnownCard {
  /** Whose hand. */
  readonly seat: Seat;
  /** Its id. */
  readonly card: string;
}

interface Following<Seen, E> {
  follow(seen: Seen, event: E, table: Table): Seen;
}

/** What a part that is seen becomes by events, by their types; others leave it as it is. */
export type Follows<Seen> = {
  readonly [E in BaseEvent as E['type']]?: (seen: Seen, event: E, table: Table) => Seen;
} & {
  /** An event of a map or module. */
  readonly [type: string]: Following<Seen, AnyEvent>['follow'];
};

/** What a map or module keeps in `state.parts`. */
export interface Part {
  /** Under which it is kept: that of the map or module. */
  readonly id: MapId;
  /** Whether set-up draws something for it, by chance or as `setup.parts` says. */
  readonly draws?: boolean;
  /** What is kept. */
  readonly schema: z.core.$ZodType;
  /** What is wrong with a part that comes from outside, or undefined. */
  audit(part: Json | undefined, table: Table): string | InnerFault | undefined;
  /** The part as a seat may see it; everything by default. */
  view?(part: Json, viewer: Viewer): Json;
  /** What could be behind a part that has been seen; the same for all that look the same. */
  imagine?(seen: Json): Json;
  /** Hidden cards that the viewer knows, by the part, to be in a hand. */
  knownCards?(seen: Json): readonly KnownCard[];
  /**
   * What `setup.parts` says of a game that went like this, as far as everybody knows; what has not come up is in an
   * order that says nothing.
   *
   * @param history - the part at the start and after each change, oldest first.
   */
  drawn?(history: readonly Json[], game: Game): Json;
  /** What the part in a view becomes by events, by their types. */
  readonly follow?: Readonly<Record<string, Following<Json, AnyEvent>['follow']>>;
}

/** A part as its author writes it. */
export interface PartDefinition<T extends Json, Seen extends Json, Id extends string> {
  /** Under which it is kept in `state.parts`: the id of the map or module. */
  readonly id: Id;
  /** Whether set-up draws something for it, by chance or as `setup.parts` says. */
  readonly draws?: boolean;
  /** Of what is kept: a schema of zod, classic or mini. */
  readonly schema: z.core.$ZodType<T>;
  /** What is wrong with a part of the right shape. */
  audit?(part: T, table: Table): string | InnerFault | undefined;
  /** The part as a seat may see it; everything by default. */
  view?(part: T, viewer: Viewer): Seen;
  /** What could be behind it; the same for all that look the same. */
  imagine?(seen: Seen): T;
  /** Hidden cards that the viewer knows to be in a hand. */
  knownCards?(seen: Seen): readonly KnownCard[];
  /**
   * What `setup.parts` says of a game that went like this, as far as everybody knows; what has not come up is in an
   * order that says nothing. Logs for viewers need it of parts that draw.
   */
  drawn?(history: readonly T[], game: Game): Json;
  /**
   * What the part becomes in a view, by the types of events: so clients follow it without being sent it again. Where it
   * is left out, or says too little, `eventsFor` tells what has changed.
   */
  readonly follow?: Follows<NoInfer<Seen>>;
}

/** A part that its own map or module can read and write. */
export interface TypedPart<T extends Json, Seen extends Json = T, Id extends string = string>
  extends Part {
  readonly id: Id;
  /**
   * What it holds.
   *
   * @throws ConcordiaError `INVALID_STATE` if the state has none, or not as the schema says.
   */
  read(state: Pick<GameState, 'parts'>): T;
  /** The parts of the state with this one changed. */
  partsWith(state: GameState, value: T): GameState['parts'];
  /** Changes it. */
  write(play: Play, value: T): void;
  /** What a viewer finds under `id` in a view: a type only, there is no such field. */
  readonly seenAs?: Seen;
}

/** What a part holds, as a type. */
export type DataOf<P> = P extends TypedPart<infer T, Json, string> ? T : never;

/** What a view shows of a part, as a type. */
export type SeenOf<P> =
  P extends Pick<TypedPart<Json, infer Seen>, 'seenAs'> ? Exclude<Seen, undefined> : never;

/**
 * What a map or module remembers in `state.parts`. Its id and its schema are the type of `state.parts.<id>` in every
 * library that has it; in a view it is what `view` returns.
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
  const { id, schema, audit, view, imagine, knownCards, draws, drawn, follow } = definition;
  const readQuickly = quickReader(schema);
  // A part stays the same object from state to state until it changes: its shape is looked at once.
  const known = new WeakMap<object, T>();
  // Parts written here are right by their type; a mark costs far less than an entry of the map.
  const written = createMarks<T>();

  function parse(json: Json | undefined): T | undefined {
    const before = written.get(json) ?? (isObject(json) ? known.get(json) : undefined);
    if (before !== undefined) return before;
    const part = readQuickly(json) ?? z.safeParse(schema, json).data;
    if (part !== undefined && isObject(json)) known.set(json, part);
    return part;
  }

  function readJson(json: Json | undefined): T {
    return (
      parse(json) ?? refuseFault('INVALID_STATE', { path: `parts.${id}`, ...faultOf('notValid') })
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
    write(play, value) {
      play.state.parts = partsWith(play.state, value);
      play.history?.get(id)?.push(value);
    },
    audit(json, table) {
      const part = parse(json);
      if (part !== undefined) return audit?.(part, table);
      return firstFault(schema, json);
    },
    ...(view === undefined
      ? {}
      : { view: (json: Json, viewer: Viewer) => view(readJson(json), viewer) }),
    // What is in a view of this library has been made by the part's own `view`; views from elsewhere are
    // tried, and the state that comes of it is checked.
    imagine: (seen) => noted(imagine?.(seen as Seen) ?? readJson(seen)),
    knownCards: (seen) => knownCards?.(seen as Seen) ?? [],
    ...(follow && { follow }),
    ...(drawn === undefined
      ? {}
      : {
          drawn: (history: readonly Json[], game: Game) => drawn(history.map(readJson), game),
        }),
  } satisfies TypedPart<T, Seen, Id>);
}

function isObject(json: Json | undefined): json is Json & object {
  return typeof json === 'object' && json !== null;
}
