/** Where a package is that a program in the working directory would import. */
import { existsSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { isAbsolute, join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { isRecord } from '../model/plain';

/** Conditions of `exports` that an import meets. */
const CONDITIONS = ['import', 'module-sync', 'node', 'default'];

/** Undefined if there is no such package. */
export function addressOf(name: string): string | undefined {
  const here = createRequire(resolve('any.js'));
  const file = required(here, name) ?? imported(here, name);
  return file !== undefined && isAbsolute(file) ? pathToFileURL(file).href : undefined;
}

function required(here: NodeJS.Require, name: string): string | undefined {
  try {
    return here.resolve(name);
  } catch {
    return undefined;
  }
}

/** A package that can be imported and not required. */
function imported(here: NodeJS.Require, name: string): string | undefined {
  const [, id, subpath = ''] = /^((?:@[^/]+\/)?[^./@][^/]*)(\/.+)?$/.exec(name) ?? [];
  if (id === undefined) return undefined;
  const folders = (here.resolve.paths(id) ?? []).map((folder) => join(folder, id));
  const folder = folders.find((one) => existsSync(join(one, 'package.json')));
  if (folder === undefined) return undefined;
  try {
    const { exports } = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8'));
    const all = isRecord(exports) && '.' in exports ? exports : { '.': exports, ...exports };
    const target = targetOf(all[`.${subpath}`]);
    return target === undefined ? undefined : join(folder, target);
  } catch {
    return undefined;
  }
}

function targetOf(exported: unknown): string | undefined {
  if (typeof exported === 'string') return exported;
  if (!isRecord(exported)) return undefined;
  const [, met] = Object.entries(exported).find(([name]) => CONDITIONS.includes(name)) ?? [];
  return targetOf(met);
}
