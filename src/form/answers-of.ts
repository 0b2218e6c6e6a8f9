/** Turns a sheet back into answers, so that it can be edited. */
import type { HouseCounts, PlayerSheet, ScoreSheet } from '../scoring/sheet';
import { countedByAll } from '../scoring/sheet-holdings';
import { type AllCards, hasVenus, type KINDS } from './entries';
import { outsideModules } from './in-play';
import type { FormSheets } from './question';
import type { FormWords } from './words';

type GivenAnswers = Readonly<Record<string, string | undefined>>;

/** Answers by question id. */
export function answersOf(
  given: ScoreSheet,
  sheets: FormSheets,
  words: FormWords,
): Readonly<Record<string, string>> {
  const { answers: said } = words;
  const yesOrNo: YesOrNo = (is) => (is ? said.yes[0] : said.no[0]);
  const sheet = askedAlike(given, sheets);
  const { players, map, cityGoods = {}, praefectusMagnus: holder } = sheet;
  const goods = Object.entries(cityGoods).map(([city, good]) => [`cityGoods.${city}`, good]);
  const holdings = players.flatMap((player) => [player.goods, countsIn(player).byGood ?? {}]);
  const answers: GivenAnswers = {
    kind: said[kindOf(sheet, sheets.cards)][0],
    // A comma even after a single name, which may contain spaces.
    players: `${players.map(({ name }) => inList(name)).join(', ')},`,
    teams: sheet.teams?.flat().join(', '),
    map,
    byCity: yesOrNo(players.every(({ houses }) => 'length' in houses)),
    salt: yesOrNo(
      Object.values(cityGoods).includes('salt') || holdings.some(({ salt = 0 }) => salt > 0),
    ),
    forum: yesOrNo(players.some(({ tiles = [] }) => tiles.length > 0)),
    ...Object.fromEntries(goods),
    ...moduleAnswers(players, sheets, yesOrNo),
    ...Object.assign(
      {},
      ...players.map((player, seat) => playerAnswers(player, seat, words, yesOrNo)),
    ),
    praefectusMagnus: typeof holder === 'number' ? players[holder]?.name : holder,
  };
  return Object.fromEntries(
    Object.entries(answers).flatMap(([id, text]) => (text ? [[id, text]] : [])),
  );
}

/** Everybody is asked for cities, or everybody for counts: if only some list cities, these are counted. */
function askedAlike(sheet: ScoreSheet, sheets: FormSheets): ScoreSheet {
  const { players } = sheet;
  const map = sheets.definition.maps.find(({ id }) => id === sheet.map);
  if (map === undefined || !players.some(({ houses }) => !('length' in houses))) return sheet;
  return countedByAll(
    sheet,
    map,
    players.some((player) => hasVenus({ catalogue: sheets.cards }, player)),
  );
}

/** Between quotation marks where a list would be read otherwise. */
function inList(name: string): string {
  return /[,;]|^"/.test(name) ? `"${name.replaceAll('"', '""')}"` : name;
}

function kindOf({ mode, teams, players }: ScoreSheet, catalogue: AllCards): (typeof KINDS)[number] {
  if (mode === 'team' || teams !== undefined) return 'teams';
  return players.some((player) => hasVenus({ catalogue }, player)) ? 'venus' : 'base';
}

function countsIn({ houses }: PlayerSheet): Partial<HouseCounts> {
  return 'length' in houses ? {} : houses;
}

function playerAnswers(
  player: PlayerSheet,
  seat: number,
  { answers: said }: FormWords,
  yesOrNo: YesOrNo,
): GivenAnswers {
  const { name: _name, ...known } = player;
  const {
    cards,
    houses,
    colonists,
    money,
    goods,
    tiles = [],
    concordia,
    scores,
    bonus,
    ...lines
  } = known;
  const { byGood, provinces, provincesWithTwo, sharedProvinces } = countsIn(player);
  const answers: GivenAnswers = {
    ...linesInWords(lines, yesOrNo),
    cards: 'length' in cards ? cards.join(', ') : godsInWords(cards),
    ...('length' in houses && houseAnswers(houses, said.done[0])),
    'houses.byGood': byGood && inWords(byGood),
    'houses.provinces': asText(provinces),
    'houses.provincesWithTwo': asText(provincesWithTwo),
    'houses.sharedProvinces': asText(sharedProvinces),
    colonists: `${colonists}`,
    money: `${money}`,
    tiles: tiles.join(', '),
    goods: inWords(goods),
    concordia: yesOrNo(concordia === true),
    bonus: asText(bonus),
    ...Object.fromEntries(
      Object.entries(scores ?? {}).map(([id, points]) => [`scores.${id}`, asText(points)]),
    ),
  };
  return Object.fromEntries(
    Object.entries(answers).map(([key, text]) => [`players[${seat}].${key}`, text]),
  );
}

function godsInWords({
  minerva = [],
  ...counts
}: Exclude<PlayerSheet['cards'], readonly string[]>) {
  return [inWords(counts), ...minerva].filter((text) => text !== '').join(', ');
}

function inWords(counts: Readonly<Record<string, number>>): string {
  const told = Object.entries(counts).filter(([, count]) => count > 0);
  return told.map(([key, count]) => `${key} ${count}`).join(', ');
}

/** Whether modules from outside were played with, as far as the sheet shows it. */
function moduleAnswers(
  players: readonly PlayerSheet[],
  sheets: FormSheets,
  yesOrNo: YesOrNo,
): GivenAnswers {
  const answers = outsideModules(sheets).map(({ id, rules, sheet }) => {
    const own = (rules.deck?.cards ?? []).map((card) => card.id);
    const names = Object.keys(sheet?.lines ?? {});
    const isPlayed = players.some(
      (player) =>
        names.some((name) => Object.hasOwn(player, name)) ||
        ('length' in player.cards && player.cards.some((card) => own.includes(card))),
    );
    return [`modules.${id}`, yesOrNo(isPlayed)];
  });
  return Object.fromEntries(answers);
}

/** Lines of modules from outside. */
function linesInWords(lines: object, yesOrNo: YesOrNo): GivenAnswers {
  return Object.fromEntries(
    Object.entries(lines).map(([name, value]: [string, unknown]) => [
      name,
      typeof value === 'boolean' ? yesOrNo(value) : [value].flat().join(', '),
    ]),
  );
}

function asText(count: number | undefined): string | undefined {
  return count === undefined ? undefined : `${count}`;
}

type YesOrNo = (is: boolean) => string;

/** A line with all of them, and that there are no more. */
function houseAnswers(houses: readonly string[], done: string): GivenAnswers {
  return houses.length === 0
    ? { 'houses[0]': done }
    : { 'houses[0]': houses.join(', '), 'houses[1]': done };
}
