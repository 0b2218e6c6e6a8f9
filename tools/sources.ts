/** Where sources are. */
import { existsSync } from 'node:fs';
import { resolve } from 'node:path';

/** The file that an import of it means. @param path - as it is written, from the root of the disk. */
export function fileOf(path: string): string {
  return existsSync(`${path}.ts`) ? `${path}.ts` : resolve(path, 'index.ts');
}
