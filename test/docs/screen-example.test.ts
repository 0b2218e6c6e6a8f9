/** The page of docs/guides/screen.md: small, and what it says comes from the library. */
import ts from 'typescript';
import { describe, expect, test } from 'vitest';
import { cards, getMap, mapIds, STORED_GOODS } from '../../src/index';
import { englishScreen } from '../../src/words/screen-words';
import { page as pageOf } from '../readme/markdown';
import { exampleFiles } from '../support/example-files';
import { expectParts } from './parts';

const FOLDER = 'docs/examples/screen';
const GUIDE = 'docs/guides/screen.md';
const FILES = exampleFiles(FOLDER);

test(`${GUIDE} shows parts of every file of the example, word for word`, () => {
  expectParts(GUIDE, FOLDER, ['hot-seat.html']);
});

const MEDIA_QUERY = /^\([a-z-]+: [a-z]+\)$/;

/** What people read of a source: text of tags, strings that stand in them, and whatever else has several words. */
function spoken(source: string): readonly string[] {
  const said: string[] = [];
  const isRead = (node: ts.Node): boolean => {
    const { parent } = node;
    if (ts.isJsxAttribute(parent)) return /title|label|placeholder|alt/.test(parent.name.getText());
    return ts.isJsxExpression(parent) && ts.isJsxElement(parent.parent);
  };
  const look = (node: ts.Node): void => {
    if (ts.isImportDeclaration(node)) return;
    const isString = ts.isStringLiteralLike(node) || ts.isTemplateHead(node);
    if (ts.isJsxText(node) || isString || ts.isTemplateMiddleOrTemplateTail(node)) {
      const { text } = node;
      const isSaid = ts.isJsxText(node) || isRead(node) ? /\p{L}/u : /^\p{Lu}|\p{L} | \p{L}/u;
      if (isSaid.test(text) && !MEDIA_QUERY.test(text)) said.push(text.trim());
    }
    ts.forEachChild(node, look);
  };
  look(ts.createSourceFile('x.tsx', source, ts.ScriptTarget.ES2022, true, ts.ScriptKind.TSX));
  return said;
}

describe('what the page says comes from the library', () => {
  const sources = FILES.map((file) => [file, pageOf(`${FOLDER}/${file}`)] as const);
  const code = sources.filter(([file]) => /\.tsx?$/.test(file));

  /** What one does with any game: all that the example says itself. */
  const OWN_WORDS = ['Bots', 'Load', 'Save', 'Start', 'Undo'];

  test('its own words are few and of no game', () => {
    const said = code.flatMap(([, text]) => spoken(text));
    expect([...new Set(said)].sort()).toEqual(OWN_WORDS);
    const labels: readonly string[] = Object.values(englishScreen.labels);
    expect(labels.filter((label) => OWN_WORDS.includes(label))).toEqual([]);
  });

  test('a word about the game would be noticed, wherever it stands', () => {
    expect(
      spoken(
        `const a = <b title="wine">money {'houses'} {n + ' cards'} {\`\${n} coins\`}</b>;
        const b = ['Rank', 'no wine', 'list', \`seat:\${n}\`];`,
      ),
    ).toEqual(['wine', 'money', 'houses', 'cards', 'coins', 'Rank', 'no wine']);
  });

  test('pages and styles say nothing but the name of the game', () => {
    for (const [file, text] of sources) {
      if (file.endsWith('.html')) {
        const said = text.replace(/<[^>]*>/g, '').trim();
        expect(said, file).toBe('Concordia');
      }
      if (file.endsWith('.css')) expect(text, file).not.toMatch(/(?<!-)content:/);
    }
  });

  test('no card, good, place or action has its name in it', () => {
    const maps = mapIds().map(getMap);
    const ids = [
      ...Object.values(cards).flatMap(({ id, roles }) => [id, ...roles]),
      ...STORED_GOODS,
      ...maps.flatMap(({ cities, provinces }) => [...cities, ...provinces].map(({ id }) => id)),
    ];
    const names = new RegExp(`\\b(${[...new Set(ids)].join('|')})\\b`, 'i');
    for (const [file, text] of sources) expect(names.exec(text)?.[0], file).toBeUndefined();
  });

  test('no number of the game is in it', () => {
    const numbers = code.flatMap(([, text]) =>
      [...text.matchAll(/(?<![\w-])\d+/g)].map(([number]) => number),
    );
    // Indices, the zoom of the board, and the words of a seed.
    expect([...new Set(numbers)].sort()).toEqual(['0', '1', '4']);
  });
});

test('a hot seat is at most 120 lines of code', () => {
  const lines = ['library.ts', 'game.ts', 'table.tsx', 'hot-seat.tsx'].flatMap((file) =>
    pageOf(`${FOLDER}/${file}`).split('\n'),
  );
  const written = lines.filter((line) => !/^\s*($|\/\/|\/?\*)/.test(line));
  expect(written.length).toBeLessThanOrEqual(120);
  // It needs no other file, so that it is all there is to write.
  const imported = lines.flatMap((line) => /from '\.\/(.+)'/.exec(line)?.[1] ?? []);
  expect([...new Set(imported)].sort()).toEqual(['game', 'library', 'table']);
});
