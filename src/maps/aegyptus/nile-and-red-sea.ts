/**
 * The flood of the Nile, which brings food and moves downstream, and the income of the frankincense
 * square.
 */
import * as z from 'zod/mini';
import { type ProvinceId, ProvinceIdSchema, SeatSchema } from '../../model/ids';
import { union } from '../../rules/bundle';
import { isCardInPlay, receiveMoney } from '../../rules/change';
import type { Game, RuleHooks } from '../../rules/game';
import { statePart } from '../../rules/part';
import { hasTurn } from '../../rules/partners';
import { enterSquare, isInSquare, isOverfull, SQUARES, squaresToEnter } from './trade-squares';

/** Provinces of the Nile, the way the flood goes; after the last it begins again. */
const NILE: readonly ProvinceId[] = [
  'kush',
  'nubia',
  'aegyptus-superior',
  'arcadia',
  'aegyptus-inferior',
];
const RED_SEA: readonly ProvinceId[] = ['sinai', 'arabia', 'litus'];

/** Those that are not left out. */
function nileOf({ board }: Game): readonly ProvinceId[] {
  return NILE.filter((province) => board.provinces.has(province));
}

/** Sestertii of a ship in the frankincense square each time a province of the Red Sea produces. */
const FRANKINCENSE_INCOME = 5;
/** Victory points of a ship in a trade square. */
const SQUARE_POINTS = 7;

const floodPart = /* @__PURE__ */ statePart({
  id: 'aegyptus',
  schema: z.readonly(
    z.strictObject({
      flood: ProvinceIdSchema,
      /** Whose Architect is over but for the ships that go into squares; mostly absent. */
      docking: z.exactOptional(SeatSchema),
    }),
  ),
  check({ flood, docking }, game, state) {
    if (!nileOf(game).includes(flood)) return 'the flood is on the Nile';
    if (docking !== undefined && !(isCardInPlay(state) && hasTurn(game, state, docking))) {
      return 'no ship docks now';
    }
    return isOverfull(state) ? 'a square holds one ship of each player' : undefined;
  },
});

export const nileAndRedSea: RuleHooks = {
  part: floodPart,
  decisions: [enterSquare],

  setUp(play) {
    // Aegyptus Superior cannot be left out, so there is one.
    const [flood = 'aegyptus-superior'] = nileOf(play.game);
    floodPart.write(play, { flood });
  },

  bonus(goods, _game, state, _seat, province) {
    return province === floodPart.read(state).flood ? union(goods, { food: 1 }) : goods;
  },

  provinceProduced(play, _seat, province) {
    if (province === floodPart.read(play.state).flood) {
      const nile = nileOf(play.game);
      const to = nile[(nile.indexOf(province) + 1) % nile.length] ?? province;
      floodPart.write(play, { ...floodPart.read(play.state), flood: to });
      play.events?.push({ type: 'floodMoved', from: province, to });
    }
    if (!RED_SEA.includes(province)) return;
    for (let seat = 0; seat < play.game.players; seat++) {
      if (isInSquare(play.state, seat, 'frankincense')) {
        receiveMoney(play, seat, FRANKINCENSE_INCOME);
      }
    }
  },

  architectEnded(play, seat) {
    floodPart.write(play, { ...floodPart.read(play.state), docking: seat });
  },

  // Not before: a forum tile may still move a ship beside a square.
  actionEnded(play) {
    const { flood, docking } = floodPart.read(play.state);
    if (docking === undefined) return false;
    floodPart.write(play, { flood });
    return squaresToEnter(play, docking);
  },

  bonusPoints: (_game, state, seat) =>
    SQUARE_POINTS * SQUARES.filter((square) => isInSquare(state, seat, square)).length,
};
