/** How long a search or an evaluation goes on. */
import { inputFaults, refuseFault } from '../../model/faults';
import { isRecord } from '../../model/plain';

/** What all that play on can be told. */
export interface SimOptions {
  /** How many times it plays on. */
  readonly sims?: number;
  /** The seed of its luck: the same seed gives the same answer. */
  readonly seed?: string;
  /** Ends it early. */
  readonly signal?: AbortSignal;
}

/** Far more than anybody waits for. */
const MOST_SIMS = 1_000_000;
const MOST_MS = 86_400_000;

/**
 * The options, read once: what has been checked does not change.
 *
 * @throws ConcordiaError `INVALID_INPUT` if an option is wrong.
 */
export function readOptions<O extends SimOptions>(given: O, least: number, isTimed = false): O {
  if (!isRecord(given)) wrong('options', 'object', given);
  const options: O = { ...given };
  checkOptions(options, least, isTimed);
  return options;
}

function checkOptions(options: object, least: number, isTimed: boolean): void {
  const read: Readonly<Record<string, unknown>> = { ...options };
  for (const name of ['sims', 'ms'] as const) {
    const value = read[name];
    if (value === undefined) continue;
    if (typeof value !== 'number') wrong(`options.${name}`, 'number', value);
    const most = name === 'sims' ? MOST_SIMS : MOST_MS;
    const isWhole = name === 'ms' || Number.isInteger(value);
    if (!(isWhole && value >= least && value <= most) || (name === 'ms' && !isTimed)) {
      const facts = { of: 'number', least, most };
      inputFaults.refuse('INVALID_INPUT', `options.${name}`, 'wrongSize', undefined, facts);
    }
  }
  const { seed, signal, onProgress } = read;
  if (seed !== undefined && typeof seed !== 'string') wrong('options.seed', 'string', seed);
  if (signal !== undefined && !isSignal(signal)) wrong('options.signal', 'AbortSignal', signal);
  if (onProgress !== undefined && typeof onProgress !== 'function') {
    wrong('options.onProgress', 'function', onProgress);
  }
}

/** A signal of any realm. */
function isSignal(value: unknown): boolean {
  return typeof Reflect.get(Object(value), 'throwIfAborted') === 'function';
}

function wrong(path: string, expected: string, found: unknown): never {
  const facts = { expected, found: typeof found };
  refuseFault('INVALID_INPUT', { path, ...inputFaults.of('wrongType', facts) });
}
