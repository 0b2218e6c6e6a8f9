/** The page Check, in German. */
import type { SiteWords } from '../texts';

export const check: SiteWords['check'] = {};
