/** The page Score, in Dutch. */
import type { SiteWords } from '../texts';

export const score: SiteWords['score'] = {};
