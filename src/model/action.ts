import { z } from 'zod';
import {
  bundle,
  card,
  city,
  type Field,
  god,
  good,
  kind,
  oneOf,
  optional,
  place,
  province,
  role,
  route,
  seat,
  storedGood,
  tile,
  whole,
} from './fields';
import { countKeys, isRecord } from './parse';

/** The fields of an action besides its type and the seat that acts. */
type Fields = Readonly<Record<string, Field>>;

function schemasOf<F extends Fields>(fields: F): { readonly [K in keyof F]: F[K]['schema'] };
function schemasOf(fields: Fields): Record<string, z.ZodType> {
  return Object.fromEntries(Object.entries(fields).map(([name, { schema }]) => [name, schema]));
}

/** A kind of action with its schema and the fields it was made from. */
function action<T extends string, F extends Fields>(type: T, fields: F) {
  const all = { seat, ...fields };
  return {
    type,
    fields: all,
    schema: z.strictObject({ type: z.literal(type), ...schemasOf(all) }),
  };
}

/** The exact goods handed over; given when, and only when, there is a choice. */
const pay = optional(bundle);

const KINDS = [
  /** Play a card from the hand; `as` is the half of a double card that is used. */
  action('playCard', { card, as: optional(role) }),
  /** Move a colonist to a route; the cheapest way is charged. */
  action('moveColonist', { kind, from: place, to: route }),
  /** Build a house. */
  action('buildHouse', { city, pay }),
  /** Put a new colonist from the storehouse on the board. */
  action('placeColonist', { kind, city, pay }),
  /** Let a province produce; `good` where the map leaves the bonus open (R-4.4a). */
  action('produceProvince', { province, good: optional(good) }),
  /** Take a sestertius for each coin showing and turn the markers back (R-4.4b). */
  action('takeCoins', {}),
  /** Take the Colonist's sestertii instead of placing anybody (R-4.5b). */
  action('takeIncome', {}),
  /**
   * Buy goods from the bank, or sell them to it: how many, and how many of them are salt,
   * sold as that good; absent means none.
   */
  action('trade', {
    deal: oneOf(z.enum(['buy', 'sell'])),
    good,
    count: whole(1, 100),
    salt: optional(whole(1, 100)),
  }),
  /**
   * Carry out the card on top of another player's discard, or again the own card played before
   * (R-9.2).
   */
  action('copyCard', { from: seat, as: optional(role) }),
  /** Buy a card of the display into the hand. */
  action('buyCard', { card, pay }),
  /** Choose which of the arriving goods to keep; all free spaces must be filled. */
  action('keepGoods', { goods: bundle }),
  /** Show the partner which of their cards to play; they need not follow. */
  action('suggestCard', { card }),
  /** Choose where the first colonists stand. */
  action('chooseStartCity', { city }),
  /** Move a ship forward on a track. */
  action('moveShip', { from: city, to: city }),
  /** Take what a place gives a ship that has come there; `good` where it offers a choice. */
  action('takeBonus', { place: city, good: optional(good) }),
  /** Mark a god with a house and score it as for one card. */
  action('scoreGod', { god }),
  /** Take the bonus marker of a castle next to an own colonist, during a Tribune. */
  action('takeCastle', { castle: city }),
  /** Say which of several ships goes into a trade square. */
  action('enterSquare', { square: city, from: route }),
  /** Keep one of the two forum tiles dealt before the first turn. */
  action('chooseTile', { tile }),
  /** Take a forum tile of the row, during a Tribune. */
  action('takeTile', { tile }),
  /**
   * Use an own forum tile. The other fields are given when, and only when, the tile
   * leaves that to its owner: the good to receive, the city where a house becomes cheaper or a colonist
   * appears, the card to copy, the province to produce and how many of its bonus goods are sold.
   */
  action('useTile', {
    tile,
    good: optional(good),
    count: optional(whole(1, 2)),
    city: optional(city),
    kind: optional(kind),
    province: optional(province),
    card: optional(card),
    as: optional(role),
  }),
  /** Change a good of the storehouse into another, by a forum tile. */
  action('changeGood', { give: good, take: storedGood }),
  /** End this card's action, or decline what is offered. */
  action('pass', {}),
] as const;

type Schemas<K extends readonly { readonly schema: unknown }[]> = {
  readonly [I in keyof K]: K[I]['schema'];
};
function allSchemas<K extends readonly { readonly schema: unknown }[]>(kinds: K): Schemas<K>;
function allSchemas(kinds: readonly { readonly schema: unknown }[]): readonly unknown[] {
  return kinds.map(({ schema }) => schema);
}

/** Everything a player can do, one decision each. */
export const ActionSchema = z.discriminatedUnion('type', allSchemas(KINDS));
export type Action = Readonly<z.infer<typeof ActionSchema>>;
export type ActionType = Action['type'];
export type ActionOf<T extends ActionType> = Extract<Action, { type: T }>;

/** A field with its name. */
interface NamedField extends Field {
  readonly name: string;
}

const FIELDS: ReadonlyMap<unknown, readonly NamedField[]> = new Map(
  KINDS.map(({ type, fields }) => [
    type,
    Object.entries<Field>(fields).map(([name, field]) => ({ name, ...field })),
  ]),
);

/**
 * A copy of an action, if the schema accepts it; else undefined, and the schema has the words for why.
 * Nearly everything that comes in is right, and zod takes ten times longer to say so.
 */
export function readAction(input: unknown): Action | undefined {
  try {
    if (!isRecord(input)) return undefined;
    const { type } = input;
    const fields = FIELDS.get(type);
    if (fields === undefined) return undefined;
    const copy = { type };
    return isAction(copy, input, fields) ? copy : undefined;
  } catch {
    // A getter or a proxy that throws.
    return undefined;
  }
}

/** Completes the copy; whether what came in has these fields and nothing else. Each is read once. */
function isAction(
  copy: Record<string, unknown>,
  input: Readonly<Record<string, unknown>>,
  fields: readonly NamedField[],
): copy is Action {
  let known = 1;
  for (let index = 0; index < fields.length; index++) {
    const field = fields[index];
    const given = field && input[field.name];
    if (field === undefined || (given === undefined && field.optional)) continue;
    const value = field.read(given);
    if (value === undefined) return false;
    copy[field.name] = value;
    known += 1;
  }
  return countKeys(input) === known;
}
