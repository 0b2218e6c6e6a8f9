/** Writes the frame of a language: every entry that is missing, with the English one above it. */
import type { NeededWord } from './needed-words';

/** A module in TypeScript with an empty text for each of the words; empty texts are in English. */
export function templateOf(language: string, needed: readonly NeededWord[]): string {
  const rows: string[] = [
    `/** Words in ${language}. The English ones stand above them; what stays empty is in English. */`,
    "import type { WordSet } from 'concordia-rules';",
    '',
    'export const words: WordSet = {',
    `  language: '${language}',`,
  ];
  let open: readonly string[] = [];
  const closeTo = (depth: number): void => {
    for (let left = open.length; left > depth; left--) rows.push(`${indentOf(left)}},`);
    open = open.slice(0, depth);
  };
  for (const { path, english } of needed) {
    const [name = '', ...outside] = [...path].reverse();
    const sections = outside.reverse();
    const known = open.findIndex((section, depth) => section !== sections[depth]);
    closeTo(known === -1 ? Math.min(open.length, sections.length) : known);
    for (const section of sections.slice(open.length)) {
      open = [...open, section];
      rows.push(`${indentOf(open.length)}${keyOf(section)}: {`);
    }
    const indent = indentOf(open.length + 1);
    rows.push(...commentOf(english).map((row) => `${indent}// ${row}`.trimEnd()));
    rows.push(`${indent}${keyOf(name)}: ${emptyOf(english)},`);
  }
  closeTo(0);
  return [...rows, '};', ''].join('\n');
}

function indentOf(depth: number): string {
  return '  '.repeat(depth);
}

function keyOf(name: string): string {
  return /^[\p{L}_$][\p{L}\p{N}_$]*$/u.test(name) ? name : JSON.stringify(name);
}

/** The English entry, as it is written in this version. */
function commentOf(english: unknown): readonly string[] {
  const text = typeof english === 'function' ? String(english) : JSON.stringify(english);
  return (text ?? '').split(/\r\n?|[\n\u2028\u2029]/);
}

function emptyOf(english: unknown): string {
  if (typeof english === 'function') return "() => ''";
  return Array.isArray(english) ? '[]' : "''";
}
