import type { GameLog } from 'concordia-rules';
import { handOver } from '../../common/current-log';
import { goTo } from '../../shell/route';

/** Leads on to the page Replay. */
export function ReplayButton({ log, label }: { readonly log: GameLog; readonly label: string }) {
  return (
    <button
      type="button"
      class="main"
      onClick={() => {
        handOver(log);
        goTo('replay');
      }}
    >
      {label}
    </button>
  );
}
