import { readdirSync, readFileSync } from 'node:fs';
import { join, relative, resolve } from 'node:path';
import { describe, expect, test } from 'vitest';

const SRC = resolve(import.meta.dirname, '../src');

/** The rooms of src, lowest floor first; a room imports from its own floor only inside itself. */
const FLOORS: readonly (readonly string[])[] = [
  ['model'],
  ['board', 'cards', 'random'],
  ['scoring'],
  ['rules'],
  ['engine'],
  ['maps', 'modules', 'log'],
  ['.'],
  ['bots'],
  ['testing'],
  ['cli'],
];

interface Import {
  readonly file: string;
  readonly from: string;
  readonly to: string;
}

const files = readdirSync(SRC, { recursive: true, encoding: 'utf8' }).filter((name) =>
  name.endsWith('.ts'),
);

function roomOf(file: string): string {
  const [room = '.', ...rest] = file.split('/');
  return rest.length === 0 ? '.' : room;
}

const imports: readonly Import[] = files.flatMap((file) => {
  const text = readFileSync(join(SRC, file), 'utf8');
  return [...text.matchAll(/from '(\.[^']+?)(?<!\.json)'/g)].map(([, path = '']) => {
    const target = relative(SRC, resolve(SRC, file, '..', path));
    const to = files.includes(`${target}.ts`) ? roomOf(`${target}.ts`) : 'nowhere';
    return { file, from: roomOf(file), to };
  });
});

const floorOf = (room: string): number => FLOORS.findIndex((rooms) => rooms.includes(room));

describe('the house', () => {
  test('has no room without a floor', () => {
    expect(files.filter((file) => floorOf(roomOf(file)) === -1)).toEqual([]);
    expect(imports.filter(({ to }) => to === 'nowhere')).toEqual([]);
    expect(imports.length).toBeGreaterThan(100);
  });

  test('a room imports only from itself and from floors below', () => {
    const upwards = imports.filter(
      ({ from, to }) => from !== to && floorOf(to) >= floorOf(from) && from !== '.',
    );
    expect(upwards).toEqual([]);
  });

  test('no floor below the maps names one', () => {
    const maps =
      /\b(imperium|italia|sicilia|britannia|germania|hispania|gallia|corsica|aegyptus)\b/i;
    const naming = files.filter(
      (file) =>
        floorOf(roomOf(file)) < floorOf('maps') && maps.test(readFileSync(join(SRC, file), 'utf8')),
    );
    expect(naming).toEqual([]);
  });

  test('nothing depends on the clock, on chance or on the place', () => {
    const forbidden = /Math\.random|Date\.now|new Date|localeCompare|toLocale|\bIntl\b/;
    const found = files.filter(
      (file) => roomOf(file) !== 'cli' && forbidden.test(readFileSync(join(SRC, file), 'utf8')),
    );
    expect(found).toEqual([]);
  });
});
