/**
 * Legatus: look at the partner's hand and suggest a card. What the partner plays then is the
 * turn's business.
 */
import {
  ask,
  card,
  decision,
  event,
  finish,
  meaning,
  passing,
  playerAt,
  type Role,
  seat,
  step,
} from '../../kit';
import { teamPart, teamPartner } from './part';

/** Look at the partner's hand and suggest a card. */
export const legatusDecision = /* @__PURE__ */ decision({
  kind: 'legatus',
  audit({ game, state }, { seat }) {
    const { next } = teamPart.read(state);
    if (next?.do === 'play' && next.seat === teamPartner(game, seat)) return undefined;
    return { code: 'INVALID_STATE', message: 'The partner plays no card next.', rule: 'R-9.9' };
  },
  words: () => 'may suggest a card',
});

export const legatus: Role = {
  name: 'legatus',
  rule: 'R-9.9',
  begin: (play, seat) => ask(play, { kind: 'legatus', seat }),
};

/** A card was suggested; only the partners know which. */
export const cardSuggested = /* @__PURE__ */ event({
  type: 'cardSuggested',
  shape: { seat },
  words: () => 'suggests a card',
});

/** Show the partner which of their cards to play; they need not follow. */
const suggestCard = /* @__PURE__ */ step({
  type: 'suggestCard',
  rule: 'R-9.9',
  during: [legatusDecision],
  shape: { card: /* @__PURE__ */ meaning(card, "A card of the partner's hand.") },
  options({ game, state }, { seat }) {
    const { hand } = playerAt(state, teamPartner(game, seat));
    return [...new Set(hand)].map((card) => ({ card }));
  },
  refusal({ game, state }, { seat, card }) {
    if (playerAt(state, teamPartner(game, seat)).hand.includes(card)) return undefined;
    return {
      code: 'CARD_NOT_IN_HAND',
      message: `${card} is not in the partner's hand.`,
      rule: 'R-9.9',
      details: { card },
    };
  },
  apply(play, { seat, card }) {
    finish(play);
    const suggested = { to: teamPartner(play.game, seat), card };
    teamPart.write(play, { ...teamPart.read(play.state), suggested });
    play.emit({ type: 'cardSuggested', seat });
  },
  words: (names, { card }) => `suggests ${names.card(card)}`,
});

export const legatusSteps = [suggestCard, /* @__PURE__ */ passing(legatusDecision)] as const;
