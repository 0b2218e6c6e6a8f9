/** The line below the board that explains its symbols. */
import { STORED_GOODS } from '../model/goods';
import { COLONIST_KINDS } from '../model/ids';
import { classed, element, escaped, widthOf } from './markup';
import type { Subject } from './subject';
import { colonistOf, goodToken, houseOf, moved } from './symbols';

export interface Legend {
  readonly markup: string;
  readonly height: number;
}

interface Entry {
  readonly sign: string;
  readonly width: number;
  readonly text: string;
}

const SIZE = 13.5;
const ROW = 30;
const GAP = 16;

/** The routes and goods in the picture, and the players. */
export function legendOf({ scene, state, nameOf }: Subject, width: number): Legend {
  const { lines, map } = scene;
  const kinds = COLONIST_KINDS.filter((kind) =>
    [...lines.values()].some(({ route }) => route.kind === kind),
  );
  const present = new Set<string>([
    ...map.cities.map(({ letter }) => letter),
    ...Object.values(state?.board.cityGoods ?? {}),
  ]);
  const entries = [
    ...kinds.map((kind): Entry => {
      const line = element('path', { d: 'M0 0H34' });
      const stand = element('circle', { cx: 17, r: 4 });
      const sign = element('g', { class: classed(kind) }, line, stand);
      return { sign, width: 34, text: nameOf(kind, kind) };
    }),
    ...STORED_GOODS.filter((good) => present.has(good)).map((good): Entry => {
      const sign = element('g', { transform: moved([10, 0], 0.75) }, goodToken(good));
      return { sign, width: 20, text: nameOf(good, good) };
    }),
  ];
  const seats = (state?.players ?? []).map(({ name }, seat): Entry => {
    const signs = [
      element('g', { transform: moved([9, 0]) }, houseOf(seat)),
      ...COLONIST_KINDS.map((kind, index) =>
        element('g', { transform: moved([30 + index * 23, 0], 0.88) }, colonistOf(seat, kind)),
      ),
    ];
    return { sign: signs.join(''), width: 64, text: name };
  });
  const rows = [...rowsOf(entries, width), ...rowsOf(seats, width)];
  return {
    markup: rows.map((row, index) => drawn(row, (index + 0.5) * ROW)).join(''),
    height: rows.length * ROW + 8,
  };
}

type Row = readonly (Entry & { readonly x: number })[];

function rowsOf(entries: readonly Entry[], width: number): readonly Row[] {
  const rows: (Entry & { readonly x: number })[][] = [];
  let x = width;
  for (const entry of entries) {
    const needed = entry.width + 6 + widthOf(entry.text, SIZE) + GAP;
    if (x + needed > width) {
      rows.push([]);
      x = GAP;
    }
    rows.at(-1)?.push({ ...entry, x });
    x += needed;
  }
  return rows;
}

function drawn(row: Row, y: number): string {
  return row
    .map(({ sign, width, text, x }) =>
      element(
        'g',
        { transform: moved([x, y]) },
        sign,
        element(
          'text',
          { class: classed('name'), x: width + 6, y: SIZE * 0.34, 'font-size': SIZE },
          escaped(text),
        ),
      ),
    )
    .join('');
}
