/** Forward, back, and to any moment of a game. */
import { useEffect, useId, useMemo, useState } from 'preact/hooks';
import { type History, stateAfter } from './history';
import { useKeys } from './keys';
import { turnBegins } from './points';

interface ControlsProps {
  readonly history: History;
  /** So many actions have been played. */
  readonly count: number;
  readonly onGo: (count: number) => void;
}

/** Long enough to read a sentence, in milliseconds. */
const PACE = 900;

export function Controls({ history, count, onGo }: ControlsProps) {
  const [isPlaying, setIsPlaying] = useState(false);
  const begins = useMemo(() => turnBegins(history), [history]);
  const turns = useId();
  const last = history.steps.length;
  const turn = stateAfter(history, count).turn;
  const turnIndex = begins.findLastIndex((begin) => begin <= count);

  const ways: Readonly<Record<string, number>> = {
    Home: 0,
    End: last,
    ArrowLeft: count - 1,
    ArrowRight: count + 1,
    ArrowUp: count - 1,
    ArrowDown: count + 1,
    PageUp: begins[begins[turnIndex] === count ? turnIndex - 1 : turnIndex] ?? 0,
    PageDown: begins[turnIndex + 1] ?? last,
  };
  useKeys((key) => {
    const next = ways[key];
    if (next !== undefined) onGo(next);
    return next !== undefined;
  });

  useEffect(() => {
    if (!isPlaying) return undefined;
    if (count === last) {
      setIsPlaying(false);
      return undefined;
    }
    const timer = setTimeout(() => onGo(count + 1), PACE);
    return () => clearTimeout(timer);
  });

  const step = (key: string, label: string, sign: string, isOff: boolean) => (
    <button
      type="button"
      aria-label={label}
      title={label}
      disabled={isOff}
      onClick={() => onGo(ways[key] ?? 0)}
    >
      {sign}
    </button>
  );
  return (
    <section class="controls" aria-label="Where in the game">
      <div class="row">
        {step('Home', 'First', '⇤', count === 0)}
        {step('PageUp', 'Turn before', '«', count === 0)}
        {step('ArrowLeft', 'Back', '‹', count === 0)}
        <button
          type="button"
          class="main"
          aria-label={isPlaying ? 'Pause' : 'Play'}
          title={isPlaying ? 'Pause' : 'Play'}
          disabled={count === last}
          onClick={() => setIsPlaying(!isPlaying)}
        >
          {isPlaying ? 'Ⅱ' : '▶'}
        </button>
        {step('ArrowRight', 'Forward', '›', count === last)}
        {step('PageDown', 'Next turn', '»', count === last)}
        {step('End', 'Last', '⇥', count === last)}
      </div>
      <label class="slider">
        Action {count} of {last}
        <input
          type="range"
          min={0}
          max={last}
          value={count}
          aria-valuetext={`Action ${count} of ${last}, turn ${turn}`}
          onInput={({ currentTarget }) => onGo(currentTarget.valueAsNumber)}
        />
      </label>
      <div class="row">
        <label for={turns}>Turn</label>
        <input
          id={turns}
          type="number"
          inputMode="numeric"
          min={1}
          max={begins.length}
          value={turnIndex + 1}
          onChange={({ currentTarget }) => onGo(begins[currentTarget.valueAsNumber - 1] ?? count)}
        />
        <span>of {begins.length}</span>
      </div>
      <p class="quiet">Keys: ← → a step, Page Up and Page Down a turn, Home and End.</p>
    </section>
  );
}
