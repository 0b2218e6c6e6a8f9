/** What happened, in words. */
import type { GameEvent, Seat } from '../index';
import { counted, sestertii } from '../model/counted';
import {
  cardName,
  cardNameAs,
  goodsInWords,
  listed,
  type Names,
  ofItSalt,
  titleCase,
} from './names';

/** A deed of a seat: `builds in Roma`; or a whole sentence, without a seat. */
export interface Phrase {
  readonly seat?: Seat;
  readonly text: string;
}

/** Undefined for what is not worth a word. */
export function describeEvent(event: GameEvent, names: Names): Phrase | undefined {
  switch (event.type) {
    case 'turnStarted':
    case 'displayRefilled':
    case 'forumRefilled':
    case 'gameEnded':
      return undefined;
    case 'praefectusMagnusPassed':
      return { text: `the Praefectus Magnus goes to ${names.player(event.to)}` };
    case 'floodMoved': {
      const way = `from ${names.province(event.from)} to ${names.province(event.to)}`;
      return { text: `the flood of the Nile moves ${way}` };
    }
    default:
      return { seat: event.seat, text: deed(event, names) };
  }
}

type Deed = Exclude<
  GameEvent,
  {
    type:
      | 'turnStarted'
      | 'displayRefilled'
      | 'forumRefilled'
      | 'gameEnded'
      | 'praefectusMagnusPassed'
      | 'floodMoved';
  }
>;

function deed(event: Deed, names: Names): string {
  switch (event.type) {
    case 'cardPlayed':
      return `plays ${cardNameAs(event.card, event.as)}`;
    case 'cardCopied': {
      const card = cardNameAs(event.card, event.as);
      // A Magister goes back to a card of its own player.
      if (event.from === event.seat) return `carries out ${card} again`;
      return event.from === null
        ? `copies ${card} from the display`
        : `copies ${names.player(event.from)}'s ${card}`;
    }
    case 'cardsTakenBack':
      return `takes ${counted(event.count, 'card')} back`;
    case 'partnerActs':
      return `also carries out ${cardNameAs(event.card, event.as)}`;
    case 'cardSuggested':
      return 'suggests a card';
    case 'startCityChosen':
      return `begins in ${names.place(event.city)}`;
    case 'moneyLent':
      return `lends ${sestertii(event.amount)} to ${names.player(event.to)}`;
    case 'moneyReceived':
      return `receives ${sestertii(event.amount)}`;
    case 'colonistPlaced': {
      const { kind, city, paid, money } = event;
      const price = money === undefined ? goodsInWords(paid) : sestertii(money);
      return `places a ${kind} colonist in ${names.place(city)} for ${price}`;
    }
    case 'colonistMoved': {
      const { kind, from, to, steps } = event;
      const way = `from ${names.place(from)} to ${names.place(to)}`;
      return `moves a ${kind} colonist ${way} (${counted(steps, 'step')})`;
    }
    case 'houseBuilt': {
      const money = event.money === 0 ? '' : ` and ${sestertii(event.money)}`;
      return `builds in ${names.place(event.city)} for ${goodsInWords(event.paid)}${money}`;
    }
    case 'provinceProduced':
      return `lets ${names.province(event.province)} produce (bonus: ${goodsInWords(event.bonus)})`;
    case 'goodsReceived': {
      const lost = goodsInWords(event.lost);
      const tooMuch = lost === 'nothing' ? '' : ` (no room for ${lost})`;
      return `receives ${goodsInWords(event.goods)}${tooMuch}`;
    }
    case 'coinsTaken': {
      const provinces = listed(event.provinces.map(names.province));
      return provinces === '' ? 'finds no coins to take' : `takes the coins of ${provinces}`;
    }
    case 'goodsTraded':
      return `${event.deal}s ${event.count} ${event.good}${ofItSalt(event)} for ${sestertii(event.money)}`;
    case 'cardBought':
      return `buys ${cardName(event.card)} for ${goodsInWords(event.paid)}`;
    case 'intermediateScored':
      return `has ${counted(event.points, 'point')} so far`;
    case 'tileDrawn': {
      const { tile, row } = event;
      return row === undefined
        ? `draws a neutral volcano tile (${tile})`
        : `draws a volcano tile: ${tile}, row ${row}`;
    }
    case 'shipMoved':
      return `sails a ship from ${names.place(event.from)} to ${names.place(event.to)}`;
    case 'castleTaken':
      return `takes 1 ${event.good} from ${names.place(event.castle)}`;
    case 'squareEntered':
      return `moves a ship from ${names.place(event.from)} into ${names.place(event.square)}`;
    case 'bonusTaken':
      return `takes the bonus of ${names.place(event.place)}`;
    case 'godScored':
      return `scores ${titleCase(event.god)} (${counted(event.points, 'point')})`;
    case 'tileTaken':
      return `takes ${titleCase(event.tile)}`;
    case 'tileUsed':
      return `uses ${titleCase(event.tile)}`;
    case 'goodChanged':
      return `changes 1 ${event.give} into 1 ${event.take}`;
    case 'concordiaTaken': {
      const why = event.reason === 'lastHouse' ? 'no house is left' : 'no card is left to buy';
      return `takes the Concordia card (${why})`;
    }
  }
}
