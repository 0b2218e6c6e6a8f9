/** The parts that notation is made from, and the tools that read and write the games of one table. */
import type { OpenEngine } from '../engine/engine';
import type { Step } from '../kit/step';
import type { GameLog } from '../log/game-log';
import type { AnyEvent } from '../model/any';
import type { ConcordiaError } from '../model/errors';
import type { MapId } from '../model/ids';
import type { Names } from '../model/names';
import type { GameState } from '../model/state';
import type { FaultTeller } from './faults';
import type { TextLanguage } from './language';
import type { Recall } from './meanings';
import type { OptionTag } from './option-tags';
import type { Reader } from './reader';

/** The parts that notation is made from. */
export interface NotationSource extends FaultTeller {
  readonly engine: OpenEngine;
  /** All steps of the library. */
  readonly steps: readonly Step[];
  /** The options of the library, and their tags. */
  readonly options: readonly OptionTag[];
  /** Names in the language of the library, if it is not English. */
  readonly names: Partial<Names> | undefined;
  /** Ids of the parts that can have draws. */
  readonly drawing: readonly MapId[];
  /** Checks a log, except whether its actions are legal. @throws ConcordiaError `INVALID_LOG`. */
  parseGameLog(log: unknown): GameLog;
  /** The state in which a log begins. @throws ConcordiaError `INVALID_LOG`, or the error of its options. */
  startOf(log: GameLog): GameState;
  /** The state after so many actions, with the correction that stands there. @throws ConcordiaError `INVALID_LOG`. */
  correctedState(log: Pick<GameLog, 'corrections'>, count: number, state: GameState): GameState;
  /** Who decides and what the choice is. */
  describeDecision(state: GameState): string;
  /** What has happened, after the name of the player; undefined if there are no words for it. */
  describeEvent(state: GameState, event: AnyEvent): string | undefined;
  /** An error in whole sentences. */
  localized(error: ConcordiaError): ConcordiaError;
}

/** Tools that read and write the games of one table. */
export interface Tools {
  readonly language: TextLanguage;
  readonly reader: Reader;
}

/** @param recall - games already played; none if left out. */
export type ToolsFor = (map: MapId, players: readonly string[], recall?: Recall) => Tools;
