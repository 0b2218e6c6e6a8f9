import { Seat } from '../../common/seat';
import { botOf, type Game } from './game';

/** Nobody reads further back; Replay has it all. */
const MOST = 60;

/** What bots have done since anybody at the screen had a choice. */
export function Meanwhile({ game }: { game: Game }) {
  const { steps } = game;
  const last = steps.findLastIndex(({ action }) => botOf(game, action.seat) === undefined);
  const told = steps.slice(last + 1).flatMap(({ told }) => told);
  if (told.length === 0) return null;
  return (
    <details class="meanwhile">
      <summary>Meanwhile ({told.length})</summary>
      <ol>
        {told.slice(-MOST).map((text, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: sentences stay in their order
          <li key={index} class="sentence">
            {text}
          </li>
        ))}
      </ol>
    </details>
  );
}

/** What happened, the newest first. */
export function Told({ game: { steps } }: { game: Game }) {
  const first = Math.max(0, steps.length - MOST);
  const shown = steps.slice(first).map((step, index) => ({ ...step, number: first + index + 1 }));
  return (
    <section>
      <h2>What happened</h2>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reached by keys */}
      <ol class="told" tabIndex={0} aria-label="What happened">
        {shown.toReversed().map(({ number, action, told }) =>
          told.length === 0 ? null : (
            <li key={number}>
              <Seat seat={action.seat} /> {told.join('; ')}
            </li>
          ),
        )}
      </ol>
    </section>
  );
}
