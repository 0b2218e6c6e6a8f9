/** The moments in which something is told, and what parts show of them. */
import type { CardId } from './cards';
import { STORED_GOODS, type StoredGood } from './goods';
import { COLONIST_KINDS, type MapId, type PlaceId, type ProvinceId, type Seat } from './ids';
import { type CheckedMap, capitals } from './map';
import { isRecord } from './plain';
import { type GameState, type GameView, HIDDEN_CARD } from './state';

// The context in which something is put into words.

/** The context of a text: a moment of a game. */
export interface Moment {
  /** The state or a view of it. */
  readonly state: GameState | GameView;
  /** The board, with what is printed on it. */
  readonly map: CheckedMap;
  /** The types of the actions that seem legal to a spectator, each once. Views of all players and the state say the same. */
  open(): readonly string[];
}

/** The card that a copying action of the seat carries out, if it is visible. */
export function copiedCard(seat: Seat, from: Seat, moment: Moment | undefined): CardId | undefined {
  if (moment === undefined) return undefined;
  const { decision, players } = moment.state;
  // A player's own card is the one below those being carried out already.
  const depth = isRecord(decision) && typeof decision.depth === 'number' ? decision.depth : 0;
  const card = players[from]?.discard.at(from === seat ? -2 - depth : -1);
  return card === HIDDEN_CARD ? undefined : card;
}

/** Where a Tribune may put a colonist: each place once. */
export function capitalsOf({ map }: Moment): readonly PlaceId[] {
  return [...new Set(COLONIST_KINDS.flatMap((kind) => capitals(map, kind)))];
}

// What parts show on a board and beside it, as plain data.

/** One thing that a part shows. It is drawn with its seat, its good and its text, as far as it has them. */
export interface PictureItem {
  /** Tells it from the others of its part, from one moment to the next. */
  readonly key: string;
  /** What it is, in camel case, such as `wellGood`. */
  readonly kind: string;
  /**
   * The id of a city, a route, a province or another place where it lies, or the key of one, such as `province:sparta`
   * where a city has the same id; if left out, it lies beside the board.
   */
  readonly place?: PlaceId | ProvinceId;
  /** Whose it is. */
  readonly seat?: Seat;
  /** A good, drawn as its symbol. */
  readonly good?: StoredGood;
  /** A number or a word or two; after 30 characters it is cut. */
  readonly text?: string;
  /** What it is, in words, for people who cannot see it; after 200 characters it is cut. */
  readonly label: string;
}

/** What one part shows. */
export interface PartPicture {
  /** The id of its map or module. */
  readonly part: MapId;
  /** What the part is, in words. */
  readonly label: string;
  /** What it shows, in the order of the part. */
  readonly items: readonly PictureItem[];
}

/** Things that one part may show. */
const MOST_ITEMS = 200;
const MOST_OF_A_KEY = 60;
const MOST_OF_A_TEXT = 30;
export const MOST_OF_A_LABEL = 200;

const FIELDS = ['key', 'kind', 'place', 'seat', 'good', 'text', 'label'];

/**
 * Copies what a part shows.
 *
 * @param places - where something can lie.
 * @param seats - the number of seats.
 * @param wrong - is called with the place of the first fault, such as `[3].label`.
 */
export function readItems(
  input: unknown,
  places: ReadonlySet<unknown>,
  seats: number,
  wrong: (at: string) => never,
): readonly PictureItem[] {
  if (!Array.isArray(input) || input.length > MOST_ITEMS) return wrong('');
  const keys = new Set<unknown>();
  return Array.from(input, (item: unknown, index): PictureItem => {
    if (!isRecord(item)) return wrong(`[${index}]`);
    const check = (name: string, fits: boolean): void => {
      if (!fits) wrong(`[${index}].${name}`);
    };
    for (const name of Object.keys(item)) check(name.slice(0, 60), FIELDS.includes(name));
    const { key, kind, place, seat, good, text, label } = item;
    const known = STORED_GOODS.find((stored) => stored === good);
    check('key', isText(key) && key.length <= MOST_OF_A_KEY && !keys.has(key));
    keys.add(key);
    check('kind', /^[a-z][A-Za-z0-9]{0,39}$/.test(isText(kind) ? kind : ''));
    check('place', place === undefined || places.has(place));
    check('seat', seat === undefined || (isSeat(seat) && seat < seats));
    check('good', good === undefined || known !== undefined);
    check('text', text === undefined || isText(text));
    check('label', isText(label));
    return {
      key: String(key),
      kind: String(kind),
      ...(place !== undefined && { place: String(place) }),
      ...(isSeat(seat) && { seat }),
      ...(known !== undefined && { good: known }),
      ...(text !== undefined && { text: String(text).slice(0, MOST_OF_A_TEXT) }),
      label: String(label).slice(0, MOST_OF_A_LABEL),
    };
  });
}

function isText(value: unknown): value is string {
  return typeof value === 'string' && value.trim() !== '';
}

function isSeat(value: unknown): value is Seat {
  return Number.isInteger(value) && Number(value) >= 0;
}
