import type { CliWords } from './words';

export declare const words: CliWords;
