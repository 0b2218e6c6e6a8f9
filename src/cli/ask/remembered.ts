/** Turns a sheet back into answers, so that it can be edited. */
import type { HouseCounts, PlayerSheet, ScoreSheet } from '../../index';
import type { CliLanguage } from '../language';
import type { CliWords } from '../languages/words';
import { printable } from '../printable';
import { type AllCards, hasVenus, type KINDS } from './draft';
import { outsideModules } from './in-play';

type GivenAnswers = Readonly<Record<string, string | undefined>>;

/** Answers by question id. */
export function answersOf(sheet: ScoreSheet, language: CliLanguage): ReadonlyMap<string, string> {
  const { players, map, cityGoods = {}, praefectusMagnus: holder } = sheet;
  const goods = Object.entries(cityGoods).map(([city, good]) => [`cityGoods.${city}`, good]);
  const holdings = players.flatMap((player) => [player.goods, countsIn(player).byGood ?? {}]);
  const { words } = language;
  const yesOrNo = yesOrNoIn(words);
  const answers: GivenAnswers = {
    kind: words.ask.answers[kindOf(sheet, language.library.cards)][0],
    // A comma even after a single name, which may contain spaces.
    players: `${players.map(({ name }) => name).join(', ')},`,
    teams: sheet.teams?.flat().join(', '),
    map,
    byCity: yesOrNo(players.every(({ houses }) => 'length' in houses)),
    salt: yesOrNo(
      Object.values(cityGoods).includes('salt') || holdings.some(({ salt = 0 }) => salt > 0),
    ),
    forum: yesOrNo(players.some(({ tiles = [] }) => tiles.length > 0)),
    ...Object.fromEntries(goods),
    ...moduleAnswers(players, language),
    ...Object.assign({}, ...players.map((player, seat) => playerAnswers(player, seat, yesOrNo))),
    praefectusMagnus: typeof holder === 'number' ? players[holder]?.name : holder,
  };
  return new Map(
    Object.entries(answers).flatMap(([id, text]) => (text ? [[id, printable(text)]] : [])),
  );
}

function kindOf({ mode, teams, players }: ScoreSheet, catalogue: AllCards): (typeof KINDS)[number] {
  if (mode === 'team' || teams !== undefined) return 'teams';
  return players.some((player) => hasVenus({ catalogue }, player)) ? 'venus' : 'base';
}

function countsIn({ houses }: PlayerSheet): Partial<HouseCounts> {
  return 'length' in houses ? {} : houses;
}

function playerAnswers(player: PlayerSheet, seat: number, yesOrNo: YesOrNo): GivenAnswers {
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
    'houses[0]': 'length' in houses ? houses.join(', ') : undefined,
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
function moduleAnswers(players: readonly PlayerSheet[], language: CliLanguage): GivenAnswers {
  const yesOrNo = yesOrNoIn(language.words);
  const answers = outsideModules(language).map(({ id, rules, sheet }) => {
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

function yesOrNoIn({ ask: { answers } }: CliWords): YesOrNo {
  return (is) => (is ? answers.yes[0] : answers.no[0]);
}
