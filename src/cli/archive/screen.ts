/** Prints the results and the progress of a long run. */
import { setTimeout } from 'node:timers/promises';
import type { Io } from '../io';
import type { CliWords } from '../languages/words';
import { type Printer, plain } from '../printer';
import { newBar } from '../progress';
import { perSecond } from './pace';

interface Screen {
  /** Writes lines to standard output; resolves when it can take more. */
  print(lines: readonly string[]): Promise<void>;
  /** Updates the progress. */
  progress(logs: number, bytes: number): void;
  /** Prints the remaining lines and removes the bar. */
  close(): Promise<void>;
}

/** @param bytes - the size of all logs; undefined if unknown. */
export function createScreen(io: Io, bytes: number | undefined, words: CliWords): Screen {
  const { stdout, isTerminal, columns } = io;
  const print = (lines: readonly string[]) => write(stdout, lines);
  if (!isTerminal) return { print, progress() {}, async close() {} };
  const screen = withBar(io, bytes, words);
  // Where results go to a file, the bar is not in their way.
  return columns === undefined ? { ...screen, print } : screen;
}

async function write(printer: Printer, lines: readonly string[]): Promise<void> {
  const isFull = lines.length > 0 && !printer.paint(lines.map((line) => `${line}\n`).join(''));
  if (isFull) await printer.drained();
}

/** Milliseconds between batches of lines, so that the bar between them does not flicker. */
const PAUSE = 200;
const MOST_WAITING = 1000;

/** Results and the bar may share a terminal, so the bar is removed before results are printed. */
function withBar(io: Io, bytes: number | undefined, { archive, terms }: CliWords): Screen {
  const begun = performance.now();
  const bar = newBar(io, bytes === undefined ? '{text}' : '{bar} {text}');
  let [value, payload] = [0, paceOf(0, 0)];
  const waiting: string[] = [];
  let showing: Promise<void> | undefined;

  function paceOf(logs: number, done: number): object {
    const seconds = (performance.now() - begun) / 1000;
    const left = bytes === undefined || done === 0 ? undefined : (seconds * (bytes - done)) / done;
    const text = archive.progress({
      percent: bytes ? Math.floor((done / bytes) * 100) : undefined,
      logs,
      perSecond: perSecond(logs, seconds),
      left: left === undefined ? undefined : terms.time(left),
    });
    return { text: plain(text) };
  }
  async function show(): Promise<void> {
    while (waiting.length > 0) {
      await setTimeout(PAUSE);
      bar.stop();
      await write(io.stdout, waiting.splice(0));
      bar.start(bytes ?? 0, value, payload);
    }
    showing = undefined;
  }

  bar.start(bytes ?? 0, 0, payload);
  return {
    async print(lines) {
      if (lines.length === 0) return;
      waiting.push(...lines);
      showing ??= show();
      if (waiting.length > MOST_WAITING) await showing;
    },
    progress(logs, done) {
      [value, payload] = [done, paceOf(logs, done)];
      bar.update(value, payload);
    },
    async close() {
      await showing;
      bar.stop();
    },
  };
}
