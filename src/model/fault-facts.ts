/**
 * Every reason why input is not what it should be, with its facts: what is wrong with a sheet, a log, a state, options or
 * a board. They are `details` of the error; the words are in `words` and in `languages`. Types alone: games carry none of it.
 */
import type { Good } from './goods';
import type { ColonistKind } from './ids';
import type { Phase } from './state';

type None = object;

/** A word that nobody knows, and the one that may be meant. */
interface Meant {
  readonly nearest?: string | undefined;
}

/** The shape of plain data. */
export interface ShapeFacts {
  /** JSON cannot carry it. */
  readonly notPlainData: None;
  readonly notPlainNumber: { readonly found: string };
  readonly nestedTooDeeply: None;
  readonly notPlainObject: None;
  readonly listWithHoles: None;
  readonly keyNotAllowed: { readonly key: string };
  readonly tooMuchData: None;
  /** `expected` and `found` are types of JavaScript; `found` is `undefined` where nothing is there. */
  readonly wrongType: { readonly expected: string; readonly found: string };
  readonly wrongValue: { readonly expected: readonly string[] };
  /** Of a `number`, a `string` or an `array`. */
  readonly wrongSize: {
    readonly of: string;
    readonly most?: number;
    readonly least?: number;
    readonly exactly?: number;
    readonly below?: number;
    readonly above?: number;
  };
  readonly wrongForm: { readonly pattern: string };
  readonly unknownField: {
    readonly fields: readonly ({ readonly name: string } & Meant)[];
    /** How many more there are. */
    readonly more?: number;
    /** What such a line may be meant for. */
    readonly advice?: 'bonus' | undefined;
  };
  readonly wrongKey: None;
  readonly noneOfThese: { readonly known?: readonly string[] };
  /** `what` is the field it stands in, or what a list holds, such as `card`. */
  readonly unknownName: {
    readonly what: string;
    readonly unknown: string;
    readonly known?: readonly string[] | undefined;
  } & Meant;
  /** By its number, such as `U+202E`. */
  readonly hiddenCharacter: { readonly character: string };
  readonly moduleTwice: None;
  /** What a schema from outside says in its own words. */
  readonly otherwiseWrong: { readonly message: string };
  readonly notValid: None;
}

/** Cities and their goods. */
export interface CityFacts {
  readonly noSuchCity: { readonly city: string } & Meant;
  readonly otherGoodPrinted: { readonly city: string; readonly good: string };
  readonly tooFewTokens: {
    readonly letter: string;
    readonly good: string;
    readonly cities: number;
    readonly tokens: number;
  };
  readonly twoSaltTokens: { readonly letter: string };
  readonly cityWithoutGood: { readonly city: string };
}

/** Score sheets. */
export interface SheetFacts {
  readonly storehouseTooSmall: { readonly spaces: number; readonly stored: number };
  readonly onlyPartnersShare: None;
  readonly noSuchPlayer: { readonly player: string } & Meant;
  readonly countMissing: None;
  readonly cannotShare: { readonly count: number };
  readonly countsDiffer: { readonly counts: readonly number[] };
  readonly housesNeedMap: None;
  readonly citiesNeedMap: None;
  readonly twoHousesInCity: { readonly city: string };
  readonly tooManyCities: { readonly good: string; readonly cities: number };
  readonly tooManyHouses: { readonly houses: number };
  readonly wrongProvinces: { readonly houses: number; readonly provinces: number };
  readonly fewerProvinces: { readonly map: string; readonly provinces: number };
  readonly fewerPlaces: { readonly houses: number };
  readonly wrongPairs: { readonly houses: number; readonly provinces: number };
  readonly onlyOneCard: { readonly card: string };
  readonly notInTeams: { readonly card: string };
  readonly notPlayedAlone: { readonly card: string };
  readonly onlyOneInHand: { readonly card: string };
  readonly fewerHands: { readonly card: string };
  readonly fewerCards: { readonly role: string };
  readonly unknownCard: { readonly card: string };
  readonly noTeamsAlone: None;
  readonly sixPlayInTeams: None;
  readonly wrongTeamSize: None;
  readonly wrongNumberOfTeams: { readonly teams: number };
  readonly alreadyInTeam: { readonly player: string };
  readonly nobodyHasEnded: None;
  readonly onlyCardsCount: None;
  readonly onlyOneConcordia: None;
  readonly onlyOneTile: { readonly tile: string };
  readonly nameTwice: { readonly name: string };
}

/** States and set-ups. */
export interface StateFacts {
  readonly namesMissing: None;
  readonly noSuchSeat: None;
  readonly citiesMissing: None;
  readonly twoHousesOfPlayer: None;
  readonly noColonistHere: { readonly kind: ColonistKind; readonly place: string };
  readonly nobodyStandsHere: { readonly place: string };
  readonly twoColonists: { readonly route: string };
  readonly wrongTokens: None;
  readonly missing: { readonly id: string };
  readonly notHere: { readonly id: string };
  readonly otherMarker: { readonly good: Good | null; readonly coins: number };
  readonly wrongColonists: { readonly kind: ColonistKind; readonly count: number };
  readonly wrongHouses: { readonly count: number };
  readonly saltNotPlayed: None;
  readonly storehouseOverfull: None;
  readonly takesItselfBack: { readonly card: string };
  readonly otherStartingCards: None;
  readonly cardsForSaleLost: None;
  readonly decksOutOfOrder: None;
  readonly boughtFromBelow: None;
  readonly turnOfOther: { readonly turn: number };
  readonly turnOver: None;
  readonly holderHasNotProduced: None;
  readonly noProvinceProduced: None;
  readonly wrongPhase: { readonly phase: Phase };
  readonly nothingToWaitFor: None;
  readonly comesWithConcordia: None;
  readonly displayNotFilled: None;
  readonly gameHasEnded: None;
  readonly gameTooLong: None;
  readonly nothingEndedGame: None;
  readonly oneMoreTurnEach: None;
  readonly noMoreTurnForEnder: None;
  readonly notInLastRound: None;
  readonly nothingKeepsIt: None;
  readonly notInThisGame: { readonly kind: string };
  readonly notTheirTurn: None;
  readonly nothingToDecide: None;
  readonly cardEndsTurn: None;
  readonly cardNotPlayed: None;
  readonly cardPlayed: None;
  readonly cardDecisionFirst: None;
  readonly askedTwice: None;
  readonly roleNotPlayed: { readonly role: string };
  readonly unknownTile: { readonly tile: string; readonly known: readonly string[] };
  readonly unknownGood: { readonly good: string };
  readonly tilesOfProvince: { readonly tiles: number };
  readonly neutralTogether: { readonly tiles: number; readonly found: number };
  readonly notOnMap: { readonly id: string; readonly map: string } & Meant;
  readonly nothingDrawn: { readonly part: string };
  readonly seedMissing: None;
  readonly otherDeck: { readonly missing: readonly string[]; readonly extra: readonly string[] };
}

/** What functions are called with. */
export interface CallFacts {
  readonly isView: None;
  readonly hiddenCards: { readonly seat: number };
  readonly otherView: None;
  readonly noSuchViewer: None;
  readonly notAnEngine: None;
  readonly noListsOfParts: None;
  readonly notWords: None;
  readonly wrongDepth: { readonly most: number };
}

/** Boards. */
export interface BoardFacts {
  readonly routeNamedOtherwise: { readonly route: string; readonly id: string };
  readonly placeTwice: { readonly place: string };
  readonly provinceTwice: { readonly province: string };
  readonly cityTwice: { readonly city: string };
  readonly notForHouses: { readonly city: string; readonly letter: string };
  readonly cityWithoutProvince: { readonly city: string };
  readonly noSuchProvince: { readonly province: string } & Meant;
  readonly tokensShort: {
    readonly letter: string;
    readonly cities: number;
    readonly tokens: number;
  };
  readonly routeEndsWhereItBegins: { readonly route: string };
  readonly routeEndsNowhere: { readonly route: string; readonly end: string };
  readonly noSuchExit: {
    readonly field: string;
    readonly exit: string;
    readonly kind: ColonistKind;
  };
  readonly playersTheWrongWay: { readonly players: readonly number[] };
  readonly nobodyStarts: None;
  readonly startsOutsideCapital: { readonly kind: ColonistKind; readonly start: string };
  readonly noRouteFromStart: { readonly kind: ColonistKind; readonly start: string };
  readonly cutOff: { readonly city: string };
  readonly labelOfNothing: { readonly id: string };
  readonly noPointFor: { readonly id: string };
  readonly pointOfNothing: { readonly id: string };
}

/** Logs. */
export interface LogFacts {
  readonly oldLog: { readonly version: number };
  readonly tooManyNotes: { readonly notes: number; readonly most: number };
}

/** Logs as text. `text` is what stands there, and names are as the text has them. */
export interface TextFacts {
  readonly tooManyTags: { readonly most: number };
  readonly tooManyClauses: { readonly most: number };
  readonly brokenTag: { readonly example: string };
  readonly tagTwice: { readonly tag: string };
  readonly unknownTag: { readonly tag: string; readonly nearest: string };
  readonly noJson: None;
  readonly otherVersion: { readonly text: string; readonly version: number };
  readonly mapMissing: { readonly example: string };
  readonly playersMissing: { readonly example: string };
  readonly wrongPlayers: { readonly least: number; readonly most: number };
  readonly noNumber: { readonly text: string };
  /** `more` counts the meanings that are not listed. */
  readonly ambiguous: {
    readonly text: string;
    readonly expected: readonly string[];
    readonly more?: number;
  };
  readonly displayMissing: None;
  readonly seedOrDraws: None;
  readonly yesOrNo: None;
  readonly actionInComment: { readonly text: string };
  readonly noSuchWord: { readonly text: string } & Meant;
  readonly afterGame: { readonly text: string };
  /** `decision` says whose choice it is, in words. */
  readonly otherTurn: { readonly player: string; readonly decision: string };
  readonly notPossible: { readonly text: string; readonly decision: string } & Meant;
  readonly otherPrice: { readonly nearest: string };
  readonly tooManyWords: { readonly text: string };
  readonly noWholeAction: { readonly text: string };
  readonly cardNotSeen: { readonly card: string };
  readonly wrongTurnNumber: {
    readonly turn: number;
    readonly round: number;
    readonly found: number;
  };
  readonly afterEnd: None;
}

/**
 * Every reason with its facts; docs/errors.md lists them with their words.
 *
 * @hidden
 */
export interface FaultFacts
  extends ShapeFacts,
    CityFacts,
    SheetFacts,
    StateFacts,
    CallFacts,
    BoardFacts,
    LogFacts,
    TextFacts {}

/** The key of a fault. */
export type FaultReason = keyof FaultFacts;
