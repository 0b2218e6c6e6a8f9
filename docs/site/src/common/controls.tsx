/** What only some tools need of lists and buttons: the others do not load it. */
import type { ComponentChildren } from 'preact';

interface ChoiceProps<T extends string> {
  readonly label: string;
  readonly value: T;
  readonly options: readonly (readonly [value: T, name: string])[];
  readonly isOff?: boolean;
  readonly onChange: (value: T) => void;
}

/** One of several, from a list. */
export function Choice<T extends string>(props: ChoiceProps<T>) {
  const { label, value, options, isOff = false, onChange } = props;
  return (
    <label>
      {label}
      <select
        value={value}
        disabled={isOff}
        onChange={({ currentTarget }) => {
          const [chosen] = options.find(([one]) => one === currentTarget.value) ?? [];
          if (chosen !== undefined) onChange(chosen);
        }}
      >
        {options.map(([one, name]) => (
          <option key={one} value={one}>
            {name}
          </option>
        ))}
      </select>
    </label>
  );
}

interface SignButtonProps {
  /** What it does, for those who do not know the sign. */
  readonly label: string;
  readonly sign: ComponentChildren;
  readonly mark?: string;
  readonly isOff?: boolean;
  readonly onClick: () => void;
}

export function SignButton({ label, sign, mark, isOff = false, onClick }: SignButtonProps) {
  return (
    <button
      type="button"
      class={mark}
      aria-label={label}
      title={label}
      disabled={isOff}
      onClick={onClick}
    >
      {sign}
    </button>
  );
}
