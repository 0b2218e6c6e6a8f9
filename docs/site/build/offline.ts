/**
 * Writes the service worker with the list of all files of the site, so that it works without a network: when Vite has
 * built the site, and once more when typedoc has put the reference beside it (`tsx docs/site/build/offline.ts <folder>`).
 */
import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { gzipSync } from 'node:zlib';
import type { Plugin } from 'vite';

const WORKER = new URL('service-worker.js', import.meta.url);

/** Its hundreds of pages are kept as one file, which is a tenth as large. */
const REFERENCE = 'reference';
const PACK = 'reference.pack';

export function offline(): Plugin {
  let folder = '';
  return {
    name: 'offline',
    apply: 'build',
    configResolved({ root, build }) {
      folder = resolve(root, build.outDir);
    },
    closeBundle: () => keptOffline(folder),
  };
}

/** Writes the worker of a built site. */
export function keptOffline(folder: string): void {
  packReference(folder);
  const files = filesIn(folder).filter(
    (file) => !file.startsWith(`${REFERENCE}/`) && file !== 'service-worker.js',
  );
  const hash = createHash('sha256');
  for (const file of files) hash.update(file).update(readFileSync(join(folder, file)));
  const version = hash.digest('hex').slice(0, 16);
  const facts = JSON.stringify({ version, files: ['./', ...files] });
  const worker = readFileSync(WORKER, 'utf8').replace('FACTS_OF_THE_BUILD', () => facts);
  writeFileSync(join(folder, 'service-worker.js'), worker);
}

function packReference(folder: string): void {
  rmSync(join(folder, PACK), { force: true });
  if (!existsSync(join(folder, REFERENCE))) return;
  const texts = filesIn(join(folder, REFERENCE)).map((file) => {
    const path = `${REFERENCE}/${file}`;
    return [path, readFileSync(join(folder, path), 'utf8')];
  });
  writeFileSync(join(folder, PACK), gzipSync(JSON.stringify(Object.fromEntries(texts))));
}

function filesIn(folder: string): readonly string[] {
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name).slice(folder.length + 1))
    .map((path) => path.replaceAll('\\', '/'))
    .sort();
}

const [, script, folder] = process.argv;
if (script === fileURLToPath(import.meta.url) && folder !== undefined) {
  keptOffline(resolve(folder));
}
