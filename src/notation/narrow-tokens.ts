/**
 * Finds the tokens that nobody noted from what a text says was paid and produced. Each way that they may lie is a world.
 * All worlds are read line by line. Where a line needs a token, a world becomes one for each good that the token can
 * have; a world in which a line cannot be read is dropped.
 */
import type { CityGoods } from '../board/salt-tokens';
import type { OpenEngine } from '../engine/engine';
import { ConcordiaError } from '../model/errors';
import { ARROW, isShortFor, type Word } from '../model/find';
import { GOODS, STORED_GOODS, type StoredGood } from '../model/goods';
import { type CityId, COLONIST_KINDS, type ProvinceId } from '../model/ids';
import type { GameState } from '../model/state';
import { faultAt, type UntoldFault } from './faults';
import type { LogReading } from './log-reading';
import type { Failed, LineRead } from './reader';
import type { Tools } from './source';
import { actionsOf, type Clause, type TextLine } from './text';
import {
  goodsLeft,
  type KnownTokens,
  type Laid,
  openCities,
  type TokenBox,
} from './unknown-tokens';

/** A city whose token is needed, or a province whose marker is. */
type Needed = ({ readonly city: CityId } | { readonly province: ProvinceId }) & {
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
}

interface World {
  /** What was noted, and what is so in this world. */
  readonly known: KnownTokens;
  /** All tokens: the others have not mattered so far. */
  readonly cityGoods: CityGoods;
  /** What lines have needed, in their order. */
  readonly needed: readonly Needed[];
  readonly stage: Stage;
}

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
/** No game has more lines. */
const MOST_LINES = 500;
/** How a line is read. Any order is slow, so it comes last. */
const WAYS = ['asWritten', 'movesFirst', 'anyOrder'] as const;
type Way = (typeof WAYS)[number];
/** Shorter words name no place. */
const LEAST_LETTERS = 3;

/**
 * @param reading - reads corrections.
 * @param laid - tokens that agree with what was noted, and the game that begins with them.
 * @param lines - without unknown words.
 * @returns tokens for all cities, or the first fault.
 */
export function narrowTokens(
  engine: OpenEngine,
  { reader, language }: Tools,
  reading: LogReading,
  box: TokenBox,
  { cityGoods, first }: Laid,
  lines: readonly TextLine[],
): { readonly cityGoods: CityGoods } | Failed {
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
  function named({ known, stage }: World, clauses: readonly Clause[]): Needed | undefined {
    const open = openCities(game, known);
    const { markers } = stage.state.board;
    for (const clause of clauses) {
      if (isMove(clause)) continue;
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

  /** The state with other tokens; undefined if it cannot be so. */
  function relaid(state: GameState, { board }: GameState): GameState | undefined {
    const { cityGoods } = board;
    const markers = Object.entries(state.board.markers).map(([id, marker]) => {
      const { good, coins } = board.markers[id] ?? marker;
      return [id, { ...marker, good, coins }] as const;
    });
    const changed = { ...state.board, cityGoods, markers: Object.fromEntries(markers) };
    try {
      return engine.parseState({ ...state, board: changed });
    } catch (error) {
      if (error instanceof ConcordiaError) return undefined;
      throw error;
    }
  }

  function goodsFor(known: KnownTokens, need: Needed): readonly StoredGood[] {
    return 'city' in need ? goodsLeft(game, known, need.city) : GOODS;
  }

  /** A world for each good that it can be. The turn before is read again: it may have ended only because of a price. */
  function split({ known, needed, stage }: World, need: Needed): readonly World[] {
    const begin = turnBefore(stage);
    return goodsFor(known, need).flatMap((good) => {
      const assumed = withGood(known, need, good);
      const laid = box.lay(assumed);
      const state = laid && relaid(begin.state, laid.first);
      if (laid === undefined || state === undefined) return [];
      const { cityGoods } = laid;
      return [{ known: assumed, cityGoods, needed: [...needed, need], stage: { ...begin, state } }];
    });
  }

  /**
   * Reads up to a line.
   *
   * @param way - in any order, a line may need each token that it names; otherwise those up to the clause that cannot be
   * read.
   */
  function follow(worlds: readonly World[], end: number, way: Way): Followed {
    const left = [...worlds].reverse();
    const done: World[] = [];
    const stuck: Followed['stuck'][number][] = [];
    while (left.length + done.length <= MOST_WORLDS && readings > 0) {
      const world = left.pop();
      if (world === undefined) break;
      const { stage } = world;
      const line = lines[stage.at];
      if (stage.at > end || line === undefined) {
        done.push(world);
        continue;
      }
      readings -= 1;
      if (line.clauses[0]?.kind === 'correction') {
        const corrected = reading.correctedBy(line, stage.state, stage.wrongTurn);
        if ('fault' in corrected) stuck.push({ world, failed: corrected });
        else {
          const { state } = corrected;
          left.push({ ...world, stage: { ...stage, state, at: stage.at + 1, before: stage } });
        }
        continue;
      }
      const isStrict = way !== 'anyOrder';
      const clauses = way === 'movesFirst' ? movesFirst(actionsOf(line)) : actionsOf(line);
      const { state, wrongTurn } = stage;
      const read = reader.readLine(state, clauses, line.number, wrongTurn, isStrict);
      const isRead = !('fault' in read);
      const need = isRead
        ? touched(world, clauses, read)
        : named(world, isStrict ? upTo(clauses, read.clause) : clauses);
      if (need !== undefined) {
        const worlds = split(world, need);
        left.push(...worlds.toReversed());
        const fault = faultOf(need, goodsFor(world.known, need));
        if (worlds.length === 0) stuck.push({ world, failed: { fault } });
      } else if (isRead) {
        const { state, wrongTurn } = read;
        left.push({ ...world, stage: { state, wrongTurn, at: stage.at + 1, before: stage } });
      } else {
        stuck.push({ world, failed: read });
      }
    }
    return { done, stuck, left };
  }

  function faultOf(need: Needed, found: readonly (StoredGood | undefined)[]): UntoldFault {
    if ('city' in need) {
      const goods = STORED_GOODS.filter((good) => found.includes(good));
      return faultAt(need.clause, 'tokenNotKnown', { city: language.placeOf(need.city), goods });
    }
    const goods = GOODS.filter((good) => found.includes(good));
    const province = language.provinceOf(need.province);
    return faultAt(need.clause, 'markerNotKnown', { province, goods });
  }

  /** The first thing that is needed and is not the same in all worlds. */
  function notKnown(worlds: readonly World[]): UntoldFault | undefined {
    const faults = (worlds[0]?.needed ?? []).flatMap((need) => {
      const found = new Set(worlds.map(({ known }) => goodIn(known, need)));
      return found.size > 1 ? faultOf(need, [...found]) : [];
    });
    return faults.sort(byPlace)[0];
  }

  /** What was needed last, if everything else is known and there is still too much to read. */
  function tooLong([world]: readonly World[]): UntoldFault | undefined {
    const need = world?.needed.at(-1);
    return need && faultOf(need, GOODS);
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
    return isOver && fault !== undefined ? { fault } : { worlds: last.done };
  }

  const stage: Stage = { state: first, wrongTurn: undefined, at: 0, before: undefined };
  let worlds: readonly World[] = [{ known: box.known, cityGoods, needed: [], stage }];
  for (const end of lines.keys()) {
    const [world, ...others] = worlds;
    if (others.length === 0 && world !== undefined && openCities(game, world.known).length === 0) {
      break;
    }
    const found = next(worlds, end);
    if ('fault' in found) return found;
    ({ worlds } = found);
  }
  const fault = notKnown(worlds);
  return fault === undefined ? { cityGoods: worlds[0]?.cityGoods ?? cityGoods } : { fault };
}

/** The clauses up to this one; none if it is none of them. */
function upTo(clauses: readonly Clause[], last: Clause | undefined): readonly Clause[] {
  return last === undefined ? [] : clauses.slice(0, clauses.indexOf(last) + 1);
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

function goodIn({ cities, markers }: KnownTokens, need: Needed): StoredGood | undefined {
  return 'city' in need ? cities[need.city] : markers[need.province];
}

function withGood(known: KnownTokens, need: Needed, good: StoredGood): KnownTokens {
  if ('city' in need) return { ...known, cities: { ...known.cities, [need.city]: good } };
  return good === 'salt'
    ? known
    : { ...known, markers: { ...known.markers, [need.province]: good } };
}

function byPlace(a: UntoldFault, b: UntoldFault): number {
  return a.line - b.line || a.column - b.column;
}
