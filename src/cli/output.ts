/** What all commands write with. */
import Table from 'cli-table3';
import pc from 'picocolors';
import type { Io } from './io';

export type Paint = ReturnType<typeof pc.createColors>;
export type Align = 'left' | 'right';

export interface Output {
  readonly paint: Paint;
  /** Writes lines to standard output. */
  print(...lines: readonly string[]): void;
  /** Writes data to standard output for other programs. */
  printJson(data: unknown): void;
}

export function createOutput(io: Io): Output {
  return {
    paint: pc.createColors(io.colors === true),
    print(...lines) {
      io.stdout.write(lines.map((line) => `${line}\n`).join(''));
    },
    printJson(data) {
      io.stdout.write(`${JSON.stringify(data, null, 2)}\n`);
    },
  };
}

/** A table as text. The first row is the head. */
export function tableOf(
  rows: readonly (readonly string[])[],
  aligns: readonly Align[],
  paint: Paint,
): string {
  const [head = [], ...body] = rows;
  // The table's own colours are off: they would ignore NO_COLOR.
  const table = new Table({
    head: head.map((title) => paint.bold(title)),
    colAligns: [...aligns],
    style: { head: [], border: [], compact: true },
  });
  table.push(...body.map((row) => [...row]));
  return table.toString();
}

/** Lines of a label and a text, the texts below each other. */
export function labelled(entries: readonly (readonly [string, string])[], paint: Paint): string[] {
  const width = Math.max(...entries.map(([label]) => label.length)) + 2;
  return entries.map(([label, text]) => `${paint.dim(label.padEnd(width))}${text}`);
}
