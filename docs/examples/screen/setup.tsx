import type { FormField } from 'concordia-rules/screen';
import { useState } from 'react';
import { newLog } from './game';
import { concordia, type Log } from './library';

/** Asks for a game; what cannot be is closed, with the reason. */
export function SetUp({ onStart }: { onStart: (log: Log) => void }) {
  const [chosen, setChosen] = useState<Parameters<typeof concordia.setUpForm>[0]>({});
  const [hasBots, setBots] = useState(true);
  const { fields, names, namesLabel, options, refusal } = concordia.setUpForm(chosen);
  const choose = (option: string, value: unknown) => setChosen({ ...chosen, [option]: value });
  const meta = hasBots ? { bots: 'planner' } : {};
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault();
        onStart(newLog(options, meta));
      }}
    >
      {fields.map((field) => (
        <Field key={field.key} field={field} onChoose={(value) => choose(field.key, value)} />
      ))}
      <details>
        <summary>{namesLabel}</summary>
        {names.map(({ key, seat, label, value }) => (
          <label key={key}>
            {label}
            <input
              value={value}
              onChange={({ target }) =>
                choose(
                  'players',
                  names.map((name) => (name.seat === seat ? target.value : name.value)),
                )
              }
            />
          </label>
        ))}
      </details>
      <label>
        <input type="checkbox" checked={hasBots} onChange={() => setBots(!hasBots)} />
        Bots
      </label>
      <p role="alert">{refusal?.message}</p>
      <button type="submit" disabled={refusal !== undefined}>
        Start
      </button>
    </form>
  );
}

interface FieldProps {
  readonly field: FormField;
  readonly onChoose: (value: unknown) => void;
}

function Field({ field, onChoose }: FieldProps) {
  const { kind, label, text, values, value } = field;
  const known = values.find(({ isChosen }) => isChosen);
  if (kind === 'one') {
    return (
      <div>
        <label>
          {label}
          <select
            value={known?.key}
            onChange={({ target }) =>
              onChoose(values.find(({ key }) => key === target.value)?.value)
            }
          >
            {values.map(({ key, label: name, refusal }) => (
              <option key={key} value={key} disabled={refusal !== undefined}>
                {name} {refusal && `– ${refusal.message}`}
              </option>
            ))}
          </select>
        </label>
        <small>
          {text} {known?.text}
        </small>
      </div>
    );
  }
  if (kind === 'number') {
    return (
      <div>
        <label>
          {label}
          <input
            type="number"
            required
            value={Number(value)}
            min={field.least}
            max={field.most}
            onChange={({ target }) => target.validity.valid && onChoose(target.valueAsNumber)}
          />
        </label>
        <small>{text}</small>
      </div>
    );
  }
  return (
    <details>
      <summary>{label}</summary>
      {text}
      {values.map(({ key, label: name, text: meaning, isChosen, refusal }) => (
        <label key={key}>
          <input
            type="checkbox"
            checked={isChosen}
            disabled={refusal !== undefined}
            onChange={() =>
              onChoose(
                values.filter((one) => (one.key === key) !== one.isChosen).map((one) => one.value),
              )
            }
          />
          {name} <small>{refusal?.message ?? meaning}</small>
        </label>
      ))}
    </details>
  );
}
