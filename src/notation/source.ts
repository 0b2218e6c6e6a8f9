/** The parts that notation is made from, and the tools that read and write the games of one table. */
import type { OpenEngine } from '../engine/engine';
import type { Bags } from '../kit/part';
import type { Step } from '../kit/step';
import type { GameLog } from '../log/game-log';
import type { AnyEvent } from '../model/any';
import type { MapId } from '../model/ids';
import type { Json } from '../model/plain';
import type { GameState } from '../model/state';
import type { BoardLanguage } from './board-language';
import type { ErrorTeller, FaultTeller } from './faults';
import type { TextLanguage } from './language';
import type { OptionTag } from './option-tags';
import type { Reader } from './reader';
import type { Voice } from './voices';

/** The parts that notation is made from. */
export interface NotationSource extends FaultTeller, ErrorTeller {
  readonly engine: OpenEngine;
  /** All steps of the library. */
  readonly steps: readonly Step[];
  /** The options of the library, and their tags. */
  readonly options: readonly OptionTag[];
  /** The languages that are read, English first; those with a tag can also be written. */
  readonly voices: readonly [Voice, ...Voice[]];
  /** The language of the library. */
  readonly ownVoice: Voice;
  /** Ids of the parts that can have draws. */
  readonly drawing: readonly MapId[];
  /** What they draw from, if a text may leave some of it unknown. */
  readonly bags: ReadonlyMap<MapId, Bags<Json>>;
  /** Checks a log, except whether its actions are legal. @throws ConcordiaError `INVALID_LOG`. */
  parseGameLog(log: unknown): GameLog;
  /** The state in which a log begins. @throws ConcordiaError `INVALID_LOG`, or the error of its options. */
  startOf(log: GameLog): GameState;
  /** The state after so many actions, with the correction that stands there. @throws ConcordiaError `INVALID_LOG`. */
  correctedState(log: Pick<GameLog, 'corrections'>, count: number, state: GameState): GameState;
  /** Who decides and what the choice is. */
  describeDecision(state: GameState): string;
}

/** Tools that read and write the games of one table. */
export interface Tools {
  /** The words of its map. */
  readonly board: BoardLanguage;
  readonly language: TextLanguage;
  readonly reader: Reader;
  /** What has happened, in the language that is written. */
  sentenceOf(state: GameState, event: AnyEvent): string | undefined;
}

/** @param language - the tag of the language that is written, and that the text is in; undefined if it does not say. */
export type ToolsFor = (
  map: MapId,
  players: readonly string[],
  language: string | undefined,
) => Tools;
