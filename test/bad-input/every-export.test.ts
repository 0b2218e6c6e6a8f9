/**
 * Every function of every entry with the worst that a program can hand over, in every place: it returns or throws a
 * ConcordiaError, changes nothing, and takes no longer than a little processor time.
 */
import vm from 'node:vm';
import { describe, expect, test } from 'vitest';
import packageJson from '../../package.json';
import { createEngine } from '../../src/core';
import { createFollower } from '../../src/follow';
import { ConcordiaError } from '../../src/index';
import { createLogbook } from '../../src/log';
import { imperium } from '../../src/maps';
import { salt } from '../../src/modules';
import { createNotation } from '../../src/notation';
import { createScorer } from '../../src/scoring';
import { createScreen } from '../../src/screen';
import { createSheets } from '../../src/sheets';
import { createSpeech, missingWords, wordsTemplate } from '../../src/words';
import { lateTrap } from './hostile';
import { type Any, HOSTILE, PLAIN } from './support';
import { VALID } from './valid';

/**
 * Written with, as docs/errors.md says of it and of `testing`: its helpers take what code hands them. What is defined
 * with it comes in by a door, and the door promises what all others do.
 */
const FOR_CODE = ['kit', 'kit-rules'];
const DOORS = ['defineMap', 'defineModule', 'defineRules', 'defineBoard'];
/** A count of everything ahead takes as long as it says. */
const AS_LONG_AS_ASKED = ['perft'];

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

const WORST: Readonly<Record<string, () => unknown>> = {
  ...PLAIN,
  ...HOSTILE,
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

function processorTime(): number {
  const { user, system } = process.cpuUsage();
  return (user + system) / 1000;
}

type Call = (...args: unknown[]) => unknown;
interface Exported {
  readonly name: string;
  readonly call: Call;
  /** Arguments that are right, as far as they are known. */
  readonly args: readonly unknown[];
}

function functionsOf(room: object, prefix = ''): readonly Exported[] {
  return Object.entries(room).flatMap(([name, call]) =>
    typeof call === 'function' && call !== ConcordiaError && !AS_LONG_AS_ASKED.includes(name)
      ? [{ name: `${prefix}${name}`, call, args: VALID[name] ?? [] }]
      : [],
  );
}

/** The entries that package.json names, by their sources. */
const ENTRIES = Object.keys(packageJson.exports).flatMap((key) =>
  key.includes('*') || key.includes('json') || key === './testing'
    ? []
    : // `/kit/rules` is built from `kit-rules.ts`.
      [key === '.' ? 'index' : key.slice(2).replace('/', '-')],
);

async function exportedBy(entry: string): Promise<readonly Exported[]> {
  const exported = functionsOf(await import(`../../src/${entry}.ts`));
  return FOR_CODE.includes(entry) ? exported.filter(({ name }) => DOORS.includes(name)) : exported;
}

const ENGINE = createEngine({ maps: [imperium], modules: [salt] });

const MADE: Readonly<Record<string, () => readonly Exported[]>> = {
  'an engine': () => functionsOf(ENGINE),
  'a logbook': () => functionsOf(createLogbook(ENGINE)),
  'a follower': () => functionsOf(createFollower(ENGINE)),
  speech: () => functionsOf(createSpeech(ENGINE)),
  'a screen': () => functionsOf(createScreen(ENGINE)),
  notation: () => functionsOf(createNotation(ENGINE)),
  sheets: () => functionsOf(createSheets({ maps: [imperium] })),
  // With an engine in front, what stands behind it is read.
  'what is made of an engine': () =>
    functionsOf({
      createFollower,
      createLogbook,
      createNotation,
      createScreen,
      createSpeech,
      missingWords,
      wordsTemplate,
    }).map((one) => ({
      ...one,
      args: one.call === wordsTemplate ? [ENGINE, 'it', {}] : [ENGINE, {}],
    })),
  'a scorer': () => functionsOf(createScorer({ maps: [imperium] })),
};

/** What is wrong with a call, in words. */
async function faultOf({ name, call }: Exported, args: readonly unknown[]): Promise<string[]> {
  const before = processorTime();
  const faults: string[] = [];
  try {
    const answer = call(...args);
    // Whoever plays on lets others have their turn, and refuses later.
    if (answer instanceof Promise) await answer;
  } catch (error) {
    if (!(error instanceof ConcordiaError)) faults.push(`${name}: foreign error`);
  }
  const taken = processorTime() - before;
  if (taken > BUDGET) faults.push(`${name}: ${Math.round(taken)} ms`);
  return faults;
}

/** What right arguments say, word for word: nothing may change them. */
const right = (): string => JSON.stringify(VALID);

/** At night the worst of every kind is in every place; before a push every third in turn, so that each meets many places. */
const STRIDE = process.env.FUZZ === undefined ? 3 : 1;

/** The worst in the place of each argument, the others being right. */
async function faultsOf(exported: readonly Exported[]): Promise<readonly string[]> {
  const faults = new Set<string>();
  const before = right();
  const worst = Object.entries(WORST);
  let tried = 0;
  for (const one of exported) {
    const places = Math.max(one.args.length, Math.min(one.call.length, 3), 1);
    for (let place = 0; place < places; place++) {
      for (const [index, [what, make]] of worst.entries()) {
        if ((index + tried) % STRIDE !== 0) continue;
        const args = [...one.args];
        args[place] = make();
        for (const fault of await faultOf(one, args)) {
          faults.add(`${fault}, argument ${place}: ${what}`);
        }
      }
      tried += 1;
    }
  }
  if (right() !== before || LONG_LIST.length !== 1_250_000) faults.add('an argument was changed');
  return [...faults];
}

describe('the worst in every place', () => {
  test.each(ENTRIES)('of every function of %s', async (entry) => {
    expect(await faultsOf(await exportedBy(entry))).toEqual([]);
  });

  test.each(Object.entries(MADE))('of every function of %s', async (_, made) => {
    expect(await faultsOf(made())).toEqual([]);
  });
});
