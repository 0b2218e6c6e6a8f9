/** What docs/site is made of, and what its reference describes. */
import { readdirSync } from 'node:fs';
import { posix } from 'node:path';
import { describe, expect, test } from 'vitest';
import { page as pageOf, ROOT } from '../../../test/readme/markdown';
import { english } from '../src/words/en';
import { LANGUAGES } from '../src/words/language';

const FOLDER = 'docs/site/src';
const SOURCES = readdirSync(ROOT + FOLDER, { recursive: true, encoding: 'utf8' }).filter((name) =>
  /\.tsx?$/.test(name),
);

describe('the site is made of what the package exports', () => {
  const { exports } = JSON.parse(pageOf('package.json'));
  const entries = Object.keys(exports).map((entry) => posix.join('concordia-rules', entry));

  /** Whether somebody who has installed the package could import it. */
  function isOpen(specifier: string): boolean {
    return entries.some((entry) => {
      const [before = '', after] = entry.split('*');
      return after === undefined
        ? specifier === entry
        : specifier.startsWith(before) && specifier.endsWith(after);
    });
  }

  test.each(SOURCES)('%s', (name) => {
    const source = pageOf(`${FOLDER}/${name}`);
    const specifiers = [
      ...source.matchAll(/(?:\bfrom|\bimport|\bimport\(|glob\(|new URL\()\s*'([^']+)'/g),
    ].map(([, specifier = '']) => specifier);
    for (const specifier of specifiers) {
      if (specifier.startsWith('concordia-rules')) {
        expect(isOpen(specifier), specifier).toBe(true);
      } else if (specifier.startsWith('.')) {
        const path = posix.normalize(posix.join(FOLDER, posix.dirname(name), specifier));
        // Readers of a language, who have a checkout, see the same keys as on the command line.
        if (path === 'src/cli/play/text-keys' && name === 'words/keys.tsx') continue;
        // Example games are data that anybody could have.
        expect(path).toMatch(/^docs\/(site\/src\/|examples\/[^/]+\.json(\?raw)?$)/);
      } else {
        // What draws QR codes is bundled with the site.
        expect(specifier).toMatch(/^(preact(\/|$)|uqr$|virtual:guides$)/);
      }
    }
  });
});

test('the page of the reference leads to every entry point that typedoc describes', () => {
  const { entryPoints } = JSON.parse(pageOf('typedoc.json'));
  const described = entryPoints.map((path: string) =>
    path.replace(/^src\/|(\/index)?\.ts$/g, '').replaceAll('/', '_'),
  );
  const languages = Object.keys(LANGUAGES).map((tag) => `languages_${tag}`);
  const linked = Object.keys(english.reference.what);
  expect([...linked, ...languages].sort()).toEqual(described.sort());
});
