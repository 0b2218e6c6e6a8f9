/** Asks for a game. What cannot be is refused by the library, in its words. */
import {
  CARD_SETS,
  DISPLAY_SIDES,
  type NewGame,
  RULE_MODULES,
  STARTING_GOODS,
} from 'concordia-rules';
import { useState } from 'preact/hooks';
import { getMap, mapIds } from '../../common/library';
import { OUTSIDE_MODULES } from '../../common/outside-modules';
import { Seat } from '../../common/seat';
import { titled } from '../replay/titled';
import { SITTERS } from './game';

interface SetupProps {
  readonly onStart: (newGame: NewGame, sitters: readonly string[]) => void;
}

const NAMES = ['Livia', 'Gaius', 'Flavia', 'Marcus', 'Julia', 'Titus'];
const COUNTS = [2, 3, 4, 5, 6];

export function Setup({ onStart }: SetupProps) {
  const [map, setMap] = useState('imperium');
  const [count, setCount] = useState(2);
  const seats = NAMES.slice(0, count);
  return (
    <form
      class="stack setup"
      onSubmit={(event) => {
        event.preventDefault();
        const form = new FormData(event.currentTarget);
        onStart(
          newGameOf(form, count),
          seats.map((_, seat) => textOf(form, `sitter${seat}`)),
        );
      }}
    >
      <fieldset>
        <legend>Board</legend>
        <div class="row">
          <label>
            Map
            <select
              name="map"
              value={map}
              onChange={({ currentTarget }) => setMap(currentTarget.value)}
            >
              {mapIds().map((id) => (
                <option key={id} value={id}>
                  {getMap(id).name}
                </option>
              ))}
            </select>
          </label>
          <label>
            Players
            <select
              value={`${count}`}
              onChange={({ currentTarget }) => setCount(Number(currentTarget.value))}
            >
              {COUNTS.map((players) => (
                <option key={players} value={`${players}`}>
                  {players}
                </option>
              ))}
            </select>
          </label>
        </div>
        <details key={map}>
          <summary>Provinces to leave out</summary>
          <div class="row">
            {getMap(map).provinces.map(({ id, name }) => (
              <label key={id} class="check">
                <input type="checkbox" name="omitProvinces" value={id} />
                {name}
              </label>
            ))}
          </div>
        </details>
      </fieldset>
      <fieldset>
        <legend>Seats</legend>
        <ul class="seats">
          {seats.map((name, seat) => (
            <li key={name} class="row">
              <Seat seat={seat} />
              <input
                name={`name${seat}`}
                aria-label={`Name of seat ${seat + 1}`}
                defaultValue={name}
                maxLength={60}
                required
                autocomplete="off"
              />
              <select name={`sitter${seat}`} aria-label={`Who sits on seat ${seat + 1}`}>
                {SITTERS.map((sitter) => (
                  <option
                    key={sitter}
                    value={sitter}
                    selected={sitter === (seat === 0 ? 'person' : 'planner')}
                  >
                    {sitter === 'person' ? 'a person' : `bot: ${sitter}`}
                  </option>
                ))}
              </select>
            </li>
          ))}
        </ul>
      </fieldset>
      <fieldset>
        <legend>Rules</legend>
        <div class="row">
          <Choice name="cards" label="Cards" values={CARD_SETS} />
          <Choice name="display" label="Side of the display" values={DISPLAY_SIDES} />
          <Choice name="startingGoods" label="First goods" values={STARTING_GOODS} />
        </div>
        <div class="row">
          {['teams', 'intermediateScoring', ...RULE_MODULES].map((name) => (
            <label key={name} class="check">
              <input type="checkbox" name={name} />
              {titled(name)}
            </label>
          ))}
          {OUTSIDE_MODULES.map(({ id, name }) => (
            <label key={id} class="check">
              <input type="checkbox" name={`module:${id}`} />
              {name}
            </label>
          ))}
        </div>
        <label>
          Seed (random if empty)
          <input name="seed" autocomplete="off" maxLength={1000} />
        </label>
      </fieldset>
      <div>
        <button type="submit" class="main">
          Start the game
        </button>
      </div>
    </form>
  );
}

interface ChoiceProps {
  readonly name: string;
  readonly label: string;
  readonly values: readonly string[];
}

function Choice({ name, label, values }: ChoiceProps) {
  return (
    <label>
      {label}
      <select name={name}>
        {values.map((value) => (
          <option key={value} value={value}>
            {titled(value)}
          </option>
        ))}
      </select>
    </label>
  );
}

/** What the form says; whether there is such a game is for the library to say. */
function newGameOf(form: FormData, count: number): NewGame {
  const chosen = <T extends string>(values: readonly T[], name: string): T | undefined =>
    values.find((value) => value === form.get(name));
  const cards = chosen(CARD_SETS, 'cards');
  const display = chosen(DISPLAY_SIDES, 'display');
  const startingGoods = chosen(STARTING_GOODS, 'startingGoods');
  return {
    map: textOf(form, 'map'),
    players: NAMES.slice(0, count).map((_, seat) => textOf(form, `name${seat}`)),
    ...(cards === undefined ? {} : { cards }),
    ...(display === undefined ? {} : { display }),
    ...(startingGoods === undefined ? {} : { startingGoods }),
    teams: form.has('teams'),
    intermediateScoring: form.has('intermediateScoring'),
    modules: [
      ...RULE_MODULES.filter((id) => form.has(id)),
      ...OUTSIDE_MODULES.flatMap(({ id }) => (form.has(`module:${id}`) ? id : [])),
    ],
    omitProvinces: form.getAll('omitProvinces').map(String),
    seed: textOf(form, 'seed') || randomSeed(),
  };
}

function textOf(form: FormData, name: string): string {
  return String(form.get(name) ?? '').trim();
}

/** Nobody may guess it, for it tells the whole deck. */
function randomSeed(): string {
  return crypto.getRandomValues(new Uint32Array(4)).join('-');
}
