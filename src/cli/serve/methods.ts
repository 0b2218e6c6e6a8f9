/** What other programs may call: the functions of a library by their names, and the bots. */

import { type Chance, chanceFromSeed } from '../../bots';
import { type Action, ConcordiaError, type GameState, type Library } from '../../index';
import { inWords } from '../../model/error-words';
import { askedFaults, type Fault, inputFaults, refusalFor } from '../../model/faults';
import { nearest } from '../../model/find';
import { isRecord, typeOf } from '../../model/plain';
import type { CliLanguage } from '../language';
import { namesWithoutMap } from '../printable-names';
import { builtInStrategy, SEARCHER, STRATEGY_NAMES } from '../strategies';
import { RpcFault } from './fault';

/** What a function returns and what it takes, in the names of `description.ts`; a parameter with `?` may be left out. */
type Signature = readonly [result: string, ...params: readonly `${string}: ${string}`[]];

const OF_LIBRARY = {
  mapIds: ['Text[]'],
  getMap: ['Map', 'id: Text'],
  parseOptions: ['Options', 'options: Options'],
  createGame: ['State', 'options: Options'],
  parseState: ['State', 'input: State'],
  parseView: ['View', 'input: View'],
  legalActions: ['Action[]', 'state: State | View', 'seat?: Seat'],
  deciders: ['Seat[]', 'state: State | View'],
  choices: ['Choice[]', 'state: State | View', 'seat?: Seat'],
  costOf: ['Price', 'state: State | View', 'action: Action'],
  why: ['Error | Null', 'state: State | View', 'action: Any'],
  applyAction: ['State', 'state: State', 'action: Action'],
  tryApplyAction: ['Result', 'state: State', 'action: Any'],
  isOver: ['Boolean', 'state: State | View'],
  finalScores: ['Scores', 'state: State | View'],
  pointsOf: ['Points', 'state: State | View', 'seat: Seat'],
  prospectOf: ['Integer', 'state: State', 'seat: Seat'],
  viewFor: ['View', 'state: State', 'viewer: Viewer'],
  imagine: ['State', 'view: View', 'chance?: Seed'],
  redeal: ['State', 'state: State', 'chance: Seed', 'viewer?: Viewer'],
  eventsFor: ['Event[]', 'before: State', 'result: Result', 'viewer: Viewer'],
  follow: ['View', 'view: View', 'events: Event[]'],
  preview: ['Preview', 'state: State | View', 'action: Action'],
  undoLimit: ['Integer', 'states: State[]'],
  describeAction: ['Text', 'state: State | View', 'action: Action'],
  sentenceOf: ['Text | Null', 'state: State | View', 'event: Event'],
  describeCorrection: ['Text', 'state: State | View', 'thing: Any'],
  describeDecision: ['Text', 'state: State | View'],
  nameOf: ['Text', 'where: State | View | Map', 'id: Text'],
  describeCard: ['Text', 'id: Text'],
  describeCost: ['Text', 'cost: Any'],
  describeTile: ['Text', 'id: Text'],
  describePlace: ['Text', 'where: State | View | Map', 'id: Text', 'kind?: Text'],
  describeBoard: ['Text', 'where: State | View | Map'],
  picturesOf: ['Any', 'state: State | View'],
  screenModel: ['Any', 'view: State | View'],
  screenLabels: ['Any'],
  setUpForm: ['Any', 'chosen?: Any'],
  recordGame: ['Log', 'options: Options', 'actions: Action[]', 'meta?: Any'],
  recordFrom: ['Log', 'start: State', 'actions: Action[]', 'meta?: Any'],
  startOf: ['State', 'log: Log'],
  correctedState: ['State', 'log: Log', 'count: Integer', 'state: State'],
  replay: ['State', 'log: Log'],
  logFor: ['Log', 'log: Log', 'viewer: Viewer'],
  readLog: ['Any', 'input: Any'],
  validateLog: ['Validation', 'log: Any'],
  validPrefix: ['Log', 'log: Any'],
  formatLog: ['Text', 'log: Log', 'options?: Any'],
  parseLog: ['Log', 'text: Text'],
  scoreGame: ['Scores', 'sheet: Any'],
  scoreIntermediate: ['Any', 'sheet: Any'],
  parseSheet: ['Sheet', 'input: Any'],
  sheetWarnings: ['Text[]', 'sheet: Any', 'ended: Boolean'],
  perft: ['Integer', 'state: State', 'depth: Integer'],
} as const satisfies Partial<Record<keyof Library, Signature>>;

/** A bot chooses one of the legal actions of whoever decides. */
const OF_BOTS = {
  chooseAction: ['Action', 'state: State | View', 'strategy?: Strategy', 'seed?: Text'],
} as const satisfies Record<string, Signature>;

export const METHODS: ReadonlyMap<string, Signature> = new Map<string, Signature>(
  Object.entries({ ...OF_LIBRARY, ...OF_BOTS }),
);

/** Of what is asked for, in an answer that refuses it. */
const MOST_OF_A_NAME = 100;

/** What is given: by position or by name. */
export type Given = readonly unknown[] | Readonly<Record<string, unknown>>;

/** The functions of a library, and the bots. */
export class Methods {
  readonly #language: CliLanguage;

  constructor(language: CliLanguage) {
    this.#language = language;
  }

  /** @throws RpcFault if there is no such function, or if it takes something else; ConcordiaError if it refuses. */
  call(name: string, given: Given): unknown {
    const signature = METHODS.get(name);
    if (signature === undefined) {
      const facts = {
        method: name.slice(0, MOST_OF_A_NAME),
        nearest: nearest(name, METHODS.keys()),
      };
      throw new RpcFault('method', facts);
    }
    const [, ...params] = signature;
    const args = inOrder(params, given);
    if (name === 'chooseAction') return this.#chooseAction(args);
    const { library } = this.#language;
    const read = args.map((arg, index) =>
      params[index]?.endsWith(': Seed') && arg !== undefined ? this.#chance(arg) : arg,
    );
    return Reflect.apply(Reflect.get(library, name), library, read);
  }

  #chance(seed: unknown): Chance {
    if (typeof seed === 'string') return chanceFromSeed(seed);
    const facts = { expected: 'string', found: typeOf(seed) };
    return this.#refuse('seed', inputFaults.of('wrongType', facts));
  }

  /** An action of the player who decides, or whose view it is. */
  #chooseAction([given, name = SEARCHER, seed]: readonly unknown[]): Action {
    const { parseState, parseView, viewFor, legalActions } = this.#language.library;
    const strategy = typeof name === 'string' ? builtInStrategy(name, this.#language) : undefined;
    if (strategy === undefined) {
      return this.#refuse('strategy', inputFaults.of('wrongValue', { expected: STRATEGY_NAMES }));
    }
    const viewOf = (state: GameState) => viewFor(state, state.decision?.seat ?? 'spectator');
    const isView = isRecord(given) && 'viewer' in given;
    const view = isView ? parseView(given) : viewOf(parseState(given));
    // Without a seed, equal views give equal choices.
    const chance = this.#chance(seed ?? JSON.stringify(view));
    const actions = legalActions(view);
    if (actions.length === 0) return this.#refuse('state', askedFaults.of('nothingToPick'));
    return strategy.choose(view, actions, chance);
  }

  /** @throws ConcordiaError in the words of the language. */
  #refuse(path: string, fault: Fault): never {
    const names = namesWithoutMap(this.#language);
    const error = new ConcordiaError(refusalFor('INVALID_INPUT', { path, ...fault }));
    throw error.localized((refusal) => inWords(refusal, names, this.#language.faults));
  }
}

/** What is given, in the order of the parameters; null leaves out one with `?`. @throws RpcFault */
function inOrder(params: readonly string[], given: Given): readonly unknown[] {
  const known = params.map(nameOfParam);
  const over = isRecord(given)
    ? Object.keys(given).find((name) => !known.includes(name))
    : given.length > known.length && given.length;
  if (typeof over === 'string') {
    throw new RpcFault('params', { unknown: over.slice(0, MOST_OF_A_NAME), params: known });
  }
  if (over) throw new RpcFault('params', { given: over, params: known });
  return known.map((name, index) => {
    const arg = isRecord(given) ? given[name] : given[index];
    if (params[index]?.includes('?')) return arg ?? undefined;
    if (arg === undefined) throw new RpcFault('params', { missing: name, params: known });
    return arg;
  });
}

/** Such as `seat` of `seat?: Seat`. */
export function nameOfParam(param: string): string {
  return param.replace(/\??: .*$/, '');
}
