import { expect } from 'vitest';
import { blocksOf, linksOf, page } from '../readme/markdown';
import { exampleFiles } from '../support/example-files';

/** A comment that stands for what a block leaves out. */
const LEFT_OUT = /\n *\/\/ …\n/;

/**
 * A page's blocks with a file's name beside their language are parts of the files of its example. No file is left out: each
 * is shown, or the page leads to it.
 *
 * @param others - files that have nothing to show.
 */
export function expectParts(path: string, folder: string, others: readonly string[] = []): void {
  const led = linksOf(path).filter((file) => file.startsWith(`${folder}/`));
  const shown = new Set([...others, ...led.map((file) => file.slice(folder.length + 1))]);
  for (const { language, lines } of blocksOf(page(path))) {
    const [kind, name] = language.split(' ');
    if (name === undefined || kind === 'sh') continue;
    shown.add(name);
    const file = page(`${folder}/${name}`);
    let from = 0;
    for (const part of lines.join('\n').split(LEFT_OUT)) {
      const at = file.indexOf(`${part}\n`, from);
      expect(at, `${name} has no such part:\n${part}`).toBeGreaterThanOrEqual(0);
      from = at + part.length;
    }
  }
  expect([...shown].sort()).toEqual(exampleFiles(folder).toSorted());
}
