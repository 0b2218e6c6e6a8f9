/** The page Play, in Polish. */
import type { SiteWords } from '../texts';

export const play: SiteWords['play'] = {};
