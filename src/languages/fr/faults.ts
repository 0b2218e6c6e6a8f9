/** Faults of input, as clauses that follow a colon. */

import { pieceIn } from '../../model/names';
import type { OwnWords } from '../own';
import { definitionFaults } from './definition-faults';
import { either, fr, listed, meant } from './grammar';
import { partFaults } from './part-faults';

export const faults: OwnWords['faults'] = {
  notPlainData: () => 'ce ne sont pas de simples données',
  notPlainNumber: (_names, { found }) => fr`${found} n’est pas un nombre admis`,
  nestedTooDeeply: () => 'il y a trop de niveaux imbriqués',
  notPlainObject: () => 'ce n’est pas un objet simple',
  listWithHoles: () => 'une liste n’a ni trous ni clés',
  keyNotAllowed: (_names, { key }) => fr`la clé ${key} n’est pas admise`,
  tooMuchData: () => 'il y a trop de données',
  wrongType: (_names, { expected, found }) =>
    found === 'undefined'
      ? fr`il manque ${typeNamed(expected)}`
      : fr`il faut ${typeNamed(expected)}${found === 'number' ? '' : fr`, et c’est ${typeNamed(found)}`}`,
  wrongValue: (_names, { expected }) => fr`il faut ${orList(expected)}`,
  wrongSize(names, { of, most, least, exactly, below, above }) {
    const limits = {
      exactement: exactly,
      'au plus': most,
      'au moins': least,
      'moins de': below,
      'plus de': above,
    };
    const [limit = '', count = 0] =
      Object.entries(limits).find(([, one]) => one !== undefined) ?? [];
    const unit = UNITS[of];
    return fr`il faut ${limit} ${unit === undefined ? count : names.counted(count, unit)}`;
  },
  wrongForm: (_names, { pattern }) => fr`le texte doit correspondre à ${pattern}`,
  unknownField(_names, { fields, more = 0, advice }) {
    const named = fields.map(
      ({ name, nearest }) =>
        fr`« ${name} »${nearest === undefined ? '' : fr` (voulez-vous dire ${nearest} ?)`}`,
    );
    const rest = more === 0 ? '' : fr` et ${more} autres`;
    const hint =
      advice === undefined
        ? ''
        : fr` ; les points des règles propres au plateau ou à un module s’écrivent dans le champ bonus du joueur`;
    const what = fields.length === 1 ? 'champ inconnu' : 'champs inconnus';
    return fr`${what} : ${named.join(', ')}${rest}${hint}`;
  },
  wrongKey: () => 'le nom d’un champ n’est pas valide',
  noneOfThese: (_names, { known = [] }) =>
    known.length === 0 ? 'cela n’est pas valide' : fr`il faut ${orList(known)}`,
  unknownName(_names, { what, unknown, nearest, known = [] }) {
    const rest = known.length === 0 ? meant(nearest) : fr` ; choisissez parmi ${listed(known)}`;
    return fr`il n’y a pas de ${WHAT[what] ?? what} ${unknown}${rest}`;
  },
  nothingToSee: () => fr`rien de ce nom n’est visible`,
  hiddenCharacter: (_names, { character }) => fr`il y a un caractère invisible, ${character}`,
  moduleTwice: () => 'un module est nommé deux fois',
  otherwiseWrong: (_names, { message }) => message,
  notValid: () => 'cela n’est pas valide',

  noSuchCity: (_names, { city, nearest }) => fr`il n’y a pas de cité ${city}${meant(nearest)}`,
  otherGoodPrinted: (names, { city, good }) =>
    fr`à ${names.place(city)}, une autre marchandise est imprimée (${pieceIn(names)(good)})`,
  tooFewTokens: (names, { letter, good, cities, tokens }) =>
    fr`${names.counted(cities, 'cité')} de la lettre ${letter} pour cette marchandise (${pieceIn(names)(good)}), mais ${names.counted(tokens, 'seul jeton', 'jetons')}`,
  twoSaltTokens: (_names, { letter }) =>
    fr`deux cités de la lettre ${letter} ont du sel, mais il n’y a qu’un seul jeton`,
  cityWithoutGood: (names, { city }) => fr`il manque la marchandise de ${names.place(city)}`,

  storehouseTooSmall: (names, { spaces, stored }) =>
    fr`les colons laissent de la place pour ${names.counted(spaces, 'marchandise')}, et non pour ${stored}`,
  onlyPartnersShare: () => 'seuls les partenaires d’une équipe partagent des provinces',
  noSuchPlayer: (_names, { player, nearest }) =>
    fr`il n’y a pas de joueur ${player}${meant(nearest)}`,
  countMissing: () => 'les cartes Vénus ont besoin de ce nombre',
  cannotShare: (names, { count }) =>
    fr`des partenaires qui ont ces maisons ne peuvent pas partager ${names.counted(count, 'province')}`,
  countsDiffer: (_names, { counts }) =>
    fr`les partenaires n’ont pas compté la même chose (${listed(counts.map(String))})`,
  housesNeedMap: () => 'pour des maisons nommées par leurs cités, il faut indiquer le plateau',
  citiesNeedMap: () => 'pour des cités, il faut indiquer leur plateau',
  twoHousesInCity: (names, { city }) => fr`il y a deux maisons à ${names.place(city)}`,
  tooManyCities: (names, { good, cities }) =>
    fr`aucun plateau n’a plus de ${names.counted(cities, 'cité')} de cette marchandise (${pieceIn(names)(good)})`,
  tooManyHouses: (names, { houses }) => fr`un joueur n’a que ${names.counted(houses, 'maison')}`,
  wrongProvinces: (names, { houses, provinces }) =>
    fr`${names.counted(houses, 'maison')} ne peuvent pas occuper ${names.counted(provinces, 'province')}`,
  fewerProvinces: (names, { map, provinces }) =>
    fr`le plateau ${map} n’a que ${names.counted(provinces, 'province')}`,
  fewerPlaces: (names, { houses }) =>
    fr`ces provinces ont de la place pour ${names.counted(houses, 'maison')} au plus`,
  wrongPairs: (names, { houses, provinces }) =>
    fr`cela ne va pas avec ${names.counted(houses, 'maison')} dans ${names.counted(provinces, 'province')}`,
  onlyOneCard: (names, { card }) => fr`il n’y a qu’une carte ${names.card(card)} dans le jeu`,
  notInTeams: (names, { card }) =>
    fr`il n’y a pas de carte ${names.card(card)} dans une partie en équipes`,
  notPlayedAlone: (names, { card }) =>
    fr`il n’y a pas de carte ${names.card(card)} dans une partie sans équipes`,
  onlyOneInHand: (names, { card }) =>
    fr`une main de départ n’a qu’une carte ${names.card(card)} ; celles qu’on a achetées s’écrivent par leur identifiant`,
  fewerHands: (names, { card }) =>
    fr`il y a moins de mains de départ avec une carte ${names.card(card)}`,
  fewerCards: (names, { role }) => fr`il n’y a pas autant de cartes ${names.role(role)}`,
  unknownCard: (_names, { card }) => fr`il n’y a pas de carte ${card}`,
  noTeamsAlone: () => 'cette partie se joue sans équipes',
  sixPlayInTeams: () => 'à six, on joue en équipes',
  wrongTeamSize: () => 'les parties en équipes sont pour quatre ou six joueurs',
  wrongNumberOfTeams: (names, { teams }) => fr`il faut ${names.counted(teams, 'équipe')}`,
  alreadyInTeam: (_names, { player }) => fr`${player} est déjà dans une équipe`,
  nobodyHasEnded: () => 'personne n’a encore mis fin à la partie',
  onlyCardsCount: () => 'seules les cartes comptent maintenant ; le reste compte en fin de partie',
  linesSayOtherwise: (names, { points, stated }) =>
    fr`les lignes de ce joueur rapportent ${names.points(points)}, et non ${stated}`,
  onlyOneConcordia: () => 'un seul joueur a la carte Concordia',
  onlyOneTile: (names, { tile }) => fr`il n’y a qu’une tuile ${names.title(tile)}`,

  startingCardsMissing(names, { player, missing }) {
    const cards = missing.map((one) =>
      typeof one === 'string'
        ? names.card(one)
        : fr`${names.counted(one.count, 'carte')} de ${names.title(one.god)}`,
    );
    return fr`il manque à ${player} des cartes de la main de départ, que personne ne perd : ${cards.join(', ')}`;
  },
  nobodyHasConcordia: () => 'personne n’a la carte Concordia, qui vaut 7 points en fin de partie',

  nameTwice: (_names, { name }) => fr`deux joueurs s’appellent ${name}`,
  namesMissing: () => 'chaque joueur doit avoir un nom',
  noSuchSeat: () => 'ce siège n’existe pas',
  citiesMissing: () => 'il manque des cités',
  twoHousesOfPlayer: () => 'un joueur a deux maisons dans la cité',
  noColonistHere: (names, { kind, place }) =>
    fr`aucun ${names.colonist(kind)} ne peut être à ${names.place(place)}`,
  nobodyStandsHere: (names, { place }) =>
    fr`aucun colon ne peut être arrivé à ${names.place(place)}`,
  twoColonists: (names, { route }) => fr`deux colons sont sur ${names.place(route)}`,
  wrongTokens: () => 'les jetons bonus ne correspondent pas aux jetons des cités',
  missing: (_names, { id }) => fr`il manque ${id}`,
  notHere: (_names, { id }) => fr`il n’y a pas de ${id} ici`,
  otherMarker: (names, { good, coins }) =>
    good === null
      ? fr`le jeton bonus doit montrer ${names.counted(coins, 'pièce')} et aucune marchandise`
      : fr`le jeton bonus doit montrer ${names.counted(coins, 'pièce')} et cette marchandise : ${names.good(good)}`,
  wrongColonists: (_names, { kind, count }) =>
    fr`le joueur doit avoir en tout ${count} colons ${kind === 'land' ? 'terrestres' : 'maritimes'}`,
  wrongHouses: (names, { count }) =>
    fr`le joueur doit avoir en tout ${names.counted(count, 'maison')}`,
  saltNotPlayed: () => 'cette partie se joue sans sel',
  storehouseOverfull: () => 'l’entrepôt ne peut pas en contenir autant',
  takesItselfBack: (names, { card }) => fr`la carte ${names.card(card)} revient elle-même en main`,
  otherStartingCards: () => 'les cartes de départ ne sont pas celles-ci',
  cardsForSaleLost: () => 'il manque des cartes à vendre, ou il y en a trop',
  decksOutOfOrder: () => 'les paquets ne sont pas dans l’ordre I à V',
  boughtFromBelow: () => 'une carte achetée se trouvait encore sous la pioche',
  turnOfOther: (_names, { turn }) => fr`le tour ${turn} est celui d’un autre joueur`,
  turnOver: () => 'le tour est terminé',
  holderHasNotProduced: () => 'son détenteur n’a pas produit pendant ce tour',
  noProvinceProduced: () => 'aucune province n’a produit',
  wrongPhase: (_names, { phase }) => PHASES[phase],
  nothingToWaitFor: () => 'aucune décision ne peut attendre si aucune n’est ouverte',
  comesWithConcordia: () => 'le dernier tour se décide avec la carte Concordia',
  displayNotFilled: () => 'le présentoir doit être complété',
  gameHasEnded: () => 'quelqu’un a mis fin à la partie et doit avoir la carte Concordia',
  gameTooLong: () => 'aucune partie ne dure aussi longtemps',
  nothingEndedGame: () => 'rien n’a mis fin à la partie',
  oneMoreTurnEach: () => 'chaque autre joueur ou équipe a encore un tour',
  noMoreTurnForEnder: () => 'le joueur qui a mis fin à la partie n’a plus de tour',
  notInLastRound: () => 'ce tour n’est pas dans la dernière manche',
  nothingKeepsIt: () => 'rien ne s’en sert dans cette partie',
  notInThisGame: (names, { kind }) =>
    fr`cette décision n’existe pas dans cette partie : ${names.decision(kind)}`,
  notTheirTurn: () => 'ce n’est pas son tour',
  nothingToDecide: () => 'il n’y a rien à décider',
  cardEndsTurn: () => 'dans un tour, la carte vient en dernier',
  cardNotPlayed: () => 'la carte n’a pas encore été jouée',
  cardPlayed: () => 'une carte a déjà été jouée',
  cardDecisionFirst: () => 'la décision de la carte vient en dernier',
  askedTwice: () => 'la même décision attend deux fois',
  roleNotPlayed: (names, { role }) => fr`aucune carte ${names.role(role)} n’a été jouée`,

  notOnMap: (_names, { id, map, nearest }) =>
    fr`il n’y a pas de ${id} sur le plateau ${map}${meant(nearest)}`,
  nothingDrawn: (_names, { part }) => fr`rien n’est tiré pour ${part} dans cette partie`,
  seedMissing: () => 'il faut une graine pour ce que la mise en place laisse au hasard',
  otherDeck(names, { missing, extra }) {
    const some = (which: string, cards: readonly string[]) =>
      cards.length === 0 ? '' : fr` ; ${which} ${someOf(cards.map((id) => names.card(id)))}`;
    return fr`la pioche n’a pas exactement les cartes de cette partie${some('il manque', missing)}${some('de trop :', extra)}`;
  },

  withoutPoints: (_names, { map }) =>
    fr`${map} n’a pas de points : on peut y jouer, mais pas le dessiner`,
  nameMissing: (_names, { id }) => fr`il manque le nom de ${id}`,

  isView: () =>
    fr`c’est une vue, où des informations sont cachées ; appliquez les actions à l’état dont elle vient`,
  hiddenCards: () =>
    fr`cette vue ne montre pas toutes les cartes ; les points sont connus en fin de partie`,
  otherView: () => 'ce n’est pas une vue que la bibliothèque peut avoir faite',
  noSuchViewer: () => 'une vue est celle d’un siège de la partie ou d’un spectateur',
  notAccepted: () => 'la fonction ne l’accepte pas',
  notALibrary: (_names, { functions }) =>
    fr`il faut un objet renvoyé par createLibrary ou createEngine, avec ${listed(functions)}`,
  noNames: () => 'il faut un plateau ou un état',
  nothingToPick: () => 'il n’y a rien à choisir',
  otherGame: () =>
    'cet état a un autre plateau, d’autres joueurs ou d’autres options que le précédent',
  notTheirDecision: () =>
    'ce n’est pas au joueur de cette vue de décider ; elle ne peut donc pas dire ce qui est permis',
  eventsDoNotFit: () => 'ces événements ne suivent pas cette vue',
  noEvents: () => 'seule une action réussie a des événements',
  otherNumberOfPlayers: (_names, { players, found }) =>
    fr`cette partie est pour ${players} joueurs, et non pour ${found}`,
  notForTheLobby: (_names, { option, open }) =>
    fr`l’hôte ne laisse pas ${option} au choix de qui crée une partie${
      open.length === 0 ? '' : fr`, seulement ${open.join(', ')}`
    }`,
  noListOfOptions: () => 'il faut une liste de noms d’options',
  dealIsTaken: (_names, { action }) =>
    fr`une action de cette bibliothèque s’appelle ${action}, comme le coup qui commence une partie`,
  notAnEngine: () => 'il faut un moteur renvoyé par createEngine ou createLibrary',
  noListsOfParts: () => 'les plateaux et les modules doivent être des listes',
  twoLanguages: (_names, { language, other }) =>
    fr`ces mots doivent être d’une seule langue, et il y en a en ${language} et en ${other}`,
  notWords: () => 'les mots doivent être des fonctions, nommées d’après ce qu’elles décrivent',
  wrongDepth: (_names, { most }) => fr`la profondeur doit être un nombre entier de 0 à ${most}`,

  routeNamedOtherwise: (_names, { route, id }) =>
    fr`la route ${route} ne doit pas avoir l’identifiant ${id}`,
  placeTwice: (_names, { place }) => fr`le lieu ${place} est là deux fois`,
  provinceTwice: (_names, { province }) => fr`la province ${province} est là deux fois`,
  cityTwice: (_names, { city }) => fr`la cité ${city} est dans deux provinces`,
  notForHouses: (_names, { city, letter }) =>
    fr`${city} est un lieu de la sorte ${letter} et n’est d’aucune province`,
  cityWithoutProvince: (_names, { city }) => fr`la cité ${city} n’est d’aucune province`,
  noSuchProvince: (_names, { province, nearest }) =>
    fr`il n’y a pas de province ${province}${meant(nearest)}`,
  tokensShort: (names, { letter, cities, tokens }) =>
    fr`il y a ${names.counted(cities, 'cité')} de la lettre ${letter}, mais seulement ${names.counted(tokens, 'jeton')}`,
  routeEndsWhereItBegins: (_names, { route }) => fr`la route ${route} finit où elle commence`,
  routeEndsNowhere: (_names, { route, end }) =>
    fr`la route ${route} finit à ${end}, qui n’existe pas`,
  noSuchExit: (_names, { field, exit, kind }) =>
    fr`le lieu ${field} a la sortie ${exit}, qui n’est pas une route ${kind === 'land' ? 'terrestre' : 'maritime'}`,
  playersTheWrongWay: (_names, { players }) =>
    fr`le nombre de joueurs va du plus petit au plus grand, et non de ${players.join(' à ')}`,
  nobodyStarts: () => 'aucun colon ne commence nulle part',
  startsOutsideCapital: (names, { kind, start }) =>
    fr`un ${names.colonist(kind)} commence à ${start}, qui n’est pas une capitale`,
  noRouteFromStart: (_names, { kind, start }) =>
    fr`aucune route ${kind === 'land' ? 'terrestre' : 'maritime'} ne part de ${start}`,
  cutOff: (_names, { city }) => fr`${city} est coupé du reste`,
  labelOfNothing: (_names, { id }) => fr`il y a un nom pour ${id}, qui n’existe pas`,
  noPointFor: (_names, { id }) => fr`il manque le point de ${id}`,
  pointOfNothing: (_names, { id }) => fr`il y a un point pour ${id}, qui n’existe pas`,

  scoresBeforeEnd: () => 'il y a des scores, mais la partie n’est pas terminée',
  otherScores: (_names, { recorded, counted }) =>
    fr`les scores devraient être ${counted.join(', ')}, et non ${recorded.join(', ')}`,
  oldLog: (_names, { version }) =>
    fr`ce journal est de la version 1, qui mélangeait autrement ; mettez dans sa mise en place ce qui a été distribué, à la place de la graine, et écrivez version ${version}`,
  newerVersion: (_names, { version, present }) =>
    fr`la version ${version} est celle d’un concordia-rules plus récent ; installez-le, car celui-ci ne lit rien de plus récent que la version ${present}`,
  noVersion: (_names, { present }) =>
    fr`la version manque ; c’est aujourd’hui la ${present}, et elle est toujours écrite : refaites ceci à partir des actions de la partie`,
  tooManyNotes: (_names, { notes, most }) =>
    fr`il y a ${notes} notes, et on en garde ${most} au plus`,
  notInOrder: (_names, { most }) => fr`ceci doit suivre ce qui précède, et il y a ${most} actions`,
  noSuchPiece: (_names, { piece, at }) => fr`rien de tel (${piece}) à corriger ici : ${at}`,
  otherStart: () =>
    'cet état a un autre plateau, d’autres joueurs ou d’autres options que le journal',
  startIsOpen: () => 'ce journal commence par un état où l’on voit tout',

  tooManyTags: (_names, { most }) => fr`il y a plus de ${most} balises`,
  tooManyClauses: (_names, { most }) => fr`il y a plus de ${most} actions`,
  tooManyLines: (_names, { most }) => fr`il y a plus de ${most} lignes et commentaires`,
  tooManyCorrections: (_names, { most }) => fr`il y a plus de ${most} corrections`,
  brokenTag: (_names, { example }) => fr`une balise s’écrit comme ${example}`,
  tagTwice: (_names, { tag }) => fr`il y a deux balises ${tag}`,
  unknownTag: (_names, { tag, nearest }) =>
    fr`il n’y a pas de balise ${tag}${nearest === undefined ? '.' : meant(nearest)} Si c’est une note, écrivez [meta.${tag} "..."]`,
  noJson: () => 'ce n’est pas du JSON',
  otherVersion: (_names, { text, version }) =>
    Number(text) > version
      ? fr`ce journal est de la version ${text} ; installez un concordia-rules plus récent, car celui-ci lit la version ${version}`
      : fr`ce journal est de la version ${text} ; la version actuelle est la ${version}`,
  mapMissing: (_names, { example }) => fr`indiquez le plateau, par exemple ${example}`,
  playersMissing: (_names, { example }) => fr`indiquez les joueurs, par exemple ${example}`,
  wrongPlayers: (_names, { least, most }) =>
    fr`indiquez de ${least} à ${most} joueurs, séparés par des virgules`,
  noNumber: (_names, { text }) => fr`${quoted(text)} n’est pas un nombre entier`,
  ambiguous: (_names, { text, expected, more = 0 }) =>
    fr`${quoted(text)} peut vouloir dire ${either(more === 0 ? expected : [...expected, 'autre chose'])}`,
  displayMissing: () => 'indiquez d’abord les cartes du présentoir dans [Display "..."]',
  seedOrDraws: () => 'indiquez une graine, ou ce qui a été tiré à la table',
  yesOrNo: () => 'écrivez yes (oui) ou no (non)',
  actionInComment: (_names, { text }) =>
    fr`${quoted(text)} se lit comme une action ; tournez le commentaire autrement, ou mettez une seule espace avant le point-virgule`,
  noSuchWord: (_names, { text, nearest }) =>
    fr`rien ici ne s’appelle ${quoted(text)}${meant(nearest)}`,
  afterGame: (_names, { text }) => fr`${quoted(text)} vient après la fin de la partie`,
  otherTurn: (_names, { player, decision }) => fr`ce n’est pas à ${player} de jouer : ${decision}`,
  notPossible: (_names, { text, decision, nearest }) =>
    fr`${quoted(text)} n’est pas possible ici : ${decision}${meant(nearest)}`,
  otherwiseDone: (_names, { text, happened }) =>
    happened.length === 0
      ? fr`${quoted(text)} n’est pas ce qui s’est passé`
      : fr`${quoted(text)} n’est pas ce qui s’est passé : ${happened.join(' ; ')}`,
  otherPrice: (_names, { nearest }) => fr`le prix n’est pas le bon ; écrivez ${quoted(nearest)}`,
  tooManyWords: (_names, { text }) => fr`${quoted(text)} est plus long que toute action`,
  noWholeAction: (_names, { text }) => fr`${quoted(text)} n’est pas une action complète`,
  cardNotSeen: (_names, { card }) =>
    fr`aucune ligne ne dit quand la carte ${card} a été révélée ; nommez les cartes dans [Display] et [Deck], ou écrivez + ${card}`,
  tokenNotKnown: (names, { city, goods }) =>
    fr`rien ne dit quel jeton a la cité ${city} (${either(goods.map(names.good))}) ; indiquez-le dans [Cities]`,
  markerNotKnown: (names, { province, goods }) =>
    fr`rien ne dit quel jeton bonus a la province ${province} (${either(goods.map(names.good))}) ; indiquez-le dans [Bonus]`,
  drawNotKnown: (names, { tag, place, pieces }) =>
    fr`rien ne dit ce qui a été tiré pour ${typeof place === 'number' ? `la place ${place}` : place} dans [${tag}] (${either(pieces.map(pieceIn(names)))}) ; indiquez-le à cet endroit`,
  drawsInFull: (_names, { tag, part }) =>
    fr`dans [${tag}], tout doit être noté : « ? » ne remplace ce que personne ne sait que sans graine, et si les règles de ${part} disent d’où elles tirent`,
  otherMarkerNoted: (names, { province, good }) =>
    fr`avec ces jetons de cités, le jeton bonus de la province ${province} ne peut pas montrer cette marchandise (${names.good(good)})`,
  wrongTurnNumber: (_names, { turn, round, found }) =>
    fr`c’est le tour ${turn} de la partie, dans la manche ${round}, et non ${found} ; manque-t-il une ligne ?`,
  afterEnd: () => 'le journal est terminé avant ceci',
  wrongCorrection: (_names, { text }) => fr`« ${text} » ne dit pas ce qui est corrigé`,
  variationOfNothing: (_names, { most }) =>
    fr`une variante suit la ligne qu’elle remplace, et il y en a ${most} au plus l’une dans l’autre`,
  notInVariation: (_names, { text }) => fr`« ${text} » ne peut pas faire partie d’une variante`,
  commentTooLong: (_names, { most }) => fr`ce commentaire a plus de ${most} caractères`,
  commentNotClosed: () => 'le commentaire qui commence ici doit finir par }',

  ...partFaults,
  ...definitionFaults,
};

/** Faults quote at most this many characters. */
const MOST_QUOTED = 80;

function quoted(text: string): string {
  return fr`« ${text}${text.length < MOST_QUOTED ? '' : '…'} »`;
}

/** The most cards named in a sentence. */
const MAX_NAMED = 8;

function someOf(cards: readonly string[]): string {
  const rest = cards.length - MAX_NAMED;
  const named = cards.slice(0, MAX_NAMED).join(', ');
  return rest > 0 ? fr`${named} et ${rest} autres` : named;
}

const TYPES: Readonly<Record<string, string>> = {
  string: 'un texte',
  number: 'un nombre',
  int: 'un nombre entier',
  boolean: 'true ou false',
  array: 'une liste',
  object: 'un objet',
  record: 'un objet',
  function: 'une fonction',
  null: 'vide',
  undefined: 'vide',
};

export function typeNamed(type: string): string {
  return TYPES[type] ?? type;
}

const UNITS: Readonly<Record<string, string>> = { string: 'caractère', array: 'entrée' };

/** Kinds of things with names. */
const WHAT: Readonly<Record<string, string>> = {
  actionType: 'type d’action',
  card: 'carte',
  cardSet: 'jeu de cartes',
  city: 'cité',
  display: 'présentoir',
  good: 'marchandise',
  map: 'plateau',
  place: 'lieu',
  province: 'province',
  module: 'module',
  role: 'rôle',
  specialist: 'spécialiste',
  startingGoods: 'départ',
  tile: 'tuile',
  word: 'mot',
};

const PHASES = {
  playing: 'la partie est en cours',
  finalRound: 'c’est la dernière manche',
  finished: 'la partie est terminée',
} as const;

function orList(words: readonly string[]): string {
  return either(words.map((word) => fr`« ${word} »`));
}
