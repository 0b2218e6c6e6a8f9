/** Byzantium: a god is marked with a house and scored at once. */
import { SPECIALTIES } from '../../cards/catalogue';
import { contenderOf } from '../../engine/final';
import type { DecisionOf } from '../../model/decision';
import { refuse } from '../../model/errors';
import { GODS, type God } from '../../model/gods';
import type { Seat } from '../../model/ids';
import type { GameState } from '../../model/state';
import { changePlayer, finish, playerAt } from '../../rules/change';
import type { DecisionHandler, Game, Play } from '../../rules/game';
import { wrongDecision } from '../../rules/refusals';
import { GOD_VALUES } from '../../scoring/gods';
import { shipTrackPart } from './part';
import { closeArrival, openArrivals } from './ships';

/** Whether a ship has come this turn and can still score. */
export function canScore(state: GameState, seat: Seat): boolean {
  const waits = openArrivals(state, seat).some(({ field }) => field === 'byzantium');
  return waits && playerAt(state, seat).houses > 0;
}

/** Houses of the seat that mark gods. */
export function marksOf(state: GameState, seat: Seat): number {
  const { marks } = shipTrackPart.read(state);
  return GODS.filter((god) => marks[god].includes(seat)).length;
}

export const scoreGod: DecisionHandler<DecisionOf<'scoreGod'>> = {
  kind: 'scoreGod',

  legal(_game, state, { seat }) {
    const { marks } = shipTrackPart.read(state);
    const open = GODS.filter((god) => !marks[god].includes(seat));
    return [
      ...open.map((god) => ({ type: 'scoreGod', seat, god }) as const),
      { type: 'pass', seat },
    ];
  },

  apply(play, decision, action) {
    const { seat } = decision;
    if (action.type === 'scoreGod') markGod(play, seat, action.god);
    else if (action.type !== 'pass') wrongDecision(decision, action);
    closeArrival(play, seat, 'byzantium');
    finish(play);
  },

  check(_game, state, { seat }) {
    if (canScore(state, seat)) return undefined;
    return { code: 'INVALID_STATE', message: 'No ship is there to score a god.', rule: 'R-10.2' };
  },
};

function markGod(play: Play, seat: Seat, god: God): void {
  const { game, state } = play;
  const part = shipTrackPart.read(state);
  const marked = part.marks[god];
  if (marked.includes(seat)) {
    refuse({
      code: 'ALREADY_BUILT',
      message: `An own house marks ${god} already.`,
      rule: 'R-10.2',
      details: { god },
    });
  }
  const value = godValue(game, state, seat, god);
  const points = marked.length === 0 ? value : Math.ceil(value / 2);
  changePlayer(play, seat, { houses: playerAt(state, seat).houses - 1 });
  shipTrackPart.write(play, {
    ...part,
    marks: { ...part.marks, [god]: [...marked, seat] },
    points: part.points.with(seat, (part.points[seat] ?? 0) + points),
  });
  play.events?.push({ type: 'godScored', seat, god, points });
}

/** One card of the god as it would count now; of Minerva the best specialist, held or not. */
function godValue(game: Game, state: GameState, seat: Seat, god: God): number {
  const own = contenderOf(game, state, seat);
  if (god !== 'minerva') return GOD_VALUES[god](own);
  return Math.max(
    ...Object.values(SPECIALTIES).map(
      ({ good, points }) => points * (own.houses[good] + (own.houses.salt ?? 0)),
    ),
  );
}
