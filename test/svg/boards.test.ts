/** The pictures of all boards: legible and complete. */
import { describe, expect, test } from 'vitest';
import { allBoards } from '../../src/maps/boards';
import { boardSvg } from '../../src/svg';
import { widthOf } from '../../src/svg/markup';
import { overlap } from '../../src/svg/plane';
import { someBeforePush } from '../support/night';
import { all, namesOf, ofKind, parse, pointOf, titleOf } from './drawn';

/** Half the width and height of places that are larger than cities. */
const BOXES: Readonly<Record<string, readonly [number, number]>> = {
  capital: [42, 22],
  field: [32, 22],
};
/** Drawn twice: laying out a board takes long. */
const AGAIN = someBeforePush(allBoards, 6);
const SPECIAL = ['capital', 'castle', 'gate', 'square', 'field'];

test('texts are taken to be at least as wide as in DejaVu Sans, the widest common font', () => {
  // Advances of the font, in thousandths of its size.
  const advances = { a: 613, e: 615, i: 278, l: 278, m: 974, n: 634, o: 612, r: 411, s: 521 };
  const capitals = { A: 684, C: 698, I: 295, M: 863, N: 748, R: 695, V: 684, ' ': 318 };
  const wide = { ...advances, ...capitals };
  for (const word of ['Colonia', 'Massilia', 'Roma', 'Carra', 'Villa Sessenia']) {
    const known = [...word].filter((sign): sign is keyof typeof wide => sign in wide);
    const real = known.reduce((sum, sign) => sum + wide[sign], 0) / 1000;
    expect(widthOf(known.join(''), 1)).toBeGreaterThanOrEqual(real);
  }
});

describe.each(allBoards)('$id', (board) => {
  const markup = boardSvg(board);
  const picture = parse(markup);
  const names = namesOf(picture);

  test('no name lies over another one, or beyond the picture', () => {
    const [width = 0, height = 0] = (picture.attributes.viewBox ?? '')
      .split(' ')
      .slice(2)
      .map(Number);
    const whole = { left: 0, top: 0, right: width, bottom: height };
    expect(names.length).toBeGreaterThanOrEqual(board.provinces.length + 20);
    for (const [index, { name, box }] of names.entries()) {
      const area = (box.right - box.left) * (box.bottom - box.top);
      expect(overlap(box, whole), name).toBeCloseTo(area);
      const over = names.slice(index + 1).filter((other) => overlap(box, other.box) > 0);
      expect(over, name).toEqual([]);
    }
  });

  test('no name lies over a place', () => {
    const places = ['city', ...SPECIAL].flatMap((kind) =>
      ofKind(picture, kind).map((place) => {
        const [x, y] = pointOf(place);
        const [across = 12, down = 12] = BOXES[kind] ?? [];
        return { left: x - across, right: x + across, top: y - down, bottom: y + down };
      }),
    );
    for (const { name, box } of names) {
      expect(
        places.filter((place) => overlap(box, place) > 0),
        name,
      ).toEqual([]);
    }
  });

  test('every place, province and route is there once, with its title', () => {
    const idsOf = (...kinds: string[]) =>
      kinds.flatMap((kind) => ofKind(picture, kind).map(({ attributes }) => attributes['data-id']));
    expect(idsOf('city', ...SPECIAL).sort()).toEqual(
      [...board.cities, ...(board.fields ?? [])].map(({ id: place }) => place).sort(),
    );
    expect(idsOf('province')).toEqual(board.provinces.map(({ id: province }) => province));
    expect(idsOf('route').sort()).toEqual(board.routes.map(({ id: route }) => route).sort());
    const titled = all(picture).filter(({ attributes }) => attributes['data-id'] !== undefined);
    expect(titled.filter((tag) => titleOf(tag) === '')).toEqual([]);
  });

  test('every city shows its letter, or the good that is printed there', () => {
    for (const { id: city, name, letter } of board.cities) {
      if (SPECIAL.includes(letter)) continue;
      const [tag] = ofKind(picture, 'city').filter(
        ({ attributes }) => attributes['data-id'] === city,
      );
      expect(titleOf(tag ?? picture)).toBe(`${name} – ${letter}`);
    }
  });

  test('a colonist stands on each route where one may stay', () => {
    for (const { id: route, stop } of board.routes) {
      const [tag] = ofKind(picture, 'route').filter(
        ({ attributes }) => attributes['data-id'] === route,
      );
      const stands = tag?.children.filter(({ name }) => name === 'circle') ?? [];
      expect(stands).toHaveLength(stop === false ? 0 : 1);
      expect(tag?.attributes.class).toBe(stop === false ? 'concordia-pass' : undefined);
    }
  });

  test('it is accessible, and clashes with nothing in the page around', () => {
    expect(picture.attributes.role).toBe('img');
    expect(titleOf(picture)).toBe(board.name);
    expect(picture.children[1]?.name).toBe('desc');
    for (const { attributes } of all(picture)) {
      expect(attributes).not.toHaveProperty('id');
      for (const name of attributes.class?.split(' ') ?? []) expect(name).toMatch(/^concordia-/);
    }
    const [style] = all(picture).filter(({ name }) => name === 'style');
    for (const [, selector = ''] of (style?.text ?? '').matchAll(/(?:^|[{}])([^{}@]+)\{/g)) {
      expect(selector).toMatch(/^\.concordia-/);
    }
    expect(style?.text).toContain('@media (prefers-color-scheme:dark)');
  });

  test('on a phone 360 pixels wide every place has 32 of them to itself', () => {
    const points = ['city', ...SPECIAL].flatMap((kind) => ofKind(picture, kind).map(pointOf));
    const scale = 360 / Number(picture.attributes.width);
    const gaps = points.flatMap(([x, y], index) =>
      points.slice(0, index).map(([toX, toY]) => Math.hypot(x - toX, y - toY) * scale),
    );
    // Points are written as whole numbers.
    expect(Math.min(...gaps)).toBeGreaterThan(32 - 0.5);
  });

  test.runIf(AGAIN.includes(board))('it is always the same', () => {
    expect(boardSvg(JSON.parse(JSON.stringify(board)))).toBe(markup);
  });

  test('it is small, and its numbers are short', () => {
    expect(markup.length).toBeLessThan(52_000);
    expect(markup).not.toMatch(/NaN|undefined|Infinity|\d\.\d\d\d/);
  });
});
