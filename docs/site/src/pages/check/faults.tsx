import type { NotationFault } from 'concordia-rules';
import { ReplayButton } from '../../common/current-log';
import { describeDecision, validateLog } from '../../common/library';
import { say } from '../../words/language';
import type { Unread } from './outcome';

interface FaultListProps {
  readonly unread: Unread;
  readonly onPick: (fault: NotationFault) => void;
}

/** Courses that are shown instead of one that is not possible. */
const MOST_SHOWN = 5;

/** Whether a rule is broken there; anything else cannot be read. */
function isOfRule({ code }: NotationFault): boolean {
  return code !== undefined;
}

/** Every place as a button that leads there. */
export function FaultList({ unread, onPick }: FaultListProps) {
  const { faults, before } = unread;
  const [first] = faults;
  const areRules = faults.every(isOfRule);
  return (
    <section class="panel stack verdict" aria-labelledby="verdict">
      <h2 id="verdict" class="wrong" tabIndex={-1}>
        {areRules && first !== undefined ? say.check.wrongLine(first.line) : say.check.unreadable}
      </h2>
      {before !== undefined && <Before unread={unread} />}
      <div class="fault" role="alert">
        <p>{leadOf(faults)}</p>
        <ol class="list faults">
          {faults.map((fault) => (
            <li key={`${fault.line}:${fault.column}:${fault.message}`}>
              <button type="button" onClick={() => onPick(fault)}>
                {say.check.line(fault.line, fault.column)}
              </button>
              <span>{fault.message}</span>
              {fault.rule !== undefined && (
                <a href={`#/guides/rules/${fault.rule}`}>{say.common.fault.rule(fault.rule)}</a>
              )}
              {fault.nearest === undefined && fault.expected !== undefined && (
                <span class="quiet">
                  {say.check.possible(fault.expected.slice(0, MOST_SHOWN).join('; '))}
                </span>
              )}
            </li>
          ))}
        </ol>
      </div>
      {before !== undefined && (
        <div class="row screen-only">
          <ReplayButton log={() => before} label={say.check.replayUpTo} />
        </div>
      )}
    </section>
  );
}

function leadOf(faults: readonly NotationFault[]): string {
  if (!faults.every(isOfRule)) return say.check.places(faults.length);
  return faults.length === 1 ? say.check.followsUpTo : say.check.breaksRule;
}

/** The turn in which a rule is broken. */
function Before({ unread: { before } }: { readonly unread: Unread }) {
  const { state } = validateLog(before);
  return (
    <p class="quiet">
      {say.check.turn(state.turn)} · {describeDecision(state)}
    </p>
  );
}
