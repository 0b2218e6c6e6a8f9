/** What lies on the discards says which cards are being carried out. */
import type { Game } from '../kit/game';
import type { Table } from '../kit/table';
import type { AnyDecision } from '../model/any';
import type { RoleName } from '../model/cards';
import { cardOf } from './cards';
import { last } from './lists';
import { hasTurn } from './partners';

/**
 * Whether a player or party whose turn it is has played a card of the role, or one that can lead to it. A
 * Tribune is taken back with all other cards.
 */
export function wasPlayed(table: Table, role: RoleName): boolean {
  const { game, state } = table;
  const own = state.players.filter((_, seat) => hasTurn(table, seat));
  if (role === 'tribune') return own.some(({ discard }) => discard.length === 0);
  const isRepeating = (name: RoleName): boolean =>
    game.roles.get(name)?.repeats === true ||
    game.rules.some(({ audit }) => audit?.mayRepeat?.(table, name));
  return own
    .flatMap(({ discard }) => last(discard) ?? [])
    .some((card) => cardOf(game, card).roles.some((name) => name === role || isRepeating(name)));
}

/** The role that a decision belongs to, if it is one that a card asks for. */
export function roleOf({ roles }: Game, { kind }: AnyDecision): RoleName | undefined {
  return roles.has(kind) ? kind : undefined;
}
