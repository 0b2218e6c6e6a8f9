/** What parts show: plain data in the words of the library, checked, and never more than the viewer may see. */
import { describe, expect, expectTypeOf, test } from 'vitest';
import * as z from 'zod/mini';
import { createLibrary } from '../../src/index';
import { defineModule, defineRules, type PictureItem, part, SeatSchema } from '../../src/kit';
import { imperium } from '../../src/maps/imperium';
import { stateSvg, stateSvgWith } from '../../src/svg';
import { thrownBy } from '../support/scenario';

type Picture = (seen: { readonly owner: number; readonly number: number | 'hidden' }) => unknown;

/** A library with a hidden number, which its owner sees, and a game with it. */
function treasure(picture: unknown, label: unknown = 'Treasure', words = {}) {
  const treasurePart = part({
    id: 'treasure',
    schema: z.strictObject({ owner: SeatSchema, number: z.int() }),
    view: ({ owner, number }, viewer) => ({
      owner,
      number: viewer === owner ? number : ('hidden' as const),
    }),
    imagine: ({ owner, number }) => ({ owner, number: number === 'hidden' ? 1 : number }),
    // As somebody without types may write it.
    label: label as string,
    picture: picture as () => [],
  });
  const rules = defineRules({
    id: 'treasure',
    parts: [treasurePart],
    setUp: (transition) => treasurePart.write(transition, { owner: 1, number: 42 }),
  });
  const library = createLibrary({
    maps: [imperium],
    modules: [defineModule({ id: 'treasure', rules })],
    words,
  });
  const players = ['Livia', 'Gaius'];
  const state = library.createGame({ map: 'imperium', players, modules: ['treasure'], seed: 'x' });
  return { library, state };
}

const shown: Picture = ({ owner, number }) => [
  { key: 'chest', kind: 'chest', place: 'roma', seat: owner, text: `${number}`, label: 'A chest' },
];
const chest = { key: 'chest', kind: 'chest', label: 'A chest' };

describe('a part with a picture', () => {
  test('shows each viewer what they may see; of a state, what everybody sees', () => {
    const { library, state } = treasure(shown);
    const textOf = (from: Parameters<typeof library.picturesOf>[0]) =>
      library.picturesOf(from)[0]?.items[0]?.text;
    expect(textOf(library.viewFor(state, 1))).toBe('42');
    expect(textOf(library.viewFor(state, 0))).toBe('hidden');
    expect(textOf(library.viewFor(state, 'spectator'))).toBe('hidden');
    expect(textOf(state)).toBe('hidden');
    expect(textOf(JSON.parse(JSON.stringify(library.viewFor(state, 1))))).toBe('42');
  });

  test('is told by its part, as frozen data', () => {
    const { library, state } = treasure(() => [
      { ...chest, good: 'salt', place: 'land:novaria~roma' },
    ]);
    const pictures = library.picturesOf(state);
    const item = { ...chest, good: 'salt', place: 'land:novaria~roma' };
    expect(pictures).toEqual([{ part: 'treasure', label: 'Treasure', items: [item] }]);
    expect(Object.isFrozen(pictures[0]?.items[0])).toBe(true);
    expect(JSON.parse(JSON.stringify(pictures))).toEqual(pictures);
  });

  test('speaks the language of the library', () => {
    const words = { names: { printed: (name: string) => (name === 'Treasure' ? 'Trésor' : name) } };
    const { library, state } = treasure(shown, 'Treasure', words);
    expect(library.picturesOf(state)[0]?.label).toBe('Trésor');
    const unnamed = treasure(shown, undefined);
    expect(unnamed.library.picturesOf(unnamed.state)[0]?.label).toBe('Treasure');
  });

  test('is drawn at its place with its label, and named for those who do not see it', () => {
    const { library, state } = treasure(shown);
    const svg = stateSvgWith(library)(library.viewFor(state, 1));
    expect(svg).toMatch(
      /data-kind="item" data-key="item:treasure:chest"[^>]* data-part="treasure" data-item="chest"/,
    );
    expect(svg).toContain('<title>A chest</title>');
    expect(svg).toContain('Treasure – A chest.</desc>');
    expect(stateSvg(state, { parts: library.picturesOf(state) })).toBe(
      stateSvgWith(library)(state),
    );
    expect(stateSvg(state)).not.toContain('data-kind="item"');
  });

  test('is not drawn if it has none, or if the library cannot say it', () => {
    const { library, state } = treasure(undefined);
    expect(library.picturesOf(state)).toEqual([]);
    const { getMap } = treasure(shown).library;
    expect(stateSvgWith({ getMap })(state)).toBe(stateSvg(state));
  });

  test('has exact types', () => {
    part({
      id: 'exact',
      schema: z.strictObject({ left: z.int() }),
      view: ({ left }) => ({ isEmpty: left === 0 }),
      picture(seen, names, moment) {
        expectTypeOf(seen).toEqualTypeOf<{ isEmpty: boolean }>();
        expectTypeOf(names.good).toBeFunction();
        expectTypeOf(moment.map.name).toEqualTypeOf<string>();
        return [];
      },
    });
    part({
      id: 'open',
      schema: z.strictObject({ left: z.int() }),
      picture(seen): readonly PictureItem[] {
        expectTypeOf(seen).toEqualTypeOf<{ left: number }>();
        return [];
      },
    });
  });
});

describe('a picture that is none', () => {
  const fails = (): never => {
    throw new TypeError('no chest');
  };
  const many = (count: number) =>
    Array.from({ length: count }, (_, index) => ({ ...chest, key: `${index}` }));

  test.each<[string, string, string, () => unknown]>([
    ['throws', '', 'thrown', fails],
    ['is a promise', '', 'promise', async () => []],
    ['is nothing', '', 'noPicture', () => undefined],
    ['is a text', '', 'noPicture', () => '<svg/>'],
    ['has 201 items', '', 'noPicture', () => many(201)],
    ['has ten thousand items', '', 'noPicture', () => many(10_000)],
    ['has a hole', '[0]', 'noPicture', () => [null]],
    ['has no key', '[0].key', 'noPicture', () => [{ ...chest, key: undefined }]],
    ['has a long key', '[0].key', 'noPicture', () => [{ ...chest, key: 'x'.repeat(61) }]],
    ['has a key twice', '[1].key', 'noPicture', () => [chest, chest]],
    ['has a kind with blanks', '[0].kind', 'noPicture', () => [{ ...chest, kind: 'a chest' }]],
    ['is nowhere', '[0].place', 'noPicture', () => [{ ...chest, place: 'atlantis' }]],
    ['has no such seat', '[0].seat', 'noPicture', () => [{ ...chest, seat: 2 }]],
    ['has half a seat', '[0].seat', 'noPicture', () => [{ ...chest, seat: 0.5 }]],
    ['has no such good', '[0].good', 'noPicture', () => [{ ...chest, good: 'gold' }]],
    ['has a number as text', '[0].text', 'noPicture', () => [{ ...chest, text: 7 }]],
    ['has no label', '[0].label', 'noPicture', () => [{ ...chest, label: ' ' }]],
    ['has another field', '[0].colour', 'noPicture', () => [{ ...chest, colour: 'red' }]],
    [
      'fails when it is read',
      '',
      'thrown',
      () => [Object.defineProperty({}, 'key', { get: fails, enumerable: true })],
    ],
  ])('since it %s is the fault of its module', (_what, at, failure, picture) => {
    const { library, state } = treasure(picture);
    for (const call of [
      () => library.picturesOf(state),
      () => stateSvgWith(library)(state),
      () => library.picturesOf(library.viewFor(state, 1)),
    ]) {
      expect(thrownBy(call)).toMatchObject({
        code: 'INVALID_RULES',
        details: { rules: 'treasure', at: `the part treasure, picture${at}`, failure },
      });
    }
  });

  test.each<[string, unknown, unknown]>([
    ['picture', 'no function', 'Treasure'],
    ['label', shown, 7],
  ])('is refused where its part is defined: %s', (field, picture, label) => {
    expect(thrownBy(() => treasure(picture, label))).toMatchObject({
      code: 'INVALID_RULES',
      details: { path: `rules.parts[0].${field}` },
    });
  });

  test('in words: which rules, and where', () => {
    const { library, state } = treasure(() => [{ ...chest, place: 'atlantis' }]);
    expect(thrownBy(() => library.picturesOf(state)).message).toBe(
      'The rules of treasure failed in the part treasure, picture[0].place: ' +
        'a picture is a short list of items, each with key, kind and label',
    );
  });

  test('is no way into the page', () => {
    const evil = '<script>alert(1)</script>';
    const { library, state } = treasure(
      () => [{ key: '"><script>', kind: 'chest', text: evil, label: evil.repeat(100) }],
      evil,
    );
    const svg = stateSvgWith(library)(state);
    expect(svg).not.toContain('<script');
    expect(svg).toContain('&lt;script&gt;');
    expect(library.picturesOf(state)[0]?.items[0]?.label).toHaveLength(200);
  });
});
