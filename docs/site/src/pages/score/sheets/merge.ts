/** Everybody counts on their own phone: which lines of another sheet of the same game go into one's own. */
import type { CityId, StoredGood } from 'concordia-rules/core';
import type { PlayerSheet } from 'concordia-rules/scoring';
import { citiesOf } from '../cities';
import { boxOf, deckOf } from '../deck';
import { type Draft, holderOf, isUnnamed, lineOf, linesIn, NOBODY, without } from '../draft';

/** Why two sheets are not of the same game. */
type Obstacle = 'map' | 'players' | 'teams' | 'cards' | 'modules' | 'scoring';

export function obstacles(own: Draft, other: Draft): readonly Obstacle[] {
  const all: readonly (readonly [Obstacle, differs: boolean])[] = [
    ['map', own.sheet.map !== other.sheet.map],
    ['players', own.sheet.players.length !== other.sheet.players.length],
    ['teams', (own.sheet.mode === 'team') !== (other.sheet.mode === 'team')],
    ['cards', own.cards !== other.cards],
    ['modules', `${[...own.modules].sort()}` !== `${[...other.modules].sort()}`],
    ['scoring', own.intermediate !== other.intermediate],
  ];
  return all.flatMap(([obstacle, differs]) => (differs ? [obstacle] : []));
}

/** Whether two sheets have the same lines for a player. */
export function isSame(own: Draft, other: Draft, seat: number): boolean {
  return linesOf(own, own.sheet.players[seat]) === linesOf(other, other.sheet.players[seat]);
}

/** Whether nobody has filled in a player's lines. */
export function isUntouched(draft: Draft, seat: number): boolean {
  const nothing = { ...NOBODY, cards: boxOf(draft).handOf(seat) };
  return linesOf(draft, draft.sheet.players[seat]) === linesOf(draft, nothing);
}

/** A player's lines but for the name, as a text that does not depend on their order. */
function linesOf(draft: Draft, player: PlayerSheet | undefined): string {
  if (player === undefined) return '';
  const { cards, houses, goods, colonists, money, concordia = false, bonus = 0 } = player;
  const { tiles = [], scores = {} } = player;
  return JSON.stringify([
    'length' in cards ? [...cards].sort() : counted(cards),
    'length' in houses
      ? houses.map((city) => `${city} ${draft.sheet.cityGoods?.[city] ?? ''}`).sort()
      : [...counted(houses.byGood), ...counted(without(houses, 'byGood'))],
    counted(goods),
    counted(scores),
    [...tiles].sort(),
    // What is not there is none.
    linesIn(draft).flatMap((line) => {
      const value = lineOf(player, line);
      return value ? [line.name, value] : [];
    }),
    [colonists, money, concordia, bonus],
  ]);
}

/** What is zero need not be there. */
function counted(counts: object): readonly string[] {
  return Object.entries(counts)
    .filter(([, count]) => count !== 0 && count !== undefined && `${count}` !== '')
    .map(([name, count]) => `${name} ${count}`)
    .sort();
}

/** What cannot be true on both sheets. */
export type Clash =
  | { readonly kind: 'good'; readonly city: CityId; readonly options: readonly StoredGood[] }
  | { readonly kind: Sole; readonly id: string; readonly options: readonly number[] };

/** Of what there is one only, for whoever has it. */
type Sole = 'card' | 'tile' | 'concordia';

export function keyOf(clash: Clash): string {
  return clash.kind === 'good' ? `good ${clash.city}` : `${clash.kind} ${clash.id}`;
}

/** What people have chosen, by `keyOf`: the option that is true; the first one, if they have not. */
export type Decisions = Readonly<Record<string, StoredGood | number>>;

/** The lines of these seats clash with what stays. What has just been counted is the first option. */
export function clashesOf(own: Draft, other: Draft, seats: readonly number[]): readonly Clash[] {
  const taken = seats.flatMap((seat) => citiesOf(other.sheet.players[seat]));
  const goods = [...new Set(taken)].flatMap((city): Clash[] => {
    const here = own.sheet.cityGoods?.[city];
    const there = other.sheet.cityGoods?.[city];
    const isClash = here !== undefined && there !== undefined && here !== there;
    return isClash ? [{ kind: 'good', city, options: [there, here] }] : [];
  });
  const holders = new Map<string, { kind: Sole; id: string; seats: number[] }>();
  const order = [...seats, ...own.sheet.players.keys()].filter(
    (seat, index, all) => all.indexOf(seat) === index,
  );
  for (const seat of order) {
    const player = (seats.includes(seat) ? other : own).sheet.players[seat];
    for (const [kind, id] of soleOf(player)) {
      const held = holders.get(`${kind} ${id}`) ?? { kind, id, seats: [] };
      held.seats.push(seat);
      holders.set(`${kind} ${id}`, held);
    }
  }
  const sole = [...holders.values()]
    .filter((held) => held.seats.length > 1 && held.seats.some((seat) => seats.includes(seat)))
    .map(({ kind, id, seats: options }): Clash => ({ kind, id, options }));
  return [...goods, ...sole];
}

function soleOf(player: PlayerSheet | undefined): readonly (readonly [Sole, string])[] {
  if (player === undefined) return [];
  const { cards, tiles = [], concordia = false } = player;
  // Everybody has a starting hand.
  const bought = 'length' in cards ? cards.filter((card) => deckOf(card) > 0) : [];
  return [
    ...bought.map((card) => ['card', card] as const),
    ...tiles.map((tile) => ['tile', tile] as const),
    ...(concordia ? [['concordia', 'concordia'] as const] : []),
  ];
}

/** One's own sheet with the lines of these seats from the other one. */
export function merged(
  own: Draft,
  other: Draft,
  seats: readonly number[],
  decisions: Decisions,
): Draft {
  const clashes = clashesOf(own, other, seats);
  const chosen = (clash: Clash) => decisions[keyOf(clash)] ?? clash.options[0];
  const goods = { ...own.sheet.cityGoods };
  for (const seat of seats) {
    for (const city of citiesOf(other.sheet.players[seat])) {
      const good = other.sheet.cityGoods?.[city];
      if (good !== undefined && goods[city] === undefined) goods[city] = good;
    }
  }
  for (const clash of clashes) {
    const good = clash.options.find((option) => option === chosen(clash));
    if (clash.kind === 'good' && typeof good === 'string') goods[clash.city] = good;
  }
  const players = own.sheet.players.map((player, seat) => {
    const theirs = seats.includes(seat) ? other.sheet.players[seat] : undefined;
    const whole = theirs === undefined ? player : { ...theirs, name: nameFor(own, other, seat) };
    return clashes
      .filter((clash) => clash.kind !== 'good' && chosen(clash) !== seat)
      .reduce(withoutSole, whole);
  });
  // By the seat, for the names may differ.
  const holder = own.sheet.praefectusMagnus ?? holderOf(other.sheet);
  const renamed = (name: string) => {
    const seat = own.sheet.players.findIndex((player) => player.name === name);
    return players[seat]?.name ?? name;
  };
  return {
    ...own,
    salt: own.salt || other.salt,
    forum: own.forum || other.forum,
    sheet: {
      ...own.sheet,
      players,
      ...(Object.keys(goods).length > 0 && { cityGoods: goods }),
      ...(holder !== undefined && {
        praefectusMagnus: typeof holder === 'string' ? renamed(holder) : holder,
      }),
      ...(own.sheet.teams !== undefined && {
        teams: own.sheet.teams.map((names) => names.map(renamed)),
      }),
    },
  };
}

/** Names stay as they are here; who has none gets that of the other sheet, unless somebody here is called so. */
function nameFor(own: Draft, other: Draft, seat: number): string {
  const here = own.sheet.players[seat]?.name ?? '';
  const there = other.sheet.players[seat]?.name ?? '';
  const isTaken = own.sheet.players.some((one, index) => index !== seat && one.name === there);
  return isUnnamed(here) && !isTaken ? there : here;
}

function withoutSole(player: PlayerSheet, clash: Clash): PlayerSheet {
  if (clash.kind === 'good') return player;
  if (clash.kind === 'concordia') return without(player, 'concordia');
  const { cards, tiles } = player;
  if (clash.kind === 'tile') {
    return tiles === undefined
      ? player
      : { ...player, tiles: tiles.filter((id) => id !== clash.id) };
  }
  return 'length' in cards
    ? { ...player, cards: cards.filter((card) => card !== clash.id) }
    : player;
}
