import type { CityId } from 'concordia-rules/core';
import { say } from '../../../words/language';
import type { Count } from '../count';
import { Hints } from '../hints';
import { dateName, resultTitle } from './naming';
import { Points } from './points';
import { Printed } from './printed';
import type { Sent } from './share';
import { Ways } from './ways';
import './sheets.css';

interface ResultProps extends Required<Sent> {
  readonly count: Count;
  /** Begins another sheet; what is only looked at has no such button. */
  readonly onNew?: () => void;
  /** Goes to a city whose good is to be put right. */
  readonly onCity?: (city: CityId) => void;
}

/** The last step: everybody's points, what is not settled yet, and ways to take them along. */
export function ResultStep({ count, onNew, onCity, ...sent }: ResultProps) {
  const { draft, date } = sent;
  const { scores, hints } = count;
  const settling = (
    <Hints hints={hints} map={draft.sheet.map} title={say.sheets.toSettle} onCity={onCity} />
  );
  return (
    <section class="panel stack result" aria-labelledby="result">
      <h2 id="result">{resultTitle(draft)}</h2>
      <p class="quiet">
        <time dateTime={date}>{dateName(date)}</time>
      </p>
      {scores === undefined ? (
        <>
          {settling}
          <p>{say.sheets.nothing}</p>
        </>
      ) : (
        <Points draft={draft} scores={scores}>
          {settling}
        </Points>
      )}
      <Ways {...sent} count={count}>
        {onNew !== undefined && (
          <button type="button" onClick={onNew}>
            {say.sheets.list.start}
          </button>
        )}
      </Ways>
      <Printed draft={draft} count={count} />
    </section>
  );
}
