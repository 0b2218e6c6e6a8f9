import { useId } from 'preact/hooks';
import { say } from '../../words/language';

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
