/** The page Check, in Japanese. */
import type { SiteWords } from '../texts';

export const check: SiteWords['check'] = {};
