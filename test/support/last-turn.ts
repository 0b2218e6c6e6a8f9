import { type Action, type GameLog, recordFrom } from '../../src/index';
import { goods, listed, play, playerOf, type StateDraft, scenario, shift } from './scenario';

/**
 * The first player buys the last card. The second has two colonists, two sestertii and two food, and a colonist two
 * steps from the route between Brigantium (Hispania) and Burdigala (Gallia), which both make bricks.
 */
export function lastTurnOf(edit: (draft: StateDraft) => void = () => {}) {
  const begun = scenario((draft) => {
    const cards = [...draft.display, ...draft.deck].filter((card) => card !== null);
    const [last = '', ...others] = cards.toReversed();
    playerOf(draft, 0).hand.push(...others);
    playerOf(draft, 0).goods = goods({ food: 1, tool: 1, wine: 1, cloth: 2, brick: 1 });
    draft.display = [last, null, null, null, null, null, null];
    draft.deck = [];
    playerOf(draft, 1).money = 2;
    playerOf(draft, 1).goods = goods({ food: 2 });
    shift(draft, 1, 'land', 'roma', 'land:lutetia~massilia');
    edit(draft);
  });
  const asked = play(begun, { type: 'playCard', seat: 0, card: 'senator' });
  const [purchase] = listed(asked, 'buyCard');
  if (purchase === undefined) throw new Error('nothing to buy');
  return play(asked, purchase);
}

/** Five points: four for colonists, and one for 13 sestertii and the price of two food. */
export const FIVE_POINTS: readonly Action[] = [
  { type: 'playCard', seat: 1, card: 'mercator' },
  { type: 'pass', seat: 1 },
];

/** Ten points: four for colonists, four for two provinces, and two for a kind of goods. */
export const TEN_POINTS: readonly Action[] = [
  { type: 'playCard', seat: 1, card: 'architect' },
  {
    type: 'moveColonist',
    seat: 1,
    kind: 'land',
    from: 'land:lutetia~massilia',
    to: 'land:brigantium~burdigala',
  },
  { type: 'buildHouse', seat: 1, city: 'brigantium' },
  { type: 'buildHouse', seat: 1, city: 'burdigala' },
];

/** A log of the turn of the second player alone. */
export function logOfTurn(actions: readonly Action[]): GameLog {
  return recordFrom(lastTurnOf(), actions);
}
