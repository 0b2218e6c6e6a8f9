/** What people say of a game: comments, marks, clock times, and what might have been played instead. */
import type { Action, GameState, LogNote, Variation } from 'concordia-rules';
import { useMemo, useState } from 'preact/hooks';
import { playerName } from '../../common/called';
import { Seat } from '../../common/parts';
import { say } from '../../words/language';
import { courseOf, stateAfter } from './history';
import { toldAction, toldClock } from './telling';

interface SaidProps {
  readonly note: LogNote<Action> | undefined;
  /** Whose clock it is; undefined before the first action. */
  readonly player: string | undefined;
}

/** What stands beside the board without pushing everything else away, in letters. */
const MOST_LETTERS = 280;

/** A long one is unfolded. */
export function Comment({ text }: { readonly text: string }) {
  if (text.length <= MOST_LETTERS) return <p class="comment">{text}</p>;
  return (
    <details class="comment">
      <summary>
        <span>{text.slice(0, MOST_LETTERS / 2)} …</span>
      </summary>
      <p>{text}</p>
    </details>
  );
}

/** A comment and the clock. */
export function Said({ note: { text, clock } = { after: 0 }, player }: SaidProps) {
  const time = clock === undefined ? undefined : toldClock(clock);
  return (
    <>
      {text !== undefined && <Comment text={text} />}
      {time !== undefined && (
        <p class="quiet">
          {player === undefined ? say.replay.clock(time) : say.replay.clockOf(player, time)}
        </p>
      )}
    </>
  );
}

interface VariationsProps {
  readonly variations: readonly Variation<Action>[];
  /** The state in which they begin. */
  readonly from: GameState;
  /** Shows one on the board; left out for those within others, which are reached from there. */
  readonly onFollow?: (variation: Variation<Action>) => void;
}

/** More of them, nobody reads; a log may have thousands. */
const MOST = 30;

/** What might have been played instead, each to be unfolded, or to be followed on the board. */
export function Variations({ variations, from, onFollow }: VariationsProps) {
  const rest = variations.length - MOST;
  if (variations.length === 0) return null;
  return (
    <div class="list others">
      <p class="quiet">{say.replay.others}</p>
      {variations.slice(0, MOST).map((variation, index) => (
        <Folded
          // biome-ignore lint/suspicious/noArrayIndexKey: variations stay in their order
          key={index}
          variation={variation}
          from={from}
          {...(onFollow !== undefined && { onFollow: () => onFollow(variation) })}
        />
      ))}
      {rest > 0 && <p class="quiet">{say.replay.more(rest)}</p>}
    </div>
  );
}

interface FoldedProps {
  readonly variation: Variation<Action>;
  readonly from: GameState;
  readonly onFollow?: () => void;
}

function Folded({ variation, from, onFollow }: FoldedProps) {
  const [isOpen, setIsOpen] = useState(false);
  const [first] = variation.actions;
  const told = first === undefined ? say.replay.nothingPlayed : toldAction(from, first);
  return (
    <details
      class="variation marked"
      open={isOpen}
      onToggle={({ currentTarget }) => setIsOpen(currentTarget.open)}
    >
      <summary>
        <span>{told}</span>
      </summary>
      {/* Played only when somebody looks. */}
      {isOpen && <Moves variation={variation} from={from} />}
      {isOpen && onFollow !== undefined && first !== undefined && (
        <button type="button" onClick={onFollow}>
          {say.replay.onBoard}
        </button>
      )}
    </details>
  );
}

function Moves({ variation, from }: { variation: Variation<Action>; from: GameState }) {
  const course = useMemo(() => courseOf(variation, from), [variation, from]);
  const { steps, notes } = course;
  const rest = variation.actions.length - steps.length;
  return (
    <>
      <Said note={notes.get(0)} player={undefined} />
      <ol class="plain list">
        {steps.map(({ action }, index) => {
          const note = notes.get(index + 1);
          const before = stateAfter(course, index);
          return (
            // biome-ignore lint/suspicious/noArrayIndexKey: actions stay in their order
            <li key={index}>
              <Seat seat={action.seat} /> {toldAction(before, action)} {note?.mark}
              <Said note={note} player={playerName(before, action.seat)} />
              <Variations variations={note?.variations ?? []} from={before} />
            </li>
          );
        })}
      </ol>
      {rest > 0 && <p class="quiet">{say.replay.more(rest)}</p>}
    </>
  );
}
