/** The options of a game, shared by all commands that create one. */
import { randomUUID } from 'node:crypto';
import { type Command, Option } from 'commander';
import { CARD_SETS, type CardSet, type LogMeta, type NewGame, RULE_MODULES } from '../index';
import { allOf, type NamedValue, namedValues, players } from './arguments';
import type { CliWords } from './words';

export interface GameFlags {
  readonly map: string;
  readonly players: number | readonly string[];
  readonly seed?: string;
  readonly cards?: CardSet;
  readonly teams?: true;
  readonly bought?: true;
  readonly wineDisplay?: true;
  readonly intermediate?: true;
  readonly salt?: true;
  readonly forum?: true;
  readonly module?: readonly string[];
  readonly option?: readonly NamedValue[];
}

export interface NoteFlags {
  readonly date?: string;
  readonly place?: string;
  readonly comment?: string;
}

/** Notes for the log. */
export function addNoteOptions(command: Command): Command {
  return command
    .option('--date <text>', 'date of the game, for the log')
    .option('--place <text>', 'place of the game, for the log')
    .option('--comment <text>', 'comment, for the log');
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
  return command
    .option('--map <id>', 'map; see "concordia maps"', 'imperium')
    .option('--players <players>', 'number of players, or their names: Anna,Ben', players(words), 4)
    .option('--seed <text>', 'seed of all shuffles', seed)
    .addOption(
      new Option('--cards <set>', 'card set; by default concordia, venus in teams').choices(
        CARD_SETS,
      ),
    )
    .option('--teams', 'play in teams of two, with four or six players (R-9.4)')
    .option('--bought', 'buy the first goods (R-8.1)')
    .option('--wine-display', 'use the wine side of the card display (R-2.3)')
    .option('--intermediate', 'score at the first Tribune too (R-7.1)')
    .option('--salt', 'play with salt (R-11.1)')
    .option('--forum', 'play with the forum (R-12.1)')
    .option('--module <id>', 'play with a module of --library', allOf(String))
    .option('--option <name=value>', 'set an option of such a module', namedValues(words));
}

/** @param seed - replaces the one in the flags, to derive many games from one seed. */
export function newGame(flags: GameFlags, seed = flags.seed ?? randomUUID()): NewGame {
  return {
    ...Object.fromEntries((flags.option ?? []).map(([name, text]) => [name, readValue(text)])),
    map: flags.map,
    players: flags.players,
    seed,
    ...(flags.cards === undefined ? {} : { cards: flags.cards }),
    teams: flags.teams ?? false,
    display: flags.wineDisplay ? 'wine' : 'cloth',
    startingGoods: flags.bought ? 'bought' : 'standard',
    intermediateScoring: flags.intermediate ?? false,
    modules: [...RULE_MODULES.filter((module) => flags[module]), ...(flags.module ?? [])],
  };
}

/** A number, a truth value or a text. */
function readValue(text: string): unknown {
  if (text === 'true' || text === 'false') return text === 'true';
  return /^-?\d{1,15}$/.test(text) ? Number(text) : text;
}
