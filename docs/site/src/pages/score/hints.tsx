/** What is not settled yet, each with a way to the city that settles it. */
import type { CityId } from 'concordia-rules/core';
import { say } from '../../words/language';
import type { Hint } from './count';
import { nameOn } from './library';

interface HintsProps {
  readonly hints: readonly Hint[];
  readonly map: string | undefined;
  readonly title?: string;
  /** Goes to a city; who only looks at a sheet changes nothing there. */
  readonly onCity?: ((city: CityId) => void) | undefined;
}

export function Hints({ hints, map, title, onCity }: HintsProps) {
  if (hints.length === 0) return null;
  return (
    <div class="hints marked screen-only">
      {title !== undefined && <h3>{title}</h3>}
      <ul>
        {hints.map(({ text, city }) => (
          <li key={text}>
            {text}{' '}
            {city !== undefined && onCity !== undefined && (
              <button type="button" onClick={() => onCity(city)}>
                {say.score.goTo(nameOn(map, city))}
              </button>
            )}
          </li>
        ))}
      </ul>
    </div>
  );
}
