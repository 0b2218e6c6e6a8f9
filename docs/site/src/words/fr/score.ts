/** The page Score, in French. */
import type { SiteWords } from '../texts';

export const score: SiteWords['score'] = {};
