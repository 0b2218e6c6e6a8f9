/** Editors show everybody what a name means, where they use it. */
import { describe, expect, test } from 'vitest';
import * as concordia from '../../src/index';
import { ROOT } from '../readme/markdown';
import { Editor } from './hover';
import { writtenFields } from './shapes';

const FUNCTIONS = Object.entries(concordia).flatMap(([name, value]) =>
  typeof value === 'function' && name !== 'ConcordiaError' ? [name] : [],
);
/** Those of them that every library has. */
const METHODS = FUNCTIONS.filter((name) => !['createLibrary', 'defineMap'].includes(name));

const TEXT = `
import * as concordia from '../../src/index';
import type { Action, Decision, GameEvent, GameState, GameOptions, MapData, ScoreSheet } from '../../src/index';
declare const library: concordia.Library;
${FUNCTIONS.map((name) => `concordia.${name};`).join('\n')}
${METHODS.map((name) => `library.${name};`).join('\n')}
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
map.layout.aspect;
declare const sheet: ScoreSheet;
sheet.players[0]!.colonists;
declare const options: GameOptions;
options.omitProvinces;
`;

const editor = new Editor(`${ROOT}test/types/editor.ts`, TEXT);

test('the text of the editor has no faults', () => {
  expect(editor.errors()).toEqual([]);
});

describe('every function of the main entry', () => {
  test.each(FUNCTIONS)('%s says what it does', (name) => {
    const { documentation, tags } = editor.hover(`concordia.${name};`.slice(0, -1));
    expect(documentation.length).toBeGreaterThan(20);
    expect(tags).toContain('example');
  });

  test.each(METHODS)('%s says the same of itself in every library', (name) => {
    const { documentation } = editor.hover(`concordia.${name}`);
    expect(editor.hover(`library.${name}`).documentation).toBe(documentation);
  });
});

describe('a field', () => {
  test.each([
    ["type: 'buildHouse', seat: 0, city", 'A city of the map.'],
    ["type: 'buildHouse', seat", 'Who takes it.'],
    ['action.castle', 'A place with a castle.'],
    ['decision.steps', 'Steps left to share among the colonists.'],
    ['happened.money', 'Sestertii.'],
    ['state.praefectusMagnus', 'Who holds the Praefectus Magnus (R-5.1).'],
    ['state.parts.sicilia!.rows.grey', 'In the grey column.'],
    ['state.parts.forum!.row', 'Tiles to take, left to right; null for an empty place.'],
    ['map.layout.aspect', 'Width divided by height.'],
    ['sheet.players[0]!.colonists', 'Own colonists on the board.'],
  ])('%s', (piece, documentation) => {
    expect(editor.hover(piece).documentation).toBe(documentation);
  });

  test('of every action, decision and event shows its description', () => {
    expect(writtenFields.length).toBeGreaterThan(150);
    // `npx tsx test/types/shapes.ts` writes the comments.
    const wrong = writtenFields.filter(({ comment, description }) => comment?.text !== description);
    expect(wrong.map(({ file, name }) => `${file}: ${name}`)).toEqual([]);
  });
});
