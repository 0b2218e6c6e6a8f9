import {
  CARD_SETS,
  DISPLAY_SIDES,
  LOG_VERSION,
  RULE_MODULES,
  STARTING_GOODS,
} from 'concordia-rules/core';
import { concordia } from './library';

/** Asks for a game. What cannot be is refused by the library, in its words. */
export function Setup({ onStart }: { onStart: (log: unknown) => void }) {
  return (
    <form
      className="setup"
      onSubmit={(event) => {
        event.preventDefault();
        onStart(logOf(new FormData(event.currentTarget)));
      }}
    >
      <Select label="Map" name="map" values={concordia.mapIds()} />
      <Select label="Players" name="players" values={[2, 3, 4, 5, 6]} />
      <Select label="Cards" name="cards" values={CARD_SETS} />
      <Select label="Display" name="display" values={DISPLAY_SIDES} />
      <Select label="Starting goods" name="startingGoods" values={STARTING_GOODS} />
      <Box label="Intermediate scoring" name="intermediateScoring" />
      <Box label="Teams" name="teams" />
      {RULE_MODULES.map((id) => (
        <Box key={id} label={id} name="modules" value={id} />
      ))}
      <Box label="Against bots" name="bots" defaultChecked />
      <button type="submit">Start</button>
    </form>
  );
}

/** A new game is a log without actions. Nobody may guess its seed, which tells the whole deck. */
function logOf(form: FormData): unknown {
  const { map, players, cards, display, startingGoods } = Object.fromEntries(form);
  const flags = { teams: form.has('teams'), intermediateScoring: form.has('intermediateScoring') };
  const seed = crypto.getRandomValues(new Uint32Array(4)).join('-');
  const modules = form.getAll('modules');
  const chosen = { map, players: Number(players), cards, display, startingGoods };
  return {
    format: 'concordia-log',
    version: LOG_VERSION,
    meta: form.has('bots') ? { bots: 'planner' } : {},
    options: { ...chosen, ...flags, modules, seed },
    actions: [],
  };
}

interface SelectProps {
  readonly label: string;
  readonly name: string;
  readonly values: readonly (string | number)[];
}

function Select({ label, name, values }: SelectProps) {
  return (
    <label>
      {label}
      <select name={name}>
        {values.map((value) => (
          <option key={value}>{value}</option>
        ))}
      </select>
    </label>
  );
}

interface BoxProps {
  readonly label: string;
  readonly name: string;
  readonly value?: string;
  readonly defaultChecked?: boolean;
}

function Box({ label, ...box }: BoxProps) {
  return (
    <label>
      <input type="checkbox" {...box} />
      {label}
    </label>
  );
}
