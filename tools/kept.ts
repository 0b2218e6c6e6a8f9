/**
 * What takes long to make of the sources is kept until they change: the build of the package makes it anew, and tests that
 * look at it need not.
 */
import { createHash } from 'node:crypto';
import {
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { join } from 'node:path';

const FOLDER = 'node_modules/.cache/concordia-rules';

/** Whatever it may depend on. */
const SOURCES = ['src', 'tools', 'package.json', 'package-lock.json', 'tsconfig.json'];

/** @param more - what else it is made of. */
export async function kept<T>(name: string, more: string, make: () => T | Promise<T>): Promise<T> {
  const file = fileOf(name, more);
  if (existsSync(file)) return JSON.parse(readFileSync(file, 'utf8'));
  const made = await make();
  keep(name, more, made);
  return made;
}

/** Keeps what has been made, in place of what is kept by that name. */
export function keep(name: string, more: string, made: unknown): void {
  mkdirSync(FOLDER, { recursive: true });
  const file = fileOf(name, more);
  const isOld = (other: string): boolean => other.startsWith(`${name}-`);
  for (const other of readdirSync(FOLDER).filter(isOld))
    rmSync(join(FOLDER, other), { force: true });
  // In one go: another process may be about to read it.
  const beside = `${file}.${process.pid}`;
  writeFileSync(beside, JSON.stringify(made));
  renameSync(beside, file);
}

function fileOf(name: string, more: string): string {
  const hash = createHash('sha256').update(process.version).update(more);
  for (const path of SOURCES.flatMap(filesIn)) hash.update(path).update(readFileSync(path));
  return join(FOLDER, `${name}-${hash.digest('hex').slice(0, 32)}.json`);
}

function filesIn(path: string): readonly string[] {
  if (path.includes('.')) return [path];
  return readdirSync(path, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name))
    .sort();
}
