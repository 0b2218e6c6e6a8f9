/** Forward, back, and to any moment of a game. */
import { useEffect, useId, useLayoutEffect, useMemo, useState } from 'preact/hooks';
import { SignButton } from '../../common/controls';
import { say } from '../../words/language';
import { type Course, stateAfter } from './history';
import { type Going, turnBegins } from './survey';

interface ControlsProps extends Going {
  readonly course: Course;
}

/** Long enough to read a sentence, in milliseconds. */
const PACE = 900;

export function Controls({ course, count, onGo }: ControlsProps) {
  const [isPlaying, setIsPlaying] = useState(false);
  const begins = useMemo(() => turnBegins(course), [course]);
  const turns = useId();
  const last = course.steps.length;
  const turn = stateAfter(course, count).turn;
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
    <SignButton label={label} sign={sign} isOff={isOff} onClick={() => onGo(ways[key] ?? 0)} />
  );
  return (
    <section class="list controls" aria-label={say.replay.where}>
      <div class="row">
        {step('Home', say.replay.first, '⇤', count === 0)}
        {step('PageUp', say.replay.turnBefore, '«', count === 0)}
        {step('ArrowLeft', say.replay.back, '‹', count === 0)}
        <SignButton
          mark="main"
          label={isPlaying ? say.replay.pause : say.replay.play}
          sign={isPlaying ? 'Ⅱ' : '▶'}
          isOff={count === last}
          onClick={() => setIsPlaying(!isPlaying)}
        />
        {step('ArrowRight', say.replay.forward, '›', count === last)}
        {step('PageDown', say.replay.nextTurn, '»', count === last)}
        {step('End', say.replay.last, '⇥', count === last)}
      </div>
      <label class="slider">
        {say.replay.action(count, last)}
        <input
          type="range"
          min={0}
          max={last}
          value={count}
          aria-valuetext={say.replay.actionAndTurn(count, last, turn)}
          onInput={({ currentTarget }) => onGo(currentTarget.valueAsNumber)}
        />
      </label>
      <div class="row turn-field">
        <label for={turns}>{say.replay.turn}</label>
        <input
          id={turns}
          type="number"
          inputMode="numeric"
          min={1}
          max={begins.length}
          value={turnIndex + 1}
          onChange={({ currentTarget }) => onGo(begins[currentTarget.valueAsNumber - 1] ?? count)}
        />
        <span>{say.replay.ofTurns(begins.length)}</span>
      </div>
      <p class="quiet keys">{say.replay.keys}</p>
    </section>
  );
}

/**
 * Keys of the whole page.
 *
 * @param onKey - does what the key is for, and says whether it is for anything.
 */
function useKeys(onKey: (key: string) => boolean): void {
  // Not later than the page shows where it is: the next key counts from there.
  useLayoutEffect(() => {
    const listen = (event: KeyboardEvent) => {
      const { target, key, altKey, ctrlKey, metaKey } = event;
      if (altKey || ctrlKey || metaKey || isBusy(target)) return;
      if (onKey(key)) event.preventDefault();
    };
    addEventListener('keydown', listen);
    return () => removeEventListener('keydown', listen);
  });
}

/** Fields and what scrolls need their keys for themselves. */
function isBusy(target: EventTarget | null): boolean {
  return target instanceof Element && target.closest('input, select, textarea, .wide') !== null;
}
