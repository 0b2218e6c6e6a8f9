/** What has become of one game; with what else the page loads once somebody brings one. */
import { FaultPanel } from '../../common/fault';
import { say } from '../../words/language';
import { FaultList } from './faults';
import { type Outcome, spanOfFault } from './outcome';
import type { Span } from './place-in-json';
import { PlaceButton, Verdict } from './verdict';

export { ManyGames } from './many-games';
export { outcomeOf } from './outcome';

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
