/** What Stryker has found out, by file. */
import { readFileSync } from 'node:fs';
import * as z from 'zod/mini';
import type { Score, Survivor, Survivors } from './records';

const Place = z.looseObject({ line: z.number(), column: z.number() });

const Mutant = z.looseObject({
  status: z.string(),
  mutatorName: z.string(),
  replacement: z.optional(z.string()),
  location: z.looseObject({ start: Place, end: Place }),
});
type Mutant = z.infer<typeof Mutant>;

const Report = z.looseObject({
  files: z.record(z.string(), z.looseObject({ source: z.string(), mutants: z.array(Mutant) })),
});

/** A change that no test noticed. */
export interface Change {
  readonly at: number;
  readonly line: string;
  readonly of: string;
  readonly becomes: string;
  /** What is known of it. */
  readonly known: Survivor | undefined;
}

export interface Outcome {
  readonly file: string;
  readonly score: Score;
  readonly survivors: readonly Change[];
}

export function readReport(path: string, survivors: Survivors): readonly Outcome[] {
  const { files } = Report.parse(JSON.parse(readFileSync(path, 'utf8')));
  const measured = new Date().toISOString().slice(0, 10);
  return Object.entries(files).map(([file, { source, mutants }]) => {
    const known = [...(survivors[file] ?? []), ...(survivors['*'] ?? [])];
    const killed = mutants.filter(({ status }) => status === 'Killed' || status === 'Timeout');
    const left = mutants.filter(({ status }) => status === 'Survived');
    const changes = left.map((mutant) => changeOf(mutant, source, known));
    const score = {
      measured,
      covered: killed.length + left.length,
      killed: killed.length,
      alike: changes.filter((change) => change.known?.alike === true).length,
    };
    return { file, score, survivors: changes };
  });
}

function changeOf(mutant: Mutant, source: string, survivors: readonly Survivor[]): Change {
  const { start, end } = mutant.location;
  const lines = source.split('\n').slice(start.line - 1, end.line);
  const line = (lines[0] ?? '').trim();
  const last = lines.length - 1;
  const part = lines.map((text, index) =>
    text.slice(index === 0 ? start.column - 1 : 0, index === last ? end.column - 1 : undefined),
  );
  const of = spaced(part.join(' '));
  const becomes = spaced(mutant.replacement ?? '');
  const known = survivors.find(
    (one) =>
      one.line === line && one.becomes === becomes && (one.of === undefined || one.of === of),
  );
  return { at: start.line, line, of, becomes, known };
}

function spaced(text: string): string {
  return text.replace(/\s+/g, ' ').trim();
}
