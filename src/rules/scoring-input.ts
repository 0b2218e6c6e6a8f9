/** What a player holds, in the form that scoring needs. */

import { type Position, partnerOf } from '../kit/game';
import type { CityId, Seat } from '../model/ids';
import type { GameState } from '../model/state';
import { housesOnBoard, sharedProvinces } from '../scoring/gods';
import { type ScoringInput, sortByGod } from '../scoring/score';
import { playerAt } from './change';
import { countColonists } from './moving';

/** A player as input of scoring. */
export function scoringInputOf(position: Position, seat: Seat): ScoringInput {
  const { game, state } = position;
  const { name, hand, discard, money, goods } = playerAt(state, seat);
  return {
    name,
    cards: sortByGod(game.cards, [...hand, ...discard]),
    money,
    goods,
    ...housesOf(position, seat),
    colonists: countColonists(state, seat),
    concordia: state.concordia === seat,
    inGame: game.gods,
    scores: game.scores.length === 0 ? undefined : scoresOf(position, seat),
  };
}

/** The victory points that rules bring, by their ids. */
function scoresOf(position: Position, seat: Seat): Readonly<Record<string, number>> {
  return Object.fromEntries(
    position.game.scores.map((score) => [score.id, score.points(position, seat)]),
  );
}

type Houses = GameState['board']['houses'];
type PlacedHouses = Pick<
  ScoringInput,
  'houses' | 'provinces' | 'provincesWithTwo' | 'sharedProvinces'
>;

/** What houses count for, by seat, and the tokens with which they were counted. */
interface CountedHouses {
  readonly cityGoods: GameState['board']['cityGoods'];
  readonly bySeat: Map<Seat, PlacedHouses>;
}

/** Remembered until somebody builds or cities exchange tokens, because searches ask often. */
const counted = new WeakMap<Houses, CountedHouses>();

function housesOf(position: Position, seat: Seat): PlacedHouses {
  const { cityGoods, houses } = position.state.board;
  let known = counted.get(houses);
  if (known?.cityGoods !== cityGoods) {
    known = { cityGoods, bySeat: new Map() };
    counted.set(houses, known);
  }
  const own = known.bySeat.get(seat) ?? countHouses(position, seat);
  known.bySeat.set(seat, own);
  return own;
}

function countHouses({ game, state }: Position, seat: Seat): PlacedHouses {
  const { cityGoods, houses } = state.board;
  const builtBy = (owner: Seat) => (city: CityId) => houses[city]?.includes(owner) ?? false;
  const own = housesOnBoard(game.board, builtBy(seat), (city) => cityGoods[city]);
  const partner = partnerOf(game, seat);
  if (partner === undefined) return own;
  return { ...own, sharedProvinces: sharedProvinces(game.board, builtBy(seat), builtBy(partner)) };
}
