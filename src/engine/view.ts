/**
 * What a viewer sees (R-3.1): their own cards, the top of every discard and the display, but not the others' hands,
 * covered discards, the deck or the random generator. When the game is over, all hands and discards are open.
 */

import { applyModifiers, type Position } from '../kit/game';
import { workingCopy } from '../model/freeze';
import type { Seat } from '../model/ids';
import {
  type GameView,
  HIDDEN_CARD,
  type Player,
  type SeenCard,
  type SeenPlayer,
  type Viewer,
} from '../model/state';
import { last } from '../rules/change';
import { seenParts } from './parts';

export function maskState(position: Position, viewer: Viewer): GameView {
  const { game, state } = position;
  const players = state.players.map((player, seat) => seenBy(position, viewer, player, seat));
  // As a spread of the frozen state, it would be made three times more slowly, and read slowly.
  return Object.assign(workingCopy(state), {
    players: Object.freeze(players),
    deck: masked(state.deck.length),
    random: null,
    parts: seenParts(game, state.parts, viewer),
    viewer,
  });
}

function seenBy(position: Position, viewer: Viewer, player: Player, seat: Seat): SeenPlayer {
  if (seat === viewer || position.state.decision === null) return player;
  const { hand, discard } = player;
  const shown =
    viewer !== 'spectator' &&
    applyModifiers(position.game.modifiers.seesHand, false, position, { viewer, seat });
  const { name, money, goods, storehouse, houses } = player;
  const top = last(discard);
  return Object.freeze({
    name,
    hand: shown ? hand : masked(hand.length),
    discard: Object.freeze(top === undefined ? [] : [...masked(discard.length - 1), top]),
    money,
    goods,
    storehouse,
    houses,
  });
}

const MASKED: (readonly SeenCard[])[] = [];

/** A number of hidden cards; the same list each time. */
function masked(count: number): readonly SeenCard[] {
  const known = MASKED[count];
  if (known !== undefined) return known;
  const cards = Object.freeze(Array<SeenCard>(count).fill(HIDDEN_CARD));
  MASKED[count] = cards;
  return cards;
}
