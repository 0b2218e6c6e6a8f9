/** Who sits where in a match. boardgame.io reads it, changes a part and writes all of it, also where others do the same. */
import type { Server } from 'boardgame.io';

type Metadata = Server.MatchData;
type Fields = Readonly<Record<string, unknown>>;

/** What was read, which goes with copies of it and is not written. */
const BASE = Symbol('base');
export type Based = Metadata & { readonly [BASE]?: string };

const MOST_DATA = 1000;
/** Up to forty characters, and none that hides or turns text around. */
const NAME = /^[^\p{C}\p{Zl}\p{Zp}]{1,40}$/u;

/** Metadata as boardgame.io may change it. `players['__proto__']` is nobody, whoever may ask for that seat. */
export function based(text: string): Based {
  const metadata: Metadata = JSON.parse(text);
  const players: Metadata['players'] = Object.assign(Object.create(null), metadata.players);
  return { ...metadata, players, [BASE]: text };
}

/** What was changed, as it was read. */
export function before(metadata: Based): Metadata {
  return JSON.parse(metadata[BASE] ?? JSON.stringify(metadata));
}

/**
 * Brings changes into what stands there now.
 *
 * @throws an error that Koa answers with 400 or 409, if somebody else has taken the seat, or a name is none.
 */
export function merged(now: Metadata, base: Metadata, changed: Metadata): Metadata {
  const { players: _was, ...was } = base;
  const { players: seats, ...rest } = changed;
  const players: Metadata['players'] = {};
  for (const [id, player] of Object.entries(now.players)) {
    const [from, to] = [base.players[Number(id)] ?? {}, seats[Number(id)] ?? {}];
    const changes = changesOf({ ...from }, { ...to });
    if ('credentials' in changes && !isSame({ ...from }, { ...player }, 'credentials')) {
      refuse(409, `Player ${id} not available`);
    }
    check(changes);
    players[Number(id)] = { ...player, ...changes };
  }
  return { ...now, ...changesOf({ ...was }, { ...rest }), players };
}

/** Fields that differ; those that are gone are undefined, which JSON leaves out. */
function changesOf(from: Fields, to: Fields): Fields {
  const names = [...new Set([...Object.keys(from), ...Object.keys(to)])];
  return Object.fromEntries(
    names.filter((name) => !isSame(from, to, name)).map((name) => [name, to[name]]),
  );
}

function isSame(a: Fields, b: Fields, name: string): boolean {
  return JSON.stringify(a[name]) === JSON.stringify(b[name]);
}

function check({ name, data }: Fields): void {
  if (name !== undefined && !(typeof name === 'string' && NAME.test(name))) {
    refuse(400, 'A name has one to forty characters, all of them visible.');
  }
  if (data !== undefined && JSON.stringify(data).length > MOST_DATA) {
    refuse(400, 'There is too much data about a player.');
  }
}

function refuse(status: number, message: string): never {
  throw Object.assign(new Error(message), { status, expose: true });
}
