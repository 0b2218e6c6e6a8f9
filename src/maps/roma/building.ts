/** Carthago and Athenae: who arrives may build one house there at once. */
import {
  actions,
  type CityId,
  decision,
  finish,
  passing,
  refusal,
  type Seat,
  step,
  type Table,
} from '../../kit';
import { buildHouse, houseRefusal, housesIn, priceOfHouse } from '../../kit-rules';
import { TRACK } from './fields';
import { openArrivals } from './ships';

const RULE = 'R-10.2';

/** Build where a ship has arrived that a Prefect has moved. */
export const buildingDecision = decision({
  kind: 'buildOnArrival',
  role: 'prefect',
  audit(table, { seat }) {
    if (openSites(table, seat).size > 0) return undefined;
    return { code: 'INVALID_STATE', message: 'No ship has arrived to build.', rule: RULE };
  },
  words: () => 'may build where the ship has arrived',
});

export const noShipArrived = refusal({
  reason: 'noShipArrived',
  code: 'CITY_NOT_ADJACENT',
  rule: RULE,
  words: (names, { city }: { readonly city: CityId }) =>
    `No ship has arrived to build in ${names.place(city)}.`,
});

export const buildOnArrival = step({
  ...actions.buildHouse,
  rule: RULE,
  during: [buildingDecision],

  isNarrow: true,
  options: (table, { seat }, wanted) => housesIn(table, seat, openSites(table, seat), wanted),

  refusal(table, action, open) {
    const { seat, city } = action;
    return openSites(table, seat).has(city)
      ? houseRefusal(table, action, open)
      : noShipArrived({ city });
  },

  cost: priceOfHouse,

  apply(play, action) {
    finish(play);
    buildHouse(play, action);
  },
});

export const passBuilding = passing(buildingDecision);

/** Building sites of the fields where ships of the seat have arrived and not yet built. */
export function openSites({ game, state }: Table, seat: Seat): ReadonlySet<CityId> {
  const sites = openArrivals(state, seat)
    .filter(({ field }) => TRACK.get(field)?.does === 'build')
    .flatMap(({ field }) => game.board.provinces.get(field)?.cities ?? []);
  return new Set(sites);
}
