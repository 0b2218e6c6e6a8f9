/** docs/reference.md, which stands for the pages that are made: it names each, and where a page links, it has a heading. */
import { expect, test } from 'vitest';
import { allMaps } from '../../src/maps/all';
import { mapsPage } from '../../tools/pages/commands';
import { FOLDER, PACKED_PAGES } from '../../tools/pages/made';
import { page } from '../readme/markdown';

test('it names every page of the package', () => {
  const named = [...page('docs/reference.md').matchAll(/^`reference\/(\w+)\.md`: /gm)];
  expect(named.map(([, name]) => name).sort()).toEqual(PACKED_PAGES.toSorted());
  expect(page('docs/reference.md')).toContain(`\`${FOLDER}\``);
});

test('the page of maps has the provinces and cities of each', async () => {
  const [, ...sections] = (await mapsPage()).split('\n## ');
  expect(sections.map((text) => text.split('\n')[0])).toEqual(allMaps.map(({ name }) => name));
  for (const [index, { provinces, cities }] of allMaps.entries()) {
    const names = [...provinces, ...cities.filter(({ letter }) => /^[A-D]$/.test(letter))];
    for (const { name } of names) expect(sections[index]).toContain(name);
  }
});
