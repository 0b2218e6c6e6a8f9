/** The frame of a plot over the turns of a game: axes, names behind the lines, the moment shown, and the figures as a table. */
import type { ComponentChildren } from 'preact';
import { useLayoutEffect, useRef, useState } from 'preact/hooks';
import { Heads, Row } from '../../common/rows';
import { say } from '../../words/language';
import type { Going, Moment, Standing } from './survey';

/** When a turn begins. */
type Begin = Pick<Standing, 'count' | 'turn'>;

/** The turns of a game, and where somebody is. */
export interface OverTurns extends Going {
  /** The turns, and the end. */
  readonly standings: readonly Standing[];
  /** Turning points, which are marked. */
  readonly moments: readonly Moment[];
}

interface FrameProps extends OverTurns {
  /** For those who do not see it. */
  readonly label: string;
  /** The largest value that has room. */
  readonly top: number;
  /** The values that are written beside it. */
  readonly ticks: readonly { readonly value: number; readonly text: string }[];
  /** Where the lines end, if they get names there. */
  readonly ends: readonly End[];
  /** Draws what is in the frame. */
  readonly children: (scales: Scales) => ComponentChildren;
}

interface End {
  readonly name: string;
  readonly colour: string;
  readonly value: number;
}

/** Where things are, in pixels. */
interface Scales {
  /** After so many actions. */
  x(count: number): number;
  y(value: number): number;
}

const HEIGHT = 300;
const MARGIN = { top: 12, right: 12, bottom: 34 };
/** Room for a letter beside it. */
const LETTER = 8;
/** Room for names behind the ends of the lines. */
const NAMES = 88;
const LINE_HEIGHT = 17;

export function Frame(props: FrameProps) {
  const { label, standings, top, ticks, ends, moments, count, onGo, children } = props;
  const frame = useRef<HTMLDivElement>(null);
  const width = useWidth(frame);
  const right = width - MARGIN.right - (ends.length === 0 ? 0 : NAMES);
  const left = LETTER * (2 + Math.max(...ticks.map(({ text }) => text.length)));
  const lastCount = Math.max(1, standings.at(-1)?.count ?? 1);
  const x = (done: number) => left + ((right - left) * done) / lastCount;
  const y = (value: number) =>
    HEIGHT - MARGIN.bottom - ((HEIGHT - MARGIN.top - MARGIN.bottom) * value) / top;
  const heights = spread(ends.map(({ value }) => y(value)));

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
          onGo(nearest(standings, (begin) => Math.abs(x(begin) - at)));
        }}
      >
        {ticks.map(({ value, text }) => (
          <g key={value}>
            <line class="grid" x1={left} x2={right} y1={y(value)} y2={y(value)} />
            <text x={left - 6} y={y(value) + 4} text-anchor="end">
              {text}
            </text>
          </g>
        ))}
        {turnTicks(standings, width).map(({ turn, count: done }) => (
          <text key={done} x={x(done)} y={HEIGHT - MARGIN.bottom + 18} text-anchor="middle">
            {turn}
          </text>
        ))}
        <text x={right} y={HEIGHT - 4} text-anchor="end">
          {say.replay.turnAxis}
        </text>
        {children({ x, y })}
        {ends.map(({ name, colour }, index) => {
          const at = heights[index] ?? 0;
          return (
            <g key={name}>
              <rect
                class="swatch"
                x={right + 7}
                y={at - 5}
                width={10}
                height={10}
                rx={2}
                fill={colour}
              />
              <text x={right + 21} y={at + 4}>
                {shortened(name)}
              </text>
            </g>
          );
        })}
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

interface LineProps {
  /** As `pointAt` writes them. */
  readonly points: readonly string[];
  readonly colour: string;
  readonly dashes?: string;
}

/** A line with an edge, so that it is seen on any background. */
export function Line({ points, colour, dashes }: LineProps) {
  const line = { points: points.join(' '), 'stroke-dasharray': dashes };
  return (
    <g>
      <polyline class="line-edge" {...line} />
      <polyline class="line" {...line} stroke={colour} />
    </g>
  );
}

/** The colour of a seat. */
export function colourOf(seat: number): string {
  return `var(--seat-${seat})`;
}

export function pointAt(x: number, y: number): string {
  return `${x.toFixed(1)},${y.toFixed(1)}`;
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

/** The turns that are written below, as many as there is room for. */
function turnTicks(standings: readonly Begin[], width: number): readonly Begin[] {
  const every = Math.max(1, Math.ceil(standings.length / (width / 60)));
  const shown = standings.filter((_, index) => index % every === 0);
  return shown.filter(({ turn }, index) => turn !== shown[index - 1]?.turn);
}

function nearest(standings: readonly Begin[], distanceTo: (count: number) => number): number {
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

interface FiguresProps {
  readonly caption: string;
  /** Of the columns behind that of the turns. */
  readonly heads: readonly string[];
  readonly rows: readonly {
    /** After so many actions. */
    readonly count: number;
    readonly turn: number;
    readonly isEnd: boolean;
    readonly cells: readonly ComponentChildren[];
  }[];
}

/** The figures of a plot, for those who would rather read them. */
export function Figures({ caption, heads, rows }: FiguresProps) {
  const { endRow, figures, turn: heading } = say.replay;
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reached by keys
    <section class="wide figures" tabIndex={0} aria-label={figures}>
      <table class="points">
        <caption>{caption}</caption>
        <thead>
          <Heads cells={[heading, ...heads]} />
        </thead>
        <tbody>
          {rows.map(({ count, turn, isEnd, cells }) => (
            <Row key={count} head={isEnd ? endRow : turn} cells={cells} />
          ))}
        </tbody>
      </table>
    </section>
  );
}
