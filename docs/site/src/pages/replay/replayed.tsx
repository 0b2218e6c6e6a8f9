/** A game that can be looked at at any of its moments. */

import { useMemo, useState } from 'preact/hooks';
import { Board } from '../../common/board';
import { FaultPanel, isOfCorrection } from '../../common/fault';
import {
  describeCorrection,
  describeDecision,
  finalScores,
  getMap,
  isOver,
  library,
} from '../../common/library';
import { PointsTable } from '../../common/points';
import { ActionList } from './action-list';
import { Controls } from './controls';
import { type Fault, type History, stateAfter } from './history';
import { Parts } from './parts';
import { idsOf, placesOf } from './places';
import { Display, Players } from './players';
import { Plot } from './plot';
import { standingsOf } from './points';
import { Said, Variations } from './said';
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
  return (
    <>
      <h2>
        {getMap(state.map).name}: {state.players.map((player) => player.name).join(', ')}
      </h2>
      <p class="quiet">{name}</p>
      {history.fault !== undefined && <Wrong fault={history.fault} onShow={() => goTo(last)} />}
      <div class="replay-table">
        <Controls history={history} count={count} onGo={goTo} />
        <div class="stack">
          <Moment history={history} count={count} />
          <Others key={count} history={history} count={count} />
        </div>
        <Board engine={library} view={state} title="Board" candidates={false} lastMove={named} />
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
  const note = history.notes.get(count);
  const corrected = history.corrections.get(count);
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
      <Said note={note} player={step && state.players[step.action.seat]?.name} />
      <ul>
        {more
          .filter((text) => text !== sentence)
          .map((text) => (
            <li key={text} class="sentence">
              {text}
            </li>
          ))}
      </ul>
      {corrected !== undefined && (
        <div class="correction">
          <p>Corrected at the table:</p>
          <ul>
            {corrected.changes.map((thing, index) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: corrections stay in their order
              <li key={index} class="sentence">
                {describeCorrection(state, thing)}
              </li>
            ))}
          </ul>
          {corrected.text !== undefined && <p class="comment">{corrected.text}</p>}
        </div>
      )}
      <p class="quiet">{describeDecision(state)}</p>
    </div>
  );
}

/** What might have been played instead of the last action. */
function Others({ history, count }: MomentProps) {
  const { variations = [] } = history.notes.get(count) ?? {};
  if (count === 0 || variations.length === 0) return null;
  return <Variations variations={variations} from={stateAfter(history, count - 1)} />;
}

/** Where the log is wrong, and how. */
function Wrong({ fault: { index, action, error }, onShow }: { fault: Fault; onShow: () => void }) {
  const lead = isOfCorrection(error)
    ? `The correction after action ${index} is impossible, so the replay ends before it.`
    : action === undefined
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
