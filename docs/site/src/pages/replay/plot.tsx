/** Points over the turns: a line for each player, or what one player's points are made of. */
import type { GameState } from 'concordia-rules';
import { useLayoutEffect, useRef, useState } from 'preact/hooks';
import { say } from '../../words/language';
import { SEAT_COLOURS, SHARE_COLOURS } from './colours';
import { type Share, type Standing, sharesOf } from './points';
import type { Moment } from './survey';

interface Series {
  readonly name: string;
  readonly colour: string;
  /** One for each standing. */
  readonly values: readonly number[];
}

interface PlotProps {
  readonly state: GameState;
  readonly standings: readonly Standing[];
  /** Turning points, which are marked. */
  readonly moments: readonly Moment[];
  /** So many actions have been played. */
  readonly count: number;
  readonly onGo: (count: number) => void;
}

export function Plot({ state, standings, moments, count, onGo }: PlotProps) {
  const [chosen, setChosen] = useState('all');
  const seat = state.players.findIndex((_, index) => `${index}` === chosen);
  const isStacked = seat !== -1;
  const series = isStacked ? sharesOver(state, standings, seat) : totalsOver(state, standings);
  const who = isStacked ? (state.players[seat]?.name ?? '') : say.replay.everybody;
  return (
    <section class="plot stack" aria-label={say.replay.plot}>
      <div class="row">
        <h2>{say.replay.plot}</h2>
        <label>
          {say.replay.whose}
          <select value={chosen} onChange={({ currentTarget }) => setChosen(currentTarget.value)}>
            <option value="all">{say.replay.allTotals}</option>
            {state.players.map(({ name }, index) => (
              <option key={name} value={`${index}`}>
                {say.replay.byGod(name)}
              </option>
            ))}
          </select>
        </label>
      </div>
      <Curves
        label={say.replay.plotLabel(who, standings.at(-1)?.turn ?? 1)}
        series={series}
        isStacked={isStacked}
        standings={standings}
        moments={moments}
        count={count}
        onGo={onGo}
      />
      {isStacked && <Legend series={series} />}
      <details>
        <summary>{say.replay.asTable}</summary>
        <Figures who={who} series={series} isStacked={isStacked} standings={standings} />
      </details>
    </section>
  );
}

function totalsOver(state: GameState, standings: readonly Standing[]): readonly Series[] {
  return state.players.map(({ name }, seat) => ({
    name,
    colour: SEAT_COLOURS[seat] ?? 'currentColor',
    values: standings.map(({ points }) => points[seat]?.total ?? 0),
  }));
}

/** A series for every god that brings the player anything at any time. */
function sharesOver(
  state: GameState,
  standings: readonly Standing[],
  seat: number,
): readonly Series[] {
  const rows = standings.map(({ points }): readonly Share[] => {
    const own = points[seat];
    return own === undefined ? [] : sharesOf(state, own);
  });
  return (rows[0] ?? [])
    .map(({ id, name }, index) => ({
      name,
      colour: SHARE_COLOURS[id] ?? 'currentColor',
      values: rows.map((row) => row[index]?.points ?? 0),
    }))
    .filter(({ values }) => values.some((value) => value !== 0));
}

interface CurvesProps extends Omit<PlotProps, 'state'> {
  readonly label: string;
  readonly series: readonly Series[];
  readonly isStacked: boolean;
}

const HEIGHT = 300;
const MARGIN = { top: 12, right: 12, bottom: 34, left: 40 };
/** Room for names behind the ends of the lines. */
const NAMES = 88;
const LINE_HEIGHT = 17;

function Curves({ label, series, isStacked, standings, moments, count, onGo }: CurvesProps) {
  const frame = useRef<HTMLDivElement>(null);
  const width = useWidth(frame);
  const right = width - MARGIN.right - (isStacked ? 0 : NAMES);
  const bands = isStacked ? stacked(series) : series.map(({ values }) => ({ values, below: [] }));
  const top = Math.max(10, ...bands.flatMap(({ values }) => values));
  const lastCount = Math.max(1, standings.at(-1)?.count ?? 1);
  const x = (done: number) => MARGIN.left + ((right - MARGIN.left) * done) / lastCount;
  const y = (points: number) =>
    HEIGHT - MARGIN.bottom - ((HEIGHT - MARGIN.top - MARGIN.bottom) * points) / top;
  const lineOf = (values: readonly number[]) =>
    values.map(
      (value, index) => `${x(standings[index]?.count ?? 0).toFixed(1)},${y(value).toFixed(1)}`,
    );

  return (
    <div ref={frame} class="curves">
      {/* biome-ignore lint/a11y/useKeyWithClickEvents: the slider and the keys of the page do the same */}
      <svg
        role="img"
        aria-label={label}
        width={width}
        height={HEIGHT}
        onClick={({ currentTarget, clientX }) => {
          const at = clientX - currentTarget.getBoundingClientRect().left;
          onGo(nearest(standings, (count) => Math.abs(x(count) - at)));
        }}
      >
        {ticksTo(top).map((points) => (
          <g key={points}>
            <line class="grid" x1={MARGIN.left} x2={right} y1={y(points)} y2={y(points)} />
            <text x={MARGIN.left - 6} y={y(points) + 4} text-anchor="end">
              {points}
            </text>
          </g>
        ))}
        {turnTicks(standings, width).map(({ turn, count: done }) => (
          <text key={done} x={x(done)} y={HEIGHT - MARGIN.bottom + 18} text-anchor="middle">
            {turn}
          </text>
        ))}
        <text x={right} y={HEIGHT - 2} text-anchor="end">
          {say.replay.turnAxis}
        </text>
        {bands.map(({ values, below }, index) => {
          const { name, colour } = series[index] ?? { name: '', colour: '' };
          const line = lineOf(values);
          if (isStacked) {
            const edge = lineOf(below).toReversed();
            return (
              <polygon
                key={name}
                class="share"
                points={[...line, ...edge].join(' ')}
                fill={colour}
              />
            );
          }
          return (
            <g key={name}>
              <polyline class="line-edge" points={line.join(' ')} />
              <polyline class="line" points={line.join(' ')} stroke={colour} />
            </g>
          );
        })}
        {!isStacked &&
          spread(series.map(({ values }) => y(values.at(-1) ?? 0))).map((at, index) => (
            <g key={series[index]?.name}>
              <rect
                class="swatch"
                x={right + 7}
                y={at - 5}
                width={10}
                height={10}
                rx={2}
                fill={series[index]?.colour}
              />
              <text x={right + 21} y={at + 4}>
                {shortened(series[index]?.name ?? '')}
              </text>
            </g>
          ))}
        {moments.map(({ count: at, label: told }) => (
          <circle key={`${at} ${told}`} class="moment-mark" cx={x(at)} cy={MARGIN.top} r={5}>
            <title>{told}</title>
          </circle>
        ))}
        <line
          class="now-line"
          x1={x(count)}
          x2={x(count)}
          y1={MARGIN.top}
          y2={HEIGHT - MARGIN.bottom}
        />
      </svg>
    </div>
  );
}

/** The width of an element, whatever becomes of the window. */
function useWidth(ref: { readonly current: HTMLElement | null }): number {
  const [width, setWidth] = useState(600);
  useLayoutEffect(() => {
    const element = ref.current;
    if (element === null) return undefined;
    const observer = new ResizeObserver(() => setWidth(Math.max(240, element.clientWidth)));
    observer.observe(element);
    return () => observer.disconnect();
  }, [ref]);
  return width;
}

/** Each series on top of those before it. */
function stacked(series: readonly Series[]) {
  let below: readonly number[] = series[0]?.values.map(() => 0) ?? [];
  return series.map(({ values }) => {
    const band = { values: values.map((value, index) => value + (below[index] ?? 0)), below };
    below = band.values;
    return band;
  });
}

/** Round numbers up to the top, some five of them. */
function ticksTo(top: number): readonly number[] {
  const step = [5, 10, 20, 25, 50, 100, 200, 500, 1000].find((size) => top / size <= 6) ?? top;
  return Array.from({ length: Math.floor(top / step) + 1 }, (_, index) => index * step);
}

/** The turns that are written below, as many as there is room for. */
function turnTicks(standings: readonly Standing[], width: number): readonly Standing[] {
  const every = Math.max(1, Math.ceil(standings.length / (width / 60)));
  const shown = standings.filter((_, index) => index % every === 0);
  return shown.filter(({ turn }, index) => turn !== shown[index - 1]?.turn);
}

function nearest(standings: readonly Standing[], distanceTo: (count: number) => number): number {
  let best = 0;
  for (const { count } of standings) if (distanceTo(count) < distanceTo(best)) best = count;
  return best;
}

/** Heights a line apart at least, in their order, and none below the plot. */
function spread(heights: readonly number[]): readonly number[] {
  const order = heights
    .map((_, index) => index)
    .sort((a, b) => (heights[a] ?? 0) - (heights[b] ?? 0));
  const placed = [...heights];
  let highest = MARGIN.top;
  for (const index of order) {
    placed[index] = Math.max(placed[index] ?? 0, highest);
    highest = (placed[index] ?? 0) + LINE_HEIGHT;
  }
  let lowest = HEIGHT - MARGIN.bottom;
  for (const index of order.toReversed()) {
    placed[index] = Math.min(placed[index] ?? 0, lowest);
    lowest = (placed[index] ?? 0) - LINE_HEIGHT;
  }
  return placed;
}

function shortened(name: string): string {
  return name.length > 9 ? `${name.slice(0, 8)}…` : name;
}

function Legend({ series }: { series: readonly Series[] }) {
  return (
    <ul class="legend row">
      {series.map(({ name, colour, values }) => (
        <li key={name}>
          <span class="swatch" style={{ background: colour }} /> {name} ({values.at(-1)})
        </li>
      ))}
    </ul>
  );
}

interface FiguresProps {
  readonly who: string;
  readonly series: readonly Series[];
  readonly isStacked: boolean;
  readonly standings: readonly Standing[];
}

function Figures({ who, series, isStacked, standings }: FiguresProps) {
  const totalOf = (index: number) =>
    series.reduce((sum, { values }) => sum + (values[index] ?? 0), 0);
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reached by keys
    <section class="wide figures" tabIndex={0} aria-label={say.replay.figures}>
      <table class="points">
        <caption>{say.replay.figuresOf(who)}</caption>
        <thead>
          <tr>
            <th scope="col">{say.replay.turn}</th>
            {series.map(({ name }) => (
              <th key={name} scope="col">
                {name}
              </th>
            ))}
            {isStacked && <th scope="col">{say.common.points.total}</th>}
          </tr>
        </thead>
        <tbody>
          {standings.map(({ turn, count }, index) => (
            <tr key={count}>
              <th scope="row">
                {index > 0 && index === standings.length - 1 ? say.replay.endRow : turn}
              </th>
              {series.map(({ name, values }) => (
                <td key={name}>{values[index]}</td>
              ))}
              {isStacked && <td>{totalOf(index)}</td>}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}
