import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

/** The path of `docs` from this file: as built, and as source. */
const PLACES = ['../docs/', '../../docs/'];

/** A folder of the pages in the package; undefined if it is not there. */
export function docsFolder(name: string): string | undefined {
  return PLACES.map((place) => fileURLToPath(new URL(`${place}${name}`, import.meta.url))).find(
    existsSync,
  );
}
