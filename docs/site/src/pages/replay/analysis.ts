/** The chances all through a game, which a worker finds out. */
import type { AnalysedMoment, TurningPoint } from 'concordia-rules/bots';
import { useEffect, useRef, useState } from 'preact/hooks';
import { playerNames } from '../../common/called';
import type { Told } from '../../thinking/messages';
import { Thinker } from '../../thinking/thinker';
import { say } from '../../words/language';
import { toldShare } from './estimate';
import type { History } from './history';
import type { Moment } from './survey';

/** How far it is. */
export interface Analysed {
  readonly status: 'none' | 'running' | 'stopped' | 'done' | 'failed';
  /** How many times each moment is played on. */
  readonly sims: number;
  /** As far as they are known. */
  readonly moments: readonly AnalysedMoment[];
  /** How many there will be; 0 if that is not known yet. */
  readonly total: number;
  /** Empty until it is done. */
  readonly turningPoints: readonly TurningPoint[];
}

const NONE: Analysed = { status: 'none', sims: 0, moments: [], total: 0, turningPoints: [] };

export function useAnalysis({ log, start }: Pick<History, 'log' | 'start'>) {
  const [analysed, setAnalysed] = useState(NONE);
  const thinker = useRef(new Thinker());
  useEffect(() => () => thinker.current.end(), []);
  return {
    analysed,
    begin(sims: number): void {
      thinker.current.end();
      setAnalysed({ ...NONE, status: 'running', sims });
      thinker.current.ask({ kind: 'analyse', log, sims }, (told) => {
        if (told.kind !== 'moment') thinker.current.end();
        setAnalysed((before) => after(before, told, playerNames(start)));
      });
    },
    stop(): void {
      thinker.current.end();
      setAnalysed((before) =>
        before.moments.length === 0 ? NONE : { ...before, status: 'stopped' },
      );
    },
  };
}

function after(before: Analysed, told: Told, names: readonly string[]): Analysed {
  if (told.kind === 'moment') {
    const seats = told.moment.seats.map((one, seat) => ({ ...one, name: names[seat] ?? one.name }));
    const moments = [...before.moments, { ...told.moment, seats }];
    return { ...before, moments, total: told.total };
  }
  if (told.kind === 'analysed') {
    return { ...before, status: 'done', turningPoints: told.turningPoints };
  }
  return { ...before, status: 'failed' };
}

/** Moments to jump to: when the turns had been played that changed somebody's chance most. */
export function turnsIn({ moments, turningPoints }: Analysed): readonly Moment[] {
  return turningPoints.flatMap(({ moment, by, seat }) => {
    const [before, next] = moments.slice(moment, moment + 2);
    const [was, is] = [before?.seats[seat], next?.seats[seat]];
    if (before === undefined || next === undefined || !was || !is) return [];
    const mover = before.seats[by]?.name ?? '';
    const told = [toldShare(was.chance), toldShare(is.chance)] as const;
    const label = say.replay.chances.turned(is.name, ...told, mover);
    return { count: next.after, turn: before.turn, label };
  });
}
