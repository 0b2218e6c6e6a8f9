/** The page Replay, in Polish. */
import type { SiteWords } from '../texts';

export const replay: SiteWords['replay'] = {};
