/** What a plain card brings, calculated without playing it. */
import type { ActionByType } from '../../index';
import { architectChoice } from './architect';
import type { CountedCard, Half } from './catalogue';
import { colonistChoice } from './colonist';
import { copyOf, stored } from './holding';
import { marketChoice } from './market';
import { mercatorChoice } from './mercator';
import { add, numberAt } from './numbers';
import { prefectGain } from './prefect';
import { type Situation, withHolding } from './situation';

/** The situation after a card, and what its decision can bring. */
interface Outlook {
  readonly reached: Situation;
  readonly ahead: number;
}

/** Cards that a Tribune takes back without pay. */
const UNPAID_CARDS = 3;

/** The gain of playing a card, with all that follows; `undefined` if it has to be tried. */
export type GainOfCard = (action: ActionByType<'playCard'>) => number | undefined;

/** Calculates the gains of the cards of a hand. */
export function reckoning(situation: Situation): GainOfCard {
  const { places, worth } = situation;
  const holding = copyOf(situation.holding);
  holding.hand -= 1;
  const played = withHolding(situation, holding);
  const known = new Map<string, Outlook>();
  const outlookOf = (half: Half): Outlook | undefined => {
    const before = known.get(half.key);
    if (before !== undefined) return before;
    const outlook = carriedOut(played, half);
    if (outlook !== undefined) known.set(half.key, outlook);
    return outlook;
  };
  return ({ card, as }) => {
    const halves = places.catalogue.get(card)?.halves ?? [];
    const half = as === undefined ? halves[0] : halves.find(({ role }) => role === as);
    const outlook =
      half && (half.role === 'diplomat' ? copying(played, outlookOf) : outlookOf(half));
    return outlook && outlook.reached.worth - worth + outlook.ahead;
  };
}

/** The outlook of a role; `undefined` for one that is unknown, or that the map changes. */
function carriedOut(situation: Situation, half: Half): Outlook | undefined {
  if (situation.places.tried?.has(half.role) !== false) return undefined;
  const reached = begun(situation, half);
  const ahead = aheadOf(reached, half);
  return ahead === undefined ? undefined : { reached, ahead };
}

/** The situation after what happens before the decision. */
function begun(situation: Situation, { role, good, income }: Half): Situation {
  if (role !== 'mercator' && role !== 'tribune' && good === -1) return situation;
  const holding = copyOf(situation.holding);
  if (role === 'mercator') holding.money += income;
  if (role === 'tribune') {
    holding.money += Math.max(0, holding.cards - holding.hand - UNPAID_CARDS);
    holding.hand = holding.cards;
  }
  if (good !== -1) {
    const room = Math.max(0, holding.spaces - stored(holding));
    add(holding.goods, good, Math.min(room, numberAt(holding.built.houses, good)));
  }
  return withHolding(situation, holding);
}

/** The gain of the role's decision; `undefined` for an unknown role. */
function aheadOf(reached: Situation, { role, good }: Half): number | undefined {
  switch (role) {
    case 'architect':
      return architectChoice(reached, reached.holding.colonists).gain;
    case 'prefect':
      return prefectGain(reached);
    case 'mercator':
      return mercatorChoice(reached, {}).gain;
    case 'senator':
      return marketChoice(reached, 2, true).gain;
    case 'consul':
      return marketChoice(reached, 1, false).gain;
    case 'tribune':
      return canPlace(reached) ? colonistChoice(reached, undefined, 1, false).gain : 0;
    case 'colonist':
      return colonistChoice(reached, undefined, 6, true).gain;
    default:
      return good === -1 ? undefined : 0;
  }
}

/** Whether a colonist can be placed in the capital, which may have routes only by land or only by sea. */
function canPlace({ table, seat, places }: Situation): boolean {
  const { land = 0, sea = 0 } = table.players[seat]?.storehouse ?? {};
  const { capital } = places.board;
  return (land > 0 && capital.land.length > 0) || (sea > 0 && capital.sea.length > 0);
}

/** A Diplomat: the best of the top cards of the others' discards. */
function copying(
  situation: Situation,
  outlookOf: (half: Half) => Outlook | undefined,
): Outlook | undefined {
  const halves = halvesToCopy(situation);
  const [only] = halves;
  // Without a choice, it is copied at once.
  if (halves.length === 1 && only !== undefined) return outlookOf(only);
  let most = 0;
  for (const half of halves) {
    const outlook = outlookOf(half);
    if (outlook === undefined) return undefined;
    most = Math.max(most, outlook.reached.worth - situation.worth + outlook.ahead);
  }
  return { reached: situation, ahead: most };
}

/** The roles of the cards to copy, each card once. */
function halvesToCopy({ table, seat, places }: Situation): readonly Half[] {
  const cards: CountedCard[] = [];
  const found: Half[] = [];
  for (let other = 0; other < table.players.length; other++) {
    const discard = table.players[other]?.discard;
    if (other === seat || discard === undefined || discard.length === 0) continue;
    const card = places.catalogue.get(discard[discard.length - 1] ?? '');
    if (card === undefined || !card.canBeCopied || cards.includes(card)) continue;
    cards.push(card);
    found.push(...card.halves);
  }
  return found;
}
