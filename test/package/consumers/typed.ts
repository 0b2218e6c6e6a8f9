import {
  type Action,
  type ActionResult,
  ActionSchema,
  applyAction,
  ConcordiaError,
  createGame,
  defineMap,
  type GameLog,
  type GameState,
  legalActions,
  type RuleHooks,
  recordGame,
  type Scores,
  type TileId,
  tryApplyAction,
  validateLog,
  viewFor,
} from 'concordia-rules';
import * as core from 'concordia-rules/core';
import { balearica } from 'concordia-rules/maps/balearica';
import { cyprus } from 'concordia-rules/maps/cyprus';
import { germania } from 'concordia-rules/maps/germania';
import { hellas } from 'concordia-rules/maps/hellas';
import { imperium } from 'concordia-rules/maps/imperium';
import { ionium } from 'concordia-rules/maps/ionium';
import { roma } from 'concordia-rules/maps/roma';
import { sicilia } from 'concordia-rules/maps/sicilia';
import { type ScoreSheet, scoreGame } from 'concordia-rules/scoring';
import { mapConformance } from 'concordia-rules/testing';

const state: GameState = createGame({ map: imperium, players: 4, seed: 'typed' });
const action: Action = { type: 'playCard', seat: 0, card: 'architect' };
const next: GameState = applyAction(state, action);
const result: ActionResult = tryApplyAction(next, JSON.parse('{}'));
if (result.ok) result.events.map(({ type }) => type);
else if (result.error instanceof ConcordiaError) result.error.code satisfies string;

for (const legal of legalActions(next)) {
  if (legal.type === 'moveColonist') legal.to satisfies string;
  if (legal.type === 'chooseStartCity') legal.city satisfies string;
  if (legal.type === 'takeCastle') legal.castle satisfies string;
  if (legal.type === 'enterSquare') legal.from satisfies string;
  if (legal.type === 'takeBonus') legal.good satisfies string | undefined;
  if (legal.type === 'useTile') legal.tile satisfies TileId;
  if (legal.type === 'changeGood') legal.take satisfies string;
}
const log: GameLog = recordGame({ map: 'imperium', players: 2, seed: 'x' }, [action]);
const validation = validateLog(log);
const scores: Scores | null = validation.ok ? validation.scores : null;
scores?.players[0]?.gods.vesta.points satisfies number | undefined;
scores?.teams?.[0]?.total satisfies number | undefined;
viewFor(state, 'spectator').players[0]?.hand satisfies readonly string[] | undefined;
ActionSchema.parse(action) satisfies Action;

const sheet: ScoreSheet = {
  players: [{ name: 'A', cards: ['senator'], houses: [], colonists: 2, money: 12, goods: {} }],
};
scoreGame(sheet).winners satisfies readonly string[];

const rules: RuleHooks = { coins: (amount) => amount + 2 };
const { rules: _rules, ...data } = imperium;
defineMap({ ...data, id: 'imperium-with-cash', rules });
mapConformance(core, imperium, { games: 1 }).map(({ name }) => name);
createGame({ map: cyprus, players: 5, cards: 'venus', seed: 'typed' }).map satisfies string;
createGame({ map: balearica, players: 3, seed: 'typed' }).map satisfies string;
balearica.leftOut satisfies string | undefined;
createGame({ map: germania, players: 4, seed: 'typed' }).map satisfies string;
createGame({ map: hellas, players: 3, modules: ['forum'], seed: 'typed' }).map satisfies string;
createGame({ map: hellas, players: 4, teams: true, seed: 'typed' }).map satisfies string;
createGame({ map: ionium, players: 2, seed: 'typed' }).map satisfies string;
createGame({ map: roma, players: 2, seed: 'typed' }).map satisfies string;
createGame({ map: sicilia, players: 2, seed: 'typed' }).map satisfies string;

// @ts-expect-error a state cannot be changed
state.turn = 2;
// @ts-expect-error there is no such action
const wrong: Action = { type: 'teleport', seat: 0 };

export { wrong };
