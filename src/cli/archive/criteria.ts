/** What somebody looks for in an archive. */
import type { UncheckedLog } from '../../index';
import type { GameIds } from './game-id';
import type { GameStory, SeatStory } from './story';

/** Fit to be sent to a worker; all that is there must hold. */
export interface Criteria {
  readonly ids?: readonly string[];
  readonly map?: string;
  readonly players?: number;
  readonly module?: string;
  /** Notes by name, and what each contains, in any case. */
  readonly tags?: readonly (readonly [name: string, text: string])[];
  readonly finished?: boolean;
  /** Total points in seat order. */
  readonly result?: readonly number[];
  /** What one and the same player must have done. */
  readonly player?: PlayerCriteria;
}

export interface PlayerCriteria {
  readonly name?: string;
  readonly won?: boolean;
  /** The first cards, by their ids. */
  readonly opening?: readonly string[];
  /** Cities with a house of the player. */
  readonly cities?: readonly string[];
  /** Cards that the player bought. */
  readonly cards?: readonly string[];
}

/** Whether a log has to be played to be known. */
export function needsStory({ finished, result, player }: Criteria): boolean {
  return finished !== undefined || result !== undefined || player !== undefined;
}

/** @param story - where it is needed. */
export function isMatch(
  criteria: Criteria,
  log: UncheckedLog,
  idOf: GameIds,
  story: GameStory | undefined,
): boolean {
  const { ids, map, players, module, tags = [] } = criteria;
  const { options, meta = {} } = log;
  const names = options.players;
  const seats = typeof names === 'number' ? names : names.length;
  return (
    (ids === undefined || ids.includes(idOf(log))) &&
    (map === undefined || map === options.map) &&
    (players === undefined || players === seats) &&
    (module === undefined || options.modules.includes(module)) &&
    tags.every(([name, text]) => contains(noteIn(meta, name), text)) &&
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

function isPlayedSo({ finished, result, player }: Criteria, story: GameStory): boolean {
  const { scores, seats } = story;
  const totals = scores?.players.map(({ total }) => total) ?? [];
  return (
    (finished === undefined || finished === (scores !== null)) &&
    (result === undefined || `${result}` === `${totals}`) &&
    (player === undefined || seats.some((done, seat) => hasDone(player, story, done, seat)))
  );
}

function hasDone(
  { name, won, opening = [], cities = [], cards = [] }: PlayerCriteria,
  { scores, names }: GameStory,
  { played, built, bought }: SeatStory,
  seat: number,
): boolean {
  const has = (deeds: SeatStory['built'], what: string) => deeds.some((deed) => deed.what === what);
  return (
    (name === undefined || contains(names[seat] ?? '', name)) &&
    (won === undefined || won === (scores?.players[seat]?.rank === 1)) &&
    opening.every((card, index) => played[index]?.what === card) &&
    cities.every((city) => has(built, city)) &&
    cards.every((card) => has(bought, card))
  );
}
