/** Test vectors: scenarios as data with what comes of them, so that a program in another language can prove itself. */
import type { AnyAction, LocalizedRefusal, Scores } from '../../index';
import type { Library } from '../../library';
import { LOG_VERSION } from '../../log/game-log';
import type { GameState } from '../../model/state';
import type { NewGame } from '../../new-game';
import type { RulesReport, RulesScenario, ScenarioStep } from '../../testing/rulebook';
import { hashOf } from '../canonical';

/** A scenario; `vector-schema.ts` says what its fields mean. */
export interface TestVector {
  readonly id: string;
  readonly rules: readonly string[];
  readonly logVersion: typeof LOG_VERSION;
  readonly options?: NewGame;
  readonly isSetUp?: boolean;
  readonly start?: GameState;
  readonly hash?: string;
  readonly perft?: readonly number[];
  readonly steps: readonly VectorStep[];
}

export interface VectorAction {
  readonly action: AnyAction;
  readonly hash: string;
}

interface VectorRefusal extends Pick<LocalizedRefusal, 'code' | 'reason' | 'rule'> {}

export interface VectorRefused extends VectorRefusal {
  readonly refused: unknown;
}

export interface VectorLegal {
  readonly legal: readonly AnyAction[];
}

export interface VectorFact {
  readonly fact: string;
  readonly seat?: number;
  readonly expected: unknown;
  readonly isPart?: true;
}

export interface VectorSheet {
  readonly sheet: unknown;
  readonly scores: Scores;
}

export interface VectorRefusedSheet extends VectorRefusal {
  readonly refusedSheet: unknown;
}

export type VectorStep =
  | VectorAction
  | VectorRefused
  | VectorLegal
  | VectorFact
  | VectorSheet
  | VectorRefusedSheet;

type VectorLibrary = Pick<Library, 'createGame' | 'perft'>;

/** Where more actions are legal, two of them in a row are not counted. */
const WIDE = 50;

/**
 * The scenarios of a file that hold, as data.
 *
 * @param name - of the file, for the ids.
 */
export function vectorsOf(
  { scenarios }: RulesReport,
  name: string,
  library: VectorLibrary,
): readonly TestVector[] {
  return scenarios.flatMap((scenario) =>
    scenario.failure === undefined ? vectorOf(scenario, name, library) : [],
  );
}

function vectorOf(scenario: RulesScenario, name: string, library: VectorLibrary): TestVector {
  return {
    id: `${name}: ${scenario.title}`,
    rules: scenario.rules,
    logVersion: LOG_VERSION,
    ...beginningOf(scenario, library),
    steps: scenario.steps.map(asData),
  };
}

/** Nothing where only a sheet is counted. */
function beginningOf(
  { options, start }: RulesScenario,
  library: VectorLibrary,
): Pick<TestVector, 'options' | 'isSetUp' | 'start' | 'hash' | 'perft'> {
  if (start === undefined || options === undefined) return {};
  const hash = hashOf(start);
  const isSetUp = hashOf(library.createGame(options)) === hash;
  return { options, isSetUp, start, hash, perft: perftOf(start, library) };
}

function perftOf(start: GameState, { perft }: VectorLibrary): readonly number[] {
  const first = perft(start, 1);
  return first > WIDE ? [first] : [first, perft(start, 2)];
}

function asData(step: ScenarioStep): VectorStep {
  return 'state' in step ? { action: step.action, hash: hashOf(step.state) } : step;
}
