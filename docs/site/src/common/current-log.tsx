/** The log that one page hands to another: Check and Play put it down, Replay picks it up, also after a reload. */
import type { GameLog } from 'concordia-rules';
import { goTo } from '../shell/route';
import { forget, jsonIn, keep, kept } from './storage';

const KEY = 'concordia-rules log';
/** A browser keeps about five million letters for a whole site; a game has some 50,000. */
const MOST_LETTERS = 1_500_000;

let handed: unknown;

export function handOver(log: GameLog): void {
  handed = log;
  // A log that cannot be kept must not leave the one before it behind; then a reload forgets it.
  forget('session', KEY);
  const text = JSON.stringify(log);
  if (text.length <= MOST_LETTERS) keep('session', KEY, text);
}

/** What was handed over last in this tab; it stays there. Whoever uses the browser may have written it. */
export function handedOver(): unknown {
  handed ??= keptLog();
  return handed;
}

function keptLog(): unknown {
  const text = kept('session', KEY) ?? '';
  return text.length > MOST_LETTERS ? undefined : jsonIn(text);
}

/** Leads on to the page Replay. */
interface ReplayButtonProps {
  readonly label: string;
  /** The game, as it is by then. */
  readonly log: () => GameLog;
}

export function ReplayButton({ log, label }: ReplayButtonProps) {
  return (
    <button
      type="button"
      class="main"
      onClick={() => {
        handOver(log());
        goTo('replay');
      }}
    >
      {label}
    </button>
  );
}
