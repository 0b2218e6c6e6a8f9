/**
 * Every door of the library: each function of each entry, and each function in whatever these return, however deep. They are
 * found by calling those that are known, with arguments that are right.
 */
import { chanceFromSeed, random } from '../../src/bots';
import { createEngine } from '../../src/core';
import * as library from '../../src/index';
import { italia } from '../../src/maps';
import { salt } from '../../src/modules';
import { answer, createSheets, newDraft } from '../../src/sheets';
import { boardScene } from '../../src/svg';
import { GAME, lastState, outcome, stateWhere } from './support';
import { MAP, STATE, VALID } from './valid';

export type Call = (...args: unknown[]) => unknown;

export interface Door {
  /** How a program comes to it, such as `createBoardgame().moves.pass.move`. */
  readonly name: string;
  readonly call: Call;
  /** Arguments that are right. */
  readonly args: readonly unknown[];
}

const ENGINE = createEngine({ maps: [italia], modules: [salt] });
const PARTS = Object.freeze({ maps: [italia], modules: [salt] });
const SHEETS = createSheets(PARTS);
const SHEET = {
  players: [{ name: 'Livia', cards: ['senator'], houses: [], colonists: 2, money: 1, goods: {} }],
};
/** Over: whatever plays on has nothing to do. */
const END = lastState();
/** Late: whatever plays on comes to the end soon. */
const LATE = stateWhere(({ decision }) => decision?.kind === 'playCard', GAME.states.toReversed());
const VIEW = library.viewFor(LATE, LATE.decision?.seat ?? 0);
const PLAYABLE = library.legalActions(LATE);
const chance = chanceFromSeed('doors');

const HISTORY = library.historyFor([LATE], [], LATE.decision?.seat ?? 0);
const nothing = (): void => undefined;

/** What boardgame.io hands over: its own objects, with the data of a match in them. */
const CONTEXT = Object.freeze({
  G: Object.freeze({ state: STATE }),
  ctx: Object.freeze({
    numPlayers: 3,
    currentPlayer: '0',
    activePlayers: null,
    phase: null,
  }),
  playerID: '0',
  log: Object.freeze({ setMetadata: nothing }),
  events: Object.freeze({ setActivePlayers: nothing }),
});

/** The arguments of doors by how their names end; the longest end that fits counts. */
const RIGHT: Readonly<Record<string, readonly unknown[]>> = {
  ...VALID,
  createEngine: [PARTS],
  createLogbook: [ENGINE],
  createFollower: [ENGINE],
  createNotation: [ENGINE, {}],
  createScreen: [ENGINE, {}],
  createSpeech: [ENGINE, {}],
  missingWords: [ENGINE, {}],
  wordsTemplate: [ENGINE, 'it', {}],
  createScorer: [PARTS],
  createSheets: [PARTS],
  newDraft: [SHEETS],
  draftOf: [SHEETS, SHEET],
  answer: [newDraft(SHEETS), 'kind', 'base'],
  sheetForm: [answer(newDraft(SHEETS), 'players', 'Livia, Gaius')],
  cardsOf: [{ map: 'italia', players: 3, modules: [] }],
  faultsIn: [
    outcome(() => Reflect.apply(library.scoreGame, undefined, [{ map: 'italia' }])).thrown,
  ],
  'createSheets().nameOf': [italia, 'roma'],
  'sheets.nameOf': [italia, 'roma'],
  ownState: [STATE],
  boardScene: [MAP, {}],
  boardSvg: [MAP, {}],
  sceneSvg: [boardScene(italia)],
  stateScene: [STATE, {}],
  stateSvg: [STATE, {}],
  stateSceneWith: [library],
  stateSvgWith: [library],
  'stateSceneWith()': [STATE, {}],
  'stateSvgWith()': [STATE, {}],
  analyse: [library.recordFrom(END, []), { sims: 1 }],
  analystWith: [library],
  'analystWith()': [library.recordFrom(END, []), { sims: 1 }],
  evaluate: [END, { sims: 1 }],
  evaluatorWith: [library],
  'evaluatorWith()': [END, { sims: 1 }],
  chanceFromSeed: ['doors'],
  'chanceFromSeed()': [6],
  greedyWith: [library],
  plannerWith: [library],
  searcher: [{ sims: 1 }],
  searcherWith: [library, { sims: 1 }],
  choose: [VIEW, PLAYABLE, chance, HISTORY],
  gains: [VIEW, PLAYABLE],
  guess: [chance],
  playOut: [library, END, random, chance, 2],
  turningPoints: [[]],
  newsOf: [[]],
  playHere: [library, LATE, {}],
  send: [PLAYABLE[0]],
  think: [],
  takeBack: [],
  canTakeBack: [],
  createBoardgame: [library, { map: 'italia' }, {}],
  setup: [{ ctx: CONTEXT.ctx }, null],
  validateSetupData: [null, 3],
  move: [CONTEXT, { card: 'tribune' }],
  first: [CONTEXT],
  next: [CONTEXT],
  endIf: [CONTEXT],
  onBegin: [CONTEXT],
  onMove: [CONTEXT],
  playerView: [CONTEXT],
  enumerate: [CONTEXT.G, CONTEXT.ctx, '0'],
  fnWrap: [nothing],
  'fnWrap()': [CONTEXT],
  isInvalid: [CONTEXT],
  reachFrom: ['roma', 'land'],
  stepsBetween: ['roma', 'land:roma~casnum', 'land'],
  citiesBeside: ['roma'],
  numberOf: ['roma'],
  canHold: ['roma', 'land'],
  isPlace: ['roma', 'land'],
  siciliaWith: [{}],
  forumWith: [{ tiles: [] }],
  defineBoard: [MAP],
  defineModule: [{ id: 'own', rules: { id: 'own' } }],
  defineRules: [{ id: 'own' }],
};

/** What a library was made of, and schemas, whose functions are those of zod. */
const NOT_OURS = /^(?:definition|schemas|\w*[sS]chema)$/;

/** Maps, modules and their rules: the library calls what is in them, nobody else does. */
function isDefinition(value: object): boolean {
  return 'id' in value && ('rules' in value || 'cities' in value || 'roles' in value);
}

/** The functions in a value, by their places. */
function functionsIn(
  value: unknown,
  name: string,
  seen = new Set<unknown>(),
): readonly (readonly [string, Call])[] {
  if (typeof value === 'function') return [[name, value as Call]];
  if (typeof value !== 'object' || value === null || seen.has(value)) return [];
  seen.add(value);
  // A map or a set that belongs to all games refuses to change as what is frozen does.
  if (value instanceof Map || value instanceof Set || isDefinition(value)) return [];
  return Object.entries(value).flatMap(([key, inner]) =>
    NOT_OURS.test(key) ? [] : functionsIn(inner, `${name}.${key}`, seen),
  );
}

/** The arguments for a door. */
function rightFor(name: string): readonly unknown[] | undefined {
  const parts = name.split('.');
  for (let from = 0; from < parts.length; from++) {
    const args = RIGHT[parts.slice(from).join('.')];
    if (args !== undefined) return args;
  }
  return undefined;
}

/**
 * The doors behind a value, first those in it, then those in what they return.
 *
 * @param isDoor - which functions of the value itself count.
 */
export async function doorsOf(
  room: object,
  isDoor: (name: string) => boolean = () => true,
): Promise<readonly Door[]> {
  const found = functionsIn(room, '')
    .map(([name, call]) => [name.slice(1), call] as const)
    .filter(([name]) => name !== 'ConcordiaError' && isDoor(name));
  const doors: Door[] = [];
  for (const [name, call] of found) {
    const args = rightFor(name);
    if (args === undefined) throw new Error(`${name} needs arguments that are right`);
    doors.push({ name, call, args });
    try {
      found.push(...functionsIn(await call(...args), `${name}()`));
    } catch (error) {
      throw new Error(`${name} refuses what is right: ${error}`);
    }
  }
  return doors;
}
