/** Tiles that move colonists, or place a new one. */
import {
  actions,
  ask,
  COLONIST_KINDS,
  changePlayer,
  count,
  decision,
  finish,
  interrupt,
  passing,
  playerAt,
  proceed,
  step,
  type Transition,
  withCause,
} from '../../../kit';
import {
  canMove,
  countColonists,
  faultsOf,
  impossible,
  moneyAfter,
  moveColonist,
  moveRefusal,
  moves,
  placeFromStorehouse,
  placesOfColonist,
  priceOfMove,
  purseOf,
  stepsOf,
} from '../../../kit-rules';
import { isMoving } from '../moving';
import { type ForumTile, oneWay, type TileWay } from '../tile';

/** Sestertii for a colonist of Publius. */
const COLONIST_PRICE = 5;

/** One step for each of the player's colonists; modifiers of an Architect do not apply. */
export const julius = {
  id: 'julius',
  color: 'green',
  use: {
    ways(position, seat) {
      const steps = countColonists(position.state, seat);
      if (!canMove(position, seat, steps)) return [];
      return oneWay((transition) =>
        interrupt(transition, () => ask(transition, { kind: 'moveColonists', seat, steps })),
      );
    },
  },
} as const satisfies ForumTile;

export const moveFaults = faultsOf({
  fewerSteps: (names, { tile }: { readonly tile: string }) =>
    `${names.title(tile)} does not have that many steps`,
});

/** Move colonists with Julius, who is no Architect. */
export const moveColonists = decision({
  kind: 'moveColonists',
  shape: {
    steps: count(1, 20, 'Steps left to share among the colonists.'),
  },
  when: 'anyTime',
  audit({ state }, { seat, steps }) {
    if (steps <= countColonists(state, seat)) return undefined;
    return impossible(moveFaults.of('fewerSteps', { tile: 'julius' }), 'R-12.3');
  },
  words: (names, { seat, steps }) =>
    `${names.player(seat)} may move (${names.counted(steps, 'step')} left)`,
});

export const moveByTile = step({
  ...actions.moveColonist,
  rule: 'R-12.3',
  during: [moveColonists],
  candidatesAreLegal: true,
  candidates: (position, { seat, steps }, wanted) => moves(position, seat, steps, wanted),
  refusal: (position, action, { steps }) => moveRefusal(position, action, steps),
  cost: priceOfMove,
  apply(transition, action, { seat, steps }) {
    let left = steps;
    withCause(transition, { tile: 'julius' }, () => {
      left -= moveColonist(transition, action);
    });
    if (left === 0) finish(transition);
    else proceed(transition, { kind: 'moveColonists', seat, steps: left });
  },
});

export const moveNoMore = passing(moveColonists);

/** A colonist is placed where a Colonist could place it. */
export const publius = {
  id: 'publius',
  color: 'green',
  use: {
    price: COLONIST_PRICE,
    ways(position, seat) {
      if (purseOf(position, seat) < COLONIST_PRICE) return [];
      const { storehouse } = playerAt(position.state, seat);
      const found: TileWay[] = [];
      for (const kind of COLONIST_KINDS) {
        if (storehouse[kind] === 0) continue;
        for (const city of placesOfColonist(position, seat, kind)) {
          found.push({
            choice: { kind, city },
            cost: { money: COLONIST_PRICE },
            carryOut(transition) {
              const money = COLONIST_PRICE;
              changePlayer(transition, seat, { money: moneyAfter(transition, seat, money) });
              placeFromStorehouse(transition, seat, kind, city);
              transition.emit({ type: 'colonistPlaced', seat, kind, city, paid: {}, money });
              countStepsAgain(transition);
            },
          });
        }
      }
      return found;
    },
  },
} as const satisfies ForumTile;

/** An Architect who has not moved yet has one more step with one more colonist. */
function countStepsAgain(transition: Transition): void {
  const open = transition.deciding;
  if (open === undefined || !isMoving(open)) return;
  proceed(transition, { ...open, steps: stepsOf(transition, open.seat) });
}
