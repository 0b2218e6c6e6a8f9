/** Measures pictures of games as drawn: what covers what, what is cut off, how large pieces are, and what contrasts. */
import { type Box, boxAround, isInside, overlap, type PicturePoint } from '../../src/svg/plane';
import { all, namesOf, type Tag } from './drawn';

/** The space of the board on a table of 1280 by 900 pixels; test/browser/table.test.ts measures it there. */
const BOARD_AT_1280 = { wide: [868, 634], high: [620, 782] } as const;
/** In pixels at that size: pieces of players, of cities, and of provinces. */
const LEAST_PIECE = 20;
const PIECES = ['colonist', 'house', 'token', 'marker'];
/** The width and height of colonists on land and at sea, in units of the picture. */
const PERSON = [24, 28] as const;
const SHIP = [31, 28] as const;
/** In units of the picture: as wide as a colonist is. */
const STANDS_APART = 26;
/** As WCAG 2.2 asks of texts, and of signs. */
const TEXT_CONTRAST = 4.5;
const SIGN_CONTRAST = 3;

/** What is wrong with a picture, in sentences. */
export function faultsIn(picture: Tag): readonly string[] {
  const frame = frameOf(picture);
  const names = namesOf(picture);
  const things = thingsIn(picture);
  const faults: string[] = [];
  for (const [index, { name, box }] of names.entries()) {
    for (const other of names.slice(index + 1)) {
      if (overlap(box, other.box) > 0) faults.push(`${name} lies over ${other.name}`);
    }
    for (const { key, shape, kind } of things) {
      if (kind === 'route' && shape.some((points) => points.some((at) => isInside(box, at)))) {
        faults.push(`${name} lies over ${key}`);
      }
      if (PIECES.includes(kind) && overlap(box, boundsOf(shape)) > 0) {
        faults.push(`${key} lies over ${name}`);
      }
    }
    if (!isWithin(box, frame)) faults.push(`${name} is cut off`);
  }
  for (const { key, shape, line } of things) {
    const { left, top, right, bottom } = boundsOf(shape);
    const box = { left: left - line, top: top - line, right: right + line, bottom: bottom + line };
    if (!isWithin(box, frame)) faults.push(`${key} is cut off`);
  }
  for (const { key, size } of piecesIn(picture)) {
    if (size < LEAST_PIECE) faults.push(`${key} is ${size.toFixed(1)} pixels high`);
  }
  const houses = things.filter(({ kind }) => kind === 'house');
  for (const { key, shape } of things.filter(({ kind }) => kind === 'item')) {
    for (const house of houses) {
      const shared = overlap(boundsOf(shape), boundsOf(house.shape));
      if (shared > 0) faults.push(`${key} lies over ${house.key}`);
    }
  }
  const stands = standsIn(picture);
  for (const [index, [key, x, y]] of stands.entries()) {
    // Whether or not anybody stands there in this game.
    const [width, height] = key.startsWith('route:sea') ? SHIP : PERSON;
    const colonist = boxAround([x, y], width, height);
    for (const { name, box } of names) {
      if (overlap(box, colonist) > 0) faults.push(`who stands on ${key} covers ${name}`);
    }
    for (const [other, otherX, otherY] of stands.slice(index + 1)) {
      const apart = Math.hypot(x - otherX, y - otherY);
      if (apart < STANDS_APART) faults.push(`${key} and ${other} are ${apart.toFixed(0)} apart`);
    }
  }
  return faults;
}

/** Where colonists stand on routes. */
function standsIn(picture: Tag): readonly (readonly [key: string, x: number, y: number])[] {
  return all(picture).flatMap(({ attributes, children }) => {
    const circle = children.find(({ name }) => name === 'circle');
    if (attributes['data-kind'] !== 'route' || circle === undefined) return [];
    const { cx, cy } = circle.attributes;
    return [[attributes['data-key'] ?? '', Number(cx), Number(cy)] as const];
  });
}

/** The pieces of a picture and how high they are at 1280 pixels. */
export function piecesIn(picture: Tag): readonly { readonly key: string; readonly size: number }[] {
  const { right: width, bottom: height } = frameOf(picture);
  const [across, down] = width < height ? BOARD_AT_1280.high : BOARD_AT_1280.wide;
  const unit = Math.min(across / width, down / height);
  return thingsIn(picture)
    .filter(({ kind }) => PIECES.includes(kind))
    .map(({ key, shape, line }) => {
      const { top, bottom } = boundsOf(shape);
      return { key, size: (bottom - top + 2 * line) * unit };
    });
}

/** What contrasts too little, in light and in dark, in sentences. */
export function paleIn(picture: Tag): readonly string[] {
  const sheet = all(picture).find(({ name }) => name === 'style')?.text ?? '';
  const [light = '', dark = ''] = sheet.split('@media (prefers-color-scheme:dark)');
  const faults: string[] = [];
  for (const [scheme, rules] of [
    ['light', [light]],
    ['dark', [light, dark]],
  ] as const) {
    const paint = (selector: string, property: string): string =>
      rules
        .map((part) => declared(part, selector, property))
        .findLast((value) => value !== undefined) ?? '';
    const ground = paint('ground', 'fill');
    const share = Number(paint('area', 'fill-opacity'));
    const areas = all(picture)
      .filter(({ attributes }) => attributes.class === 'concordia-area')
      .map(({ attributes }) => mixed(attributes.fill ?? '', ground, share));
    const backgrounds = [...new Set([...areas, paint('paper', 'fill')])];
    const check = (what: string, ink: string, on: string, least: number): void => {
      const found = contrast(ink, on);
      if (!(found >= least))
        faults.push(`${scheme}: ${what}, ${ink} on ${on}: ${found.toFixed(2)}`);
    };
    for (const background of backgrounds) {
      check('names', paint('name', 'fill'), background, TEXT_CONTRAST);
      check('names of provinces', paint('province', 'fill'), background, TEXT_CONTRAST);
      check('land routes', paint('land path', 'stroke'), background, SIGN_CONTRAST);
      check('sea routes', paint('sea path', 'stroke'), background, SIGN_CONTRAST);
      check('outlines of pieces', paint('piece', 'stroke'), background, SIGN_CONTRAST);
    }
    for (const { fill, ink, least, what } of painted(picture)) check(what, ink, fill, least);
  }
  return [...new Set(faults)];
}

/** Numbers on pieces, and signs of goods on tokens: the same in light and dark. */
function painted(picture: Tag) {
  return all(picture).flatMap(({ attributes, children }) => {
    const fill = children.find(({ attributes: { class: name } }) => name === 'concordia-piece')
      ?.attributes.fill;
    if (fill === undefined || fill === 'none') return [];
    return children.flatMap(({ name, attributes: { class: own, fill: ink, stroke } }) => {
      if (own === 'concordia-piece' || own === 'concordia-name' || name === 'title') return [];
      const isText = name === 'text';
      const colour = [ink, stroke].find((one) => one !== undefined && one !== 'none');
      if (colour === undefined) return [];
      const least = isText ? TEXT_CONTRAST : SIGN_CONTRAST;
      return [{ fill, ink: colour, least, what: `what ${attributes['data-key'] ?? name} says` }];
    });
  });
}

function declared(rules: string, selector: string, property: string): string | undefined {
  const [, body = ''] = new RegExp(`\\.concordia-${selector}\\{([^}]*)\\}`).exec(rules) ?? [];
  return new RegExp(`(?:^|;)${property}:([^;]+)`).exec(body)?.[1];
}

type Colour = readonly [red: number, green: number, blue: number];

function colourOf(text: string): Colour {
  const digits =
    text.length === 4 ? [...text.slice(1)].map((one) => one + one).join('') : text.slice(1);
  const part = (index: number): number =>
    Number.parseInt(digits.slice(2 * index, 2 * index + 2), 16);
  if (!/^#[0-9a-f]+$/i.test(text)) throw new Error(`no colour: ${text}`);
  return [part(0), part(1), part(2)];
}

function mixed(over: string, under: string, share: number): string {
  const [above, below] = [colourOf(over), colourOf(under)];
  const parts = above.map((one, index) =>
    Math.round(one * share + (below[index] ?? 0) * (1 - share)),
  );
  return `#${parts.map((one) => one.toString(16).padStart(2, '0')).join('')}`;
}

function contrast(a: string, b: string): number {
  const light = (text: string): number => {
    const [red = 0, green = 0, blue = 0] = colourOf(text).map((one) =>
      one / 255 <= 0.04045 ? one / 255 / 12.92 : ((one / 255 + 0.055) / 1.055) ** 2.4,
    );
    return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
  };
  const [bright = 0, dim = 0] = [light(a), light(b)].sort((one, other) => other - one);
  return (bright + 0.05) / (dim + 0.05);
}

/** Something in a picture, as lines of points in units of the picture. */
interface Thing {
  readonly key: string;
  readonly kind: string;
  readonly shape: readonly (readonly PicturePoint[])[];
  /** Half the width of its outline. */
  readonly line: number;
}

/** Everything with a key that is drawn, and the coast. */
function thingsIn(picture: Tag): readonly Thing[] {
  const found: Thing[] = [];
  const visit = (tag: Tag, place: Place, owner: Tag | undefined): void => {
    const own = tag.attributes['data-key'] === undefined ? owner : tag;
    const here = placed(place, tag.attributes.transform);
    const { class: name = '', 'stroke-width': width } = tag.attributes;
    const shape = shapeOf(tag).map((points) => points.map((point) => pointAt(here, point)));
    const key = own?.attributes['data-key'] ?? name;
    const isBare = own === undefined && name !== 'concordia-coast' && name !== 'concordia-exit';
    if (shape.length > 0 && !isBare) {
      const line = width === undefined ? (LINES[name] ?? 0.7) : Number(width) / 2;
      found.push({ key, kind: own?.attributes['data-kind'] ?? '', shape, line: line * here.scale });
    }
    for (const child of tag.children) visit(child, here, own);
  };
  for (const child of picture.children) visit(child, { scale: 1, x: 0, y: 0 }, undefined);
  // All that is drawn of one thing together, but for what lies on it and has a key of its own.
  const things = new Map<string, Thing>();
  for (const thing of found) {
    const before = things.get(thing.key);
    const shape = [...(before?.shape ?? []), ...thing.shape];
    things.set(thing.key, { ...thing, shape, line: Math.max(thing.line, before?.line ?? 0) });
  }
  return [...things.values()];
}

/** Half the width of outlines that the style sheet says. */
const LINES: Readonly<Record<string, number>> = { 'concordia-piece': 0.65, 'concordia-area': 0 };

interface Place {
  readonly scale: number;
  readonly x: number;
  readonly y: number;
}

function placed({ scale, x, y }: Place, transform = ''): Place {
  const [, dx = '0', dy = '0'] = /translate\((\S+) (\S+)\)/.exec(transform) ?? [];
  const [, times = '1'] = /scale\((\S+)\)/.exec(transform) ?? [];
  return { scale: scale * Number(times), x: x + scale * Number(dx), y: y + scale * Number(dy) };
}

function pointAt({ scale, x, y }: Place, [px, py]: PicturePoint): PicturePoint {
  return [x + scale * px, y + scale * py];
}

function shapeOf({ name, attributes }: Tag): readonly (readonly PicturePoint[])[] {
  const number = (key: string): number => Number(attributes[key] ?? 0);
  if (name === 'circle') {
    const [x, y, r] = [number('cx'), number('cy'), number('r')];
    return [
      [
        [x - r, y - r],
        [x + r, y + r],
      ],
    ];
  }
  if (name === 'rect') {
    const [x, y] = [number('x'), number('y')];
    return [
      [
        [x, y],
        [x + number('width'), y + number('height')],
      ],
    ];
  }
  return name === 'path' ? linesOf(attributes.d ?? '') : [];
}

const STEPS = 40;

/** The lines of a path as points, close to each other on curves. */
export function linesOf(d: string): readonly (readonly PicturePoint[])[] {
  const lines: PicturePoint[][] = [];
  let [x, y] = [0, 0];
  let start: PicturePoint = [0, 0];
  const go = (to: PicturePoint, at: (part: number) => PicturePoint, steps: number): void => {
    const line = lines.at(-1);
    for (let step = 1; step <= steps; step++) line?.push(at(step / steps));
    [x, y] = to;
  };
  const straight = (to: PicturePoint): void => {
    const from: PicturePoint = [x, y];
    go(to, (part) => [from[0] + (to[0] - from[0]) * part, from[1] + (to[1] - from[1]) * part], 8);
  };
  for (const [, command = '', rest = ''] of d.matchAll(/([A-Za-z])([^A-Za-z]*)/g)) {
    const values = (rest.match(/-?(?:\d+\.?\d*|\.\d+)/g) ?? []).map(Number);
    const isRelative = command === command.toLowerCase();
    const size = { M: 2, L: 2, H: 1, V: 1, Q: 4, A: 7, Z: 0 }[command.toUpperCase()];
    if (size === undefined) throw new Error(`unknown command ${command}`);
    if (size === 0) straight(start);
    for (let index = 0; size > 0 && index < values.length; index += size) {
      const part = values.slice(index, index + size);
      const [ox, oy] = isRelative ? [x, y] : [0, 0];
      const point = (at: number): PicturePoint => [ox + (part[at] ?? 0), oy + (part[at + 1] ?? 0)];
      switch (command.toUpperCase()) {
        case 'M':
          if (index > 0) straight(point(0));
          else {
            start = point(0);
            [x, y] = start;
            lines.push([start]);
          }
          break;
        case 'L':
          straight(point(0));
          break;
        case 'H':
          straight([ox + (part[0] ?? 0), y]);
          break;
        case 'V':
          straight([x, oy + (part[0] ?? 0)]);
          break;
        case 'Q': {
          const [from, control, to] = [[x, y] as const, point(0), point(2)];
          const at = (t: number): PicturePoint => {
            const [a, b, c] = [(1 - t) ** 2, 2 * t * (1 - t), t * t];
            return [
              a * from[0] + b * control[0] + c * to[0],
              a * from[1] + b * control[1] + c * to[1],
            ];
          };
          go(to, at, STEPS);
          break;
        }
        default:
          arc([x, y], point(5), part, go);
      }
    }
  }
  return lines;
}

/** A part of a circle. */
function arc(
  [ax, ay]: PicturePoint,
  to: PicturePoint,
  [given = 0, , , isLarge, isClockwise]: readonly number[],
  go: (to: PicturePoint, at: (part: number) => PicturePoint, steps: number) => void,
): void {
  const [bx, by] = to;
  const half = Math.hypot(bx - ax, by - ay) / 2;
  const radius = Math.max(given, half);
  const away = Math.sqrt(radius * radius - half * half) * (isLarge === isClockwise ? -1 : 1);
  const [nx, ny] = half === 0 ? [0, 0] : [-(by - ay) / (2 * half), (bx - ax) / (2 * half)];
  const [cx, cy] = [(ax + bx) / 2 + nx * away, (ay + by) / 2 + ny * away];
  const first = Math.atan2(ay - cy, ax - cx);
  let turn = Math.atan2(by - cy, bx - cx) - first;
  if (isClockwise === 1 && turn < 0) turn += 2 * Math.PI;
  if (isClockwise === 0 && turn > 0) turn -= 2 * Math.PI;
  go(
    to,
    (part) => [
      cx + radius * Math.cos(first + turn * part),
      cy + radius * Math.sin(first + turn * part),
    ],
    STEPS,
  );
}

function boundsOf(shape: readonly (readonly PicturePoint[])[]): Box {
  const points = shape.flat();
  const [xs, ys] = [points.map(([x]) => x), points.map(([, y]) => y)];
  return {
    left: Math.min(...xs),
    top: Math.min(...ys),
    right: Math.max(...xs),
    bottom: Math.max(...ys),
  };
}

function isWithin(box: Box, frame: Box): boolean {
  return (
    box.left >= frame.left &&
    box.top >= frame.top &&
    box.right <= frame.right &&
    box.bottom <= frame.bottom
  );
}

function frameOf({ attributes }: Tag): Box {
  const [left = 0, top = 0, right = 0, bottom = 0] = (attributes.viewBox ?? '')
    .split(' ')
    .map(Number);
  return { left, top, right, bottom };
}
