import { z } from 'zod';
import { printedMarker } from '../../board/markers';
import { BONUS_MARKERS } from '../../board/tokens';
import { type ByGood, GOODS, type Good, GoodSchema } from '../../model/goods';
import { CityIdSchema, SeatSchema } from '../../model/ids';
import type { GameState } from '../../model/state';
import type { Game } from '../../rules/game';
import { statePart } from '../../rules/part';

export const castlePart = /* @__PURE__ */ statePart({
  id: 'germania',
  draws: true,
  schema: z
    .strictObject({
      /** The goods of the castles that still hold a bonus marker. */
      castles: z.record(CityIdSchema, GoodSchema).readonly(),
      /** Who has taken from a castle with the Tribune of this turn. */
      taken: z.array(SeatSchema).max(2).readonly(),
    })
    .readonly(),

  check({ castles, taken }, game, state) {
    const fault = castlesFault(castles, game, state);
    if (fault !== undefined) return fault;
    const { decision } = state;
    const tribune = [decision, ...state.queue].some((open) => open?.kind === 'tribune');
    const atRest = decision === null || decision.kind === 'playCard';
    if (taken.length > 0 && atRest && !tribune) return 'no Tribune has taken anything';
    return taken.some((seat) => seat >= game.players) ? 'no such seat' : undefined;
  },
});

/** Bonus markers left over from the provinces, by good. */
export function leftOverMarkers(game: Game, state: GameState): ByGood<number> {
  const { cityGoods } = state.board;
  const used = [...game.board.provinces.keys()].map(
    (province) => printedMarker(game.board, cityGoods, province)?.good,
  );
  const left = (good: Good): number =>
    BONUS_MARKERS[good] - used.filter((taken) => taken === good).length;
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
  const known = game.board.map.cities.filter(({ letter }) => letter === 'castle');
  const unknown = Object.keys(castles).find((id) => !known.some((castle) => castle.id === id));
  if (unknown !== undefined) return `there is no castle ${unknown}`;
  const left = leftOverMarkers(game, state);
  const scarce = GOODS.find(
    (good) => Object.values(castles).filter((held) => held === good).length > left[good],
  );
  return scarce && `there are only ${left[scarce]} markers of ${scarce} left over`;
}
