/** Makes a catalogue of somebody's language a module that `createLibrary` takes as `words`. */
import { existsSync, readFileSync } from 'node:fs';
import { basename } from 'node:path';
import { namesWith } from '../../model/names';
import { FORM_OF_NAME, type Functions, type ModuleForm, TAKES_NAMES } from './compile';
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
        ...formsIn(said.map(([key]) => key)),
        ...said,
      ]);
      return [...named, `export const words = ${treeOf(words)};`].join('\n');
    },
  };
}

/** The forms that a language asks of names are those that its own names have. */
function formsIn(keys: readonly string[]): ReadonlyMap<string, string> {
  const asked = new Map<string, Set<string>>();
  for (const key of keys) {
    const [, , section, form] = FORM_OF_NAME.exec(key) ?? [];
    if (section === undefined || form === undefined) continue;
    asked.set(section, (asked.get(section) ?? new Set()).add(form));
  }
  return new Map(
    [...asked].map(([section, forms]) => [`forms.${section}`, JSON.stringify([...forms])]),
  );
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
  const withNames = new Set([...text.matchAll(TAKES_NAMES)].map(([, name = '']) => name));
  return {
    withNames,
    modules: new Map(names.map(([, name = '']) => [name, `./${basename(path)}`])),
    own: new Map(),
    methods: new Set(Object.keys(namesWith())),
  };
}

function withEnding(file: string, ending: string): string {
  return `${file.replace(/\.(?:arb|json)$/, '')}.${ending}`;
}
