/** What a map or module remembers, as a type of its own: read, written and checked by one schema. */
import type { z } from 'zod';
import { refuse } from '../model/errors';
import type { MapId, Seat } from '../model/ids';
import type { Json } from '../model/json';
import { place } from '../model/parse';
import type { GameState } from '../model/state';
import type { Game, Play, StatePart } from './game';

interface PartDefinition<T extends Json> extends Omit<StatePart, 'check' | 'view'> {
  readonly id: MapId;
  readonly schema: z.ZodType<T>;
  /** What is wrong with a part of the right shape. */
  check?(part: T, game: Game, state: GameState): string | undefined;
  view?(part: T, viewer: Seat | 'spectator'): Json;
}

/** A part that its own map or module can read and write. */
export interface TypedPart<T extends Json> extends StatePart {
  read(state: GameState): T;
  write(play: Play, value: T): void;
}

export function statePart<T extends Json & object>(definition: PartDefinition<T>): TypedPart<T> {
  const { id, schema, check, view, ...rest } = definition;
  // A part stays the same object from state to state until it changes: its shape is looked at once.
  const known = new WeakMap<object, T>();

  function readJson(json: Json | undefined): T {
    const seen = typeof json === 'object' && json !== null ? known.get(json) : undefined;
    if (seen !== undefined) return seen;
    const parsed = schema.safeParse(json);
    if (!parsed.success) {
      refuse({
        code: 'INVALID_STATE',
        message: `Not a valid state: parts.${id} is not as it should be`,
        details: { path: `parts.${id}` },
      });
    }
    if (typeof json === 'object' && json !== null) known.set(json, parsed.data);
    return parsed.data;
  }

  return {
    ...rest,
    id,
    read: (state) => readJson(state.parts[id]),
    write(play, value) {
      known.set(value, value);
      play.state.parts = { ...play.state.parts, [id]: value };
    },
    check(json, game, state) {
      const parsed = schema.safeParse(json);
      if (parsed.success) return check?.(parsed.data, game, state);
      const [issue] = parsed.error.issues;
      return `${place(issue?.path ?? [])} ${issue?.message}`.trim();
    },
    ...(view === undefined
      ? {}
      : { view: (json: Json, viewer: Seat | 'spectator') => view(readJson(json), viewer) }),
  };
}
