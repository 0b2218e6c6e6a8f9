/** The page Play, in French. */
import type { SiteWords } from '../texts';

export const play: SiteWords['play'] = {};
