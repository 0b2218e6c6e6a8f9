#!/usr/bin/env node
/** Writes a package with a map or a module of one's own into a new folder. */
import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { add, camelCase, LONGEST, upper } from './add.js';

const USAGE = `Usage: npm create concordia-plugin NAME -- [--map | --module]
       npm create concordia-plugin add KIND NAME

Writes a package for concordia-rules into a new folder; with “add”, adds something to the package in this folder.

  NAME      the name of the package, such as my-map or @me/concordia-lemuria
  add       adds an option, an event or a decision of that name: add event rain
  --module  with rules for every map (if you say nothing)
  --map     with a map and its rules
  --help    this text`;

const TEMPLATE = fileURLToPath(new URL('template', import.meta.url));

const PACKAGE = /^(?:@[a-z0-9][a-z0-9._-]*\/)?((?:concordia-)?([a-z][a-z0-9]*(?:-[a-z0-9]+)*))$/;

try {
  main();
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}

function main() {
  const { values, positionals } = argumentsOf();
  if (values.help) {
    console.log(USAGE);
    return;
  }
  const [name, ...more] = positionals;
  if (name === 'add') {
    add(more);
    return;
  }
  if (name === undefined || more.length > 0) throw new Error(USAGE);
  if (values.map && values.module) throw new Error('Choose --map or --module, not both.');
  const kind = values.map ? 'map' : 'module';
  const { folder, words } = namesFor(name, kind);
  const files = new Map([...filesOf(join(TEMPLATE, 'common')), ...filesOf(join(TEMPLATE, kind))]);
  makeNew(folder);
  for (const [path, text] of files) {
    const target = join(folder, path);
    mkdirSync(dirname(target), { recursive: true });
    writeFileSync(target, replaced(text, words), { flag: 'wx' });
  }
  // npm keeps what does not stand behind `--` for itself, and says nothing.
  const hint = values.map || values.module ? '' : ` For a map, end with: -- --map`;
  console.log(`Wrote a ${kind} in ${files.size} files to the folder ${folder}.${hint}

  cd ${folder}
  npm install
  npm test
  npm run picture

Its rules are in src/rules.ts. README.md says what else there is.`);
}

function argumentsOf() {
  const flag = { type: 'boolean', default: false };
  try {
    return parseArgs({ options: { map: flag, module: flag, help: flag }, allowPositionals: true });
  } catch (error) {
    throw new Error(`${error instanceof Error ? error.message : error}\n\n${USAGE}`);
  }
}

/** The folder of a package, and what replaces the names of the template, the longest first. */
function namesFor(name, kind) {
  const [, folder, id] = PACKAGE.exec(name) ?? [];
  if (folder === undefined || id === undefined || folder.length > LONGEST) {
    throw new Error(
      `${JSON.stringify(name)} is not a name for a package: take small letters, digits and hyphens, such as my-map.`,
    );
  }
  const camel = camelCase(id);
  const spaced = id.replaceAll('-', ' ');
  const suffix = kind === 'map' ? 'Map' : 'Module';
  // `my-map` makes `myMap`, `lemuria` makes `lemuriaMap`: never a word of the language.
  const constant = id.endsWith(`-${kind}`) ? camel : `${camel}${suffix}`;
  if (constant === `define${suffix}`) {
    throw new Error(`${constant} is a function of concordia-rules: take another name.`);
  }
  const words = {
    'concordia-my-plugin': name,
    [`myPlugin${suffix}`]: constant,
    'my-plugin': id,
    myPlugin: camel,
    'my plugin': spaced,
    'My plugin': upper(spaced),
  };
  return { folder, words };
}

function replaced(text, words) {
  return text.replace(new RegExp(Object.keys(words).join('|'), 'g'), (word) => words[word]);
}

/** The texts of a folder of the template by the paths that they are written to. */
function filesOf(folder) {
  return readdirSync(folder, { withFileTypes: true, recursive: true }).flatMap((entry) => {
    if (!entry.isFile()) return [];
    const path = join(entry.parentPath ?? entry.path, entry.name);
    const target = path
      .slice(folder.length + 1)
      // npm leaves out or renames files that begin with a dot.
      .replace(/^_/, '.');
    return [[target, readFileSync(path, 'utf8')]];
  });
}

function makeNew(folder) {
  try {
    mkdirSync(folder);
  } catch (error) {
    if (error?.code !== 'EEXIST') throw error;
    throw new Error(`There is a ${folder} already. Nothing was written: take another name.`);
  }
}
