/** Events, as whole sentences without a full stop. */
import type { Cost } from '../../model/any';
import { type Names, pieceIn } from '../../model/names';
import type { OwnWords } from '../own';
import { hasAny } from '../shared';
import { cardOf, withSalt } from './actions';
import { counted, nl, verb } from './grammar';
import { provinceIn, provincesIn } from './names';

/** Without a text. */
const silent = () => undefined;

export const events: OwnWords['events'] = {
  turnStarted: silent,
  displayRefilled: silent,
  gameEnded: () => 'Het spel is afgelopen',
  decisionOpened: silent,
  handsOpened: silent,
  viewChanged: silent,
  cardPlayed: (names, { seat, card, as }) =>
    nl`${names.player(seat)} speelt de ${names.card(card, as)}`,
  cardCopied(names, { seat, from, card, as }) {
    const player = names.player(seat);
    if (from === seat) return nl`${player} voert de ${names.card(card, as)} nog een keer uit`;
    const owner = from === null ? 'het kaartenspoor' : names.player(from);
    return nl`${player} kopieert ${cardOf(owner, names, card, as)}`;
  },
  nothingDone: (names, { seat }) => nl`De kaart van ${names.player(seat)} heeft geen effect`,
  cardsTakenBack: (names, { seat, count }) =>
    nl`${names.player(seat)} neemt ${counted(count, 'kaart', 'kaarten')} terug in de hand`,
  moneyLent: (names, { seat, to, amount }) =>
    nl`${names.player(seat)} leent ${names.money(amount)} aan ${names.player(to)}`,
  moneyReceived: (names, { seat, amount }) =>
    nl`${names.player(seat)} ontvangt ${names.money(amount)}`,
  colonistPlaced: (names, { seat, kind, city, paid, money = 0 }) =>
    nl`${names.player(seat)} zet een ${names.colonist(kind)} in ${names.place(city)}${paying(names, { goods: paid, money })}`,
  colonistMoved: (names, { seat, kind, from, to, steps, money = 0 }) =>
    nl`${names.player(seat)} verplaatst een ${names.colonist(kind)} van ${names.place(from)} naar ${names.place(to)} (${names.cost({ money, steps })})`,
  shipMoved: (names, { seat, from, to }) =>
    nl`${names.player(seat)} vaart met een schip van ${names.place(from)} naar ${names.place(to)}`,
  houseBuilt: (names, { seat, city, paid, money }) =>
    nl`${names.player(seat)} bouwt een huis in ${names.place(city)}${paying(names, { goods: paid, money })}`,
  provinceProduced(names, { seat, province, bonus }) {
    const extra = hasAny(bonus) ? nl`bonus: ${names.goods(bonus)}` : 'zonder bonus';
    return nl`${names.player(seat)} laat ${provinceIn(names, province)} produceren (${extra})`;
  },
  goodsReceived(names, { seat, goods, lost }) {
    const tooMuch = hasAny(lost) ? nl` (geen plaats voor ${names.goods(lost)})` : '';
    return nl`${names.player(seat)} ontvangt ${names.goods(goods)}${tooMuch}`;
  },
  coinsTaken: (names, { seat, provinces }) =>
    provinces.length === 0
      ? nl`${names.player(seat)} vindt op de bonusfiches geen munten`
      : nl`${names.player(seat)} verdient geld met de bonusfiches van ${provincesIn(names, provinces)}`,
  markerLaid: (names, { province, good }) =>
    good === null
      ? nl`Het bonusfiche van ${provinceIn(names, province)} levert geen product meer op`
      : nl`Naast ${provinceIn(names, province)} komt een bonusfiche voor ${names.good(good)}`,
  markerRemoved: (names, { province }) =>
    nl`Het bonusfiche van ${provinceIn(names, province)} wordt weggenomen`,
  goodsTraded(names, { seat, deal, good, count, salt, money }) {
    const goods = `${names.goods({ [good]: count })}${withSalt(names, salt)}`;
    return nl`${names.player(seat)} ${deal === 'buy' ? 'koopt' : 'verkoopt'} ${goods} voor ${names.money(money)}`;
  },
  cardBought: (names, { seat, card, paid }) =>
    nl`${names.player(seat)} koopt de ${names.card(card)}${paying(names, { goods: paid })}`,
  praefectusMagnusUsed: (names, { seat }) =>
    nl`${names.player(seat)} gebruikt de Praefectus Magnus`,
  praefectusMagnusPassed: (names, { to }) => nl`De Praefectus Magnus gaat naar ${names.player(to)}`,
  concordiaTaken: (names, { seat, reason }) =>
    reason === 'lastHouse'
      ? nl`${names.player(seat)} krijgt de Concordiakaart (het laatste huis is gebouwd)`
      : nl`${names.player(seat)} krijgt de Concordiakaart (de laatste kaart is gekocht)`,

  tileDrawn: (names, { seat, tile, province, row }) =>
    row === undefined || province === undefined
      ? nl`${names.player(seat)} trekt een neutrale vulkaantegel (${pieceIn(names)(tile)})`
      : nl`${names.player(seat)} trekt een vulkaantegel van ${provinceIn(names, province)} en legt die in rij ${row}`,
  volcanoReshuffled: (_names, { tiles }) =>
    nl`${counted(tiles, 'neutrale vulkaantegel vormt', 'neutrale vulkaantegels vormen')} een nieuwe stapel`,
  bonusTaken: (names, { seat, place }) =>
    nl`${names.player(seat)} neemt de bonus van ${names.place(place)}`,
  godScored: (names, { seat, god, points }) =>
    nl`${names.player(seat)} telt de punten van ${names.title(god)} (${counted(points, 'punt', 'punten')})`,
  noGodScored: (names, { seat }) => nl`${names.player(seat)} telt van geen god de punten`,
  castleTaken: (names, { seat, castle, good }) =>
    nl`${names.player(seat)} neemt ${names.goods({ [good]: 1 })} van ${names.place(castle)}`,
  floodMoved: (names, { from, to }) =>
    nl`De overstroming van de Nijl gaat van ${provinceIn(names, from)} naar ${provinceIn(names, to)}`,
  dockingDue: silent,
  dockingBegun: silent,
  squareEntered: (names, { seat, square, from }) =>
    nl`${names.player(seat)} vaart met een schip van ${names.place(from)} het handelsveld ${names.place(square)} binnen`,

  partnerFollows: silent,
  partnerActs: (names, { seat, card, as }) =>
    nl`${names.player(seat)} voert ook de ${names.card(card, as)} uit`,
  partnerPlays: silent,
  cardSuggested: (names, { seat }) => nl`${names.player(seat)} stelt een kaart voor`,
  startCityChosen: (names, { seat, city }) =>
    nl`${names.player(seat)} begint in ${names.place(city)}`,
  intermediateScored: (names, { seat, points }) =>
    nl`${names.player(seat)} heeft tot nu toe ${counted(points, 'punt', 'punten')}`,

  tileTaken: (names, { seat, tile }) => nl`${names.player(seat)} neemt ${names.title(tile)}`,
  tileBid: (names, { seat, tile, points }) =>
    `${names.player(seat)} biedt ${names.points(points)} voor ${names.title(tile)}`,
  bidPassed: (names, { seat }) => `${names.player(seat)} biedt niet meer`,
  tileSold: (names, { seat, tile, points }) =>
    points === 0
      ? `${names.title(tile)} kost ${names.player(seat)} niets`
      : `${names.player(seat)} verliest aan het einde ${names.points(points)} voor ${names.title(tile)}`,
  tileUsed: (names, { seat, tile }) => nl`${names.player(seat)} gebruikt ${names.title(tile)}`,
  goodChanged: (names, { seat, give, take }) =>
    nl`${names.player(seat)} ruilt ${names.goods({ [give]: 1 })} voor ${names.goods({ [take]: 1 })}`,
  housePriceLowered: (names, { seat, city }) =>
    nl`${names.player(seat)} betaalt minder voor een huis in ${names.place(city)}`,
  tileNoted: silent,
  cardDone: silent,
  forumReshuffled: (_names, { tiles }) =>
    nl`${counted(tiles, 'gebruikte tegel', 'gebruikte tegels')} van het forum ${verb(tiles, 'vormt', 'vormen')} een nieuwe stapel`,
  forumRefilled: silent,
};

function paying(names: Names, cost: Cost): string {
  const paid = names.cost(cost);
  return paid === '' ? ' zonder te betalen' : nl` voor ${paid}`;
}
