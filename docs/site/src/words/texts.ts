import type { english } from './en';

/** Everything that the site says itself; names, sentences and faults are the library's. */
export type SiteWords = typeof english;
