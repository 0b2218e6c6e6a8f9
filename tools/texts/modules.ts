/** Writes the modules of the catalogues of a room. */
import { renameSync, writeFileSync } from 'node:fs';
import { catalogueOf, englishOf, functionsOf } from './catalogue';
import { type Catalogue, type CatalogueFault, compiled, type Functions } from './compile';
import type { English } from './english';
import { languagesOf, madeFile, madePart, type Room } from './rooms';
import { treeOf } from './tree';

/** @returns what is wrong; nothing is written for a language with a fault. */
export function makeRoom(room: Room): readonly string[] {
  const english = englishOf(room);
  return languagesOf(room).flatMap((language) => {
    const catalogue = catalogueOf(room, language);
    const modules = modulesOf(room, catalogue, english, functionsOf(room, language));
    const faults = modules.flatMap((one) => one.faults);
    if (faults.length === 0) for (const { file, code } of modules) write(file, code);
    return faults.map(inWords);
  });
}

interface Module {
  readonly file: string;
  readonly code: string;
  readonly faults: readonly CatalogueFault[];
}

function modulesOf(
  room: Room,
  catalogue: Catalogue,
  english: readonly English[],
  functions: Functions,
): readonly Module[] {
  const { exported, parts } = room;
  const { language } = catalogue;
  const file = madeFile(room, language);
  if (parts === undefined) {
    return [{ file, ...compiled(catalogue, english, functions, exported) }];
  }
  const names = Object.keys(parts);
  const partOf = (key: string): string => {
    const group = groupOf(key);
    // What is in none is a fault of the first.
    return names.find((part) => parts[part]?.includes(group)) ?? names[0] ?? '';
  };
  const made = names.map((part) => {
    const isOfPart = ({ key }: { readonly key: string }): boolean => partOf(key) === part;
    const entries = catalogue.entries.filter(isOfPart);
    const own = new Map([...functions.own].filter(([key]) => isOfPart({ key })));
    return {
      file: madePart(room, language, part),
      ...compiled(
        { ...catalogue, entries },
        english.filter(isOfPart),
        { ...functions, own },
        exported,
      ),
    };
  });
  const groups = [...new Set(english.map(({ key }) => groupOf(key)))];
  const whole = new Map(groups.map((group) => [group, `${partOf(group)}.${group}`]));
  const code = [
    `// Made from ${language}.json: npm run texts`,
    ...names.map((part) => `import { ${exported} as ${part} } from './${language}.${part}.js';`),
    `export const ${exported} = ${treeOf(whole)};`,
    '',
  ].join('\n');
  return [...made, { file, code, faults: [] }];
}

/** The first part of a key. */
function groupOf(key: string): string {
  return key.split('.')[0] ?? '';
}

function inWords({ file, line, key, message }: CatalogueFault): string {
  return `${file}:${line}: ${key}: ${message}`;
}

/** Two tests that begin at once write the same; nobody reads half of it. */
function write(file: string, code: string): void {
  const beside = `${file}.${process.pid}`;
  writeFileSync(beside, code);
  renameSync(beside, file);
}
