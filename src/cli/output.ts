/** Output functions that all commands use. */
import pc from 'picocolors';
import type { Io } from './io';
import type { CliWords } from './languages/words';
import { jsonOf } from './printable';
import { type Align, padded, widthOf } from './wrapped';

export type TerminalColors = ReturnType<typeof pc.createColors>;

/** Colours nothing where there are no colours. */
export function paintFor({ colors }: Io): TerminalColors {
  return pc.createColors(colors === true);
}

export interface Output {
  readonly paint: TerminalColors;
  readonly words: CliWords;
  /** Writes lines to standard output. */
  print(...lines: readonly string[]): void;
  /** Writes data to standard output as JSON. */
  printJson(data: unknown): void;
}

export function createOutput(io: Io, words: CliWords): Output {
  return {
    words,
    paint: paintFor(io),
    print(...lines) {
      io.stdout.paint(lines.map((line) => `${line}\n`).join(''));
    },
    printJson(data) {
      io.stdout.write(`${jsonOf(data, 2)}\n`);
    },
  };
}

/** A table as text. The first row is the header. */
export function tableOf(
  rows: readonly (readonly string[])[],
  aligns: readonly Align[],
  paint: TerminalColors,
): string {
  const [head = [], ...body] = rows;
  const widths = head.map((_, column) =>
    Math.max(...rows.map((row) => widthOf(row[column] ?? ''))),
  );
  const rule = (left: string, between: string, right: string): string =>
    left + widths.map((width) => '─'.repeat(width + 2)).join(between) + right;
  const line = (row: readonly string[]): string => {
    const cells = widths.map((width, column) => {
      const cell = row[column] ?? '';
      return padded(cell, width, aligns[column]);
    });
    return `│ ${cells.join(' │ ')} │`;
  };
  return [
    rule('┌', '┬', '┐'),
    line(head.map((title) => paint.bold(title))),
    rule('├', '┼', '┤'),
    ...body.map(line),
    rule('└', '┴', '┘'),
  ].join('\n');
}

/** Lines of a label and a text, with the texts aligned. */
export function labelled(
  entries: readonly (readonly [string, string])[],
  paint: TerminalColors,
): string[] {
  const width = Math.max(...entries.map(([label]) => widthOf(label))) + 2;
  return entries.map(([label, text]) => `${paint.dim(padded(label, width))}${text}`);
}
