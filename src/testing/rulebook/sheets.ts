/** Score sheets of a scenario: what people count at a table, in the words of facts. */

import { GODS, type God } from '../../model/cards';
import { STORED_GOODS } from '../../model/goods';
import type { Scores } from '../../scoring/score';
import type { IntermediateScores } from '../../scoring/scorer';
import {
  clausesOf,
  type Fact,
  namesIn,
  numberIn,
  plain,
  pointsOfGod,
  teamPoints,
  WHOSE,
} from './facts';
import { wrong } from './faults';

/** What counts sheets: also such as no game can have, which it refuses. */
export interface CountingLibrary {
  scoreGame(sheet: unknown): Scores;
  scoreIntermediate(sheet: unknown): IntermediateScores;
}

type SheetClauses = Readonly<Record<string, unknown>>;

/** A sheet as far as it is written. */
export interface WrittenSheet extends SheetClauses {
  readonly players: readonly SheetClauses[];
}

/** More than any game has, so that a sheet is refused for it, but no text of a thousand players is counted. */
const MOST_PLAYERS = 20;
const EMPTY: WrittenSheet = { players: [] };
const NOBODY = { cards: {}, houses: [], colonists: 2, money: 0, goods: {} } as const;

/**
 * The sheet with another line: `Livia: money 13; goods wine; Gaius: money 5`, or `map Hellas; teams` before any player.
 *
 * @throws ScenarioFault if nobody can read it.
 */
export function withSheetLine(sheet: WrittenSheet = EMPTY, text: string): WrittenSheet {
  const fields: Record<string, unknown> = { ...sheet };
  const players = new Map(sheet.players.map((player) => [String(player.name), { ...player }]));
  let player: Record<string, unknown> | undefined;
  for (const clause of clausesOf(text)) {
    const [, name, rest = clause] = WHOSE.exec(clause) ?? [];
    if (name !== undefined) {
      player = players.get(name) ?? { name, ...NOBODY };
      players.set(name, player);
    }
    if (player === undefined) Object.assign(fields, sheetFields(rest));
    else Object.assign(player, playerFields(rest, player));
  }
  if (players.size > MOST_PLAYERS) {
    wrong('manyPlayers', { most: MOST_PLAYERS });
  }
  return { ...fields, players: [...players.values()] };
}

function sheetFields(clause: string): SheetClauses {
  const [verb = '', rest] = split(clause, 'map', 'cities', 'alone', 'teams', 'Praefectus Magnus');
  switch (verb) {
    case 'map':
      return { map: rest };
    case 'cities':
      return { cityGoods: Object.fromEntries(namesIn(rest).map(cityAndGood)) };
    case 'alone':
      return { mode: 'individual' };
    case 'teams':
      if (rest === '') return { mode: 'team' };
      return { teams: rest.split(/ *\/ */).map(namesIn) };
    case 'Praefectus Magnus':
      return { praefectusMagnus: rest };
  }
  return wrong('unknown', { what: 'fact', said: clause });
}

function cityAndGood(text: string): readonly [string, string] {
  const [, city, good] = /^(.+) (\w+)$/.exec(text) ?? [];
  if (city === undefined || good === undefined) wrong('form', { example: 'Delphi wine' });
  return [city, good];
}

function playerFields(clause: string, before: SheetClauses): SheetClauses {
  const [verb = '', rest] = split(
    clause,
    ...['cards', 'houses', 'provinces with two', 'provinces shared', 'provinces', 'colonists'],
    ...['money', 'goods', 'score', 'other points', 'tiles', 'Concordia card'],
  );
  const counted = (field: string): SheetClauses => ({
    houses: { ...recordAt(before, 'houses'), [field]: numberIn(rest) },
  });
  switch (verb) {
    case 'cards':
      return { cards: cardsOn(rest) };
    case 'houses':
      return { houses: housesOn(rest) };
    case 'provinces with two':
      return counted('provincesWithTwo');
    case 'provinces shared':
      return counted('sharedProvinces');
    case 'provinces':
      return counted('provinces');
    case 'colonists':
    case 'money':
      return { [verb]: numberIn(rest) };
    case 'goods':
      return { goods: countsIn(rest) };
    case 'score': {
      const [, id = '', points = ''] = /^(\S+) (\S+)$/.exec(rest) ?? [];
      return { scores: { ...recordAt(before, 'scores'), [id]: numberIn(points) } };
    }
    case 'other points':
      return { bonus: numberIn(rest) };
    case 'tiles':
      return { tiles: namesIn(rest) };
    case 'Concordia card':
      return { concordia: true };
  }
  return wrong('unknown', { what: 'fact', said: clause });
}

/** The first of these words that the clause begins with, and what follows. */
function split(clause: string, ...verbs: readonly string[]): readonly [string | undefined, string] {
  const verb = verbs.find((known) => clause === known || clause.startsWith(`${known} `));
  return [verb, clause.slice(verb?.length ?? 0).trim()];
}

function recordAt(fields: SheetClauses, key: string): object {
  const value = fields[key];
  return typeof value === 'object' && value !== null && !Array.isArray(value) ? value : {};
}

/** `2 Jupiter, Mars, Farmer` counts gods and names specialists; else cards are listed by their names. */
function cardsOn(text: string): SheetClauses | readonly string[] {
  const named = namesIn(text).map((name) => {
    const [, count = '1', what = ''] = /^(?:(\d{1,2}) )?(.+)$/.exec(name) ?? [];
    return { count: Number(count), what };
  });
  const godOf = (what: string): God | undefined => GODS.find((god) => god === plain(what));
  const gods = named.flatMap(({ count, what }) => {
    const god = godOf(what);
    return god === undefined ? [] : [[god, count] as const];
  });
  const others = named.flatMap(({ count, what }) =>
    godOf(what) === undefined ? Array<string>(count).fill(what) : [],
  );
  if (gods.length === 0 && named.length > 0) return others;
  return { ...Object.fromEntries(gods), ...(others.length === 0 ? {} : { minerva: others }) };
}

/** `3 brick 4 food`, or cities by their names. */
function housesOn(text: string): SheetClauses | readonly string[] {
  if (STORED_GOODS.some((good) => text.split(/[ ,]+/).includes(good))) {
    return { byGood: countsIn(text) };
  }
  return namesIn(text);
}

/** `2 wine brick`, and no zeros. */
function countsIn(text: string): Readonly<Record<string, number>> {
  const counts: Record<string, number> = {};
  for (const [, count = '1', good = ''] of text.matchAll(/(?:(?<!\d)(\d+) )?([a-z]+)/g)) {
    if (good !== 'none') counts[good] = (counts[good] ?? 0) + Number(count);
  }
  return counts;
}

/**
 * The fact that a clause states about a counted sheet.
 *
 * @param name - the player named last, if any.
 * @throws ScenarioFault if nobody can read it.
 */
export function sheetFact(
  clause: string,
  name: string | undefined,
  sheet: WrittenSheet,
  library: CountingLibrary,
): Fact {
  const [verb = '', ...others] = clause.split(' ');
  const rest = others.join(' ');
  if (verb === 'sestertii') {
    const { players } = library.scoreIntermediate(sheet);
    const player = players.find((known) => known.name === name);
    return { expected: numberIn(rest), found: player?.sestertii };
  }
  const scores = library.scoreGame(sheet);
  const { players, winners } = scores;
  if (verb === 'winners') return { expected: namesIn(rest), found: winners };
  const player = players.find((known) => known.name === name);
  if (player === undefined || name === undefined) {
    wrong('whose', { example: `${String(sheet.players[0]?.name)}: ${clause}` });
  }
  switch (verb) {
    case 'points':
      return { expected: numberIn(rest), found: player.total };
    case 'score':
      return { expected: numberIn(others[1] ?? ''), found: player.scores[others[0] ?? ''] ?? 0 };
    case 'rank':
      return { expected: numberIn(rest), found: player.rank };
    case 'team':
      return { expected: numberIn(rest), found: teamPoints(name, scores) };
  }
  return { expected: numberIn(rest), found: pointsOfGod(verb, player) };
}
