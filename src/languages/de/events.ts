/** Events, as whole sentences without a full stop. */
import type { Cost } from '../../model/any';
import { type Names, pieceIn } from '../../model/names';
import type { OwnWords } from '../own';
import { hasAny } from '../shared';
import { withSalt } from './actions';
import { CARDS, counted, form, from as fromPlace, POINTS, to as toPlace } from './grammar';
import { colonists, ofProvince, province as theProvince } from './nouns';

/** Without a text. */
const silent = () => undefined;

export const events: OwnWords['events'] = {
  turnStarted: silent,
  displayRefilled: silent,
  gameEnded: () => 'Die Partie ist zu Ende',
  decisionOpened: silent,
  handsOpened: silent,
  viewChanged: silent,
  cardPlayed: (names, { seat, card, as }) => `${names.player(seat)} spielt ${names.card(card, as)}`,
  cardCopied(names, { seat, from, card, as }) {
    const who = names.player(seat);
    const named = names.card(card, as);
    if (from === seat) return `${who} führt ${named} noch einmal aus`;
    return from === null
      ? `${who} kopiert ${named} aus der Auslage`
      : `${who} kopiert ${named} von ${names.player(from)}`;
  },
  nothingDone: (names, { seat }) => `Die Karte von ${names.player(seat)} hat keine Wirkung`,
  cardsTakenBack: (names, { seat, count }) =>
    `${names.player(seat)} nimmt ${counted(count, CARDS)} auf die Hand zurück`,
  moneyLent: (names, { seat, to, amount }) =>
    `${names.player(seat)} verleiht ${names.money(amount)} an ${names.player(to)}`,
  moneyReceived: (names, { seat, amount }) => `${names.player(seat)} erhält ${names.money(amount)}`,
  colonistPlaced: (names, { seat, kind, city, paid, money = 0 }) =>
    `${names.player(seat)} setzt${paying(names, { goods: paid, money })} einen ${colonists(kind)} in ${names.place(city)} ein`,
  colonistMoved: (names, { seat, kind, from, to, steps, money = 0 }) =>
    `${names.player(seat)} zieht einen ${colonists(kind)} ${fromPlace(names.place(from))} ${toPlace(names.place(to))} (${names.cost({ money, steps })})`,
  shipMoved: (names, { seat, from, to }) =>
    `${names.player(seat)} fährt mit einem Schiff ${fromPlace(names.place(from))} ${toPlace(names.place(to))}`,
  houseBuilt: (names, { seat, city, paid, money }) =>
    `${names.player(seat)} baut${paying(names, { goods: paid, money })} ein Haus in ${names.place(city)}`,
  provinceProduced: (names, { seat, province, bonus }) =>
    `${names.player(seat)} lässt ${theProvince(names, province)} produzieren (Bonus: ${names.goods(bonus)})`,
  goodsReceived(names, { seat, goods, lost }) {
    const isTooMuch = hasAny(lost);
    const tooMuch = isTooMuch ? ` (kein Platz für ${names.goods(lost)})` : '';
    return `${names.player(seat)} erhält ${names.goods(goods)}${tooMuch}`;
  },
  coinsTaken: (names, { seat, provinces }) =>
    provinces.length === 0
      ? `${names.player(seat)} findet keine Münzen vor`
      : `${names.player(seat)} nimmt die Münzen ${form(provinces.length, OF_PROVINCES)} ${names.listed(provinces.map((id) => names.province(id)))}`,
  markerLaid: (names, { province, good }) =>
    good === null
      ? `Der Bonusmarker ${ofProvince(names, province)} bringt keine Ware mehr`
      : `In ${ofProvince(names, province)} liegt jetzt ein Bonusmarker für ${names.good(good)}`,
  markerRemoved: (names, { province }) =>
    `Der Bonusmarker ${ofProvince(names, province)} wird entfernt`,
  goodsTraded: (names, { seat, deal, good, count, salt, money }) =>
    `${names.player(seat)} ${deal === 'buy' ? 'kauft' : 'verkauft'} ${names.goods({ [good]: count })}${withSalt(names, salt)} für ${names.money(money)}`,
  cardBought: (names, { seat, card, paid }) =>
    `${names.player(seat)} kauft ${names.card(card)}${paying(names, { goods: paid })}`,
  praefectusMagnusUsed: (names, { seat }) => `${names.player(seat)} nutzt den Praefectus Magnus`,
  praefectusMagnusPassed: (names, { to }) => `Der Praefectus Magnus geht an ${names.player(to)}`,
  concordiaTaken: (names, { seat, reason }) =>
    `${names.player(seat)} nimmt die Concordia-Karte (${reason === 'lastHouse' ? 'das letzte Haus ist gebaut' : 'die letzte Karte ist gekauft'})`,

  tileDrawn: (names, { seat, tile, province, row }) =>
    row === undefined || province === undefined
      ? `${names.player(seat)} deckt ein neutrales Vulkanplättchen auf (${pieceIn(names)(tile)})`
      : `${names.player(seat)} deckt ein Vulkanplättchen ${ofProvince(names, province)} auf (Reihe ${row})`,
  volcanoReshuffled: (_names, { tiles }) =>
    `${counted(tiles, NEUTRAL)} ${form(tiles, MAKE)} einen neuen Stapel`,
  bonusTaken: (names, { seat, place }) =>
    `${names.player(seat)} nimmt den Bonus ${fromPlace(names.place(place))}`,
  godScored: (names, { seat, god, points }) =>
    `${names.player(seat)} wertet ${names.title(god)} (${counted(points, POINTS)})`,
  noGodScored: (names, { seat }) => `${names.player(seat)} wertet keine Gottheit`,
  castleTaken: (names, { seat, castle, good }) =>
    `${names.player(seat)} nimmt ${names.goods({ [good]: 1 })} ${fromPlace(names.place(castle))}`,
  floodMoved: (names, { from, to }) =>
    `Die Nilflut zieht von ${names.province(from)} nach ${names.province(to)}`,
  dockingDue: silent,
  dockingBegun: silent,
  squareEntered: (names, { seat, square, from }) =>
    `${names.player(seat)} fährt mit einem Schiff ${fromPlace(names.place(from))} ins Handelsfeld ${names.place(square)}`,

  partnerFollows: silent,
  partnerActs: (names, { seat, card, as }) =>
    `${names.player(seat)} führt ebenfalls ${names.card(card, as)} aus`,
  partnerPlays: silent,
  cardSuggested: (names, { seat }) => `${names.player(seat)} empfiehlt eine Karte`,
  startCityChosen: (names, { seat, city }) =>
    `${names.player(seat)} beginnt in ${names.place(city)}`,
  intermediateScored: (names, { seat, points }) =>
    `${names.player(seat)} hat bisher ${counted(points, POINTS)}`,

  tileTaken: (names, { seat, tile }) =>
    `${names.player(seat)} nimmt die Forumskarte ${names.title(tile)}`,
  tileBid: (names, { seat, tile, points }) =>
    `${names.player(seat)} bietet ${names.points(points)} für ${names.title(tile)}`,
  bidPassed: (names, { seat }) => `${names.player(seat)} bietet nicht mehr`,
  tileSold: (names, { seat, tile, points }) =>
    points === 0
      ? `${names.title(tile)} kostet ${names.player(seat)} nichts`
      : `${names.player(seat)} verliert am Ende ${names.points(points)} für ${names.title(tile)}`,
  tileUsed: (names, { seat, tile }) =>
    `${names.player(seat)} nutzt die Forumskarte ${names.title(tile)}`,
  goodChanged: (names, { seat, give, take }) =>
    `${names.player(seat)} tauscht ${names.goods({ [give]: 1 })} gegen ${names.goods({ [take]: 1 })}`,
  housePriceLowered: (names, { seat, city }) =>
    `${names.player(seat)} zahlt weniger für ein Haus in ${names.place(city)}`,
  tileNoted: silent,
  cardDone: silent,
  forumReshuffled: (_names, { tiles }) =>
    `${counted(tiles, USED_TILES)} ${form(tiles, MAKE)} einen neuen Stapel`,
  forumRefilled: silent,
};

const NEUTRAL = { one: 'neutrales Vulkanplättchen', other: 'neutrale Vulkanplättchen' };
const USED_TILES = { one: 'genutzte Forumskarte', other: 'genutzte Forumskarten' };
const OF_PROVINCES = { one: 'der Provinz', other: 'der Provinzen' };
const MAKE = { one: 'bildet', other: 'bilden' };

function paying(names: Names, cost: Cost): string {
  const paid = names.cost(cost);
  return paid === '' ? ' kostenlos' : ` für ${paid}`;
}
