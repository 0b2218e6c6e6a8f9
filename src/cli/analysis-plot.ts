/** A plot of an analysed game: the chance of each player before every turn, with its errors, as SVG. */

import { SEAT_PAINTS } from '../board/paints';
import { type AnalysedMoment, turningPoints } from '../bots';
import { classed, element, path, printed, type SceneNode, textual, widthOf } from '../svg/markup';
import type { StyleRules } from '../svg/style';
import { chanceInWords, ERRORS_SHOWN, playersIn, turningPointInWords } from './analysis-report';
import type { CliLanguage } from './language';
import { namesWithoutMap } from './printable-names';

/** Units of the picture: small, so that its text can be read on a narrow screen. */
const WIDTH = 480;
const PLOT = { left: 58, right: 468, top: 34, bottom: 286 } as const;
const TEXT = 14;
const LINE = 20;
const LONGEST_NAME = 24;
/** The length of a line in the legend. */
const SAMPLE = 34;
const GAP = 8;

/** Lines are told apart without colours, too. */
const DASHES = [undefined, '7 4', '2 3', '12 4 2 4', '12 5', '5 3 1 3'];

const RULES: StyleRules = [
  ['paper', 'fill:#fff'],
  ['text', 'font:14px sans-serif;fill:#1c1c1c'],
  ['grid', 'stroke:#ccc'],
  ['axis', 'stroke:#1c1c1c'],
  ['curve', 'fill:none;stroke-width:2.4;stroke-linejoin:round'],
  // Bright colours need an edge on paper, dark ones in the dark.
  ['edge', 'fill:none;stroke:#1c1c1c;stroke-width:3.4;stroke-linejoin:round'],
  ['band', 'fill-opacity:.18'],
  ['point', 'stroke:#1c1c1c;stroke-width:1.2'],
];

const RULES_IN_THE_DARK: StyleRules = [
  ['paper', 'fill:#17191c'],
  ['text', 'fill:#f2f2f2'],
  ['grid', 'stroke:#444'],
  ['axis', 'stroke:#f2f2f2'],
  ['edge', 'stroke:#f2f2f2'],
  ['band', 'fill-opacity:.35'],
  ['point', 'stroke:#f2f2f2'],
];

const STYLE = `${written(RULES)}@media (prefers-color-scheme:dark){${written(RULES_IN_THE_DARK)}}`;

function written(rules: StyleRules): string {
  return rules.map(([name, rule]) => `.${plotted(name)}{${rule}}`).join('');
}

/** The class of an element, with a prefix that does not clash with the page around it. */
function plotted(name: string): string {
  return classed(`plot-${name}`);
}

/** What is drawn, and where the picture stands. */
interface Plot {
  readonly moments: readonly AnalysedMoment[];
  readonly language: CliLanguage;
  readonly players: readonly string[];
  /** The turn of each moment; the end of a game has one of its own. */
  readonly turns: readonly number[];
}

export function analysisSvg(moments: readonly AnalysedMoment[], language: CliLanguage): string {
  const players = playersIn(moments, LONGEST_NAME, language);
  const plot = { moments, language, players, turns: turnsOf(moments) };
  const key = legend(plot);
  const height = PLOT.bottom + LINE * 2 + GAP + key.height;
  const listed = namesWithoutMap(language).listed(players);
  return printed(
    element(
      'svg',
      {
        xmlns: 'http://www.w3.org/2000/svg',
        role: 'img',
        viewBox: `0 0 ${WIDTH} ${height}`,
        width: 2 * WIDTH,
        height: 2 * height,
        style: 'max-width:100%;height:auto',
      },
      textual('title', {}, language.words.analysis.plot(listed)),
      textual('desc', {}, description(plot)),
      textual('style', {}, STYLE),
      element('rect', { class: plotted('paper'), width: WIDTH, height }),
      ...grid(plot),
      ...players.map((_, seat) => band(plot, seat)),
      ...players.flatMap((_, seat) => curve(plot, seat)),
      ...points(plot),
      key.node,
    ),
  );
}

function turnsOf(moments: readonly AnalysedMoment[]): readonly number[] {
  const turns: number[] = [];
  for (const { turn } of moments) turns.push(Math.max(turn, (turns.at(-1) ?? 0) + 1));
  return turns;
}

/** The same for people who cannot see it: from where to where each went, and what turned the game. */
function description({ moments, language, players }: Plot): string {
  const at = (index: number, seat: number): string =>
    chanceInWords(moments.at(index), seat, language);
  return [
    language.words.analysis.bands,
    ...players.map((name, seat) => `${name}: ${at(0, seat)} → ${at(-1, seat)}.`),
    ...turningPoints(moments).map((point) => `${turningPointInWords(point, moments, language)}.`),
  ].join(' ');
}

function across({ turns }: Plot, index: number): number {
  const [first = 0] = turns;
  const all = Math.max(1, (turns.at(-1) ?? 0) - first);
  return PLOT.left + ((PLOT.right - PLOT.left) * ((turns[index] ?? first) - first)) / all;
}

/** @param chance - from 0 to 1; what errors lead beyond is cut off. */
function up(chance: number): number {
  return PLOT.bottom - (PLOT.bottom - PLOT.top) * Math.min(1, Math.max(0, chance));
}

function grid(plot: Plot): readonly SceneNode[] {
  const { analysis } = plot.language.words;
  const heights = [0, 0.25, 0.5, 0.75, 1].flatMap((chance) => {
    const y = up(chance);
    return [
      element('path', {
        class: plotted(chance === 0 ? 'axis' : 'grid'),
        d: path('M', PLOT.left, y, 'H', PLOT.right),
      }),
      word({ x: PLOT.left - GAP, y: y + 5, 'text-anchor': 'end' }, analysis.percent(chance * 100)),
    ];
  });
  const y = PLOT.bottom + LINE;
  return [
    ...heights,
    element('path', {
      class: plotted('axis'),
      d: path('M', PLOT.left, PLOT.top, 'V', PLOT.bottom),
    }),
    ...ticks(plot).map((index) =>
      word({ x: across(plot, index), y, 'text-anchor': 'middle' }, `${plot.turns[index] ?? ''}`),
    ),
    word({ x: GAP, y: LINE }, analysis.chances),
    word({ x: PLOT.right, y: y + LINE, 'text-anchor': 'end' }, analysis.turn),
  ];
}

const MOST_TICKS = 10;

type WordPlace = Readonly<Record<string, string | number>>;

function word(place: WordPlace, text: string): SceneNode {
  return textual('text', { class: plotted('text'), ...place }, text);
}

/** The moments that have the number of their turn at the axis. */
function ticks({ turns }: Plot): readonly number[] {
  const all = (turns.at(-1) ?? 0) - (turns[0] ?? 0);
  const step = [1, 2, 5, 10, 20, 50].find((size) => all / size <= MOST_TICKS) ?? 100;
  return turns.flatMap((turn, index) => (turn % step === 0 || turns.length === 1 ? [index] : []));
}

function paintOf(seat: number): string {
  return SEAT_PAINTS[seat % SEAT_PAINTS.length]?.fill ?? '';
}

function band(plot: Plot, seat: number): SceneNode {
  const edge = (sign: 1 | -1): [number, number][] =>
    plot.moments.map(({ seats }, index) => {
      const { chance = 0, chanceError = 0 } = seats[seat] ?? {};
      return [across(plot, index), up(chance + sign * ERRORS_SHOWN * chanceError)];
    });
  const d = `${lineThrough([...edge(1), ...edge(-1).reverse()])}Z`;
  return element('path', { class: plotted('band'), fill: paintOf(seat), d });
}

function curve(plot: Plot, seat: number): readonly SceneNode[] {
  const d = lineThrough(
    plot.moments.map(({ seats }, index) => [across(plot, index), up(seats[seat]?.chance ?? 0)]),
  );
  return stroked(d, seat);
}

/** A line in the colour of a seat, with an edge. */
function stroked(d: string, seat: number): readonly SceneNode[] {
  const dashes = { d, 'stroke-dasharray': DASHES[seat % DASHES.length] };
  return [
    element('path', { class: plotted('edge'), ...dashes }),
    element('path', { class: plotted('curve'), stroke: paintOf(seat), ...dashes }),
  ];
}

function lineThrough(points: readonly (readonly [number, number])[]): string {
  return points.map(([x, y], index) => path(index === 0 ? 'M' : 'L', x, y)).join('');
}

/** Turning points, each with its sentence; a single moment is all points. */
function points(plot: Plot): readonly SceneNode[] {
  const { moments, language, players } = plot;
  const point = (index: number, seat: number, sentence: string): SceneNode => {
    const [cx, cy] = [across(plot, index), up(moments[index]?.seats[seat]?.chance ?? 0)];
    const attributes = { class: plotted('point'), fill: paintOf(seat), cx, cy, r: 4.5 };
    return element('circle', attributes, textual('title', {}, sentence));
  };
  if (moments.length === 1) return players.map((name, seat) => point(0, seat, name));
  return turningPoints(moments).map((turning) =>
    point(turning.moment + 1, turning.seat, turningPointInWords(turning, moments, language)),
  );
}

/** A line and a name for each player, as many in a row as fit. */
function legend({ players }: Plot): { readonly node: SceneNode; readonly height: number } {
  let [x, y]: [number, number] = [PLOT.left, PLOT.bottom + 3 * LINE + GAP];
  const entries = players.flatMap((name, seat) => {
    const width = SAMPLE + GAP + widthOf(name, TEXT);
    if (x > PLOT.left && x + width > WIDTH) [x, y] = [PLOT.left, y + LINE];
    const at = x;
    x += width + 2 * GAP;
    return [
      ...stroked(path('M', at, y - 5, 'H', at + SAMPLE), seat),
      word({ x: at + SAMPLE + GAP, y }, name),
    ];
  });
  return { node: element('g', {}, ...entries), height: y - PLOT.bottom - LINE };
}
