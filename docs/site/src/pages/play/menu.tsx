/** What can be done with a game, and what lies at the table besides what it shows. */
import { useMemo, useRef } from 'preact/hooks';
import { download } from '../../common/files';
import { screenModel } from '../../common/library';
import { Check } from '../../common/parts';
import { textOf } from '../../common/read-log';
import { FoldedList, ScreenList } from '../../common/sections';
import { say } from '../../words/language';
import { type Game, logOf, stepsAfterUndo, type View } from './game';

interface MenuProps {
  readonly game: Game;
  readonly view: View;
  readonly isLearning: boolean;
  readonly onLearning: (isLearning: boolean) => void;
  readonly onTakeBack: (count: number) => void;
  readonly onLeave: () => void;
}

export function Menu({ game, view, isLearning, onLearning, onTakeBack, onLeave }: MenuProps) {
  const menu = useRef<HTMLDetailsElement>(null);
  const model = useMemo(() => screenModel(view), [view]);
  const limit = useMemo(() => stepsAfterUndo(game), [game]);
  const name = `concordia-${game.start.map}`;
  const told = model.scores.rows.filter(({ cells }) => cells.some(({ how }) => how !== ''));
  return (
    <details class="menu" ref={menu}>
      <summary>{say.play.menu}</summary>
      <div class="menu-body stack">
        <div class="row">
          {limit !== undefined && (
            <button
              type="button"
              onClick={() => {
                if (menu.current !== null) menu.current.open = false;
                onTakeBack(limit);
              }}
            >
              {say.play.takeBackTurn}
            </button>
          )}
          <button
            type="button"
            onClick={() => download(`${name}.json`, JSON.stringify(logOf(game)))}
          >
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
        <Check label={say.play.learn} value={isLearning} onChange={onLearning} />
        {model.scores.columns.map(({ key, seat, label }) => (
          <details key={key}>
            <summary>{say.play.howReckoned(label)}</summary>
            <ul class="plain list screen-list">
              {told.map(({ key: row, label: god, cells }) => (
                <li key={row}>
                  <strong>
                    {god}: {cells[seat]?.text}
                  </strong>
                  <span class="quiet">{cells[seat]?.how}</span>
                </li>
              ))}
            </ul>
          </details>
        ))}
        {model.discards.map((section) => (
          <FoldedList key={section.key} section={section} />
        ))}
        <ScreenList section={model.game} />
      </div>
    </details>
  );
}
