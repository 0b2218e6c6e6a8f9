/**
 * The flood of the Nile, which brings food and moves downstream, and the income of the frankincense
 * square.
 */
import * as z from 'zod/mini';
import {
  defineRules,
  type EventOfType,
  event,
  type Game,
  meaning,
  type ProvinceId,
  part,
  province,
  receiveMoney,
  SeatSchema,
  seat,
  type Transition,
  withCause,
} from '../../kit';
import {
  faultsOf,
  hasTurn,
  isCardInPlay,
  ProvinceIdSchema,
  provinceOf,
  union,
} from '../../kit-rules';
import { squaresScore } from './score';
import {
  enterSquare,
  isInSquare,
  isOverfull,
  noShipBeside,
  SQUARES,
  squareDecision,
  squareEntered,
  squareFaults,
  squaresToEnter,
} from './trade-squares';

const RULE = 'R-10.8';

/** Provinces of the Nile in the order of the flood, which starts again after the last. */
const NILE: readonly ProvinceId[] = [
  'kush',
  'nubia',
  'aegyptus-superior',
  'arcadia',
  'aegyptus-inferior',
];
const RED_SEA: readonly ProvinceId[] = ['sinai', 'arabia', 'litus'];

/** Sestertii of a ship in the frankincense square each time a province of the Red Sea produces. */
const FRANKINCENSE_INCOME = 5;
/** Victory points of a ship in a trade square. */
const SQUARE_POINTS = 7;

const faults = faultsOf({
  floodOffNile: () => 'the flood must be in a province of the Nile',
  noShipDocks: () => 'no ship can enter a square now',
  squareOverfull: () => 'a square holds only one ship of each player',
});

const floodPart = part({
  id: 'aegyptus',
  schema: z.readonly(
    z.strictObject({
      /** The province of the Nile that the flood has reached. */
      flood: ProvinceIdSchema,
      /** The player whose Architect has ended, until their ships go into squares; mostly absent. */
      docking: z.exactOptional(SeatSchema),
    }),
  ),
  audit({ flood, docking }, position) {
    if (!nileOf(position.game).includes(flood))
      return { path: 'flood', ...faults.of('floodOffNile') };
    if (docking !== undefined && !(isCardInPlay(position) && hasTurn(position, docking))) {
      return { path: 'docking', ...faults.of('noShipDocks') };
    }
    return isOverfull(position.state) ? faults.of('squareOverfull') : undefined;
  },
  follow: {
    floodMoved: (part, { to }: EventOfType<typeof floodMoved>) => ({ ...part, flood: to }),
    dockingDue: (part, { player }: EventOfType<typeof dockingDue>) => ({
      ...part,
      docking: player,
    }),
    dockingBegun: ({ flood }) => ({ flood }),
  },
  label: 'Flood of the Nile',
  picture: ({ flood }, names) => [
    {
      key: 'flood',
      kind: 'flood',
      place: flood,
      text: '≈',
      label: `${names.printed('Flood of the Nile')} – ${names.province(flood)}`,
    },
  ],
});

/** The province of the flood has produced, and the flood moves on. */
const floodMoved = event({
  type: 'floodMoved',
  shape: {
    from: province,
    to: meaning(province, 'The next province down the Nile.'),
  },
  words: (names, { from, to }) =>
    `The flood of the Nile moves from ${names.province(from)} to ${names.province(to)}`,
});

/** An Architect has ended: ships next to trade squares will go in when the action ends. */
const dockingDue = event({
  type: 'dockingDue',
  shape: {
    player: meaning(seat, 'Whose ships.'),
  },
});

/** The action has ended, and the ships go in. */
const dockingBegun = event({ type: 'dockingBegun', shape: {} });

export const nileAndRedSea = defineRules({
  id: 'aegyptus',
  faults: { ...faults.words, ...squareFaults.words },
  parts: [floodPart],
  decisions: [squareDecision],
  steps: [enterSquare],
  events: [floodMoved, dockingDue, dockingBegun, squareEntered],
  refusals: [noShipBeside],

  setUp(transition) {
    // Aegyptus Superior cannot be left out, so there is always one.
    const [flood = 'aegyptus-superior'] = nileOf(transition.game);
    floodPart.write(transition, { flood });
  },

  scores: [
    {
      ...squaresScore,
      points: ({ state }, seat) =>
        SQUARE_POINTS * SQUARES.filter((square) => isInSquare(state, seat, square)).length,
    },
  ],

  modifiers: {
    bonus: (goods, { state }, { province }) =>
      province === floodPart.read(state).flood ? union(goods, { food: 1 }) : goods,

    gain(amount, { state }, { seat, action }) {
      const province = provinceOf(action);
      const isPaid = province !== undefined && RED_SEA.includes(province);
      return isPaid && isInSquare(state, seat, 'frankincense')
        ? amount + FRANKINCENSE_INCOME
        : amount;
    },
  },

  on: {
    provinceProduced(transition, { province }) {
      if (province === floodPart.read(transition.state).flood) moveFlood(transition, province);
      if (RED_SEA.includes(province)) payForFrankincense(transition);
    },

    architectEnded(transition, { seat }) {
      floodPart.write(transition, { ...floodPart.read(transition.state), docking: seat });
      transition.emit({ type: 'dockingDue', player: seat, because: { rule: RULE } });
    },

    // Not earlier: a forum tile may still move a ship next to a square.
    actionEnded(transition) {
      const { flood, docking } = floodPart.read(transition.state);
      if (docking === undefined) return false;
      floodPart.write(transition, { flood });
      transition.emit({ type: 'dockingBegun', because: { rule: RULE } });
      return squaresToEnter(transition, docking);
    },
  },
});

/** The provinces of the Nile that are not left out. */
function nileOf({ board }: Game): readonly ProvinceId[] {
  return NILE.filter((province) => board.provinces.has(province));
}

function moveFlood(transition: Transition, from: ProvinceId): void {
  const nile = nileOf(transition.game);
  const to = nile[(nile.indexOf(from) + 1) % nile.length] ?? from;
  floodPart.write(transition, { ...floodPart.read(transition.state), flood: to });
  transition.emit({ type: 'floodMoved', from, to, because: { rule: RULE } });
}

function payForFrankincense(transition: Transition): void {
  withCause(transition, { rule: RULE }, () => {
    for (let seat = 0; seat < transition.game.players; seat++) {
      if (isInSquare(transition.state, seat, 'frankincense')) {
        receiveMoney(transition, seat, FRANKINCENSE_INCOME);
      }
    }
  });
}
