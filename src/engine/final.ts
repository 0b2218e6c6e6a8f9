/** Counting a game where it stands. */
import type { CityId, Seat } from '../model/ids';
import type { GameState } from '../model/state';
import { playerAt } from '../rules/change';
import type { Game } from '../rules/game';
import { countColonists } from '../rules/moving';
import { partiesOf, partnerOf } from '../rules/partners';
import { housesOnBoard, sharedProvinces } from '../scoring/board-houses';
import {
  type Contender,
  type Points,
  type Scores,
  scoreContender,
  scoreContenders,
  sortByGod,
} from '../scoring/score';

/** Everybody's score by; final once the game is over, what it would be before. */
export function scoreState(game: Game, state: GameState): Scores {
  return scoreContenders(
    state.players.map((_, seat) => contenderOf(game, state, seat)),
    { praefectusMagnus: state.praefectusMagnus, teams: teamsOf(game) },
  );
}

/** What a seat has by: its part of `scoreState`, without asking about the others. */
export function scoreSeat(game: Game, state: GameState, seat: Seat): Points {
  return scoreContender(contenderOf(game, state, seat));
}

/** The seats of every team, or undefined where each plays alone. */
function teamsOf(game: Game): readonly (readonly Seat[])[] | undefined {
  if (!game.rules.teams) return undefined;
  return Array.from({ length: partiesOf(game) }, (_, first) => [first, first + partiesOf(game)]);
}

/** What a player holds, as the scoring wants to know it. */
export function contenderOf(game: Game, state: GameState, seat: Seat): Contender {
  const { name, hand, discard, money, goods } = playerAt(state, seat);
  let bonus = 0;
  for (const hook of game.hooks) bonus += hook.bonusPoints?.(game, state, seat) ?? 0;
  return {
    name,
    cards: sortByGod([...hand, ...discard]),
    money,
    goods,
    ...housesOf(game, state, seat),
    colonists: countColonists(state, seat),
    concordia: state.concordia === seat,
    bonus,
  };
}

type Houses = GameState['board']['houses'];
type Counted = Pick<Contender, 'houses' | 'provinces' | 'provincesWithTwo' | 'sharedProvinces'>;

/** What houses count for, by seat. They stay the same as long as nobody builds, and searches ask often. */
const counted = new WeakMap<Houses, Map<Seat, Counted>>();

function housesOf(game: Game, state: GameState, seat: Seat): Counted {
  const { houses } = state.board;
  const known = counted.get(houses) ?? new Map<Seat, Counted>();
  if (known.size === 0) counted.set(houses, known);
  const own = known.get(seat) ?? countHouses(game, state, seat);
  known.set(seat, own);
  return own;
}

function countHouses({ board, ...game }: Game, state: GameState, seat: Seat): Counted {
  const { cityGoods, houses } = state.board;
  const builtBy = (owner: Seat) => (city: CityId) => houses[city]?.includes(owner) ?? false;
  const own = housesOnBoard(board, builtBy(seat), (city) => cityGoods[city]);
  const partner = partnerOf(game, seat);
  if (partner === undefined) return own;
  return { ...own, sharedProvinces: sharedProvinces(board, builtBy(seat), builtBy(partner)) };
}
