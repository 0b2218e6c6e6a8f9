/** What was measured, and what is known of the changes that no test notices. */
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { resolve } from 'node:path';
import * as z from 'zod/mini';
import { hashOf, type Mutant } from './mutants';

const SAMPLES = resolve(import.meta.dirname, 'samples.json');
const SURVIVORS = resolve(import.meta.dirname, 'survivors.json');

/** A sample of the changes of a room. */
const Sample = z.strictObject({
  seed: z.string(),
  /** When, as `YYYY-MM-DD`. */
  measured: z.string(),
  /** Which changes: the same of the same seed and sources. */
  changes: z.string(),
  size: z.number(),
  /** Those that a test notices, by failing or by not coming to an end. */
  killed: z.number(),
  /** Those that do as the original does, by `survivors.json`. */
  alike: z.number(),
  /** Of a hundred changes that can be noticed, so many are, with a confidence of 95 %. */
  between: z.tuple([z.number(), z.number()]),
});
export type Sample = z.infer<typeof Sample>;

/** By room. */
const Samples = z.record(z.string(), Sample);
export type Samples = z.infer<typeof Samples>;

const Survivor = z.strictObject({
  /** The line of the source, without the space around it. */
  line: z.string(),
  /** What becomes of a part of it, with each run of space as one. */
  becomes: z.string(),
  /** The part that is changed, where the same could become of two. */
  of: z.optional(z.string()),
  /** Whether no test could tell it from the original. */
  alike: z.boolean(),
  reason: z.string(),
});
export type Survivor = z.infer<typeof Survivor>;

/** By file, and by `*` for those of any file. */
const Survivors = z.record(z.string(), z.array(Survivor));
export type Survivors = z.infer<typeof Survivors>;

export function readSamples(): Samples {
  return existsSync(SAMPLES) ? Samples.parse(JSON.parse(readFileSync(SAMPLES, 'utf8'))) : {};
}

export function writeSample(room: string, sample: Sample): void {
  const all = Object.entries({ ...readSamples(), [room]: sample });
  all.sort(([a], [b]) => (a < b ? -1 : 1));
  writeFileSync(SAMPLES, `${JSON.stringify(Object.fromEntries(all), undefined, 2)}\n`);
}

export function readSurvivors(): Survivors {
  return Survivors.parse(JSON.parse(readFileSync(SURVIVORS, 'utf8')));
}

/** What is known of a change that no test notices. */
export function knownOf(
  { file, line, of, becomes }: Mutant,
  survivors: Survivors,
): Survivor | undefined {
  return [...(survivors[file] ?? []), ...(survivors['*'] ?? [])].find(
    (one) => one.line === line && one.becomes === becomes && (one.of ?? of) === of,
  );
}

/** What names a list of changes. */
export function nameOf(mutants: readonly Mutant[]): string {
  const texts = mutants.map(({ file, line, of, becomes }) => [file, line, of, becomes].join('\n'));
  return hashOf(texts.join('\n\n')).slice(0, 12);
}

/** How many in a hundred of the changes that can be noticed are. */
export function percentOf({ size, killed, alike }: Sample): number {
  return size === alike ? 100 : (100 * killed) / (size - alike);
}

/** Rooms where a mistake is a wrong ruling or a wrong word, and what is asked of them. */
const TARGETS: readonly (readonly [number, readonly string[]])[] = [
  [95, ['rules', 'roles', 'scoring', 'engine', 'modules', 'maps']],
  [90, ['kit', 'log', 'notation']],
  [85, ['words', 'languages']],
];

/** Of a hundred changes of a room that can be noticed, so many should be. */
export function targetOf(room: string): number {
  return TARGETS.find(([, rooms]) => rooms.includes(room))?.[0] ?? 80;
}

/** Wilson's interval for a share, in percent, with a confidence of 95 %. */
export function intervalOf(count: number, size: number): [number, number] {
  if (size === 0) return [0, 100];
  const z = 1.96;
  const share = count / size;
  const middle = share + (z * z) / (2 * size);
  const half = z * Math.sqrt((share * (1 - share)) / size + (z * z) / (4 * size * size));
  const whole = 1 + (z * z) / size;
  const rounded = (value: number): number => Math.round((1000 * value) / whole) / 10;
  return [rounded(Math.max(0, middle - half)), rounded(Math.min(whole, middle + half))];
}

/**
 * Whether a sample is worse than what is written: of the same changes, if fewer are noticed; of others, if what is written
 * lies above their interval.
 */
export function isWorse(now: Sample, before: Sample | undefined): boolean {
  if (before === undefined) return false;
  if (now.changes === before.changes) return percentOf(now) < percentOf(before);
  return now.between[1] < percentOf(before);
}

/** Whether a sample may be written over what is written: not silently, where that is higher. */
export function mayReplace(before: Sample | undefined, now: Sample, isLowerSaid: boolean): boolean {
  return before === undefined || isLowerSaid || percentOf(now) >= percentOf(before);
}
