/** The chances to win over the turns: asked for, on their way, and as curves. */
import type { GameState } from 'concordia-rules';
import { useId, useState } from 'preact/hooks';
import { Choice } from '../../common/controls';
import { say } from '../../words/language';
import type { Analysed } from './analysis';
import { ChanceCurves } from './chance-curves';
import { Chance } from './estimate';
import { Expected } from './expected';
import { Figures } from './figures';
import type { OverTurns } from './frame';
import { thinned } from './points';

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
          <ChanceCurves analysed={drawn} {...over} />
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
