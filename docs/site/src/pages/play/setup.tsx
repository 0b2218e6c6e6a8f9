/** Asks for a game. What there is to choose, and what cannot be, the library says. */
import type { NewGame } from 'concordia-rules';
import type { FormField } from 'concordia-rules/screen';
import { useState } from 'preact/hooks';
import { setUpForm } from '../../common/engine';
import { say } from '../../words/language';
import { FieldOf } from './field';
import { Seats, usualSitters } from './seats';

export interface SetupProps {
  /** Whether nobody has played here yet. */
  readonly isFirst: boolean;
  readonly onStart: (newGame: NewGame, sitters: readonly string[], isLearning: boolean) => void;
}

const NAMES = ['Livia', 'Gaius', 'Flavia', 'Marcus', 'Julia', 'Titus'];
/** What everybody is asked; the rest is folded. */
const ALWAYS = ['map', 'players'];

type Chosen = NonNullable<Parameters<typeof setUpForm>[0]>;

export function Setup({ isFirst, onStart }: SetupProps) {
  const [chosen, setChosen] = useState<Chosen>({});
  const [asked, setCount] = useState<number>();
  const [names, setNames] = useState<readonly string[]>(NAMES);
  const [sitters, setSitters] = useState(() => usualSitters(NAMES));
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

  const shown = (isAlways: boolean) =>
    fields
      .filter(({ key }) => ALWAYS.includes(key) === isAlways)
      .map((field) => (
        <FieldOf key={field.key} field={field} onChoose={(value) => choose(field, value)} />
      ));

  return (
    <form
      class="stack setup"
      onSubmit={(event) => {
        event.preventDefault();
        const answers = new FormData(event.currentTarget);
        const given = String(answers.get('seed') ?? '').trim();
        const newGame = { ...options, seed: given || randomSeed() };
        onStart(newGame, sitters.slice(0, count), answers.has('learning'));
      }}
    >
      <fieldset>
        <legend>{form.label}</legend>
        <div class="tiles fields">{shown(true)}</div>
      </fieldset>
      <Seats
        names={players}
        sitters={sitters}
        onSitters={setSitters}
        onName={(seat, name) => setNames(names.with(seat, name))}
      />
      <label class="check">
        <input type="checkbox" name="learning" defaultChecked={isFirst} />
        <span>
          {say.play.learn} <small>{say.play.learnMeaning}</small>
        </span>
      </label>
      <details class="panel">
        <summary>{say.play.rules}</summary>
        <div class="tiles fields">
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

/** Nobody may guess it, for it tells the whole deck. */
function randomSeed(): string {
  return crypto.getRandomValues(new Uint32Array(4)).join('-');
}
