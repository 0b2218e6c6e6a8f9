/** What can be measured of pictures: nothing covers a name, nothing is cut off, pieces are large, colours contrast. */
// answers for src/svg
import { describe, expect, test } from 'vitest';
import { IS_NIGHT } from '../support/night';
import { parse } from './drawn';
import { COUNTS, EVERY_MAP, pictureIn } from './games';
import { faultsIn, linesOf, paleIn, piecesIn } from './measures';

/** Besides `FUZZ`, each map has the most players, when it is fullest, and one of the other numbers in turn. */
function countsOn(map: string): readonly number[] {
  const [most = 5, ...others] = COUNTS.toReversed();
  if (IS_NIGHT) return COUNTS;
  return [most, ...others.slice(EVERY_MAP.indexOf(map) % others.length).slice(0, 1)];
}

describe.each(EVERY_MAP)('%s', (map) => {
  test.each(countsOn(map))('in the middle of a game of %i', (players) => {
    const picture = pictureIn(map, players);
    expect(piecesIn(picture).length).toBeGreaterThan(30);
    expect([...faultsIn(picture), ...paleIn(picture)]).toEqual([]);
  });
});

describe('the measures find', () => {
  const whole = (inside: string, style = ''): string =>
    `<svg viewBox="0 0 1200 800"><style>${style}</style>${inside}</svg>`;
  const named = (name: string, x: number, y: number): string =>
    `<g class="concordia-name" font-size="14"><text x="${x}" y="${y}">${name}</text></g>`;
  const faults = (inside: string): readonly string[] => faultsIn(parse(whole(inside)));

  test('a name over another one, and one that is cut off', () => {
    expect(faults(named('Roma', 100, 100) + named('Ostia', 120, 104))).toEqual([
      'Roma lies over Ostia',
    ]);
    expect(faults(named('Roma', 1190, 100))).toEqual(['Roma is cut off']);
  });

  test('a route below a name, also where it only bends below it', () => {
    const route = (d: string): string =>
      `<g data-key="route:a" data-kind="route"><path d="${d}"/></g>`;
    expect(faults(named('Roma', 100, 100) + route('M90 60L130 140'))).toEqual([
      'Roma lies over route:a',
    ]);
    expect(faults(named('Roma', 100, 100) + route('M60 60Q105 134 150 60'))).toEqual([
      'Roma lies over route:a',
    ]);
    expect(faults(named('Roma', 100, 100) + route('M60 60Q105 70 150 60'))).toEqual([]);
  });

  test('two routes whose colonists would stand at one point', () => {
    const route = (key: string, cx: number): string =>
      `<g data-key="${key}" data-kind="route"><path d="M60 60L160 60"/><circle cx="${cx}" cy="60" r="4"/></g>`;
    expect(faults(route('route:a', 100) + route('route:b', 104))).toEqual([
      'route:a and route:b are 4 apart',
    ]);
    expect(faults(route('route:a', 100) + route('route:b', 130))).toEqual([]);
  });

  test('what a module keeps in a province over a house', () => {
    const thing = (kind: string, x: number): string =>
      `<g data-key="${kind}:a" data-kind="${kind}" transform="translate(${x} 100) scale(1.7)"><path class="concordia-piece" d="M-8 8v-16h16v16z"/></g>`;
    expect(faults(thing('item', 500) + thing('house', 510))).toEqual(['item:a lies over house:a']);
    expect(faults(thing('item', 500) + thing('house', 540))).toEqual([]);
  });

  test('a name below where a colonist would stand', () => {
    const route = (y: number): string =>
      `<g data-key="route:land:a" data-kind="route"><circle cx="110" cy="${y}" r="4"/></g>`;
    expect(faults(named('Roma', 100, 100) + route(112))).toEqual([
      'who stands on route:land:a covers Roma',
    ]);
    expect(faults(named('Roma', 100, 100) + route(124))).toEqual([]);
  });

  test('a piece that is small, over a name, or beyond the edge', () => {
    const piece = (x: number, scale: number): string =>
      `<g data-key="house:a" data-kind="house" transform="translate(${x} 100) scale(${scale})"><path class="concordia-piece" d="M-8 8v-16h16v16z"/></g>`;
    // 16 and its outline of 1.3, at 868 pixels for 1,200 units.
    expect(faults(piece(500, 1))).toEqual(['house:a is 12.5 pixels high']);
    expect(faults(piece(500, 1.7))).toEqual([]);
    expect(faults(piece(110, 1.7) + named('Roma', 100, 100))).toEqual(['house:a lies over Roma']);
    expect(faults(piece(5, 1.7))).toEqual(['house:a is cut off']);
  });

  test('a number that is pale on its piece, in light and in dark', () => {
    const colours = ['ground', 'paper', 'area'].map(
      (name) => `.concordia-${name}{fill:#ffffff;fill-opacity:.4}`,
    );
    const inks = ['name', 'province', 'piece', 'land path', 'sea path'].map(
      (name) => `.concordia-${name}{fill:#000000;stroke:#000000}`,
    );
    const piece =
      '<g data-key="a"><path class="concordia-piece" fill="#d55e00"/><text fill="#ffffff">2</text></g>';
    expect(paleIn(parse(whole(piece, [...colours, ...inks].join(''))))).toEqual([
      'light: what a says, #ffffff on #d55e00: 3.87',
      'dark: what a says, #ffffff on #d55e00: 3.87',
    ]);
  });

  test('a path as points: straight, curved, and round', () => {
    const ends = (d: string) => linesOf(d).map((line) => line.at(-1)?.map(Math.round));
    expect(ends('M1 2h3v4l-1-1z')).toEqual([[1, 2]]);
    expect(ends('M0 0Q5 5 10 0M3 3a2 2 0 1 1 4 0')).toEqual([
      [10, 0],
      [7, 3],
    ]);
    // Half a circle above its ends: the y axis points down.
    const heights = linesOf('M3 3a2 2 0 1 1 4 0').flatMap((line) => line.map(([, y]) => y));
    expect(Math.min(...heights)).toBeCloseTo(1);
  });
});
