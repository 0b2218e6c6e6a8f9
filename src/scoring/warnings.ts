/** Warnings about valid but probably incomplete entries of a score sheet. */
import type { CardId, Cards } from '../model/cards';
import { counted } from '../model/counted';
import { PLAIN_GODS } from '../model/gods';
import type { Boxes } from './boxes';
import { sortByGod } from './score';
import type { PlayerSheet, ScoreSheet } from './sheet';
import { sheetTeams } from './sheet-teams';

/**
 * A player without all cards of the starting hand has left some out, because they are never lost. At the end, one player
 * has the Concordia card.
 *
 * @param ended - whether the game is over; before that, nobody has the Concordia card.
 */
export function sheetWarnings(
  sheet: ScoreSheet,
  ended: boolean,
  cards: Cards,
  boxes: Boxes,
): readonly string[] {
  // Without teams, players start with the shortest hand, or with one that contains it.
  const hands =
    sheetTeams(sheet) === undefined ? boxes.alone.hands.slice(0, 1) : boxes.partners.hands;
  const warnings = sheet.players.flatMap(({ name, cards: own }) => {
    const missing = hands.map((hand) => missingOf(cards, hand, own));
    const fewest = missing.sort((a, b) => a.length - b.length)[0] ?? [];
    return fewest.length === 0
      ? []
      : [`${name} lacks cards of the starting hand, which nobody loses: ${fewest.join(', ')}`];
  });
  const isOpen =
    ended && sheet.players.length > 1 && !sheet.players.some(({ concordia }) => concordia);
  return isOpen
    ? [...warnings, 'nobody has the Concordia card, worth 7 points at the end of the game']
    : warnings;
}

/** The cards of a hand that a player lacks; if only gods are counted, the gods. */
function missingOf(
  catalogue: Cards,
  hand: readonly CardId[],
  cards: PlayerSheet['cards'],
): readonly string[] {
  if (!('length' in cards)) {
    const { plain } = sortByGod(catalogue, hand);
    return PLAIN_GODS.flatMap((god) => {
      const missing = plain[god] - (cards[god] ?? 0);
      return missing > 0 ? [counted(missing, `card of ${god}`, `cards of ${god}`)] : [];
    });
  }
  const left: string[] = [...cards];
  return hand.filter((card) => {
    const at = left.indexOf(card);
    if (at !== -1) left.splice(at, 1);
    return at === -1;
  });
}
