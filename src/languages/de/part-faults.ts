/** Faults of decisions, parts and draws of the roles, maps and modules of this package. */
import { pieceIn } from '../../model/names';
import type { OwnPartFaults } from '../own';
import { counted, listed, STEPS } from './grammar';
import { ofProvince } from './nouns';

export const partFaults: OwnPartFaults = {
  doesNotFit: () => 'das passt nicht zum Rest der Partie',
  notForEverySeat: () => 'erwartet wird ein Eintrag für jeden Platz',
  tooManySteps: (_names, { most, steps }) =>
    `es können höchstens ${counted(most, STEPS)} übrig sein, nicht ${steps}`,
  tooManyKinds: () => 'es wurde mit zu vielen Warensorten gehandelt',
  roomForAll: () => 'das Lagerhaus hat Platz für alle Waren, die kommen, oder für keine',
  cannotHaveArrived: (names, { good }) =>
    `so viel kann davon nicht gekommen sein: ${names.good(good)}`,
  notForSale: (names, { card }) => `${names.card(card)} ist nicht zu kaufen`,
  noSuchRole: (names, { as }) => `in dieser Partie gibt es das nicht: ${names.role(as)}`,

  markedTwice: (names, { god }) => `${names.title(god)} wurde zweimal markiert`,
  pointsWithoutMark: (names, { seat }) =>
    `${names.player(seat)} hat Punkte, aber keine Gottheit markiert`,
  noShipBeforeCard: () => 'kein Schiff fährt, bevor eine Karte gespielt ist',
  shipOutOfTurn: () => 'ein Schiff ist außerhalb seines Zuges gefahren',
  noShipCame: (names, { place }) =>
    `in ${names.place(place)} können nicht so viele Schiffe angekommen sein`,
  twoShipsCame: (names, { place }) => `in ${names.place(place)} sind zwei Schiffe angekommen`,
  noShipHasArrived: () => 'es ist kein Schiff angekommen, wo man bauen könnte',
  shipHasMoved: () => 'ein Schiff ist schon gefahren',
  prefectNotOver: () => 'der Präfekt ist noch nicht fertig',
  noShipToScore: () => 'es ist kein Schiff angekommen, das eine Gottheit werten könnte',

  tilesLost: (names, { tile }) =>
    `es fehlen Vulkanplättchen (${pieceIn(names)(tile)}), oder es sind zu viele`,
  tooManyNeutral: () => 'es sind zu viele neutrale Plättchen',
  notNeutralStack: () => 'ein weiterer Stapel besteht aus den neun neutralen Plättchen',
  noTileLeft: () => 'der Stapel ist leer',
  wrongNumberDrawn: (_names, { count }) => `vor der Partie werden genau ${count} Plättchen gezogen`,
  wrongTileCount: (names, { tile, found }) =>
    `${found} Vulkanplättchen (${pieceIn(names)(tile)}) kann es nicht geben`,
  thirdGoesBack: (names, { tile }) =>
    `das dritte Vulkanplättchen (${pieceIn(names)(tile)}) muss zurück`,
  wrongNeutral: (_names, { neutral, wanted }) =>
    `es müssen ${wanted} neutrale Plättchen sein, nicht ${neutral}`,
  unknownTile: (_names, { tile, known }) =>
    `ein Plättchen ${tile} gibt es nicht; zur Wahl: ${listed(known)}`,
  unknownGood: (_names, { good }) => `die Ware ${good} gibt es nicht`,
  tilesOfProvince: (_names, { tiles }) => `jede Provinz hat ${tiles} Plättchen`,
  neutralTogether: (_names, { tiles, found }) =>
    `coin und brick sind zusammen ${tiles} Plättchen, nicht ${found}`,

  noActiveMarker: (names, { province }) =>
    `der Bonusmarker ${ofProvince(names, province)} zeigt keine Ware`,
  noSuchCastle: (_names, { castle }) => `es gibt kein Kastell ${castle}`,
  tooManyMarkers: (names, { good, left }) =>
    `es sind zu viele Marker übrig (höchstens ${left}): ${names.good(good)}`,
  noTribuneTook: () => 'in diesem Zug kann das kein Tribun genommen haben',
  goodsOfCastles: () => 'jedes Kastell hat eine der fünf Waren',
  castleWithoutMarker: (_names, { castle }) => `${castle} hat keinen Marker`,
  floodOffNile: () => 'die Nilflut muss am Nil sein',
  noShipDocks: () => 'jetzt kann kein Schiff in ein Handelsfeld fahren',
  squareOverfull: () => 'in einem Handelsfeld liegt von jedem höchstens ein Schiff',
  notTradeSquare: (_names, { square }) => `${square} ist kein Handelsfeld`,

  hasNotBegun: (names, { seat }) => `${names.player(seat)} hat noch keine Startstadt`,
  cannotHaveBegun: (names, { city }) => `${names.place(city)} ist keine Startstadt`,
  notOfThisTeam: () => 'der Platz muss zu dem Team gehören, das am Zug ist',
  partnerActsAlready: () => 'der Partner ist schon an der Reihe',
  noSuchHalf: (names, { card, role }) =>
    `${names.card(card)} hat diese Hälfte nicht: ${names.role(role)}`,
  partnerPlaysCard: (names, { role }) =>
    `nach der anderen Hälfte dieser Karte (${names.role(role)}) spielt der Partner eine Karte`,
  cardWaits: () => 'bevor der Partner seine Karte spielt, hat keine Provinz produziert',
  nothingSuggested: () => 'es kann keine Karte empfohlen worden sein',
  cannotBeCopied: () => 'es gibt keine Karte zu kopieren',
  copiedTwice: () => 'eine Karte wurde zweimal kopiert',
  noPartnerHere: () => 'in dieser Partie hat niemand einen Partner',
  partnerPlaysNoCard: () => 'der Partner spielt danach keine Karte',
  firstGoodsLater: () => 'die ersten Waren kauft man im ersten Zug',

  tileMissing: (names, { tile }) => `es fehlt die Forumskarte ${names.title(tile)}`,
  tileThereTwice: (names, { tile }) => `die Forumskarte ${names.title(tile)} ist zweimal da`,
  oneTileOfEach: () => 'jede Forumskarte gibt es nur einmal',
  blueNeverUsed: () => 'eine blaue Forumskarte ist nie verbraucht',
  tileComesBackOnce: () => 'eine Forumskarte kommt nur einmal zurück',
  chosenBefore: () => 'die Forumskarten wählt man vor dem ersten Zug',
  noBlueTile: () => 'die blaue Forumskarte fehlt',
  dealtOnce: () => 'eine Forumskarte ist zweimal ausgeteilt',
  dealtNotBlue: () => 'ausgeteilt werden blaue Forumskarten aus dem Stapel',
  rowLaidLater: () => 'die Reihe wird erst aufgefüllt, wenn alle gewählt haben',
  actionWithoutCard: () => 'eine Karte läuft, aber keine Aktion',
  rowNotFilled: () => 'die Reihe muss aufgefüllt werden',
  actionOfOtherTurn: () => 'die Aktion gehört nicht zu diesem Zug',
  noCardsTakenBack: () => 'kein Tribun hat Karten zurückgenommen',
  fewerSteps: (names, { tile }) => `${names.title(tile)} gibt weniger Schritte`,
  changesOneGood: (names, { tile }) => `${names.title(tile)} tauscht nur eine Ware`,
  wrongNumberDealt: (_names, { players }) => `erwartet werden Forumskarten für ${players} Spieler`,
  tileNotBlue: (names, { tile }) => `${names.title(tile)} ist keine blaue Forumskarte`,
  tileDealtTwice: (names, { tile }) => `${names.title(tile)} ist zweimal ausgeteilt`,
};
