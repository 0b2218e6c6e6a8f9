/** Reasons of refusals in a game, as whole sentences; those about maps and rules are in a file of their own. */
import type { SentenceFacts } from '../../all-words';
import type { ColonistKind } from '../../model/ids';
import type { Names } from '../../model/names';
import type { OwnWords } from '../own';
import { COLONISTS } from './actions';
import {
  counted,
  either,
  form,
  fromPlace,
  GOODS,
  inField,
  inPlace,
  intoPlace,
  KIND,
  LEFT,
  noun,
  ofPlace,
  ofProvince,
  STEP,
  some,
} from './grammar';
import { aGood, ofGood, someCost, someGoods, someMoney } from './names';

/** What a player may have to do first. */
const ADVICE = {
  card: '',
  pass: '; najpierw trzeba dokończyć albo spasować',
  make: '; najpierw trzeba dokończyć',
} as const;

const NO_HOUSE = 'Wszystkie domy są już zbudowane.';
const NO_MORE_MOVING = 'Ruchy w tej turze są już zakończone.';
const NOT_IN_HAND = 'Tej karty nie ma na ręce.';

export const refusals: Omit<OwnWords['refusals'], keyof SentenceFacts> = {
  gameOver: () => 'Gra jest zakończona.',
  notYourTurn: (names, { seat, expected, decision, end }) =>
    `Teraz decyduje ${names.player(expected)} (${names.decision(decision)}), a nie ${names.player(seat)}${ADVICE[end]}.`,
  otherDecision: (names, { decision, action, seat, end }) =>
    `Tego nie można teraz zrobić (${names.action(action)}): decyduje ${names.player(seat)} (${names.decision(decision)})${ADVICE[end]}.`,
  notOffered: () => 'Tego nie można wybrać.',
  tooLittleMoney: (_names, { needed, money }) =>
    `To kosztuje ${someMoney(needed)}, a ${butOnly(money)}.`,
  tooFewGoods(names, { cost: { any = 0, ...goods }, card }) {
    const what = card === undefined ? 'To' : `Karta ${names.card(card)}`;
    return `${what} kosztuje ${someCost({ goods, any })}, a w magazynie tyle nie ma.`;
  },
  nothingToChoose: () => 'Jest tylko jeden sposób zapłaty.',
  payNotNamed: () => 'Wybierz dobra, którymi zapłacisz.',
  wrongPay: () => 'To kosztuje inne dobra.',
  notInHand: (names, { card }) => `Karty ${names.card(card)} nie ma na ręce.`,
  halfNotChosen: (names, { card }) => `Wybierz połowę karty ${names.card(card)}.`,
  noHalves: (names, { card }) => `Karta ${names.card(card)} nie ma dwóch połów.`,
  nobodyThere: (names, { kind, from }) => `Nie masz ${ofColonist(kind)} ${inPlace(names, from)}.`,
  noWay: (names, { kind, from, to }) =>
    `Nie ma drogi ${fromPlace(names, from)} ${intoPlace(names, to)} (${names.colonist(kind)}).`,
  tooFar: (names, { from, to, needed, steps }) =>
    `Droga ${fromPlace(names, from)} ${intoPlace(names, to)} kosztuje ${some(needed, STEP)}, a ${steps === 0 ? 'nie został już żaden' : `${form(steps, LEFT)} tylko ${steps}`}.`,
  routeOccupied: (names, { route }) => `Kolonista stoi już ${inPlace(names, route)}.`,
  movingOver: () => NO_MORE_MOVING,
  cityNotAdjacent: (names, { city }) =>
    `Żaden z twoich kolonistów nie stoi na trasie ${intoPlace(names, city)}.`,
  alreadyBuilt: (names, { city }) => `Masz już dom ${inPlace(names, city)}.`,
  noHouseLeft: () => NO_HOUSE,
  houseTooDear: (names, { city, cost }) =>
    `Dom ${inPlace(names, city)} kosztuje ${someGoods(cost)}, a w magazynie tyle nie ma.`,
  bonusIsPrinted: () => 'O bonusie decyduje tu żeton.',
  provinceInactive: (names, { province, hasProduced }) =>
    hasProduced
      ? `W ${ofProvince(names, province)} produkcja już się odbyła: żeton bonusu pokazuje monety.`
      : `W ${ofProvince(names, province)} nie ma produkcji, bo nie ma tam żetonu bonusu.`,
  bonusNotChosen: () => 'Tutaj trzeba wybrać bonus.',
  nobodyLeft: (_names, { kind }) => `W magazynie nie ma już ${ofColonist(kind)}.`,
  noPlaceForColonist: (names, { kind, city }) =>
    `Nie można umieścić ${ofColonist(kind)} ${inPlace(names, city)}.`,
  hasPlacedAlready: () => 'Karta Kolonista pozwala umieścić kolonistów albo wziąć sestercje.',
  tooManyKinds: (_names, { kinds }) =>
    `Karta Kupiec: najwyżej ${counted(kinds, KIND)} dóbr, a każdy albo się kupuje, albo sprzedaje.`,
  tooFewToSell(_names, { good, stored, salt = 0 }) {
    const heap = someGoods({ [good]: stored, ...(salt > 0 && { salt }) });
    return stored === 0 && salt === 0
      ? `Nie masz ${ofGood(good)} na sprzedaż.`
      : `Możesz sprzedać najwyżej ${heap}.`;
  },
  storehouseFull: (_names, { room }) =>
    room === 0 ? 'Magazyn jest pełny.' : `W magazynie jest miejsce tylko na ${some(room, GOODS)}.`,
  saltNotForSale: () => 'Soli nie można kupić.',
  wrongCount: () => 'Liczba dóbr musi być całkowita i dodatnia.',
  nothingToCopy: () => 'Dyplomata kopiuje ostatnią kartę innego gracza, ale nigdy Dyplomatę.',
  partnersCard: () => 'Nie można kopiować karty partnera.',
  notOnDisplay: (names, { card }) => `Karty ${names.card(card)} nie ma na wystawce.`,
  wrongGoods: () => 'Liczba każdego dobra musi być całkowita i dodatnia.',
  notArrived: () => 'Zatrzymać można tylko dobra, które przybyły.',
  keptTooMany: (_names, { room }) => roomFor(room),
  keptTooFew: (_names, { room }) => roomFor(room),

  etnaAwake: (names, { city }) =>
    `Etna zaraz wybuchnie: ${inPlace(names, city)} nikt już nie buduje.`,
  sailingOver: () => NO_MORE_MOVING,
  noStepLeft: () => 'Nie ma już ruchów.',
  noShipThere: (names, { from }) =>
    `Nie masz ${inField(names, from)} kolonisty morskiego, który mógłby się jeszcze ruszyć.`,
  byzantiumClosed: (names, { to }) =>
    `W każdej turze może ${inField(names, to)} stanąć jeden kolonista morski, jeśli gracz ma jeszcze dom.`,
  forwardOnly: (names, { from, to }) =>
    `Koloniści morscy poruszają się tylko do przodu, a ${names.place(to)} nie leży za ${names.place(from)}.`,
  firstTheBonuses: () => 'Najpierw weź bonusy z trasy statku.',
  noBonusWaiting: (names, { place }) => `Nie ma bonusu do wyboru ${inField(names, place)}.`,
  goodNotChosen: () => 'Tutaj trzeba wybrać dobro.',
  noGoodToChoose: () => 'Tutaj nie ma dobra do wyboru.',
  noShipArrived: (names, { city }) =>
    `Żaden kolonista morski nie przybył, by budować ${inPlace(names, city)}.`,
  godMarked: (names, { god }) => `Ten bóg jest już oznaczony twoim domem: ${names.title(god)}.`,
  castleEmpty: (names, { castle }) => `Nie ma czego wziąć ${fromPlace(names, castle)}.`,
  notBesideCastle: (names, { castle }) =>
    `Żaden z twoich kolonistów nie stoi obok ${ofPlace(names, castle)}.`,
  oneCastleOnly: () => 'Trybun bierze dobro tylko z jednego zamku.',
  noRoomForCastle: () => 'W magazynie nie ma miejsca na dobro z zamku.',
  noShipBeside: (names, { square, from }) =>
    `Nie masz ${inPlace(names, from)} kolonisty morskiego obok ${ofPlace(names, square)}.`,

  noLegatusAlone: () => 'Po Prokonsulu partner nie może zagrać Legata.',
  teamHasCopied: () => 'Twoja drużyna już skopiowała tę kartę.',
  teamsNeedVenus: () => 'W drużynach gra się kartami z gry Concordia Venus.',
  wrongNumberInTeams: () => 'Gra drużynowa jest dla czterech lub sześciu graczy.',
  nobodyActsAfterwards: () => 'Legat wymaga partnera, który zagrywa kartę po nim.',
  noSecondProconsul: () => 'Prokonsul nie może kupić Prokonsula.',
  notInPartnersHand: (names, { card }) => `Partner nie ma na ręce karty ${names.card(card)}.`,
  noCityToBeginIn: (names, { city }) =>
    `Nie można zacząć ${inPlace(names, city)}: to zbyt blisko stolicy.`,
  firstGoodsNotSold: () => 'Pierwsze dobra można tylko kupić.',

  tileNotDealt: (names, { choice }) =>
    `Kafelki do wyboru: ${either(choice.map((tile) => names.title(tile)))}.`,
  lastTileFree: () => 'Ostatni kafelek nic nie kosztuje.',
  bidTooLow: (names, { least }) => `Zalicytuj co najmniej ${names.points(least)}.`,
  tileNotOpen: (names, { tile, choice }) =>
    `Kafelka ${names.title(tile)} nie można wziąć; do wyboru: ${either(choice.map((open) => names.title(open)))}.`,
  notOwnTile: theTile('nie należy do ciebie.'),
  worksByItself: theTile('działa sam.'),
  forOtherCard: (names, { tile, role }) =>
    `Kafelka ${names.title(tile)} używa się z kartą ${names.role(role)}.`,
  buildingGoesOn: theTile('musi poczekać: nie można przerwać budowania.'),
  onceInAction: theTile('został już użyty podczas tej akcji.'),
  useTooDear: (names, { tile, needed, money }) =>
    `Użycie kafelka ${names.title(tile)} kosztuje ${someMoney(needed)}, a ${butOnly(money)}.`,
  noRoomForUse: theTile('daje coś, na co nie ma miejsca w magazynie.'),
  wouldDoNothing: theTile('nic by teraz nie dał.'),
  notLikeThis: theTile('daje teraz inny wybór.'),
  noSuchGood: (_names, { give }) => `Nie masz ${ofGood(give)} na wymianę.`,
  noSuchChange: (_names, { give, take }) => `Nie można wymienić ${ofGood(give)} na ${aGood(take)}.`,

  unreadableText(_names, { line, column, faults }) {
    const [first, ...others] = faults;
    if (first === undefined) return 'To nie jest zapis gry.';
    const more = others.length === 0 ? '' : ` (i jeszcze ${counted(others.length, MORE_FAULTS)})`;
    return `Wiersz ${line ?? 1}, kolumna ${column ?? 1}: ${first.message}${more}`;
  },

  invalidAction: framed('Nieprawidłowa akcja'),
  invalidOptions: framed('Nieprawidłowe opcje'),
  invalidMap: framed('Nieprawidłowa mapa'),
  invalidRules: framed('Nieprawidłowe zasady'),
  invalidLibrary: framed('Nieprawidłowa biblioteka'),
  invalidState: framed('Nieprawidłowy stan gry'),
  invalidLog: framed('Nieprawidłowy zapis gry'),
  invalidSheet: framed('Nieprawidłowy arkusz punktacji'),
  invalidInput: framed('Nieprawidłowe dane'),
  wrongDecision: () => 'Teraz trzeba zdecydować o czymś innym.',
  cardNotInHand: () => NOT_IN_HAND,
  cardNotForSale: () => 'Tej karty nie można kupić.',
  notEnoughGoods: () => 'Za mało dóbr w magazynie.',
  notEnoughMoney: () => 'Za mało sestercji.',
  noRoom: () => 'Za mało miejsca.',
  noColonist: () => 'Nie ma kolonisty.',
  unreachable: () => 'Nie można tam dotrzeć.',
  cityClosed: () => 'W tym mieście nie można budować.',
  cannotPlay: () => 'Tej karty nie można teraz zagrać.',
  cannotCopy: () => 'Tej karty nie można skopiować.',
  cannotTrade: () => 'Tak nie można handlować.',
  noBonus: () => 'Nie ma tu bonusu.',
  noTile: () => 'Ten kafelek nie jest dostępny.',
  cannotUse: () => 'Tego nie można teraz użyć.',
};

function butOnly(money: number): string {
  return money === 0 ? 'nie masz żadnej' : `masz tylko ${money}`;
}

/** After a negation: `kolonisty lądowego`. */
function ofColonist(kind: ColonistKind): string {
  return COLONISTS[kind].replace('ę', 'y');
}

const MORE_FAULTS = noun('błąd', 'błędy', 'błędów');

function roomFor(room: number): string {
  return `Zatrzymaj dokładnie ${some(room, GOODS)}: na tyle jest miejsce.`;
}

interface FaultSpot {
  readonly path?: string;
  readonly owner?: string;
  readonly why?: string;
}

function theTile(does: string): (names: Names, facts: { readonly tile: string }) => string {
  return (names, { tile }) => `Kafelek ${names.title(tile)} ${does}`;
}

/** What is not valid, the place of the fault in it, and the fault. */
function framed(what: string): (names: Names, spot: FaultSpot) => string {
  return (_names, { path = '', owner, why }) => {
    const place = path === '' ? '' : `, miejsce ${path}`;
    const whose = owner === undefined ? '' : ` (${owner})`;
    return `${what}${place}${whose}${why === undefined ? '.' : `: ${why}`}`;
  };
}
