/** Estimates in figures. */
import type { SeatEvaluation } from 'concordia-rules/bots';
import { language } from '../../words/language';

/** So many standard errors are told: by chance alone, an estimate is seldom further off. */
export const ERRORS = 2;

/** `62%`. */
export function toldShare(share: number): string {
  return new Intl.NumberFormat(language, { style: 'percent' }).format(share);
}

/** `62% ± 9`; what is known has no error. */
export function toldChance({ chance, chanceError }: SeatEvaluation): string {
  return withError(toldShare(chance), ERRORS * chanceError * 100);
}

/** `112 ± 5`. */
export function toldPoints({ points, pointsError }: SeatEvaluation): string {
  return withError(`${Math.round(points)}`, ERRORS * pointsError);
}

function withError(value: string, error: number): string {
  return error === 0 ? value : `${value} ± ${Math.ceil(error)}`;
}
