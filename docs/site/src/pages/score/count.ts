/** Counts a sheet that is not ready yet: what contradicts itself is left out, and told. */
import {
  ConcordiaError,
  type HouseCounts,
  type PlayerSheet,
  type ScoreSheet,
  type Scores,
  type SheetFaultTold,
} from 'concordia-rules/scoring';
import { say } from '../../words/language';
import { type Draft, goodOf, namedSheet, without } from './draft';
import { sheetsOn } from './library';

export interface Count {
  /** Absent where nothing can be counted at all. */
  readonly scores?: Scores & { readonly sestertii?: readonly number[] };
  /** What does not fit yet, or looks forgotten, in words. */
  readonly hints: readonly string[];
}

/** More than there are kinds of trouble. */
const MOST_ROUNDS = 8;

export function counted(draft: Draft): Count {
  const hints: string[] = missingGoods(draft);
  let sheet = countable(draft);
  for (let round = 0; round < MOST_ROUNDS; round += 1) {
    try {
      const scores = scored(sheet, draft.intermediate);
      return { scores, hints: [...hints, ...warnings(draft, hints)] };
    } catch (error) {
      if (!(error instanceof ConcordiaError)) throw error;
      const issues = sheetsOn(sheet.map).faultsIn(error);
      hints.push(
        ...issues.map((issue) => toldTo(sheet, issue)).filter((hint) => !hints.includes(hint)),
      );
      const next = issues.reduceRight((left, { path }) => relaxed(left, path, round), sheet);
      if (JSON.stringify(next) === JSON.stringify(sheet)) break;
      sheet = next;
    }
  }
  return { hints };
}

function scored(sheet: ScoreSheet, intermediate: boolean): NonNullable<Count['scores']> {
  const { scoreGame, scoreIntermediate } = sheetsOn(sheet.map);
  if (!intermediate) return scoreGame(sheet);
  const scores = scoreIntermediate(sheet);
  return { ...scores, sestertii: scores.players.map((player) => player.sestertii) };
}

/** Names for all, only houses whose good is known, no count left out, and only what counts now. */
function countable(draft: Draft): ScoreSheet {
  const sheet = namedSheet(draft);
  const players = sheet.players.map((player): PlayerSheet => {
    const { houses } = player;
    const known =
      'length' in houses ? houses.filter((city) => goodOf(draft, city)) : allCounts(draft, houses);
    const whole = { ...player, houses: known };
    return draft.intermediate ? without(whole, 'concordia', 'bonus') : whole;
  });
  return { ...sheet, players };
}

/** What nobody has typed is none. */
function allCounts({ sheet, cards }: Draft, houses: HouseCounts): HouseCounts {
  if (sheet.mode === 'team') return { sharedProvinces: 0, ...houses };
  return cards === 'venus' ? { provincesWithTwo: 0, ...houses } : houses;
}

function missingGoods(draft: Draft): string[] {
  const cities = draft.sheet.players.flatMap(({ houses }) => ('length' in houses ? houses : []));
  const missing = new Set(cities.filter((city) => goodOf(draft, city) === undefined));
  if (missing.size === 0) return [];
  return [say.score.missingGoods(missing.size)];
}

/** Of a sheet that holds together. */
function warnings(draft: Draft, hints: readonly string[]): readonly string[] {
  if (hints.length > 0) return [];
  const { sheetWarnings } = sheetsOn(draft.sheet.map);
  return sheetWarnings(countable(draft), !draft.intermediate).map((hint) => sentence(hint));
}

function toldTo({ players }: ScoreSheet, { path, message }: SheetFaultTold): string {
  const [first, seat] = stepsOf(path);
  const name = first === 'players' ? players[Number(seat)]?.name : undefined;
  return name === undefined ? sentence(message) : say.score.of(name, sentence(message, false));
}

function sentence(text: string, isFirst = true): string {
  const ended = /[.!?。]$/.test(text) ? text : text + say.score.stop;
  return isFirst ? ended.charAt(0).toUpperCase() + ended.slice(1) : ended;
}

function stepsOf(path: string): readonly string[] {
  return path.match(/[^.[\]]+/g) ?? [];
}

/** The sheet without what is wrong at a place. */
function relaxed(sheet: ScoreSheet, path: string, round: number): ScoreSheet {
  const [first, second, ...place] = stepsOf(path);
  if (first === 'cityGoods') return withoutCityGoods(sheet);
  if (first === 'praefectusMagnus') return without(sheet, 'praefectusMagnus');
  if (first === 'map') {
    const houses = noHouses(sheet.mode === 'team');
    const players = sheet.players.map((player) => ({ ...player, houses }));
    return { ...without(sheet, 'map', 'cityGoods'), players };
  }
  if (first !== 'players' || second === undefined) return without(sheet, 'mode', 'teams');
  const players = sheet.players.map((player, seat) =>
    seat === Number(second) ? relaxedPlayer(player, seat, place, round) : player,
  );
  return { ...sheet, players };
}

/** Goods that contradict each other go with the houses that need them. */
function withoutCityGoods(sheet: ScoreSheet): ScoreSheet {
  const { cityGoods = {} } = sheet;
  const players = sheet.players.map((player): PlayerSheet => {
    const { houses } = player;
    if (!('length' in houses)) return player;
    return { ...player, houses: houses.filter((city) => !Object.hasOwn(cityGoods, city)) };
  });
  return { ...without(sheet, 'cityGoods'), players };
}

function relaxedPlayer(
  player: PlayerSheet,
  seat: number,
  [line, index]: readonly string[],
  round: number,
): PlayerSheet {
  const { cards, houses, name } = player;
  const others = (_: unknown, at: number): boolean => at !== Number(index);
  switch (line) {
    case 'name':
      return { ...player, name: `${name} (${seat + 1})` };
    case 'cards':
      return {
        ...player,
        cards: 'length' in cards ? cards.filter(others) : without(cards, 'minerva'),
      };
    case 'houses':
      if ('length' in houses) return { ...player, houses: houses.filter(others) };
      if (index === 'sharedProvinces') return { ...player, houses: sharingNone(houses) };
      // What almost fits first; nothing where that does not help.
      return index !== 'byGood' && round < 2
        ? { ...player, houses: fitting(houses) }
        : { ...player, houses: noHouses(houses.sharedProvinces !== undefined) };
    case 'goods':
      return { ...player, goods: {} };
    case 'concordia':
      return without(player, 'concordia');
    case 'tiles':
      return without(player, 'tiles');
    default:
      return player;
  }
}

/** Partners may share none; others do not even say so. */
function sharingNone(houses: HouseCounts): HouseCounts {
  const none = { ...houses, sharedProvinces: 0 };
  return houses.sharedProvinces === 0 ? without(none, 'sharedProvinces') : none;
}

function noHouses(isShared: boolean): HouseCounts {
  const none = { byGood: {}, provinces: 0, provincesWithTwo: 0 };
  return isShared ? { ...none, sharedProvinces: 0 } : none;
}

/** As many provinces as so many houses can stand in. */
function fitting({ provinces, provincesWithTwo = 0, ...houses }: HouseCounts): HouseCounts {
  const { byGood } = houses;
  const all = Object.values(byGood).reduce((sum, count) => sum + count, 0);
  const some = clamped(provinces, Math.min(1, all), all);
  const most = Math.min(some, all - some);
  const two = clamped(provincesWithTwo, Math.min(1, most), most);
  return { ...houses, provinces: some, provincesWithTwo: two };
}

function clamped(value: number, least: number, most: number): number {
  return Math.min(Math.max(value, least), most);
}
