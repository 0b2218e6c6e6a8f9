/** The page Replay, in German. */
import type { SiteWords } from '../texts';

export const replay: SiteWords['replay'] = {};
