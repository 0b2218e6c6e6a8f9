/** The page Play, in Japanese. */
import type { SiteWords } from '../texts';

export const play: SiteWords['play'] = {};
