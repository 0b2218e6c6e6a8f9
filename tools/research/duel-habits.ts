/** What a player is in the habit of: counted over whole games, to find out what it does too often or too rarely. */
import type { Action, GameState } from '../../src/index';
import * as concordia from '../../src/index';

interface Habits {
  /** Counts one more game. */
  watch(states: readonly GameState[], actions: readonly Action[], seat: number): void;
  /** What has been counted, by name: shares from 0 to 1, and means. */
  told(): Readonly<Record<string, number>>;
}

export function countingHabits(): Habits {
  const counts = new Map<string, number>();
  const add = (name: string, count = 1): void => {
    counts.set(name, (counts.get(name) ?? 0) + count);
  };
  const per = (name: string, of: string): number => (counts.get(name) ?? 0) / (counts.get(of) ?? 0);
  return {
    watch(states, actions, seat) {
      add('games');
      actions.forEach((action, index) => {
        const state = states[index];
        if (action.seat === seat && state !== undefined) countAction(state, action, add);
      });
      const end = states.at(-1)?.players[seat];
      if (end === undefined) return;
      add('turns', actions.filter((each) => each.seat === seat && each.type === 'playCard').length);
      add('money', end.money);
      add(
        'goods',
        Object.values(end.goods).reduce((sum, count) => sum + count, 0),
      );
      add('built', 15 - end.houses);
      add('cards', end.hand.length + end.discard.length);
      add('colonists', 6 - end.storehouse.land - end.storehouse.sea);
    },
    told: () => ({
      'Prefects where it has no house': per('noHouse', 'prefect'),
      'Prefects for coins': per('coins', 'prefect'),
      'Tribunes with half of its cards in hand or more': per('earlyTribune', 'tribune'),
      'houses an Architect': per('house', 'architect'),
      'turns a game': per('turns', 'games'),
      'money at the end': per('money', 'games'),
      'goods at the end': per('goods', 'games'),
      'houses at the end': per('built', 'games'),
      'cards at the end': per('cards', 'games'),
      'colonists at the end': per('colonists', 'games'),
    }),
  };
}

type Add = (name: string, count?: number) => void;

function countAction(state: GameState, action: Action, add: Add): void {
  const own = state.players[action.seat];
  switch (action.type) {
    case 'playCard': {
      const role = action.as ?? concordia.cards[action.card]?.roles[0] ?? '';
      if (role === 'architect') add('architect');
      if (role !== 'tribune' || own === undefined) return;
      add('tribune');
      if (own.hand.length >= own.discard.length) add('earlyTribune');
      return;
    }
    case 'buildHouse':
      add('house');
      return;
    case 'takeCoins':
      add('prefect');
      add('coins');
      return;
    case 'produceProvince': {
      add('prefect');
      if (!hasHouse(state, action.province, action.seat)) add('noHouse');
      return;
    }
  }
}

function hasHouse({ map, board }: GameState, province: string, seat: number): boolean {
  const { provinces } = concordia.getMap(map);
  const cities = provinces.find(({ id }) => id === province)?.cities ?? [];
  return cities.some((city) => board.houses[city]?.includes(seat));
}
