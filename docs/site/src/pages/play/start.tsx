/** Before a game: the one that is kept, a new one, or one from a file. */
import type { NewGame } from 'concordia-rules';
import type { ComponentChildren } from 'preact';
import { useState } from 'preact/hooks';
import { FaultPanel } from '../../common/fault';
import { download } from '../../common/files';
import { nameOf } from '../../common/library';
import { say } from '../../words/language';
import { type Game, stateOf } from './game';
import { forget, type Kept, kept } from './keep';
import { Setup } from './setup';

interface StartProps {
  readonly onGoOn: (game: Game) => void;
  readonly onStart: (newGame: NewGame, sitters: readonly string[]) => void;
  readonly children: ComponentChildren;
}

export function Start({ onGoOn, onStart, children }: StartProps) {
  return (
    <div class="stack">
      <KeptGame onGoOn={onGoOn} />
      <Setup onStart={onStart} />
      {children}
    </div>
  );
}

function KeptGame({ onGoOn }: Pick<StartProps, 'onGoOn'>) {
  const [found, setFound] = useState<Kept>(kept);
  if (found === undefined) return null;
  const forgetIt = () => {
    forget();
    setFound(undefined);
  };
  return (
    <section class="panel stack" aria-label={say.play.kept}>
      {'fault' in found ? (
        <FaultPanel error={found.fault} lead={say.play.keptFault} />
      ) : (
        <p>{say.play.keptGame(summaryOf(found.game))}</p>
      )}
      <div class="row">
        {'game' in found ? (
          <button type="button" class="main" onClick={() => onGoOn(found.game)}>
            {say.play.goOn}
          </button>
        ) : (
          // Another version may still be able to read it.
          <button type="button" onClick={() => download('concordia-kept.json', found.text)}>
            {say.play.save}
          </button>
        )}
        <button type="button" onClick={forgetIt}>
          {say.play.discard}
        </button>
      </div>
    </section>
  );
}

/** `Corsica: Livia and Gaius`. */
function summaryOf(game: Game): string {
  const state = stateOf(game);
  const names = state.players.map(({ name }) => name);
  return `${nameOf(state, state.map)}: ${say.common.and(names)}`;
}
