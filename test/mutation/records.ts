/** What was measured, and what is known of the changes that no test notices. */
import { readFileSync, writeFileSync } from 'node:fs';
import { resolve } from 'node:path';
import * as z from 'zod/mini';

const SCORES = resolve(import.meta.dirname, 'scores.json');
const SURVIVORS = resolve(import.meta.dirname, 'survivors.json');

/** A file that was measured. Changes no test comes to, and those made while loading, are not counted. */
const Score = z.strictObject({
  /** When, as `YYYY-MM-DD`. */
  measured: z.string(),
  /** Changes that some test comes to. */
  covered: z.number(),
  /** Those of them that a test notices, by failing or by not coming to an end. */
  killed: z.number(),
  /** Those that do as the original does, by `survivors.json`. */
  alike: z.number(),
});
export type Score = z.infer<typeof Score>;

/** By room and file; nothing where nobody has measured yet. */
const Scores = z.record(z.string(), z.record(z.string(), z.nullable(Score)));
export type Scores = z.infer<typeof Scores>;

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

export function readScores(): Scores {
  return Scores.parse(JSON.parse(readFileSync(SCORES, 'utf8')));
}

export function writeScores(scores: Scores): void {
  writeFileSync(SCORES, `${JSON.stringify(scores, undefined, 2)}\n`);
}

export function readSurvivors(): Survivors {
  return Survivors.parse(JSON.parse(readFileSync(SURVIVORS, 'utf8')));
}

/** How many in a hundred of the changes that can be noticed are. */
export function percentOf({ covered, killed, alike }: Score): number {
  return covered === alike ? 100 : (100 * killed) / (covered - alike);
}
