/** What is asked of the process that runs suites, and what it answers: files in the folder of the bundles. */

export const ORDER = 'order.json';
export const RESULT = 'result.json';

export interface Order {
  /** From the folder of the bundles; without them, the process ends. */
  readonly suites?: readonly string[];
  /** The change that is made, and how often it may be come to: then it would never end. */
  readonly active?: { readonly id: string; readonly most: number } | undefined;
  /** The change whose tests are run, others being left out; without one, all are. */
  readonly testsOf?: string | undefined;
  /** Of these, the only ones that are run, if there are any. */
  readonly only?: readonly string[];
  /** Tests that are left out in any case. */
  readonly without?: readonly string[];
  /** Whether it is counted which suite comes to which change. */
  readonly isFirst?: boolean;
}

export interface Result {
  /** Up to the first that is red, if a change is made. */
  readonly suites: readonly SuiteResult[];
  /** Changes that are come to while the library loads. */
  readonly always: readonly string[];
  readonly hasError: boolean;
}

export interface SuiteResult {
  readonly isRed: boolean;
  /** By the clock. */
  readonly seconds: number;
  /** Of the processor: the same on a machine that is busy with other things. */
  readonly work: number;
  /** The first thing that is wrong. */
  readonly why: string;
  /** The tests that are red, if that is all that is. */
  readonly redTests: readonly string[];
  /** How it comes to which change; which tests do is remembered for later orders. */
  readonly hits: Readonly<Record<string, Hits>>;
}

/** How a suite comes to a change. */
export interface Hits {
  readonly count: number;
  /** The seconds of the processor that its tests take which come to it. */
  readonly work: number;
}

/** What the instrumented files read and write. */
export interface Counts {
  activeMutant?: string | undefined;
  hitCount?: number | undefined;
  hitLimit?: number | undefined;
  currentTestId?: string | undefined;
  mutantCoverage: {
    static: Record<string, number>;
    perTest: Record<string, Record<string, number>>;
  };
}
