/** Where results and the progress of a long run are shown. */
import { once } from 'node:events';
import { Presets, SingleBar } from 'cli-progress';
import type { Io } from '../io';
import { timeInWords } from './pace';

export interface Screen {
  /** Writes lines to standard output; resolves when more can be taken. */
  print(lines: readonly string[]): Promise<void>;
  /** Says how far it is. */
  progress(logs: number, bytes: number): void;
  /** Prints what is left and takes the bar away. */
  close(): Promise<void>;
}

/** @param bytes - of all logs; undefined if nobody knows. */
export function createScreen(io: Io, bytes: number | undefined): Screen {
  const { stdout, isTerminal } = io;
  if (!isTerminal) {
    return { print: (lines) => write(stdout, lines), progress() {}, async close() {} };
  }
  return withBar(io, bytes);
}

async function write(stream: NodeJS.WritableStream, lines: readonly string[]): Promise<void> {
  const isFull = lines.length > 0 && !stream.write(lines.map((line) => `${line}\n`).join(''));
  if (isFull) await once(stream, 'drain');
}

/** Lines are printed so rarely that the bar in between stands still. */
const PAUSE = 200;

/** Results and the bar may be on one terminal: the bar steps aside for them. */
function withBar({ stdout, stderr }: Io, bytes: number | undefined): Screen {
  const begun = performance.now();
  const bar = newBar(stderr, bytes !== undefined);
  let [value, payload] = [0, paceOf(0, 0)];
  let waiting: string[] = [];
  let printed = begun;

  function paceOf(logs: number, done: number): object {
    const seconds = (performance.now() - begun) / 1000;
    const left = bytes === undefined || done === 0 ? undefined : (seconds * (bytes - done)) / done;
    return {
      logs,
      rate: Math.round(logs / Math.max(seconds, 0.001)),
      left: left === undefined ? '' : `, ${timeInWords(left)} to go`,
    };
  }
  async function flush(): Promise<void> {
    bar.stop();
    const lines = waiting;
    waiting = [];
    printed = performance.now();
    await write(stdout, lines);
  }

  bar.start(bytes ?? 0, 0, payload);
  return {
    async print(lines) {
      waiting.push(...lines);
      if (waiting.length === 0 || performance.now() - printed < PAUSE) return;
      await flush();
      bar.start(bytes ?? 0, value, payload);
    },
    progress(logs, done) {
      [value, payload] = [done, paceOf(logs, done)];
      bar.update(value, payload);
    },
    close: flush,
  };
}

function newBar(stream: NodeJS.WritableStream, hasEnd: boolean): SingleBar {
  const pace = '{logs} logs, {rate} a second';
  const format = hasEnd ? `{bar} {percentage} %, ${pace}{left}` : pace;
  return new SingleBar(
    { stream, format, clearOnComplete: true, gracefulExit: false },
    Presets.shades_classic,
  );
}
