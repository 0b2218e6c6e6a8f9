/** Carthago and Athenae: a player whose ship arrives may build one house there at once. */
import { actions, type CityId, decision, finish, passing, refusal, step } from '../../kit';
import {
  buildHouse,
  faultsOf,
  houseRefusal,
  housesIn,
  impossible,
  priceOfHouse,
} from '../../kit-rules';
import { openSites } from './part';

const RULE = 'R-10.2';

export const buildingFaults = faultsOf({
  noShipHasArrived: () => 'no ship has arrived where a house could be built',
});

/** Build where the ship that a Prefect has moved has arrived. */
export const buildingDecision = decision({
  kind: 'buildOnArrival',
  role: 'prefect',
  audit(position, { seat }) {
    if (openSites(position, seat).size > 0) return undefined;
    return impossible(buildingFaults.of('noShipHasArrived'), RULE);
  },
  words: (names, { seat }) => `${names.player(seat)} may build a house where the ship has arrived`,
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

  candidatesAreLegal: true,
  candidates: (position, { seat }, wanted) =>
    housesIn(position, seat, openSites(position, seat), wanted),

  refusal(position, action, open) {
    const { seat, city } = action;
    return openSites(position, seat).has(city)
      ? houseRefusal(position, action, open)
      : noShipArrived({ city });
  },

  cost: priceOfHouse,

  apply(transition, action) {
    finish(transition);
    buildHouse(transition, action);
  },
});

export const passBuilding = passing(buildingDecision);
