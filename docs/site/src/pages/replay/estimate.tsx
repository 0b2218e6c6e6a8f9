/** Estimates in figures. */
import { language } from '../../words/language';

/** So many standard errors are told: by chance alone, an estimate is seldom further off. */
export const ERRORS = 2;

/** `62%`. */
export function toldShare(share: number): string {
  return new Intl.NumberFormat(language, { style: 'percent' }).format(share);
}

interface EstimateProps {
  readonly value: string;
  /** The standard error; what is known has none. */
  readonly error: number;
}

/** `62% ± 9`. */
export function Estimate({ value, error }: EstimateProps) {
  return (
    <>
      {value} {error > 0 && <small class="error">± {Math.ceil(ERRORS * error)}</small>}
    </>
  );
}

/** A chance; its error in the same hundredths. */
export function Chance({ chance, chanceError }: ChanceProps) {
  return <Estimate value={toldShare(chance)} error={100 * chanceError} />;
}

interface ChanceProps {
  readonly chance: number;
  readonly chanceError: number;
}
