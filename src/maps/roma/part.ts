import * as z from 'zod/mini';
import {
  type CityId,
  CityIdSchema,
  type EventOfType,
  type GameState,
  type God,
  type Position,
  part,
  playerAt,
  type Seat,
  SeatSchema,
  type Transition,
} from '../../kit';
import { faultOf, faultsOf, GODS, HOUSES, hasTurn, isCardInPlay, items } from '../../kit-rules';
import { type bonusTaken, type godScored, MOST_POINTS, type noGodScored } from './events';
import { isBonusField, TRACK } from './track-fields';

const ArrivalSchema = z.readonly(
  z.strictObject({
    /** The owner of the ship. */
    seat: SeatSchema,
    /** The field where it has arrived. */
    field: CityIdSchema,
    /** Whether it can still do what the field allows. */
    open: z.boolean(),
  }),
);
export type Arrival = z.infer<typeof ArrivalSchema>;

/** Seats whose houses mark the god, the first in front. */
const MarksSchema = z.readonly(z.array(SeatSchema).check(z.maxLength(HOUSES)));

const ShipTrackStateSchema = z.readonly(
  z.strictObject({
    /** Ships that have moved this turn, in the order of their moves. */
    arrivals: z.readonly(z.array(ArrivalSchema).check(z.maxLength(6))),
    /** Houses that mark gods, by god. */
    marks: z.readonly(
      z.strictObject({
        /** Seats whose houses mark Vesta, the first in front. */
        vesta: MarksSchema,
        /** Seats whose houses mark Jupiter, the first in front. */
        jupiter: MarksSchema,
        /** Seats whose houses mark Saturnus, the first in front. */
        saturnus: MarksSchema,
        /** Seats whose houses mark Venus, the first in front. */
        venus: MarksSchema,
        /** Seats whose houses mark Mercurius, the first in front. */
        mercurius: MarksSchema,
        /** Seats whose houses mark Mars, the first in front. */
        mars: MarksSchema,
        /** Seats whose houses mark Minerva, the first in front. */
        minerva: MarksSchema,
      } satisfies Record<God, typeof MarksSchema>),
    ),
    /** Victory points won in Byzantium, in seat order. */
    points: z.readonly(z.array(z.int().check(z.minimum(0), z.maximum(MOST_POINTS)))),
  }),
);

type ShipTrackState = z.infer<typeof ShipTrackStateSchema>;

export const trackFaults = faultsOf({
  markedTwice: (names, { god }: { readonly god: string }) =>
    `a player has marked ${names.title(god)} twice`,
  pointsWithoutMark: (names, { seat }: { readonly seat: Seat }) =>
    `${names.player(seat)} has points without a mark`,
  noShipBeforeCard: () => 'no ship moves before a card is played',
  shipOutOfTurn: () => 'a ship has moved out of turn',
  noShipCame: (names, { place }: { readonly place: string }) =>
    `that many ships cannot have arrived at ${names.place(place)}`,
  twoShipsCame: (names, { place }: { readonly place: string }) =>
    `two ships have arrived at ${names.place(place)}`,
});

export const shipTrackPart = part({
  id: 'roma',
  schema: ShipTrackStateSchema,

  follow: {
    shipMoved: (part, { seat, to }) => ({
      ...part,
      arrivals: [...part.arrivals, { seat, field: to, open: true }],
    }),
    houseBuilt(part, { seat, city }, { game }) {
      const province = game.board.cities.get(city)?.province;
      return province === undefined ? part : arrivalClosed(part, seat, province);
    },
    bonusTaken: (part, { seat, place }: EventOfType<typeof bonusTaken>) =>
      arrivalClosed(part, seat, place),
    noGodScored: (part, { seat }: EventOfType<typeof noGodScored>) =>
      arrivalClosed(part, seat, 'byzantium'),
    godScored(part, { seat, god, points }: EventOfType<typeof godScored>) {
      const marks = { ...part.marks, [god]: [...part.marks[god], seat] };
      const won = part.points.with(seat, (part.points[seat] ?? 0) + points);
      return arrivalClosed({ ...part, marks, points: won }, seat, 'byzantium');
    },
    turnStarted: nothingArrived,
    gameEnded: nothingArrived,
  },

  label: 'Marked gods',
  picture: ({ marks, points }, names) => [
    ...GODS.flatMap((god) =>
      marks[god].map((seat) => ({
        key: `${god}-${seat}`,
        kind: 'mark',
        seat,
        text: names.title(god),
        label: `${names.title(god)} – ${names.player(seat)}`,
      })),
    ),
    ...points.flatMap((won, seat) => {
      if (won === 0) return [];
      const text = names.points(won);
      const label = `${names.player(seat)} – ${text}`;
      return [{ key: `points-${seat}`, kind: 'points', seat, text, label }];
    }),
  ],

  audit({ arrivals, marks, points }, position) {
    const { state } = position;
    const { players } = position.game;
    if (points.length !== players) return { path: 'points', ...faultOf('notForEverySeat') };
    for (const god of GODS) {
      const seats = marks[god];
      const path = `marks.${god}`;
      if (new Set(seats).size !== seats.length)
        return { path, ...trackFaults.of('markedTwice', { god }) };
      if (seats.some((marker) => marker >= players)) return { path, ...faultOf('noSuchSeat') };
    }
    const idle = points.findIndex(
      (won, owner) => won > 0 && !GODS.some((god) => marks[god].includes(owner)),
    );
    if (idle !== -1) return trackFaults.of('pointsWithoutMark', { seat: idle });
    if (arrivals.length > 0 && !isCardInPlay(position)) return trackFaults.of('noShipBeforeCard');
    for (const { seat, field } of arrivals) {
      if (!hasTurn(position, seat)) return trackFaults.of('shipOutOfTurn');
      if (!TRACK.has(field)) return faultOf('notHere', { id: field });
      const ships = state.board.colonists.filter(
        (ship) => ship.seat === seat && ship.at === field,
      ).length;
      const moved = arrivals.filter(
        (arrival) => arrival.seat === seat && arrival.field === field,
      ).length;
      if (moved > ships) return trackFaults.of('noShipCame', { place: field });
      if (field === 'byzantium' && moved > 1)
        return trackFaults.of('twoShipsCame', { place: field });
    }
    return undefined;
  },
});

/** Closes the first open arrival of the seat on the field. */
export function arrivalClosed(part: ShipTrackState, seat: Seat, field: CityId): ShipTrackState {
  const { arrivals } = part;
  const index = arrivals.findIndex(
    (ship) => ship.open && ship.seat === seat && ship.field === field,
  );
  return index === -1
    ? part
    : { ...part, arrivals: arrivals.with(index, { seat, field, open: false }) };
}

function nothingArrived(part: ShipTrackState): ShipTrackState {
  return part.arrivals.length === 0 ? part : { ...part, arrivals: [] };
}

// What ships that have arrived may still do.

/** Ships of the seat that arrived this turn and have not used their field yet, in the order of their moves. */
export function openArrivals(state: GameState, seat: Seat): readonly Arrival[] {
  const { arrivals } = shipTrackPart.read(state);
  if (arrivals.length === 0) return NO_ARRIVALS;
  return items(arrivals).filter((ship) => ship.open && ship.seat === seat);
}

const NO_ARRIVALS: readonly Arrival[] = [];

/** Closes the first open arrival of the seat on the field, if there is one. */
export function closeArrival(transition: Transition, seat: Seat, field: CityId): void {
  const part = shipTrackPart.read(transition.state);
  const closed = arrivalClosed(part, seat, field);
  if (closed !== part) shipTrackPart.write(transition, closed);
}

/** Building sites of the fields where ships of the seat have arrived that have not built yet. */
export function openSites({ game, state }: Position, seat: Seat): ReadonlySet<CityId> {
  const sites = openArrivals(state, seat)
    .filter(({ field }) => TRACK.get(field)?.does === 'build')
    .flatMap(({ field }) => game.board.provinces.get(field)?.cities ?? []);
  return new Set(sites);
}

/** Whether a ship of the seat has arrived this turn and can still score. */
export function canScore(state: GameState, seat: Seat): boolean {
  const waits = openArrivals(state, seat).some(({ field }) => field === 'byzantium');
  return waits && playerAt(state, seat).houses > 0;
}

/** Whether ships of the seat have arrived whose bonuses have not been taken. */
export function hasOpenBonus(state: GameState, seat: Seat): boolean {
  return openArrivals(state, seat).some(({ field }) => isBonusField(field));
}
