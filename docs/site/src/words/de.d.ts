import type { SiteWords } from './texts';

export declare const texts: SiteWords;
