/**
 * The sheet while people fill it in: changes that always leave a whole sheet. Nothing of it needs the rules, so that one
 * can choose a game before they are there; `deck.ts` and `cities.ts` have what does.
 */
import type { CardSet } from 'concordia-rules/core';
import type { HouseCounts, PlayerSheet, ScoreSheet } from 'concordia-rules/scoring';
import { OUTSIDE_MODULES, type OutsideLine } from '../../common/outside-modules';
import { say } from '../../words/language';

/** A sheet, and what the page asks for on it. */
export interface Draft {
  readonly sheet: ScoreSheet;
  readonly cards: CardSet;
  readonly salt: boolean;
  readonly forum: boolean;
  /** Modules from outside that were played with. */
  readonly modules: readonly string[];
  /** Whether the game goes on after this scoring. */
  readonly intermediate: boolean;
  /** The game of which everybody has been dealt a starting hand; null as long as nobody has. */
  readonly dealt: Dealt | null;
}

/** What hands, and the cards that can be bought, depend on. */
export interface Dealt {
  readonly box: string;
  readonly map: string | undefined;
  readonly seats: number;
}

/**
 * Changes the sheet. One step of undo takes back all changes of a field that follow each other, such as the letters of
 * a name.
 */
export type Change = (field: string, change: (draft: Draft) => Draft) => void;

export interface EditorProps {
  readonly draft: Draft;
  readonly onChange: Change;
}

export interface PlayerEditorProps extends EditorProps {
  /** The brush: whose cards, houses and things are changed. */
  readonly seat: number;
  /** Takes another brush. */
  readonly onSeat: (seat: number) => void;
  /** Whoever has told all of this step goes on with the next one; not where all steps stand side by side. */
  readonly onNext?: (() => void) | undefined;
}

export const NO_COUNTS: HouseCounts = { byGood: {}, provinces: 0 };
/** Who has just sat down. */
export const NOBODY: PlayerSheet = {
  name: '?',
  cards: [],
  houses: [],
  colonists: 2,
  money: 0,
  goods: {},
};

/** How many may play. */
export const COUNTS = [1, 2, 3, 4, 5, 6] as const;
/** For a first sheet; whoever has one begins the next with the same players. */
const USUAL_PLAYERS = 4;

export function newDraft(players = USUAL_PLAYERS): Draft {
  const empty: Draft = {
    sheet: { map: 'imperium', players: [] },
    cards: 'concordia',
    salt: false,
    forum: false,
    modules: [],
    intermediate: false,
    dealt: null,
  };
  return withPlayers(empty, players);
}

/** So many players; teams as far as so many can play in teams. */
export function withPlayers(draft: Draft, count: number): Draft {
  const { players: before, map } = draft.sheet;
  const teams = count === 6 || (count === 4 && draft.sheet.mode === 'team');
  const players = Array.from({ length: count }, (_, seat) => {
    const houses = map === undefined ? NO_COUNTS : [];
    return before[seat] ?? { ...NOBODY, name: say.score.player(seat + 1), houses };
  });
  const sheet = { ...without(draft.sheet, 'mode', 'teams', 'praefectusMagnus'), players };
  return {
    ...draft,
    cards: teams ? 'venus' : draft.cards,
    sheet: teams ? { ...sheet, mode: 'team' } : sheet,
  };
}

/** Partners who sit opposite, or each alone. */
export function withTeams(draft: Draft, teams: boolean): Draft {
  const sheet = without(draft.sheet, 'mode', 'teams');
  return teams
    ? { ...draft, cards: 'venus', sheet: { ...sheet, mode: 'team' } }
    : { ...draft, sheet };
}

/** With or without a module from outside. */
export function withModule(draft: Draft, id: string, isPlayed: boolean): Draft {
  const others = draft.modules.filter((other) => other !== id);
  if (isPlayed) return { ...draft, modules: [...others, id] };
  const lines = linesIn({ modules: [id] });
  const sheet = withEach(draft.sheet, (player) => withoutLines(player, lines));
  return { ...draft, modules: others, sheet };
}

/** The lines that the modules in play add to the sheet. */
export function linesIn({ modules }: Pick<Draft, 'modules'>): readonly OutsideLine[] {
  return OUTSIDE_MODULES.filter(({ id }) => modules.includes(id)).flatMap(({ lines }) => lines);
}

/** What a player has on such a line; nothing if it is not there. */
export function lineOf(player: PlayerSheet, { name }: OutsideLine): unknown {
  return Object.hasOwn(player, name) ? Reflect.get(player, name) : undefined;
}

/** The player with nothing on these lines. */
export function withoutLines(player: PlayerSheet, lines: readonly OutsideLine[]): PlayerSheet {
  const none = Object.fromEntries(lines.map(({ name }) => [name, undefined]));
  return { ...player, ...none };
}

export function withCards(draft: Draft, cards: CardSet): Draft {
  return { ...draft, cards };
}

/** Without a map houses are counted; another map has other cities. */
export function withMap(draft: Draft, map: string | undefined): Draft {
  const players = draft.sheet.players.map((player) => ({
    ...player,
    houses: map !== undefined ? [] : 'length' in player.houses ? NO_COUNTS : player.houses,
  }));
  const sheet = { ...without(draft.sheet, 'map', 'cityGoods'), players };
  return { ...draft, sheet: map === undefined ? sheet : { ...sheet, map } };
}

/** Players with their seats, which tell them apart whatever they are called. */
export function seated<P extends object>(players: readonly P[]) {
  return players.map((player, seat) => ({ ...player, seat }));
}

/** A sheet with something else for each player. */
export function withEach(
  sheet: ScoreSheet,
  change: (player: PlayerSheet, seat: number) => PlayerSheet,
) {
  return { ...sheet, players: sheet.players.map(change) };
}

export function withPlayer(draft: Draft, seat: number, lines: Partial<PlayerSheet>): Draft {
  const sheet = withEach(draft.sheet, (player, index) =>
    index === seat ? { ...player, ...lines } : player,
  );
  return { ...draft, sheet };
}

/** The sheet with a name for everybody, as files and links need it. */
export function namedSheet({ sheet }: Pick<Draft, 'sheet'>): ScoreSheet {
  return withEach(sheet, (player, seat) => ({
    ...player,
    name: player.name.trim() || say.score.player(seat + 1),
  }));
}

/** Whether nobody has given this name. */
export function isUnnamed(name: string): boolean {
  return name.trim() === '' || COUNTS.some((count) => say.score.player(count) === name.trim());
}

/** Who has the Praefectus Magnus, if that is known. */
export function holderOf({ praefectusMagnus: holder, players }: ScoreSheet): number | undefined {
  if (typeof holder !== 'string') return holder;
  const seat = players.findIndex(({ name }) => name === holder);
  return seat === -1 ? undefined : seat;
}

/** Who plays with a seat: those whom the sheet names, or who sits opposite. */
export function partnerOf({ teams, players }: ScoreSheet, seat: number): number {
  const name = players[seat]?.name ?? '';
  const team = teams?.find((names) => names.includes(name));
  if (team === undefined) return (seat + players.length / 2) % players.length;
  return players.findIndex((other) => other.name !== name && team.includes(other.name));
}

/** Partners share the same provinces, so one count is for both. */
export function withShared(draft: Draft, seat: number, sharedProvinces: number): Draft {
  const both = [seat, partnerOf(draft.sheet, seat)];
  const sheet = withEach(draft.sheet, (player, index) =>
    both.includes(index) && !('length' in player.houses)
      ? { ...player, houses: { ...player.houses, sharedProvinces } }
      : player,
  );
  return { ...draft, sheet };
}

/** Only one player has the Concordia card. */
export function withConcordia(draft: Draft, seat: number, has: boolean): Draft {
  const sheet = withEach(draft.sheet, (player, index) => {
    const others = without(player, 'concordia');
    return has && index === seat ? { ...others, concordia: true } : others;
  });
  return { ...draft, sheet };
}

/** With a thing that was not there, or without one that was. */
export function toggled<T>(things: readonly T[], one: T): readonly T[] {
  const others = things.filter((other) => other !== one);
  return others.length === things.length ? [...things, one] : others;
}

/** Without some of its keys. */
export function without<T extends object, K extends keyof T>(value: T, ...keys: K[]): Omit<T, K> {
  const copy = { ...value };
  for (const key of keys) delete copy[key];
  return copy;
}

/** Whether somebody has the Concordia card, or nobody can have it yet. */
export function hasConcordia({ sheet, intermediate }: Draft): boolean {
  return intermediate || sheet.players.some(({ concordia }) => concordia === true);
}

/** Not those of the package, with which the rules would come. */
export const SETS = ['concordia', 'venus'] as const satisfies readonly CardSet[];
