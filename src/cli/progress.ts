/** A progress bar on standard error. */
import { Presets, SingleBar } from 'cli-progress';
import type { Io } from './io';
import type { CliWords } from './languages/words';
import { plain } from './printer';

interface Progress {
  step(): void;
  stop(): void;
}

interface ProgressFacts {
  readonly done: number;
  /** The time that is still needed; undefined as long as nothing is done. */
  readonly left: string | undefined;
}

/** Where no bar is wanted. */
export const NO_PROGRESS: Progress = Object.freeze({ step() {}, stop() {} });

/**
 * A bar, if standard error is a terminal. Stop it, or it keeps the process alive.
 *
 * @param textOf - stands behind the bar.
 */
export function createProgress(
  io: Io,
  total: number,
  { terms }: CliWords,
  textOf: (facts: ProgressFacts) => string,
): Progress {
  if (!io.isTerminal) return NO_PROGRESS;
  const begun = performance.now();
  const textAt = (done: number) => {
    const seconds = (performance.now() - begun) / 1000;
    const left = done === 0 ? undefined : terms.time((seconds * (total - done)) / done);
    return { text: plain(textOf({ done, left })) };
  };
  const bar = newBar(io, '{bar} {text}');
  let done = 0;
  bar.start(total, done, textAt(done));
  return {
    step() {
      done += 1;
      bar.update(done, textAt(done));
    },
    stop: () => bar.stop(),
  };
}

/** A bar that leaves nothing behind, and the signals to this program. */
export function newBar({ stderr }: Io, format: string): SingleBar {
  return new SingleBar(
    { stream: stderr.stream, format, clearOnComplete: true, gracefulExit: false },
    Presets.shades_classic,
  );
}
