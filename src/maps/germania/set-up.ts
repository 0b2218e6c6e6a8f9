/** The markers of the castles, at random or as at a real table. */
import * as z from 'zod/mini';
import {
  type CityId,
  CityIdSchema,
  type Fault,
  type Good,
  GoodSchema,
  type Json,
  refuseDraws,
  shuffled,
  type Transition,
} from '../../kit';
import { faultsOf } from '../../kit-rules';
import { castlePart, castlesFault, castlesOf, markersLeft } from './part';

/** The shape of `setup.parts.germania`: the good of every castle. */
const DrawsSchema = z.record(CityIdSchema, GoodSchema);

export function setUpCastles(transition: Transition, draws: Readonly<Record<string, Json>>): void {
  const ids = castlesOf(transition.game);
  const given = draws[castlePart.id];
  const castles = given === undefined ? byChance(transition, ids) : asGiven(transition, ids, given);
  castlePart.write(transition, { castles, taken: [] });
}

function byChance(transition: Transition, ids: readonly CityId[]): Record<CityId, Good> {
  const drawn = shuffled(transition, markersLeft(transition));
  const castles: Record<CityId, Good> = {};
  for (const [index, id] of ids.entries()) {
    const good = drawn[index];
    if (good !== undefined) castles[id] = good;
  }
  return castles;
}

export const drawFaults = faultsOf({
  goodsOfCastles: () => 'expected one of the five goods for every castle',
  castleWithoutMarker: (names, { castle }: { readonly castle: string }) =>
    `there is no bonus marker at ${names.place(castle)}`,
});

function asGiven(
  transition: Transition,
  ids: readonly CityId[],
  given: Json,
): Record<CityId, Good> {
  const parsed = DrawsSchema.safeParse(given);
  if (!parsed.success) invalid(drawFaults.of('goodsOfCastles'));
  const castles = parsed.data;
  const fault = castlesFault(castles, transition);
  if (fault !== undefined) invalid(fault);
  return Object.fromEntries(
    ids.map((id) => [
      id,
      castles[id] ?? invalid(drawFaults.of('castleWithoutMarker', { castle: id })),
    ]),
  );
}

const RULE = 'R-10.4';

function invalid(fault: Fault): never {
  refuseDraws(castlePart.id, RULE, '', fault);
}
