/**
 * What rules must not ask while a game is played: the clock, chance, the machine, its language. While a function of the library
 * runs, these are traps, and whoever steps into one is named by the error.
 */
import { fail, type Tested } from './tested';

/** The functions of a library in which rules are asked. */
const ASKING = [
  'applyAction',
  'applyTrusted',
  'choices',
  'costOf',
  'createGame',
  'describeAction',
  'describeDecision',
  'eventsFor',
  'finalScores',
  'follow',
  'imagine',
  'legalActions',
  'logFor',
  'parseState',
  'parseView',
  'picturesOf',
  'pointsOf',
  'prospectOf',
  'redeal',
  'replay',
  'sentenceOf',
  'tryApplyAction',
  'viewFor',
  'why',
] as const satisfies readonly (keyof Tested)[];

/** Those that answer about one moment of a game, so that they have to be quick. */
const QUICK: ReadonlySet<string> = new Set([
  'applyAction',
  'choices',
  'costOf',
  'createGame',
  'legalActions',
  'tryApplyAction',
  'why',
]);
/** Far more processor time than any of them takes on any map, in seconds. */
const MOST_SECONDS = 2;
/** The processor time before a call is known to so many seconds. */
const SELDOM = 0.2;
/** Far more actions than any decision has. */
const MOST_ACTIONS = 100_000;

/** The library, whose functions fail if rules ask what they must not, or take too long. */
export function trapped<L extends Tested>(library: L): L {
  const traps = new Traps();
  const watched = ASKING.map((name) => {
    const ask = library[name] as (...args: unknown[]) => unknown;
    return [name, (...args: unknown[]) => traps.during(name, () => ask(...args))] as const;
  });
  // The same functions, each of the same type.
  return { ...library, ...Object.fromEntries(watched), [WITHOUT_TRAPS]: library };
}

const WITHOUT_TRAPS = Symbol('without traps');

/** The library itself, of which others know what it is made of. */
export function withoutTraps(library: Tested & { readonly [WITHOUT_TRAPS]?: Tested }): Tested {
  return library[WITHOUT_TRAPS] ?? library;
}

class Traps {
  #depth = 0;
  #sprung: string | undefined;
  readonly #places = this.#laid();
  /** When the processor was last asked what it has done, which takes its time. */
  #looked = Number.NEGATIVE_INFINITY;
  #used = 0;

  during<T>(name: string, call: () => T): T {
    // What the library does within is part of the same call.
    if (this.#depth > 0) return call();
    this.#depth += 1;
    this.#sprung = undefined;
    const start = passed();
    if (start - this.#looked > SELDOM) {
      this.#looked = start;
      this.#used = secondsUsed();
    }
    const before = this.#places.map(({ owner, name, trap }) => {
      const value: unknown = Reflect.get(owner, name);
      Reflect.set(owner, name, trap);
      return value;
    });
    let result: T;
    try {
      result = call();
    } finally {
      for (const [index, { owner, name }] of this.#places.entries()) {
        Reflect.set(owner, name, before[index]);
      }
      this.#depth -= 1;
    }
    if (this.#sprung !== undefined) fail(`Rules use ${this.#sprung} in ${name}. ${WHY}`);
    // A machine with other work may have let it wait.
    const isSlow = passed() - start > MOST_SECONDS;
    if (QUICK.has(name)) mustBeQuick(name, result, isSlow ? secondsUsed() - this.#used : 0);
    return result;
  }

  #laid(): readonly Trap[] {
    const spring = (what: string) => (): never => {
      this.#sprung = what;
      throw new Error(`rules must not use ${what}`);
    };
    const traps: Trap[] = [
      { owner: globalThis, name: 'Date', trap: clockTrap(spring('the clock (Date)')) },
      { owner: Math, name: 'random', trap: spring('Math.random') },
      {
        owner: globalThis,
        name: 'Intl',
        trap: new Proxy(Object.freeze({}), { get: spring('Intl') }),
      },
      { owner: Number.prototype, name: 'toLocaleString', trap: spring('toLocaleString') },
      { owner: String.prototype, name: 'localeCompare', trap: spring('localeCompare') },
    ];
    const machine: unknown = Reflect.get(globalThis, 'process');
    if (typeof machine !== 'object' || machine === null) return traps;
    const look = spring('process.env');
    const env: unknown = new Proxy(Object.freeze({}), { get: look, has: look, ownKeys: look });
    return [...traps, { owner: machine, name: 'env', trap: env }];
  }
}

/** Something that rules must not ask, and what stands in its place while they are asked. */
interface Trap {
  readonly owner: object;
  readonly name: string;
  readonly trap: unknown;
}

const WHY = 'A game must be the same again wherever and whenever it is played.';

/** A clock that may be named, such as in `instanceof`, and not asked. */
function clockTrap(spring: () => never): unknown {
  return new Proxy(Date, {
    construct: spring,
    apply: spring,
    get: (clock, name) => (name === 'now' ? spring : Reflect.get(clock, name)),
  });
}

function mustBeQuick(name: string, result: unknown, seconds: number): void {
  if (Array.isArray(result) && result.length > MOST_ACTIONS) {
    fail(`${name} lists ${result.length} actions, more than anybody can choose from.`);
  }
  if (seconds > MOST_SECONDS) {
    fail(`${name} takes ${seconds.toFixed(1)} seconds of processor time.`);
  }
}

/** Seconds on a clock that only goes forward; where there is none, 0. */
function passed(): number {
  const { performance: clock }: { performance?: { now(): number } } = globalThis;
  return clock === undefined ? 0 : clock.now() / 1000;
}

/** The processor time used so far, in seconds; where nobody counts it, none. */
function secondsUsed(): number {
  const machine: unknown = Reflect.get(globalThis, 'process');
  if (typeof machine !== 'object' || machine === null || !('cpuUsage' in machine)) return 0;
  const { cpuUsage } = machine;
  const used: unknown = typeof cpuUsage === 'function' ? cpuUsage.call(machine) : undefined;
  if (typeof used !== 'object' || used === null || !('user' in used)) return 0;
  return Number(used.user) / 1_000_000;
}
