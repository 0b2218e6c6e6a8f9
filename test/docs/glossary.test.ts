/** One word for one thing: the glossary of docs/architecture.md, and the names of types. */
// answers for src/maps src/modules src/roles src/rules src/engine src/kit
import { readdirSync, readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import ts from 'typescript';
import { describe, expect, test } from 'vitest';
import { page, ROOT } from '../readme/markdown';

const SRC = resolve(ROOT, 'src');

/** The entries that users import; the others are put together from them. */
const ENTRIES: readonly string[] = [
  'index',
  'core',
  'kit',
  'kit-rules',
  'log',
  'notation',
  'words',
];

/**
 * What `index.ts` says anew for the maps and modules of this package, under the name it has for any library: the same thing,
 * and only the types are narrower.
 */
const NARROWED: readonly string[] = [
  'ActionResult',
  'Choice',
  'GameLog',
  'GameState',
  'GameView',
  'History',
  'LogValidation',
  'NewGame',
  'Preview',
];

/** Words that once meant the same as one of the glossary; no public name uses them. */
const RETIRED =
  /objection|course|relay|heap|unfit|retold|watched|guarded|contender|dealing|isnarrow|isheard|dueto|workingtable|changingtable|^table$|gamerules|chosenrules|wordsof|(?:library|engine|scorer)parts/i;

interface Word {
  readonly word: string;
  readonly name: string;
  readonly meaning: string;
}

const GLOSSARY: readonly Word[] = glossary();

function glossary(): readonly Word[] {
  const [, section = ''] = page('docs/architecture.md').split('\n## Glossary\n');
  const [text = ''] = section.split('\n## ');
  return [...text.matchAll(/^\| (\w+) +\| `(\w+)` +\| (.+?) +\|$/gm)].map(
    ([, word = '', name = '', meaning = '']) => ({ word, name, meaning }),
  );
}

function parsed(path: string): ts.SourceFile {
  return ts.createSourceFile(path, readFileSync(path, 'utf8'), ts.ScriptTarget.Latest, true);
}

/** Every type, interface and class of a file. */
function typesIn(path: string): readonly string[] {
  return parsed(path).statements.flatMap((statement) =>
    ts.isInterfaceDeclaration(statement) ||
    ts.isTypeAliasDeclaration(statement) ||
    ts.isClassDeclaration(statement)
      ? (statement.name?.text ?? [])
      : [],
  );
}

/** The names that a file exports, through `export *` as well. */
function exportsOf(path: string): readonly string[] {
  return parsed(path).statements.flatMap((statement): readonly string[] => {
    if (ts.isExportDeclaration(statement)) {
      const { exportClause, moduleSpecifier } = statement;
      if (exportClause !== undefined && ts.isNamedExports(exportClause))
        return exportClause.elements.map(({ name }) => name.text);
      if (moduleSpecifier !== undefined && ts.isStringLiteral(moduleSpecifier))
        return exportsOf(resolve(path, '..', `${moduleSpecifier.text}.ts`));
      return [];
    }
    const isExported =
      ts.canHaveModifiers(statement) &&
      ts.getModifiers(statement)?.some(({ kind }) => kind === ts.SyntaxKind.ExportKeyword);
    if (!isExported) return [];
    if (ts.isVariableStatement(statement))
      return statement.declarationList.declarations.map(({ name }) => name.getText());
    return 'name' in statement ? [(statement.name as ts.Identifier).text] : [];
  });
}

const PUBLIC: ReadonlySet<string> = new Set(
  ENTRIES.flatMap((entry) => exportsOf(resolve(SRC, `${entry}.ts`))),
);

describe('the glossary', () => {
  test('has a dozen words and a few, each once and with one meaning of its own', () => {
    expect(GLOSSARY.length).toBeGreaterThanOrEqual(12);
    expect(GLOSSARY.length).toBeLessThanOrEqual(18);
    for (const column of ['word', 'name', 'meaning'] as const)
      expect(new Set(GLOSSARY.map((row) => row[column])).size).toBe(GLOSSARY.length);
  });

  test.each(GLOSSARY)('$word is called so in public names: $name', ({ word, name }) => {
    expect(PUBLIC).toContain(name);
    expect(name.toLowerCase()).toContain(word);
  });

  test('no public name uses a word for something that has another one', () => {
    expect(PUBLIC.size).toBeGreaterThan(200);
    expect([...PUBLIC].filter((name) => RETIRED.test(name))).toEqual([]);
  });
});

describe('a name of a type', () => {
  const owners = new Map<string, string[]>();
  for (const path of readdirSync(SRC, { recursive: true, encoding: 'utf8' })) {
    if (!path.endsWith('.ts')) continue;
    for (const name of typesIn(resolve(SRC, path)))
      owners.set(name, [...(owners.get(name) ?? []), path]);
  }

  test('means one thing in all of src', () => {
    expect(owners.size).toBeGreaterThan(500);
    const twice = [...owners].filter(([, paths]) => paths.length > 1);
    expect(twice.filter(([name]) => !NARROWED.includes(name))).toEqual([]);
  });

  test('is said anew by the main entry alone, and only where it is narrower', () => {
    for (const name of NARROWED) {
      expect(owners.get(name)).toHaveLength(2);
      expect(owners.get(name)).toContain('index.ts');
    }
  });
});
