/** Reads the catalogues of a room, and what their messages may use. */
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import ts from 'typescript';
import type { Catalogue, Entry, Functions } from './compile';
import { type English, englishTexts } from './english';
import { ROOT, type Room } from './rooms';

export function englishOf({ folder, english: [file, name] }: Room): readonly English[] {
  return englishTexts(join(folder, file), name);
}

export function catalogueOf({ folder }: Room, language: string): Catalogue {
  const file = join(folder, `${language}.json`);
  return {
    file: file.slice(ROOT.length),
    language,
    entries: entriesOf(file, readFileSync(file, 'utf8')),
  };
}

/** The functions that messages may call: those of all languages, and those of one. */
export function functionsOf({ folder }: Room, language: string): Functions {
  const files = ['functions', `functions/${language}`]
    .map((module) => `${module}.ts`)
    .filter((module) => existsSync(join(folder, module)));
  const named = files.flatMap((module) =>
    exportsOf(join(folder, module)).map((name) => [name, `./${module}`] as const),
  );
  const own = files.flatMap((module) =>
    englishTexts(join(folder, module), 'own').map(({ key }) => [key, `./${module}`] as const),
  );
  return { modules: new Map(named), own: new Map(own) };
}

function exportsOf(file: string): readonly string[] {
  const text = readFileSync(file, 'utf8');
  const here = [...text.matchAll(/^export (?:function|const) (\w+)/gm)];
  const passed = [...text.matchAll(/^export \{([^}]*)\}/gm)].flatMap(([, names = '']) => [
    ...names.matchAll(/(?:\w+ as )?(\w+)/g),
  ]);
  return [...here, ...passed].map(([, name = '']) => name);
}

/**
 * The messages of a catalogue by their keys.
 *
 * @throws an `Error` with the place, for what is not JSON.
 */
export function entriesOf(file: string, text: string): readonly Entry[] {
  const source = ts.parseJsonText(file, text);
  try {
    JSON.parse(text);
  } catch (error) {
    throw new Error(`${file}: ${error instanceof Error ? error.message : 'no JSON'}`);
  }
  const [statement] = source.statements;
  const entries: Entry[] = [];
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
