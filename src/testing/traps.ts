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
  readonly #restore: (() => void)[] = [];

  during<T>(name: string, call: () => T): T {
    // What the library does within is part of the same call.
    if (this.#depth > 0) return call();
    this.#depth += 1;
    this.#sprung = undefined;
    this.#set();
    const before = secondsUsed();
    let result: T;
    try {
      result = call();
    } finally {
      for (const restore of this.#restore.splice(0)) restore();
      this.#depth -= 1;
    }
    if (this.#sprung !== undefined) fail(`Rules use ${this.#sprung} in ${name}. ${WHY}`);
    if (QUICK.has(name)) mustBeQuick(name, result, secondsUsed() - before);
    return result;
  }

  #set(): void {
    const spring = (what: string) => (): never => {
      this.#sprung = what;
      throw new Error(`rules must not use ${what}`);
    };
    this.#put(globalThis, 'Date', clockTrap(spring('the clock (Date)')));
    this.#put(Math, 'random', spring('Math.random'));
    this.#put(globalThis, 'Intl', new Proxy(Object.freeze({}), { get: spring('Intl') }));
    this.#put(Number.prototype, 'toLocaleString', spring('toLocaleString'));
    this.#put(String.prototype, 'localeCompare', spring('localeCompare'));
    const machine: unknown = Reflect.get(globalThis, 'process');
    if (typeof machine !== 'object' || machine === null) return;
    const look = spring('process.env');
    const env: unknown = new Proxy(Object.freeze({}), { get: look, has: look, ownKeys: look });
    this.#put(machine, 'env', env);
  }

  #put(owner: object, name: string, trap: unknown): void {
    const before: unknown = Reflect.get(owner, name);
    if (!Reflect.set(owner, name, trap)) return;
    this.#restore.push(() => Reflect.set(owner, name, before));
  }
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

/** The processor time used so far, in seconds; where nobody counts it, none. */
function secondsUsed(): number {
  const machine: unknown = Reflect.get(globalThis, 'process');
  if (typeof machine !== 'object' || machine === null || !('cpuUsage' in machine)) return 0;
  const { cpuUsage } = machine;
  const used: unknown = typeof cpuUsage === 'function' ? cpuUsage.call(machine) : undefined;
  if (typeof used !== 'object' || used === null || !('user' in used)) return 0;
  return Number(used.user) / 1_000_000;
}
