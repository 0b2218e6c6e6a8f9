/** What a card brings where it does what the box says: reckoned without playing it. */
import type { ActionOf } from '../../index';
import type { RoleName } from '../../model/cards';
import { architectChoice } from './architect';
import { type CountedCard, goodOf } from './catalogue';
import { colonistChoice } from './colonist';
import { copyOf, type Holding, stored } from './holding';
import { marketChoice } from './market';
import { mercatorChoice } from './mercator';
import { add, at } from './numbers';
import { prefectGain } from './prefect';
import { type Situation, withHolding } from './situation';

/** A role of a card. */
interface Half {
  readonly card: CountedCard;
  readonly role: RoleName;
}

/** Where a card leads, and what the decision there can bring. */
interface Outlook {
  readonly reached: Situation;
  readonly ahead: number;
}

/** Cards that a Tribune takes back without pay. */
const UNPAID_CARDS = 3;

/** What playing a card brings together with what follows it; undefined if that has to be tried. */
export function gainOfCard(
  situation: Situation,
  { card: id, as }: ActionOf<'playCard'>,
): number | undefined {
  const card = situation.places.catalogue.get(id);
  const role = as ?? card?.roles[0];
  if (card === undefined || role === undefined) return undefined;
  const holding = copyOf(situation.holding);
  holding.hand -= 1;
  const half = { card, role };
  const outlook =
    role === 'diplomat' ? copying(situation, holding) : carriedOut(situation, holding, half);
  return outlook && outlook.reached.worth - situation.worth + outlook.ahead;
}

/** A role that begins with the holding, which it changes. */
function carriedOut(situation: Situation, holding: Holding, half: Half): Outlook | undefined {
  begin(holding, half);
  const reached = withHolding(situation, holding);
  const ahead = aheadOf(reached, half.role);
  return ahead === undefined ? undefined : { reached, ahead };
}

/** What happens before there is anything to decide. */
function begin(holding: Holding, { card, role }: Half): void {
  const good = goodOf(role);
  if (role === 'mercator') holding.money += card.income;
  else if (role === 'tribune') {
    holding.money += Math.max(0, holding.cards - holding.hand - UNPAID_CARDS);
    holding.hand = holding.cards;
  } else if (good !== -1) {
    const room = Math.max(0, holding.spaces - stored(holding));
    add(holding.goods, good, Math.min(room, at(holding.houses, good)));
  }
}

/** What the role's decision brings; undefined for a role of which nothing is known. */
function aheadOf(reached: Situation, role: RoleName): number | undefined {
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
      return colonistChoice(reached, undefined, 1, false).gain;
    case 'colonist':
      return colonistChoice(reached, undefined, 6, true).gain;
    default:
      return goodOf(role) === -1 ? undefined : 0;
  }
}

/** A Diplomat: the best of what lies on the discards of others. */
function copying(situation: Situation, holding: Holding): Outlook | undefined {
  const halves = halvesToCopy(situation);
  const [only] = halves;
  // Where there is no choice it is copied at once.
  if (halves.length === 1 && only !== undefined) return carriedOut(situation, holding, only);
  const reached = withHolding(situation, holding);
  let ahead = 0;
  for (const half of halves) {
    const outlook = carriedOut(reached, copyOf(holding), half);
    if (outlook === undefined) return undefined;
    ahead = Math.max(ahead, outlook.reached.worth - reached.worth + outlook.ahead);
  }
  return { reached, ahead };
}

function halvesToCopy({ table, seat, places }: Situation): readonly Half[] {
  const cards = new Set<CountedCard>();
  for (const [other, { discard }] of table.players.entries()) {
    const card = places.catalogue.get(discard[discard.length - 1] ?? '');
    if (other === seat || card === undefined || card.roles.includes('diplomat')) continue;
    cards.add(card);
  }
  return [...cards].flatMap((card) => card.roles.map((role) => ({ card, role })));
}
