/** Reasons of refusals, as whole sentences. */
import type { SentenceFacts } from '../../all-words';
import type { OwnWords } from '../own';
import { capitalized } from '../shared';
import { no } from './goods';
import { at, counted, from as fromPlace, GOODS, KINDS, STEPS, to as toPlace } from './grammar';
import { colonists, province as theProvince } from './nouns';

/** What a player may have to do first. */
const ADVICE = {
  card: '',
  pass: ' Schließe das zuerst ab oder passe.',
  make: ' Schließe das zuerst ab.',
} as const;

export const refusals: Omit<OwnWords['refusals'], keyof SentenceFacts> = {
  gameOver: () => 'Die Partie ist zu Ende.',
  notYourTurn: (names, { seat, expected, decision, end }) =>
    `Jetzt entscheidet nicht ${names.player(seat)}, sondern ${names.player(expected)} (${names.decision(decision)}).${ADVICE[end]}`,
  otherDecision: (names, { decision, action, seat, end }) =>
    `„${capitalized(names.action(action))}“ geht jetzt nicht: ${names.player(seat)} muss zuerst etwas anderes entscheiden (${names.decision(decision)})${end === 'pass' ? ' oder passen' : ''}.`,
  notOffered: () => 'Das kann nicht gewählt werden.',
  tooLittleMoney: (names, { needed, money }) =>
    `Das kostet ${names.money(needed)}, ${butOnly(money)}.`,
  tooFewGoods(names, { cost: { any = 0, ...goods }, card }) {
    const what = card === undefined ? 'Das' : names.card(card);
    return `${what} kostet ${names.cost({ goods, any })}; das gibt dein Lagerhaus nicht her.`;
  },
  nothingToChoose: () => 'Du kannst das nur auf eine Art bezahlen; wähle keine Waren.',
  payNotNamed: () => 'Wähle die Waren, mit denen du bezahlst.',
  wrongPay: () => 'Diese Waren passen nicht zu den Kosten.',
  notInHand: (names, { card }) => `${names.card(card)} ist nicht auf der Hand.`,
  halfNotChosen: (names, { card }) => `Wähle eine Hälfte von ${names.card(card)}.`,
  noHalves: (names, { card }) => `${names.card(card)} hat keine zwei Hälften.`,
  nobodyThere: (names, { kind, from }) =>
    `Du hast keinen ${colonists(kind)} ${at(names.place(from))}.`,
  noWay: (names, { kind, from, to }) =>
    `Ein ${names.colonist(kind)} ${at(names.place(from))} kommt nicht ${toPlace(names.place(to))}.`,
  tooFar: (names, { from, to, needed, steps }) =>
    `${capitalized(fromPlace(names.place(from)))} ${toPlace(names.place(to))} ${needed === 1 ? 'ist' : 'sind'} ${counted(needed, STEPS)} nötig; du hast ${steps === 0 ? 'keinen mehr' : `nur noch ${steps}`}.`,
  routeOccupied: (names, { route }) => `Auf ${names.place(route)} steht schon ein Kolonist.`,
  movingOver: () => 'In diesem Zug wird nicht mehr gezogen.',
  cityNotAdjacent: (names, { city }) =>
    `Keiner deiner Kolonisten steht auf einem Weg neben ${names.place(city)}.`,
  alreadyBuilt: (names, { city }) => `Du hast schon ein Haus in ${names.place(city)}.`,
  noHouseLeft: () => 'Alle Häuser sind gebaut.',
  houseTooDear: (names, { city, cost }) =>
    `Ein Haus in ${names.place(city)} kostet ${names.goods(cost)}; das gibt dein Lagerhaus nicht her.`,
  bonusIsPrinted: () => 'Der Bonusmarker bestimmt den Bonus; wähle keine Ware.',
  provinceInactive: (names, { province, hasProduced }) =>
    hasProduced
      ? `${capitalized(theProvince(names, province))} hat schon produziert: Der Bonusmarker zeigt Münzen.`
      : `${capitalized(theProvince(names, province))} kann nicht produzieren: Es gibt keinen Bonusmarker.`,
  bonusNotChosen: () => 'Hier musst du den Bonus wählen.',
  nobodyLeft: (names, { kind }) => `Im Lagerhaus ist kein ${names.colonist(kind)} mehr.`,
  noPlaceForColonist: (names, { kind, city }) =>
    `In ${names.place(city)} kann kein ${names.colonist(kind)} eingesetzt werden.`,
  hasPlacedAlready: () =>
    'Mit dem Kolonisten setzt man Kolonisten ein oder nimmt Geld, nicht beides.',
  tooManyKinds: (_names, { kinds }) =>
    `Mit dem Mercator handelt man mit höchstens ${counted(kinds, KINDS)}, und jede wird nur gekauft oder nur verkauft.`,
  tooFewToSell(names, { good, stored, salt = 0 }) {
    if (stored === 0 && salt === 0) return `Du hast ${no(good)} zum Verkaufen.`;
    return `Mehr als ${names.goods({ [good]: stored, salt })} kannst du nicht verkaufen.`;
  },
  storehouseFull: (_names, { room }) =>
    room === 0
      ? 'Das Lagerhaus ist voll.'
      : `Im Lagerhaus ist nur noch Platz für ${counted(room, GOODS)}.`,
  saltNotForSale: () => 'Salz kann man nicht kaufen.',
  wrongCount: () => 'Handle mit einer ganzen Zahl von Waren, mindestens 1.',
  nothingToCopy: () =>
    'Der Diplomat kopiert die oberste Karte eines Mitspielers, aber keinen Diplomaten.',
  partnersCard: () => 'Partner kopieren einander nicht.',
  notOnDisplay: (names, { card }) => `${names.card(card)} liegt nicht in der Auslage.`,
  wrongGoods: () => 'Behalte von jeder Ware eine ganze Zahl, mindestens 1.',
  notArrived: () => 'Behalten kannst du nur Waren, die gerade gekommen sind.',
  keptTooMany: (_names, { room }) => keepExactly(room),
  keptTooFew: (_names, { room }) => keepExactly(room),

  etnaAwake: (names, { city }) =>
    `Der Ätna bricht bald aus: In ${names.place(city)} wird nicht mehr gebaut.`,
  sailingOver: () => 'In diesem Zug fährt kein Schiff mehr.',
  noStepLeft: () => 'Es sind keine Schritte übrig.',
  noShipThere: (names, { from }) =>
    `${capitalized(at(names.place(from)))} hast du kein Schiff, das in diesem Zug noch fahren darf.`,
  byzantiumClosed: (names, { to }) =>
    `${names.place(to)} nimmt nur ein Schiff je Zug auf, und nur, wenn du noch ein Haus hast.`,
  forwardOnly: (names, { from, to }) =>
    `Schiffe fahren nur vorwärts; ${names.place(to)} kommt nicht nach ${names.place(from)}.`,
  firstTheBonuses: () => 'Nimm zuerst die Boni der Schiffe.',
  noBonusWaiting: (names, { place }) =>
    `${capitalized(at(names.place(place)))} gibt es keinen Bonus zu wählen.`,
  goodNotChosen: () => 'Wähle eine Ware.',
  noGoodToChoose: () => 'Hier gibt es keine Ware zu wählen.',
  noShipArrived: (names, { city }) =>
    `Es ist kein Schiff angekommen, das in ${names.place(city)} bauen könnte.`,
  godMarked: (names, { god }) => `Du hast ${names.title(god)} schon markiert.`,
  castleEmpty: (names, { castle }) =>
    `${capitalized(at(names.place(castle)))} gibt es nichts zu nehmen.`,
  notBesideCastle: (names, { castle }) =>
    `Keiner deiner Kolonisten steht neben dem ${names.place(castle)}.`,
  oneCastleOnly: () => 'Mit dem Tribun nimmt man nur aus einem Kastell.',
  noRoomForCastle: () => 'Im Lagerhaus ist kein Platz für die Ware des Kastells.',
  noShipBeside: (names, { square, from }) =>
    `Auf ${names.place(from)} hast du kein Schiff neben dem Handelsfeld ${names.place(square)}.`,

  noLegatusAlone: () => 'Nach einem Prokonsul spielt der Partner keinen Legaten.',
  teamHasCopied: () => 'Das Team hat diese Karte schon kopiert.',
  teamsNeedVenus: () => 'In Teams spielt man mit den Karten von Concordia Venus.',
  wrongNumberInTeams: () => 'In Teams spielen vier oder sechs.',
  nobodyActsAfterwards: () => 'Ein Legat braucht einen Partner, der danach an der Reihe ist.',
  noSecondProconsul: () => 'Mit einem Prokonsul kauft man keinen Prokonsul.',
  notInPartnersHand: (names, { card }) =>
    `${names.card(card)} ist nicht auf der Hand des Partners.`,
  noCityToBeginIn: (names, { city }) =>
    `${names.place(city)} liegt zu nah an der Hauptstadt, um dort zu beginnen.`,
  firstGoodsNotSold: () => 'Die ersten Waren kann man nur kaufen.',

  tileNotDealt: (names, { choice }) =>
    `Zur Wahl stehen ${names.listed(choice.map((tile) => names.title(tile)))}.`,
  lastTileFree: () => 'Die letzte Forumskarte kostet nichts.',
  bidTooLow: (names, { least }) => `Biete mindestens ${names.points(least)}.`,
  tileNotOpen: (names, { tile, choice }) =>
    `${names.title(tile)} liegt nicht offen, nur ${names.listed(choice.map((open) => names.title(open)))}.`,
  notOwnTile: (names, { tile }) => `${names.title(tile)} gehört dir nicht.`,
  worksByItself: (names, { tile }) => `${names.title(tile)} wirkt von selbst.`,
  forOtherCard: (names, { tile, role }) =>
    `${names.title(tile)} nutzt man nur mit dieser Karte: ${names.role(role)}.`,
  buildingGoesOn: (names, { tile }) =>
    `${names.title(tile)} muss warten, bis mit dem Architekten fertig gebaut ist.`,
  onceInAction: (names, { tile }) => `${names.title(tile)} ist bei dieser Aktion schon genutzt.`,
  useTooDear: (names, { tile, needed, money }) =>
    `${names.title(tile)} kostet ${names.money(needed)}, ${butOnly(money)}.`,
  noRoomForUse: (names, { tile }) =>
    `Im Lagerhaus ist kein Platz für das, was ${names.title(tile)} bringt.`,
  wouldDoNothing: (names, { tile }) => `${names.title(tile)} würde jetzt nichts bewirken.`,
  notLikeThis: (names, { tile }) => `${names.title(tile)} kannst du jetzt nutzen, aber nicht so.`,
  noSuchGood: (_names, { give }) => `Du hast ${no(give)} zum Tauschen.`,
  noSuchChange: (names, { give, take }) =>
    `${names.good(give)} kann man nicht gegen ${names.good(take)} tauschen.`,

  unreadableText(_names, { line, column, faults }) {
    const [first, ...others] = faults;
    if (first === undefined) return 'Dieser Text ist kein Spielprotokoll.';
    const more = others.length === 0 ? '' : ` (und ${counted(others.length, MORE_FAULTS)})`;
    return `Zeile ${line ?? 1}, Spalte ${column ?? 1}: ${first.message}${more}`;
  },

  invalidAction: (_names, details) => `Ungültige Aktion${where(details)}`,
  invalidOptions: (_names, details) => `Ungültige Optionen${where(details)}`,
  invalidMap: (_names, details) => `Ungültiger Spielplan${where(details)}`,
  invalidRules: (_names, details) => `Ungültige Regeln${where(details)}`,
  invalidLibrary: (_names, details) => `Ungültige Bibliothek${where(details)}`,
  invalidState: (_names, details) => `Ungültiger Spielstand${where(details)}`,
  invalidLog: (_names, details) => `Ungültiges Spielprotokoll${where(details)}`,
  invalidSheet: (_names, details) => `Ungültiger Wertungsbogen${where(details)}`,
  invalidInput: (_names, details) => `Ungültige Eingabe${where(details)}`,
  wrongDecision: () => 'Darüber wird jetzt nicht entschieden.',
  cardNotInHand: () => 'Diese Karte ist nicht auf der Hand.',
  cardNotForSale: () => 'Diese Karte kann man nicht kaufen.',
  notEnoughGoods: () => 'Im Lagerhaus fehlen die Waren dafür.',
  notEnoughMoney: () => 'Die Sesterzen reichen nicht.',
  noRoom: () => 'Der Platz reicht nicht.',
  noColonist: () => 'Dafür ist kein Kolonist da.',
  unreachable: () => 'Dorthin kommt man nicht.',
  cityClosed: () => 'In dieser Stadt kann man nicht bauen.',
  cannotPlay: () => 'Diese Karte kann man jetzt nicht spielen.',
  cannotCopy: () => 'Diese Karte kann man nicht kopieren.',
  cannotTrade: () => 'So kann man nicht handeln.',
  noBonus: () => 'Hier gibt es keinen Bonus.',
  noTile: () => 'Diese Forumskarte steht nicht zur Wahl.',
  cannotUse: () => 'Das kann man jetzt nicht nutzen.',
};

const MORE_FAULTS = { one: 'weiterer Fehler', other: 'weitere Fehler' };

function butOnly(money: number): string {
  return money === 0 ? 'du hast aber keine' : `du hast aber nur ${money}`;
}

function keepExactly(room: number): string {
  return `Behalte genau ${counted(room, GOODS)}: So viel Platz ist im Lagerhaus.`;
}

/** Where the input has a fault, and which. */
function where(details: {
  readonly path?: string;
  readonly owner?: string;
  readonly why?: string;
}): string {
  const { path = '', owner, why } = details;
  const place = path === '' ? '' : ` bei ${path}`;
  const whose = owner === undefined ? '' : ` (${owner})`;
  return `${place}${whose}${why === undefined ? '.' : `: ${why}`}`;
}
