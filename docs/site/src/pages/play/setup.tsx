/** Asks for a game. What there is to choose, and what cannot be, the library says. */
import type { NewGame } from 'concordia-rules';
import type { FormField } from 'concordia-rules/screen';
import { useState } from 'preact/hooks';
import { setUpForm } from '../../common/library';
import { Seat } from '../../common/seat';
import { say } from '../../words/language';
import { FieldOf } from './field';
import { SITTERS } from './game';

interface SetupProps {
  readonly onStart: (newGame: NewGame, sitters: readonly string[]) => void;
}

const NAMES = ['Livia', 'Gaius', 'Flavia', 'Marcus', 'Julia', 'Titus'];
/** What everybody is asked; the rest is folded. */
const FIRST = ['map', 'players'];

type Chosen = NonNullable<Parameters<typeof setUpForm>[0]>;

export function Setup({ onStart }: SetupProps) {
  const [chosen, setChosen] = useState<Chosen>({});
  const [asked, setCount] = useState<number>();
  const [names, setNames] = useState<readonly string[]>(NAMES);
  const [sitters, setSitters] = useState<readonly string[]>(
    NAMES.map((_, seat) => (seat === 0 ? 'person' : 'planner')),
  );
  // As many as the box advises, until somebody says otherwise.
  const count = asked ?? formFor(chosen).names.length;
  const players = names.slice(0, count);
  const form = formFor({ ...chosen, players });
  const { fields, options, refusal } = form;

  function choose({ key }: FormField, value: unknown): void {
    if (key === 'players') {
      setCount(Number(value));
      return;
    }
    // What is left out of one board is not on another.
    const { omitProvinces: _left, ...rest } = chosen;
    setChosen({ ...(key === 'map' && value !== options.map ? rest : chosen), [key]: value });
  }

  const shown = (isFirst: boolean) =>
    fields
      .filter(({ key }) => FIRST.includes(key) === isFirst)
      .map((field) => (
        <FieldOf key={field.key} field={field} onChoose={(value) => choose(field, value)} />
      ));

  return (
    <form
      class="stack setup"
      onSubmit={(event) => {
        event.preventDefault();
        const given = String(new FormData(event.currentTarget).get('seed') ?? '').trim();
        onStart({ ...options, seed: given || randomSeed() }, sitters.slice(0, count));
      }}
    >
      <fieldset>
        <legend>{form.label}</legend>
        <div class="fields">{shown(true)}</div>
      </fieldset>
      <fieldset>
        <legend>{say.play.seats}</legend>
        <ul class="seats">
          {players.map((name, seat) => (
            <li key={NAMES[seat]} class="row">
              <Seat seat={seat} />
              <input
                aria-label={say.play.nameOfSeat(seat + 1)}
                value={name}
                maxLength={60}
                required
                autocomplete="off"
                onInput={({ currentTarget: { value } }) => setNames(names.with(seat, value))}
              />
              <select
                aria-label={say.play.sitterOfSeat(seat + 1)}
                value={sitters[seat]}
                onChange={({ currentTarget: { value } }) => setSitters(sitters.with(seat, value))}
              >
                {SITTERS.map((sitter) => (
                  <option key={sitter} value={sitter}>
                    {wordFor(sitter)}
                  </option>
                ))}
              </select>
            </li>
          ))}
        </ul>
      </fieldset>
      <details class="panel">
        <summary>{say.play.rules}</summary>
        <div class="fields">
          {shown(false)}
          <label>
            {say.play.seed}
            <input name="seed" autocomplete="off" maxLength={1000} />
            <small>{say.play.seedMeaning}</small>
          </label>
        </div>
      </details>
      <div class="stack">
        {refusal !== undefined && (
          <p class="fault" role="alert">
            {refusal.message}
          </p>
        )}
        <div>
          <button type="submit" class="main" disabled={refusal !== undefined}>
            {say.play.start}
          </button>
        </div>
      </div>
    </form>
  );
}

/** Names that are still being written are no reason for having no form at all. */
function formFor(chosen: Chosen): ReturnType<typeof setUpForm> {
  try {
    return setUpForm(chosen);
  } catch {
    const { players, ...rest } = chosen;
    return setUpForm(Array.isArray(players) ? { ...rest, players: players.length } : rest);
  }
}

function wordFor(sitter: string): string {
  const words: Readonly<Record<string, string>> = say.play.sitters;
  return words[sitter] ?? sitter;
}

/** Nobody may guess it, for it tells the whole deck. */
function randomSeed(): string {
  return crypto.getRandomValues(new Uint32Array(4)).join('-');
}
