/** A game that can be looked at at any of its moments. */
import { describeDecision, finalScores, getMap, isOver, picturesOf } from 'concordia-rules';
import { stateSvg } from 'concordia-rules/svg';
import { useMemo, useState } from 'preact/hooks';
import { Board } from '../../common/board';
import { FaultPanel } from '../../common/fault';
import { PointsTable } from '../../common/points';
import { ActionList } from './action-list';
import { Controls } from './controls';
import { type Fault, type History, noteAfter, stateAfter } from './history';
import { Parts } from './parts';
import { idsOf, placesOf } from './places';
import { Display, Players } from './players';
import { Plot } from './plot';
import { standingsOf } from './points';
import { toldAction, toldEvents } from './telling';

interface ReplayedProps {
  readonly name: string;
  readonly history: History;
}

export function Replayed({ name, history }: ReplayedProps) {
  const [count, setCount] = useState(0);
  const last = history.steps.length;
  const goTo = (wanted: number) => setCount(Math.min(last, Math.max(0, Math.round(wanted))));
  const state = stateAfter(history, count);
  const standings = useMemo(() => standingsOf(history), [history]);
  const named = useMemo(() => namedAt(history, count), [history, count]);
  const svg = useMemo(
    () => stateSvg(state, { highlight: named, parts: picturesOf(state) }),
    [state, named],
  );
  return (
    <>
      <h2>
        {getMap(state.map).name}: {state.players.map((player) => player.name).join(', ')}
      </h2>
      <p class="quiet">{name}</p>
      {history.fault !== undefined && <Wrong fault={history.fault} onShow={() => goTo(last)} />}
      <div class="replay-table">
        <Controls history={history} count={count} onGo={goTo} />
        <Moment history={history} count={count} />
        <Board svg={svg} label="Board" inView={named} />
        <ActionList history={history} count={count} onGo={goTo} />
      </div>
      <Players view={state} />
      <div class="columns">
        <section>
          <PointsTable
            scores={finalScores(state)}
            caption={isOver(state) ? 'Final points' : 'Current points'}
            isFinal={isOver(state)}
          />
        </section>
        <section>
          <h2>For sale</h2>
          <Display view={state} />
        </section>
      </div>
      <Parts view={state} />
      <Plot state={state} standings={standings} count={count} onGo={goTo} />
    </>
  );
}

/** The places that the last action names. */
function namedAt(history: History, count: number): readonly string[] {
  const action = history.steps[count - 1]?.action;
  const places = placesOf(history.start);
  return action === undefined ? [] : idsOf(action).filter((id) => places.has(id));
}

interface MomentProps {
  readonly history: History;
  readonly count: number;
}

/** What has just happened, and what comes next. */
function Moment({ history, count }: MomentProps) {
  const state = stateAfter(history, count);
  const step = history.steps[count - 1];
  const note = noteAfter(history, count);
  const sentence =
    step === undefined
      ? 'The game is set up.'
      : toldAction(stateAfter(history, count - 1), step.action);
  const more = step === undefined ? [] : toldEvents(state, step.events);
  return (
    <div class="moment panel" aria-live="polite" aria-atomic="true">
      <p>
        <strong class="sentence">{sentence}</strong>
        {note?.mark !== undefined && ` ${note.mark}`}
      </p>
      {note?.text !== undefined && <p class="comment">{note.text}</p>}
      <ul>
        {more
          .filter((text) => text !== sentence)
          .map((text) => (
            <li key={text} class="sentence">
              {text}
            </li>
          ))}
      </ul>
      <p class="quiet">{describeDecision(state)}</p>
    </div>
  );
}

/** Where the log is wrong, and how. */
function Wrong({ fault: { index, action, error }, onShow }: { fault: Fault; onShow: () => void }) {
  const lead =
    action === undefined
      ? 'All actions are legal, but the recorded scores are wrong.'
      : `Action ${index + 1} is wrong, so the replay ends before it: ${JSON.stringify(action).slice(0, 300)}`;
  return (
    <div class="stack">
      <FaultPanel error={error} lead={lead} />
      <div>
        <button type="button" onClick={onShow}>
          Show the table there
        </button>
      </div>
    </div>
  );
}
