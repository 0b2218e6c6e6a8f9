/** What can be wrong with input: the facts of each fault, and how it is refused. */

import { type AnyCode, AT_ONCE, ConcordiaError, type ErrorCode, type Refusal } from './errors';
import type { Nearest } from './find';
import type { Good, StoredGood } from './goods';
import type { ColonistKind, MapId, Seat } from './ids';
import { spaced } from './names';
import type { Phase } from './state';

// The reasons for faults of input, with their facts: faults of sheets, logs, states, options and
// boards. The facts are `details` of the error; the words are in `words` and in `languages`. This file has only types.

type None = object;

/** An unknown name, and the one that may be meant. */
interface Meant {
  readonly nearest?: string | undefined;
}

/** The shape of plain data. */
export interface ShapeFacts {
  /** JSON cannot express it. */
  readonly notPlainData: None;
  readonly notPlainNumber: { readonly found: string };
  readonly nestedTooDeeply: None;
  readonly notPlainObject: None;
  readonly listWithHoles: None;
  readonly keyNotAllowed: { readonly key: string };
  readonly tooMuchData: None;
  /** `expected` and `found` are types of JavaScript; `found` is `undefined` if the value is missing. */
  readonly wrongType: { readonly expected: string; readonly found: string };
  readonly wrongValue: { readonly expected: readonly string[] };
  /** `of` is `number`, `string` or `array`. */
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
    /** The number of further fields. */
    readonly more?: number;
    /** The field that may be meant. */
    readonly advice?: 'bonus' | undefined;
  };
  readonly wrongKey: None;
  readonly noneOfThese: { readonly known?: readonly string[] };
  /** `what` is the name of the field, or of the items of a list, such as `card`. */
  readonly unknownName: {
    readonly what: string;
    readonly unknown: string;
    readonly known?: readonly string[] | undefined;
  } & Meant;
  /** `character` is a code point, such as `U+202E`. */
  readonly hiddenCharacter: { readonly character: string };
  /** A name of nothing but characters that are not drawn. */
  readonly nothingToSee: None;
  readonly moduleTwice: None;
  /** The message of a schema from outside. */
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

/** What a valid sheet probably lacks: `sheetWarnings` tells it, and nothing is refused. */
export interface WarningFacts {
  readonly startingCardsMissing: {
    readonly player: string;
    /** Cards by their ids, or how many of a god where only these are counted. */
    readonly missing: readonly (string | { readonly god: string; readonly count: number })[];
  };
  readonly nobodyHasConcordia: None;
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
  readonly notOnMap: { readonly id: string; readonly map: string } & Meant;
  readonly nothingDrawn: { readonly part: string };
  readonly seedMissing: None;
  readonly otherDeck: { readonly missing: readonly string[]; readonly extra: readonly string[] };
}

/** Pictures. */
export interface PictureFacts {
  /** The function of names has none for this place, good or kind of route. */
  readonly nameMissing: { readonly id: string };
}

/** Arguments of functions. */
export interface CallFacts {
  readonly isView: None;
  readonly hiddenCards: { readonly seat: number };
  readonly otherView: None;
  readonly noSuchViewer: None;
  readonly notAnEngine: None;
  /** Reading the input threw an error. */
  readonly notAccepted: None;
  readonly notALibrary: { readonly functions: readonly string[] };
  readonly noNames: None;
  readonly nothingToPick: None;
  readonly notTheirDecision: None;
  /** States in a list that are not of the same game. */
  readonly otherGame: None;
  readonly eventsDoNotFit: None;
  readonly noEvents: None;
  readonly noListsOfParts: None;
  readonly notWords: None;
  /** Sets of words that are to be one. */
  readonly twoLanguages: { readonly language: string; readonly other: string };
  readonly wrongDepth: { readonly most: number };
}

/** Matches of boardgame.io. */
export interface MatchFacts {
  /** The number in the options, and that of the match. */
  readonly otherNumberOfPlayers: { readonly players: number; readonly found: number };
  /** What whoever creates a match may not choose, and what they may. */
  readonly notForTheLobby: { readonly option: string; readonly open: readonly string[] };
  readonly noListOfOptions: None;
  /** The name of the first move. */
  readonly dealIsTaken: { readonly action: string };
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

/** Decisions of the roles, and any part; what else can be wrong with a part is said by its map or module. */
export interface PartFacts {
  readonly doesNotFit: None;
  readonly notForEverySeat: None;
  readonly tooManySteps: { readonly most: number; readonly steps: number };
  readonly tooManyKinds: None;
  readonly roomForAll: None;
  readonly cannotHaveArrived: { readonly good: StoredGood };
  readonly notForSale: { readonly card: string };
  readonly noSuchRole: { readonly as: string };
}

/** Definitions of boards, rules and modules. */
export interface DefinitionFacts {
  /** `what` is a step, a decision and so on. */
  readonly notWrittenAsObject: { readonly what: Definition };
  readonly notAName: { readonly example: string };
  readonly notAnId: { readonly example: string };
  readonly nameTaken: { readonly name: string };
  readonly notMadeWithField: None;
  readonly notMadeWithRefusal: None;
  readonly notMadeWithZod: None;
  readonly schemaForbids: None;
  /** An option asks for its module by any value and by all but one. */
  readonly offStarts: None;
  readonly idOfOther: { readonly id: string };
  /** The template of an action. */
  readonly noSuchField: { readonly field: string };
  readonly fieldNotOnce: { readonly field: string };
  readonly fieldInBrackets: { readonly field: string };
  readonly fieldOutsideBrackets: { readonly field: string };
  readonly unknownEvent: { readonly event: string };
}

/** What functions of the kit define. */
export type Definition = 'decision' | 'event' | 'option' | 'part' | 'refusal' | 'step';

/** Why the rules of a map or module failed. */
export interface FailureFacts {
  /** `error` is the message of the error; undefined if something else was thrown. */
  readonly thrown: { readonly error?: string };
  /** They called a function of the kit with invalid arguments. */
  readonly misuse: { readonly issues: readonly { readonly message: string }[] };
  readonly promise: None;
  /** `found` and `expected` are types of JavaScript, or primitive values as text. */
  readonly badValue: { readonly found: string; readonly expected?: readonly string[] };
  readonly noRefusal: None;
  readonly noIds: { readonly found: string };
  readonly noFaults: None;
  readonly noCandidates: None;
  readonly otherFields: None;
  readonly otherKind: None;
  readonly noText: None;
  readonly noPicture: None;
  readonly noListOfPlayers: None;
  readonly noPlayer: { readonly seat: Seat };
  /** `of` is `sestertii`, a good, `land`, `sea` or `houses`. */
  readonly badAmount: { readonly of: string; readonly amount: string; readonly seat: Seat };
  readonly noDecision: None;
  readonly noListOfDecisions: None;
  readonly fixedField: { readonly field: string };
  readonly piecesLost: {
    readonly of: 'cards' | 'colonists';
    readonly before: number;
    readonly after: number;
  };
  /** As many as before, but not the same. */
  readonly piecesExchanged: { readonly of: 'cards' | 'colonists' };
  readonly badField: { readonly field: string };
  readonly unknownDecision: { readonly kind: string };
  readonly decisionOfNobody: { readonly seat: string };
  readonly unequalParties: { readonly parties: number; readonly players: number };
  readonly noSuchCard: { readonly card: string };
  readonly endless: None;
}

/** The key of a failure. */
export type FailureReason = keyof FailureFacts;

/** Refusals that are not about a rule, but have a sentence of their own. */
export interface SentenceFacts {
  readonly unknownMap: { readonly map: string; readonly known: readonly string[] } & Meant;
  /** Of the state, and of the map that was given to draw it on; by their ids. */
  readonly otherMap: { readonly map: string; readonly given: string };
  readonly unknownPlace: {
    readonly unknown: string;
    readonly what: 'city' | 'province' | 'route';
    /** The name of the map of the game. */
    readonly board: string;
    /** Whether the nearest one is the same route, written differently. */
    readonly isSame?: boolean;
    /** The name of another map that has it. */
    readonly elsewhere?: string;
  } & Meant;
  readonly wrongNumberOfPlayers: { readonly players: number };
  /** `board` is the name of the map. */
  readonly unknownProvince: { readonly province: string; readonly board: string } & Meant;
  readonly noProvinceLeft: None;
  readonly boardFallsApart: None;
  readonly unsupported: { readonly module: string | undefined };
  /** An option is chosen without its module. */
  readonly moduleNotPlayed: { readonly option: string; readonly module: string };
  /** `rules` is the id of the map or module, `at` the place in its rules. */
  readonly rulesFailed: {
    readonly rules?: MapId;
    readonly at: string;
    readonly failure: FailureReason;
  };
  /** `door` is the function that makes such parts. */
  readonly notDefined: { readonly door: string };
  /** The name that two parts define. */
  readonly sameWordTwice: Named & {
    /** The ids of the modules that define it, if they are modules. */
    readonly modules?: readonly string[];
    /** The ids of the rules that replace it, if both do, and of the rules that have it. */
    readonly overriding?: readonly string[];
    readonly owner?: string;
    /** Whether the base game also defines it. */
    readonly isBase?: boolean;
  };
  /** The name that no part defines; `rules` is the id of the map or module that uses it. */
  readonly unknownWord: Named & { readonly rules: MapId } & Meant;
}

/** A name, by the kind of thing it is for. */
export type Named = { readonly [W in NamedThing]?: string };

export type NamedThing =
  | 'action'
  | 'card'
  | 'decision'
  | 'event'
  | 'map'
  | 'module'
  | 'option'
  | 'part'
  | 'refusal'
  | 'role'
  | 'score'
  | 'set of rules';

/** The points in a log, and the points of its game. */
interface Counted {
  readonly recorded: readonly number[];
  readonly counted: readonly number[];
}

/** Logs. */
export interface LogFacts {
  readonly scoresBeforeEnd: Partial<Counted>;
  readonly otherScores: Counted;
  readonly oldLog: { readonly version: number };
  /** States, views and logs: `present` is the version that this release writes. */
  readonly newerVersion: { readonly version: number; readonly present: number };
  readonly noVersion: { readonly present: number };
  readonly tooManyNotes: { readonly notes: number; readonly most: number };
  /** A note or correction whose place is before that of the one ahead of it, or behind the last action. */
  readonly notInOrder: { readonly most: number };
  /** A correction moves a piece that is not there. */
  readonly noSuchPiece: { readonly piece: string; readonly at: string };
  /** The log begins from a state of another game. */
  readonly otherStart: None;
  /** A log that begins from a state cannot be shown to one player: the state has everything in it. */
  readonly startIsOpen: None;
}

/** Logs as text. `text` is the text at the place, and names are as written. */
export interface TextFacts {
  readonly tooManyTags: { readonly most: number };
  readonly tooManyClauses: { readonly most: number };
  readonly tooManyLines: { readonly most: number };
  readonly tooManyCorrections: { readonly most: number };
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
  /** `decision` says in words who decides. */
  readonly otherTurn: { readonly player: string; readonly decision: string };
  readonly notPossible: { readonly text: string; readonly decision: string } & Meant;
  readonly otherPrice: { readonly nearest: string };
  readonly otherwiseDone: { readonly text: string; readonly happened: readonly string[] };
  readonly tooManyWords: { readonly text: string };
  readonly noWholeAction: { readonly text: string };
  readonly cardNotSeen: { readonly card: string };
  /** The goods that the token can have. */
  readonly tokenNotKnown: { readonly city: string; readonly goods: readonly StoredGood[] };
  /** The goods that the bonus marker can show. */
  readonly markerNotKnown: { readonly province: string; readonly goods: readonly Good[] };
  /** The tag where it is noted, the name of the place or its number in the list, and the pieces that it can be. */
  readonly drawNotKnown: {
    readonly tag: string;
    readonly place: string | number;
    readonly pieces: readonly string[];
  };
  /** The tag with `?`, and the part that it is about. */
  readonly drawsInFull: { readonly tag: string; readonly part: string };
  readonly otherMarkerNoted: { readonly province: string; readonly good: Good };
  readonly wrongTurnNumber: {
    readonly turn: number;
    readonly round: number;
    readonly found: number;
  };
  readonly afterEnd: None;
  readonly wrongCorrection: { readonly text: string };
  /** A variation with nothing before it that it could replace, or too deep within others. */
  readonly variationOfNothing: { readonly most: number };
  /** Corrections, illegal actions, revealed cards and the end of the game are not part of a variation. */
  readonly notInVariation: { readonly text: string };
  readonly commentTooLong: { readonly most: number };
  /** A comment in braces without its end. */
  readonly commentNotClosed: None;
}

/**
 * The reasons of the base game with their facts; docs/errors.md lists them with their words, and those of maps and modules.
 *
 * @hidden
 */
export interface FaultFacts
  extends ShapeFacts,
    CityFacts,
    SheetFacts,
    WarningFacts,
    StateFacts,
    PartFacts,
    PictureFacts,
    CallFacts,
    MatchFacts,
    BoardFacts,
    DefinitionFacts,
    LogFacts,
    TextFacts {}

/** The key of a fault. */
export type FaultReason = keyof FaultFacts;

// Faults of input: a place, a reason and its facts. `words` and `languages` have the sentences.

/** A reason and its facts. */
export interface Fault {
  /** Its key, such as `wrongType`; docs/errors.md lists all of them. */
  readonly reason: string;
  /** The facts for its sentence, such as `{ city }`. */
  readonly facts?: object | undefined;
  /** The number of its rule, such as `R-2.3`. */
  readonly rule?: string | undefined;
}

/** A fault, and its place within what is checked; without a path, the fault is about all of it. */
export interface InnerFault extends Fault {
  /** Such as `goods.brick`, relative to what is checked. */
  readonly path?: string;
}

/** A fault and its place. */
export interface PlacedFault extends InnerFault {
  /** Such as `players[0].goods.brick`; empty for the whole input. */
  readonly path: string;
  /** The player or other owner of the place, if that helps to find it. */
  readonly owner?: string | undefined;
}

/** A rule, and the facts if the reason has some. */
export type RuleAndFacts<R extends FaultReason> = object extends FaultFacts[R]
  ? [rule?: string | undefined, facts?: FaultFacts[R]]
  : [rule: string | undefined, facts: FaultFacts[R]];

/** A reason with the facts that belong to it. */
export function faultOf<R extends FaultReason>(
  reason: R,
  ...[facts]: object extends FaultFacts[R] ? [facts?: FaultFacts[R]] : [facts: FaultFacts[R]]
): Fault {
  return { reason, facts };
}

/**
 * Refuses input of the wrong form.
 *
 * @throws ConcordiaError with the reason; `details` has the place and the facts.
 */
export function notValid<R extends FaultReason>(
  code: ErrorCode,
  path: string,
  reason: R,
  ...[rule, facts]: RuleAndFacts<R>
): never {
  refuseFault(code, { path, reason, rule, facts });
}

/**
 * Refuses input for a fault at its place.
 *
 * @throws ConcordiaError
 */
export function refuseFault(code: ErrorCode, fault: PlacedFault): never {
  const error = new ConcordiaError(refusalFor(code, fault), AT_ONCE);
  // The stack begins with the caller.
  Error.captureStackTrace?.(error, refuseFault);
  throw error;
}

type SentenceArguments<R extends keyof SentenceFacts> = readonly [
  code: AnyCode,
  path: string,
  reason: R,
  facts: SentenceFacts[R],
  rule?: string | undefined,
];

/** A refusal with a sentence of its own in `words`; `path` is empty if the facts say where. */
export function withSentence<R extends keyof SentenceFacts>(
  ...[code, path, reason, facts, rule]: SentenceArguments<R>
): Refusal {
  return {
    code,
    reason,
    rule,
    message: inShort(code, path, undefined, shortly(reason, facts)),
    details: path === '' ? facts : { path, ...facts },
  };
}

/** @throws ConcordiaError with a sentence of its own in `words`. */
export function notPossible<R extends keyof SentenceFacts>(...given: SentenceArguments<R>): never {
  const error = new ConcordiaError(withSentence(...given), AT_ONCE);
  Error.captureStackTrace?.(error, notPossible);
  throw error;
}

/** Why a state is impossible, for the `audit` of a decision, whose caller knows the place. */
export function impossible({ reason, facts = {} }: Fault, rule?: string): Refusal {
  return { code: 'INVALID_STATE', reason, rule, message: shortly(reason, facts), details: facts };
}

/** @param others - all faults, if there may be more than one. */
export function refusalFor(
  code: ErrorCode,
  { path, owner, reason, rule, facts }: PlacedFault,
  others?: readonly PlacedFault[],
): Refusal {
  return {
    code,
    reason,
    rule,
    message: inShort(code, path, owner, shortly(reason, facts)),
    details: {
      path,
      ...(owner === undefined ? {} : { owner }),
      ...facts,
      ...(others && { issues: others.map(asIssue) }),
    },
  };
}

function asIssue({ path, owner, reason, rule, facts }: PlacedFault): object {
  return {
    path,
    ...(owner === undefined ? {} : { owner }),
    reason,
    message: shortly(reason, facts) + whose(owner),
    ...(rule === undefined ? {} : { rule }),
    ...facts,
  };
}

/** A message without words of a language: `Invalid state, at seat: turn is not theirs`. */
export function inShort(
  code: string,
  path: string,
  owner: string | undefined,
  why: string,
): string {
  const what = code.toLowerCase().replaceAll('_', ' ');
  const at = path === '' ? '' : `, at ${path}`;
  return `${what.charAt(0).toUpperCase()}${what.slice(1)}${at}${whose(owner)}: ${why}`;
}

export function whose(owner: string | undefined): string {
  return owner === undefined ? '' : ` (${owner})`;
}

/** The reason in letters, for whoever has no words for it: `only one card`. The details have its facts. */
export function shortly(reason: string, facts: object = {}): string {
  // The message of a schema or of rules from outside.
  if ('message' in facts) return String(facts.message);
  return / /.test(reason) ? reason : spaced(reason);
}

/** Ids are cut to this length. */
const MAX_SHOWN = 500;

/** @throws ConcordiaError `UNKNOWN_MAP` with the map that may be meant, if `nearest` is there, and all known ones. */
export function noSuchMap(asked: unknown, ids: readonly MapId[], nearest?: Nearest): never {
  // Converting anything but a string may take for ever.
  const map = typeof asked === 'string' ? asked.slice(0, MAX_SHOWN) : `(${typeof asked})`;
  notPossible('UNKNOWN_MAP', '', 'unknownMap', { map, known: ids, nearest: nearest?.(map, ids) });
}

/**
 * Lets only ConcordiaErrors out, whatever is passed in: even a proxy that throws, or a state that was changed in place.
 *
 * @param localized - the error in other words, by the first argument of the call.
 */
export function sealErrors<A extends unknown[], R>(
  call: (...args: A) => R,
  localized?: (error: ConcordiaError, about: unknown) => ConcordiaError,
): (...args: A) => R {
  return (...args) => {
    try {
      return call(...args);
    } catch (error) {
      throw inWordsOf(asError(error), localized, args[0]);
    }
  };
}

/** What was passed in may throw once more while its names are looked for. */
function inWordsOf(
  error: ConcordiaError,
  localized: ((error: ConcordiaError, about: unknown) => ConcordiaError) | undefined,
  about: unknown,
): ConcordiaError {
  if (localized === undefined) return error;
  try {
    return localized(error, about);
  } catch {
    return localized(error, undefined);
  }
}

/** The same for all functions of an object; the result is frozen. */
export function sealedRoom<R extends object>(
  room: R,
  localized?: (error: ConcordiaError, about: unknown) => ConcordiaError,
): R {
  const members = Object.entries(room).map(([name, member]) => [
    name,
    typeof member === 'function' ? sealErrors(member, localized) : member,
  ]);
  return Object.freeze(Object.fromEntries(members));
}

/** The error that the library throws for whatever a proxy or a getter has thrown. */
export function asError(error: unknown): ConcordiaError {
  try {
    if (error instanceof ConcordiaError) return error;
  } catch {
    // The thrown value, too, may be a proxy that throws.
  }
  const refusal = refusalFor('INVALID_INPUT', { path: '', ...faultOf('notAccepted') });
  return new ConcordiaError(refusal, { cause: error });
}
