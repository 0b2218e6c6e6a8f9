/** The page of all maps: what the command line says of each. */
import { allMaps } from '../../src/maps/all';
import { printedBy, section } from './printed';

const HEAD = `# Every map

What \`concordia map\` prints; [questions](../questions.md#rules-by-box) leads to the page of each. \`npm run pages\` makes this page.`;

export async function mapsPage(): Promise<string> {
  const sections = await Promise.all(
    allMaps.map(async ({ id, name }) => section(name, await printedBy('map', id))),
  );
  return `${[HEAD, ...sections].join('\n\n')}\n`;
}
