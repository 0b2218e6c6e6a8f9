import * as z from 'zod/mini';
import {
  type ByGood,
  type CityId,
  CityIdSchema,
  type EventOfType,
  type Fault,
  type Game,
  type GameState,
  GOODS,
  type Good,
  GoodSchema,
  type Position,
  part,
  type Seat,
  SeatSchema,
} from '../../kit';
import { bonusMarkers, faultsOf, hasTurn, isCardInPlay, printedMarker } from '../../kit-rules';
import type { castleTaken } from './events';

export const castleFaults = faultsOf({
  noSuchCastle: (_names, { castle }: { readonly castle: string }) => `there is no castle ${castle}`,
  tooManyMarkers: (names, { good, left }: { readonly good: Good; readonly left: number }) =>
    `at most ${names.counted(left, `${names.good(good)} marker`)} can be left over`,
  noTribuneTook: () => 'no Tribune can have taken this in this turn',
});

export const castlePart = part({
  id: 'germania',
  draws: true,
  schema: z.readonly(
    z.strictObject({
      /** The goods of the castles that still hold a bonus marker. */
      castles: z.readonly(z.record(CityIdSchema, GoodSchema)),
      /** Seats that have taken from a castle with a Tribune this turn. */
      taken: z.readonly(z.array(SeatSchema).check(z.maxLength(2))),
    }),
  ),

  drawn: ([start]) => ({ ...start?.part.castles }),

  bags: {
    of: (_known, position) => [{ places: castlesOf(position.game), pieces: markersLeft(position) }],
    used(history) {
      const left = history.at(-1)?.castles ?? {};
      return Object.keys(history[0]?.castles ?? {}).filter((castle) => !(castle in left));
    },
  },

  follow: {
    castleTaken({ castles, taken }, { seat, castle }: EventOfType<typeof castleTaken>) {
      const { [castle]: _gone, ...left } = castles;
      return { castles: left, taken: [...taken, seat] };
    },
    turnStarted: nobodyHasTaken,
    gameEnded: nobodyHasTaken,
  },

  label: 'Castles',
  picture: ({ castles }, names) =>
    Object.entries(castles).map(([castle, good]) => ({
      key: castle,
      kind: 'castleGood',
      place: castle,
      good,
      label: `${names.place(castle)} – ${names.good(good)}`,
    })),

  audit({ castles, taken }, position) {
    const fault = castlesFault(castles, position);
    if (fault !== undefined) return fault;
    if (taken.length === 0) return undefined;
    const own = taken.every((seat) => hasTurn(position, seat));
    const once = new Set(taken).size === taken.length;
    const gone = castlesOf(position.game).length - Object.keys(castles).length >= taken.length;
    return own && once && isCardInPlay(position) && gone
      ? undefined
      : { path: 'taken', ...castleFaults.of('noTribuneTook') };
  },
});

function nobodyHasTaken<P extends { readonly taken: readonly Seat[] }>(part: P): P {
  return part.taken.length === 0 ? part : { ...part, taken: [] };
}

/** The places with a castle, in the order of the map. */
export function castlesOf({ board }: Game): readonly CityId[] {
  return board.map.cities.flatMap(({ id, letter }) => (letter === 'castle' ? [id] : []));
}

/** Bonus markers left over from the provinces, by good. */
export function leftOverMarkers({ game, state }: Position): ByGood<number> {
  const { cityGoods } = state.board;
  const used = [...game.board.provinces.keys()].map(
    (province) => printedMarker(game.board, cityGoods, province)?.good,
  );
  const markers = bonusMarkers(game.options);
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

/** The same, one by one. */
export function markersLeft(position: Position): readonly Good[] {
  const left = leftOverMarkers(position);
  return GOODS.flatMap((good) => Array<Good>(Math.max(0, left[good])).fill(good));
}

/** What is wrong with the goods of castles, if anything. */
export function castlesFault(
  castles: Readonly<Record<string, Good>>,
  position: Position,
): Fault | undefined {
  const known = castlesOf(position.game);
  const unknown = Object.keys(castles).find((id) => !known.includes(id));
  if (unknown !== undefined) return castleFaults.of('noSuchCastle', { castle: unknown });
  const left = leftOverMarkers(position);
  const scarce = GOODS.find(
    (good) => Object.values(castles).filter((held) => held === good).length > left[good],
  );
  return scarce && castleFaults.of('tooManyMarkers', { good: scarce, left: left[scarce] });
}

/** The good of a castle, which everybody sees; `undefined` if it is empty. */
export function castleGood({ parts }: Pick<GameState, 'parts'>, castle: CityId): Good | undefined {
  return 'germania' in parts ? castlePart.read({ parts }).castles[castle] : undefined;
}
