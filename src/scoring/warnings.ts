/** What is probably missing on a valid score sheet. */
import type { CardId, Cards } from '../model/cards';
import type { WarningFacts } from '../model/fault-facts';
import { type Fault, faultOf } from '../model/faults';
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
): readonly Fault[] {
  // Without teams, players start with the shortest hand, or with one that contains it.
  const hands =
    sheetTeams(sheet) === undefined ? boxes.alone.hands.slice(0, 1) : boxes.partners.hands;
  const warnings = sheet.players.flatMap(({ name: player, cards: own }) => {
    const [missing = []] = hands
      .map((hand) => missingOf(cards, hand, own))
      .sort((a, b) => a.length - b.length);
    return missing.length === 0 ? [] : [faultOf('startingCardsMissing', { player, missing })];
  });
  const isOpen =
    ended && sheet.players.length > 1 && !sheet.players.some(({ concordia }) => concordia);
  return isOpen ? [...warnings, faultOf('nobodyHasConcordia')] : warnings;
}

/** The cards of a hand that a player lacks; if only gods are counted, how many of which. */
function missingOf(
  catalogue: Cards,
  hand: readonly CardId[],
  cards: PlayerSheet['cards'],
): WarningFacts['startingCardsMissing']['missing'] {
  if (!('length' in cards)) {
    const { plain } = sortByGod(catalogue, hand);
    return PLAIN_GODS.flatMap((god) => {
      const count = plain[god] - (cards[god] ?? 0);
      return count > 0 ? [{ god, count }] : [];
    });
  }
  const left: string[] = [...cards];
  return hand.filter((card) => {
    const at = left.indexOf(card);
    if (at !== -1) left.splice(at, 1);
    return at === -1;
  });
}
