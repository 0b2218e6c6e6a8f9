/** The chances to win over the turns: asked for, on their way, as curves, and what to expect at one moment. */
import type { GameState } from 'concordia-rules';
import type { AnalysedMoment } from 'concordia-rules/bots';
import { useId, useState } from 'preact/hooks';
import { Choice } from '../../common/controls';
import { nameOf } from '../../common/library';
import { namedSeat, Row } from '../../common/rows';
import { say } from '../../words/language';
import type { Analysed } from './analysis';
import { bandOf, Chance, Estimate, toldShare } from './estimate';
import { colourOf, Figures, Frame, Line, type OverTurns, pointAt } from './frame';
import { thinned } from './survey';

interface ChancesProps extends OverTurns {
  readonly state: GameState;
  readonly analysed: Analysed;
  readonly onBegin: (sims: number) => void;
  readonly onStop: () => void;
}

/** How many times each moment is played on. */
const SIMS = { quick: 12, thorough: 60 };

export function Chances(props: ChancesProps) {
  const { state, analysed, onBegin, onStop, ...over } = props;
  const shown =
    analysed.moments.findLast(({ after }) => after <= over.count) ?? analysed.moments[0];
  const drawn = thinned(analysed.moments);
  const title = useId();
  return (
    <section class="plot stack" aria-labelledby={title}>
      <h2 id={title}>{say.replay.chances.title}</h2>
      <p class="quiet">{say.replay.chances.what}</p>
      <Asking analysed={analysed} onBegin={onBegin} onStop={onStop} />
      {shown !== undefined && (
        <>
          <Curves analysed={drawn} {...over} />
          <Expected state={state} moment={shown} />
          <details>
            <summary>{say.replay.asTable}</summary>
            <Figures
              caption={say.replay.chances.figuresOf}
              heads={shown.seats.map(({ name }) => name)}
              rows={drawn.map(({ after, turn, seat, seats }) => ({
                count: after,
                turn,
                isEnd: seat === null,
                cells: seats.map((each) => <Chance key={each.name} {...each} />),
              }))}
            />
          </details>
        </>
      )}
    </section>
  );
}

function Asking({
  analysed,
  onBegin,
  onStop,
}: Pick<ChancesProps, 'analysed' | 'onBegin' | 'onStop'>) {
  const [exactness, setExactness] = useState<keyof typeof SIMS>('quick');
  const { status, moments, total, sims } = analysed;
  const { chances } = say.replay;
  const isRunning = status === 'running';
  return (
    <>
      <div class="row">
        <Choice
          label={chances.exactness}
          value={exactness}
          options={[
            ['quick', chances.quick],
            ['thorough', chances.thorough],
          ]}
          isOff={isRunning}
          onChange={setExactness}
        />
        {/* One button, so that it keeps the focus. */}
        <button
          type="button"
          class={isRunning ? '' : 'main'}
          onClick={() => (isRunning ? onStop() : onBegin(SIMS[exactness]))}
        >
          {isRunning ? chances.stop : status === 'none' ? chances.begin : chances.again}
        </button>
      </div>
      {isRunning && (
        <label class="analysing">
          {chances.progress(moments.length, total)}
          <progress {...(total > 0 && { max: total, value: moments.length })} />
        </label>
      )}
      <p role="status">
        {status === 'done' && chances.done(sims)}
        {status === 'stopped' && chances.stopped(moments.length, total)}
        {status === 'failed' && chances.failed}
      </p>
    </>
  );
}

interface CurvesProps extends OverTurns {
  readonly analysed: readonly AnalysedMoment[];
}

/** The dashes of each seat's line, for those who do not tell colours apart. */
const SEAT_DASHES: readonly string[] = ['none', '10 3', '4 3', '14 3 4 3', '2 2', '7 6'];

const TICKS = [0, 0.25, 0.5, 0.75, 1];

/** Everybody's chance to win over the turns, with the band in which the estimate may be. */
function Curves({ analysed, ...over }: CurvesProps) {
  const players = analysed[0]?.seats ?? [];
  const chancesOf = (seat: number) =>
    analysed.map(({ after, seats }) => {
      const { chance = 0, chanceError = 0 } = seats[seat] ?? {};
      const [least, most] = bandOf(chance, chanceError);
      return { after, chance, least, most };
    });
  return (
    <Frame
      {...over}
      label={say.replay.chances.label(analysed.at(-1)?.turn ?? 1)}
      top={1}
      ticks={TICKS.map((value) => ({ value, text: toldShare(value) }))}
      ends={players.map(({ name }, seat) => ({
        name,
        colour: colourOf(seat),
        value: chancesOf(seat).at(-1)?.chance ?? 0,
      }))}
    >
      {({ x, y }) => {
        const edge = (seat: number, side: 'least' | 'chance' | 'most') =>
          chancesOf(seat).map(({ after, ...values }) => pointAt(x(after), y(values[side])));
        return (
          <>
            {players.map(({ name }, seat) => (
              <polygon
                key={name}
                class="band"
                points={[...edge(seat, 'most'), ...edge(seat, 'least').toReversed()].join(' ')}
                fill={colourOf(seat)}
              />
            ))}
            {players.map(({ name }, seat) => (
              <Line
                key={name}
                points={edge(seat, 'chance')}
                colour={colourOf(seat)}
                dashes={SEAT_DASHES[seat] ?? 'none'}
              />
            ))}
          </>
        );
      }}
    </Frame>
  );
}

interface ExpectedProps {
  /** For the names of the gods. */
  readonly state: GameState;
  readonly moment: AnalysedMoment;
}

/** What everybody may expect at a moment: the chance to win, and what each god will bring. */
function Expected({ state, moment: { turn, seat, seats } }: ExpectedProps) {
  const { chances } = say.replay;
  const title = seat === null ? chances.atEnd : chances.expected(turn);
  const gods = Object.keys(seats[0]?.gods ?? {}).filter((god) =>
    seats.some(({ gods: own }) => Math.round(own[god] ?? 0) !== 0),
  );
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reached by keys
    <section class="wide" tabIndex={0} aria-label={title}>
      <table class="points expected">
        <caption>{title}</caption>
        <thead>
          <tr>
            <td />
            {seats.map(({ name }, at) => (
              <th key={name} scope="col">
                {namedSeat(at, name)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          <Row
            head={chances.chance}
            cells={seats.map((each) => <Chance key={each.name} {...each} />)}
          />
          {gods.map((god) => (
            <Row
              key={god}
              head={god === 'bonus' ? say.common.points.bonus : nameOf(state, god)}
              cells={seats.map(({ gods: own }) => Math.round(own[god] ?? 0))}
            />
          ))}
        </tbody>
        <tfoot>
          <Row
            mark="total"
            head={chances.points}
            cells={seats.map(({ name, points, pointsError }) => (
              <Estimate key={name} value={`${Math.round(points)}`} error={pointsError} />
            ))}
          />
        </tfoot>
      </table>
    </section>
  );
}
