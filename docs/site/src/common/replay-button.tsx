import type { GameLog } from 'concordia-rules';
import { goTo } from '../shell/route';
import { handOver } from './current-log';

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
