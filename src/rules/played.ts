/** What lies on the discards says which cards are being carried out. */
import { CARDS } from '../cards/catalogue';
import type { RoleName } from '../model/cards';
import type { Decision } from '../model/decision';
import type { GameState } from '../model/state';
import type { Game } from './game';
import { last } from './lists';
import { hasTurn } from './partners';

/** Roles that carry out another card. */
const REPEATING: readonly RoleName[] = ['diplomat', 'magister'];

/**
 * Whether a player or team whose turn it is has played a card of the role, or one that can lead to it. A
 * Tribune is taken back with all other cards.
 */
export function wasPlayed(game: Game, state: GameState, role: RoleName): boolean {
  const own = state.players.filter((_, seat) => hasTurn(game, state, seat));
  if (role === 'tribune') return own.some(({ discard }) => discard.length === 0);
  const isRepeating = (name: RoleName): boolean =>
    REPEATING.includes(name) || game.hooks.some((hook) => hook.mayRepeat?.(game, state, name));
  return own
    .flatMap(({ discard }) => last(discard) ?? [])
    .some((card) => CARDS[card].roles.some((name) => name === role || isRepeating(name)));
}

/** The role that a decision belongs to, if it is one that a card asks for. */
export function roleOf(game: Game, { kind }: Decision): RoleName | undefined {
  for (const name of game.roles.keys()) if (name === kind) return name;
  return undefined;
}
