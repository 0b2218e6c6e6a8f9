/** The page Replay, in Dutch. */
import type { SiteWords } from '../texts';

export const replay: SiteWords['replay'] = {};
