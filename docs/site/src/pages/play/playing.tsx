/** A game that is being played: a table, and what this page adds to it. */
import type { Action } from 'concordia-rules';
import { type MountedTable, mountTable, type TableNews } from 'concordia-rules/table';
import type { RefObject } from 'preact';
import { useEffect, useLayoutEffect, useMemo, useRef, useState } from 'preact/hooks';
import { playerName } from '../../common/called';
import { ReplayButton } from '../../common/current-log';
import { isOver, library, nameOf } from '../../common/library';
import type { Question, Told } from '../../thinking/messages';
import { Thinker } from '../../thinking/thinker';
import { say } from '../../words/language';
import {
  type Game,
  isBots,
  isPersons,
  logOf,
  lookingAt,
  newsOf,
  played,
  questionOf,
  stateOf,
  stepsAfterUndo,
  takenBack,
  type View,
  withBotMove,
} from './game';
import { keep, newId, onOtherTab } from './keep';
import { Lesson } from './lesson';
import { Menu } from './menu';

export { logIn } from '../../common/read-log';
export { begun, opened } from './game';

type News = TableNews<View>;
type Table = MountedTable<View, Action>;

interface PlayingProps {
  readonly begun: Game;
  /** Under which the game is kept. */
  readonly id: string;
  /** Whether the game explains itself. */
  readonly isLearning: boolean;
  readonly onLeave: () => void;
}

export function Playing({ begun, id: first, isLearning: isNew, onLeave }: PlayingProps) {
  const [id, setId] = useState(first);
  const [isElsewhere, setElsewhere] = useState(false);
  const [isLearning, setLearning] = useState(isNew);
  /** Who has taken the screen last, where several people share it. */
  const [last, setLast] = useState<number>();
  const table = useRef<Table>(undefined);
  const { game, now, go, think, end, isHasty } = useGame(begun);
  const isKept = useKept(id, game);
  const { next } = lookingAt(game, last);

  useEffect(
    () =>
      onOtherTab(id, () => {
        // The other tab has taken this game further, so the one here is another game from now on.
        setId(newId());
        setElsewhere(true);
      }),
    [id],
  );

  function takeBackTo(count: number): void {
    end();
    const back = go(takenBack(now.current, count));
    void table.current?.update(newsOf(back, lookingAt(back, last).viewer).view);
  }

  const over = isOver(stateOf(game));
  return (
    <div class="playing filling">
      <header class="play-bar">
        <a class="home" href="#/">
          Concordia
        </a>
        <span class="map cut">{nameOf(game.start, game.start.map)}</span>
        {over && <ReplayButton log={() => logOf(game)} label={say.play.replay} />}
        <Menu
          game={game}
          view={newsOf(game, lookingAt(game, last).viewer).view}
          isLearning={isLearning}
          onLearning={setLearning}
          onTakeBack={takeBackTo}
          onLeave={onLeave}
        />
      </header>
      <div class="told-first">
        {!isKept && <p class="notice marked">{say.play.notKept}</p>}
        {isHasty && <p class="notice marked">{say.play.hasty}</p>}
        {isElsewhere && <p class="notice marked">{say.play.otherTab}</p>}
        {isLearning && next === undefined && !isBots(game) && !over && <Lesson game={game} />}
      </div>
      <div class="at-table" inert={next !== undefined}>
        <Seated
          // Whoever takes the screen has a table of their own.
          key={last}
          {...{ game: now, last, table, go, think }}
        />
      </div>
      {next !== undefined && (
        <div class="curtain">
          <p>{say.play.handOver(playerName(game.start, next))}</p>
          <button type="button" class="main" onClick={() => setLast(next)}>
            {say.play.iAm(playerName(game.start, next))}
          </button>
        </div>
      )}
    </div>
  );
}

interface SeatedProps {
  readonly game: RefObject<Game>;
  readonly last: number | undefined;
  readonly table: RefObject<Table | undefined>;
  readonly go: (game: Game) => Game;
  readonly think: () => Promise<Game | undefined>;
}

/** A table for whoever has the screen now. */
function Seated({ game: now, last, table, go, think }: SeatedProps) {
  const holder = useRef<HTMLDivElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: a table is laid once, and told of everything else
  useLayoutEffect(() => {
    const game = now.current;
    if (holder.current === null || game === null) return undefined;
    const { viewer } = lookingAt(game, last);
    // What the others have done since is shown step by step.
    const own = game.steps.findLastIndex(({ action }) => action.seat === last);
    const shown = last === undefined ? game.steps.length : own + 1;
    const news = (next: Game): News => newsOf(next, lookingAt(next, last).viewer);
    table.current = mountTable<View, Action>(holder.current, {
      engine: library,
      view: newsOf(game, viewer, shown).view,
      history: game.steps.slice(0, shown).flatMap(({ events }) => events),
      send: (action) => news(go(played(now.current ?? game, action))),
      async think() {
        const next = await think();
        return next && news(next);
      },
      takeBack() {
        const { view } = news(
          go(takenBack(now.current ?? game, (now.current ?? game).steps.length - 1)),
        );
        return { view };
      },
      canTakeBack: () => stepsAfterUndo(now.current ?? game) !== undefined,
    });
    for (let count = shown + 1; count <= game.steps.length; count += 1) {
      const { view, events } = newsOf(game, viewer, count);
      void table.current.update(view, events);
    }
    return () => table.current?.destroy();
  }, []);
  return <div ref={holder} />;
}

/** The game as it stands, for drawing and for what answers later. */
function useGame(begun: Game) {
  const [game, setGame] = useState(begun);
  const now = useRef(begun);
  const thinker = useMemo(() => new Thinker(), []);
  /** Ends what a bot thinks, as if it had nothing to say. */
  const ended = useRef<() => void>(undefined);
  /** Whether strong bots had to play without thinking. */
  const [isHasty, setHasty] = useState(false);

  function go(next: Game): Game {
    now.current = next;
    setGame(next);
    return next;
  }

  function end(): void {
    thinker.end();
    ended.current?.();
  }

  /** The game after the move of a bot, if one is to move and nobody takes back meanwhile. */
  async function think(): Promise<Game | undefined> {
    const before = now.current;
    if (!isBots(before)) return undefined;
    const question = questionOf(before);
    const told = question && (await answerTo(question));
    if (now.current !== before || told?.kind === 'ended') return undefined;
    if (told?.kind === 'failed') setHasty(true);
    return go(told?.kind === 'chosen' ? played(before, told.action) : withBotMove(before));
  }

  function answerTo(question: Question): Promise<Told | { readonly kind: 'ended' }> {
    return new Promise((resolve) => {
      ended.current = () => resolve({ kind: 'ended' });
      thinker.ask(question, resolve);
    });
  }

  // biome-ignore lint/correctness/useExhaustiveDependencies: when the game is left
  useEffect(() => end, []);
  return { game, now, go, think, end, isHasty };
}

/** @returns whether there was room for the game. */
function useKept(id: string, game: Game): boolean {
  const [isKept, setKept] = useState(true);
  useEffect(() => {
    // Bots may take their time.
    if (!isBots(game) || isPersons(game)) setKept(keep(id, logOf(game)));
  }, [id, game]);
  return isKept;
}
