/** Events; the text follows the player's name, if the event has a seat. */
import type { Cost } from '../../model/cost';
import type { Names } from '../../model/names';
import type { Own, OwnWords } from '../own';
import { DEALS, withSalt } from './actions';
import { fr } from './grammar';
import { aGood } from './names';

/** Without a text. */
const silent = () => undefined;

export const events: OwnWords['events'] = {
  turnStarted: silent,
  displayRefilled: silent,
  gameEnded: () => 'La partie est terminée.',
  decisionOpened: silent,
  handsOpened: silent,
  viewChanged: silent,
  cardPlayed: (names, { card, as }) => fr`joue la carte ${names.card(card, as)}`,
  cardCopied(names, { seat, from, card, as }) {
    const named = names.card(card, as);
    if (from === seat) return fr`exécute de nouveau la carte ${named}`;
    return from === null
      ? fr`copie la carte ${named} du présentoir`
      : fr`copie la carte ${named} de ${names.player(from)}`;
  },
  nothingDone: () => 'ne trouve rien à faire',
  cardsTakenBack: (names, { count }) => fr`reprend ${names.counted(count, 'carte')} en main`,
  moneyLent: (names, { to, amount }) => fr`prête ${names.money(amount)} à ${names.player(to)}`,
  moneyReceived: (names, { amount }) => fr`reçoit ${names.money(amount)}`,
  colonistPlaced: (names, { kind, city, paid, money = 0 }) =>
    fr`place un ${names.colonist(kind)} à ${names.place(city)}${paying(names, { goods: paid, money })}`,
  colonistMoved: (names, { kind, from, to, steps, money = 0 }) =>
    fr`déplace un ${names.colonist(kind)} de ${names.place(from)} vers ${names.place(to)} (${names.cost({ money, steps })})`,
  shipMoved: (names, { from, to }) =>
    fr`fait naviguer un bateau de ${names.place(from)} à ${names.place(to)}`,
  houseBuilt: (names, { city, paid, money }) =>
    fr`construit une maison à ${names.place(city)}${paying(names, { goods: paid, money })}`,
  provinceProduced: (names, { province, bonus }) =>
    fr`fait produire ${names.province(province)} (bonus : ${names.goods(bonus)})`,
  goodsReceived(names, { goods, lost }) {
    const isTooMuch = Object.values(lost).some((count) => count > 0);
    const tooMuch = isTooMuch ? fr` (pas de place pour ${names.goods(lost)})` : '';
    return fr`reçoit ${names.goods(goods)}${tooMuch}`;
  },
  coinsTaken: (names, { provinces }) =>
    provinces.length === 0
      ? 'ne trouve aucune pièce à prendre'
      : fr`prend les pièces de ${names.listed(provinces.map((id) => names.province(id)))}`,
  markerLaid: (names, { province, good }) =>
    good === null
      ? fr`le jeton bonus de ${names.province(province)} ne rapporte plus de marchandise`
      : fr`un jeton bonus « ${names.good(good)} » est posé dans la province ${names.province(province)}`,
  markerRemoved: (names, { province }) =>
    fr`le jeton bonus de ${names.province(province)} est retiré`,
  goodsTraded: (names, { deal, good, count, salt, money }) =>
    fr`${DEALS[deal]} ${names.goods({ [good]: count })}${withSalt(names, salt)} pour ${names.money(money)}`,
  cardBought: (names, { card, paid }) =>
    fr`achète la carte ${names.card(card)}${paying(names, { goods: paid })}`,
  praefectusMagnusUsed: () => 'utilise le Praefectus Magnus',
  praefectusMagnusPassed: (names, { to }) => fr`le Praefectus Magnus passe à ${names.player(to)}`,
  concordiaTaken: (_names, { reason }) =>
    reason === 'lastHouse'
      ? 'prend la carte Concordia (plus aucune maison à construire)'
      : 'prend la carte Concordia (plus aucune carte à acheter)',

  tileDrawn: (names, { tile, province, row }) =>
    row === undefined || province === undefined
      ? fr`tire une tuile volcan neutre (${VOLCANO_TILES[tile]})`
      : fr`tire la tuile volcan de ${names.province(province)}, posée à la rangée ${row}`,
  volcanoReshuffled: (names, { tiles }) =>
    fr`${names.counted(tiles, 'tuile volcan neutre', 'tuiles volcan neutres')} ${form(tiles)} une nouvelle pile`,
  bonusTaken: (names, { place }) => fr`prend le bonus de ${names.place(place)}`,
  godScored: (names, { god, points }) =>
    fr`décompte ${names.title(god)} (${names.counted(points, 'point')})`,
  noGodScored: () => 'ne décompte aucun dieu',
  castleTaken: (names, { castle, good }) => fr`prend ${aGood(good)} à ${names.place(castle)}`,
  floodMoved: (names, { from, to }) =>
    fr`la crue du Nil passe de ${names.province(from)} à ${names.province(to)}`,
  dockingDue: silent,
  dockingBegun: silent,
  squareEntered: (names, { square, from }) =>
    fr`fait entrer un bateau dans la case ${names.place(square)} depuis ${names.place(from)}`,

  partnerFollows: silent,
  partnerActs: (names, { card, as }) => fr`exécute aussi la carte ${names.card(card, as)}`,
  partnerPlays: silent,
  cardSuggested: () => 'suggère une carte',
  startCityChosen: (names, { city }) => fr`commence à ${names.place(city)}`,
  intermediateScored: (names, { points }) => fr`a ${names.counted(points, 'point')} jusqu’ici`,

  tileTaken: (names, { tile }) => fr`prend la tuile ${names.title(tile)}`,
  tileUsed: (names, { tile }) => fr`utilise la tuile ${names.title(tile)}`,
  goodChanged: (_names, { give, take }) => fr`change ${aGood(give)} en ${aGood(take)}`,
  housePriceLowered: (names, { city }) => fr`paie moins cher une maison à ${names.place(city)}`,
  tileNoted: silent,
  cardDone: silent,
  forumReshuffled: (names, { tiles }) =>
    fr`${names.counted(tiles, 'tuile utilisée', 'tuiles utilisées')} du forum ${form(tiles)} une nouvelle pile`,
  forumRefilled: silent,
};

type VolcanoTile = Extract<Own['event'], { type: 'tileDrawn' }>['tile'];

const VOLCANO_TILES: Readonly<Record<VolcanoTile, string>> = {
  grey: 'grise',
  yellow: 'jaune',
  orange: 'orange',
  coin: 'pièce',
  brick: 'brique',
};

function form(count: number): string {
  return count < 2 ? 'forme' : 'forment';
}

function paying(names: Names, cost: Cost): string {
  const paid = names.cost(cost);
  return paid === '' ? ' gratuitement' : fr` pour ${paid}`;
}
