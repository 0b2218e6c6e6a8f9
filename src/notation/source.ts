/** What notation is made from, and what reads and writes the games of one table. */
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

/** What notation is made from. */
export interface NotationSource extends FaultTeller {
  readonly engine: OpenEngine;
  /** All those of the library. */
  readonly steps: readonly Step[];
  /** The options of the library, and their tags. */
  readonly options: readonly OptionTag[];
  /** Names in another language than English, if the library has some. */
  readonly names: Partial<Names> | undefined;
  /** Ids of what may have draws. */
  readonly drawing: readonly MapId[];
  /** A log, checked but for its rules. @throws ConcordiaError `INVALID_LOG`. */
  parseGameLog(log: unknown): GameLog;
  /** Whose choice it is and what there is to choose. */
  describeDecision(state: GameState): string;
  /** What has happened, after the name of the player; undefined if there are no words for it. */
  describeEvent(state: GameState, event: AnyEvent): string | undefined;
  /** An error in whole sentences. */
  localized(error: ConcordiaError): ConcordiaError;
}

/** What reads and writes the games of one table. */
export interface Tools {
  readonly language: TextLanguage;
  readonly reader: Reader;
}

/** @param recall - what has been played already; nothing if left out. */
export type ToolsFor = (map: MapId, players: readonly string[], recall?: Recall) => Tools;
