/** What `npm run texts` makes of the catalogues of each language. */
import type { WordSet } from '../words/word-set';
import type { OwnFaultWords, OwnGameWords, OwnPartOfScreens, OwnWords } from './own';

export declare const whole: OwnWords;
export declare const game: OwnGameWords;
export declare const screens: OwnPartOfScreens;
export declare const faults: OwnFaultWords;
export declare const base: WordSet;
export declare const baseGame: WordSet;
export declare const baseScreens: WordSet;
export declare const baseFaults: WordSet;
export declare const aegyptus: WordSet;
export declare const balearica: WordSet;
export declare const boughtGoods: WordSet;
export declare const corsica: WordSet;
export declare const creta: WordSet;
export declare const forum: WordSet;
export declare const gallia: WordSet;
export declare const germania: WordSet;
export declare const intermediateScoring: WordSet;
export declare const roma: WordSet;
export declare const salt: WordSet;
export declare const sicilia: WordSet;
export declare const teams: WordSet;
export declare const venus: WordSet;
