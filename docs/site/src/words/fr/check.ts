/** The page Check, in French. */
import type { SiteWords } from '../texts';

export const check: SiteWords['check'] = {};
