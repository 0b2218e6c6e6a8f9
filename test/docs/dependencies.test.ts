import { expect, test } from 'vitest';
import { dependencies, devDependencies, peerDependencies } from '../../package.json';
import { page } from '../readme/markdown';

test('each dependency stands once in the table, with its reason, and nothing else does', () => {
  const [, after = ''] = page('docs/CONTRIBUTING.md').split('\n## Dependencies\n');
  const [section = ''] = after.split('\n## ');
  const rows = [...section.matchAll(/^\| (`.+?) +\| (.+?) +\|$/gm)];
  const named = rows.flatMap(([, names = '']) =>
    [...names.matchAll(/`(.+?)`/g)].map(([, name]) => name),
  );
  const all = { ...dependencies, ...peerDependencies, ...devDependencies };
  expect(named.toSorted()).toEqual(Object.keys(all).toSorted());
});
