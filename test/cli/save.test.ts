import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { Exit, REFUSED, STOPPED } from '../../src/cli/refused';
import { checkTarget, save, saveWhole } from '../../src/cli/save';
import { scratch } from './console';

const files = scratch();
const at = (name: string) => join(files.dir, name);

/** Nothing unfinished is left. */
function leftovers(): readonly string[] {
  return readdirSync(files.dir).filter((name) => name.endsWith('.tmp'));
}

describe('what is too long to be held', () => {
  test('is written piece by piece', async () => {
    const fill = async (stream: NodeJS.WritableStream) => {
      for (const line of ['a\n', 'b\n']) stream.write(line);
    };
    await saveWhole(at('whole'), fill, {});
    expect(readFileSync(at('whole'), 'utf8')).toBe('a\nb\n');
  });

  test('is there if some of it was refused, and the exit code is the same', async () => {
    const refusedOnes = saveWhole(
      at('some'),
      async (stream) => {
        stream.write('a\n');
        throw new Exit(REFUSED);
      },
      {},
    );
    await expect(refusedOnes).rejects.toMatchObject({ exitCode: REFUSED });
    expect(readFileSync(at('some'), 'utf8')).toBe('a\n');
  });

  test.each([
    ['somebody stops it', new Exit(STOPPED), { exitCode: STOPPED }],
    [
      'it fails',
      new Error('ave'),
      { code: 'NOT_WRITTEN', message: expect.stringContaining('ave') },
    ],
  ])('is not there if %s', async (_, error, told) => {
    const fill = async () => {
      throw error;
    };
    await expect(saveWhole(at('stopped'), fill, {})).rejects.toMatchObject(told);
    expect(existsSync(at('stopped'))).toBe(false);
    expect(leftovers()).toEqual([]);
  });
});

test('a file that comes while another is written is not replaced', async () => {
  const fill = async (stream: NodeJS.WritableStream) => {
    stream.write('late');
    writeFileSync(at('raced'), 'early');
  };
  await expect(saveWhole(at('raced'), fill, {})).rejects.toThrow(
    /raced cannot be written: it already/,
  );
  expect(readFileSync(at('raced'), 'utf8')).toBe('early');
  expect(leftovers()).toEqual([]);
});

test('a path through a file leads nowhere', async () => {
  writeFileSync(at('file'), '');
  const inside = join(at('file'), 'sheet.yaml');
  const why = 'part of the path is not a directory';
  await expect(checkTarget(inside, {})).rejects.toThrow(why);
  await expect(save(inside, 'text', {})).rejects.toThrow(why);
});
