import { OnBoard } from './lazy';
import { getMap } from './library';
import type { OnBoardProps } from './on-board';

/** The board, as large as the step allows also before it is there. */
export function LazyBoard(props: OnBoardProps) {
  const { aspect } = getMap(props.map).layout ?? {};
  return (
    <div class="on-board" style={{ '--aspect': aspect }}>
      <OnBoard {...props} />
    </div>
  );
}
