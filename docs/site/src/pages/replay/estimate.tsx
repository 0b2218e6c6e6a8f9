/** Estimates in figures. */
import { language } from '../../words/language';

/** So many standard errors are told: by chance alone, an estimate is seldom further off. */
const ERRORS = 2;

/** `62%`. */
export function toldShare(share: number): string {
  return new Intl.NumberFormat(language, { style: 'percent' }).format(share);
}

interface EstimateProps {
  readonly value: string;
  /** The standard error; what is known has none. */
  readonly error: number;
}

/** `84 ± 9`. */
export function Estimate({ value, error }: EstimateProps) {
  return (
    <>
      {value} {error > 0 && <small class="error">± {Math.ceil(ERRORS * error)}</small>}
    </>
  );
}

/** `62% 44–80%`: the estimate, and where the chance may well be. What is settled has no band. */
export function Chance({ chance, chanceError }: ChanceProps) {
  const [least, most] = bandOf(chance, chanceError);
  return (
    <>
      {toldShare(chance)}{' '}
      {chanceError > 0 && (
        <small class="error">
          {Math.floor(100 * least)}–{toldShare(Math.ceil(100 * most) / 100)}
        </small>
      )}
    </>
  );
}

/** A chance is never below nothing, nor above certainty. */
export function bandOf(chance: number, chanceError: number): readonly [number, number] {
  const error = ERRORS * chanceError;
  return [Math.max(0, chance - error), Math.min(1, chance + error)];
}

interface ChanceProps {
  readonly chance: number;
  readonly chanceError: number;
}
