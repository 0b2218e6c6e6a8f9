/** What has come of the scenarios of files, in words and as data. */
import type { RulesFailure, RulesReport } from '../../testing/rulebook';
import { ruleFaultIn } from '../../testing/rulebook/faults';
import type { CliWords } from '../languages/words';
import { labelled, type TerminalColors } from '../output';
import { printable } from '../printable';
import { shortened } from '../shortened';

export interface PlayedFile {
  readonly name: string;
  readonly text: string;
  readonly report: RulesReport;
}

/** Whether they hold, and each failure with its place: `my.rules:9`, its title, its line, and what is wrong. */
export function reportLines(
  { name, text, report }: PlayedFile,
  paint: TerminalColors,
  words: CliWords,
): readonly string[] {
  const { ok, scenarios, failures } = report;
  const mark = ok ? paint.green('✓') : paint.red('✗');
  const counts = { scenarios: scenarios.length, failures: failures.length };
  const written = text.split(LINE_END);
  return [
    `${mark} ${words.rulebook.file({ file: printable(name), ...counts })}`,
    ...failures.flatMap((failure) => {
      const { line } = failure;
      const title = titleOf(report, line);
      const said = written[line - 1]?.trim() ?? '';
      return [
        `  ${paint.bold(`${printable(name)}:${line}`)}  ${shortened(title, words)}`,
        ...(said === title ? [] : [`    ${shortened(said, words)}`]),
        ...explained(failure, paint, words).map((row) => `    ${row}`),
      ];
    }),
  ];
}

/** As `.rules` are read. */
const LINE_END = /\r\n|\r|\n/;

/** What was expected and found below each other, or a sentence. */
function explained(
  failure: RulesFailure,
  paint: TerminalColors,
  words: CliWords,
): readonly string[] {
  const { faults, expected, found } = words.rulebook;
  if (failure.reason !== 'otherFact') return [shortened(ruleFaultIn(faults, failure), words)];
  const { facts } = failure;
  const rows = [
    [expected, shortened(facts.expected, words)],
    [found, shortened(facts.found, words)],
  ] as const;
  return labelled(rows, paint);
}

/** The title above a line; nothing if there is none. */
function titleOf({ scenarios }: RulesReport, line: number): string {
  return scenarios.findLast((scenario) => scenario.line <= line)?.title ?? '';
}

export function totalLine(played: readonly PlayedFile[], words: CliWords): string {
  const sum = (of: (report: RulesReport) => number): number =>
    played.reduce((total, { report }) => total + of(report), 0);
  return words.rulebook.total({
    scenarios: sum(({ scenarios }) => scenarios.length),
    files: played.length,
    failures: sum(({ failures }) => failures.length),
  });
}

/** The same for programs. */
export function reportAsData(played: readonly PlayedFile[], words: CliWords): object {
  return {
    ok: played.every(({ report }) => report.ok),
    files: played.map(({ name, report }) => ({
      file: name,
      ok: report.ok,
      scenarios: report.scenarios.length,
      failures: report.failures.map((failure) => ({
        line: failure.line,
        title: titleOf(report, failure.line),
        reason: failure.reason,
        message: ruleFaultIn(words.rulebook.faults, failure),
        facts: failure.facts,
      })),
    })),
  };
}
