/** The rulebook that runs: scenarios in the notation of logs, which players can read. */

import { inputFaults } from '../model/faults';
import { typeOf } from '../model/plain';
import type { GameState } from '../model/state';
import type { NewGame } from '../new-game';
import { faultFrom } from './rulebook/faults';
import { failureAt, type RulesFailure, readRules } from './rulebook/reading';
import { PlayedScenario, type PlayingLibrary, type ScenarioStep } from './rulebook/scene';

export type { RulesFailure } from './rulebook/reading';
export type {
  ChoiceStep,
  CountedStep,
  DoneStep,
  FactStep,
  PlayingLibrary,
  RefusedSheetStep,
  RefusedStep,
  ScenarioStep,
} from './rulebook/scene';

/** A scenario that was played. */
export interface RulesScenario {
  /** The line of its title, from 1. */
  readonly line: number;
  /** Its title: `R-4.3: of five cities four can be built in`. */
  readonly title: string;
  /** The numbers of its rules. */
  readonly rules: readonly string[];
  /** What is wrong in it; undefined if everything is as it says. */
  readonly failure?: RulesFailure;
  /** What its game was set up with; undefined if it has none. */
  readonly options?: NewGame;
  /** The state after all that is given; undefined if it has none. */
  readonly start?: GameState;
  /** What was done and refused, and what there was to choose. */
  readonly steps: readonly ScenarioStep[];
}

/** What has come of a text of rules. */
export interface RulesReport {
  /** True if all scenarios hold. */
  readonly ok: boolean;
  /** Its scenarios in their order. */
  readonly scenarios: readonly RulesScenario[];
  /** Everything that is wrong, by line. */
  readonly failures: readonly RulesFailure[];
}

/**
 * Plays the scenarios of a text of rules, and compares them with what a library does. docs/rulebook.md is about the language.
 *
 * @param library - all functions of `concordia-rules`, or a library of one's own.
 * @param text - the text of a file that ends in `.rules`.
 * @returns what is wrong, with lines; a scenario ends at its first fault.
 * @throws ConcordiaError `INVALID_INPUT` if the text is none.
 * @example
 * ```ts
 * const report = runRules(concordia, `
 * [Map "Italia"] [Players "Red, Blue"] [Seed "ludi"]
 * a Mercator takes 3 sestertii
 *   Red: Mercator
 *   then Red: money 8
 * `);
 * console.log(report.ok, report.scenarios.length); // -> true 1
 * ```
 */
export function runRules(library: PlayingLibrary, text: string): RulesReport {
  if (typeof text !== 'string') {
    const facts = { expected: 'string', found: typeOf(text) };
    inputFaults.refuse('INVALID_INPUT', 'text', 'wrongType', undefined, facts);
  }
  const { scenarios: written, failures } = readRules(text);
  const scenarios = written.map((scenario): RulesScenario => {
    const { line, title, rules } = scenario;
    const played = new PlayedScenario(library, scenario);
    let failure: RulesFailure | undefined;
    for (const step of scenario.lines) {
      try {
        played.take(step.text);
      } catch (error) {
        failure = failureAt(step.line, faultFrom(error));
        break;
      }
    }
    const { options, start, steps } = played;
    return {
      line,
      title,
      rules,
      steps,
      ...(options === undefined ? {} : { options }),
      ...(start === undefined ? {} : { start }),
      ...(failure === undefined ? {} : { failure }),
    };
  });
  const all = [...failures, ...scenarios.flatMap(({ failure }) => failure ?? [])];
  return { ok: all.length === 0, scenarios, failures: all.sort((a, b) => a.line - b.line) };
}
