import type { Strategy } from '../../src/bots';
import {
  type Action,
  type GameEvent,
  type GameState,
  GOODS,
  type Seat,
  type StoredGood,
  tryApplyAction,
} from '../../src/index';
import type { PlayedGame } from '../../src/testing';

export interface Step {
  readonly before: GameState;
  readonly action: Action;
  readonly after: GameState;
}

/** Every step of a played game: the state, what was done, and the state after it. */
export function* stepsOf({
  states,
  actions,
}: Pick<PlayedGame, 'states' | 'actions'>): Iterable<Step> {
  for (const [index, action] of actions.entries()) {
    const [before, after] = [states[index], states[index + 1]];
    if (before === undefined || after === undefined) throw new Error('a state is missing');
    yield { before, action, after };
  }
}

/** What a step tells that has happened. */
export function eventsOf({ before, action }: Step): readonly GameEvent[] {
  const result = tryApplyAction(before, action);
  if (!result.ok) throw result.error;
  return result.events;
}

/** Any type of action is as likely as any other, so that rare ones come up. */
export const byType: Strategy = {
  name: 'by type',
  choose(_view, actions, chance) {
    const types = [...new Set(actions.map(({ type }) => type))];
    const type = types[chance(types.length)];
    const some = actions.filter((action) => action.type === type);
    return some[chance(some.length)] ?? raise();
  },
};

function raise(): never {
  throw new Error('there is nothing to choose');
}

/** Goods and sestertii of one player. */
export type Holdings = Record<StoredGood | 'money', number>;

/** What all players hold, by seat. */
export function holdingsOf({ players }: GameState): readonly Holdings[] {
  return players.map(({ goods, money }) => ({ salt: 0, ...goods, money }));
}

/** What all players hold after events, if nothing comes or goes that no event tells. */
export function holdingsAfter(
  before: readonly Holdings[],
  events: readonly GameEvent[],
): readonly Holdings[] {
  const all = before.map((holdings) => ({ ...holdings }));
  const add = (seat: Seat, sign: 1 | -1, amounts: Partial<Holdings>): void => {
    const own = all[seat] ?? raise();
    for (const kind of [...GOODS, 'salt', 'money'] as const) {
      own[kind] += sign * (amounts[kind] ?? 0);
    }
  };
  for (const event of events) {
    switch (event.type) {
      case 'moneyReceived':
        add(event.seat, 1, { money: event.amount });
        break;
      case 'moneyLent':
        add(event.seat, -1, { money: event.amount });
        add(event.to, 1, { money: event.amount });
        break;
      case 'goodsReceived':
        add(event.seat, 1, event.goods);
        break;
      case 'colonistPlaced':
      case 'houseBuilt':
        add(event.seat, -1, { ...event.paid, money: event.money ?? 0 });
        break;
      case 'cardBought':
        add(event.seat, -1, event.paid);
        break;
      case 'goodChanged':
        add(event.seat, -1, { [event.give]: 1 });
        add(event.seat, 1, { [event.take]: 1 });
        break;
      case 'goodsTraded': {
        const { seat, deal, good, count, salt = 0, money } = event;
        const sign = deal === 'buy' ? 1 : -1;
        add(seat, sign, { [good]: count - salt, salt });
        add(seat, sign === 1 ? -1 : 1, { money });
        break;
      }
      default:
    }
  }
  return all;
}
