/** Events, as whole sentences without a full stop. */
import type { Cost } from '../../model/any';
import { type Names, pieceIn } from '../../model/names';
import type { OwnWords } from '../own';
import { hasAny } from '../shared';
import { cardOf, withSalt } from './actions';
import { counted, fr } from './grammar';
import { aGood } from './names';
import { theProvince } from './nouns';

/** Without a text. */
const silent = () => undefined;

export const events: OwnWords['events'] = {
  turnStarted: silent,
  displayRefilled: silent,
  gameEnded: () => 'La partie est terminée',
  decisionOpened: silent,
  handsOpened: silent,
  viewChanged: silent,
  cardPlayed: (names, { seat, card, as }) =>
    fr`${names.player(seat)} joue la carte ${names.card(card, as)}`,
  cardCopied(names, { seat, from, card, as }) {
    const player = names.player(seat);
    if (from === seat) return fr`${player} exécute de nouveau la carte ${names.card(card, as)}`;
    if (from === null) return fr`${player} copie la carte ${names.card(card, as)} du présentoir`;
    return fr`${player} copie ${cardOf(names, from, card, as)}`;
  },
  nothingDone: (names, { seat }) => fr`La carte de ${names.player(seat)} reste sans effet`,
  cardsTakenBack: (names, { seat, count }) =>
    fr`${names.player(seat)} reprend ${counted(count, 'carte')} en main`,
  moneyLent: (names, { seat, to, amount }) =>
    fr`${names.player(seat)} prête ${names.money(amount)} à ${names.player(to)}`,
  moneyReceived: (names, { seat, amount }) =>
    fr`${names.player(seat)} reçoit ${names.money(amount)}`,
  colonistPlaced: (names, { seat, kind, city, paid, money = 0 }) =>
    fr`${names.player(seat)} place un ${names.colonist(kind)} à ${names.place(city)}${paying(names, { goods: paid, money })}`,
  colonistMoved: (names, { seat, kind, from, to, steps, money = 0 }) =>
    fr`${names.player(seat)} déplace un ${names.colonist(kind)} de ${names.place(from)} vers ${names.place(to)} (${names.cost({ money, steps })})`,
  shipMoved: (names, { seat, from, to }) =>
    fr`${names.player(seat)} fait naviguer un bateau de ${names.place(from)} à ${names.place(to)}`,
  houseBuilt: (names, { seat, city, paid, money }) =>
    fr`${names.player(seat)} construit une maison à ${names.place(city)}${paying(names, { goods: paid, money })}`,
  provinceProduced(names, { seat, province, bonus }) {
    const extra = hasAny(bonus) ? names.goods(bonus) : 'aucun';
    return fr`${names.player(seat)} fait produire ${theProvince(names, province)} (bonus : ${extra})`;
  },
  goodsReceived(names, { seat, goods, lost }) {
    const tooMuch = hasAny(lost) ? fr` (pas de place pour ${names.goods(lost)})` : '';
    return hasAny(goods)
      ? fr`${names.player(seat)} reçoit ${names.goods(goods)}${tooMuch}`
      : fr`${names.player(seat)} ne reçoit rien${tooMuch}`;
  },
  coinsTaken: (names, { seat, provinces }) =>
    provinces.length === 0
      ? fr`${names.player(seat)} ne trouve aucune pièce à prendre`
      : fr`${names.player(seat)} prend les pièces de ces provinces : ${names.listed(provinces.map((id) => names.province(id)))}`,
  markerLaid: (names, { province, good }) =>
    good === null
      ? fr`Le jeton bonus de ${theProvince(names, province)} ne rapporte plus de marchandise`
      : fr`Un jeton bonus « ${names.good(good)} » est posé dans ${theProvince(names, province)}`,
  markerRemoved: (names, { province }) =>
    fr`Le jeton bonus de ${theProvince(names, province)} est retiré`,
  goodsTraded(names, { seat, deal, good, count, salt, money }) {
    const goods = `${names.goods({ [good]: count })}${withSalt(names, salt)}`;
    return deal === 'buy'
      ? fr`${names.player(seat)} achète ${goods} pour ${names.money(money)}`
      : fr`${names.player(seat)} vend ${goods} pour ${names.money(money)}`;
  },
  cardBought: (names, { seat, card, paid }) =>
    fr`${names.player(seat)} achète la carte ${names.card(card)}${paying(names, { goods: paid })}`,
  praefectusMagnusUsed: (names, { seat }) => fr`${names.player(seat)} utilise le Praefectus Magnus`,
  praefectusMagnusPassed: (names, { to }) => fr`Le Praefectus Magnus passe à ${names.player(to)}`,
  concordiaTaken: (names, { seat, reason }) =>
    reason === 'lastHouse'
      ? fr`${names.player(seat)} prend la carte Concordia (plus aucune maison à construire)`
      : fr`${names.player(seat)} prend la carte Concordia (plus aucune carte à acheter)`,

  tileDrawn: (names, { seat, tile, province, row }) =>
    row === undefined || province === undefined
      ? fr`${names.player(seat)} tire une tuile volcan neutre (${pieceIn(names)(tile)})`
      : fr`${names.player(seat)} tire la tuile volcan de ${theProvince(names, province)}, posée à la rangée ${row}`,
  volcanoReshuffled: (_names, { tiles }) =>
    fr`${counted(tiles, 'tuile volcan neutre', 'tuiles volcan neutres')} ${form(tiles)} une nouvelle pile`,
  bonusTaken: (names, { seat, place }) =>
    fr`${names.player(seat)} prend le bonus de ${names.place(place)}`,
  godScored: (names, { seat, god, points }) =>
    fr`${names.player(seat)} compte les points de ${names.title(god)} (${points})`,
  noGodScored: (names, { seat }) => fr`${names.player(seat)} ne compte les points d’aucun dieu`,
  castleTaken: (names, { seat, castle, good }) =>
    fr`${names.player(seat)} prend ${aGood(good)} à ${names.place(castle)}`,
  floodMoved: (names, { from, to }) =>
    fr`La crue du Nil passe de ${theProvince(names, from)} à ${theProvince(names, to)}`,
  dockingDue: silent,
  dockingBegun: silent,
  squareEntered: (names, { seat, square, from }) =>
    fr`${names.player(seat)} fait entrer un bateau dans la case ${names.place(square)} depuis ${names.place(from)}`,

  partnerFollows: silent,
  partnerActs: (names, { seat, card, as }) =>
    fr`${names.player(seat)} exécute aussi la carte ${names.card(card, as)}`,
  partnerPlays: silent,
  cardSuggested: (names, { seat }) => fr`${names.player(seat)} suggère une carte`,
  startCityChosen: (names, { seat, city }) =>
    fr`${names.player(seat)} commence à ${names.place(city)}`,
  intermediateScored: (names, { seat, points }) =>
    fr`${names.player(seat)} a ${counted(points, 'point')} jusqu’ici`,

  tileTaken: (names, { seat, tile }) =>
    fr`${names.player(seat)} prend la tuile ${names.title(tile)}`,
  tileBid: (names, { seat, tile, points }) =>
    fr`${names.player(seat)} mise ${names.points(points)} sur ${names.title(tile)}`,
  bidPassed: (names, { seat }) => fr`${names.player(seat)} ne mise plus`,
  tileSold: (names, { seat, tile, points }) =>
    points === 0
      ? fr`${names.title(tile)} ne coûte rien à ${names.player(seat)}`
      : fr`${names.player(seat)} perdra ${names.points(points)} pour ${names.title(tile)}`,
  tileUsed: (names, { seat, tile }) =>
    fr`${names.player(seat)} utilise la tuile ${names.title(tile)}`,
  goodChanged: (names, { seat, give, take }) =>
    fr`${names.player(seat)} échange ${names.goods({ [give]: 1 })} contre ${names.goods({ [take]: 1 })}`,
  housePriceLowered: (names, { seat, city }) =>
    fr`${names.player(seat)} paie moins cher une maison à ${names.place(city)}`,
  tileNoted: silent,
  cardDone: silent,
  forumReshuffled: (_names, { tiles }) =>
    fr`${counted(tiles, 'tuile utilisée', 'tuiles utilisées')} du forum ${form(tiles)} une nouvelle pile`,
  forumRefilled: silent,
};

function form(count: number): string {
  return count < 2 ? 'forme' : 'forment';
}

function paying(names: Names, cost: Cost): string {
  const paid = names.cost(cost);
  return paid === '' ? ' gratuitement' : fr` pour ${paid}`;
}
