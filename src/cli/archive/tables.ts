/** The tables that games are written as: their columns, and the rows of a game. */
import {
  PLAIN_GODS,
  type PlayerScore,
  type Scores,
  type Seat,
  type UncheckedLog,
} from '../../index';
import { STORED_GOODS, type StoredGood } from '../../model/goods';
import { pointsFrom } from '../points';
import { type Deed, type GameStory, playerOf, type SeatStory } from './story';

/** Null where there is nothing to say. */
type Cell = string | number | boolean | null;
export type TableRow = Readonly<Record<string, Cell>>;

/** A log and where it is from. */
interface Told {
  readonly id: string;
  readonly source: string;
  readonly line: number | undefined;
  readonly log: UncheckedLog;
  readonly story: GameStory;
}

interface TableDefinition {
  readonly columns: readonly string[];
  rowsOf(told: Told): readonly TableRow[];
}

/** So many turns of each player are the opening. */
const OPENING = 4;

const GODS = [...PLAIN_GODS, 'minerva'] as const;

export const TABLES = {
  games: {
    columns: [
      'id',
      'source',
      'line',
      'map',
      'players',
      'cards',
      'teams',
      'modules',
      'display',
      'seed',
      'tags',
      'turns',
      'rounds',
      'actions',
      'finished',
      'ended_by',
      'ended_with',
      'winner',
      'winners',
      'points',
      'margin',
      'opening',
    ],
    rowsOf: (told) => [gameRow(told)],
  },
  players: {
    columns: [
      'id',
      'map',
      'players',
      'seat',
      'name',
      'finished',
      'rank',
      'won',
      'points',
      ...GODS.flatMap((god) => [god, `${god}_cards`]),
      'concordia',
      'bonus',
      'scores',
      'money',
      'goods',
      'cards',
      'houses',
      ...STORED_GOODS.map((good) => `houses_${good}`),
      'provinces',
      'colonists',
      'opening',
      'built',
      'bought',
    ],
    rowsOf: (told) => told.story.seats.map((deeds, seat) => playerRow(told, seat, deeds)),
  },
  turns: {
    columns: [
      'id',
      'turn',
      'round',
      'seat',
      'name',
      'card',
      'role',
      'copied',
      'built',
      'bought',
      'produced',
      'money',
      'goods',
      'houses',
      'cards',
      'colonists',
    ],
    rowsOf: turnRows,
  },
  actions: {
    columns: [
      'id',
      'index',
      'turn',
      'round',
      'seat',
      'name',
      'decision',
      'type',
      'card',
      'role',
      'city',
      'province',
      'good',
      'deal',
      'count',
      'money',
      'action',
    ],
    rowsOf: actionRows,
  },
} as const satisfies Readonly<Record<string, TableDefinition>>;

export type TableName = keyof typeof TABLES;

function gameRow({ id, source, line, log, story }: Told): TableRow {
  const { last, scores, seats, turns } = story;
  const { options } = last;
  const players = seats.length;
  const totals = scores?.players.map(({ total }) => total).sort((a, b) => b - a) ?? [];
  const [most = null, second = null] = totals;
  const first = turns.slice(0, OPENING * players).flatMap(({ played }) => played[0]?.card ?? []);
  const { seed } = log.options;
  return {
    id,
    source,
    line: line ?? null,
    map: last.map,
    players,
    cards: options.cards,
    teams: options.teams,
    modules: list(options.modules),
    display: options.display,
    seed: seed ?? null,
    tags: log.meta === undefined ? null : JSON.stringify(log.meta),
    turns: turns.length - (last.decision === null ? 0 : 1),
    rounds: roundOf(last.turn, players),
    actions: log.actions.length,
    finished: scores !== null,
    ended_by: last.concordia,
    ended_with: last.concordia === null ? null : endedWith(story, last.concordia),
    winner: soleWinner(scores),
    winners: scores === null ? null : JSON.stringify(scores.winners),
    points: most,
    margin: most === null || second === null ? null : most - second,
    opening: list(first),
  };
}

/** the last house, or else the last card. */
function endedWith({ last }: GameStory, seat: Seat): string {
  return playerOf(last, seat).houses === 0 ? 'house' : 'card';
}

/** The seat; null in a tie and where a team has won. */
function soleWinner(scores: Scores | null): Seat | null {
  const [first = null, ...others] =
    scores?.players.flatMap(({ rank }, seat) => (rank === 1 ? [seat] : [])) ?? [];
  return others.length === 0 ? first : null;
}

function playerRow(
  { id, story }: Told,
  seat: Seat,
  { played, built, bought }: SeatStory,
): TableRow {
  const { last, scores, seats } = story;
  const score = scores?.players[seat];
  const player = playerOf(last, seat);
  const cities = citiesOf(story, seat);
  const { board } = last;
  const goodOf = (city: string): StoredGood | undefined => goodIn(story, city);
  const provinces = story.map.provinces.filter((province) =>
    province.cities.some((city) => cities.includes(city)),
  );
  return {
    id,
    map: last.map,
    players: seats.length,
    seat,
    name: story.names[seat] ?? null,
    finished: scores !== null,
    rank: score?.rank ?? null,
    won: score === undefined ? null : score.rank === 1,
    points: score?.total ?? null,
    ...Object.fromEntries(
      GODS.flatMap((god) => [
        [god, score === undefined ? null : pointsFrom(score, god)],
        [`${god}_cards`, score === undefined ? null : cardsOf(score, god)],
      ]),
    ),
    concordia: score?.concordia ?? null,
    bonus: score?.bonus ?? null,
    scores:
      score === undefined
        ? null
        : list(Object.entries(score.scores).map(([id, points]) => `${id}:${points}`)),
    money: player.money,
    goods: sum(Object.values(player.goods)),
    cards: player.hand.length + player.discard.length,
    houses: cities.length,
    ...Object.fromEntries(
      STORED_GOODS.map((good) => [
        `houses_${good}`,
        cities.filter((city) => goodOf(city) === good).length,
      ]),
    ),
    provinces: provinces.length,
    colonists: board.colonists.filter((colonist) => colonist.seat === seat).length,
    opening: list(played.slice(0, OPENING).map(({ what }) => what)),
    built: list(built.map((deed) => `${timed(deed)}:${goodOf(deed.what)}`)),
    bought: list(bought.map(timed)),
  };
}

function cardsOf({ gods, minerva }: PlayerScore, god: (typeof GODS)[number]): number {
  return god === 'minerva' ? minerva.length : (gods[god]?.cards ?? 0);
}

function turnRows({ id, story }: Told): readonly TableRow[] {
  const { names, seats, turns } = story;
  return turns
    .filter((turn) => turn.state.turn > turn.turn || turn.state.decision === null)
    .map(({ turn, seat, played, copied, built, bought, produced, state }) => {
      const player = playerOf(state, seat);
      const [first] = played;
      return {
        id,
        turn,
        round: roundOf(turn, seats.length),
        seat,
        name: names[seat] ?? null,
        card: first?.card ?? null,
        role: first?.role ?? null,
        copied: list(copied),
        built: list(built),
        bought: list(bought),
        produced: list(produced),
        money: player.money,
        goods: sum(Object.values(player.goods)),
        houses: citiesOf({ last: state }, seat).length,
        cards: player.hand.length + player.discard.length,
        colonists: state.board.colonists.filter((colonist) => colonist.seat === seat).length,
      };
    });
}

function actionRows({ id, story }: Told): readonly TableRow[] {
  return story.actions.map(({ index, turn, seat, decision, action, money }) => {
    const fields: Readonly<Record<string, unknown>> = { ...action };
    const city = textIn(fields.city);
    return {
      id,
      index,
      turn,
      round: roundOf(turn, story.seats.length),
      seat,
      name: story.names[seat] ?? null,
      decision,
      type: action.type,
      card: textIn(fields.card),
      role: textIn(fields.as),
      city,
      province: textIn(fields.province),
      good: textIn(fields.good) ?? (city === null ? null : (goodIn(story, city) ?? null)),
      deal: textIn(fields.deal),
      count: typeof fields.count === 'number' ? fields.count : null,
      money,
      action: JSON.stringify(action),
    };
  });
}

function textIn(value: unknown): string | null {
  return typeof value === 'string' ? value : null;
}

function citiesOf({ last }: Pick<GameStory, 'last'>, seat: Seat): readonly string[] {
  return Object.entries(last.board.houses).flatMap(([city, owners]) =>
    owners.includes(seat) ? [city] : [],
  );
}

function goodIn({ last }: GameStory, city: string): StoredGood | undefined {
  return last.board.cityGoods[city];
}

function roundOf(turn: number, players: number): number {
  return Math.ceil(turn / players);
}

/** Such as `17:roma`. */
function timed({ turn, what }: Deed): string {
  return `${turn}:${what}`;
}

/** Ids have no blanks. */
function list(ids: readonly string[]): string {
  return ids.join(' ');
}

function sum(numbers: readonly number[]): number {
  return numbers.reduce((total, number) => total + number, 0);
}
