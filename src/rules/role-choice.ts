/** Which role of a card is used, its only one or a half of a double card, and its beginning. */
import { CARDS } from '../cards/catalogue';
import type { CardId, RoleName } from '../model/cards';
import { refuse } from '../model/errors';
import type { Seat } from '../model/ids';
import type { Play } from './game';

const NO_CHOICE = [{}] as const;

/** What the actions for playing or copying the card say: `as` once for each half of a double card. */
export function rolesToChoose(card: CardId): readonly { readonly as?: RoleName }[] {
  const { roles } = CARDS[card];
  return roles.length === 1 ? NO_CHOICE : roles.map((as) => ({ as }));
}

/** @throws ConcordiaError `INVALID_ACTION` if `as` is none of the choices. */
export function chooseRole(card: CardId, as: RoleName | undefined): RoleName {
  const { roles } = CARDS[card];
  const only = roles.length === 1 ? roles[0] : undefined;
  if (only !== undefined && as === undefined) return only;
  const half = only === undefined ? roles.find((role) => role === as) : undefined;
  return (
    half ??
    refuse({
      code: 'INVALID_ACTION',
      message:
        roles.length > 1
          ? `Of ${card} one half has to be chosen.`
          : `${card} has no halves; leave as out.`,
      rule: 'R-9.2',
      details: { path: 'as', roles },
    })
  );
}

/** Carries out the card as that role, for its player or for who copies it. */
export function beginRole(play: Play, seat: Seat, card: CardId, as: RoleName, depth = 0): void {
  const role =
    play.game.roles.get(as) ??
    refuse({
      code: 'INVALID_STATE',
      message: `The ${as} is not part of this game.`,
      details: { as },
    });
  for (const hook of play.game.hooks) hook.roleBegins?.(play, seat, depth);
  role.begin(play, seat, card, depth);
}
