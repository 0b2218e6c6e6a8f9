import type { ComponentChildren } from 'preact';

interface CheckProps {
  readonly label: ComponentChildren;
  readonly value: boolean;
  readonly onChange: (value: boolean) => void;
}

export function Check({ label, value, onChange }: CheckProps) {
  return (
    <label class="check">
      <input
        type="checkbox"
        checked={value}
        onChange={({ currentTarget }) => onChange(currentTarget.checked)}
      />
      {label}
    </label>
  );
}
