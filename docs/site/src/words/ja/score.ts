/** The page Score, in Japanese. */
import type { SiteWords } from '../texts';

export const score: SiteWords['score'] = {};
