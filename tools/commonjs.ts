/**
 * Makes CommonJS from the built ES modules, file by file. Exports are plain properties: with
 * getters, as other compilers write them, rules are 50 % slower.
 */
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import ts from 'typescript';

const SETTINGS: ts.CompilerOptions = {
  module: ts.ModuleKind.CommonJS,
  target: ts.ScriptTarget.ES2022,
};

/** @param dir - the folder of the ES modules, without the command line; `core.cjs` is written next to `core.js`. */
export function buildCommonJs(dir: string): void {
  for (const file of readdirSync(dir, { recursive: true, encoding: 'utf8' })) {
    if (!file.endsWith('.js') || file === 'cli.js') continue;
    const path = join(dir, file);
    const { outputText } = ts.transpileModule(readFileSync(path, 'utf8'), {
      compilerOptions: SETTINGS,
    });
    writeFileSync(path.replace(/\.js$/, '.cjs'), outputText.replace(OWN, 'require("$1.cjs")'));
  }
}

/** A file of ours, with its extension. */
const OWN = /require\("(\.[^"]*)\.js"\)/g;
