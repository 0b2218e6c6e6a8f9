/**
 * Mutation testing, a room at a time: changes the source in every small way and runs the tests of the room against each
 * change. A file that scores less than `scores.json` says fails; `--update` writes what is measured.
 *
 *     npm run test:mutation                                 the rooms, and what is known of them
 *     npm run test:mutation -- <room> [file ...] [--update]
 *     npm run test:mutation -- --update                     writes down which files have come and gone
 *     npm run test:mutation -- --night <day of the year>    the room whose turn it is
 */
import { spawnSync } from 'node:child_process';
import { rmSync } from 'node:fs';
import { resolve } from 'node:path';
import { parseArgs } from 'node:util';
import {
  percentOf,
  readScores,
  readSurvivors,
  type Score,
  type Scores,
  writeScores,
} from './records';
import { type Outcome, readReport } from './report';
import { filesOf, ROOMS } from './rooms';

const ROOT = resolve(import.meta.dirname, '../..');
const REPORT = resolve(ROOT, '.mutation/report.json');

const { positionals, values } = parseArgs({
  allowPositionals: true,
  options: { update: { type: 'boolean', default: false }, night: { type: 'string' } },
});

const names = Object.keys(ROOMS);
const scores = readScores();
const [asked, ...some] = positionals;
const room = values.night === undefined ? asked : names[Number(values.night) % names.length];

if (room !== undefined) measure(room, some);
else if (values.night !== undefined) throw new Error(`${values.night} is no day of the year.`);
else if (values.update) keep(undefined, []);
else list();

function list(): void {
  for (const name of names) {
    const files = filesOf(name);
    const known = files.flatMap((file) => scores[name]?.[file] ?? []);
    console.log(`${name}: ${known.length} of ${files.length} files measured${inAll(known)}`);
  }
}

function inAll(known: readonly Score[]): string {
  if (known.length === 0) return '';
  const sum = (field: 'covered' | 'killed' | 'alike') =>
    known.reduce((total, score) => total + score[field], 0);
  const all = { measured: '', covered: sum('covered'), killed: sum('killed'), alike: sum('alike') };
  return `, ${percentOf(all).toFixed(1)} %`;
}

function measure(name: string, only: readonly string[]): void {
  const files = only.length === 0 ? filesOf(name) : only;
  const foreign = files.filter((file) => !filesOf(name).includes(file));
  if (ROOMS[name] === undefined || foreign.length > 0) {
    throw new Error(`The rooms are ${names.join(', ')}; not of ${name}: ${foreign.join(', ')}`);
  }
  rmSync(REPORT, { force: true });
  const stryker = resolve(ROOT, 'node_modules/@stryker-mutator/core/bin/stryker.js');
  const { status } = spawnSync(
    process.execPath,
    [stryker, 'run', 'test/mutation/stryker.config.json', '--mutate', files.join()],
    {
      cwd: ROOT,
      stdio: 'inherit',
      env: {
        ...process.env,
        MUTATION_SUITES: ROOMS[name].suites.map((suite) => `test/${suite}`).join(),
      },
    },
  );
  if (status !== 0) throw new Error(`Stryker ended with ${status}.`);
  const outcomes = readReport(REPORT, readSurvivors());
  for (const outcome of outcomes) print(outcome);
  const worse = outcomes.filter(({ file, score }) => isWorse(score, scores[name]?.[file]));
  for (const { file } of worse) console.error(`✗ ${file} scores less than scores.json says.`);
  if (worse.length > 0) process.exitCode = 1;
  else if (values.update) keep(name, outcomes);
}

function print({ file, score, survivors }: Outcome): void {
  const { covered, killed, alike } = score;
  const percent = percentOf(score).toFixed(1);
  console.log(`${file}: ${killed} of ${covered} noticed, ${alike} alike, ${percent} %`);
  for (const { at, line, of, becomes, known } of survivors) {
    if (known === undefined) console.log(`  ${at}: ${line}\n      ${of}\n   -> ${becomes}`);
  }
}

function isWorse(score: Score, before: Score | null | undefined): boolean {
  return before != null && percentOf(score) < percentOf(before);
}

/** Files that are gone are forgotten, files that are new wait to be measured. */
function keep(measured: string | undefined, outcomes: readonly Outcome[]): void {
  const found = new Map(outcomes.map(({ file, score }) => [file, score]));
  // It takes an hour: others may have written meanwhile.
  const now = readScores();
  const next: Scores = {};
  for (const name of names) {
    const scoreOf = (file: string) =>
      (name === measured ? found.get(file) : undefined) ?? now[name]?.[file] ?? null;
    next[name] = Object.fromEntries(filesOf(name).map((file) => [file, scoreOf(file)]));
  }
  writeScores(next);
}
