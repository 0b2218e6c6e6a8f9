import type { AllWords, PartFacts, SentenceFacts } from '../all-words';
import type { TypesOf } from '../create-engine';
import type { Describe, DescribeRole, Descriptions, MapModule, OptionTexts } from '../kit/module';
import type { descriptions as aegyptus } from '../maps/aegyptus/descriptions';
import type { allMaps } from '../maps/all';
import type { descriptions as corsica } from '../maps/corsica/descriptions';
import type { descriptions as creta } from '../maps/creta/descriptions';
import type { descriptions as gallia } from '../maps/gallia/descriptions';
import type { descriptions as germania } from '../maps/germania/descriptions';
import type { descriptions as roma } from '../maps/roma/descriptions';
import type { descriptions as sicilia } from '../maps/sicilia/descriptions';
import type { WordsFor } from '../model/faults';
import type { KnownIds } from '../model/ids';
import type { allModules } from '../modules/all';
import type { descriptions as boughtGoods } from '../modules/bought-goods/descriptions';
import type { descriptions as forum } from '../modules/forum/descriptions';
import type { descriptions as intermediateScoring } from '../modules/intermediate-scoring/descriptions';
import type { descriptions as salt } from '../modules/salt/descriptions';
import type { descriptions as teams } from '../modules/teams/descriptions';
import type { descriptions as venus } from '../modules/venus/descriptions';
import type { BaseRole } from '../words/words';

/** The types of this package's maps and modules. */
export type Own = TypesOf<typeof allMaps, typeof allModules>;

/** What somebody uses a tile of the forum for. */
export type OwnUse = Extract<Own['action'], { readonly type: 'useTile' }>;

/** The words they need: a missing or superfluous one does not compile. */
export type OwnWords = AllWords<Own>;

/** What a game says, without screens and faults of input. */
export type OwnGameWords = Omit<OwnWords, 'faults' | 'screen' | 'descriptions' | 'refusals'> & {
  /** Why an action is not allowed. */
  readonly refusals: Omit<OwnWords['refusals'], keyof SentenceFacts>;
};

/** Faults of input, and the sentences about whole libraries, maps and options. */
export type OwnFaultWords = Pick<OwnWords, 'language' | 'faults'> & {
  /** Sentences that are not about a rule of the game. */
  readonly refusals: WordsFor<SentenceFacts>;
};

/** What can be wrong with parts, and with the decisions of roles, maps and modules. */
export type OwnPartFaults = Pick<OwnWords['faults'], keyof PartFacts | Own['fault']['reason']>;

/** What stands on screens. */
export type OwnPartOfScreens = Pick<OwnWords, 'language' | 'screen' | 'descriptions'>;

/** The modules of this package, and its maps with rules of their own. */
type DescribedId = KnownIds<(typeof allModules)[number]['id']> | RuledId<(typeof allMaps)[number]>;

type RuledId<M> =
  M extends MapModule<infer R, infer I> ? ([R] extends [never] ? never : KnownIds<I>) : never;

/** What they describe: one that is missing does not compile. */
type Described = EachOf<{
  aegyptus: typeof aegyptus;
  'bought-goods': typeof boughtGoods;
  corsica: typeof corsica;
  creta: typeof creta;
  forum: typeof forum;
  gallia: typeof gallia;
  germania: typeof germania;
  'intermediate-scoring': typeof intermediateScoring;
  roma: typeof roma;
  salt: typeof salt;
  sicilia: typeof sicilia;
  teams: typeof teams;
  venus: typeof venus;
}>;

type EachOf<D extends Readonly<Record<DescribedId, Descriptions>>> = D[keyof D];

/** All that they describe in one way, such as all roles. */
type AllOf<K extends PropertyKey, D = Described> = (
  D extends { readonly [P in K]: infer O }
    ? (one: O) => void
    : never
) extends (all: infer A) => void
  ? A
  : never;

/** Words for each of them: a missing or superfluous one does not compile. */
export interface OwnDescriptions {
  readonly roles: Readonly<Record<BaseRole | keyof AllOf<'roles'>, DescribeRole>>;
  readonly tiles: Readonly<Record<keyof AllOf<'tiles'>, Describe>>;
  readonly places: {
    readonly [M in keyof AllOf<'places'>]: Readonly<Record<keyof AllOf<'places'>[M], Describe>>;
  };
  readonly summaries: Readonly<Record<keyof AllOf<'summaries'>, Describe>>;
  readonly options: Readonly<Record<keyof Own['options'], OptionTexts>>;
}
