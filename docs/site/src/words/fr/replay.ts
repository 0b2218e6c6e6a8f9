/** The page Replay, in French. */
import type { SiteWords } from '../texts';

export const replay: SiteWords['replay'] = {};
