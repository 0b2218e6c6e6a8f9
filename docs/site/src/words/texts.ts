import type { Words } from 'concordia-rules/words';
import type { english } from './en';

/** Everything that the site says itself; names, sentences and faults are the library's. */
export type SiteWords = typeof english;

/** What a language brings: texts of the site, and words of the library. */
export interface Texts {
  readonly site: SiteWords;
  readonly library: Words;
}
