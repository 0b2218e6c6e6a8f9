/** What has become of one game. */
import { FaultPanel } from '../../common/fault';
import { say } from '../../words/language';
import { FaultList } from './faults';
import { type Outcome, spanOfFault } from './outcome';
import { PlaceButton } from './place-button';
import type { Span } from './place-in-json';
import { Verdict } from './verdict';

interface FoundProps {
  readonly outcome: Outcome;
  readonly onPick: (span: Span) => void;
}

export function Found({ outcome, onPick }: FoundProps) {
  const { text, isCut } = outcome;
  return (
    <div class="stack">
      {outcome.kind === 'noGame' ? (
        <div>
          <FaultPanel error={outcome.error} lead={say.check.notChecked} />
          {outcome.span !== undefined && (
            <PlaceButton text={text} span={outcome.span} onPick={onPick} />
          )}
        </div>
      ) : (
        <p class="quiet">
          {isJson(text) ? say.check.tookForJson : say.check.tookForWords}
          {isCut && ` ${say.check.leftOut}`}
        </p>
      )}
      {outcome.kind === 'checked' && <Verdict checked={outcome} text={text} onPick={onPick} />}
      {outcome.kind === 'unread' && (
        <FaultList unread={outcome} onPick={(fault) => onPick(spanOfFault(text, fault))} />
      )}
    </div>
  );
}

/** No notation begins like an object. */
function isJson(text: string): boolean {
  return text.trimStart().startsWith('{');
}
