import type { Environment } from './languages/all';
import { type Printer, printerTo } from './printer';
import { Exit, STOPPED } from './refused';

/** Input and output of a command. */
export interface Io extends Omit<Streams, 'stdout' | 'stderr'> {
  readonly stdout: Printer;
  readonly stderr: Printer;
}

/** Nothing gets to the streams but through a printer. */
export function ioOf(streams: Streams): Io {
  const { stdout, stderr, colors = false } = streams;
  return { ...streams, stdout: printerTo(stdout, colors), stderr: printerTo(stderr, colors) };
}

/** Those of the process; tests supply their own. */
export interface Streams {
  readonly stdin: AsyncIterable<string | Uint8Array>;
  readonly stdout: NodeJS.WritableStream;
  readonly stderr: NodeJS.WritableStream;
  /** Whether standard error is a terminal, so that progress can be shown there. */
  readonly isTerminal: boolean;
  /** Whether standard input is a terminal, which echoes input; false by default. */
  readonly isTyped?: boolean;
  /** The width of the terminal at standard output; undefined if it is not a terminal. */
  readonly columns?: number | undefined;
  /** Whether standard output supports colours; false by default. */
  readonly colors?: boolean;
  /**
   * Has something done before the process ends because somebody presses Ctrl-C, or it is told to end;
   * until the returned function is called.
   */
  onInterrupt?(tidyUp: () => void | Promise<void>): () => void;
  /** The variables of the environment, which may say the language of the terminal; none by default. */
  readonly env?: Environment;
  /** The program's own file, for worker threads to run; without it, all work is done in this thread. */
  readonly script?: string | undefined;
}

/**
 * Work that ends early when somebody presses Ctrl-C; the process ends after it.
 *
 * @throws Exit if it has been stopped.
 */
export async function untilStopped<T>(
  io: Io,
  work: (signal: AbortSignal) => Promise<T>,
): Promise<T> {
  const stop = new AbortController();
  const { signal } = stop;
  const working = work(signal);
  const release = io.onInterrupt?.(async () => {
    stop.abort();
    await working.catch(() => {});
  });
  try {
    const done = await working;
    if (!signal.aborted) return done;
  } catch (error) {
    if (!signal.aborted) throw error;
  } finally {
    release?.();
  }
  throw new Exit(STOPPED);
}
