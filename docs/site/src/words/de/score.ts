/** The page Score, in German. */
import type { SiteWords } from '../texts';

export const score: SiteWords['score'] = {};
