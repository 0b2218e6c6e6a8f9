/** The page Check, in Dutch. */
import type { SiteWords } from '../texts';

export const check: SiteWords['check'] = {};
