/** Numbers and choices of a sheet. */
import { useId } from 'preact/hooks';
import { say } from '../../words/language';
import { toggled } from './draft';
import { nameOn } from './library';

interface StepperProps {
  readonly label: string;
  /** With what tells it from others of that label, for those who do not see where it stands. */
  readonly name?: string;
  readonly value: number;
  readonly least?: number;
  readonly most?: number;
  readonly onChange: (value: number) => void;
}

/** A number to tap up and down, or to type. */
export function Stepper(props: StepperProps) {
  const { label, name = label, value, least = 0, most = 99, onChange } = props;
  const id = useId();
  return (
    <div class="stepper">
      <label for={id}>{label}</label>
      <div>
        <button
          type="button"
          aria-label={say.score.less(name)}
          disabled={value <= least}
          onClick={() => onChange(value - 1)}
        >
          −
        </button>
        <NumberField id={id} {...{ name, value, least, most, onChange }} />
        <button
          type="button"
          aria-label={say.score.more(name)}
          disabled={value >= most}
          onClick={() => onChange(value + 1)}
        >
          +
        </button>
      </div>
    </div>
  );
}

interface NumberFieldProps {
  readonly id?: string;
  readonly name: string;
  readonly value: number;
  readonly least?: number;
  readonly most: number;
  readonly onChange: (value: number) => void;
}

/** A number to type; what is no number changes nothing. */
export function NumberField({ id, name, value, least = 0, most, onChange }: NumberFieldProps) {
  return (
    <input
      id={id}
      aria-label={name}
      inputMode="numeric"
      autocomplete="off"
      value={value}
      onFocus={({ currentTarget }) => currentTarget.select()}
      onInput={({ currentTarget }) => {
        const typed = Number.parseInt(currentTarget.value, 10);
        if (Number.isInteger(typed)) onChange(Math.min(Math.max(typed, least), most));
      }}
      onBlur={({ currentTarget }) => {
        currentTarget.value = `${value}`;
      }}
    />
  );
}

interface TogglesProps<T extends string> {
  readonly title: string;
  readonly map: string | undefined;
  readonly things: readonly T[];
  readonly own: readonly T[];
  readonly onChange: (own: readonly T[], changed: T) => void;
}

/** Things of which somebody may have any. */
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
