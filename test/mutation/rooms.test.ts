/** Mutation testing knows every room, and finds the tests that answer for a file. */
import { existsSync, readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { beforeAll, describe, expect, test } from 'vitest';
import { type Answers, filesIn, MOST_SUITES, ROOT, readAnswers } from './answers';
import { instrument, instrumentOnly, sampleOf } from './mutants';
import {
  intervalOf,
  isWorse,
  mayReplace,
  nameOf,
  percentOf,
  readSamples,
  readSurvivors,
  targetOf,
} from './records';
import { filesOf, placesOf, ROOMS } from './rooms';

const SOURCES = filesIn('src').filter((file) => file.endsWith('.ts'));

/** Rooms that have fewer places to change than a sample has, and how many. */
const SMALL: Readonly<Record<string, number>> = { analysis: 29, cards: 21 };

/** Rooms that miss their target, and of a hundred changes so many are noticed. */
const MISSED: Readonly<Record<string, number>> = {};

/** Rooms that are not measured yet. A new room does not belong here: it is measured when it is made. */
const UNMEASURED: readonly string[] = [];

describe('rooms', () => {
  test('every file is in one room', () => {
    expect(ROOMS.flatMap((room) => filesOf(room) ?? []).sort()).toEqual(SOURCES);
  });

  test('a folder and the file of its name belong together', () => {
    expect(placesOf('maps/roma')).toEqual(['src/maps/roma']);
    expect(placesOf('svg')).toEqual(['src/svg', 'src/svg.ts']);
    expect(placesOf('src/rules/market.ts')).toEqual(['src/rules/market.ts']);
  });

  test.each(['atlantis', 'maps/atlantis', '..', '../test', '', 'constructor', '/'])(
    '%j is no room',
    (name) => {
      expect(placesOf(name)).toBeUndefined();
    },
  );

  test('what is measured are rooms, and samples of them', () => {
    for (const [room, sample] of Object.entries(readSamples())) {
      expect(placesOf(room), room).toBeDefined();
      expect(sample.killed + sample.alike, room).toBeLessThanOrEqual(sample.size);
      expect(sample.between, room).toEqual(intervalOf(sample.killed, sample.size - sample.alike));
    }
  });

  test.each(ROOMS)('%s is measured, and meets its target or is known to miss it', (room) => {
    const sample = readSamples()[room];
    if (UNMEASURED.includes(room)) return expect(sample).toBeUndefined();
    if (sample === undefined) throw new Error(`npm run test:mutation -- ${room} --update`);
    expect(sample.size).toBeGreaterThanOrEqual(SMALL[room] ?? 30);
    const percent = Math.floor(percentOf(sample));
    if (MISSED[room] === undefined) expect(percent).toBeGreaterThanOrEqual(targetOf(room));
    else {
      expect(percent).toBe(MISSED[room]);
      expect(percent, 'no longer missed').toBeLessThan(targetOf(room));
    }
  });

  test('what is known of samples is known of rooms', () => {
    const known = [
      ...Object.keys(readSamples()),
      ...Object.keys(SMALL),
      ...Object.keys(MISSED),
      ...UNMEASURED,
    ];
    expect(known.filter((room) => !ROOMS.includes(room))).toEqual([]);
  });

  test.each(Object.entries(readSurvivors()))('survivors of %s are of its lines', (file, known) => {
    expect(known).not.toEqual([]);
    const files = file === '*' ? SOURCES : SOURCES.filter((source) => source === file);
    const lines = new Set(
      files.flatMap((source) => readFileSync(resolve(ROOT, source), 'utf8').split('\n')),
    );
    const there = [...lines].map((line) => line.trim());
    expect(known.map(({ line }) => line).filter((line) => !there.includes(line))).toEqual([]);
  });
});

describe('tests that answer for a file', () => {
  let answers: Answers;
  beforeAll(async () => {
    answers = await readAnswers();
  });

  test('are there, and not too many', () => {
    const all = new Set<string>();
    for (const file of SOURCES) {
      const suites = answers.of([file]);
      const saying = answers.tellFor([file]);
      expect(
        saying.filter((suite) => !suites.includes(suite)),
        file,
      ).toEqual([]);
      const silent = suites.filter((suite) => suite.endsWith('.ts') && !saying.includes(suite));
      expect(silent.length, file).toBeLessThanOrEqual(MOST_SUITES);
      for (const suite of suites) all.add(suite);
    }
    expect([...all].filter((suite) => !existsSync(resolve(ROOT, suite)))).toEqual([]);
  });

  test('of the same name come first', () => {
    const [first, ...others] = answers.of(['src/maps/germania/castles.ts']);
    expect(first).toBe('test/maps/germania/castles.test.ts');
    expect(others.slice(0, 5)).toContain('test/maps/germania/board.test.ts');
  });

  test('scenarios answer for rules, by their names', () => {
    const scenarios = answers
      .of(['src/roles/prefect.ts'])
      .filter((suite) => /\.rules$/.test(suite));
    expect(scenarios[0]).toBe('docs/rulebook/prefect.rules');
  });

  test('say so where imports cannot', () => {
    expect(answers.tellFor(['src/modules/salt/index.ts'])).toContain('test/docs/errors.test.ts');
  });
});

describe('samples', () => {
  const all = { accepts: (changes: readonly unknown[]) => changes.map(() => true) };

  test('are the same of the same seed, and others of another', async () => {
    const { mutants } = await instrument(['src/rules/payment.ts']);
    const drawn = sampleOf(mutants, 5, '1', all);
    expect(drawn).toHaveLength(5);
    expect(nameOf(sampleOf(mutants.toReversed(), 5, '1', all))).toBe(nameOf(drawn));
    expect(nameOf(sampleOf(mutants, 5, '2', all))).not.toBe(nameOf(drawn));
  });

  test('are the same where only they are made', async () => {
    const { mutants, texts } = await instrument(['src/rules/payment.ts', 'src/rules/trade.ts']);
    const drawn = sampleOf(mutants, 5, '1', all);
    const only = await instrumentOnly(drawn);
    expect(only.mutants.map(({ text }) => text)).toEqual(drawn.map(({ text }) => text));
    const sizeOf = (texts: ReadonlyMap<string, string>) => [...texts.values()].join('').length;
    expect(sizeOf(only.texts)).toBeLessThan(sizeOf(texts) / 2);
  });

  test('have no change that the compiler refuses', async () => {
    const { mutants } = await instrument(['src/rules/payment.ts']);
    expect(sampleOf(mutants, 5, '1', { accepts: () => [] })).toEqual([]);
  });

  // Wilson's interval by hand: 27 of 30 are 90 %, (0.9 + 3.8416/60 ± 1.96·√(0.09/30 + 3.8416/3600)) / (1 + 3.8416/30).
  test('have an interval', () => {
    expect(intervalOf(27, 30)).toEqual([74.4, 96.5]);
    expect(intervalOf(30, 30)[1]).toBe(100);
    expect(intervalOf(0, 0)).toEqual([0, 100]);
  });

  const sample = (changes: string, killed: number) => ({
    ...{ seed: '1', measured: '2026-11-27', changes, size: 30, killed, alike: 0 },
    between: intervalOf(killed, 30),
  });

  test('of the same changes are worse if one is noticed less', () => {
    expect(percentOf(sample('a', 27))).toBe(90);
    expect(isWorse(sample('a', 26), sample('a', 27))).toBe(true);
    expect(isWorse(sample('a', 27), sample('a', 27))).toBe(false);
  });

  test('of other changes are worse if chance does not explain it', () => {
    expect(isWorse(sample('b', 25), sample('a', 29))).toBe(true);
    expect(isWorse(sample('b', 28), sample('a', 29))).toBe(false);
    expect(isWorse(sample('b', 0), undefined)).toBe(false);
  });

  test('are not written over a higher score unless that is said', () => {
    expect(mayReplace(undefined, sample('a', 0), false)).toBe(true);
    expect(mayReplace(sample('a', 27), sample('b', 27), false)).toBe(true);
    expect(mayReplace(sample('a', 27), sample('b', 26), false)).toBe(false);
    expect(mayReplace(sample('a', 27), sample('b', 26), true)).toBe(true);
  });

  test('have targets', () => {
    expect(['maps', 'log', 'words', 'svg'].map(targetOf)).toEqual([95, 90, 85, 80]);
  });
});
