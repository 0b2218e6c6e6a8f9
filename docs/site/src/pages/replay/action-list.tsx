/** The actions as sentences, around the present one. */
import { useLayoutEffect, useRef } from 'preact/hooks';
import { Seat } from '../../common/seat';
import { type History, stateAfter } from './history';
import { toldAction } from './telling';

interface ActionListProps {
  readonly history: History;
  readonly count: number;
  readonly onGo: (count: number) => void;
}

/** So many before the present one and after it: games may be long, and a page should not be. */
const AROUND = 40;

/** What there is to read about an action, besides what everybody sees. */
function Signs({ history: { notes, corrections }, number }: { history: History; number: number }) {
  const { text, variations = [] } = notes.get(number) ?? {};
  const signs = [
    ...(text === undefined ? [] : ['comment']),
    ...(variations.length === 0 ? [] : ['variation']),
    ...(corrections.has(number) ? ['correction'] : []),
  ];
  return signs.length === 0 ? null : <small class="quiet"> · {signs.join(', ')}</small>;
}

export function ActionList({ history, count, onGo }: ActionListProps) {
  const list = useRef<HTMLOListElement>(null);
  useLayoutEffect(() => {
    const current = list.current?.querySelector<HTMLElement>('[aria-current]');
    if (list.current === null || current === null || current === undefined) return;
    // Only the list scrolls, and not the page.
    list.current.scrollTop =
      current.offsetTop - (list.current.clientHeight - current.offsetHeight) / 2;
  });

  const first = Math.max(0, count - 1 - AROUND);
  const shown = history.steps.slice(first, count + AROUND);
  return (
    <ol class="actions" ref={list} start={first + 1} aria-label="Actions">
      {shown.map(({ action }, index) => {
        const number = first + index + 1;
        const isCurrent = number === count;
        return (
          <li key={number}>
            <button
              type="button"
              aria-current={isCurrent ? 'step' : undefined}
              // One stop for all: arrows go on from there.
              tabIndex={isCurrent || (count === 0 && index === 0) ? 0 : -1}
              onClick={() => onGo(number)}
            >
              <Seat seat={action.seat} />
              <span>
                {toldAction(stateAfter(history, number - 1), action)}{' '}
                {history.notes.get(number)?.mark}
                <Signs history={history} number={number} />
              </span>
            </button>
          </li>
        );
      })}
    </ol>
  );
}
