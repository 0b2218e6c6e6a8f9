/** What people say of a game: comments, marks, clock times, and what might have been played instead. */
import {
  type Action,
  type GameState,
  type LogNote,
  tryApplyAction,
  type Variation,
} from 'concordia-rules';
import { useMemo, useState } from 'preact/hooks';
import { Seat } from '../../common/seat';
import { toldAction, toldClock } from './telling';

interface SaidProps {
  readonly note: LogNote<Action> | undefined;
  /** Whose clock it is; undefined before the first action. */
  readonly player: string | undefined;
}

/** A comment and the clock. */
export function Said({ note: { text, clock } = { after: 0 }, player }: SaidProps) {
  return (
    <>
      {text !== undefined && <p class="comment">{text}</p>}
      {clock !== undefined && (
        <p class="quiet">
          {player === undefined ? `The clock shows ` : `${player} has `}
          <time>{toldClock(clock)}</time>
          {player !== undefined && ' left.'}
        </p>
      )}
    </>
  );
}

interface VariationsProps {
  readonly variations: readonly Variation<Action>[];
  /** The state in which they begin. */
  readonly from: GameState;
}

/** More of them, and more actions in one, nobody reads; a log may have thousands. */
const MOST = 30;
const MOST_ACTIONS = 200;

/** What might have been played instead, each to be unfolded. */
export function Variations({ variations, from }: VariationsProps) {
  const rest = variations.length - MOST;
  if (variations.length === 0) return null;
  return (
    <div class="others">
      <p class="quiet">What might have been played instead:</p>
      {variations.slice(0, MOST).map((variation, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: variations stay in their order
        <Folded key={index} variation={variation} from={from} />
      ))}
      {rest > 0 && <p class="quiet">… and {rest} more.</p>}
    </div>
  );
}

function Folded({ variation, from }: { variation: Variation<Action>; from: GameState }) {
  const [isOpen, setIsOpen] = useState(false);
  const [first] = variation.actions;
  const told = first === undefined ? 'Nothing yet' : toldAction(from, first);
  return (
    <details
      class="variation"
      open={isOpen}
      onToggle={({ currentTarget }) => setIsOpen(currentTarget.open)}
    >
      <summary>
        <span>{told}</span>
      </summary>
      {/* Played only when somebody looks. */}
      {isOpen && <Moves variation={variation} from={from} />}
    </details>
  );
}

interface Move {
  readonly action: Action;
  readonly before: GameState;
}

function Moves({ variation, from }: { variation: Variation<Action>; from: GameState }) {
  const { actions, notes = [] } = variation;
  const moves = useMemo(() => movesOf(actions, from), [actions, from]);
  const noteAfter = new Map(notes.map((note) => [note.after, note]));
  const rest = actions.length - moves.length;
  return (
    <>
      <Said note={noteAfter.get(0)} player={undefined} />
      <ol>
        {moves.map(({ action, before }, index) => {
          const note = noteAfter.get(index + 1);
          return (
            // biome-ignore lint/suspicious/noArrayIndexKey: actions stay in their order
            <li key={index}>
              <Seat seat={action.seat} /> {toldAction(before, action)} {note?.mark}
              <Said note={note} player={before.players[action.seat]?.name} />
              <Variations variations={note?.variations ?? []} from={before} />
            </li>
          );
        })}
      </ol>
      {rest > 0 && <p class="quiet">… and {rest} more.</p>}
    </>
  );
}

function movesOf(actions: readonly Action[], from: GameState): readonly Move[] {
  const moves: Move[] = [];
  let before = from;
  for (const action of actions.slice(0, MOST_ACTIONS)) {
    const result = tryApplyAction(before, action);
    // What the page shows has been checked.
    if (!result.ok) break;
    moves.push({ action, before });
    before = result.state;
  }
  return moves;
}
