/** The changes a part of `src` can have, made by Stryker's instrumenter, and a sample of them. */
import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { Instrumenter } from '@stryker-mutator/instrumenter';
import { ROOT } from './answers';
import type { Compiler } from './compiler';

export interface Mutant {
  /** As the instrumented file counts it. */
  readonly id: string;
  readonly file: string;
  readonly at: number;
  /** The line of the source, without the space around it. */
  readonly line: string;
  /** The part of it that is changed, with each run of space as one. */
  readonly of: string;
  readonly becomes: string;
  /** The whole file with the change. */
  readonly text: string;
  readonly place: Place;
}

type Place = Parameters<Instrumenter['instrument']>[0][number]['mutate'] & object;

/** The files with changes in them, to see who comes to which, and the changes. */
export interface Instrumented {
  readonly texts: ReadonlyMap<string, string>;
  readonly mutants: readonly Mutant[];
}

/** @param places - by file, where it is changed; everywhere, if that is not said. */
export async function instrument(
  files: readonly string[],
  places?: ReadonlyMap<string, Place>,
): Promise<Instrumented> {
  const instrumenter = new Instrumenter(SILENT);
  const sources = files.map((name) => ({
    name,
    mutate: places === undefined ? true : [...(places.get(name) ?? [])],
    content: readFileSync(resolve(ROOT, name), 'utf8'),
  }));
  const made = await instrumenter.instrument(sources, {
    plugins: null,
    excludedMutations: [],
    ignorers: [],
  });
  const contents = new Map(sources.map(({ name, content }) => [name, content]));
  const mutants = made.mutants.flatMap(({ id, fileName, location, replacement }): Mutant[] => {
    const content = contents.get(fileName);
    if (content === undefined || replacement === undefined) return [];
    const lines = content.split('\n');
    const offset = ({ line, column }: { line: number; column: number }): number =>
      lines.slice(0, line).reduce((sum, text) => sum + text.length + 1, column);
    const [start, end] = [offset(location.start), offset(location.end)];
    return [
      {
        id,
        file: fileName,
        at: location.start.line + 1,
        line: (lines[location.start.line] ?? '').trim(),
        of: spaced(content.slice(start, end)),
        becomes: spaced(replacement),
        text: content.slice(0, start) + replacement + content.slice(end),
        place: [location],
      },
    ];
  });
  return { texts: new Map(made.files.map(({ name, content }) => [name, content])), mutants };
}

/** The files of a sample with its changes in them and hardly any other: counting who comes to all would take most of the time. */
export async function instrumentOnly(sample: readonly Mutant[]): Promise<Instrumented> {
  const places = new Map<string, Place>();
  for (const { file, place } of sample) places.set(file, [...(places.get(file) ?? []), ...place]);
  const { texts, mutants } = await instrument([...places.keys()], places);
  const ids = new Map(mutants.map((mutant) => [keyOf(mutant), mutant.id]));
  return {
    texts,
    mutants: sample.map((mutant) => {
      const id = ids.get(keyOf(mutant));
      if (id === undefined) throw new Error(`${mutant.file}:${mutant.at} is not changed again.`);
      return { ...mutant, id };
    }),
  };
}

function keyOf({ file, text }: Mutant): string {
  return hashOf(`${file}\n${text}`);
}

/**
 * As many as asked for, by chance: the seed and the text of a change decide, so that all others stay when one place of the
 * source changes. What the compiler refuses is no change that tests would have to notice.
 */
export function sampleOf(
  mutants: readonly Mutant[],
  size: number,
  seed: string,
  compiler: Pick<Compiler, 'accepts'>,
): readonly Mutant[] {
  const counts = new Map<string, number>();
  const drawn = mutants.map((mutant) => {
    const { file, line, of, becomes } = mutant;
    const text = [seed, file, line, of, becomes].join('\n');
    const nth = counts.get(text) ?? 0;
    counts.set(text, nth + 1);
    return { mutant, lot: hashOf(`${text}\n${nth}`) };
  });
  drawn.sort((a, b) => (a.lot < b.lot ? -1 : 1));
  const waiting = drawn.map(({ mutant }) => mutant);
  const sample: Mutant[] = [];
  while (sample.length < size && waiting.length > 0) {
    const next = waiting.splice(0, size - sample.length);
    const accepted = new Set<Mutant>();
    for (const apart of eachFileOnce(next)) {
      const verdicts = compiler.accepts(apart);
      for (const [index, mutant] of apart.entries()) if (verdicts[index]) accepted.add(mutant);
    }
    sample.push(...next.filter((mutant) => accepted.has(mutant)));
  }
  return sample;
}

/** The same changes in as few lists as there can be, each file once in a list. */
function eachFileOnce(mutants: readonly Mutant[]): readonly Mutant[][] {
  const lists: Mutant[][] = [];
  for (const mutant of mutants) {
    const open = lists.find((list) => list.every(({ file }) => file !== mutant.file));
    if (open === undefined) lists.push([mutant]);
    else open.push(mutant);
  }
  return lists;
}

export function hashOf(text: string): string {
  return createHash('sha256').update(text).digest('hex');
}

function spaced(text: string): string {
  return text.replace(/\s+/g, ' ').trim();
}

const nothing = (): void => {};

const SILENT = {
  isTraceEnabled: () => false,
  isDebugEnabled: () => false,
  isInfoEnabled: () => false,
  isWarnEnabled: () => false,
  isErrorEnabled: () => false,
  isFatalEnabled: () => false,
  trace: nothing,
  debug: nothing,
  info: nothing,
  warn: nothing,
  error: nothing,
  fatal: nothing,
};
