import { useId } from 'preact/hooks';

interface StepperProps {
  readonly label: string;
  /** What tells it from others of that label, for those who do not see where it stands. */
  readonly of?: string;
  readonly value: number;
  readonly least?: number;
  readonly most?: number;
  readonly onChange: (value: number) => void;
}

/** A number to tap up and down, or to type. */
export function Stepper(props: StepperProps) {
  const { label, of = '', value, least = 0, most = 99, onChange } = props;
  const id = useId();
  const name = `${label} ${of}`.trim();
  const change = (next: number) => onChange(Math.min(Math.max(next, least), most));
  return (
    <div class="stepper">
      <label for={id}>{label}</label>
      <div>
        <button
          type="button"
          aria-label={`Less: ${name}`}
          disabled={value <= least}
          onClick={() => change(value - 1)}
        >
          −
        </button>
        <input
          id={id}
          aria-label={name}
          inputMode="numeric"
          value={value}
          onFocus={({ currentTarget }) => currentTarget.select()}
          onInput={({ currentTarget }) => {
            const typed = Number.parseInt(currentTarget.value, 10);
            if (Number.isInteger(typed)) change(typed);
          }}
          onBlur={({ currentTarget }) => {
            currentTarget.value = `${value}`;
          }}
        />
        <button
          type="button"
          aria-label={`More: ${name}`}
          disabled={value >= most}
          onClick={() => change(value + 1)}
        >
          +
        </button>
      </div>
    </div>
  );
}
