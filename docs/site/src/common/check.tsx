import type { ComponentChildren } from 'preact';

interface CheckProps {
  readonly label: ComponentChildren;
  readonly value: boolean;
  readonly isOff?: boolean;
  readonly onChange: (value: boolean) => void;
}

export function Check({ label, value, isOff = false, onChange }: CheckProps) {
  return (
    <label class="check">
      <input
        type="checkbox"
        checked={value}
        disabled={isOff}
        onChange={({ currentTarget }) => onChange(currentTarget.checked)}
      />
      {label}
    </label>
  );
}
