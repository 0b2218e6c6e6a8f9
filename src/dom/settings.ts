/** What a board in a page is given, and its check. */
import { inputFaults } from '../model/faults';
import type { CheckedMap } from '../model/map';
import type { PartPicture } from '../model/moment';
import { isRecord, isShortList, typeOf } from '../model/plain';
import { type PicturedState, unknownSetting, wrongType } from '../svg/read';
import type { BoardScheme } from './sheet';

/** An action as a board knows it: any of its fields may name a place. */
export interface BoardAction {
  /** The type of the action. */
  readonly type: string;
}

/** A choice of `choices`. */
export interface BoardChoice<A extends BoardAction = BoardAction> {
  /** What the player would do. */
  readonly action: A;
  /** Why it is not possible; a place that only such choices name does not light up. */
  readonly refusal?: {
    /** A sentence for the player. */
    readonly message: string;
  };
}

/** What a board needs of an engine or a library: `createEngine`, `createLibrary` and the package itself have it. */
export interface BoardEngine<V, A extends BoardAction> {
  /** The map of the view. */
  getMap(id: string): CheckedMap;
  /** Without it, a board lights up only what the option `candidates` says. */
  choices?(view: V): readonly BoardChoice<A>[];
  /** Without it, what maps and modules keep is not drawn. */
  picturesOf?(view: V): readonly PartPicture[];
  /** Without it, names are those of the map, and English. */
  nameOf?(view: V, id: string): string;
}

/** An event of `eventsFor` or `applyAction`, as a board knows it: any of its fields may name a place. */
export interface BoardEvent {
  /** The type of the event. */
  readonly type: string;
  readonly [field: string]: unknown;
}

/** Something to point out: a ring around a place, or an arrow from one to another. Places are ids or keys. */
export interface BoardShape {
  /** The place, or where the arrow begins. */
  readonly from: string;
  /** Where the arrow ends; without it, it is a ring. */
  readonly to?: string;
  /** A CSS colour of its own. */
  readonly color?: string;
}

/** What has been picked on a board, and what is left to choose from. */
export interface BoardPick<A extends BoardAction = BoardAction> {
  /** The keys of the picked places, in the order of the taps. */
  readonly picked: readonly string[];
  /** The choices that name all of them, possible or not; without a pick, all. */
  readonly choices: readonly BoardChoice<A>[];
  /** The action, if the pick leaves only this one and names all of its places. */
  readonly action?: A;
}

/** What can be set on a board, and changed later. */
export interface BoardSettings<A extends BoardAction = BoardAction> {
  /**
   * What can be chosen now; by default the choices of the one who looks. A place that a possible choice names lights up.
   * `false` for a board that only shows.
   */
  readonly candidates?: readonly BoardChoice<A>[] | false;
  /** Called with what can be picked: when the board is mounted, and after each pick and each update. */
  readonly onPick?: (pick: BoardPick<A>) => void;
  /** Places of the last move, as ids or keys; by default those that the events of the last `update` name. */
  readonly lastMove?: readonly string[];
  /** Rings and arrows. */
  readonly shapes?: readonly BoardShape[];
  /** Turned by half, for the other side of a table. */
  readonly flip?: boolean;
  /** Milliseconds for each step of what moves; 300 by default, 0 for none. */
  readonly speed?: number;
  /** Whether what lies beside the board is drawn below it, with the legend; by default it is not. */
  readonly beside?: boolean;
  /** How many times larger than the whole board, from 1 to 8; by default so that places can be told by a finger. */
  readonly zoom?: number;
  /**
   * How much of the board is in sight while the reader has not zoomed, from 0.1 to 1, if it is enlarged by itself; by
   * default as little as it takes to tell places by a finger.
   */
  readonly visible?: number;
  /** Light or dark; by default as the reader's system. */
  readonly scheme?: BoardScheme;
  /** The name of the board for screen readers; by default that of the picture. */
  readonly title?: string;
}

/** Changes of settings; undefined leads back to what is usual. */
export type BoardChanges<A extends BoardAction = BoardAction> = {
  readonly [K in keyof BoardSettings<A>]?: BoardSettings<A>[K] | undefined;
};

/** Options of `mountBoard`. */
export interface BoardOptions<V extends PicturedState, A extends BoardAction = BoardAction>
  extends BoardSettings<A> {
  /** An engine or a library, such as the package itself. */
  readonly engine: BoardEngine<NoInfer<V>, A>;
  /** A view, or a state for a board that shows what everybody sees. */
  readonly view: V;
}

export const MOST_ZOOM = 8;
const LEAST_VISIBLE = 0.1;
const MOST_SHAPES = 200;
const MOST_CHOICES = 20_000;
const MOST_EVENTS = 5000;
const SLOWEST = 60_000;

const SETTINGS: Readonly<Record<keyof BoardSettings, (value: unknown, at: string) => void>> = {
  candidates(value, at) {
    if (value === false) return;
    listed(value, at, MOST_CHOICES, (item, place) => {
      if (!isRecord(item)) wrongType(place, 'object', item);
      if (!isRecord(item.action)) wrongType(`${place}.action`, 'object', item.action);
    });
  },
  onPick: (value, at) => ofType(value, at, 'function'),
  lastMove: (value, at) =>
    listed(value, at, MOST_SHAPES, (item, place) => ofType(item, place, 'string')),
  shapes: (value, at) =>
    listed(value, at, MOST_SHAPES, (item, place) => {
      if (!isRecord(item)) return wrongType(place, 'object', item);
      ofType(item.from, `${place}.from`, 'string');
      if (item.to !== undefined) ofType(item.to, `${place}.to`, 'string');
      if (item.color !== undefined) ofType(item.color, `${place}.color`, 'string');
    }),
  flip: (value, at) => ofType(value, at, 'boolean'),
  speed: (value, at) => within(value, at, 0, SLOWEST),
  beside: (value, at) => ofType(value, at, 'boolean'),
  zoom: (value, at) => within(value, at, 1, MOST_ZOOM),
  visible: (value, at) => within(value, at, LEAST_VISIBLE, 1),
  scheme(value, at) {
    if (value !== 'light' && value !== 'dark' && value !== 'auto') {
      inputFaults.refuse('INVALID_INPUT', at, 'notValid');
    }
  },
  title: (value, at) => ofType(value, at, 'string'),
};

/**
 * Checks settings.
 *
 * @throws ConcordiaError `INVALID_INPUT` with the setting in `details.path`.
 */
export function checkSettings(input: object): void {
  if (!isRecord(input)) wrongType('', 'object', input);
  const names = Object.keys(SETTINGS);
  for (const [name, value] of Object.entries(input)) {
    if (isSetting(name)) {
      if (value !== undefined) SETTINGS[name](value, name);
      continue;
    }
    unknownSetting(name, names);
  }
}

function isSetting(name: string): name is keyof BoardSettings {
  return Object.hasOwn(SETTINGS, name);
}

/** @throws ConcordiaError `INVALID_INPUT` if it is not a list of events. */
export function readEvents(input: unknown, at = 'events'): readonly BoardEvent[] {
  if (input === undefined) return [];
  listed(input, at, MOST_EVENTS, (item, place) => {
    if (!isRecord(item)) return wrongType(place, 'object', item);
    ofType(item.type, `${place}.type`, 'string');
  });
  return input as readonly BoardEvent[];
}

function listed(
  value: unknown,
  at: string,
  most: number,
  check: (item: unknown, at: string) => void,
): void {
  if (!Array.isArray(value)) wrongType(at, 'array', value);
  if (!isShortList(value, most)) {
    inputFaults.refuse('INVALID_INPUT', at, 'wrongSize', undefined, { of: 'array', most });
  }
  for (const [index, item] of Array.from(value).entries()) check(item, `${at}[${index}]`);
}

function within(value: unknown, at: string, least: number, most: number): void {
  ofType(value, at, 'number');
  if (!(Number(value) >= least && Number(value) <= most)) {
    inputFaults.refuse('INVALID_INPUT', at, 'notValid');
  }
}

function ofType(value: unknown, at: string, expected: string): void {
  if (typeOf(value) !== expected) wrongType(at, expected, value);
}
