/** Paths of the sources. */
import { existsSync } from 'node:fs';
import { resolve } from 'node:path';

/** The file that an import refers to. @param path - as it is written, from the root of the disk. */
export function fileOf(path: string): string {
  // What is made of catalogues is JavaScript, and names its sources in full.
  if (/\.[jt]s$/.test(path)) return path;
  return existsSync(`${path}.ts`) ? `${path}.ts` : resolve(path, 'index.ts');
}
