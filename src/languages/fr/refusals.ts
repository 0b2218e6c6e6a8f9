/** Reasons of refusals, as whole sentences. */
import type { SentenceFacts } from '../../all-words';
import type { OwnWords } from '../own';
import { capitalized } from '../shared';
import { fr } from './grammar';
import { theProvince } from './nouns';

/** What a player may have to do first. */
const ADVICE = {
  card: '',
  pass: fr` ; il faut d’abord terminer ou passer`,
  make: fr` ; il faut d’abord terminer`,
} as const;

const NO_HOUSE = 'Toutes les maisons sont construites.';
const NO_MORE_MOVING = 'Les déplacements de ce tour sont terminés.';
const NOT_IN_HAND = 'Cette carte n’est pas dans la main.';

export const refusals: Omit<OwnWords['refusals'], keyof SentenceFacts> = {
  gameOver: () => 'La partie est terminée.',
  notYourTurn: (names, { seat, expected, decision, end }) =>
    fr`Ce n’est pas à ${names.player(seat)} de décider maintenant, mais à ${names.player(expected)} (${names.decision(decision)})${ADVICE[end]}.`,
  otherDecision: (names, { decision, action, seat, end }) =>
    fr`C’est à ${names.player(seat)} de décider (${names.decision(decision)}) : ${names.action(action)} n’est pas possible maintenant${ADVICE[end]}.`,
  notOffered: () => 'Ce choix n’est pas possible.',
  tooLittleMoney: (names, { needed, money }) =>
    fr`Il faut ${names.money(needed)}, mais vous ${butOnly(money)}.`,
  tooFewGoods(names, { cost: { any = 0, ...goods }, card }) {
    const what = card === undefined ? 'Cela' : fr`La carte ${names.card(card)}`;
    return fr`${what} coûte ${names.cost({ goods, any })}, mais votre entrepôt n’en contient pas assez.`;
  },
  nothingToChoose: () => fr`Il n’y a qu’une manière de payer ; il n’y a rien à choisir.`,
  payNotNamed: () => 'Il faut choisir les marchandises à payer.',
  wrongPay: () => 'Ces marchandises ne correspondent pas au coût.',
  notInHand: (names, { card }) => fr`La carte ${names.card(card)} n’est pas dans la main.`,
  halfNotChosen: (names, { card }) =>
    fr`Il faut choisir une moitié de la carte ${names.card(card)}.`,
  noHalves: (names, { card }) => fr`La carte ${names.card(card)} n’a pas de moitiés.`,
  nobodyThere: (names, { kind, from }) =>
    fr`Vous n’avez pas de ${names.colonist(kind)} à ${names.place(from)}.`,
  noWay: (names, { kind, from, to }) =>
    fr`Un ${names.colonist(kind)} ne peut pas aller de ${names.place(from)} à ${names.place(to)}.`,
  tooFar: (names, { from, to, needed, steps }) =>
    fr`De ${names.place(from)} à ${names.place(to)}, il faut ${needed} pas, mais il n’en reste ${steps === 0 ? 'plus' : `que ${steps}`}.`,
  routeOccupied: (names, { route }) => fr`Un colon se trouve déjà sur ${names.place(route)}.`,
  movingOver: () => NO_MORE_MOVING,
  cityNotAdjacent: (names, { city }) =>
    fr`Aucun de vos colons ne se trouve sur une route adjacente à ${names.place(city)}.`,
  alreadyBuilt: (names, { city }) => fr`Vous avez déjà une maison à ${names.place(city)}.`,
  noHouseLeft: () => NO_HOUSE,
  houseTooDear: (names, { city, cost }) =>
    fr`Une maison à ${names.place(city)} coûte ${names.goods(cost)}, mais votre entrepôt n’en contient pas assez.`,
  bonusIsPrinted: () => fr`Le jeton bonus détermine le bonus ; il n’y a rien à choisir.`,
  provinceInactive: (names, { province, hasProduced }) =>
    hasProduced
      ? fr`${capitalized(theProvince(names, province))} a déjà produit : son jeton montre les pièces.`
      : fr`${capitalized(theProvince(names, province))} ne peut pas produire : il n’y a pas de jeton bonus.`,
  bonusNotChosen: () => 'Ici, il faut choisir le bonus.',
  nobodyLeft: (names, { kind }) => fr`Il ne reste aucun ${names.colonist(kind)} dans l’entrepôt.`,
  noPlaceForColonist: (names, { kind, city }) =>
    fr`Aucun ${names.colonist(kind)} ne peut être placé à ${names.place(city)}.`,
  hasPlacedAlready: () => 'Le Colon place des colons ou prend de l’argent, pas les deux.',
  tooManyKinds: (names, { kinds }) =>
    fr`Un Marchand fait du commerce avec ${names.counted(kinds, 'type')} de marchandises au plus, et chacun est soit acheté, soit vendu.`,
  tooFewToSell(names, { good, stored, salt = 0 }) {
    if (stored === 0 && salt === 0) return fr`Vous n’avez pas de ${names.good(good)} à vendre.`;
    const heap = [names.counted(stored, names.good(good))];
    if (salt > 0) heap.push(names.goods({ salt }));
    return fr`On ne peut pas vendre plus de ${names.listed(heap)}.`;
  },
  storehouseFull: (names, { room }) =>
    room === 0
      ? 'L’entrepôt est plein.'
      : fr`L’entrepôt n’a plus de place que pour ${names.counted(room, 'marchandise')}.`,
  saltNotForSale: () => 'Le sel ne s’achète pas.',
  wrongCount: () => 'On fait du commerce avec un nombre entier et positif de marchandises.',
  nothingToCopy: () =>
    'Un Diplomate copie la dernière carte d’un autre joueur, et jamais un Diplomate.',
  partnersCard: () => 'On ne copie pas son partenaire.',
  notOnDisplay: (names, { card }) => fr`La carte ${names.card(card)} n’est pas au présentoir.`,
  wrongGoods: () => 'On garde un nombre entier et positif de chaque marchandise.',
  notArrived: () => 'On ne peut garder que les marchandises qui viennent d’arriver.',
  keptTooMany: (names, { room }) => roomFor(names.counted(room, 'marchandise')),
  keptTooFew: (names, { room }) => roomFor(names.counted(room, 'marchandise')),

  etnaAwake: (names, { city }) =>
    fr`L’Etna est près d’une éruption : personne ne construit plus à ${names.place(city)}.`,
  sailingOver: () => NO_MORE_MOVING,
  noStepLeft: () => 'Il ne reste aucun pas.',
  noShipThere: (names, { from }) =>
    fr`À ${names.place(from)}, vous n’avez pas de bateau qui puisse encore naviguer ce tour.`,
  byzantiumClosed: (names, { to }) =>
    fr`${names.place(to)} accueille un bateau par tour, d’un joueur qui a encore une maison.`,
  forwardOnly: (names, { from, to }) =>
    fr`Les bateaux ne font qu’avancer ; ${names.place(to)} ne vient pas après ${names.place(from)}.`,
  firstTheBonuses: () => 'Il faut d’abord prendre les bonus des bateaux.',
  noBonusWaiting: (names, { place }) =>
    fr`À ${names.place(place)}, aucun bonus ne laisse de choix.`,
  goodNotChosen: () => 'Ici, il faut choisir une marchandise.',
  noGoodToChoose: () => 'Ici, il n’y a pas de marchandise à choisir.',
  noShipArrived: (names, { city }) =>
    fr`Aucun bateau n’est arrivé pour construire à ${names.place(city)}.`,
  godMarked: (names, { god }) => fr`Vous avez déjà marqué ${names.title(god)}.`,
  castleEmpty: (names, { castle }) => fr`Il n’y a rien à prendre à ${names.place(castle)}.`,
  notBesideCastle: (names, { castle }) =>
    fr`Aucun de vos colons ne se trouve à côté de ${names.place(castle)}.`,
  oneCastleOnly: () => 'Avec un Tribun, on ne prend que la marchandise d’un château.',
  noRoomForCastle: () => 'L’entrepôt n’a pas de place pour la marchandise du château.',
  noShipBeside: (names, { square, from }) =>
    fr`Vous n’avez pas de bateau sur ${names.place(from)} à côté de ${names.place(square)}.`,

  noLegatusAlone: () => 'Après un Proconsul, le partenaire ne joue pas de Légat.',
  teamHasCopied: () => 'L’équipe a déjà copié cette carte.',
  teamsNeedVenus: () => 'Les parties en équipes utilisent les cartes de Concordia Venus.',
  wrongNumberInTeams: () => 'Les parties en équipes sont pour quatre ou six joueurs.',
  nobodyActsAfterwards: () => 'Un Légat demande un partenaire qui joue ensuite.',
  noSecondProconsul: () => 'Un Proconsul n’achète pas de Proconsul.',
  notInPartnersHand: (names, { card }) =>
    fr`La carte ${names.card(card)} n’est pas dans la main du partenaire.`,
  noCityToBeginIn: (names, { city }) =>
    fr`On ne peut pas commencer à ${names.place(city)} ; il faut une cité à l’écart de la capitale.`,
  firstGoodsNotSold: () => 'Les premières marchandises s’achètent et ne se vendent pas.',

  tileNotDealt: (names, { choice }) =>
    fr`Le choix est entre ${names.listed(choice.map((tile) => names.title(tile)))}.`,
  lastTileFree: () => 'La dernière tuile ne coûte rien.',
  bidTooLow: (names, { least }) => fr`Misez au moins ${names.points(least)}.`,
  tileNotOpen: (names, { tile, choice }) =>
    fr`On ne peut pas prendre la tuile ${names.title(tile)}, seulement ${names.listed(choice.map((open) => names.title(open)))}.`,
  notOwnTile: (names, { tile }) => fr`La tuile ${names.title(tile)} n’est pas à vous.`,
  worksByItself: (names, { tile }) => fr`La tuile ${names.title(tile)} agit sans qu’on l’utilise.`,
  forOtherCard: (names, { tile, role }) =>
    fr`La tuile ${names.title(tile)} s’utilise avec la carte ${names.role(role)}.`,
  buildingGoesOn: (names, { tile }) =>
    fr`La tuile ${names.title(tile)} doit attendre : on n’interrompt pas un Architecte qui construit.`,
  onceInAction: (names, { tile }) =>
    fr`La tuile ${names.title(tile)} a déjà servi pendant cette action.`,
  useTooDear: (names, { tile, needed, money }) =>
    fr`La tuile ${names.title(tile)} coûte ${names.money(needed)}, mais vous ${butOnly(money)}.`,
  noRoomForUse: (names, { tile }) =>
    fr`L’entrepôt n’a pas de place pour ce qu’apporte la tuile ${names.title(tile)}.`,
  wouldDoNothing: (names, { tile }) => fr`La tuile ${names.title(tile)} ne ferait rien maintenant.`,
  notLikeThis: (names, { tile }) =>
    fr`La tuile ${names.title(tile)} peut servir maintenant, mais pas avec ce choix.`,
  noSuchGood: (names, { give }) => fr`Vous n’avez pas de ${names.good(give)} à échanger.`,
  noSuchChange: (names, { give, take }) =>
    fr`On ne peut pas échanger ${names.good(give)} contre ${names.good(take)}.`,

  unreadableText(names, { line, column, faults }) {
    const [first, ...others] = faults;
    if (first === undefined) return 'Ce texte n’est pas un journal de partie.';
    const more =
      others.length === 0
        ? ''
        : fr` (et ${names.counted(others.length, 'autre erreur', 'autres erreurs')})`;
    return fr`Ligne ${line ?? 1}, colonne ${column ?? 1} : ${first.message}${more}`;
  },

  invalidAction: (_names, details) => fr`Action non valide${at(details)}`,
  invalidOptions: (_names, details) => fr`Options non valides${at(details)}`,
  invalidMap: (_names, details) => fr`Plateau non valide${at(details)}`,
  invalidRules: (_names, details) => fr`Règles non valides${at(details)}`,
  invalidLibrary: (_names, details) => fr`Bibliothèque non valide${at(details)}`,
  invalidState: (_names, details) => fr`État de jeu non valide${at(details)}`,
  invalidLog: (_names, details) => fr`Journal de partie non valide${at(details)}`,
  invalidSheet: (_names, details) => fr`Feuille de score non valide${at(details)}`,
  invalidInput: (_names, details) => fr`Donnée non valide${at(details)}`,
  wrongDecision: () => 'Ce n’est pas ce qu’il faut décider maintenant.',
  cardNotInHand: () => NOT_IN_HAND,
  cardNotForSale: () => 'Cette carte n’est pas à vendre.',
  notEnoughGoods: () => 'L’entrepôt ne contient pas ce que cela coûte.',
  notEnoughMoney: () => 'Il n’y a pas assez de sesterces.',
  noRoom: () => 'Il n’y a pas assez de place.',
  noColonist: () => 'Il n’y a pas de colon pour cela.',
  unreachable: () => 'On ne peut pas y aller.',
  cityClosed: () => 'On ne peut pas construire dans cette cité.',
  cannotPlay: () => 'Cette carte ne peut pas être jouée maintenant.',
  cannotCopy: () => 'Cette carte ne peut pas être copiée.',
  cannotTrade: () => 'Ce commerce n’est pas possible.',
  noBonus: () => 'Il n’y a pas de bonus ici.',
  noTile: () => 'Cette tuile n’est pas disponible.',
  cannotUse: () => 'Cela ne s’utilise pas maintenant.',
};

function butOnly(money: number): string {
  return money === 0 ? fr`n’en avez pas` : fr`n’en avez que ${money}`;
}

function roomFor(goods: string): string {
  return fr`Gardez exactement ${goods} : c’est la place qui reste dans l’entrepôt.`;
}

interface PlaceFacts {
  readonly path?: string;
  readonly owner?: string;
  readonly why?: string;
}

/** The place of a fault in the input, and the fault. */
function at({ path = '', owner, why }: PlaceFacts): string {
  const place = path === '' ? '' : fr`, à l’endroit ${path}`;
  const whose = owner === undefined ? '' : ` (${owner})`;
  return `${place}${whose}${why === undefined ? '.' : fr` : ${why}`}`;
}
