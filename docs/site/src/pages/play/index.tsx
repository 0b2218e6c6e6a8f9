/** Hot seat, or against bots: what is asked first. All that a game itself needs is loaded when one begins. */
import type { GameLog } from 'concordia-rules';
import type { FunctionComponent } from 'preact';
import { useState } from 'preact/hooks';
import { FaultPanel } from '../../common/fault';
import { FileDrop } from '../../common/files';
import { takenToPlayOn } from '../../common/play-on';
import { say } from '../../words/language';
import { newId } from './keep';
import { PlayOn, Start } from './start';
import './play.css';

interface Trouble {
  readonly lead: string;
  readonly error: unknown;
}

const loaded = () => import('./playing');
type Loaded = Awaited<ReturnType<typeof loaded>>;

export function PlayPage() {
  const [Playing, setPlaying] = useState<{ readonly Game: FunctionComponent }>();
  const [trouble, setTrouble] = useState<Trouble>();
  const [before, setBefore] = useState<GameLog | undefined>(takenToPlayOn);

  /** @param id - under which the game is kept. @param make - fails if there is no such game. */
  async function begin(
    make: (of: Loaded) => ReturnType<Loaded['begun']>,
    id = newId(),
    isLearning = false,
  ): Promise<void> {
    const of = await loaded();
    const game = make(of);
    setTrouble(undefined);
    setBefore(undefined);
    const onLeave = () => setPlaying(undefined);
    setPlaying({
      Game: () => <of.Playing begun={game} id={id} isLearning={isLearning} onLeave={onLeave} />,
    });
  }

  /** Says why not, if it fails. */
  function attempt(lead: string, step: Promise<void>): void {
    step.catch((error: unknown) => setTrouble({ lead, error }));
  }

  if (Playing !== undefined) return <Playing.Game />;
  return (
    <div class="stack play">
      {trouble !== undefined && <FaultPanel {...trouble} />}
      {before === undefined ? (
        <Start
          onGoOn={({ id, log }) => begin(({ opened }) => opened(log), id)}
          onStart={(newGame, sitters, isLearning) =>
            attempt(
              say.play.noSuchGame,
              begin(({ begun }) => begun(newGame, sitters), undefined, isLearning),
            )
          }
        >
          <FileDrop
            label={say.play.load}
            onText={(text) =>
              attempt(
                say.play.noGame,
                loaded().then(async ({ logIn, opened }) => {
                  const log = await logIn(text);
                  return begin(() => opened(log));
                }),
              )
            }
            onFault={(error) => setTrouble({ lead: say.play.noFile, error })}
          />
        </Start>
      ) : (
        <PlayOn
          log={before}
          onStart={(log) =>
            attempt(
              say.play.noGame,
              begin(({ opened }) => opened(log)),
            )
          }
        />
      )}
    </div>
  );
}
