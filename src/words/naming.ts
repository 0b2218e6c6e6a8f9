/** The names of a game's map and players, and errors that use them. */

import type { Kinds, StateOf, ViewOf } from '../engine/vocabulary';
import type { Cards } from '../model/cards';
import { clauseOf, type ErrorWords, inWords } from '../model/error-words';
import type { Clauses, ConcordiaError } from '../model/errors';
import { faultsOf } from '../model/faults';
import { MAX_SEATS, type MapId } from '../model/ids';
import type { CheckedMap } from '../model/map';
import type { Names } from '../model/names';
import { isRecord, isShortList } from '../model/plain';
import type { GameState } from '../model/state';
import { NOWHERE, namesOf } from './game-names';
import type { WordSet } from './word-set';

type NamedState<W extends Kinds> = StateOf<W> | ViewOf<W>;

/** What names are made from. */
interface NameSource {
  readonly cards: Cards;
  readonly words: WordSet;
  /** What rules say of the faults of their parts. */
  readonly own: readonly ErrorWords[];
  getMap(id: MapId): CheckedMap;
}

/** Names for everything, and errors that use them. */
export interface Naming extends NameSource {
  namesFor(state: NamedState<Kinds>): Names;
  /** Words for errors, in order of precedence. */
  readonly errorWords: readonly ErrorWords[];
  /** The names of what a call was given, if it is a state, a sheet or a log; it may not have been checked. */
  namesAbout(input: unknown): Names;
  /** An error in the words of the library. @param input - what the call was given. */
  localized(error: ConcordiaError, input: unknown): ConcordiaError;
}

interface NamedPlayer {
  readonly name: string;
}

/** Longer than any name that a game accepts. */
const MOST_OF_A_NAME = 80;

/**
 * The names in a state that may not have been checked.
 *
 * @throws ConcordiaError `INVALID_STATE` if they are not names.
 */
function playersOf(players: unknown): readonly NamedPlayer[] {
  const named = isShortList(players, MAX_SEATS)
    ? players.flatMap((player) =>
        isRecord(player) && typeof player.name === 'string'
          ? [{ name: player.name.slice(0, MOST_OF_A_NAME) }]
          : [],
      )
    : [];
  if (named.length > 0 && named.length === Object(players).length) return named;
  return namingFaults.refuse('INVALID_STATE', 'players', 'namesMissing');
}

export function namingFor({ cards, words, own, getMap }: NameSource): Naming {
  const errorWords = [words, ...own];
  const plain = namesOf(NOWHERE, cards, [], words.names);
  /** The map and the players' names of the last state. */
  let last: { map: MapId; players: readonly NamedPlayer[]; names: Names } | undefined;

  /** The names for the last state, if this one is of the same game. */
  function namesAgain(map: MapId, players: readonly NamedPlayer[]): Names | undefined {
    if (last === undefined || last.map !== map || last.players.length !== players.length) return;
    for (let seat = 0; seat < players.length; seat++) {
      if (last.players[seat]?.name !== players[seat]?.name) return;
    }
    return last.names;
  }

  /** Names of the map and the players, which are the same throughout a game. */
  function namesFor(state: NamedState<Kinds>): Names {
    const { map } = state;
    // Players change with every action, but their names never do.
    const again = Array.isArray(state.players) ? namesAgain(map, state.players) : undefined;
    if (again !== undefined) return again;
    const players = playersOf(state.players);
    const names = namesOf(getMap(map), cards, players, words.names);
    last = { map, players, names };
    return names;
  }

  /** Names for a log, which has its map and its players among its options. */
  function namesIn({ map, players }: Readonly<Record<string, unknown>>): Names {
    const named = isShortList(players, MAX_SEATS) ? players.map((name) => ({ name })) : [];
    const seated = named.length === 0 ? [] : playersOf(named);
    return namesOf(getMap(String(map)), cards, seated, words.names);
  }

  function namesAbout(input: unknown): Names {
    try {
      if (isRecord(input) && isShortList(input.players, MAX_SEATS)) return namesFor(input as never);
      if (isRecord(input) && isRecord(input.options)) return namesIn(input.options);
    } catch {
      // It is not of this library, so there are no better names.
    }
    return plain;
  }

  return {
    cards,
    words,
    own,
    errorWords,
    getMap,

    namesFor,

    namesAbout,

    localized: (error, input) =>
      error.localized((refusal) => inWords(refusal, namesAbout(input), errorWords)),
  };
}

/** What can be wrong with the names of a game. */
export const namingFaults = faultsOf({
  namesMissing: () => 'every player must have a name',
});

/**
 * A function that returns the clause for a reason; undefined if there are no words for it. It takes the English clauses,
 * for reasons that the words lack.
 */
export function clausesOf({ cards, words, errorWords, namesFor }: Naming) {
  const names = namesOf(NOWHERE, cards, [], words.names);
  return (
    reason: string,
    facts: object,
    clauses: Clauses | undefined,
    state?: GameState,
  ): string | undefined =>
    clauseOf(reason, facts, state === undefined ? names : namesFor(state), errorWords, clauses);
}
