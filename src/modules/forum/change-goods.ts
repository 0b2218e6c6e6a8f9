import { playsSalt } from '../../board/tokens';
import type { DecisionOf } from '../../model/decision';
import { refuse } from '../../model/errors';
import { GOODS, type StoredGood } from '../../model/goods';
import type { Seat } from '../../model/ids';
import type { GameState } from '../../model/state';
import { minus, plus } from '../../rules/bundle';
import { changePlayer, finish, playerAt, proceed } from '../../rules/change';
import type { DecisionHandler, Game } from '../../rules/game';
import { wrongDecision } from '../../rules/refusals';

/** Goods that become salt, or any other good where salt is not played. */
export const changeGoods: DecisionHandler<DecisionOf<'changeGoods'>> = {
  kind: 'changeGoods',
  when: 'anyTime',

  legal(game, state, { seat }) {
    const { goods } = playerAt(state, seat);
    const changes = GOODS.filter((give) => goods[give] > 0).flatMap((give) =>
      goodsForSalt(game)
        .filter((take) => take !== give)
        .map((take) => ({ type: 'changeGood', seat, give, take }) as const),
    );
    return [...changes, { type: 'pass', seat }];
  },

  apply(play, decision, action) {
    if (action.type === 'pass') {
      finish(play);
      return;
    }
    if (action.type !== 'changeGood') wrongDecision(decision, action);
    const { seat, left } = decision;
    const { give, take } = action;
    const { goods } = playerAt(play.state, seat);
    if (goods[give] === 0) {
      refuse({
        code: 'NOT_ENOUGH_GOODS',
        message: `There is no ${give} to change.`,
        rule: 'R-12.3',
        details: { give },
      });
    }
    if (take === give || !goodsForSalt(play.game).includes(take)) {
      refuse({
        code: 'INVALID_ACTION',
        message: `${give} cannot become ${take}.`,
        rule: 'R-12.3',
        details: { path: 'take' },
      });
    }
    changePlayer(play, seat, { goods: plus(minus(goods, { [give]: 1 }), { [take]: 1 }) });
    play.events?.push({ type: 'goodChanged', seat, give, take });
    if (left === 1) finish(play);
    else proceed(play, { kind: 'changeGoods', seat, left: left - 1 });
  },
};

/** Whether the player has anything to change. */
export function canChange(state: GameState, seat: Seat): boolean {
  const { goods } = playerAt(state, seat);
  return GOODS.some((good) => goods[good] > 0);
}

/** What the tiles call salt: any good, in a game without. */
export function goodsForSalt({ rules }: Game): readonly StoredGood[] {
  return playsSalt(rules) ? ['salt'] : GOODS;
}
