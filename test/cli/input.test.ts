import { expect, test } from 'vitest';
import { MAX_BYTES } from '../../src/cli/input';
import { concordia, scratch } from './console';

const files = scratch();

async function refusal(file: string, stdin: string | Uint8Array = ''): Promise<string> {
  const { code, out, err } = await concordia(['score', file], { stdin });
  expect({ code, out }).toEqual({ code: 1, out: '' });
  expect(err).not.toContain('    at ');
  expect(err).toMatch(/^error: [^\n]+\n$/);
  return err;
}

test('files that cannot be read', async () => {
  expect(await refusal(`${files.dir}/none.json`)).toContain('no such file');
  expect(await refusal(files.dir)).toContain('directory');
});

test('input that is no text, empty or too long', async () => {
  expect(await refusal('-', new Uint8Array([0xff, 0xfe, 0x7b, 0x00]))).toContain('UTF-8');
  expect(await refusal('-', ' \n')).toContain('empty');
  expect(await refusal('-', new Uint8Array(MAX_BYTES + 1))).toContain('larger than 20 MB');
});

test('input that is neither JSON nor YAML', async () => {
  expect(await refusal('-', '{"players": [')).toContain('not JSON');
  expect(await refusal('-', 'players: [1')).toContain('not YAML');
  expect(await refusal('-', 'name: a\nname: b')).toContain('not YAML');
});

test('a YAML file cannot multiply itself', async () => {
  const layers = Array.from({ length: 12 }, (_, layer) =>
    layer === 0
      ? 'a0: &a0 [x, x, x, x, x, x, x, x, x]'
      : `a${layer}: &a${layer} [${Array(9)
          .fill(`*a${layer - 1}`)
          .join(', ')}]`,
  );
  expect(await refusal('-', layers.join('\n'))).toContain('alias');
});

test('YAML written as if it were JSON is fine', async () => {
  const stdin =
    '{players: [{name: Anna, cards: {}, houses: [], colonists: 0, money: 0, goods: {}}]}';
  const { code } = await concordia(['score', '-'], { stdin });
  expect(code).toBe(0);
});
