/** Using tiles: when it is possible, and what happens to them. */
import type { ActionOf } from '../../model/action';
import type { Decision, DecisionKind, DecisionOf } from '../../model/decision';
import { refuse } from '../../model/errors';
import type { Seat } from '../../model/ids';
import type { GameState } from '../../model/state';
import type { TileId } from '../../model/tiles';
import { finish, proceed } from '../../rules/change';
import type { DecisionHandler, Game, Offer, Play } from '../../rules/game';
import { stepsOf } from '../../rules/moving';
import { wrongDecision } from '../../rules/refusals';
import { blueTiles } from './blue-tiles';
import { greenTiles } from './green-tiles';
import { actionOf, forumPart, isBlue } from './part';
import type { TileUse, Way } from './tile-use';

const USES: Readonly<Partial<Record<TileId, TileUse>>> = { ...greenTiles, ...blueTiles };

/** When tiles can be used that name no card: before a card is played, during its action, and after it. */
const OWN_TURN: readonly DecisionKind[] = [
  'playCard',
  'tribune',
  'architect',
  'prefect',
  'colonist',
  'mercator',
  'diplomat',
  'senator',
  'consul',
  'magister',
  'praetor',
  'proconsul',
  'legatus',
  'useTiles',
];

export const useTile: Offer = {
  type: 'useTile',
  during: OWN_TURN,

  legal(game, state, decision) {
    const found: ActionOf<'useTile'>[] = [];
    const { seat } = decision;
    for (const tile of forumPart.read(state).owned[seat] ?? []) {
      for (const { use } of ways(game, state, decision, tile)) {
        found.push({ type: 'useTile', seat, tile, ...use });
      }
    }
    return found;
  },

  apply(play, decision, action) {
    if (action.type !== 'useTile') wrongDecision(decision, action);
    const { game, state } = play;
    const { seat, tile } = action;
    if (!forumPart.read(state).owned[seat]?.includes(tile)) {
      refuse({
        code: 'NO_TILE',
        message: `${tile} is not an own tile.`,
        rule: 'R-12.1',
        details: { tile },
      });
    }
    const way =
      ways(game, state, decision, tile).find(({ use }) => isSameUse(use, action)) ??
      refuse({
        code: 'CANNOT_USE',
        message: `${tile} cannot be used now, or not like this.`,
        rule: 'R-12.2',
        details: { tile, decision: decision.kind },
      });
    endMoving(play, decision);
    if (!isBlue(tile)) discard(play, seat, tile);
    play.events?.push({ type: 'tileUsed', seat, tile });
    way.carryOut(play);
  },
};

/** Whether the seat of a decision has a tile to use. */
export function canUseTile({ game, state }: Play, decision: Decision): boolean {
  const { owned } = forumPart.read(state);
  return (
    owned[decision.seat]?.some((tile) => ways(game, state, decision, tile).length > 0) ?? false
  );
}

function ways(game: Game, state: GameState, decision: Decision, tile: TileId): readonly Way[] {
  const { kind, seat } = decision;
  const use = USES[tile];
  if (use === undefined || use.during?.includes(kind) === false) return [];
  // An Architect's building is not interrupted.
  if (kind === 'architect' && actionOf(state, seat)?.built) return [];
  return use.ways(game, state, seat, decision);
}

const CHOICES = ['good', 'count', 'city', 'kind', 'province', 'card', 'as'] as const;

function isSameUse(use: Way['use'], action: ActionOf<'useTile'>): boolean {
  return CHOICES.every((choice) => use[choice] === action[choice]);
}

/** An Architect's moving is not interrupted: a tile that is used after the first step ends it. */
function endMoving(play: Play, decision: Decision): void {
  if (decision.kind !== 'architect' || decision.building) return;
  const hasMoved = decision.steps < stepsOf(play.game, play.state, decision.seat);
  if (hasMoved) proceed(play, { ...decision, building: true });
}

function discard(play: Play, seat: Seat, tile: TileId): void {
  const part = forumPart.read(play.state);
  const owned = part.owned.map((tiles, owner) =>
    owner === seat ? tiles.filter((other) => other !== tile) : tiles,
  );
  forumPart.write(play, { ...part, owned, used: [...part.used, tile] });
}

/** After an action, for tiles only. */
export const useTiles: DecisionHandler<DecisionOf<'useTiles'>> = {
  kind: 'useTiles',

  legal: (_game, _state, { seat }) => [{ type: 'pass', seat }],

  apply(play, decision, action) {
    if (action.type !== 'pass') wrongDecision(decision, action);
    finish(play);
  },
};
