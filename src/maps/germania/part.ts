import * as z from 'zod/mini';
import { printedMarker } from '../../board/markers';
import { bonusMarkers } from '../../board/tokens';
import { type ByGood, GOODS, type Good, GoodSchema } from '../../model/goods';
import { type CityId, CityIdSchema, SeatSchema } from '../../model/ids';
import type { GameState } from '../../model/state';
import { isCardInPlay } from '../../rules/change';
import type { Game } from '../../rules/game';
import { statePart } from '../../rules/part';
import { hasTurn } from '../../rules/partners';

export const castlePart = /* @__PURE__ */ statePart({
  id: 'germania',
  draws: true,
  schema: z.readonly(
    z.strictObject({
      /** The goods of the castles that still hold a bonus marker. */
      castles: z.readonly(z.record(CityIdSchema, GoodSchema)),
      /** Who has taken from a castle with the Tribune of this turn. */
      taken: z.readonly(z.array(SeatSchema).check(z.maxLength(2))),
    }),
  ),

  check({ castles, taken }, game, state) {
    const fault = castlesFault(castles, game, state);
    if (fault !== undefined) return fault;
    if (taken.length === 0) return undefined;
    const own = taken.every((seat) => hasTurn(game, state, seat));
    const once = new Set(taken).size === taken.length;
    const gone = castlesOf(game).length - Object.keys(castles).length >= taken.length;
    return own && once && isCardInPlay(state) && gone
      ? undefined
      : 'no Tribune of this turn has taken that';
  },
});

/** The places with a castle, in the order of the map. */
export function castlesOf({ board }: Game): readonly CityId[] {
  return board.map.cities.flatMap(({ id, letter }) => (letter === 'castle' ? [id] : []));
}

/** Bonus markers left over from the provinces, by good. */
export function leftOverMarkers(game: Game, state: GameState): ByGood<number> {
  const { cityGoods } = state.board;
  const used = [...game.board.provinces.keys()].map(
    (province) => printedMarker(game.board, cityGoods, province)?.good,
  );
  const markers = bonusMarkers(game.rules);
  const left = (good: Good): number =>
    markers[good] - used.filter((taken) => taken === good).length;
  return {
    brick: left('brick'),
    food: left('food'),
    tool: left('tool'),
    wine: left('wine'),
    cloth: left('cloth'),
  };
}

/** What is wrong with goods of castles, or undefined. */
export function castlesFault(
  castles: Readonly<Record<string, Good>>,
  game: Game,
  state: GameState,
): string | undefined {
  const known = castlesOf(game);
  const unknown = Object.keys(castles).find((id) => !known.includes(id));
  if (unknown !== undefined) return `there is no castle ${unknown}`;
  const left = leftOverMarkers(game, state);
  const scarce = GOODS.find(
    (good) => Object.values(castles).filter((held) => held === good).length > left[good],
  );
  return scarce && `no more than ${left[scarce]} of the markers of ${scarce} can be left over`;
}
