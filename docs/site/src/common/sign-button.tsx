interface SignButtonProps {
  /** What it does, for those who do not know the sign. */
  readonly label: string;
  readonly sign: preact.ComponentChildren;
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
