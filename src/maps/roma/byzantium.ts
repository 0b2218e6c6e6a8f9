/** Byzantium: the player marks a god with a house and scores it at once. */
import * as z from 'zod/mini';
import {
  changePlayer,
  decision,
  field,
  finish,
  type GameState,
  type God,
  optional,
  type Position,
  passing,
  playerAt,
  refusal,
  type Seat,
  step,
} from '../../kit';
import {
  faultsOf,
  GOD_VALUES,
  GODS,
  impossible,
  SPECIALTIES,
  scoringInputOf,
} from '../../kit-rules';
import { god } from './events';
import { canScore, closeArrival, shipTrackPart } from './part';

const RULE = 'R-10.2';

export const scoringFaults = faultsOf({
  noShipToScore: () => 'no ship has arrived to score a god',
});

/** Choose a god to mark and score. */
export const scoringDecision = decision({
  kind: 'scoreGod',
  shape: {
    by: optional(
      field(
        z.literal('prefect'),
        'Set if a Prefect has moved the ship; otherwise an Architect has.',
      ),
    ),
  },
  audit({ state }, { seat }) {
    if (canScore(state, seat)) return undefined;
    return impossible(scoringFaults.of('noShipToScore'), RULE);
  },
  words: (names, { seat }) => `${names.player(seat)} may score a god`,
});

export const godMarked = refusal({
  reason: 'godMarked',
  code: 'ALREADY_BUILT',
  rule: RULE,
  words: (names, { god }: { readonly god: God }) => `You have already marked ${names.title(god)}.`,
});

/** Mark a god with a house and score it as for one card. */
export const scoreGod = step({
  type: 'scoreGod',
  notation: 'score {god}',
  rule: RULE,
  during: [scoringDecision],
  shape: {
    god,
  },
  candidates: (_position, { seat }) => GODS.map((god) => ({ type: 'scoreGod', seat, god })),

  refusal({ state }, { seat, god }) {
    return shipTrackPart.read(state).marks[god].includes(seat) ? godMarked({ god }) : undefined;
  },

  apply(transition, { seat, god }, { by = 'architect' }) {
    const part = shipTrackPart.read(transition.state);
    const marked = part.marks[god];
    const value = godValue(transition, seat, god);
    const points = marked.length === 0 ? value : Math.ceil(value / 2);
    changePlayer(transition, seat, { houses: playerAt(transition.state, seat).houses - 1 });
    shipTrackPart.write(transition, {
      ...part,
      marks: { ...part.marks, [god]: [...marked, seat] },
      points: part.points.with(seat, (part.points[seat] ?? 0) + points),
    });
    const halved = marked.length > 0;
    const because = { rule: RULE, role: by };
    transition.emit({ type: 'godScored', seat, god, points, halved, because });
    closeArrival(transition, seat, 'byzantium');
    finish(transition);
  },

  words: (names, { god }) => `Score ${names.title(god)}`,
});

export const passScoring = passing(scoringDecision, (transition, { seat, by = 'architect' }) => {
  closeArrival(transition, seat, 'byzantium');
  transition.emit({ type: 'noGodScored', seat, because: { rule: RULE, role: by } });
});

/** Houses of the seat that mark gods. */
export function marksOf(state: GameState, seat: Seat): number {
  const { marks } = shipTrackPart.read(state);
  return GODS.filter((god) => marks[god].includes(seat)).length;
}

/** The points of one card of the god now; for Minerva, of the best specialist, in hand or not. */
function godValue(position: Position, seat: Seat, god: God): number {
  const own = scoringInputOf(position, seat);
  if (god !== 'minerva') return GOD_VALUES[god](own);
  return Math.max(
    ...Object.values(SPECIALTIES).map(
      ({ good, points }) => points * (own.houses[good] + (own.houses.salt ?? 0)),
    ),
  );
}
