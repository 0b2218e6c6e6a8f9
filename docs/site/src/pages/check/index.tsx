import { useRef, useState } from 'preact/hooks';
import whole from '../../../../examples/imperium-4.json?raw';
import broken from '../../../../examples/imperium-4-broken.json?raw';
import { FaultPanel } from '../../common/fault';
import { FileDrop } from '../../common/files';
import { logIn } from '../../common/read-log';
import { FaultList, faultsIn, offsetOf, type TextFault } from './faults';
import { type Checked, checked, Verdict } from './verdict';
import './check.css';

type Outcome =
  | { readonly kind: 'checked'; readonly checked: Checked }
  | { readonly kind: 'fault'; readonly error: unknown };

/** Says of a log whether it follows the rules. */
export function CheckPage() {
  const [text, setText] = useState('');
  const [outcome, setOutcome] = useState<Outcome>();
  const area = useRef<HTMLTextAreaElement>(null);
  const results = useRef<HTMLDivElement>(null);

  async function check(input: string): Promise<void> {
    setText(input);
    setOutcome(await outcomeOf(input));
    // Who hears the page goes on from the verdict.
    requestAnimationFrame(() => results.current?.focus());
  }

  function show(fault: TextFault): void {
    const start = offsetOf(text, fault);
    area.current?.focus();
    area.current?.setSelectionRange(start, start + Math.max(1, fault.text.length));
  }

  const faults = outcome?.kind === 'fault' ? faultsIn(outcome.error) : [];
  return (
    <div class="stack check">
      <form
        class="panel stack screen-only"
        onSubmit={(event) => {
          event.preventDefault();
          check(text);
        }}
      >
        <FileDrop
          label="Choose a log"
          accept=".json,.concordia,.txt,application/json,text/plain"
          onText={check}
          onFault={(error) => setOutcome({ kind: 'fault', error })}
        >
          <span class="quiet">or drop the file here</span>
        </FileDrop>
        <label>
          Or paste it, as JSON or text
          <textarea
            ref={area}
            value={text}
            spellcheck={false}
            autocomplete="off"
            onInput={({ currentTarget }) => setText(currentTarget.value)}
          />
        </label>
        <div class="row">
          <button type="submit" class="main">
            Check
          </button>
          <button type="button" onClick={() => check(whole)}>
            Try a complete game
          </button>
          <button type="button" onClick={() => check(broken)}>
            Try one with a mistake
          </button>
        </div>
      </form>
      <div ref={results} tabIndex={-1} class="outcome">
        {outcome?.kind === 'checked' && <Verdict checked={outcome.checked} />}
        {faults.length > 0 && <FaultList faults={faults} onPick={show} />}
        {outcome?.kind === 'fault' && faults.length === 0 && (
          <FaultPanel error={outcome.error} lead="This isn’t a game log." />
        )}
      </div>
    </div>
  );
}

async function outcomeOf(text: string): Promise<Outcome> {
  try {
    return { kind: 'checked', checked: checked(await logIn(text)) };
  } catch (error) {
    return { kind: 'fault', error };
  }
}
