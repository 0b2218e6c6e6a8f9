import type { TypesOf } from '../../engine';
import type { allMaps } from '../../maps/all';
import type { allModules } from '../../modules/all';
import type { AllWords } from '../../words/words';

/** What the maps and modules of this package are made of. */
export type Own = TypesOf<typeof allMaps, typeof allModules>;

/** All that has to be said of them: a word that is missing, or one too many, does not compile. */
export type OwnWords = AllWords<Own>;
