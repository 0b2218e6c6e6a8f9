import type { OwnFaultWords, OwnGameWords } from '../own';

export declare const actions: OwnGameWords['actions'];
export declare const corrections: OwnGameWords['corrections'];
export declare const decisions: OwnGameWords['decisions'];
export declare const events: OwnGameWords['events'];
export declare const faults: OwnFaultWords['faults'];
export declare const refusals: OwnGameWords['refusals'];
export declare const sentences: OwnFaultWords['refusals'];
