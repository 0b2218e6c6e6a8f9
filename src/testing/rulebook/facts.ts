/** Facts of a scenario: what stands behind `then`, in the words of corrections, and where it is in the state. */

import type { Library } from '../../library';
import type { AnyEvent } from '../../model/any';
import { GODS } from '../../model/cards';
import { clipped } from '../../model/errors';
import { STORED_GOODS } from '../../model/goods';
import { COLONIST_KINDS, type Seat } from '../../model/ids';
import { isRecord, isSameData, MAX_DEPTH } from '../../model/plain';
import type { GameState, Player } from '../../model/state';
import type { Points, Scores } from '../../scoring/score';
import { shown, wrong } from './faults';

/** What facts are asked of. */
export type FactsLibrary = Pick<Library, 'finalScores' | 'getMap' | 'pointsOf' | 'viewFor'>;

/** The moment that facts are about. */
export interface Scene {
  readonly library: FactsLibrary;
  readonly state: GameState;
  /** What the last action has led to. */
  readonly events: readonly AnyEvent[];
}

/** Something said, and what is so. */
export interface Fact {
  /** What is said, as data. */
  readonly expected: unknown;
  /** What is so. */
  readonly found: unknown;
  /** Whether `found` may have more fields than `expected`. */
  readonly isPart?: boolean;
}

/**
 * The fact that a clause states.
 *
 * @param seat - the player named last, if any: `Red: money 3; goods wine` is all about Red.
 * @throws ScenarioFault if nobody can read it.
 */
export function factIn(clause: string, seat: Seat | undefined, scene: Scene): Fact {
  const { state } = scene;
  const [verb = '', ...rest] = clause.split(' ');
  const others = rest.join(' ');
  switch (verb) {
    case 'state':
      return dataFact(state, others);
    case 'event':
      return eventFact(scene, others);
    case 'events':
      return { expected: namesIn(others), found: scene.events.map(({ type }) => type) };
    case 'display':
      return { expected: cardsIn(others), found: state.display.map((card) => card ?? '-') };
    case 'marker':
      return markerFact(scene, others);
    case 'over':
      return { expected: 'finished', found: state.phase };
  }
  if (seat === undefined) wrong('whose', { example: `Red: ${clause}` });
  return playerFact(verb, others, clause, seat, scene);
}

function playerFact(verb: string, others: string, clause: string, seat: Seat, scene: Scene): Fact {
  const { library, state } = scene;
  const player = state.players[seat];
  if (player === undefined) wrong('unknown', { what: 'player', said: `${seat}` });
  switch (verb) {
    case 'money':
      return { expected: numberIn(others), found: player.money };
    case 'houses':
      return { expected: numberIn(others), found: player.houses };
    case 'goods':
      return { expected: goodsIn(others, player), found: player.goods };
    case 'storehouse':
      return { expected: colonistsIn(others), found: player.storehouse };
    case 'hand':
    case 'discard':
      return pileFact(verb, others, player);
    case 'house':
      return { expected: true, found: hasHouse(scene, seat, others) };
    case 'land':
    case 'sea':
      return { expected: 1, found: colonistsAt(scene, seat, verb, others) };
    case 'no':
      return nothingThere(others, seat, scene);
    case 'turn':
      return { expected: seat, found: state.seat };
    case 'decides':
      return decisionFact(others, seat, state);
    case 'sees':
      return dataFact(library.viewFor(state, seat), others);
    case 'points':
      return { expected: numberIn(others), found: library.pointsOf(state, seat).total };
    case 'rank':
      return { expected: numberIn(others), found: library.finalScores(state).players[seat]?.rank };
    case 'team':
      return {
        expected: numberIn(others),
        found: teamPoints(player.name, library.finalScores(state)),
      };
    case 'score':
      return scoreFact(others, library.pointsOf(state, seat));
  }
  const keys = plain(clause);
  if (keys === 'praefectus magnus') return { expected: seat, found: state.praefectusMagnus };
  if (keys === 'concordia card') return { expected: seat, found: state.concordia };
  const [count = '', kind, ...place] = keys.split(' ');
  if (/^\d+$/.test(count) && COLONIST_KINDS.some((known) => known === kind)) {
    const found = colonistsAt(scene, seat, kind ?? '', place.join(' '));
    return { expected: Number(count), found };
  }
  return { expected: numberIn(others), found: pointsOfGod(verb, library.pointsOf(state, seat)) };
}

/**
 * The points that all cards of a god bring.
 *
 * @throws ScenarioFault if it is no god.
 */
export function pointsOfGod(name: string, { gods, minerva }: Points): number {
  const god = GODS.find((known) => known === name);
  if (god === undefined) wrong('unknown', { what: 'fact', said: name });
  if (god === 'minerva') return minerva.reduce((sum, { points }) => sum + points, 0);
  return gods[god]?.points ?? 0;
}

/** `players[0].money = 3`, or with `has` only some of the fields. */
function dataFact(from: unknown, text: string): Fact {
  const [, path = '', sign, json = ''] = /^(\S+) (=|has) (.+)$/.exec(text) ?? [];
  if (sign === undefined) wrong('form', { example: 'state players[0].money = 3' });
  return { expected: dataIn(json), found: at(from, path), isPart: sign === 'has' };
}

/** The keys of a path. */
const keysIn = (path: string): readonly string[] =>
  path.split(/[.[\]]+/).filter((key) => key !== '');

/** What is at a path, such as `players[0].money`; undefined if nothing is. */
export function at(from: unknown, path: string): unknown {
  let value = from;
  for (const key of keysIn(path)) {
    if (typeof value !== 'object' || value === null || !Object.hasOwn(value, key)) return undefined;
    value = Reflect.get(value, key);
  }
  return value;
}

/** Several changes stand between `&`, so that only the last of them has to leave a state that holds together. */
const NEXT_CHANGE = / & (?=\S+ (?:=|gains|loses) )/;

/** A copy with `players[0].houses = 3 & display gains "mason-i"`. */
export function withChanges(from: unknown, text: string): unknown {
  return text.split(NEXT_CHANGE).reduce<unknown>((before, change) => {
    const [, path = '', verb, json = ''] = /^(\S+) (=|gains|loses) (.+)$/.exec(change) ?? [];
    if (verb === undefined) wrong('form', { example: 'state players[0].houses = 3' });
    const value = dataIn(json);
    return withValue(before, path, verb === '=' ? value : changedList(before, path, verb, value));
  }, from);
}

/** The list at a path with one item more at its end, or one less. */
function changedList(from: unknown, path: string, verb: string, item: unknown): unknown {
  const list = at(from, path);
  if (!Array.isArray(list)) wrong('noList', { path });
  if (verb === 'gains') return [...list, item];
  const index = list.findIndex((known) => isSameData(known, item));
  if (index === -1) wrong('notInList', { path, item: shown(item) });
  return list.toSpliced(index, 1);
}

/** A copy with another value at a path. */
function withValue(from: unknown, path: string, value: unknown): unknown {
  const keys = keysIn(path);
  if (keys.length > MAX_DEPTH) wrong('nothingAt', { path: clipped(path) });
  return withValueAt(from, keys, value, path);
}

function withValueAt(
  from: unknown,
  [key, ...others]: readonly string[],
  value: unknown,
  path: string,
): unknown {
  if (key === undefined) return value;
  if (typeof from !== 'object' || from === null) wrong('nothingAt', { path });
  const before: unknown = Object.hasOwn(from, key) ? Reflect.get(from, key) : {};
  const inner = withValueAt(before, others, value, path);
  if (!Array.isArray(from)) return { ...from, [key]: inner };
  // One more item may follow the last: a list with holes could claim any length.
  const index = /^\d{1,9}$/.test(key) ? Number(key) : Number.POSITIVE_INFINITY;
  if (index > from.length) wrong('nothingAt', { path });
  return Object.assign([...from], { [index]: inner });
}

export function dataIn(json: string): unknown {
  const data = parsed(json);
  if (!isFlat(data, MAX_DEPTH)) wrong('unknown', { what: 'JSON', said: clipped(json) });
  return data;
}

function parsed(json: string): unknown {
  try {
    return JSON.parse(json);
  } catch {
    return wrong('unknown', { what: 'JSON', said: clipped(json) });
  }
}

/** Whether it is safe to walk through the data. */
function isFlat(data: unknown, levels: number): boolean {
  if (typeof data !== 'object' || data === null) return true;
  return levels > 0 && Object.values(data).every((value) => isFlat(value, levels - 1));
}

/** The events of the last action that fit, against the one stated. */
function eventFact({ events }: Scene, text: string): Fact {
  const [type = '', ...json] = text.split(' ');
  const fields = json.length === 0 ? {} : dataIn(json.join(' '));
  const expected = { type, ...(isRecord(fields) ? fields : {}) };
  const found = events.find((event) => fits(event, expected));
  return { expected, found: found ?? events.filter((event) => event.type === type), isPart: true };
}

function markerFact({ library, state }: Scene, text: string): Fact {
  const words = plain(text).split(' ');
  const side = words.pop();
  const name = words.join(' ');
  const province = library
    .getMap(state.map)
    .provinces.find((known) => plain(known.name) === name || plain(known.id) === name);
  if (province === undefined) wrong('unknown', { what: 'province', said: name });
  return { expected: side, found: state.board.markers[province.id]?.side ?? 'none' };
}

function decisionFact(text: string, seat: Seat, { decision, queue }: GameState): Fact {
  const [kind = '', ...json] = text.split(' ');
  const fields = json.length === 0 ? {} : dataIn(json.join(' '));
  const expected = { kind, seat, ...(isRecord(fields) ? fields : {}) };
  const open = [decision, ...queue].find((known) => known?.seat === seat);
  return { expected, found: open ?? null, isPart: true };
}

function scoreFact(
  text: string,
  { scores }: { readonly scores: Readonly<Record<string, number>> },
): Fact {
  const [id = '', points = ''] = text.split(' ');
  return { expected: numberIn(points), found: scores[id] ?? 0 };
}

/** The points of the team of a player; undefined where everybody plays alone. */
export function teamPoints(name: string, { teams = [] }: Scores): number | undefined {
  return teams.find(({ players }) => players.includes(name))?.total;
}

function pileFact(pile: 'hand' | 'discard', text: string, player: Player): Fact {
  const expected = cardsIn(text);
  const found = [...player[pile]];
  return pile === 'discard'
    ? { expected, found }
    : { expected: [...expected].sort(), found: found.sort() };
}

function nothingThere(text: string, seat: Seat, scene: Scene): Fact {
  const [what = '', ...place] = text.split(' ');
  if (what === 'house') {
    return { expected: false, found: hasHouse(scene, seat, place.join(' ')) };
  }
  return { expected: 0, found: colonistsAt(scene, seat, what, place.join(' ')) };
}

function hasHouse({ library, state }: Scene, seat: Seat, name: string): boolean {
  const wanted = plain(name);
  const city = library
    .getMap(state.map)
    .cities.find((known) => plain(known.name) === wanted || plain(known.id) === wanted);
  if (city === undefined) wrong('unknown', { what: 'city', said: name });
  return state.board.houses[city.id]?.includes(seat) ?? false;
}

function colonistsAt({ state }: Scene, seat: Seat, kind: string, name: string): number {
  const wanted = plain(name.replace(/^(at|in|on) /, ''));
  if (wanted === '') wrong('form', { example: 'land Roma' });
  return state.board.colonists.filter(
    (piece) => piece.seat === seat && piece.kind === kind && plain(placeOf(piece.at)) === wanted,
  ).length;
}

/** A route without its kind, which stands in front of it. */
function placeOf(id: string): string {
  return id.replace(/^(land|sea):/, '');
}

export function numberIn(text: string): number {
  if (!/^-?\d+$/.test(text)) wrong('unknown', { what: 'number', said: text });
  return Number(text);
}

/** `2 wine brick`: all goods that are there, salt only in games that know it; `none`. */
function goodsIn(text: string, { goods }: Player): Readonly<Record<string, number>> {
  const counts: Record<string, number> = Object.fromEntries(
    Object.keys(goods).map((good) => [good, 0]),
  );
  let count = 1;
  for (const word of text.split(/[ ,]+/)) {
    if (/^\d+$/.test(word)) count = Number(word);
    else if (STORED_GOODS.some((good) => good === word)) {
      counts[word] = (counts[word] ?? 0) + count;
      count = 1;
    } else if (!['none', 'nothing', 'and'].includes(word))
      wrong('unknown', { what: 'good', said: word });
  }
  return counts;
}

/** `1 land 2 sea`. */
function colonistsIn(text: string): Readonly<Record<string, number>> {
  const counts: Record<string, number> = { land: 0, sea: 0 };
  for (const part of text.split(/ (?=\d)/)) {
    const [count = '', kind = '', ...more] = part.split(' ');
    if (!Object.hasOwn(counts, kind) || more.length > 0) {
      wrong('form', { example: 'storehouse 1 land 2 sea' });
    }
    counts[kind] = numberIn(count);
  }
  return counts;
}

/** Names between commas. */
export function namesIn(text: string): readonly string[] {
  return text === 'none' || text === 'nothing' ? [] : text.split(/ *, */);
}

/** `Mercator II` is `mercator-ii`. */
function cardsIn(text: string): readonly string[] {
  return namesIn(text).map((name) => (name === '-' ? name : plain(name).replaceAll(' ', '-')));
}

/** Letters and digits alone, so that a name is found however it is spelt. */
export function plain(name: string): string {
  return name
    .toLowerCase()
    .replace(/[^\p{Letter}\p{Number}]+/gu, ' ')
    .trim();
}

/** Whether the data has all that is expected, and perhaps more fields. */
export function fits(found: unknown, expected: unknown): boolean {
  if (!isRecord(expected) || !isRecord(found)) {
    return JSON.stringify(found) === JSON.stringify(expected);
  }
  return Object.keys(expected).every((key) => fits(found[key], expected[key]));
}

/** The same for facts: lists and values have to be equal, records only as far as they are stated. */
export function holds({ expected, found, isPart }: Fact): boolean {
  return isPart === true ? fits(found, expected) : isSameData(found, expected);
}

/** `Red: money 3`: the player, and what is said of them. */
export const WHOSE = /^([^:{["]+): *(.+)$/;

/** What stands between semicolons, but for those within JSON. */
export function clausesOf(text: string): readonly string[] {
  const clauses: string[] = [];
  let depth = 0;
  let from = 0;
  for (let index = 0; index < text.length; index++) {
    const sign = text[index];
    if (sign === '{' || sign === '[') depth += 1;
    else if (sign === '}' || sign === ']') depth -= 1;
    else if (sign === ';' && depth <= 0) {
      clauses.push(text.slice(from, index).trim());
      from = index + 1;
    }
  }
  return [...clauses, text.slice(from).trim()].filter((clause) => clause !== '');
}
