/** The actions as sentences, around the present one. */
import { useLayoutEffect, useRef } from 'preact/hooks';
import { Seat } from '../../common/parts';
import { say } from '../../words/language';
import { type Course, stateAfter } from './history';
import type { Going } from './survey';
import { signsOf, toldAction } from './telling';

interface ActionListProps extends Going {
  readonly course: Course;
}

/** So many before the present one and after it: games may be long, and a page should not be. */
const AROUND = 40;

export function ActionList({ course, count, onGo }: ActionListProps) {
  const list = useRef<HTMLOListElement>(null);
  useLayoutEffect(() => {
    const current = list.current?.querySelector<HTMLElement>('[aria-current]');
    if (list.current === null || current === null || current === undefined) return;
    // Only the list scrolls, and not the page.
    list.current.scrollTop =
      current.offsetTop - (list.current.clientHeight - current.offsetHeight) / 2;
  });

  const first = Math.max(0, count - 1 - AROUND);
  const shown = course.steps.slice(first, count + AROUND);
  return (
    <ol class="plain actions" ref={list} start={first + 1} aria-label={say.replay.tabs.actions}>
      {shown.map(({ action }, index) => {
        const number = first + index + 1;
        const isCurrent = number === count;
        const signs = signsOf(course, number);
        return (
          <li key={number}>
            <button
              type="button"
              class="entry"
              aria-current={isCurrent ? 'step' : undefined}
              // One stop for all: arrows go on from there.
              tabIndex={isCurrent || (count === 0 && index === 0) ? 0 : -1}
              onClick={() => onGo(number)}
            >
              <Seat seat={action.seat} />
              <span>
                {toldAction(stateAfter(course, number - 1), action)}{' '}
                {course.notes.get(number)?.mark}
                {signs.length > 0 && <small class="quiet"> · {signs.join(', ')}</small>}
              </span>
            </button>
          </li>
        );
      })}
    </ol>
  );
}
