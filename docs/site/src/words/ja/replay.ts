/** The page Replay, in Japanese. */
import type { SiteWords } from '../texts';

export const replay: SiteWords['replay'] = {};
