/** Writes the service worker with the list of all files of the build, so that the site works without a network. */
import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import type { Plugin } from 'vite';

const PUBLIC = new URL('../public/', import.meta.url);
const WORKER = new URL('service-worker.js', import.meta.url);

export function offline(): Plugin {
  return {
    name: 'offline',
    apply: 'build',
    generateBundle: {
      order: 'post',
      handler(_, bundle) {
        const hash = createHash('sha256');
        for (const file of Object.values(bundle)) {
          hash.update(file.fileName);
          hash.update(file.type === 'chunk' ? file.code : file.source);
        }
        const still = readdirSync(PUBLIC);
        for (const name of still) hash.update(readFileSync(new URL(name, PUBLIC)));
        const files = ['./', ...Object.keys(bundle), ...still].sort();
        const facts = { version: hash.digest('hex').slice(0, 16), files };
        this.emitFile({
          type: 'asset',
          fileName: 'service-worker.js',
          source: readFileSync(WORKER, 'utf8').replace('FACTS_OF_THE_BUILD', JSON.stringify(facts)),
        });
      },
    },
  };
}
