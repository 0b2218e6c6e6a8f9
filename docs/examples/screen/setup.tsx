import * as facts from 'concordia-rules/core';
import { LOG_VERSION } from 'concordia-rules/log';
import { concordia } from './library';

const LISTS: Readonly<Record<string, readonly (string | number)[]>> = {
  map: concordia.mapIds(),
  players: [2, 3, 4, 5, 6],
  cards: facts.CARD_SETS,
  display: facts.DISPLAY_SIDES,
  startingGoods: facts.STARTING_GOODS,
};
const BOXES = ['teams', 'intermediateScoring', ...facts.RULE_MODULES, 'bots'];

/** Asks for a game. What cannot be is refused by the library, in its words. */
export function Setup({ onStart }: { onStart: (log: unknown) => void }) {
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault();
        onStart(logOf(new FormData(event.currentTarget)));
      }}
    >
      {Object.entries(LISTS).map(([name, values]) => (
        <label key={name}>
          {titleOf(name)}
          <select name={name}>
            {values.map((value) => (
              <option key={value} value={value}>
                {titleOf(`${value}`)}
              </option>
            ))}
          </select>
        </label>
      ))}
      {BOXES.map((name) => (
        <label key={name}>
          <input type="checkbox" name={name} defaultChecked={name === 'bots'} />
          {titleOf(name)}
        </label>
      ))}
      <button type="submit">Start</button>
    </form>
  );
}

/** A new game is a log without actions. Nobody may guess its seed, for it tells the whole deck. */
function logOf(form: FormData): unknown {
  const { map, players, cards, display, startingGoods } = Object.fromEntries(form);
  const options = {
    ...{ map, players: Number(players), cards, display, startingGoods },
    teams: form.has('teams'),
    intermediateScoring: form.has('intermediateScoring'),
    modules: facts.RULE_MODULES.filter((id) => form.has(id)),
    seed: crypto.getRandomValues(new Uint32Array(4)).join('-'),
  };
  const meta = form.has('bots') ? { bots: 'planner' } : {};
  return { format: 'concordia-log', version: LOG_VERSION, meta, options, actions: [] };
}

/** `Starting goods` of `startingGoods`. */
function titleOf(name: string): string {
  const words = name.replace(/[A-Z]/g, ' $&').toLowerCase();
  return words.charAt(0).toUpperCase() + words.slice(1);
}
