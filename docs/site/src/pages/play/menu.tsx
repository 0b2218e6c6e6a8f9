/** What happened, what is played, and what can be done with the game. */
import type { GameView } from 'concordia-rules';
import { useMemo } from 'preact/hooks';
import { download } from '../../common/files';
import { screenModel } from '../../common/library';
import { textOf } from '../../common/read-log';
import { Seat } from '../../common/seat';
import { say } from '../../words/language';
import { type Game, logOf, stepsAfterUndo, toldOf } from './game';
import { SectionOf } from './section';

interface MenuProps {
  readonly game: Game;
  /** How many steps are on the screen. */
  readonly count: number;
  readonly view: GameView;
  readonly onLeave: () => void;
  readonly onTakeBack: (count: number) => void;
}

/** Nobody reads further back; Replay has it all. */
const MOST = 60;

export function Menu({ game, count, view, onLeave, onTakeBack }: MenuProps) {
  const model = useMemo(() => screenModel(view), [view]);
  const limit = useMemo(() => stepsAfterUndo(game), [game]);
  const name = `concordia-${game.start.map}`;
  return (
    <>
      <div class="row">
        {limit !== undefined && count === game.steps.length && (
          <button type="button" onClick={() => onTakeBack(limit)}>
            {say.play.takeBackTurn}
          </button>
        )}
        <button type="button" onClick={() => download(`${name}.json`, JSON.stringify(logOf(game)))}>
          {say.play.save}
        </button>
        <button
          type="button"
          onClick={async () => download(`${name}.txt`, await textOf(logOf(game)), 'text/plain')}
        >
          {say.play.saveAsText}
        </button>
        <button type="button" onClick={onLeave}>
          {say.play.newGame}
        </button>
      </div>
      <Happened game={game} count={count} />
      <SectionOf section={model.game} />
    </>
  );
}

/** The newest first. */
function Happened({ game: { steps }, count }: Pick<MenuProps, 'game' | 'count'>) {
  const shown = steps.slice(0, count).map((step, index) => ({ ...step, number: index + 1 }));
  const told = shown.slice(-MOST).flatMap((step) => {
    const sentences = toldOf(step);
    return sentences.length === 0 ? [] : { ...step, text: sentences.join('; ') };
  });
  return (
    <section>
      <h3>{say.play.happened}</h3>
      {told.length === 0 && <p class="quiet">{say.play.nothing}</p>}
      <ol class="told">
        {told.toReversed().map(({ number, action, text }) => (
          <li key={number}>
            <Seat seat={action.seat} /> {text}
          </li>
        ))}
      </ol>
    </section>
  );
}
