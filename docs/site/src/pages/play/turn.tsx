/** The question, and what can be answered; or what others do meanwhile. */
import type { Action, GameView } from 'concordia-rules';
import type { BoardPick } from 'concordia-rules/board';
import type { ComponentChildren } from 'preact';
import { useEffect, useMemo, useRef } from 'preact/hooks';
import { playerName } from '../../common/called';
import { describeDecision, isOver, screenModel } from '../../common/library';
import { Seat } from '../../common/seat';
import { say } from '../../words/language';
import { Choices } from './choice-list';
import { type Game, isThinkers, stateOf, toldOf } from './game';
import { Reckoned, SectionOf } from './section';
import type { PlayBoard } from './table';

interface TurnProps {
  readonly game: Game;
  readonly view: GameView;
  /** How many steps are on the screen. */
  readonly count: number;
  readonly pick: BoardPick<Action> | undefined;
  readonly board: PlayBoard | undefined;
  /** Who is to take the device. */
  readonly curtain: number | undefined;
  /** Whether something is still to be shown, or bots are to move. */
  readonly isBehind: boolean;
  readonly onLift: (seat: number) => void;
  readonly onSkip: (() => void) | undefined;
  readonly onPlay: (action: Action) => void;
  readonly onReplay: () => void;
  readonly children: ComponentChildren;
}

export function Turn(props: TurnProps) {
  const { game, view, count, curtain, isBehind, onSkip, children } = props;
  const isMine = view.decision !== null && view.decision.seat === view.viewer && !isBehind;
  const heading = useFocus(view, curtain, isBehind);
  return (
    <div class="turn">
      <h2 ref={heading} tabIndex={-1} aria-live="polite">
        {describeDecision(view)}
      </h2>
      <div class="turn-body">
        {children}
        {isBehind ? (
          <Others game={game} count={count} onSkip={onSkip} />
        ) : curtain !== undefined ? (
          <Curtain seat={curtain} {...props} />
        ) : isOver(view) ? (
          <Ending {...props} />
        ) : (
          isMine && (
            <>
              <Choices key={count} {...props} />
              <Meanwhile game={game} count={count} viewer={view.viewer} />
            </>
          )
        )}
      </div>
    </div>
  );
}

/** Who has pressed a button that is gone goes on from the heading, which says what comes next. */
function useFocus(view: GameView, curtain: number | undefined, isBehind: boolean) {
  const heading = useRef<HTMLHeadingElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: whenever something else is on the screen
  useEffect(() => {
    const { activeElement } = document;
    const isLost = activeElement === document.body || activeElement?.matches(':disabled');
    if (isLost !== false) heading.current?.focus({ preventScroll: true });
  }, [view, curtain, isBehind]);
  return heading;
}

/** What others do, one after another. */
function Others({ game, count, onSkip }: Pick<TurnProps, 'game' | 'count' | 'onSkip'>) {
  const last = game.steps[count - 1];
  const told = last === undefined ? [] : toldOf(last);
  const { decision } = stateOf(game);
  const isThinking = count === game.steps.length && isThinkers(game);
  return (
    <section class="others" aria-label={say.play.others}>
      <div>
        <div class="now" aria-live="polite">
          {told.map((text) => (
            <p key={text} class="sentence">
              <Seat seat={last?.action.seat ?? 0} /> {text}
            </p>
          ))}
        </div>
        {isThinking && (
          <p class="quiet thinking">{say.play.thinking(playerName(game.start, decision?.seat))}</p>
        )}
      </div>
      {onSkip !== undefined && (
        <button type="button" class="main" onClick={onSkip}>
          {say.play.skip}
        </button>
      )}
    </section>
  );
}

/** What others have done since the one who looks had a choice. */
function Meanwhile({
  game,
  count,
  viewer,
}: Pick<TurnProps, 'game' | 'count'> & Pick<GameView, 'viewer'>) {
  const steps = game.steps.slice(0, count);
  const last = steps.findLastIndex(({ action }) => action.seat === viewer);
  const told = steps
    .slice(last + 1)
    .flatMap((step) => toldOf(step).map((text) => ({ text, seat: step.action.seat })));
  if (told.length === 0 || last === -1) return null;
  return (
    <details class="meanwhile">
      <summary>{say.play.meanwhile(told.length)}</summary>
      <ol class="told">
        {told.map(({ text, seat }, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: sentences stay in their order
          <li key={index}>
            <Seat seat={seat} /> {text}
          </li>
        ))}
      </ol>
    </details>
  );
}

function Curtain({ seat, game, onLift }: TurnProps & { seat: number }) {
  const name = playerName(game.start, seat);
  return (
    <div class="curtain">
      <p>{say.play.handOver(name)}</p>
      <button type="button" class="main" onClick={() => onLift(seat)}>
        {say.play.iAm(name)}
      </button>
    </div>
  );
}

function Ending({ view, onReplay }: TurnProps) {
  const { scores } = useMemo(() => screenModel(view), [view]);
  return (
    <>
      <SectionOf section={scores} />
      <Reckoned table={scores} />
      <div>
        <button type="button" class="main" onClick={onReplay}>
          {say.play.replay}
        </button>
      </div>
    </>
  );
}
