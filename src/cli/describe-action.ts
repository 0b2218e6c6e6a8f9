/** An action as a sentence, also one that makes no sense. */
import { type Action, type ActionOf, ActionSchema } from '../index';
import { counted } from '../model/counted';
import { cardName, goodsInWords, type Names, ofItSalt, titleCase } from './names';
import { shortened } from './printable';

const MAX_LENGTH = 200;

/** @param action - as it was written; not necessarily an action at all. */
export function describeAction(action: unknown, names: Names): string {
  const parsed = ActionSchema.safeParse(action);
  return parsed.success
    ? `${names.player(parsed.data.seat)} ${deed(parsed.data, names)}`
    : asWritten(action);
}

function deed(action: Action, names: Names): string {
  switch (action.type) {
    case 'playCard':
      return `plays ${cardName(action.card)}${asRole(action.as)}`;
    case 'moveColonist': {
      const { kind, from, to } = action;
      return `moves a ${kind} colonist from ${names.place(from)} to ${names.place(to)}`;
    }
    case 'buildHouse':
      return `builds a house in ${names.place(action.city)}${paying(action)}`;
    case 'placeColonist':
      return `places a ${action.kind} colonist in ${names.place(action.city)}${paying(action)}`;
    case 'produceProvince': {
      const bonus = action.good === undefined ? '' : ` with ${action.good} as the bonus`;
      return `lets ${names.province(action.province)} produce${bonus}`;
    }
    case 'takeCoins':
      return 'takes the coins of the bonus markers';
    case 'takeIncome':
      return "takes the Colonist's sestertii";
    case 'trade':
      return `${action.deal}s ${action.count} ${action.good}${ofItSalt(action)}`;
    case 'copyCard': {
      // A Magister goes back to a card of its own player.
      const again = action.from === action.seat;
      const what = again
        ? 'carries out the card before it again'
        : `copies the top card of ${names.player(action.from)}`;
      return `${what}${asRole(action.as)}`;
    }
    case 'buyCard':
      return `buys ${cardName(action.card)}${paying(action)}`;
    case 'keepGoods':
      return `keeps ${goodsInWords(action.goods)}`;
    case 'suggestCard':
      return `suggests ${cardName(action.card)}`;
    case 'chooseStartCity':
      return `begins in ${names.place(action.city)}`;
    case 'moveShip':
      return `sails a ship from ${names.place(action.from)} to ${names.place(action.to)}`;
    case 'takeBonus': {
      const good = action.good === undefined ? '' : ` (${action.good})`;
      return `takes the bonus of ${names.place(action.place)}${good}`;
    }
    case 'takeCastle':
      return `takes the good of ${names.place(action.castle)}`;
    case 'enterSquare':
      return `moves a ship from ${names.place(action.from)} into ${names.place(action.square)}`;
    case 'scoreGod':
      return `scores ${titleCase(action.god)}`;
    case 'chooseTile':
      return `keeps ${titleCase(action.tile)}`;
    case 'takeTile':
      return `takes ${titleCase(action.tile)} from the forum`;
    case 'useTile':
      return `uses ${titleCase(action.tile)}${tileChoice(action, names)}`;
    case 'changeGood':
      return `changes 1 ${action.give} into 1 ${action.take}`;
    case 'pass':
      return 'passes';
  }
}

/** What the owner of a tile has chosen. */
function tileChoice(action: ActionOf<'useTile'>, names: Names): string {
  const { good, count, city, kind, province, card, as } = action;
  const choices = [
    good,
    kind && `a ${kind} colonist`,
    city && names.place(city),
    province && names.province(province),
    count && `${counted(count, 'bonus good')} sold`,
    card && `${cardName(card)}${asRole(as)}`,
  ].filter((choice) => choice !== undefined);
  return choices.length === 0 ? '' : ` (${choices.join(', ')})`;
}

function asRole(role: string | undefined): string {
  return role === undefined ? '' : ` as ${titleCase(role)}`;
}

function paying({ pay }: { readonly pay?: Parameters<typeof goodsInWords>[0] }): string {
  return pay === undefined ? '' : `, paying ${goodsInWords(pay)}`;
}

function asWritten(action: unknown): string {
  return shortened(JSON.stringify(action) ?? 'nothing', MAX_LENGTH);
}
