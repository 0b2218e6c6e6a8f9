/** Editors show everybody what a name means, where they use it: what is said of it is in the built declarations. */
import { describe, expect, test } from 'vitest';
import * as concordia from '../../src/index';
import * as scoring from '../../src/scoring';
import { ENTRIES } from '../../tools/entries';
import { ROOT } from '../readme/markdown';
import { DECLARED, declaredFiles } from './declared';
import { Editor } from './hover';
import { describedFields } from './shapes';

const FUNCTIONS = Object.entries(concordia).flatMap(([name, value]) =>
  typeof value === 'function' && name !== 'ConcordiaError' ? [name] : [],
);
/** Those of them that every library has. */
const METHODS = FUNCTIONS.filter((name) => !['createLibrary', 'defineMap'].includes(name));
/** Those that `concordia-rules/scoring` has as well. */
const SCORERS = METHODS.filter((name) => name in scoring);

const TEXT = `
${Object.keys(ENTRIES)
  .map((entry) => `import '../../declared/${entry}.js';`)
  .join('\n')}
import * as concordia from '../../declared/index.js';
import * as scoring from '../../declared/scoring.js';
import type { Action, Decision, GameEvent, GameState, GameOptions, MapData, ScoreSheet } from '../../declared/index.js';
import { imperium } from '../../declared/maps/imperium/index.js';
declare const library: concordia.Library;
${FUNCTIONS.map((name) => `concordia.${name};`).join('\n')}
${METHODS.map((name) => `library.${name};`).join('\n')}
${SCORERS.map((name) => `scoring.${name};`).join('\n')}
const build: Action = { type: 'buildHouse', seat: 0, city: 'roma' };
declare const action: Extract<Action, { type: 'takeCastle' }>;
action.castle;
declare const decision: Extract<Decision, { kind: 'architect' }>;
decision.steps;
declare const happened: Extract<GameEvent, { type: 'houseBuilt' }>;
happened.money;
declare const state: GameState;
state.praefectusMagnus;
state.parts.sicilia!.rows.grey;
state.parts.forum!.row;
declare const map: MapData;
map.cities[0]!.letter;
map.layout!.aspect;
declare const sheet: ScoreSheet;
sheet.players[0]!.colonists;
declare const options: GameOptions;
options.omitProvinces;
let a: Action;
let d: Decision;
let e: GameEvent;
let s: GameState;
const next = concordia.legalActions(state)[0]!;
state.decision;
const small = concordia.createLibrary({ maps: [imperium] });
const begun = small.createGame({ map: 'imperium', players: 2 });
const own = small.legalActions(begun)[0]!;
const asked = begun.decision;
${describedFields.map(({ owner, name }) => `({} as concordia.${owner}).${name};`).join('\n')}
`;

const editor = new Editor(`${ROOT}test/types/editor.ts`, TEXT, {}, await declaredFiles());

test('the text of the editor has no faults', () => {
  expect(editor.errors()).toEqual([]);
});

test.each(Object.entries(ENTRIES))(
  'of %s, what is declared as a value can be imported, and nothing else',
  async (entry, source) => {
    const there: object = await import(source);
    expect([...editor.valuesOf(`${DECLARED}${entry}.d.ts`)].sort()).toEqual(
      Object.keys(there).sort(),
    );
  },
);

describe('every function', () => {
  test.each(Object.keys(ENTRIES))('of %s says what it does', (entry) => {
    const functions = editor.functionsOf(`${DECLARED}${entry}.d.ts`);
    expect(functions.filter(({ documentation }) => documentation === '')).toEqual([]);
    for (const { name, parameters, tags } of functions) {
      const told = tags.filter((tag) => tag.name === 'param').map(({ text }) => text.split(' ')[0]);
      // Those that are taken apart have no name.
      const named = parameters.some((parameter) => parameter.startsWith('__')) ? [] : told;
      expect(parameters, name).toEqual(expect.arrayContaining(named));
    }
  });

  test.each(FUNCTIONS)('%s says what it does, with an example', (name) => {
    const { documentation, tags } = editor.hover(`concordia.${name}`);
    expect(documentation.length).toBeGreaterThan(20);
    expect(tags.map((tag) => tag.name)).toContain('example');
  });

  test.each(METHODS)('%s says the same of itself in every library', (name) => {
    const [own, ofLibrary] = ['concordia', 'library'].map((from) => {
      const { documentation, tags } = editor.hover(`${from}.${name}`);
      return { documentation, tags };
    });
    expect(own).toEqual(ofLibrary);
  });

  test.each(SCORERS)('%s says the same without an engine', (name) => {
    const [own, ofLibrary] = ['scoring', 'library'].map((from) => {
      const { documentation, tags } = editor.hover(`${from}.${name}`);
      return { documentation, tags };
    });
    expect(own).toEqual(ofLibrary);
  });
});

/** What is shown where the names are imported one by one. */
const shown = (piece: string): string => editor.hover(piece).text.replaceAll('concordia.', '');

describe('types are shown by their names', () => {
  test.each([
    ['concordia.createGame', '(options: NewGame) => GameState'],
    ['concordia.legalActions', '(state: GameState | GameView, seat?: Seat) => readonly Action[]'],
    ['concordia.applyAction', '(state: GameState, action: Action) => GameState'],
    ['concordia.tryApplyAction', '(state: GameState, action: unknown) => ActionResult'],
    ['concordia.replay', '(log: GameLog) => GameState'],
    ['const next', 'Action'],
    ['state.decision', 'Decision | null'],
  ])('%s: %s', (piece, type) => {
    const text = shown(piece);
    expect(text.slice(text.indexOf(': ') + 2)).toBe(type);
    expect(text.length).toBeLessThanOrEqual(120);
  });

  test.each(METHODS)('%s spells out no type', (name) => {
    const { text } = editor.hover(`concordia.${name}`);
    expect(text).not.toContain('{');
    expect(text.length).toBeLessThanOrEqual(160);
  });

  test.each([
    ['let a: Action', '"playCard"'],
    ['let d: Decision', '"architect"'],
    ['let e: GameEvent', '"cardPlayed"'],
    ['let s: GameState', 'Decision'],
  ])('%s lists names', (piece, name) => {
    const { text } = editor.hover(piece);
    expect(text).toContain(name);
    expect(text).not.toContain('{');
  });

  test('in a library of one’s own as well', () => {
    expect(shown('const own')).toBe('const own: BaseActionWith<OneOf<BaseCardId>>');
    expect(shown('const asked')).toBe('const asked: BaseDecision | null');
  });
});

describe('a field', () => {
  test.each([
    ["type: 'buildHouse', seat: 0, city", 'A city of the map.'],
    ["type: 'buildHouse', seat", 'The player.'],
    ['action.castle', 'A place with a castle.'],
    ['decision.steps', 'Steps left to share among the colonists.'],
    ['happened.money', 'Sestertii.'],
    ['state.praefectusMagnus', 'Who holds the Praefectus Magnus (R-5.1).'],
    ['state.parts.sicilia!.rows.grey', 'In the grey column.'],
    ['state.parts.forum!.row', 'Tiles to take, left to right; null for an empty place.'],
    ['map.layout!.aspect', 'Width divided by height.'],
    ['sheet.players[0]!.colonists', "The player's colonists on the board."],
  ])('%s', (piece, documentation) => {
    expect(editor.hover(piece).documentation).toBe(documentation);
  });

  test('of every action, decision and event shows its description', () => {
    expect(describedFields.length).toBeGreaterThan(150);
    for (const { owner, name, description } of describedFields) {
      const field = `${owner}).${name}`;
      expect(editor.hover(field).documentation, field).toBe(description);
    }
  });
});
