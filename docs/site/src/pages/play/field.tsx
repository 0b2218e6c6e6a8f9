/** A field of the form for a new game. */
import type { FormField, FormValue } from 'concordia-rules/screen';
import { Check } from '../../common/parts';

interface FieldProps {
  readonly field: FormField;
  readonly onChoose: (value: unknown) => void;
}

export function FieldOf({ field, onChoose }: FieldProps) {
  const { kind, values } = field;
  if (kind === 'some') return <Some field={field} onChoose={onChoose} />;
  if (kind === 'number') return <Amount field={field} onChoose={onChoose} />;
  const yes = values.find(({ value }) => value === true);
  if (yes !== undefined && values.length === 2) {
    return (
      <Ticked
        value={{ ...yes, label: field.label, text: field.text }}
        onChange={() => onChoose(!yes.isChosen)}
      />
    );
  }
  return kind === 'one' ? <One field={field} onChoose={onChoose} /> : null;
}

function One({ field: { key: name, label, text, values }, onChoose }: FieldProps) {
  const known = values.find(({ isChosen }) => isChosen);
  return (
    <label>
      {label}
      <select
        value={known?.key}
        onChange={({ currentTarget }) =>
          onChoose(values.find(({ key }) => key === currentTarget.value)?.value)
        }
      >
        {values.map(({ key, label: value, refusal }) => (
          <option key={key} value={key} disabled={refusal !== undefined}>
            {refusal === undefined ? value : `${value} – ${refusal.message}`}
          </option>
        ))}
      </select>
      {/* For how many players a map is, it says itself. */}
      {name !== 'players' && <small>{[text, known?.text].filter(Boolean).join(' ')}</small>}
    </label>
  );
}

function Some({ field: { label, text, values }, onChoose }: FieldProps) {
  return (
    <details>
      <summary>{label}</summary>
      <small>{text}</small>
      {values.map((value) => (
        <Ticked
          key={value.key}
          value={value}
          onChange={() =>
            onChoose(
              values
                .filter((one) => (one.key === value.key) !== one.isChosen)
                .map((one) => one.value),
            )
          }
        />
      ))}
    </details>
  );
}

function Ticked({ value, onChange }: { value: FormValue; onChange: () => void }) {
  const { label, text, isChosen, refusal } = value;
  const told = (
    <span>
      {label} <small>{refusal?.message ?? text}</small>
    </span>
  );
  return <Check label={told} value={isChosen} isOff={refusal !== undefined} onChange={onChange} />;
}

function Amount({ field, onChoose }: FieldProps) {
  const { label, text, value, least, most } = field;
  return (
    <label>
      {label}
      <input
        type="number"
        required
        value={Number(value)}
        min={least}
        max={most}
        onChange={({ currentTarget }) => {
          if (currentTarget.validity.valid) onChoose(currentTarget.valueAsNumber);
        }}
      />
      <small>{text}</small>
    </label>
  );
}
