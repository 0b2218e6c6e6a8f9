/** Blue tiles that offer their owner another way to carry out a card. */
import { type Good, PRICES } from '../../model/goods';
import type { ProvinceId, Seat } from '../../model/ids';
import type { GameState } from '../../model/state';
import type { TileId } from '../../model/tiles';
import { minus } from '../../rules/bundle';
import {
  ask,
  changePlayer,
  finish,
  interrupt,
  payable,
  playerAt,
  proceed,
} from '../../rules/change';
import { canCopy, carryOutCopy, copyRefusal, isDiplomat } from '../../rules/diplomat';
import type { Play } from '../../rules/game';
import { bonusFactor } from '../../rules/praefectus';
import { produce, productions } from '../../rules/prefect';
import { chooseRole, rolesToChoose } from '../../rules/role-choice';
import { roomOf } from '../../rules/storehouse';
import { canChange } from './change-goods';
import { actionOf, isNoted, noteTile, owns } from './part';
import { oneWay, type TileUse, type Way } from './tile-use';

/** Prefect: bonus goods are sold as soon as they have arrived; so there must be room for them. */
const claudiusPompeius: TileUse = {
  during: ['prefect'],
  ways(game, state, seat) {
    const found: Way[] = [];
    const most = Math.min(bonusFactor(state, seat), roomOf(game, state, seat));
    for (const { province, ...choice } of productions(game, state, seat)) {
      const good = choice.good ?? printedGood(state, province);
      if (good === null) continue;
      const chosen = choice.good === undefined ? {} : { good };
      for (let count = 1; count <= most; count++) {
        found.push({
          use: { province, ...chosen, count },
          carryOut(play) {
            finish(play);
            produce(
              play,
              { seat, province, ...chosen },
              { count, arrived: () => sell(play, seat, good, count) },
            );
          },
        });
      }
    }
    return found;
  },
};

/** Diplomat: copies a card of the display. */
const luciusFlavius: TileUse = {
  during: ['diplomat'],
  ways(game, state, seat, decision) {
    if (decision.kind !== 'diplomat') return [];
    const found: Way[] = [];
    for (const card of state.display) {
      if (card === null || isDiplomat(card)) continue;
      if (copyRefusal(game, state, seat, null, card) !== undefined) continue;
      for (const choice of rolesToChoose(card)) {
        found.push({
          use: { card, ...choice },
          carryOut: (play) => carryOutCopy(play, decision, null, card, chooseRole(card, choice.as)),
        });
      }
    }
    return found;
  },
};

/** Prefect: is a Diplomat; once in an action, so that nobody goes on from Prefect to Prefect. */
const sextusPompeius: TileUse = {
  during: ['prefect'],
  ways(game, state, seat) {
    if (isNoted(state, seat, 'sextus-pompeius')) return [];
    const { depth = 0 } = actionOf(state, seat) ?? {};
    const asDiplomat = { kind: 'diplomat', seat, ...(depth > 0 ? { depth } : {}) } as const;
    const [shown] = owns(state, seat, 'lucius-flavius')
      ? luciusFlavius.ways(game, state, seat, asDiplomat)
      : [];
    if (shown === undefined && !canCopy(game, state, seat)) return [];
    return oneWay((play) => {
      noteTile(play, 'sextus-pompeius');
      proceed(play, asDiplomat);
    });
  },
};

/** Tribune: changes a good. */
const titusValerius: TileUse = {
  during: ['tribune'],
  ways(_game, state, seat) {
    if (isNoted(state, seat, 'titus-valerius') || !canChange(state, seat)) return [];
    return oneWay((play) => {
      noteTile(play, 'titus-valerius');
      interrupt(play, () => ask(play, { kind: 'changeGoods', seat, left: 1 }));
    });
  },
};

export const blueTiles = {
  'claudius-pompeius': claudiusPompeius,
  'lucius-flavius': luciusFlavius,
  'sextus-pompeius': sextusPompeius,
  'titus-valerius': titusValerius,
} satisfies Partial<Record<TileId, TileUse>>;

function printedGood(state: GameState, province: ProvinceId): Good | null {
  return state.board.markers[province]?.good ?? null;
}

function sell(play: Play, seat: Seat, good: Good, count: number): void {
  const player = playerAt(play.state, seat);
  const money = payable(player.money, count * PRICES[good]);
  const goods = minus(player.goods, { [good]: count });
  changePlayer(play, seat, { goods, money: player.money + money });
  play.events?.push({ type: 'goodsTraded', seat, deal: 'sell', good, count, money });
}
