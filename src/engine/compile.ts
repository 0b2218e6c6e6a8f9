/** From a map, the rules chosen and the number of players to everything that stays fixed in a game. */
import { type Board, compileBoard, withoutProvinces } from '../board/board';
import { EXTRA_COSTS } from '../cards/sets';
import { type ErrorDetails, refuse } from '../model/errors';
import { MAX_ALONE } from '../model/ids';
import type { GameRules } from '../model/options';
import type { Game, MapModule, RuleModule } from '../rules/game';
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
    extraCosts: EXTRA_COSTS[rules.display],
    roles: new Map([...ROLES_IN_PLAY, ...ownRoles].map((role) => [role.name, role])),
    decisions: new Map(decisions.map((handler) => [handler.kind, handler])),
    offers: hooks.flatMap((hook) => hook.offers ?? []),
    hooks,
  };
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
