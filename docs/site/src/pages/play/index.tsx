import { useEffect, useRef, useState } from 'preact/hooks';
import { handOver } from '../../common/current-log';
import { FaultPanel } from '../../common/fault';
import { FileDrop } from '../../common/files';
import { logIn } from '../../common/read-log';
import { goTo } from '../../shell/route';
import type { Question } from '../../thinking/messages';
import { Thinker } from '../../thinking/thinker';
import { say } from '../../words/language';
import {
  begun,
  type Game,
  isBots,
  isPersons,
  logOf,
  opened,
  played,
  questionOf,
  takenBack,
  withBotMove,
} from './game';
import { keep, newId, onOtherTab } from './keep';
import { Start } from './start';
import { Table } from './table';
import './play.css';

interface Trouble {
  readonly lead?: string;
  readonly error: unknown;
}

/** Hot seat, or against bots. */
export function PlayPage() {
  const [game, setGame] = useState<Game>();
  const [trouble, setTrouble] = useState<Trouble>();
  const [isKept, setIsKept] = useState(true);
  /** Under which the game is kept. */
  const [id, setId] = useState('');
  const [isElsewhere, setElsewhere] = useState(false);
  const thinker = useRef(new Thinker());
  /** Whether strong bots had to play without thinking. */
  const [isHasty, setHasty] = useState(false);

  /** Goes on with a game as it is kept; one that is new has an id of its own. */
  function begin(lead: string, next: () => Game, kept = newId()): void {
    setId(kept);
    setElsewhere(false);
    setHasty(false);
    attempt(lead, next);
  }

  /** Goes on with the game, or says why not. */
  function attempt(lead: string, next: () => Game | undefined): void {
    try {
      setGame(next());
      setTrouble(undefined);
    } catch (error) {
      setTrouble({ lead, error });
    }
  }

  async function open(text: string): Promise<void> {
    try {
      const log = await logIn(text);
      begin(say.play.noGame, () => opened(log));
    } catch (error) {
      setTrouble({ lead: say.play.noGame, error });
    }
  }

  // biome-ignore lint/correctness/useExhaustiveDependencies: it only sets
  useEffect(() => {
    if (game === undefined) return undefined;
    // Bots may take their time.
    if (!isBots(game) || isPersons(game)) setIsKept(keep(id, logOf(game)));
    if (!isBots(game)) return undefined;
    const question = isHasty ? undefined : questionOf(game);
    if (question !== undefined) return thinkAbout(game, question);
    // Bots move between frames, so that the page goes on living.
    const timer = setTimeout(() => attempt(say.play.notPossible, () => withBotMove(game)));
    return () => clearTimeout(timer);
  }, [game, id, isHasty]);

  /** @returns ends it, whoever leaves the game or takes back. */
  function thinkAbout(game: Game, question: Question): () => void {
    let isOpen = true;
    thinker.current.ask(question, (told) => {
      isOpen = false;
      if (told.kind === 'chosen') attempt(say.play.notPossible, () => played(game, told.action));
      else setHasty(true);
    });
    return () => {
      if (isOpen) thinker.current.end();
    };
  }

  const isPlaying = game !== undefined;
  useEffect(() => (isPlaying ? () => thinker.current.end() : undefined), [isPlaying]);

  useEffect(() => {
    if (id === '') return undefined;
    return onOtherTab(id, () => {
      // The other tab has taken this game further, so the one here is another game from now on.
      setId(newId());
      setElsewhere(true);
    });
  }, [id]);

  const load = (
    <FileDrop
      label={say.play.load}
      onText={(text) => void open(text)}
      onFault={(error) => setTrouble({ lead: say.play.noFile, error })}
    />
  );
  if (game === undefined) {
    return (
      <div class="stack play">
        {trouble !== undefined && <FaultPanel {...trouble} />}
        <Start
          onGoOn={(next, kept) => begin('', () => next, kept)}
          onStart={(newGame, sitters) => begin(say.play.noSuchGame, () => begun(newGame, sitters))}
        >
          {load}
        </Start>
      </div>
    );
  }
  return (
    <Table
      // Another game begins with nobody at the screen.
      key={JSON.stringify(game.options)}
      game={game}
      onPlay={(action) => attempt(say.play.notPossible, () => played(game, action))}
      onTakeBack={(count) => attempt('', () => takenBack(game, count))}
      onLeave={() => attempt('', () => undefined)}
      onReplay={() => {
        handOver(logOf(game));
        goTo('replay');
      }}
    >
      {trouble !== undefined && <FaultPanel {...trouble} />}
      {!isKept && <p class="notice">{say.play.notKept}</p>}
      {isHasty && <p class="notice">{say.play.hasty}</p>}
      {isElsewhere && <p class="notice">{say.play.otherTab}</p>}
    </Table>
  );
}
