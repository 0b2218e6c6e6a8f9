/** Tiles that move colonists, or put a new one on the board. */
import {
  type AnyDecision,
  actions,
  ask,
  COLONIST_KINDS,
  changePlayer,
  count,
  decision,
  dueTo,
  finish,
  interrupt,
  passing,
  playerAt,
  proceed,
  step,
  type WorkingTable,
} from '../../../kit';
import {
  canMove,
  countColonists,
  leaveStorehouse,
  moneyAfter,
  moveColonist,
  moveRefusal,
  moves,
  purseOf,
  stepsFor,
  stepsOf,
} from '../../../kit-rules';
import { isMoving } from '../moving';
import { oneWay, type Tile, type Way } from '../tile';

/** Sestertii that Publius takes for a colonist. */
const COLONIST_PRICE = 5;

/** One step for each own colonist; what gives an Architect more is not for him. */
export const julius = {
  id: 'julius',
  color: 'green',
  use: {
    ways(table, seat) {
      const steps = countColonists(table.state, seat);
      if (!canMove(table, seat, steps)) return [];
      return oneWay((play) =>
        interrupt(play, () => ask(play, { kind: 'moveColonists', seat, steps })),
      );
    },
  },
} as const satisfies Tile;

/** Move colonists by Julius, who is no Architect. */
export const moveColonists = decision({
  kind: 'moveColonists',
  shape: {
    /** Steps left to share among the colonists. */
    steps: count(1, 20, 'Steps left to share among the colonists.'),
  },
  when: 'anyTime',
  audit({ state }, { seat, steps }) {
    if (steps <= countColonists(state, seat)) return undefined;
    return { code: 'INVALID_STATE', message: 'Julius has fewer steps.', rule: 'R-12.3' };
  },
  words: (names, { steps }) => `may move (${names.counted(steps, 'step')} left)`,
});

export const moveByTile = step({
  ...actions.moveColonist,
  rule: 'R-12.3',
  during: [moveColonists],
  isNarrow: true,
  options: (table, { seat, steps }, wanted) => moves(table, seat, steps, wanted),
  refusal: (table, action, { steps }) => moveRefusal(table, action, steps),
  cost: (table, action) => ({ steps: stepsFor(table, action) }),
  apply(play, action, { seat, steps }) {
    let left = steps;
    dueTo(play, { tile: 'julius' }, () => {
      left -= moveColonist(play, action);
    });
    if (left === 0) finish(play);
    else proceed(play, { kind: 'moveColonists', seat, steps: left });
  },
});

export const moveNoMore = passing(moveColonists);

/** A colonist appears where a Tribune would let it. */
export const publius = {
  id: 'publius',
  color: 'green',
  use: {
    price: COLONIST_PRICE,
    ways(table, seat) {
      if (purseOf(table, seat) < COLONIST_PRICE) return [];
      const { storehouse } = playerAt(table.state, seat);
      const found: Way[] = [];
      for (const kind of COLONIST_KINDS) {
        if (storehouse[kind] === 0) continue;
        for (const city of table.game.board.capital[kind]) {
          found.push({
            choice: { kind, city },
            cost: { money: COLONIST_PRICE },
            carryOut(play) {
              const money = COLONIST_PRICE;
              changePlayer(play, seat, { money: moneyAfter(play, seat, money) });
              leaveStorehouse(play, seat, kind, city);
              play.emit({ type: 'colonistPlaced', seat, kind, city, paid: {}, money });
              countStepsAgain(play, play.state.decision);
            },
          });
        }
      }
      return found;
    },
  },
} as const satisfies Tile;

/** An Architect who has not moved yet has a step more with one more colonist. */
function countStepsAgain(play: WorkingTable, open: AnyDecision | null): void {
  if (open === null || !isMoving(open)) return;
  proceed(play, { ...open, steps: stepsOf(play, open.seat) });
}
