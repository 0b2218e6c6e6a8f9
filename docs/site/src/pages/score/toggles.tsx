/** Things of which somebody may have any. */
import { toggled } from './draft';
import { nameOn } from './library';

interface TogglesProps<T extends string> {
  readonly title: string;
  readonly map: string | undefined;
  readonly things: readonly T[];
  readonly own: readonly T[];
  readonly onChange: (own: readonly T[], changed: T) => void;
}

export function Toggles<T extends string>({ title, map, things, own, onChange }: TogglesProps<T>) {
  return (
    <fieldset>
      <legend>{title}</legend>
      <div class="row">
        {things.map((one) => (
          <button
            key={one}
            type="button"
            aria-pressed={own.includes(one)}
            onClick={() => onChange(toggled(own, one), one)}
          >
            {nameOn(map, one)}
          </button>
        ))}
      </div>
    </fieldset>
  );
}
