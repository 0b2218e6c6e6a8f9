/** One of several, from a list. */
interface ChoiceProps<T extends string> {
  readonly label: string;
  readonly value: T;
  readonly options: readonly (readonly [value: T, name: string])[];
  readonly isOff?: boolean;
  readonly onChange: (value: T) => void;
}

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
