/** Events, as sentences without a full stop. */
import type { Cost } from '../../model/any';
import type { OwnWords } from '../own';
import { hasAny } from '../shared';
import { COLONISTS, withSalt } from './actions';
import {
  CARD,
  counted,
  does,
  fromField,
  fromPlace,
  inPlace,
  intoField,
  intoPlace,
  listed,
  ofPlayer,
  ofProvince,
  POINT,
  some,
  toPlayer,
  who,
} from './grammar';
import { aGood, someCost, someGoods, someMoney } from './names';

/** Without a text. */
const silent = () => undefined;

export const events: OwnWords['events'] = {
  turnStarted: silent,
  displayRefilled: silent,
  gameEnded: () => 'Koniec gry',
  decisionOpened: silent,
  handsOpened: silent,
  viewChanged: silent,
  cardPlayed: (names, { seat, card, as }) =>
    `${who(names, seat)} zagrywa kartę ${names.card(card, as)}`,
  cardCopied(names, { seat, from, card, as }) {
    const named = names.card(card, as);
    if (from === seat) return `${who(names, seat)} ponownie wykonuje kartę ${named}`;
    return from === null
      ? `${who(names, seat)} kopiuje z wystawki kartę ${named}`
      : `${who(names, seat)} kopiuje kartę ${named} ${ofPlayer(names, from)}`;
  },
  nothingDone: (names, { seat }) => `Karta ${ofPlayer(names, seat)} nie daje efektu`,
  cardsTakenBack: (names, { seat, count }) => `${who(names, seat)} odzyskuje ${some(count, CARD)}`,
  moneyLent: (names, { seat, to, amount }) =>
    `${who(names, seat)} pożycza ${someMoney(amount)} ${toPlayer(names, to)}`,
  moneyReceived: (names, { seat, amount }) => `${who(names, seat)} otrzymuje ${someMoney(amount)}`,
  colonistPlaced: (names, { seat, kind, city, paid, money = 0 }) =>
    `${who(names, seat)} umieszcza ${COLONISTS[kind]} ${inPlace(names, city)}${paying({ goods: paid, money })}`,
  colonistMoved: (names, { seat, kind, from, to, steps, money = 0 }) =>
    `${who(names, seat)} przesuwa ${COLONISTS[kind]} ${fromPlace(names, from)} ${intoPlace(names, to)} (${names.cost({ money, steps })})`,
  shipMoved: (names, { seat, from, to }) =>
    `${who(names, seat)} przesuwa kolonistę morskiego ${fromField(names, from)} ${intoField(names, to)}`,
  houseBuilt: (names, { seat, city, paid, money }) =>
    `${who(names, seat)} buduje dom ${inPlace(names, city)}${paying({ goods: paid, money })}`,
  provinceProduced: (names, { seat, province, bonus }) =>
    `${who(names, seat)} uruchamia produkcję w ${ofProvince(names, province)} (bonus: ${hasAny(bonus) ? names.goods(bonus) : 'brak'})`,
  goodsReceived(names, { seat, goods, lost }) {
    const tooMuch = hasAny(lost) ? ` (brak miejsca na ${someGoods(lost)})` : '';
    const received = hasAny(goods) ? `otrzymuje ${someGoods(goods)}` : 'nie otrzymuje niczego';
    return `${who(names, seat)} ${received}${tooMuch}`;
  },
  coinsTaken: (names, { seat, provinces }) =>
    provinces.length === 0
      ? `${who(names, seat)} nie ma monet do wzięcia`
      : `${who(names, seat)} bierze monety z prowincji: ${listed(provinces.map((id) => names.province(id)))}`,
  markerLaid: (names, { province, good }) =>
    good === null
      ? `Żeton bonusu w ${ofProvince(names, province)} nie daje już dobra`
      : `Nowy żeton bonusu w ${ofProvince(names, province)}: ${names.good(good)}`,
  markerRemoved: (names, { province }) =>
    `Żeton bonusu w ${ofProvince(names, province)} zostaje usunięty`,
  goodsTraded: (names, { seat, deal, good, count, salt, money }) =>
    `${who(names, seat)} ${DEALS[deal]} ${someGoods({ [good]: count })}${withSalt(salt)} za ${someMoney(money)}`,
  cardBought: (names, { seat, card, paid }) =>
    `${who(names, seat)} kupuje kartę ${names.card(card)}${paying({ goods: paid })}`,
  praefectusMagnusUsed: does('używa karty Praefectus Magnus'),
  praefectusMagnusPassed: (names, { to }) =>
    `Karta Praefectus Magnus przechodzi do ${ofPlayer(names, to)}`,
  concordiaTaken: (names, { seat, reason }) =>
    `${who(names, seat)} zdobywa kartę Concordia (ostatni${reason === 'lastHouse' ? ' dom' : 'a karta'})`,

  tileDrawn: (names, { seat, tile, province, row }) =>
    row === undefined || province === undefined
      ? `${who(names, seat)} losuje neutralny kafelek wulkanu (${tile === 'brick' ? names.good(tile) : names.title(tile)})`
      : `${who(names, seat)} losuje kafelek wulkanu dla ${ofProvince(names, province)}, rząd ${row}`,
  volcanoReshuffled: (_names, { tiles }) =>
    `Z neutralnych kafelków wulkanu powstaje nowy stos (${tiles})`,
  bonusTaken: (names, { seat, place }) =>
    `${who(names, seat)} bierze bonus ${fromField(names, place)}`,
  godScored: (names, { seat, god, points }) =>
    `${who(names, seat)} punktuje boga: ${names.title(god)} (${counted(points, POINT)})`,
  noGodScored: does('nie punktuje żadnego boga'),
  castleTaken: (names, { seat, castle, good }) =>
    `${who(names, seat)} bierze ${aGood(good)} ${fromPlace(names, castle)}`,
  floodMoved: (names, { from, to }) =>
    `Wylew Nilu przechodzi z ${ofProvince(names, from)} do ${ofProvince(names, to)}`,
  dockingDue: silent,
  dockingBegun: silent,
  squareEntered: (names, { seat, square, from }) =>
    `${who(names, seat)} przesuwa kolonistę morskiego ${fromPlace(names, from)} ${intoPlace(names, square)}`,

  partnerFollows: silent,
  partnerActs: (names, { seat, card, as }) =>
    `${who(names, seat)} także wykonuje kartę ${names.card(card, as)}`,
  partnerPlays: silent,
  cardSuggested: does('proponuje kartę'),
  startCityChosen: (names, { seat, city }) => `${who(names, seat)} zaczyna ${inPlace(names, city)}`,
  intermediateScored: (names, { seat, points }) =>
    `${who(names, seat)} ma na razie ${counted(points, POINT)}`,

  tileTaken: (names, { seat, tile }) => `${who(names, seat)} bierze kafelek ${names.title(tile)}`,
  tileBid: (names, { seat, tile, points }) =>
    `${names.player(seat)} licytuje ${names.points(points)} za kafelek ${names.title(tile)}`,
  bidPassed: (names, { seat }) => `${names.player(seat)} nie licytuje dalej`,
  tileSold: (names, { seat, tile, points }) =>
    points === 0
      ? `${names.player(seat)} nic nie traci za kafelek ${names.title(tile)}`
      : `${names.player(seat)} traci na koniec ${names.points(points)} za kafelek ${names.title(tile)}`,
  tileUsed: (names, { seat, tile }) => `${who(names, seat)} używa kafelka ${names.title(tile)}`,
  goodChanged: (names, { seat, give, take }) =>
    `${who(names, seat)} wymienia ${aGood(give)} na ${aGood(take)}`,
  housePriceLowered: (names, { seat, city }) =>
    `${who(names, seat)} płaci mniej za dom ${inPlace(names, city)}`,
  tileNoted: silent,
  cardDone: silent,
  forumReshuffled: (_names, { tiles }) =>
    `Z użytych kafelków z forum powstaje nowy stos (${tiles})`,
  forumRefilled: silent,
};

/** What a player does. */
const DEALS = { buy: 'kupuje', sell: 'sprzedaje' } as const;

function paying(cost: Cost): string {
  const paid = someCost(cost);
  return paid === '' ? ' za darmo' : ` za ${paid}`;
}
