/** What a table is given, and its check. */
import type { BoardAction, BoardChoice, BoardEngine, BoardEvent } from '../dom/settings';
import type { BoardScheme } from '../dom/sheet';
import type { Cost } from '../model/any';
import { inputFaults } from '../model/faults';
import type { Seat } from '../model/ids';
import { isRecord, typeOf } from '../model/plain';
import type { Viewer } from '../model/state';
import type { ScreenModel } from '../screen/shapes';
import { type PicturedState, unknownSetting, wrongType } from '../svg/read';
import type { ScreenLabel } from '../words/screen-words';

/** A view as a table knows it. */
export interface TableView extends PicturedState {
  /** Whose view it is. */
  readonly viewer: Viewer;
  /** What is decided; null once the game is over. */
  readonly decision: {
    /** Who decides. */
    readonly seat: Seat;
  } | null;
}

/** A choice of `choices`. */
export interface TableChoice<A extends BoardAction = BoardAction> extends BoardChoice<A> {
  /** What it costs, if it costs something. */
  readonly cost?: Cost;
}

/** What a table needs of an engine: a library has it, the package itself, and an engine with speech, screen and follower. */
export interface TableEngine<V, A extends BoardAction> extends BoardEngine<V, A> {
  /** What the one who looks can do. */
  choices(view: V): readonly TableChoice<A>[];
  /** An action in words. */
  describeAction(view: V, action: A): string;
  /** An event in words, if it has some. */
  sentenceOf(view: V, event: BoardEvent): string | undefined;
  /** What an action would do, as far as its player can know. */
  preview(
    view: V,
    action: A,
  ): {
    /** What would happen. */
    readonly events: readonly BoardEvent[];
    /** Whether that is all. */
    readonly complete: boolean;
  };
  /** Everything besides the board. */
  screenModel(view: V): ScreenModel;
  /** The small words of screens. */
  screenLabels(): TableWords;
  /** Names of places, goods and so on. */
  nameOf(view: V, id: string): string;
}

/** The small words of a table. */
export type TableWords = Readonly<Record<ScreenLabel, string>>;

/** What has come of an action: another view, and what has led to it. */
export interface TableNews<V> {
  /** What the player of the table sees now. */
  readonly view: V;
  /** What has happened since the view before; pieces move by it, one after another. */
  readonly events?: readonly BoardEvent[] | undefined;
}

/** News, now or later; nothing if `update` brings them. */
// biome-ignore lint/suspicious/noConfusingVoidType: functions that return nothing
export type TableAnswer<V> = TableNews<V> | void | Promise<TableNews<V> | void>;

/** What can be changed on a table. */
export interface TableSettings<V, A extends BoardAction = BoardAction> {
  /** Whose table it is; by default the viewer's. A view of somebody else is shown, and nothing can be picked. */
  readonly seat?: Viewer | undefined;
  /** Small words to use instead of the engine's. */
  readonly words?: Partial<TableWords> | undefined;
  /**
   * Called with what the player has picked. What it returns is shown. What it throws is told to the player, who may pick
   * again. Without it, nothing can be picked.
   */
  readonly send?: ((action: A, view: V) => TableAnswer<V>) | undefined;
  /** Called while others decide, for bots: makes the next move of one of them, and returns what has come of it. */
  readonly think?: ((view: V) => TableAnswer<V>) | undefined;
  /** Takes the last action back; without it, there is no such button. */
  readonly takeBack?: (() => TableAnswer<V>) | undefined;
  /** Whether the last action can be taken back now; true if left out. */
  readonly canTakeBack?: (() => boolean) | undefined;
  /** Milliseconds for each step of what moves; 300 by default, 0 for none. */
  readonly speed?: number | undefined;
  /** Milliseconds until the player may try again because no answer has come; 10,000 by default. */
  readonly patience?: number | undefined;
  /** Light or dark; by default as the reader's system. */
  readonly scheme?: BoardScheme | undefined;
}

/** Options of `mountTable`. */
export interface TableOptions<V extends TableView, A extends BoardAction = BoardAction>
  extends TableSettings<V, A> {
  /** A library, such as the package itself. */
  readonly engine: TableEngine<NoInfer<V>, A>;
  /** What the player of the table sees; never a state. */
  readonly view: V;
  /** What has led to it. */
  readonly events?: readonly BoardEvent[] | undefined;
  /** What had happened before, for the history alone: nothing moves by it. */
  readonly history?: readonly BoardEvent[] | undefined;
}

const FUNCTIONS = ['send', 'think', 'takeBack', 'canTakeBack'];
const SETTINGS = ['seat', 'words', ...FUNCTIONS, 'speed', 'patience', 'scheme'];
const NEEDED = [
  ...['getMap', 'choices', 'describeAction', 'sentenceOf', 'preview'],
  ...['screenModel', 'screenLabels', 'nameOf'],
];

/** @throws ConcordiaError `INVALID_INPUT` with the setting in `details.path`. */
export function checkTableSettings(input: object): void {
  if (!isRecord(input)) wrongType('', 'object', input);
  for (const [name, value] of Object.entries(input)) {
    if (!SETTINGS.includes(name)) unknownSetting(name, SETTINGS);
    if (value === undefined) continue;
    if (FUNCTIONS.includes(name) && typeof value !== 'function') wrongType(name, 'function', value);
  }
  const { seat, words, patience } = input;
  if (seat !== undefined && seat !== 'spectator' && !Number.isSafeInteger(seat)) {
    inputFaults.refuse('INVALID_INPUT', 'seat', 'notValid');
  }
  if (words !== undefined && !isRecord(words)) wrongType('words', 'object', words);
  if (patience !== undefined && typeof patience !== 'number') {
    wrongType('patience', 'number', patience);
  }
}

/** @throws ConcordiaError `INVALID_INPUT` if it lacks something that a table needs. */
export function checkTableEngine(engine: unknown): void {
  if (typeof engine !== 'object' || engine === null) wrongType('engine', 'engine', engine);
  for (const name of NEEDED) {
    const found: unknown = Reflect.get(engine, name);
    if (typeof found !== 'function') wrongType(`engine.${name}`, 'function', found);
  }
}

/** @throws ConcordiaError `INVALID_INPUT` if it is no view: a table never knows a secret. */
export function checkTableView(view: unknown): void {
  if (!isRecord(view) || typeOf(view.viewer) === 'undefined') wrongType('view', 'object', view);
}
