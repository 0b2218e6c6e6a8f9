/** What somebody looks for in an archive. */
import type { UncheckedLog } from '../../index';
import type { GameIds } from './game-id';
import type { GameStory, SeatStory } from './story';

/** The flags of `find`, fit to be sent to a worker; all that is there must hold. */
export interface Criteria extends PlayerCriteria {
  readonly id?: readonly string[];
  readonly map?: string;
  readonly players?: number;
  readonly module?: string;
  /** Notes by name, and what each contains, in any case. */
  readonly tag?: readonly (readonly [name: string, text: string])[];
  readonly finished?: boolean;
  /** Total points in seat order. */
  readonly result?: readonly number[];
}

/** What one and the same player must have done. */
interface PlayerCriteria {
  /** A part of the name. */
  readonly player?: string;
  readonly won?: boolean;
  /** The first cards, by their ids. */
  readonly opening?: readonly string[];
  /** Cities with a house of the player. */
  readonly city?: readonly string[];
  /** Cards that the player bought. */
  readonly card?: readonly string[];
}

/** Whether a log has to be played to be known. */
export function needsStory(criteria: Criteria): boolean {
  const { finished, result, player, won, opening, city, card } = criteria;
  return [finished, result, player, won, opening, city, card].some((one) => one !== undefined);
}

/** @param story - where it is needed. */
export function isMatch(
  criteria: Criteria,
  log: UncheckedLog,
  idOf: GameIds,
  story: GameStory | undefined,
): boolean {
  const { id, map, players, module, tag = [] } = criteria;
  const { options, meta = {} } = log;
  const names = options.players;
  const seats = typeof names === 'number' ? names : names.length;
  return (
    (id === undefined || id.includes(idOf(log))) &&
    (map === undefined || map === options.map) &&
    (players === undefined || players === seats) &&
    (module === undefined || options.modules.includes(module)) &&
    tag.every(([name, text]) => contains(noteIn(meta, name), text)) &&
    (story === undefined || isPlayedSo(criteria, story))
  );
}

function noteIn(meta: Readonly<Record<string, string>>, name: string): string {
  const [, text = ''] =
    Object.entries(meta).find(([key]) => key.toLowerCase() === name.toLowerCase()) ?? [];
  return text;
}

function contains(whole: string, part: string): boolean {
  return whole.toLowerCase().includes(part.toLowerCase());
}

function isPlayedSo(criteria: Criteria, story: GameStory): boolean {
  const { finished, result } = criteria;
  const { scores, seats } = story;
  const totals = scores?.players.map(({ total }) => total) ?? [];
  return (
    (finished === undefined || finished === (scores !== null)) &&
    (result === undefined || `${result}` === `${totals}`) &&
    seats.some((done, seat) => hasDone(criteria, story, done, seat))
  );
}

function hasDone(
  { player, won, opening = [], city = [], card = [] }: PlayerCriteria,
  { scores, names }: GameStory,
  { played, built, bought }: SeatStory,
  seat: number,
): boolean {
  const has = (deeds: SeatStory['built'], what: string) => deeds.some((deed) => deed.what === what);
  return (
    (player === undefined || contains(names[seat] ?? '', player)) &&
    (won === undefined || won === (scores?.players[seat]?.rank === 1)) &&
    opening.every((id, index) => played[index]?.what === id) &&
    city.every((id) => has(built, id)) &&
    card.every((id) => has(bought, id))
  );
}
