/** The guides of docs/ as pages of the site, rendered when it is built. */
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { Plugin } from 'vite';

const DOCS = fileURLToPath(new URL('../../', import.meta.url));
const LIST = 'virtual:guides';

interface Guide {
  readonly name: string;
  readonly title: string;
  readonly file: string;
}

export function guides(): Plugin {
  return {
    name: 'guides',
    resolveId: (id) => (id === LIST ? `\0${LIST}` : undefined),
    load: (id) =>
      id === `\0${LIST}` ? `export const guides = ${JSON.stringify(found())}` : undefined,
  };
}

function found(): readonly Guide[] {
  const folders = [DOCS, `${DOCS}guides/`].filter(existsSync);
  return folders.flatMap((folder) =>
    readdirSync(folder)
      .filter((file) => file.endsWith('.md'))
      .map((file) => {
        const name = file.replace(/\.md$/, '');
        const [, title = name] = /^# (.+)$/m.exec(readFileSync(folder + file, 'utf8')) ?? [];
        return { name, title, file: folder + file };
      }),
  );
}
