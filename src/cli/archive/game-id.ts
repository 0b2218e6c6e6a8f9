/** The same game has the same id everywhere, however its log is written. */
import type { NewGame, UncheckedLog } from '../../index';
import { isSameData } from '../../model/plain';
import { hashOf } from '../canonical';
import type { CliLanguage } from '../language';

type PlayedWith = Readonly<Record<string, unknown>>;
type OptionReader = Pick<CliLanguage['library'], 'parseOptions'>;

/**
 * Of what is played: its map, its players, the options that have not their defaults, its actions, and a start and
 * corrections, if it has any. So options that libraries have learnt since change no id; notes and recorded scores say
 * nothing about which game it is.
 */
export function gameId(
  { options, start, actions, corrections }: UncheckedLog,
  library: OptionReader,
): string {
  // The options of the start are those of the log.
  const { options: _same, ...from } = start ?? {};
  return hashOf({
    options: inAnyOrder(choicesOf({ ...options }, library)),
    actions,
    ...(start && { start: from }),
    ...(corrections && { corrections }),
  });
}

/** Without what a library fills in by itself. */
function choicesOf(options: PlayedWith, { parseOptions }: OptionReader): PlayedWith {
  // Whether these are options has been checked.
  const settled = (chosen: PlayedWith): PlayedWith => ({
    ...parseOptions(chosen as unknown as NewGame),
  });
  const whole = settled(options);
  const isWhole = (chosen: PlayedWith): boolean => {
    try {
      return isSameData(settled(chosen), whole);
    } catch {
      // Another option needs what is left out.
      return false;
    }
  };
  return Object.keys(whole)
    .sort()
    .filter((name) => !ALWAYS.has(name))
    .reduce((chosen, name) => {
      const { [name]: _dropped, ...others } = chosen;
      return isWhole(others) ? others : chosen;
    }, whole);
}

/** What has no default, and the modules, which other options may ask for as well. */
const ALWAYS: ReadonlySet<string> = new Set(['map', 'players', 'seed', 'setup', 'modules']);

/** Modules and provinces are the same in any order. */
function inAnyOrder(options: PlayedWith): PlayedWith {
  return Object.fromEntries(
    Object.entries(options).map(([name, value]) => [
      name,
      LISTS.has(name) && Array.isArray(value) ? [...value].sort() : value,
    ]),
  );
}

const LISTS: ReadonlySet<string> = new Set(['modules', 'omitProvinces']);
