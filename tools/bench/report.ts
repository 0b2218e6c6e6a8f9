/** What the benchmarks have found out, as a table for people or as JSON. */
import Table from 'cli-table3';
import pc from 'picocolors';
import { tableOf } from '../pages/table';

/** A figure that has to stay on one side of a limit. */
interface Target {
  readonly at: 'least' | 'most';
  readonly limit: number;
  /** The limit of a figure that is no ratio: `2 MiB`. */
  readonly text?: string;
}

export interface Row {
  readonly name: string;
  /** What was measured, in words: `1.2 µs (floor 0.6 µs)`. */
  readonly figure: string;
  /** Against the baseline of the same process; left out where there is none. */
  readonly ratio?: number;
  readonly target?: Target;
  /** What `target` is about if not the ratio. */
  readonly value?: number;
}

export interface Section {
  readonly title: string;
  readonly rows: readonly Row[];
  /** Why nothing was measured. */
  readonly skipped?: string;
}

/** What something is measured against, and the milliseconds that it takes. */
export type Baseline = readonly [name: string, time: number];

/** How many times as long as the baseline something takes, at most if there is a limit. */
export function slower(name: string, time: number, [base, ms]: Baseline, most?: number): Row {
  const figure = `${timeText(time)} (${base} ${timeText(ms)})`;
  const target = most === undefined ? {} : { target: { at: 'most', limit: most } as const };
  return { name, figure, ratio: time / ms, ...target };
}

/** How many times as fast as the baseline something is, at least. */
export function faster(name: string, time: number, baseline: Baseline, least?: number): Row {
  const { figure } = slower(name, time, baseline);
  const target = least === undefined ? {} : { target: { at: 'least', limit: least } as const };
  return { name, figure, ratio: baseline[1] / time, ...target };
}

type Verdict = 'ok' | 'missed' | '';

function verdictOf({ ratio, value = ratio, target }: Row): Verdict {
  if (target === undefined || value === undefined) return '';
  const met = target.at === 'least' ? value >= target.limit : value <= target.limit;
  return met ? 'ok' : 'missed';
}

export function asTable(sections: readonly Section[]): string {
  const position = new Table({
    head: ['Benchmark', 'Figure', 'Ratio', 'Target', ''],
    colAligns: ['left', 'left', 'right', 'right', 'left'],
    style: { head: [], border: [], compact: true },
  });
  for (const { title, rows, skipped } of sections) {
    position.push([{ colSpan: 5, content: pc.bold(title) }]);
    if (skipped !== undefined) position.push([{ colSpan: 5, content: pc.yellow(skipped) }]);
    for (const row of rows) {
      position.push([row.name, row.figure, ratioText(row), targetText(row), verdictText(row)]);
    }
  }
  return position.toString();
}

/** The tables of docs/performance.md, to be put there. */
export function asMarkdown(sections: readonly Section[]): string {
  return sections.map(sectionInMarkdown).join('\n');
}

function sectionInMarkdown({ title, rows, skipped }: Section): string {
  if (skipped !== undefined) return `${title}: ${skipped}\n`;
  const cells = rows.map((row) => [row.name, row.figure, ratioText(row), inMarkdown(row)]);
  return `${tableOf([title, 'figure', 'ratio', 'target'], cells)}\n`;
}

function inMarkdown(row: Row): string {
  return verdictOf(row) === 'missed' ? `${targetText(row)}, missed` : targetText(row);
}

export function asJson(sections: readonly Section[]): string {
  const judged = sections.map((section) => ({
    ...section,
    rows: section.rows.map((row) => ({ ...row, verdict: verdictOf(row) || null })),
  }));
  return JSON.stringify({ node: process.version, sections: judged }, null, 2);
}

/** A time given in milliseconds, in the unit that suits it. */
export function timeText(ms: number): string {
  if (ms < 0.001) return `${Math.round(ms * 1e6)} ns`;
  return ms < 1 ? `${(ms * 1000).toFixed(2)} µs` : `${ms.toFixed(2)} ms`;
}

export function sizeText(bytes: number): string {
  return bytes < 2 ** 20
    ? `${(bytes / 2 ** 10).toFixed(0)} KiB`
    : `${(bytes / 2 ** 20).toFixed(2)} MiB`;
}

function ratioText({ ratio }: Row): string {
  return ratio?.toFixed(2) ?? '';
}

function targetText({ target }: Row): string {
  if (target === undefined) return '';
  return `${target.at === 'least' ? '≥' : '≤'} ${target.text ?? target.limit}`;
}

function verdictText(row: Row): string {
  const verdict = verdictOf(row);
  return verdict === 'missed' ? pc.red(verdict) : pc.green(verdict);
}
