import { readdirSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { ROOT } from '../readme/markdown';

test('every browser test hears what goes wrong on its pages', () => {
  const files = ['test/browser', 'docs/site/test', 'docs/examples'].flatMap((folder) =>
    readdirSync(`${ROOT}${folder}`, { recursive: true, encoding: 'utf8' })
      .filter((name) => name.endsWith('.ts'))
      .map((name) => `${folder}/${name}`),
  );
  // What makes windows of its own hears nothing; the speed of the site is measured by a tool, which expects nothing.
  const apart = ['test/browser/chromium.ts', 'test/browser/watched.test.ts'].concat(
    ['speed.ts', 'pages.test.ts'].map((name) => `docs/site/test/${name}`),
  );
  const launching = files
    .filter((file) => !apart.includes(file))
    .filter((file) => {
      const code = readFileSync(`${ROOT}${file}`, 'utf8');
      expect(code, file).not.toMatch(/newContext\(|browser\.newPage\(/);
      // `visits.ts`, which is among these files, watches for them.
      if (/\/visits'/.test(code)) return true;
      if (!/chromium'/.test(code) || !/launched\(/.test(code)) return false;
      expect(code, file).toMatch(/watched\(/);
      return true;
    });
  expect(launching.length).toBeGreaterThan(5);
});
