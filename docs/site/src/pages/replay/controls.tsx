/** Forward, back, and to any moment of a game. */
import { useEffect, useId, useMemo, useState } from 'preact/hooks';
import { SignButton } from '../../common/controls';
import { say } from '../../words/language';
import { type Course, stateAfter } from './history';
import { useKeys } from './keys';
import { turnBegins } from './points';
import type { Going } from './survey';

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
