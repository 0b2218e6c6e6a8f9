/** The page Check, in Polish. */
import type { SiteWords } from '../texts';

export const check: SiteWords['check'] = {};
