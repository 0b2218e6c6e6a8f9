/** The page Play, in German. */
import type { SiteWords } from '../texts';

export const play: SiteWords['play'] = {};
