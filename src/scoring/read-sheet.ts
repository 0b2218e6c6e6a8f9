/** Reads a score sheet: its shape, what may be left out, and what contradicts itself. */

import { cityFaults } from '../board/city-goods';
import { GODS } from '../model/cards';
import { ConcordiaError } from '../model/errors';
import {
  inputFaults,
  type PlacedFault,
  type RuleAndFacts,
  refusalFor,
  refuseFault,
} from '../model/faults';
import { idNamed, nearest } from '../model/find';
import { MAX_ALONE, type Seat } from '../model/ids';
import { seatNamed } from '../model/names';
import { hasIssues, helpfully, parserOf, place, valueAt } from '../model/parse';
import { hiddenIn, isRecord } from '../model/plain';
import type { ScoreSheet, SheetSchema } from './sheet';
import { sheetFaults } from './sheet-faults';

/** Refuses a sheet that contradicts itself. */
export function contradiction<R extends keyof SheetWords>(
  path: readonly PropertyKey[],
  reason: R,
  ...[rule, facts]: RuleAndFacts<SheetWords[R]>
): never {
  const words = SHEET_CLAUSES[reason];
  refuseFault('INVALID_SHEET', { path: place(path), reason, rule, facts, words });
}

/** All that contradicts itself on sheets, with what other rooms refuse, too. */
export const SHEET_CLAUSES = { ...inputFaults.words, ...cityFaults.words, ...sheetFaults.words };

type SheetWords = typeof SHEET_CLAUSES;

/** The most contradictions reported. */
const MAX_ISSUES = 20;

/** Collects the contradictions of a sheet, so that all of them can be reported at once. */
export class Contradictions {
  /** By place and reason: what two partners are asked for is found for each of them, and reported once. */
  readonly #found = new Map<string, PlacedFault>();

  add(fault: PlacedFault): void {
    // Modules say what is wrong with their lines by the reasons of sheets.
    const { path, reason } = fault;
    this.#found.set(`${path} ${reason}`, { words: Reflect.get(SHEET_CLAUSES, reason), ...fault });
  }

  /** The result of the check; `undefined` if it found a contradiction. */
  attempt<T>(look: () => T): T | undefined {
    try {
      return look();
    } catch (error) {
      if (!(error instanceof ConcordiaError) || error.code !== 'INVALID_SHEET') throw error;
      const { reason, rule, details } = error;
      const { path, ...facts } = details;
      this.add({ path: String(path), reason, rule, facts });
      return undefined;
    }
  }

  /** @throws ConcordiaError the first contradiction; `details.issues` lists all if there are several. */
  throwAny(): void {
    const found = [...this.#found.values()];
    const [first, second] = found;
    if (first === undefined) return;
    const all = second && found.slice(0, MAX_ISSUES);
    throw new ConcordiaError(refusalFor('INVALID_SHEET', first, all));
  }
}

// The teams of a score sheet.

type Team = readonly [Seat, Seat];
/** The two seats of each team, sorted by the lower one. */
export type Teams = readonly Team[];

/** The teams on the sheet, or players who sit opposite each other; `undefined` without teams. */
export function sheetTeams({ mode, teams, players }: ScoreSheet): Teams | undefined {
  if (mode === 'individual' && teams !== undefined) {
    contradiction(['teams'], 'noTeamsAlone', 'R-9.1');
  }
  if (mode !== 'team' && teams === undefined) {
    if (players.length > MAX_ALONE) contradiction(['players'], 'sixPlayInTeams', 'R-2.6');
    return undefined;
  }
  const count = players.length / 2;
  if (count !== 2 && count !== 3) {
    contradiction(['players'], 'wrongTeamSize', 'R-9.1');
  }
  if (teams === undefined) return Array.from({ length: count }, (_, seat) => [seat, seat + count]);
  if (teams.length !== count)
    contradiction(['teams'], 'wrongNumberOfTeams', 'R-9.4', { teams: count });
  const seen = new Set<Seat>();
  const seatOf = (name: string, path: readonly PropertyKey[]): Seat => {
    const seat = seatNamed(name, players);
    if (seat === -1) {
      const names = players.map((player) => player.name);
      contradiction(path, 'noSuchPlayer', undefined, {
        player: name,
        nearest: nearest(name, names),
      });
    }
    if (seen.has(seat)) contradiction(path, 'alreadyInTeam', undefined, { player: name });
    seen.add(seat);
    return seat;
  };
  return teams
    .map(([a = '', b = ''], team): Team => {
      const [one, other] = [seatOf(a, ['teams', team, 0]), seatOf(b, ['teams', team, 1])];
      return one < other ? [one, other] : [other, one];
    })
    .sort(([a], [b]) => a - b);
}

export function partnerIn(teams: Teams, seat: Seat): Seat | undefined {
  return teams.find((team) => team.includes(seat))?.find((other) => other !== seat);
}

// Turns names on a score sheet, such as `Prefect I` or `Isca Dumnoniorum`, into ids.

type SheetFields = Readonly<Record<string, unknown>>;

/**
 * A copy of the sheet with ids instead of names; input that is not a sheet is returned unchanged.
 *
 * @param cardNames - the cards and roles that can be listed.
 */
export function tidySheet(input: unknown, cardNames: readonly string[]): unknown {
  const player: Edits = {
    cards: (cards) =>
      Array.isArray(cards) ? tidyList(cards, cardNames) : edited(cards, { minerva: tidyList }),
    houses: tidyList,
    tiles: tidyList,
  };
  return edited(input, {
    map: tidyName,
    cityGoods: tidyRecord,
    players: (players) =>
      Array.isArray(players) ? players.map((one) => edited(one, player)) : players,
  });
}

type Edits = Readonly<Record<string, (value: unknown) => unknown>>;

function edited(value: unknown, edits: Edits): unknown {
  if (!isRecord(value)) return value;
  const fields: SheetFields = value;
  const changed = Object.entries(edits).flatMap(([key, edit]) =>
    Object.hasOwn(fields, key) ? [[key, edit(fields[key])] as const] : [],
  );
  return { ...fields, ...Object.fromEntries(changed) };
}

/** @param ids - the possible ids, if known. */
function tidyName(value: unknown, ids: readonly string[] = []): unknown {
  return typeof value === 'string' ? idNamed(value, ids) : value;
}

function tidyList(value: unknown, ids?: readonly string[]): unknown {
  return Array.isArray(value) ? value.map((name) => tidyName(name, ids)) : value;
}

/** If two names become the same id, none is changed, because one would hide the other. */
function tidyRecord(value: unknown): unknown {
  if (!isRecord(value)) return value;
  const entries = Object.entries(value).map(
    ([key, item]) => [idNamed(key, []), tidyName(item)] as const,
  );
  const isUnique = new Set(entries.map(([key]) => key)).size === entries.length;
  return isUnique ? Object.fromEntries(entries) : value;
}

/** A reader of sheets; it throws ConcordiaError `INVALID_SHEET`. */
export function sheetReader({ schema, names }: SheetSchema): (input: unknown) => ScoreSheet {
  const readSheet = parserOf(schema, 'INVALID_SHEET');
  const keysAt = ([first, second, ...rest]: readonly PropertyKey[]): readonly string[] => {
    if (first === undefined) return names.sheet;
    if (rest[0] === 'cards') return GODS;
    return first === 'players' && typeof second === 'number' && rest.length === 0
      ? names.player
      : [];
  };
  const readTidySheet = parserOf(schema, 'INVALID_SHEET', {
    faultsIn: helpfully({ keysAt, otherKey, ownerOf }),
  });
  return (input) => {
    try {
      return readSheet(input);
    } catch (error) {
      // If there are issues, it is plain data with wrong values.
      if (!hasIssues(error)) throw error;
    }
    // People do not write names as ids; other faults are reported as written.
    return readTidySheet(tidySheet(input, names.cards));
  };
}

/** The line meant by an unknown key of a player, such as the points of ships beside the money. */
function otherKey(path: readonly PropertyKey[]): 'bonus' | undefined {
  return path.length === 0 || path.length === 2 ? 'bonus' : undefined;
}

/** The name of the player whose line the path is in. */
function ownerOf([first, seat]: readonly PropertyKey[], input: unknown): string | undefined {
  if (first !== 'players' || seat === undefined) return undefined;
  const name = valueAt(input, [first, seat, 'name']);
  return typeof name === 'string' && hiddenIn(name) === undefined ? name.slice(0, 60) : undefined;
}
