/** The options of a game, shared by all commands that create one. */
import { randomUUID } from 'node:crypto';
import { type Command, Option } from 'commander';
import {
  CARD_SETS,
  type CardSet,
  type ChosenOptions,
  type LogMeta,
  type NewGame,
  RULE_MODULES,
} from '../index';
import { allOf, type NamedValue, namedValues, players } from './arguments';
import type { CliWords } from './languages/words';

/** A flag for each module that the option `modules` can name. */
type ModuleFlags = { readonly [M in (typeof RULE_MODULES)[number]]?: true };

export interface GameFlags extends ModuleFlags {
  readonly map: string;
  readonly players: number | readonly string[];
  readonly seed?: string;
  readonly cards?: CardSet;
  readonly teams?: true;
  readonly bought?: true;
  readonly wineDisplay?: true;
  readonly intermediate?: true;
  readonly module?: readonly string[];
  readonly option?: readonly NamedValue[];
}

export interface NoteFlags {
  readonly date?: string;
  readonly place?: string;
  readonly comment?: string;
}

/** Notes for the log. */
export function addNoteOptions(command: Command, { help }: CliWords): Command {
  const { log, values } = help;
  return command
    .option(`--date <${values.text}>`, log.date)
    .option(`--place <${values.text}>`, log.place)
    .option(`--comment <${values.text}>`, log.comment);
}

/** Undefined if there are no notes. */
export function notesOf({ date, place, comment }: NoteFlags): LogMeta | undefined {
  const meta = {
    ...(date === undefined ? {} : { date }),
    ...(place === undefined ? {} : { place }),
    ...(comment === undefined ? {} : { comment }),
  };
  return Object.keys(meta).length === 0 ? undefined : meta;
}

/** @param seed - the default seed; without one, every game is different. */
export function addGameOptions(command: Command, words: CliWords, seed?: string): Command {
  const { game, values } = words.help;
  command
    .option(`--map <${values.id}>`, game.map, 'imperium')
    .option(`--players <${values.players}>`, game.players, players(words), 4)
    .option(`--seed <${values.text}>`, game.seed, seed)
    .addOption(new Option(`--cards <${values.set}>`, game.cards).choices(CARD_SETS))
    .option('--teams', game.teams)
    .option('--bought', game.bought)
    .option('--wine-display', game.wineDisplay)
    .option('--intermediate', game.intermediate);
  for (const module of RULE_MODULES) command.option(`--${module}`, game[module]);
  return command
    .option(`--module <${values.id}>`, game.module, allOf(String))
    .option(`--option <${values.nameAndValue}>`, game.option, namedValues(words));
}

/** @param seed - replaces the one in the flags, to derive many games from one seed. */
export function newGame(flags: GameFlags, seed = flags.seed ?? randomUUID()): NewGame {
  // Options of this package without a flag do not compile: only cards have a default of their own, and provinces are named
  // by `--option`.
  const chosen: Omit<ChosenOptions, 'cards' | 'omitProvinces'> = {
    teams: flags.teams ?? false,
    display: flags.wineDisplay ? 'wine' : 'cloth',
    startingGoods: flags.bought ? 'bought' : 'standard',
    intermediateScoring: flags.intermediate ?? false,
    modules: [...RULE_MODULES.filter((module) => flags[module]), ...(flags.module ?? [])],
  };
  return {
    ...Object.fromEntries((flags.option ?? []).map(([name, text]) => [name, readValue(text)])),
    map: flags.map,
    players: flags.players,
    seed,
    ...(flags.cards === undefined ? {} : { cards: flags.cards }),
    ...chosen,
  };
}

/** A number, a truth value or a text. */
function readValue(text: string): unknown {
  if (text === 'true' || text === 'false') return text === 'true';
  return /^-?\d{1,15}$/.test(text) ? Number(text) : text;
}
