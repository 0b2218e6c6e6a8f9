/**
 * Finds the tokens and other draws that nobody noted from what a text says was paid and gained. Each way that they may
 * lie is a world. All worlds are read line by line. Where a line needs a token, a world becomes one for each good that
 * the token can have, and is played again up to there; a world in which a line cannot be read is dropped.
 */
import type { OpenEngine } from '../engine/engine';
import type { Bag } from '../kit/part';
import type { AnyAction } from '../model/any';
import { ConcordiaError } from '../model/errors';
import { ARROW, areAmong, isShortFor, keysOf, type Word } from '../model/find';
import { GOODS, STORED_GOODS } from '../model/goods';
import { type CityId, COLONIST_KINDS, type MapId, type ProvinceId } from '../model/ids';
import type { Setup } from '../model/options';
import { isSameData, type Json } from '../model/plain';
import type { GameState } from '../model/state';
import { UNKNOWN } from './draws';
import { faultAt, type UntoldFault } from './faults';
import type { LogReading } from './log-reading';
import type { Failed, LineRead } from './reader';
import type { Tools } from './source';
import { actionsOf, type Clause, type TextLine } from './text';
import { goodsLeft, type KnownTable, type Laid, openCities, type TokenBox } from './unknown-tokens';

/** A place of what a part has drawn. */
interface DrawnPlace {
  readonly part: MapId;
  readonly place: string;
}

/** A city whose token is needed, a province whose marker is, or a place whose piece is. */
type Needed = ({ readonly city: CityId } | { readonly province: ProvinceId } | DrawnPlace) & {
  /** What needs it. */
  readonly clause: Clause;
};

/** Before a line. */
interface Stage {
  readonly state: GameState;
  readonly wrongTurn: number | undefined;
  /** The index of the line. */
  readonly at: number;
  readonly before: Stage | undefined;
  /** What the line before it did, without what was against the rules; none for a correction. */
  readonly actions: readonly AnyAction[];
  /** What the parts have been that are not known in full, oldest first. */
  readonly history: PartsSoFar;
}

type PartsSoFar = ReadonlyMap<MapId, readonly Json[]>;

interface World {
  /** What was noted, and what is so in this world. */
  readonly known: KnownTable;
  /** Everything: the rest has not mattered so far. */
  readonly laid: Laid;
  /** What lines have needed, in their order. */
  readonly needed: readonly Needed[];
  readonly stage: Stage;
}

/** The worlds that one world becomes by a line; or why the line cannot be read in it. */
type Become = { readonly worlds: readonly World[] } | Failed;

/** Worlds after some lines. */
interface Followed {
  readonly done: readonly World[];
  /** Where a line cannot be read, and why. */
  readonly stuck: readonly { readonly world: World; readonly failed: Failed }[];
  /** Those that are too many to follow. */
  readonly left: readonly World[];
}

/** More worlds are not followed: too little is written. */
const MOST_WORLDS = 64;
/** How often lines are read in all worlds together: so often, and for each line so many times more. */
const MOST_READINGS = 1_000;
const MOST_READINGS_A_LINE = 20;
/** So many lines that are played again take as long as one that is read. */
const PLAYED_A_READING = 20;
/** More passes than one action can be waiting for. */
const MOST_PASSES = 4;
/** No game has more lines. */
const MOST_LINES = 500;
/** How a line is read. Any order is slow, so it comes last. */
const WAYS = ['asWritten', 'movesFirst', 'anyOrder'] as const;
type Way = (typeof WAYS)[number];
/** Shorter words name no place. */
const LEAST_LETTERS = 3;

/**
 * @param reading - reads corrections.
 * @param laid - a set-up that agrees with what was noted, and the game that begins with it.
 * @param lines - without unknown words.
 * @returns the set-up, or the first fault.
 */
export function narrowTokens(
  engine: OpenEngine,
  { reader, language }: Tools,
  reading: LogReading,
  box: TokenBox,
  laid: Laid,
  lines: readonly TextLine[],
): { readonly setup: Setup } | Failed {
  const { game } = box;
  const names = new Map<string, readonly string[]>();
  let readings = MOST_READINGS + MOST_READINGS_A_LINE * Math.min(lines.length, MOST_LINES);

  /** Places and provinces that a word may name. */
  function namedBy({ key, text }: Word): readonly string[] {
    if (text.length < LEAST_LETTERS) return [];
    const known = names.get(key);
    if (known !== undefined) return known;
    const words = [{ key, text, at: 0 }];
    const found = [...language.places.meant(words), ...language.provinces.meant(words)];
    names.set(key, found);
    return found;
  }

  /** The first unknown token or marker that these clauses name, except where a colonist moves. */
  function namedToken({ known, stage }: World, clauses: readonly Clause[]): Needed | undefined {
    const open = openCities(game, known);
    const { markers } = stage.state.board;
    for (const clause of clauses) {
      // What happened may name places that have nothing to do with it.
      if (isMove(clause) || clause.isAside) continue;
      for (const id of clause.words.flatMap(namedBy)) {
        if (open.some((city) => city.id === id)) return { city: id, clause };
        const isOpen = known.markers[id] === undefined && open.some((city) => city.province === id);
        if (isOpen && markers[id] !== undefined) return { province: id, clause };
      }
    }
    return undefined;
  }

  /** The first unknown token that has got a house, or marker of a province that has produced. */
  function touched(
    { known, stage }: World,
    clauses: readonly Clause[],
    { actions, state }: LineRead,
  ): Needed | undefined {
    const before = stage.state.board.markers;
    const { houses, markers } = state.board;
    for (const { id, province } of openCities(game, known)) {
      if ((houses[id] ?? []).length > 0) {
        const clause = clauseWith(clauses, (word) => namedBy(word).includes(id));
        return clause && { city: id, clause };
      }
      const isUsed =
        markers[province]?.side !== before[province]?.side ||
        actions.some((action) => Object.values(action).includes(province));
      if (isUsed && markers[province] !== undefined && known.markers[province] === undefined) {
        const clause = clauseWith(clauses, (word) => namedBy(word).includes(province));
        return clause && { province, clause };
      }
    }
    return undefined;
  }

  function beginning({ first }: Laid): Stage {
    const history = new Map(box.parts.map(({ id }) => [id, [first.parts[id] ?? null]] as const));
    return { state: first, wrongTurn: undefined, at: 0, before: undefined, actions: [], history };
  }

  /** The next state, and what the parts have been; undefined for an illegal action. */
  function applied(state: GameState, action: AnyAction, history: PartsSoFar) {
    const noted = new Map<MapId, Json[]>([...history].map(([id, values]) => [id, [...values]]));
    try {
      const next =
        box.parts.length === 0
          ? engine.applyTrusted(state, action)
          : engine.applyNoting(state, action, { history: noted });
      return { state: next, history: noted };
    } catch (error) {
      if (error instanceof ConcordiaError) return undefined;
      throw error;
    }
  }

  /** What actions do that follow each other, without those that are against the rules. */
  function played({ state, history }: Pick<Stage, 'state' | 'history'>, all: readonly AnyAction[]) {
    const actions: AnyAction[] = [];
    let now = { state, history };
    for (const action of all) {
      const next = applied(now.state, action, now.history);
      if (next === undefined) continue;
      actions.push(action);
      now = next;
    }
    return { ...now, actions };
  }

  /**
   * The same actions in another world; undefined if they are not possible there. A turn may have ended by itself where
   * there it does not, and the other way round.
   */
  function playedAgain(
    { state, history }: Pick<Stage, 'state' | 'history'>,
    actions: readonly AnyAction[],
  ): ReturnType<typeof played> | undefined {
    const done: AnyAction[] = [];
    let now = { state, history };
    for (const action of actions) {
      let next = applied(now.state, action, now.history);
      if (next === undefined && action.type === 'pass') continue;
      for (let passes = 0; next === undefined; passes++) {
        const { decision } = now.state;
        const pass = decision && { type: 'pass', seat: decision.seat };
        const passed = pass && applied(now.state, pass, now.history);
        if (!pass || !passed || passes === MOST_PASSES) return undefined;
        done.push(pass);
        now = passed;
        next = applied(now.state, action, now.history);
      }
      done.push(action);
      now = next;
    }
    return { ...now, actions: done };
  }

  /** The same moment in another world; undefined if play cannot come to it. */
  function inWorld(stage: Stage, laid: Laid): Stage | undefined {
    const course: Stage[] = [];
    for (let one: Stage | undefined = stage; one?.before !== undefined; one = one.before) {
      course.push(one);
    }
    readings -= Math.floor(course.length / PLAYED_A_READING);
    let now = beginning(laid);
    for (const { at, wrongTurn, actions } of course.reverse()) {
      const line = lines[at - 1];
      if (line !== undefined && isCorrection(line)) {
        const corrected = correctedBy(line, now);
        if ('fault' in corrected) return undefined;
        now = corrected;
        continue;
      }
      const again = playedAgain(now, actions);
      if (again === undefined) return undefined;
      now = { ...again, at, wrongTurn, before: now };
    }
    return now;
  }

  function correctedBy(line: TextLine, stage: Stage): Stage | Failed {
    const corrected = reading.correctedBy(line, stage.state, stage.wrongTurn);
    if ('fault' in corrected) return corrected;
    const { state } = corrected;
    return { ...stage, state, at: stage.at + 1, before: stage, actions: [] };
  }

  /** What it can be, so far. */
  function optionsFor({ known, laid }: World, need: Needed): readonly string[] {
    if ('city' in need) return goodsLeft(game, known, need.city);
    if ('province' in need) return GOODS;
    const bag = bagOf(laid, need);
    const piece = laid.pieces[need.part]?.[need.place];
    // What is used by its name is known by then.
    if (bag?.isNamed === true) return piece === undefined ? [] : [piece];
    return [...new Set(bag?.pieces)];
  }

  /** A world for each good that it can be. The turn before is read again: it may have ended only because of a price. */
  function split(world: World, need: Needed): Become {
    const options = optionsFor(world, need);
    const worlds = options.flatMap((good) => {
      const known = withGood(world.known, need, good);
      const next = moved(world, known);
      return next === undefined ? [] : { ...next, needed: [...world.needed, need] };
    });
    return worlds.length === 0 ? { fault: faultOf(need, options) } : { worlds };
  }

  /** The world in which more is known, before the turn before. */
  function moved({ needed, stage }: World, known: KnownTable): World | undefined {
    const laid = box.lay(known);
    const begin = laid && inWorld(turnBefore(stage), laid);
    return laid && begin && { known, laid, needed, stage: begin };
  }

  /** The first unknown piece that has been used, though not known. */
  function usedUnknown(
    { known }: World,
    clauses: readonly Clause[],
    history: PartsSoFar,
  ): (DrawnPlace & Needed) | undefined {
    for (const { id, bags } of box.parts) {
      const pieces = known.draws[id] ?? {};
      const place = bags.used(history.get(id) ?? []).find((place) => pieces[place] === undefined);
      if (place === undefined) continue;
      const clause = clauseWith(clauses, (word) => namedBy(word).includes(place));
      return clause && { part: id, place, clause };
    }
    return undefined;
  }

  /** What the clauses do that come before one that cannot be read; if any order will do, all others. */
  function readBefore(
    { state, wrongTurn }: Stage,
    clauses: readonly Clause[],
    { clause }: Failed,
    isStrict: boolean,
  ): LineRead {
    const none = { actions: [], played: [], state, wrongTurn, marks: [] };
    const before = upTo(clauses, clause).slice(0, -1);
    const others = isStrict ? [] : clauses.filter((one) => one !== clause);
    for (const some of [others, before]) {
      const read =
        some.length === 0 ? none : reader.readLine(state, some, undefined, wrongTurn, isStrict);
      if (some.length > 0 && !('fault' in read)) return read;
    }
    return none;
  }

  /** The unknown pieces that actions name and that nothing has used yet, by part. */
  function* hiddenIn({ known, laid }: World) {
    for (const { id } of box.parts) {
      for (const { places, pieces, isNamed } of laid.bags[id] ?? []) {
        if (isNamed !== true) continue;
        const used = places.flatMap((place) => known.draws[id]?.[place] ?? []);
        const open = places.filter((place) => known.draws[id]?.[place] === undefined);
        yield { part: id, open, pieces: pieces.filter((piece) => !used.includes(piece)) };
      }
    }
  }

  /** Worlds in which a clause that cannot be read names a piece that lies where another was assumed. */
  function withNamed(world: World, read: LineRead, clause: Clause): Become {
    const found: World[] = [];
    const places = new Set<string>();
    const { stage } = world;
    for (const hidden of hiddenIn(world)) {
      const standing = { mayBegin: read.actions.length === 0, wrongTurn: stage.wrongTurn };
      for (const { state, actions: passes } of reader.waiting(read.state, standing)) {
        for (const { action, field, value } of engine
          .legalActions(state)
          .flatMap(fieldsOf(hidden))) {
          const meant = meantBy(clause, action, field, hidden.pieces);
          if (meant.length > 1) return { fault: ambiguous(clause, action, field, meant) };
          const [piece] = meant;
          if (piece === undefined) continue;
          const assumed = world.laid.pieces[hidden.part] ?? {};
          const own = hidden.open.find((place) => assumed[place] === value);
          if (own === undefined || places.has(`${hidden.part}.${own}`)) continue;
          places.add(`${hidden.part}.${own}`);
          const known = withGood(world.known, { part: hidden.part, place: own, clause }, piece);
          const next = moved(world, known);
          const now = next && inWorld(stage, next.laid);
          const again = now && playedAgain(now, [...read.actions, ...passes]);
          const isLegal =
            again && applied(again.state, { ...action, [field]: piece }, again.history);
          if (next && isLegal) found.push(next);
        }
      }
    }
    return { worlds: found };
  }

  /** The pieces that a clause may name in an action: in full, or else in short. */
  function meantBy(
    clause: Clause,
    action: AnyAction,
    field: string,
    pieces: readonly string[],
  ): readonly string[] {
    if (clause.by.length > 0 && !language.players.meant(clause.by).includes(action.seat)) return [];
    const said = language.read(clause.words, action.seat);
    const others = pieces.map((piece) => ({ piece, other: { ...action, [field]: piece } }));
    const inFull = others.filter(({ other }) => said.some((one) => isSameData(one.action, other)));
    const keys = clause.words.map(({ key }) => key);
    const inShort = others.filter(({ piece, other }) => {
      const names = keysOf(piece);
      return (
        keys.some((key) => areAmong([key], names)) &&
        language.speak(other).some(({ verbs, facts }) => areAmong(keys, [...verbs, ...facts]))
      );
    });
    return (inFull.length > 0 ? inFull : inShort).map(({ piece }) => piece);
  }

  function ambiguous(
    clause: Clause,
    action: AnyAction,
    field: string,
    pieces: readonly string[],
  ): UntoldFault {
    const expected = pieces.flatMap(
      (piece) => language.write({ ...action, [field]: piece })?.full ?? [],
    );
    return faultAt(clause, 'ambiguous', { expected });
  }

  /** A clause of a line that was read names a piece in short, and others that are not known, too. */
  function unclear(world: World, clauses: readonly Clause[], { actions }: LineRead) {
    for (const hidden of hiddenIn(world)) {
      for (const { action, field, value } of actions.flatMap(fieldsOf(hidden))) {
        for (const clause of clauses) {
          const meant = meantBy(clause, action, field, hidden.pieces);
          if (meant.length > 1 && meant.includes(value)) {
            return ambiguous(clause, action, field, meant);
          }
        }
      }
    }
    return undefined;
  }

  /** Reads up to a line. */
  function follow(worlds: readonly World[], end: number, way: Way): Followed {
    const left = [...worlds].reverse();
    const done: World[] = [];
    const stuck: Followed['stuck'][number][] = [];
    while (left.length + done.length <= MOST_WORLDS && readings > 0) {
      const world = left.pop();
      if (world === undefined) break;
      const line = lines[world.stage.at];
      if (world.stage.at > end || line === undefined) {
        done.push(world);
        continue;
      }
      readings -= 1;
      const next = isCorrection(line) ? corrected(world, line) : read(world, line, way);
      if ('fault' in next) stuck.push({ world, failed: next });
      else left.push(...next.worlds.toReversed());
    }
    return { done, stuck, left };
  }

  function corrected(world: World, line: TextLine): Become {
    const stage = correctedBy(line, world.stage);
    return 'fault' in stage ? stage : { worlds: [{ ...world, stage }] };
  }

  function read(world: World, line: TextLine, way: Way): Become {
    const { state, wrongTurn } = world.stage;
    const isStrict = way !== 'anyOrder';
    const clauses = way === 'movesFirst' ? movesFirst(actionsOf(line)) : actionsOf(line);
    const found = reader.readLine(state, clauses, line.number, wrongTurn, isStrict);
    return 'fault' in found
      ? afterFailed(world, clauses, found, isStrict)
      : afterRead(world, clauses, found);
  }

  /** A line may have used what is not known; then it is read again. */
  function afterRead(world: World, clauses: readonly Clause[], found: LineRead): Become {
    const { stage } = world;
    const fault = unclear(world, clauses, found);
    if (fault !== undefined) return { fault };
    const { actions, history } = played(stage, found.actions);
    const need = touched(world, clauses, found) ?? usedUnknown(world, clauses, history);
    if (need !== undefined) return split(world, need);
    const { state, wrongTurn } = found;
    const next = { state, wrongTurn, at: stage.at + 1, before: stage, actions, history };
    return { worlds: [{ ...world, stage: next }] };
  }

  /**
   * What a line names or uses may lie elsewhere. In any order, it may need each token that it names; otherwise those up
   * to the clause that cannot be read.
   */
  function afterFailed(
    world: World,
    clauses: readonly Clause[],
    failed: Failed,
    isStrict: boolean,
  ): Become {
    const { clause } = failed;
    if (box.parts.length > 0) {
      const before = readBefore(world.stage, clauses, failed, isStrict);
      const used = usedUnknown(world, clauses, played(world.stage, before.actions).history);
      if (used !== undefined) return split(world, used);
      const named = clause && withNamed(world, before, clause);
      if (named && ('fault' in named || named.worlds.length > 0)) return named;
    }
    const token = namedToken(world, isStrict ? upTo(clauses, clause) : clauses);
    return token === undefined ? failed : split(world, token);
  }

  function faultOf(need: Needed, found: readonly (string | undefined)[]): UntoldFault {
    if ('part' in need) {
      const { part, place, clause } = need;
      const pieces = [...new Set(found)].flatMap((piece) => piece ?? []);
      return faultAt(clause, 'drawNotKnown', { ...placeNamed(part, place), pieces });
    }
    if ('city' in need) {
      const goods = STORED_GOODS.filter((good) => found.includes(good));
      return faultAt(need.clause, 'tokenNotKnown', { city: language.placeOf(need.city), goods });
    }
    const goods = GOODS.filter((good) => found.includes(good));
    const province = language.provinceOf(need.province);
    return faultAt(need.clause, 'markerNotKnown', { province, goods });
  }

  /** The tag and the number of a place in a list, or its name. */
  function placeNamed(part: MapId, place: string) {
    const [list = '', index] = place.split('.');
    if (index === undefined) return { tag: part, place: language.placeOf(place) };
    const places = (laid.bags[part] ?? []).flatMap((bag) => bag.places);
    const inList = places.filter((other) => other.startsWith(`${list}.`));
    return { tag: `${part}.${list}`, place: inList.indexOf(place) + 1 };
  }

  /** The first thing that is needed and is not the same in all worlds. @param isOver - whether all has been read. */
  function notKnown(worlds: readonly World[], isOver = false): UntoldFault | undefined {
    const faults = (worlds[0]?.needed ?? []).flatMap((need) => {
      const found = new Set(worlds.map(({ known }) => goodIn(known, need)));
      const isOpen = found.size > 1 && !(isOver && 'part' in need && isWithoutEffect(worlds));
      return isOpen ? faultOf(need, [...found]) : [];
    });
    return faults.sort(byPlace)[0];
  }

  /** Whether everything has come out the same, but for the parts that drew it and for markers that brought nothing. */
  function isWithoutEffect(worlds: readonly World[]): boolean {
    const [first, ...others] = worlds.map(({ stage: { state } }) => {
      const parts = Object.entries(state.parts).filter(([id]) => laid.bags[id] === undefined);
      const board = { ...state.board, markers: {} };
      return { ...state, board, parts: Object.fromEntries(parts) };
    });
    return others.every((other) => isSameData(other, first));
  }

  /** One of those worlds that differ only in where pieces are that nobody has named. */
  function distinctWorlds(worlds: readonly World[]): readonly World[] {
    if (box.parts.length === 0 || worlds.length < 2) return worlds;
    const known = new Map<string, World>();
    for (const world of worlds) {
      const hidden = new Set([...hiddenIn(world)].flatMap(({ pieces }) => pieces));
      const key = JSON.stringify(world.stage.state, (_, value: unknown) =>
        typeof value === 'string' && hidden.has(value) ? UNKNOWN : value,
      );
      if (!known.has(key)) known.set(key, world);
    }
    return [...known.values()];
  }

  /** What was needed last, if everything else is known and there is still too much to read. */
  function tooLong([world]: readonly World[]): UntoldFault | undefined {
    const need = world?.needed.at(-1);
    return world && need && faultOf(need, optionsFor(world, need));
  }

  /** Reads a line in all worlds; or says why it cannot be read, or which token it needs. */
  function next(
    worlds: readonly World[],
    end: number,
  ): { readonly worlds: readonly World[] } | Failed {
    let last: Followed = { done: [], stuck: [], left: [] };
    const faults: UntoldFault[] = [];
    let begin = worlds;
    for (const way of WAYS) {
      last = follow(begin, end, way);
      if (last.done.length + last.left.length > 0) break;
      begin = last.stuck.map(({ world }) => world);
      faults.push(...last.stuck.map(({ failed }) => failed.fault));
    }
    // Of the worlds in which most was read, the one with the cheapest goods.
    const [furthest] = faults.sort((a, b) => byPlace(b, a));
    const all = [...last.done, ...last.left];
    const fault = last.left.length > 0 ? (notKnown(all) ?? tooLong(all)) : furthest;
    const isOver = last.left.length > 0 || last.done.length === 0;
    return isOver && fault !== undefined ? { fault } : { worlds: distinctWorlds(last.done) };
  }

  let worlds: readonly World[] = [{ known: box.known, laid, needed: [], stage: beginning(laid) }];
  for (const end of lines.keys()) {
    const [world, ...others] = worlds;
    const isOpen = box.parts.length > 0 || (world && openCities(game, world.known).length > 0);
    if (others.length === 0 && isOpen !== true) break;
    const found = next(worlds, end);
    if ('fault' in found) return found;
    ({ worlds } = found);
  }
  const fault = notKnown(worlds, true);
  return fault === undefined ? { setup: (worlds[0]?.laid ?? laid).setup } : { fault };
}

/** The bag that a place is filled from. */
function bagOf({ bags }: Laid, { part, place }: DrawnPlace): Bag | undefined {
  return bags[part]?.find(({ places }) => places.includes(place));
}

/** The fields of an action that name a hidden piece. */
function fieldsOf({ pieces }: { readonly pieces: readonly string[] }) {
  return (action: AnyAction) =>
    Object.entries(action).flatMap(([field, value]) =>
      typeof value === 'string' && pieces.includes(value) ? { action, field, value } : [],
    );
}

/** The clauses up to this one; none if it is none of them. */
function upTo(clauses: readonly Clause[], last: Clause | undefined): readonly Clause[] {
  return last === undefined ? [] : clauses.slice(0, clauses.indexOf(last) + 1);
}

function isCorrection({ clauses: [first] }: TextLine): boolean {
  return first?.kind === 'correction';
}

/** Whether it only says where a colonist goes. */
function isMove({ words }: Clause): boolean {
  const [first] = words;
  return (
    words.some(({ key }) => key === ARROW) ||
    (first !== undefined && COLONIST_KINDS.some((kind) => isShortFor(first.key, kind)))
  );
}

/** The clauses with the moves behind the first, which plays the card. */
function movesFirst([card, ...others]: readonly Clause[]): readonly Clause[] {
  if (card === undefined) return [];
  const isOther = (clause: Clause): boolean => !isMove(clause);
  return [card, ...others.filter(isMove), ...others.filter(isOther)];
}

/** The first clause with such a word that is not a move; if there is none, the first one. */
function clauseWith(clauses: readonly Clause[], fits: (word: Word) => boolean): Clause | undefined {
  return clauses.find((clause) => !isMove(clause) && clause.words.some(fits)) ?? clauses[0];
}

/** The beginning of the turn before. */
function turnBefore(stage: Stage): Stage {
  const turn = stage.state.turn - 1;
  let begin = stage;
  while (begin.before !== undefined && begin.before.state.turn >= turn) begin = begin.before;
  return begin;
}

function goodIn({ cities, markers, draws }: KnownTable, need: Needed): string | undefined {
  if ('part' in need) return draws[need.part]?.[need.place];
  return 'city' in need ? cities[need.city] : markers[need.province];
}

function withGood(known: KnownTable, need: Needed, good: string): KnownTable {
  if ('part' in need) {
    const pieces = { ...known.draws[need.part], [need.place]: good };
    return { ...known, draws: { ...known.draws, [need.part]: pieces } };
  }
  if ('city' in need) {
    const token = STORED_GOODS.find((one) => one === good);
    return token ? { ...known, cities: { ...known.cities, [need.city]: token } } : known;
  }
  const bonus = GOODS.find((one) => one === good);
  return bonus ? { ...known, markers: { ...known.markers, [need.province]: bonus } } : known;
}

function byPlace(a: UntoldFault, b: UntoldFault): number {
  return a.line - b.line || a.column - b.column;
}
