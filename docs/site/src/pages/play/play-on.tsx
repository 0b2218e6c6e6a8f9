/** Goes on with a game that somebody has seen in Replay: who plays which seat from here on. */
import type { GameLog } from 'concordia-rules';
import { useState } from 'preact/hooks';
import { say } from '../../words/language';
import { Seats, usualSitters } from './seats';

interface PlayOnProps {
  readonly log: GameLog;
  readonly onStart: (log: GameLog) => void;
}

export function PlayOn({ log, onStart }: PlayOnProps) {
  const { players } = log.options;
  // Players without names have the numbers of their seats.
  const names = typeof players === 'number' ? Array.from({ length: players }, () => '') : players;
  const [sitters, setSitters] = useState(() => usualSitters(names));
  return (
    <form
      class="stack setup"
      onSubmit={(event) => {
        event.preventDefault();
        onStart({ ...log, meta: { ...log.meta, seats: sitters.join(' ') } });
      }}
    >
      <p>{say.play.playOnFrom(log.actions.length)}</p>
      <Seats names={names} sitters={sitters} onSitters={setSitters} />
      <div>
        <button type="submit" class="main">
          {say.play.start}
        </button>
      </div>
    </form>
  );
}
