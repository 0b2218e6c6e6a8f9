/**
 * Mutation testing by sample: changes the source of a room in small ways, drawn by a seed, and runs the nearest tests that
 * answer for the changed file. A room worse than `samples.json` says fails; `--update` writes what is measured, and what is
 * lower than before only with `--lower`.
 *
 *     npm run test:mutation                                     the rooms, and what is known of them
 *     npm run test:mutation -- <room ...> [--sample 30] [--seed 1] [--update [--lower]]
 *     npm run test:mutation -- --night <day of the year>        the room whose turn it is, by a seed of its own
 *
 * A room is a folder or a file of `src`, such as maps/roma, or `entries`: the files directly in `src`.
 */
import { parseArgs } from 'node:util';
import { readAnswers } from './answers';
import { Compiler } from './compiler';
import { instrument, instrumentOnly, type Mutant, sampleOf } from './mutants';
import {
  intervalOf,
  isWorse,
  knownOf,
  mayReplace,
  nameOf,
  percentOf,
  readSamples,
  readSurvivors,
  type Sample,
  writeSample,
} from './records';
import { filesOf, ROOMS } from './rooms';
import { tryAll, type Verdict } from './trial';

const { positionals, values } = parseArgs({
  allowPositionals: true,
  options: {
    sample: { type: 'string', default: '30' },
    seed: { type: 'string', default: '1' },
    update: { type: 'boolean', default: false },
    lower: { type: 'boolean', default: false },
    night: { type: 'string' },
  },
});

const size = Number(values.sample);
if (!Number.isInteger(size) || size < 1) throw new Error(`--sample ${values.sample} is no number.`);
const survivors = readSurvivors();

if (values.night !== undefined) {
  const room = ROOMS[Number(values.night) % ROOMS.length];
  if (room === undefined) throw new Error(`${values.night} is no day of the year.`);
  await measure([room], values.night);
} else if (positionals.length > 0) await measure(positionals, values.seed);
else list();
process.exit();

function list(): void {
  const samples = readSamples();
  for (const room of ROOMS) {
    const sample = samples[room];
    console.log(`${room}: ${sample === undefined ? 'not measured' : said(sample)}`);
  }
}

/** Rooms that are measured together have one first round of tests. */
async function measure(rooms: readonly string[], seed: string): Promise<void> {
  const files = rooms.flatMap((room) => {
    const found = filesOf(room);
    if (found === undefined) throw new Error(`There is no room ${room}: ${ROOMS.join(', ')}`);
    return found;
  });
  const { mutants } = await instrument([...new Set(files)]);
  const compiler = new Compiler();
  const samples = new Map<string, readonly Mutant[]>();
  for (const room of rooms) {
    const own = new Set(filesOf(room));
    const ofRoom = mutants.filter(({ file }) => own.has(file));
    samples.set(room, sampleOf(ofRoom, size, seed, compiler));
  }
  const all = [...new Set([...samples.values()].flat())];
  const only = await instrumentOnly(all);
  const drawn = new Map(only.mutants.map((mutant, index) => [mutant, all[index]]));
  const verdicts = new Map<Mutant | undefined, Verdict>();
  const waiting = new Map(samples);
  await tryAll(only, await readAnswers(), (verdict) => {
    verdicts.set(drawn.get(verdict.mutant), verdict);
    print(verdict);
    // Of many rooms, what is known is written at once.
    for (const [room, sample] of waiting) {
      if (!sample.every((mutant) => verdicts.has(mutant))) continue;
      waiting.delete(room);
      conclude(room, sample.map((mutant) => verdicts.get(mutant)).filter(isThere), seed);
    }
  });
}

function isThere<T>(value: T | undefined): value is T {
  return value !== undefined;
}

function print({ mutant, by, isReached }: Verdict): void {
  const { file, at, of, becomes } = mutant;
  const known = by === undefined ? knownOf(mutant, survivors) : undefined;
  const why = known === undefined ? (isReached ? '' : ' (no test comes to it)') : ' (known)';
  console.log(`${by === undefined ? '✗' : '✓'} ${file}:${at}${by === undefined ? why : ` ${by}`}`);
  if (by === undefined && known === undefined) console.log(`      ${of}\n   -> ${becomes}`);
}

function conclude(room: string, verdicts: readonly Verdict[], seed: string): void {
  const mutants = verdicts.map(({ mutant }) => mutant);
  const killed = verdicts.filter(({ by }) => by !== undefined).length;
  const alike = verdicts.filter(
    ({ mutant, by }) => by === undefined && knownOf(mutant, survivors)?.alike === true,
  ).length;
  const sample: Sample = {
    seed,
    measured: new Date().toISOString().slice(0, 10),
    changes: nameOf(mutants),
    size: mutants.length,
    killed,
    alike,
    between: intervalOf(killed, mutants.length - alike),
  };
  console.log(`${room}: ${said(sample)}`);
  const before = readSamples()[room];
  if (values.update && mayReplace(before, sample, values.lower)) writeSample(room, sample);
  else if (values.update || isWorse(sample, before)) {
    const hint = values.update ? '; --lower writes it all the same' : '';
    console.error(`✗ ${room} is worse than samples.json says: ${before && said(before)}${hint}`);
    process.exitCode = 1;
  }
}

function said(sample: Sample): string {
  const { size, killed, alike, between } = sample;
  const of = `${killed} of ${size - alike} noticed${alike === 0 ? '' : `, ${alike} alike`}`;
  return `${of}, ${percentOf(sample).toFixed(0)} % (${between[0]} to ${between[1]} %)`;
}
