import { build } from 'esbuild';
import { describe, expect, test } from 'vitest';
import { marked } from '../../tools/droppable';

/** What is left of a module of which nothing is used. */
async function leftOf(contents: string): Promise<string> {
  const options = { bundle: true, format: 'esm', minify: true, write: false } as const;
  const { outputFiles } = await build({ stdin: { contents, loader: 'ts' }, ...options });
  return outputFiles[0]?.text.trim() ?? '';
}

describe('what is computed at the top of a file', () => {
  const source = [
    'const board = boardOf({ id: one.id });',
    'const both = [...board, new Map([[1, 2]])], first = board[0];',
  ].join('\n');

  test('even by a tagged template', async () => {
    const texts = 'const texts = { one: fr`une`, two: fr`deux` };';
    expect(await leftOf(texts)).toMatch(/deux/);
    expect(await leftOf(marked(texts))).toBe('');
  });

  test('stays without a mark, since a bundler cannot know', async () => {
    expect(await leftOf(source)).toMatch(/boardOf/);
  });

  test('goes with it', async () => {
    expect(await leftOf(marked(source))).toBe('');
  });

  test('is the same as before', () => {
    const run = new Function('boardOf', 'one', `${marked(source)}; return [both, first];`);
    expect(run((board: { id: string }) => [board.id], { id: 'roma' })).toEqual([
      ['roma', new Map([[1, 2]])],
      'roma',
    ]);
  });
});

test('functions, plain values and statements stay as they are', () => {
  const source = [
    "export const GOODS = ['brick', 'food'] as const, price = (good: string) => prices.get(good);",
    'prices.set(1, 2);',
  ].join('\n');
  expect(marked(source)).toBe(source);
});
