/** The same game has the same id everywhere, however its log is written. */
import type { NewGame, UncheckedLog } from '../../index';
import { isSameData } from '../../model/plain';
import { hashOf } from '../canonical';
import type { CliLanguage } from '../language';

type PlayedWith = Readonly<Record<string, unknown>>;
type OptionReader = Pick<CliLanguage['library'], 'parseOptions'>;

/** The id of a log. */
export type GameIds = (log: UncheckedLog) => string;

/** More choices of options than most archives have. */
const MOST_CHOICES = 1000;

/**
 * Of what is played: its map, its players, the options that have not their defaults, its actions, and a start and
 * corrections, if it has any. So options that libraries have learnt since change no id; notes and recorded scores say
 * nothing about which game it is.
 */
export function gameIdsIn(library: OptionReader): GameIds {
  const known = new Map<string, ReadonlySet<string>>();
  /** The names of the options that have their defaults: who plays and what is dealt has nothing to do with it. */
  function defaultsIn(options: PlayedWith): ReadonlySet<string> {
    const { players, seed: _seed, setup: _setup, ...others } = options;
    const key = JSON.stringify([others, Array.isArray(players) ? players.length : players]);
    const names = known.get(key) ?? defaultsAmong(options, library);
    if (known.size < MOST_CHOICES) known.set(key, names);
    return names;
  }
  return ({ options, start, actions, corrections }) => {
    const defaults = defaultsIn({ ...options });
    const chosen = Object.entries(options).filter(([name]) => !defaults.has(name));
    // The options of the start are those of the log.
    const { options: _same, ...from } = start ?? {};
    return hashOf({
      options: inAnyOrder(chosen),
      actions,
      ...(start && { start: from }),
      ...(corrections && { corrections }),
    });
  };
}

/** What a library fills in by itself. */
function defaultsAmong(options: PlayedWith, { parseOptions }: OptionReader): ReadonlySet<string> {
  // Whether these are options has been checked.
  const settled = (chosen: PlayedWith): PlayedWith => ({
    ...parseOptions(chosen as unknown as NewGame),
  });
  const whole = settled(options);
  const defaults = new Set<string>();
  for (const name of Object.keys(whole).sort()) {
    if (ALWAYS.has(name)) continue;
    defaults.add(name);
    const others = Object.entries(whole).filter(([name]) => !defaults.has(name));
    if (!isWhole(Object.fromEntries(others))) defaults.delete(name);
  }
  return defaults;

  function isWhole(chosen: PlayedWith): boolean {
    try {
      return isSameData(settled(chosen), whole);
    } catch {
      // Another option needs what is left out.
      return false;
    }
  }
}

/** What has no default, and the modules, which other options may ask for as well. */
const ALWAYS: ReadonlySet<string> = new Set(['map', 'players', 'seed', 'setup', 'modules']);

/** Modules and provinces are the same in any order. */
function inAnyOrder(options: readonly (readonly [name: string, value: unknown])[]): PlayedWith {
  return Object.fromEntries(
    options.map(([name, value]) => [
      name,
      LISTS.has(name) && Array.isArray(value) ? [...value].sort() : value,
    ]),
  );
}

const LISTS: ReadonlySet<string> = new Set(['modules', 'omitProvinces']);
