/** All that a whole language has words for, with all faults of input and all refusals that are not about a rule of the game. */

import { perftFaults } from './analysis/perft';
import { boardFaults } from './board/check-map';
import { cityFaults } from './board/city-goods';
import { boardFallsApart, noProvinceLeft, unknownProvince } from './board/compiled-board';
import { placeUnknown } from './board/unknown-place';
import { roomFaults } from './create-engine';
import { stateFaults } from './engine/check-state';
import { wrongNumberOfPlayers } from './engine/compile';
import { viewFaults } from './engine/engine';
import { moduleNotPlayed, unsupported } from './engine/played-options';
import { setUpFaults } from './engine/set-up';
import { decisionFaults, eventFaults } from './engine/turn';
import type { Kinds } from './engine/vocabulary';
import { followFaults } from './follow/follow-faults';
import { notDefined } from './kit/define';
import type { DescribeRole, Descriptions, OptionTexts } from './kit/module';
import {
  definitionFaults,
  type NotationWords,
  partFaults,
  ruleFaults,
  sameWordTwice,
  unknownWord,
  type WordMethods,
} from './kit/rule-words';
import { type CorrectedThing, logFaults } from './log/corrections';
import { matchFaults } from './match-faults';
import type { ErrorWords } from './model/error-words';
import { ERROR_CODES, type ErrorCode, reasonOf } from './model/errors';
import {
  askedFaults,
  type FactsOfWords,
  framed,
  inputFaults,
  otherMap,
  pictureFaults,
  type RefusalType,
  unknownMap,
  type WordsFor,
  wordsFaults,
} from './model/faults';
import { deepFreeze } from './model/freeze';
import type { Names } from './model/names';
import { versionFaults } from './model/version';
import { rulesFailed } from './model/watch';
import { textFaults, unreadableText } from './notation/faults';
import { architectFaults } from './roles/architect';
import { mercatorFaults } from './roles/mercator';
import { cardsFaults } from './rules/cards';
import { marketFaults } from './rules/market';
import { storehouseFaults } from './rules/storehouse';
import { sheetFaults } from './scoring/sheet-faults';
import { speechFaults } from './words/checked-words';
import { namingFaults } from './words/naming';
import type { ScreenWords } from './words/screen-words';
import type { WordSet } from './words/word-set';
import type { BaseRole } from './words/words';

const FAULTS = {
  ...inputFaults.words,
  ...askedFaults.words,
  ...wordsFaults.words,
  ...pictureFaults.words,
  ...cityFaults.words,
  ...sheetFaults.words,
  ...stateFaults.words,
  ...decisionFaults.words,
  ...setUpFaults.words,
  ...viewFaults.words,
  ...roomFaults.words,
  ...speechFaults.words,
  ...namingFaults.words,
  ...followFaults.words,
  ...perftFaults.words,
  ...matchFaults.words,
  ...boardFaults.words,
  ...partFaults.words,
  ...architectFaults.words,
  ...mercatorFaults.words,
  ...storehouseFaults.words,
  ...marketFaults.words,
  ...cardsFaults.words,
  ...definitionFaults.words,
  ...ruleFaults.words,
  ...eventFaults.words,
  ...versionFaults.words,
  ...logFaults.words,
  ...textFaults.words,
};

const SENTENCES = {
  unknownMap,
  otherMap,
  unknownPlace: placeUnknown,
  wrongNumberOfPlayers,
  unknownProvince,
  noProvinceLeft,
  boardFallsApart,
  unsupported,
  moduleNotPlayed,
  rulesFailed,
  notDefined,
  sameWordTwice,
  unknownWord,
};

/**
 * The faults of the base game with their facts; docs/reference/faults.md lists them, and those of maps and modules.
 *
 * @hidden
 */
export interface FaultFacts extends FactsOfWords<typeof FAULTS> {}

/** Faults of definitions, and of the parts and decisions that rules bring. */
export type DefinitionFacts = FactsOfWords<
  typeof definitionFaults.words & typeof ruleFaults.words & typeof eventFaults.words
> &
  Pick<FaultFacts, 'notAnId'>;
export type PartFacts = FactsOfWords<
  typeof partFaults.words &
    typeof architectFaults.words &
    typeof mercatorFaults.words &
    typeof storehouseFaults.words &
    typeof marketFaults.words &
    Pick<typeof cardsFaults.words, 'noSuchRole'>
>;

/** The facts of a refusal. */
type FactsOfRefusal<X> = X extends RefusalType<string, infer F> ? F : never;

/** Refusals about whole libraries, maps and options, which have a sentence of their own, with their facts. */
export type SentenceFacts = {
  readonly [R in keyof typeof SENTENCES]: FactsOfRefusal<(typeof SENTENCES)[R]>;
};

/** The same, and that of a text. */
export interface KnownFacts extends SentenceFacts {
  readonly unreadableText: FactsOfRefusal<typeof unreadableText>;
}

/** `INVALID_ACTION` is `invalidAction`: the reason of an error that has no other. */
type Camel<S extends string> = S extends `${infer Head}_${infer Tail}`
  ? `${Lowercase<Head>}${Capitalize<Camel<Tail>>}`
  : Lowercase<S>;

interface AtPath {
  /** The place in the input, such as `players[0].name`; empty or left out for all of it. */
  readonly path?: string;
  /** The player or other owner of the place, if that helps to find it. */
  readonly owner?: string;
  /** What is wrong there, if `faults` has words for it: a clause without a full stop. */
  readonly why?: string;
}

/** Refusals that are not about a rule, by reason. */
type FirstRefusals = KnownFacts &
  Readonly<Record<Exclude<Camel<ErrorCode>, keyof KnownFacts>, AtPath>>;

type WordsOfCorrections = {
  readonly [C in CorrectedThing as C['type']]: WordMethods<never, never, C, never>['event'];
};

/**
 * All words of a library: those of `WordSet`, none missing and none too many, each with the fields it may use.
 *
 * @typeParam W - what the library is made of: `TypesOf<typeof maps, typeof modules>`.
 */
export interface AllWords<W extends Kinds> extends WordSet {
  readonly language: string;
  readonly notation: Required<NotationWords> & {
    /** How each action is written: a template. */
    readonly actions: Readonly<Record<W['action']['type'], string>>;
  };
  readonly names: Omit<Names, 'player' | 'place' | 'province' | 'card' | 'formOf'> & Partial<Names>;
  readonly actions: {
    readonly [A in W['action'] as A['type']]: WordMethods<A, never, never, never>['action'];
  };
  readonly decisions: {
    readonly [D in W['decision'] as D['kind']]: WordMethods<never, D, never, never>['decision'];
  };
  readonly events: {
    readonly [E in W['event'] as E['type']]: WordMethods<never, never, E, never>['event'];
  };
  readonly corrections: WordsOfCorrections;
  readonly refusals: {
    readonly [R in W['refusal'] as R['reason']]: WordMethods<
      never,
      never,
      never,
      R['details']
    >['refusal'];
  } & {
    readonly [R in Exclude<keyof FirstRefusals, W['refusal']['reason']>]: WordMethods<
      never,
      never,
      never,
      FirstRefusals[R]
    >['refusal'];
  };
  readonly faults: WordsFor<FaultFacts> & {
    readonly [F in W['fault'] as F['reason']]: WordMethods<
      never,
      never,
      never,
      F['details']
    >['refusal'];
  };
  readonly screen: ScreenWords;
  readonly descriptions: Required<Descriptions> & {
    /** At least those of the base game. */
    readonly roles: Readonly<Record<BaseRole, DescribeRole>>;
    /** Every option of the library. */
    readonly options: Readonly<Record<keyof W['options'], OptionTexts>>;
  };
  readonly gameOver: string;
  wrongMap(maps: readonly string[]): string;
}

/** The sentences around clauses, by the reason of a code. */
const FRAMES = Object.fromEntries(
  ERROR_CODES.filter((code) => code.startsWith('INVALID_')).map((code) => [
    reasonOf({ code }),
    (_names: Names, { path = '', owner, why }: AtPath): string | undefined =>
      why && framed(code, path, owner, why),
  ]),
);

/** All of them in English: clauses, the sentences around these, and whole sentences. */
export const englishErrors: Required<ErrorWords> = deepFreeze({
  refusals: {
    ...FRAMES,
    ...Object.fromEntries(
      Object.entries({ ...SENTENCES, unreadableText }).map(([reason, { words }]) => [
        reason,
        words,
      ]),
    ),
  },
  faults: FAULTS,
});
