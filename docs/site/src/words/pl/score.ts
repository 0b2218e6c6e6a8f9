/** The page Score, in Polish. */
import type { SiteWords } from '../texts';

export const score: SiteWords['score'] = {};
