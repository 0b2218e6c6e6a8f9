import { useMemo, useState } from 'preact/hooks';
import { Seat } from '../../common/seat';
import type { PageProps } from '../../shell/pages';
import { CardsEditor } from './cards';
import { counted } from './count';
import { type Draft, newDraft } from './draft';
import { HousesEditor } from './houses';
import { Setup } from './setup';
import { ResultStep } from './sheets/result';
import { Shared } from './sheets/shared';
import { useShelf } from './sheets/shelf';
import { ShelfList } from './sheets/shelf-list';
import { ShelfWarning } from './sheets/shelf-warning';
import { ThingsEditor } from './things';
import './score.css';

/** Counts a game of cardboard; or shows a count that somebody has shared. */
export function ScorePage({ rest: [fragment] }: PageProps) {
  if (fragment !== undefined && fragment !== '') return <Shared fragment={fragment} />;
  return <Own />;
}

function Own() {
  const shelf = useShelf();
  const { draft, date, game, before = [] } = shelf.open;
  const [active, setActive] = useState(0);
  const count = useMemo(() => counted(draft), [draft]);
  const { players } = draft.sheet;
  const seat = Math.min(active, players.length - 1);

  const change = (next: Draft) => shelf.change(next, [...before, draft]);
  const begin = () => shelf.start(newDraft(players.length));

  const editor = { draft, seat, onChange: change };
  return (
    <div class="score">
      <div class="stack editors screen-only">
        <Setup draft={draft} onChange={change} />
        <fieldset class="seats">
          <legend class="hidden">Whose sheet</legend>
          {players.map(({ name }, index) => (
            <button
              // biome-ignore lint/suspicious/noArrayIndexKey: a seat is what it is, whatever the name.
              key={index}
              type="button"
              aria-pressed={index === seat}
              onClick={() => setActive(index)}
            >
              <Seat seat={index} />
              <span class="name">{name}</span>
              <strong>{count.scores?.players[index]?.total ?? '–'}</strong>
            </button>
          ))}
        </fieldset>
        <CardsEditor {...editor} />
        <HousesEditor {...editor} />
        <ThingsEditor {...editor} />
      </div>
      <div class="stack outcome">
        <ShelfWarning shelf={shelf} />
        <ResultStep draft={draft} count={count} date={date} game={game} onNew={begin} />
        <button
          type="button"
          class="screen-only"
          disabled={before.length === 0}
          onClick={() => {
            const last = before.at(-1);
            if (last !== undefined) shelf.change(last, before.slice(0, -1));
          }}
        >
          Undo
        </button>
        <ShelfList shelf={shelf} onNew={begin} />
      </div>
    </div>
  );
}
