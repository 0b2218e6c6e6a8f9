/** Counts a sheet that is not ready yet: what contradicts itself is left out, and told. */
import type { CityId, StoredGood } from 'concordia-rules/core';
import {
  ConcordiaError,
  type HouseCounts,
  type PlayerSheet,
  type ScoreSheet,
  type Scores,
  type SheetFaultTold,
} from 'concordia-rules/sheets';
import { OUTSIDE_MODULES } from '../../common/outside-modules';
import { say } from '../../words/language';
import { buildable, citiesOf, goodOf, printedGood, seatsIn } from './cities';
import { type Draft, NOBODY, namedSheet, withEach, without, withoutLines } from './draft';
import { nameOn, sheetsOn } from './library';
import { capital } from './maps';

export interface Count {
  /** Absent where nothing can be counted at all. */
  readonly scores?: Scores & { readonly sestertii?: readonly number[] };
  readonly hints: readonly Hint[];
}

/** What does not fit yet, or looks forgotten. */
export interface Hint {
  readonly text: string;
  /** The city whose good settles it. */
  readonly city?: CityId;
  /** Whether a good that somebody has told cannot be; one that nobody has told yet is only missing. */
  readonly isWrongGood?: true;
}

const ALL_LINES = OUTSIDE_MODULES.flatMap(({ lines }) => lines);

/** More than there are kinds of trouble. */
const MOST_ROUNDS = 8;

export function counted(draft: Draft): Count {
  const told = countable(draft);
  const { kept, wrong } = goodsThatFit(told);
  const hints: Hint[] = [...missingGoods(draft), ...wrong];
  const isNew = ({ text }: Hint): boolean => !hints.some((hint) => hint.text === text);
  let sheet = withGoods(told, kept);
  for (let round = 0; round < MOST_ROUNDS; round += 1) {
    try {
      const scores = scored(sheet, draft.intermediate);
      return { scores, hints: [...hints, ...warnings(draft, hints)] };
    } catch (error) {
      if (!(error instanceof ConcordiaError)) throw error;
      const issues = sheetsOn(sheet.map).faultsIn(error);
      hints.push(...issues.map((issue) => ({ text: toldTo(sheet, issue) })).filter(isNew));
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
  return withEach(namedSheet(draft), (player) => {
    const { houses } = player;
    const known =
      'length' in houses ? houses.filter((city) => goodOf(draft, city)) : allCounts(draft, houses);
    const whole = { ...player, houses: known };
    return draft.intermediate ? without(whole, 'concordia', 'bonus') : whole;
  });
}

/** What nobody has typed is none. */
function allCounts({ sheet, cards }: Draft, houses: HouseCounts): HouseCounts {
  if (sheet.mode === 'team') return { sharedProvinces: 0, ...houses };
  return cards === 'venus' ? { provincesWithTwo: 0, ...houses } : houses;
}

function missingGoods(draft: Draft): readonly Hint[] {
  const { map, players } = draft.sheet;
  const missing = [...new Set(players.flatMap(citiesOf))].filter(
    (city) => goodOf(draft, city) === undefined,
  );
  const [city] = missing;
  if (city === undefined) return [];
  const names = say.common.and(missing.map((one) => nameOn(map, one)));
  return [{ text: say.score.missingGoods(names, missing.length), ...placeOf(map, city) }];
}

/** A city that people can go to; a sheet from elsewhere may name others. */
function placeOf(map: string | undefined, city: CityId): Pick<Hint, 'city'> {
  return buildable(map).includes(city) ? { city } : {};
}

type CityGoods = NonNullable<ScoreSheet['cityGoods']>;

/**
 * The goods of cities in the order in which they were told, as far as each fits those before it, and a hint for each that
 * does not. Where houses stand comes first: nobody sees the good of another city.
 */
function goodsThatFit(sheet: ScoreSheet): { kept: CityGoods; wrong: readonly Hint[] } {
  const { cityGoods = {} } = sheet;
  if (sheet.map === undefined || goodsFault(sheet, cityGoods) === undefined) {
    return { kept: cityGoods, wrong: [] };
  }
  const hasHouse = ([city]: readonly [CityId, StoredGood]): boolean => isBuilt(sheet, city);
  const all = Object.entries(cityGoods);
  const ordered = [...all.filter(hasHouse), ...all.filter((one) => !hasHouse(one))];
  const wrong: Hint[] = [];
  let kept: CityGoods = {};
  for (const [city, good] of ordered) {
    const next = { ...kept, [city]: good };
    const clause = goodsFault(sheet, next);
    if (clause === undefined) kept = next;
    else wrong.push(wrongGood(sheet, next, city, clause));
  }
  return { kept, wrong };
}

/** Names all cities that contradict each other: nobody but the players knows whose good is wrong. */
function wrongGood(sheet: ScoreSheet, goods: CityGoods, city: CityId, clause: string): Hint {
  const place = placeOf(sheet.map, city);
  if (place.city === undefined) return { text: sentence(clause), isWrongGood: true };
  const concerned = Object.keys(goods).filter(
    (other) => other === city || goodsFault(sheet, without(goods, other)) === undefined,
  );
  const names = concerned.map((one) => nameOn(sheet.map, one));
  const told = say.score.of(say.common.and(names), sentence(clause, false));
  const isCounted = printedGood(sheet.map ?? '', city) !== undefined || !isBuilt(sheet, city);
  const text = isCounted ? told : say.score.wrongGood(told, nameOn(sheet.map, city));
  return { text, ...place, isWrongGood: true };
}

function isBuilt(sheet: ScoreSheet, city: CityId): boolean {
  return seatsIn(sheet, city).length > 0;
}

/** Why cities cannot have these goods, if so. */
function goodsFault({ map }: ScoreSheet, cityGoods: CityGoods): string | undefined {
  const { scoreGame, faultsIn } = sheetsOn(map);
  try {
    scoreGame({ ...(map !== undefined && { map }), cityGoods, players: [NOBODY] });
    return undefined;
  } catch (error) {
    if (!(error instanceof ConcordiaError)) throw error;
    return faultsIn(error)[0]?.message;
  }
}

/** A sheet with these goods of cities, and without houses in cities that are left without one. */
function withGoods(sheet: ScoreSheet, cityGoods: CityGoods): ScoreSheet {
  const { map, cityGoods: before = {} } = sheet;
  const isKept = (city: CityId): boolean =>
    !Object.hasOwn(before, city) ||
    Object.hasOwn(cityGoods, city) ||
    (map !== undefined && printedGood(map, city) !== undefined);
  const standing = withEach(sheet, (player) => {
    const { houses } = player;
    return 'length' in houses ? { ...player, houses: houses.filter(isKept) } : player;
  });
  return { ...standing, ...(sheet.cityGoods !== undefined && { cityGoods }) };
}

/** Of a sheet that holds together. */
function warnings(draft: Draft, hints: readonly Hint[]): readonly Hint[] {
  if (hints.length > 0) return [];
  const { sheetWarnings } = sheetsOn(draft.sheet.map);
  return sheetWarnings(countable(draft), !draft.intermediate).map((hint) => ({
    text: sentence(hint),
  }));
}

function toldTo({ players }: ScoreSheet, { path, message }: SheetFaultTold): string {
  const [first, seat] = stepsOf(path);
  const name = first === 'players' ? players[Number(seat)]?.name : undefined;
  return name === undefined ? sentence(message) : say.score.of(name, sentence(message, false));
}

function sentence(text: string, isFirst = true): string {
  const ended = /[.!?。]$/.test(text) ? text : text + say.score.stop;
  return isFirst ? capital(ended) : ended;
}

function stepsOf(path: string): readonly string[] {
  return path.match(/[^.[\]]+/g) ?? [];
}

/** The sheet without what is wrong at a place. */
function relaxed(sheet: ScoreSheet, path: string, round: number): ScoreSheet {
  const [first, second, ...place] = stepsOf(path);
  if (first === 'praefectusMagnus') return without(sheet, 'praefectusMagnus');
  if (first === 'map') {
    const houses = noHouses(sheet.mode === 'team');
    return withEach(without(sheet, 'map', 'cityGoods'), (player) => ({ ...player, houses }));
  }
  if (first !== 'players' || second === undefined) return without(sheet, 'mode', 'teams');
  return withEach(sheet, (player, seat) =>
    seat === Number(second) ? relaxedPlayer(player, seat, place, round) : player,
  );
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
    case 'scores':
      // Without points that somebody has written, it is the lines that bring too many.
      return player.scores === undefined
        ? withoutLines(player, ALL_LINES)
        : without(player, 'scores');
    default:
      return withoutLines(
        player,
        ALL_LINES.filter(({ name }) => name === line),
      );
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
