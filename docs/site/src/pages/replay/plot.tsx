/** Points over the turns: a line for each player, or what one player's points are made of. */
import type { GameState } from 'concordia-rules';
import { useState } from 'preact/hooks';
import { playerName, playerNames } from '../../common/called';
import { Choice } from '../../common/controls';
import { nameOf } from '../../common/library';
import { pointRows, ROW_COLOURS } from '../../common/point-rows';
import { say } from '../../words/language';
import { colourOf, Figures, Frame, Line, type OverTurns, pointAt } from './frame';
import type { Standing } from './survey';

interface Series {
  readonly name: string;
  readonly colour: string;
  /** One for each standing. */
  readonly values: readonly number[];
}

interface PlotProps extends OverTurns {
  readonly state: GameState;
}

export function Plot({ state, ...over }: PlotProps) {
  const { standings } = over;
  const [chosen, setChosen] = useState('all');
  const seat = state.players.findIndex((_, index) => `${index}` === chosen);
  const isStacked = seat !== -1;
  const series = isStacked ? sharesOver(state, standings, seat) : totalsOver(state, standings);
  const who = isStacked ? playerName(state, seat) : say.replay.everybody;
  return (
    <section class="plot stack" aria-label={say.replay.plot}>
      <div class="row">
        <h2>{say.replay.plot}</h2>
        <Choice
          label={say.replay.whose}
          value={chosen}
          options={[
            ['all', say.replay.allTotals],
            ...playerNames(state).map((name, at) => [`${at}`, say.replay.byGod(name)] as const),
          ]}
          onChange={setChosen}
        />
      </div>
      <Curves
        label={say.replay.plotLabel(who, standings.at(-1)?.turn ?? 1)}
        series={series}
        isStacked={isStacked}
        {...over}
      />
      {isStacked && <Legend series={series} />}
      <details>
        <summary>{say.replay.asTable}</summary>
        <Figures
          caption={say.replay.figuresOf(who)}
          heads={[
            ...series.map(({ name }) => name),
            ...(isStacked ? [say.common.points.total] : []),
          ]}
          rows={standings.map(({ turn, count: done }, index) => {
            const points = series.map(({ values }) => values[index] ?? 0);
            const total = points.reduce((sum, one) => sum + one, 0);
            return {
              count: done,
              turn,
              isEnd: index > 0 && index === standings.length - 1,
              cells: isStacked ? [...points, total] : points,
            };
          })}
        />
      </details>
    </section>
  );
}

function totalsOver(state: GameState, standings: readonly Standing[]): readonly Series[] {
  return playerNames(state).map((name, seat) => ({
    name,
    colour: colourOf(seat),
    values: standings.map(({ points }) => points[seat]?.total ?? 0),
  }));
}

/** A series for every god that brings the player anything at any time. */
function sharesOver(
  state: GameState,
  standings: readonly Standing[],
  seat: number,
): readonly Series[] {
  const all = standings.map(({ points }) => pointRows(points, (id) => nameOf(state, id)));
  return (all.at(-1) ?? [])
    .map(({ id, name }) => ({
      name,
      colour: ROW_COLOURS[id] ?? 'currentColor',
      values: all.map((rows) => rows.find((row) => row.id === id)?.cells[seat] ?? 0),
    }))
    .filter(({ values }) => values.some((value) => value !== 0));
}

interface CurvesProps extends OverTurns {
  readonly label: string;
  readonly series: readonly Series[];
  readonly isStacked: boolean;
}

function Curves({ label, series, isStacked, ...over }: CurvesProps) {
  const bands = isStacked ? stacked(series) : series.map(({ values }) => ({ values, below: [] }));
  const top = Math.max(10, ...bands.flatMap(({ values }) => values));
  return (
    <Frame
      label={label}
      {...over}
      top={top}
      ticks={ticksTo(top).map((points) => ({ value: points, text: `${points}` }))}
      ends={
        isStacked
          ? []
          : series.map(({ values, ...line }) => ({ ...line, value: values.at(-1) ?? 0 }))
      }
    >
      {({ x, y }) => {
        const lineOf = (values: readonly number[]) =>
          values.map((value, index) => pointAt(x(over.standings[index]?.count ?? 0), y(value)));
        return bands.map(({ values, below }, index) => {
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
          return <Line key={name} points={line} colour={colour} />;
        });
      }}
    </Frame>
  );
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

function Legend({ series }: { series: readonly Series[] }) {
  return (
    <ul class="plain legend row">
      {series.map(({ name, colour, values }) => (
        <li key={name}>
          <span class="swatch" style={{ background: colour }} /> {name} ({values.at(-1)})
        </li>
      ))}
    </ul>
  );
}
