/** Just enough Markdown to hold the documents to what they say. */
import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

export const ROOT = fileURLToPath(new URL('../../', import.meta.url));

/** README.md and every page of docs that somebody has written, as paths from the root. */
export const PAGES: readonly string[] = [
  'README.md',
  ...readdirSync(`${ROOT}docs`, { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.md') && !/^(?:api|reference)\//.test(name))
    .map((name) => `docs/${name}`),
];

export function page(path: string): string {
  return readFileSync(`${ROOT}${path}`, 'utf8');
}

export interface Block {
  readonly language: string;
  /** The heading it stands under. */
  readonly heading: string;
  readonly lines: readonly string[];
}

/** All fenced blocks of a page. */
export function blocksOf(text: string): readonly Block[] {
  const blocks: Block[] = [];
  let heading = '';
  let open: { language: string; lines: string[] } | undefined;
  for (const line of text.split('\n')) {
    if (line.startsWith('```')) {
      if (open === undefined) {
        open = { language: line.slice(3), lines: [] };
      } else {
        blocks.push({ ...open, heading });
        open = undefined;
      }
    } else if (open !== undefined) {
      open.lines.push(line);
    } else if (line.startsWith('#')) {
      heading = line.replace(/^#+ /, '');
    }
  }
  return blocks;
}

/** What a block says it prints: its `// ->` comments. */
export function promisedOutput({ lines }: Block): readonly string[] {
  return lines.flatMap((line) => {
    const [, promised] = line.split('// -> ');
    return promised === undefined ? [] : [promised];
  });
}

/** A run of the command line. */
export interface Command {
  /** As it is typed. */
  readonly line: string;
  readonly args: readonly string[];
  readonly output: readonly string[];
}

/** The lines of a console block that begin with `$`, each with what it prints below. */
export function commandsOf({ lines }: Block): readonly Command[] {
  const commands: { line: string; args: string[]; output: string[] }[] = [];
  for (const line of lines) {
    const [, args] = /^\$ (?:concordia|npx concordia-rules) (.+)$/.exec(line) ?? [];
    if (args !== undefined) {
      commands.push({ line: line.slice('$ '.length), args: args.split(' '), output: [] });
    } else {
      commands.at(-1)?.output.push(line);
    }
  }
  return commands;
}

/** Relative links, as paths from the root. @param text - of the page, if it is not on disk. */
export function linksOf(path: string, text = page(path)): readonly string[] {
  return placesOf(path, text).flatMap(({ file }) => (file === path ? [] : file));
}

/** Where links lead: files, as paths from the root, and the headings in them. */
export function placesOf(path: string, text: string): readonly { file: string; anchor: string }[] {
  const here = new URL(path, 'file:///');
  return [...text.matchAll(/\]\(([^)\s]+)[^)]*\)/g)]
    .flatMap(([, target]) => target ?? [])
    .filter((target) => !/^[a-z]+:/.test(target))
    .map((target) => {
      const { pathname, hash } = new URL(target, here);
      return { file: pathname.slice(1), anchor: decodeURIComponent(hash.slice(1)) };
    });
}

/** The headings of a page as links name them. */
export function anchorsOf(text: string): readonly string[] {
  const plain = text.replaceAll(/^```.*?^```$/gms, '');
  return [...plain.matchAll(/^#+ (.+)$/gm)].map(([, heading = '']) =>
    heading
      .replaceAll(/\[([^\]]*)\]\([^)]*\)/g, '$1')
      .toLowerCase()
      .replaceAll(/[^\p{L}\p{N} _-]/gu, '')
      .replaceAll(' ', '-'),
  );
}
