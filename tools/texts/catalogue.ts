/** Reads the catalogues of a room, and what their messages may use. */
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import ts from 'typescript';
import {
  type Functions,
  type OwnText,
  TAKES_NAMES,
  type TextCatalogue,
  type TranslatedText,
} from '../../src/cli/catalogue/compile';
import { type English, englishTexts, sourceOf } from './english';
import { gameTexts } from './game';
import { filesOf, ROOT, type Room } from './rooms';

export function englishOf({ folder, english }: Room): readonly English[] {
  if (english === undefined) return gameTexts(`${ROOT}src`);
  const [file, name] = english;
  return englishTexts(join(folder, file), name);
}

/** @param english - the texts of the room, if they have been read. */
export function catalogueOf(
  room: Room,
  language: string,
  english: readonly English[] = englishOf(room),
): TextCatalogue {
  const files = filesOf(room, language);
  const [[first] = ['']] = files;
  const owners = files.length > 1 ? ownersOf(english) : new Map<string, string>();
  const entries = files.flatMap(([file, owner]) => entriesOfOwner(file, owner, owners));
  return { file: first.slice(ROOT.length), language, entries };
}

/**
 * The messages of the base game, a map or a module.
 *
 * @param owners - of all texts, by their keys.
 * @throws an `Error` for a text that stands in the file of another.
 */
export function entriesOfOwner(
  path: string,
  owner: string,
  owners: ReadonlyMap<string, string>,
): readonly TranslatedText[] {
  const file = path.startsWith(ROOT) ? path.slice(ROOT.length) : path;
  return entriesOf(path, readFileSync(path, 'utf8')).map((entry) => {
    const meant = owners.get(entry.key) ?? owner;
    if (meant === owner) return { ...entry, file, owner };
    throw new Error(`${file}:${entry.line}: ${entry.key}: its English is in src/${meant}`);
  });
}

function ownersOf(english: readonly English[]): ReadonlyMap<string, string> {
  return new Map(english.map(({ key, owner = '' }) => [key, owner]));
}

/** The functions that messages may call: those of all languages, and those of one. */
export function functionsOf({ folder, english }: Room, language: string): Functions {
  if (english === undefined) return functionsOfGame(folder, language);
  const files = ['functions', `functions/${language}`]
    .map((module) => `${module}.ts`)
    .filter((module) => existsSync(join(folder, module)));
  const named = files.flatMap((module) =>
    exportsOf(join(folder, module)).map((name) => [name, `./${module}`] as const),
  );
  const own = files.flatMap((file) => ownTexts(join(folder, file), 'own', `./${file}`, ''));
  return { modules: new Map(named), own: new Map(own) };
}

/** Texts of the game have `names`, and stand by what they are: `refusals.ts` has those refusals that are more than a message. */
function functionsOfGame(folder: string, language: string): Functions {
  const files = readdirSync(join(folder, language)).filter((file) => KINDS.test(file));
  const paths = [
    ['../shared.ts', join(folder, 'shared.ts')] as const,
    ...files.map((file) => [`./${file}`, join(folder, language, file)] as const),
  ];
  const modules = new Map<string, string>();
  const withNames = new Set<string>();
  for (const [module, file] of paths) {
    for (const name of exportsOf(file)) {
      const other = modules.get(name);
      if (other !== undefined) {
        throw new Error(`${folder}/${language}: ${name} is in ${other} and in ${module}`);
      }
      modules.set(name, module);
    }
    for (const [, name = ''] of readFileSync(file, 'utf8').matchAll(TAKES_NAMES)) {
      withNames.add(name);
    }
  }
  const own = OWN_KINDS.flatMap(([file, constant, kind]) =>
    existsSync(join(folder, language, file))
      ? ownTexts(join(folder, language, file), constant, `./${file}`, `${kind}.`)
      : [],
  );
  return { modules, own: new Map(own), withNames, methods: methodsOfNames() };
}

const KINDS = /^(?!index|words)[\w-]+\.ts$/;

/** Where texts of the game are functions: the file, the constant, and what they are. */
const OWN_KINDS = [
  ['refusals.ts', 'refusals', 'refusals'],
  ['sentences.ts', 'sentences', 'sentences'],
  ['events.ts', 'events', 'events'],
  ['decisions.ts', 'decisions', 'decisions'],
  ['actions.ts', 'actions', 'actions'],
  ['corrections.ts', 'corrections', 'corrections'],
  ['faults.ts', 'faults', 'faults'],
  ['screen.ts', 'texts', 'screen.texts'],
] as const;

function ownTexts(
  file: string,
  constant: string,
  module: string,
  before: string,
): readonly (readonly [key: string, OwnText])[] {
  return englishTexts(file, constant).map(({ key }) => [
    before + key,
    { module, constant, path: key.split('.') },
  ]);
}

/** What `names` can be asked. */
function methodsOfNames(): ReadonlySet<string> {
  const file = `${ROOT}src/model/names.ts`;
  const source = sourceOf(file);
  const names = source.statements.find(
    (one) => ts.isInterfaceDeclaration(one) && one.name.text === 'Names',
  );
  if (names === undefined || !ts.isInterfaceDeclaration(names))
    throw new Error(`${file}: no Names`);
  return new Set(names.members.map(({ name }) => (name && ts.isIdentifier(name) ? name.text : '')));
}

function exportsOf(file: string): readonly string[] {
  const text = readFileSync(file, 'utf8');
  const here = [...text.matchAll(/^export (?:function|const) (\w+)/gm)];
  const taken = [...text.matchAll(/^export const \{([^}]*)\} = /gm)].flatMap(([, names = '']) => [
    ...names.matchAll(/(\w+)/g),
  ]);
  const passed = [...text.matchAll(/^export \{([^}]*)\}/gm)].flatMap(([, names = '']) => [
    ...names.matchAll(/(?:\w+ as )?(\w+)/g),
  ]);
  return [...here, ...taken, ...passed].map(([, name = '']) => name);
}

/**
 * The messages of a catalogue by their keys.
 *
 * @throws an `Error` with the place, for what is not JSON.
 */
export function entriesOf(file: string, text: string): readonly TranslatedText[] {
  const source = ts.parseJsonText(file, text);
  try {
    JSON.parse(text);
  } catch (error) {
    throw new Error(`${file}: ${error instanceof Error ? error.message : 'no JSON'}`);
  }
  const [statement] = source.statements;
  const entries: TranslatedText[] = [];
  if (statement !== undefined) walk(statement.expression, []);
  return entries;

  function walk(value: ts.Expression, path: readonly string[]): void {
    if (ts.isObjectLiteralExpression(value)) {
      for (const property of value.properties) {
        if (ts.isPropertyAssignment(property) && ts.isStringLiteral(property.name)) {
          walk(property.initializer, [...path, property.name.text]);
        }
      }
      return;
    }
    const start = source.getLineAndCharacterOfPosition(value.getStart(source)).line + 1;
    const said = ts.isArrayLiteralExpression(value) ? value.elements : [value];
    const texts = said.map((one) => {
      if (ts.isStringLiteral(one)) return one.text;
      throw new Error(`${file}:${start}: ${path.join('.')} is no text`);
    });
    const whole = ts.isArrayLiteralExpression(value) ? texts : (texts[0] ?? '');
    entries.push({ key: path.join('.'), text: whole, line: start });
  }
}
