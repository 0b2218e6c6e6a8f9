/**
 * Every door of the library with the worst that a program can hand over, in every place: it returns, or throws a
 * ConcordiaError in words; it changes nothing, and takes no longer than a little processor time.
 */
import vm from 'node:vm';
import { describe, expect, test } from 'vitest';
import packageJson from '../../package.json';
import { ConcordiaError } from '../../src/index';
import { spaced } from '../../src/model/names';
import { processorTime } from '../support/processor-time';
import { type Door, doorsOf } from './doors';
import { lateTrap } from './hostile';
import { type Any, HOSTILE, PLAIN } from './support';
import { VALID } from './valid';

/**
 * Written with, as docs/errors.md says of it and of `testing`: its helpers take what code hands them. What is defined
 * with it comes in by a door, and the door promises what all others do.
 */
const FOR_CODE = ['kit', 'kit-rules'];
const DOORS = ['defineMap', 'defineModule', 'defineRules', 'defineBoard'];
/** A count of everything ahead takes as long as it says; a board and a table need a page, and are tried in one. */
const NOT_HERE = /(?:^|\.)(?:perft|mountBoard|mountTable)$/;

/** A list that says it is long, and has one item. */
function sparse(length: number): unknown {
  const list: unknown[] = [];
  list[length - 1] = 1;
  return list;
}

/** Small in memory, and 2 ** 30 texts when it is written out. */
function shared(): unknown {
  let nest: unknown = 'x';
  for (let level = 0; level < 30; level++) nest = [nest, nest];
  return nest;
}

/** The same as an object. */
function sharedObject(): unknown {
  let nest: Any = { players: 'x' };
  for (let level = 0; level < 30; level++) nest = { players: [nest, nest], map: nest, id: nest };
  return nest;
}

/** Made once, because that takes longer than refusing them. */
const LONG_TEXT = Buffer.from('roma-'.repeat(2_000_000)).toString('latin1');
const LONG_LIST = new Array<string>(1_250_000).fill('roma');
const HOLES = HOSTILE['a list of a million holes']?.();

const WORST: Readonly<Record<string, () => unknown>> = {
  ...PLAIN,
  ...HOSTILE,
  'a list of a million holes': () => HOLES,
  'a list that says it is long': () => sparse(4_000_000_001),
  'a list of many holes': () => sparse(30_000_000),
  'the same list again and again': shared,
  'the same object again and again': sharedObject,
  'an object of another realm': () => vm.runInNewContext('({ map: "italia", players: 3 })'),
  'a list of another realm': () => vm.runInNewContext('[1, [2]]'),
  'a text of 10 MB': () => LONG_TEXT,
  'a list of 10 MB': () => LONG_LIST,
  'players that are long': () => ({ players: sparse(4_000_000_001), map: 'italia' }),
  'fields that are long': () => ({
    modules: sparse(30_000_000),
    maps: sparse(30_000_000),
    highlight: sparse(30_000_000),
    cities: sparse(4_000_000_001),
  }),
  'fields that are shared': () => ({
    type: shared(),
    kind: shared(),
    map: shared(),
    city: shared(),
  }),
  'a list of holes': () => new Array(2),
  'a promise': () => Promise.resolve({}),
  'getters that throw': () =>
    Object.defineProperties(
      {},
      Object.fromEntries(
        ['map', 'players', 'words', 'names', 'type', 'languages'].map((key) => [
          key,
          {
            enumerable: true,
            get: () => {
              throw new RangeError('no');
            },
          },
        ]),
      ),
    ),
  'a proxy that throws at the third question': () => lateTrap({ map: 'imperium', players: [] }, 2),
  'a getter that changes': () => {
    let asked = 0;
    return {
      get players() {
        asked += 1;
        return asked === 1 ? ['Livia', 'Gaius'] : sparse(4_000_000_001);
      },
    };
  },
};

/** Milliseconds of processor time for one call: a hang takes for ever, and a machine that is busy takes no more. */
const BUDGET = 2000;

/** The entries that package.json names, by their sources. */
const ENTRIES = Object.keys(packageJson.exports).flatMap((key) =>
  key.includes('*') || key.includes('json') || key === './testing'
    ? []
    : // `/kit/rules` is built from `kit-rules.ts`.
      [key === '.' ? 'index' : key.slice(2).replace('/', '-')],
);

/** What an error says if nobody has put it into words. */
function isUntold({ message, reason }: ConcordiaError): boolean {
  return new RegExp(`: ${spaced(reason)}(?:$| [(][a-z])`).test(message);
}

/** What is wrong with a call, in words. */
async function faultOf({ name, call }: Door, args: readonly unknown[]): Promise<string[]> {
  const before = processorTime();
  const faults: string[] = [];
  try {
    await allOf(call(...args));
  } catch (error) {
    if (!(error instanceof ConcordiaError)) faults.push(`${name}: foreign error`);
    else if (isUntold(error)) faults.push(`${name}: ${error.message}`);
  }
  const taken = processorTime() - before;
  if (taken > BUDGET) faults.push(`${name}: ${Math.round(taken)} ms`);
  return faults;
}

/** Whoever plays on lets others have their turn, and refuses later. */
async function allOf(answer: unknown): Promise<void> {
  if (answer instanceof Promise) await answer;
  if (typeof answer !== 'object' || answer === null || !(Symbol.asyncIterator in answer)) return;
  const moments = answer as AsyncIterable<unknown>;
  for await (const _ of moments);
}

/** An argument, or a field of what boardgame.io hands over. */
type Place = readonly [index: number, field?: string];

function placesIn(args: readonly unknown[]): readonly Place[] {
  if (args.length === 0) return [[0]];
  return args.flatMap((arg, index): readonly Place[] => {
    const isContext = typeof arg === 'object' && arg !== null && ('G' in arg || 'ctx' in arg);
    const fields = isContext ? Object.keys(arg) : [];
    return [[index], ...fields.map((field): Place => [index, field])];
  });
}

function withWorst(args: readonly unknown[], [index, field]: Place, worst: unknown): unknown[] {
  const changed = [...args];
  changed[index] = field === undefined ? worst : { ...Object(args[index]), [field]: worst };
  return changed;
}

/** What right arguments say, word for word: nothing may change them. */
const right = (): string => JSON.stringify(VALID);

/** At night the worst of every kind is in every place; before a push every third in turn, so that each meets many places. */
const STRIDE = process.env.FUZZ === undefined ? 5 : 1;

/** The worst in each place, all else being right. */
async function faultsOf(doors: readonly Door[]): Promise<readonly string[]> {
  const faults = new Set<string>();
  const before = right();
  const worst = Object.entries(WORST);
  let tried = 0;
  for (const door of doors) {
    for (const place of placesIn(door.args)) {
      for (const [index, [what, make]] of worst.entries()) {
        if ((index + tried) % STRIDE !== 0) continue;
        for (const fault of await faultOf(door, withWorst(door.args, place, make()))) {
          faults.add(`${fault}, at ${place.join('.')}: ${what}`);
        }
      }
      tried += 1;
    }
  }
  if (right() !== before || LONG_LIST.length !== 1_250_000) faults.add('an argument was changed');
  return [...faults];
}

describe('the worst in every place', () => {
  test.each(ENTRIES)('of every door of %s', async (entry) => {
    const isWritten = FOR_CODE.includes(entry);
    const doors = await doorsOf(await import(`../../src/${entry}.ts`), (name) =>
      isWritten ? DOORS.includes(name) : !NOT_HERE.test(name),
    );
    const here = doors.filter(({ name }) => !NOT_HERE.test(name));
    expect(await faultsOf(here)).toEqual([]);
  });
});
