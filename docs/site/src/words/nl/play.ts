/** The page Play, in Dutch. */
import type { SiteWords } from '../texts';

export const play: SiteWords['play'] = {};
