/** Small parts of tools. */
import type { ComponentChildren } from 'preact';
import './parts.css';

/** A mark in the colour that the pictures give a seat, with its number for those who do not tell colours apart. */
export function Seat({ seat }: { seat: number }) {
  return (
    <span class={`seat seat-${seat}`} aria-hidden="true">
      {seat + 1}
    </span>
  );
}

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
