/** Moments to go to. */
import { say } from '../../words/language';
import type { Going, Moment } from './survey';

interface JumpsProps extends Going {
  readonly title: string;
  /** How they were found. */
  readonly text?: string;
  readonly moments: readonly Moment[];
}

/** More, nobody looks through. */
const MOST = 200;

/** Nothing at all if there are none. */
export function Jumps({ title, text, moments, count, onGo }: JumpsProps) {
  const rest = moments.length - MOST;
  if (moments.length === 0) return null;
  return (
    <section>
      <h2>{title}</h2>
      {text !== undefined && <p class="quiet">{text}</p>}
      <ol class="plain tiles jumps">
        {moments.slice(0, MOST).map(({ count: at, turn, label }) => (
          <li key={`${at} ${label}`}>
            <button
              type="button"
              class="entry"
              aria-current={at === count ? 'step' : undefined}
              onClick={() => onGo(at)}
            >
              <span class="quiet">{say.replay.atTurn(turn)}</span> <span>{label}</span>
            </button>
          </li>
        ))}
      </ol>
      {rest > 0 && <p class="quiet">{say.replay.more(rest)}</p>}
    </section>
  );
}
