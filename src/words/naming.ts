/** The names of a game's map and players, and errors told with them. */
import type { Kinds, StateOf, ViewOf } from '../engine/vocabulary';
import type { Cards } from '../model/cards';
import type { ConcordiaError } from '../model/errors';
import type { MapId } from '../model/ids';
import type { CheckedMap } from '../model/map';
import { type Names, said } from '../model/names';
import { isRecord } from '../model/plain';
import { NOWHERE, namesOf } from './names';
import type { WordSet } from './words';

type Seen<W extends Kinds> = StateOf<W> | ViewOf<W>;

/** What names are made from. */
interface NameSource {
  readonly cards: Cards;
  readonly words: WordSet;
  getMap(id: MapId): CheckedMap;
}

/** Names for everything, and errors told with them. */
export interface Naming extends NameSource {
  namesFor(state: Seen<Kinds>): Names;
  /** An error in the words of the library. @param input - what the call was about, if a state then that game's. */
  retold(error: ConcordiaError, input: unknown): ConcordiaError;
  /** What is said of a log all of whose places are on other maps. */
  wrongMap(maps: readonly string[]): string;
}

export function namingFor({ cards, words, getMap }: NameSource): Naming {
  const plain = namesOf(NOWHERE, cards, [], words.names);
  const known = new WeakMap<object, Names>();
  /** Of the state asked about last: the map, and what the players are called. */
  let last: { map: MapId; players: readonly string[]; names: Names } | undefined;

  /** The names of the state asked about last, if they are the same. */
  function namesAgain({ map, players }: Seen<Kinds>): Names | undefined {
    if (last === undefined || last.map !== map || last.players.length !== players.length) return;
    const isSame = last.players.every((name, seat) => name === players[seat]?.name);
    return isSame ? last.names : undefined;
  }

  /** Names of the map and the players; those of a game stay the same all the time. */
  function namesFor(state: Seen<Kinds>): Names {
    const { map, players } = state;
    const before = known.get(players);
    if (before !== undefined) return before;
    // Players change with every action, and their names never.
    const names = namesAgain(state) ?? namesOf(getMap(map), cards, players, words.names);
    last = { map, players: players.map(({ name }) => name), names };
    known.set(players, names);
    return names;
  }

  return {
    cards,
    words,
    getMap,

    namesFor,

    wrongMap: (maps) =>
      said(() => words.wrongMap?.(maps)) ??
      `All places of this log are on ${maps.join(' or ')}: its map may be wrong.`,

    retold(error, input) {
      let names = plain;
      try {
        if (isRecord(input) && Array.isArray(input.players)) names = namesFor(input as never);
      } catch {
        // It is no state of this library: then there are no better names.
      }
      return error.retold(names, words.refusals);
    },
  };
}
