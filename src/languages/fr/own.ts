import type { TypesOf } from '../../engine';
import type { allMaps } from '../../maps/all';
import type { allModules } from '../../modules/all';
import type { AllWords } from '../../words/words';

/** The types of this package's maps and modules. */
export type Own = TypesOf<typeof allMaps, typeof allModules>;

/** The words they need: a missing or superfluous one does not compile. */
export type OwnWords = AllWords<Own>;
