/** From a map, the rules chosen and the number of players to everything that stays fixed in a game. */
import { type Board, compileBoard, withoutProvinces } from '../board/board';
import { exchangesSalt } from '../board/salt-tokens';
import { isLetter, playsSalt, tokensOf } from '../board/tokens';
import { CARDS } from '../cards/catalogue';
import { cardsForSale, EXTRA_COSTS } from '../cards/sets';
import { type ErrorDetails, refuse } from '../model/errors';
import { MAX_ALONE, type Seat } from '../model/ids';
import { LETTERS } from '../model/map';
import type { GameRules } from '../model/options';
import type { Game, Heaps, MapModule, RuleModule } from '../rules/game';
import { pricesWith } from '../rules/prices';
import { DECISIONS_IN_PLAY, ROLES_IN_PLAY } from '../rules/roles';
import { playCard } from './turn';

/**
 * @param whole - the board of the map with all its provinces.
 * @throws ConcordiaError `INVALID_OPTIONS` for provinces that cannot be left out or players that do
 * not fit.
 */
export function compileGame(
  map: MapModule,
  whole: Board,
  rules: GameRules,
  players: number,
  modules: readonly RuleModule[],
): Game {
  checkPlayers(rules, players);
  const hooks = [
    ...(map.rules === undefined ? [] : [map.rules]),
    ...modules.filter((module) => module.usedBy(rules)),
  ];
  const ownRoles = hooks.flatMap((hook) => hook.roles ?? []);
  const decisions = [
    playCard,
    ...DECISIONS_IN_PLAY,
    ...hooks.flatMap((hook) => hook.decisions ?? []),
  ];
  const { omitProvinces } = rules;
  const board =
    omitProvinces.length === 0 ? whole : compileBoard(withoutProvinces(map, omitProvinces));
  return {
    board,
    rules,
    players,
    heaps: { tokens: tokenHeaps(board, rules), decks: decksOf(rules, players) },
    bare: bareCities(board),
    extraCosts: EXTRA_COSTS[rules.display],
    prices: pricesWith(EXTRA_COSTS[rules.display]),
    roles: new Map([...ROLES_IN_PLAY, ...ownRoles].map((role) => [role.name, role])),
    decisions: new Map(decisions.map((handler) => [handler.kind, handler])),
    offers: hooks.flatMap((hook) => hook.offers ?? []),
    canObject: hooks.some((hook) => hook.objection !== undefined),
    hooks,
  };
}

function tokenHeaps(board: Board, rules: GameRules): Heaps['tokens'] {
  const cities = [...board.cities.values()];
  return LETTERS.map((letter) => ({
    tokens: tokensOf(board.map, letter, playsSalt(rules) || exchangesSalt(board, rules)),
    cities: cities.filter((city) => city.letter === letter).map(({ id }) => id),
  }));
}

/** Every city without a house; with the good printed on it, or brick where a token will come to lie. */
function bareCities(board: Board): Game['bare'] {
  const cities = [...board.cities.values()];
  const nobody: readonly Seat[] = Object.freeze([]);
  return {
    cityGoods: Object.fromEntries(
      cities.map(({ id, letter }) => [id, isLetter(letter) ? 'brick' : letter]),
    ),
    houses: Object.fromEntries(cities.map(({ id }) => [id, nobody])),
  };
}

function decksOf(rules: GameRules, players: number): Heaps['decks'] {
  const cards = cardsForSale(rules, players);
  const numbers = [...new Set(cards.map((card) => CARDS[card].deck))];
  return numbers.map((number) => cards.filter((card) => CARDS[card].deck === number));
}

function checkPlayers(rules: GameRules, players: number): void {
  if (rules.teams && rules.cards !== 'venus') {
    invalid('cards', 'Teams play with the cards of Concordia Venus.', 'R-9.1', { teams: true });
  }
  if (rules.teams && players !== 4 && players !== 6) {
    invalid('players', 'Four or six play in teams.', 'R-9.1', { players });
  }
  if (!rules.teams && players > MAX_ALONE) {
    invalid('players', 'Two to five play, each for themselves.', 'R-2.6', { players });
  }
}

function invalid(path: string, message: string, rule: string, details: ErrorDetails): never {
  refuse({ code: 'INVALID_OPTIONS', message, rule, details: { path, ...details } });
}
