import { useEffect, useMemo, useState } from 'preact/hooks';
import { FaultPanel } from '../../../common/fault';
import { goTo } from '../../../shell/route';
import { say } from '../../../words/language';
import { counted } from '../count';
import { dealt } from '../deck';
import { contentOf } from './read';
import { ResultStep } from './result';
import { type Sent, sentBy } from './share';
import { type Shelf, useShelf } from './shelf';
import { ShelfWarning } from './shelf-warning';
import { TakeOver } from './take-over';

/** A sheet that came by link: to look at beside one's own, to keep, or to take lines from. */
export function Shared({ fragment }: { fragment: string }) {
  const shelf = useShelf();
  const [sent, setSent] = useState<Sent>();
  const [fault, setFault] = useState<unknown>();
  useEffect(() => {
    setSent(undefined);
    setFault(undefined);
    sentBy(fragment).then(setSent, setFault);
  }, [fragment]);
  if (fault !== undefined) {
    return (
      <div class="stack">
        <FaultPanel error={fault} lead={say.sheets.shared.cannotShow} />
        <p>
          <a href="#/score">{say.sheets.shared.toOwn}</a>
        </p>
      </div>
    );
  }
  if (sent === undefined) return <p role="status">{say.sheets.shared.loading}</p>;
  return <Looked sent={sent} shelf={shelf} />;
}

function Looked({ sent, shelf }: { sent: Sent; shelf: Shelf }) {
  const { draft, game, date = shelf.open.date } = sent;
  const { choose } = shelf;
  const count = useMemo(() => counted(draft), [draft]);
  // The sheet of the same game, even where another one is open.
  const own = shelf.all.find((entry) => entry.game === game);
  const isKnown = shelf.open.game === game && sameText(shelf.open, sent);
  const ownId = own?.id;
  useEffect(() => {
    if (ownId !== undefined) void choose(ownId);
  }, [ownId, choose]);
  const canTakeOver = ownId === undefined ? !shelf.isNew : ownId === shelf.open.id;
  return (
    <div class="stack shared">
      <ShelfWarning shelf={shelf} />
      <p class="screen-only">{isKnown ? say.sheets.shared.known : say.sheets.shared.lead}</p>
      <div class="row screen-only">
        {!isKnown && (
          <button
            type="button"
            class={canTakeOver ? undefined : 'main'}
            onClick={() => {
              shelf.add(draft, sent.date, sent.game);
              goTo('score');
            }}
          >
            {say.sheets.shared.keep}
          </button>
        )}
        <a class="button" href="#/score">
          {say.sheets.shared.toOwn}
        </a>
      </div>
      {!isKnown && canTakeOver && (
        <TakeOver
          own={{ ...shelf.open, draft: dealt(shelf.open.draft) }}
          other={draft}
          shelf={shelf}
        />
      )}
      <ResultStep draft={draft} count={count} date={date} game={game} />
    </div>
  );
}

function sameText(own: Sent, other: Sent): boolean {
  return (
    JSON.stringify(contentOf(own.draft).sheet) === JSON.stringify(contentOf(other.draft).sheet)
  );
}
