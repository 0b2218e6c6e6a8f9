/** Makes a catalogue of somebody's language a module that `createLibrary` takes as `words`. */
import { existsSync, readFileSync } from 'node:fs';
import { basename } from 'node:path';
import { namesWith } from '../../model/names';
import type { Functions, ModuleForm } from './compile';
import { namesModule } from './names';
import { treeOf } from './tree';

/** How each file begins that the command makes. */
export const MADE = '// Made from ';

/** @param file - the catalogue. */
export function asWords(tag: string, file: string): ModuleForm {
  return {
    command: commandFor(tag, file),
    isGame: true,
    isPartial: true,
    moduleOf(texts, { language }) {
      const named = namesModule(language, texts);
      const said = [...texts].filter(([key]) => !key.startsWith('names.'));
      const words = new Map([
        ['language', JSON.stringify(language)],
        ...(named.length === 0 ? [] : [['names', 'names'] as const]),
        ...said,
      ]);
      return [...named, `export const words = ${treeOf(words)};`].join('\n');
    },
  };
}

/** The types of the module. */
export function declarationOf(tag: string, file: string): string {
  return [
    `${MADE}${basename(file)}: ${commandFor(tag, file)}`,
    "import type { WordSet } from 'concordia-rules';",
    'export declare const words: WordSet;',
    '',
  ].join('\n');
}

function commandFor(tag: string, file: string): string {
  return `concordia words ${tag} ${basename(file)}`;
}

/** The module of a catalogue, and its types. */
export function modulesOf(file: string): readonly [code: string, types: string] {
  return [withEnding(file, 'js'), withEnding(file, 'd.ts')];
}

/** The functions that messages may call: those of a file beside the catalogue, such as `it.functions.js`. */
export function functionsBeside(file: string): Functions {
  const path = withEnding(file, 'functions.js');
  const text = existsSync(path) ? readFileSync(path, 'utf8') : '';
  const names = [...text.matchAll(/^export (?:function|const) (\w+)/gm)];
  return {
    modules: new Map(names.map(([, name = '']) => [name, `./${basename(path)}`])),
    own: new Map(),
    methods: new Set(Object.keys(namesWith())),
  };
}

function withEnding(file: string, ending: string): string {
  return `${file.replace(/\.(?:arb|json)$/, '')}.${ending}`;
}
