/**
 * CommonJS from the built ES modules, file by file. What files take from each other are plain properties here: where
 * they are getters, as other compilers write them, rules take half as long again.
 */
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import ts from 'typescript';

const SETTINGS: ts.CompilerOptions = {
  module: ts.ModuleKind.CommonJS,
  target: ts.ScriptTarget.ES2022,
};

/** @param dir - where the ES modules are, but for the command line; `core.cjs` comes to stand beside `core.js`. */
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

/** A file of ours, by its whole name. */
const OWN = /require\("(\.[^"]*)\.js"\)/g;
