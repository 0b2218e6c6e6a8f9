/** What has just happened, and what comes next. */
import { playerName } from '../../common/called';
import { describeCorrection, describeDecision } from '../../common/library';
import { say } from '../../words/language';
import { type Course, stateAfter } from './history';
import { Comment, Said } from './said';
import { toldAction, toldEvents } from './telling';

interface MomentProps {
  readonly course: Course;
  readonly count: number;
}

export function Moment({ course, count }: MomentProps) {
  const state = stateAfter(course, count);
  const step = course.steps[count - 1];
  const note = course.notes.get(count);
  const corrected = course.corrections.get(count);
  const sentence =
    step === undefined ? say.replay.setUp : toldAction(stateAfter(course, count - 1), step.action);
  // That the card is played has just been said.
  const more =
    step === undefined
      ? []
      : toldEvents(
          state,
          step.events.filter(
            ({ type }) => type !== 'cardPlayed' || step.action.type !== 'playCard',
          ),
        );
  return (
    <div class="moment panel" aria-live="polite" aria-atomic="true">
      <p>
        <strong class="sentence">{sentence}</strong>
        {note?.mark !== undefined && ` ${note.mark}`}
      </p>
      <Said note={note} player={step && playerName(state, step.action.seat)} />
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
        <div class="correction marked">
          <p>{say.replay.corrected}</p>
          <ul>
            {corrected.changes.map((thing, index) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: corrections stay in their order
              <li key={index} class="sentence">
                {describeCorrection(state, thing)}
              </li>
            ))}
          </ul>
          {corrected.text !== undefined && <Comment text={corrected.text} />}
        </div>
      )}
      <p class="quiet">{describeDecision(state)}</p>
    </div>
  );
}
