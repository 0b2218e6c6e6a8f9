/** A first game that explains itself: a good choice, and what its cards do when they first matter. */
import { useMemo, useRef } from 'preact/hooks';
import { cards, describeAction, describeCard, nameOf } from '../../common/library';
import { say } from '../../words/language';
import { adviceFor, type Game, stateOf } from './game';

export function Lesson({ game }: { readonly game: Game }) {
  /** What has been explained, and at which step. */
  const explained = useRef(new Map<string, number>());
  const state = stateOf(game);
  const advice = useMemo(() => adviceFor(game), [game]);
  if (advice === undefined) return null;
  const step = game.steps.length;
  const own = game.steps.findLastIndex(({ action }) => action.seat === advice.seat);
  // What others have just played matters as much as what one may play.
  const played = game.steps.slice(own + 1).map(({ action }) => action);
  const named = [advice, ...played].flatMap((action) =>
    'card' in action && typeof action.card === 'string' ? action.card : [],
  );
  const known = named.filter((card) => Object.hasOwn(cards, card));
  const [card] = known.filter((one) => (explained.current.get(one) ?? step) === step);
  if (card !== undefined) explained.current.set(card, step);
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reached by keys
    <aside class="lesson marked" aria-live="polite" tabIndex={0}>
      <p>{say.play.advice(describeAction(state, advice))}</p>
      {card !== undefined && (
        <p>
          <strong>{nameOf(state, card)}</strong> {describeCard(card)}
        </p>
      )}
    </aside>
  );
}
