/** Faults of decisions, parts and draws of the roles, maps and modules of this package. */
import { pieceIn } from '../../model/names';
import type { OwnPartFaults } from '../own';
import { fr, listed } from './grammar';
import { theProvince } from './nouns';

export const partFaults: OwnPartFaults = {
  doesNotFit: () => 'cela ne va pas avec le reste de la partie',
  notForEverySeat: () => 'il faut une entrée pour chaque siège',
  tooManySteps: (names, { most, steps }) =>
    fr`il peut rester au plus ${names.counted(most, 'pas', 'pas')}, et non ${steps}`,
  tooManyKinds: () => 'trop de types de marchandises ont été échangés',
  roomForAll: () => 'il y a de la place pour tout ce qui arrive, ou pour rien',
  cannotHaveArrived: (names, { good }) =>
    fr`autant de cette marchandise (${names.good(good)}) ne peut pas être arrivé`,
  notForSale: (names, { card }) => fr`la carte ${names.card(card)} n’est pas à vendre`,
  noSuchRole: (names, { as }) => fr`il n’y a pas de ${names.role(as)} dans cette partie`,

  markedTwice: (names, { god }) => fr`un joueur a marqué deux fois ${names.title(god)}`,
  pointsWithoutMark: (names, { seat }) => fr`${names.player(seat)} a des points sans marque`,
  noShipBeforeCard: () => 'aucun bateau ne bouge avant qu’une carte soit jouée',
  shipOutOfTurn: () => 'un bateau a bougé hors de son tour',
  noShipCame: (names, { place }) =>
    fr`autant de bateaux ne peuvent pas être arrivés à ${names.place(place)}`,
  twoShipsCame: (names, { place }) => fr`deux bateaux sont arrivés à ${names.place(place)}`,
  noShipHasArrived: () => 'aucun bateau n’est arrivé là où l’on pourrait construire',
  shipHasMoved: () => 'un bateau a déjà bougé',
  prefectNotOver: () => 'le Préfet n’a pas encore fini',
  noShipToScore: () => 'aucun bateau n’est arrivé pour marquer un dieu',

  tilesLost: (names, { tile }) =>
    fr`il manque des tuiles volcan (${pieceIn(names)(tile)}), ou il y en a trop`,
  tooManyNeutral: () => 'il y a trop de tuiles neutres',
  notNeutralStack: () => 'une pile suivante doit être faite des neuf tuiles neutres',
  noTileLeft: () => 'la pile est vide',
  wrongNumberDrawn: (names, { count }) =>
    fr`il faut tirer exactement ${names.counted(count, 'tuile')} avant la partie`,
  wrongTileCount: (names, { tile, found }) =>
    fr`il ne peut pas y avoir ${names.counted(found, 'tuile')} volcan (${pieceIn(names)(tile)})`,
  thirdGoesBack: (names, { tile }) =>
    fr`la troisième tuile volcan (${pieceIn(names)(tile)}) doit être remise`,
  wrongNeutral: (_names, { neutral, wanted }) =>
    fr`il faut ${wanted} tuiles neutres, et non ${neutral}`,
  unknownTile: (_names, { tile, known }) =>
    fr`il n’y a pas de tuile ${tile} ; choisissez parmi ${listed(known)}`,
  unknownGood: (_names, { good }) => fr`il n’y a pas de marchandise ${good}`,
  tilesOfProvince: (_names, { tiles }) => fr`chaque province a ${tiles} tuiles`,
  neutralTogether: (_names, { tiles, found }) =>
    fr`coin et brick font ensemble ${tiles} tuiles, et non ${found}`,

  noActiveMarker: (names, { province }) =>
    fr`${theProvince(names, province)} n’a pas de jeton bonus actif`,
  noSuchCastle: (_names, { castle }) => fr`il n’y a pas de château ${castle}`,
  tooManyMarkers: (names, { good, left }) =>
    fr`il peut rester au plus ${names.counted(left, 'jeton bonus', 'jetons bonus')} de cette marchandise (${names.good(good)})`,
  noTribuneTook: () => 'aucun Tribun ne peut avoir pris cela pendant ce tour',
  goodsOfCastles: () => 'il faut une des cinq marchandises pour chaque château',
  castleWithoutMarker: (_names, { castle }) => fr`${castle} n’a pas de jeton bonus`,
  floodOffNile: () => 'la crue doit être dans une province du Nil',
  noShipDocks: () => 'aucun bateau ne peut entrer maintenant dans une case',
  squareOverfull: () => 'une case de commerce n’a qu’un bateau de chaque joueur',
  notTradeSquare: (_names, { square }) => fr`${square} n’est pas une case de commerce`,

  hasNotBegun: (names, { seat }) => fr`${names.player(seat)} n’a pas encore de cité de départ`,
  cannotHaveBegun: (names, { city }) => fr`${names.place(city)} n’est pas une cité de départ`,
  notOfThisTeam: () => 'ce siège doit être de l’équipe dont c’est le tour',
  partnerActsAlready: () => 'le partenaire agit déjà',
  noSuchHalf: (names, { card, role }) =>
    fr`la carte ${names.card(card)} n’est pas un ${names.role(role)}`,
  partnerPlaysCard: (names, { role }) =>
    fr`après l’autre moitié de cette carte (${names.role(role)}), le partenaire joue une carte`,
  cardWaits: () =>
    'aucune province ne peut avoir produit tant que le partenaire doit encore jouer une carte',
  nothingSuggested: () => 'aucune carte ne peut avoir été suggérée',
  cannotBeCopied: () => 'il n’y a pas de carte à copier',
  copiedTwice: () => 'une carte a été copiée deux fois',
  noPartnerHere: () => 'personne n’a de partenaire dans cette partie',
  partnerPlaysNoCard: () => 'le partenaire ne joue pas de carte ensuite',
  firstGoodsLater: () => 'les premières marchandises s’achètent au premier tour',

  tileMissing: (names, { tile }) => fr`il manque la tuile ${names.title(tile)}`,
  tileThereTwice: (names, { tile }) => fr`la tuile ${names.title(tile)} figure deux fois`,
  oneTileOfEach: () => 'il n’y a qu’une tuile de chaque nom',
  blueNeverUsed: () => 'une tuile bleue n’est jamais utilisée une fois pour toutes',
  tileComesBackOnce: () => 'une tuile ne revient qu’une fois',
  chosenBefore: () => 'les tuiles se choisissent avant le premier tour',
  noBlueTile: () => 'il n’y a pas de tuile bleue',
  dealtOnce: () => 'une tuile est distribuée deux fois',
  dealtNotBlue: () => 'les tuiles distribuées doivent être bleues et dans la pile',
  rowLaidLater: () => 'la rangée ne se complète que quand tous ont choisi',
  actionWithoutCard: () => 'une carte est en cours sans action',
  rowNotFilled: () => 'la rangée doit être complétée',
  actionOfOtherTurn: () => 'l’action n’est pas de ce tour',
  noCardsTakenBack: () => 'aucun Tribun n’a repris de cartes',
  fewerSteps: (names, { tile }) => fr`la tuile ${names.title(tile)} donne moins de pas`,
  changesOneGood: (names, { tile }) =>
    fr`la tuile ${names.title(tile)} ne change qu’une marchandise`,
  wrongNumberDealt: (_names, { players }) => fr`il faut des tuiles pour ${players} joueurs`,
  tileNotBlue: (names, { tile }) => fr`la tuile ${names.title(tile)} n’est pas bleue`,
  tileDealtTwice: (names, { tile }) => fr`la tuile ${names.title(tile)} est distribuée deux fois`,
};
