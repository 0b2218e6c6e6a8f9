import { notValid, place } from '../model/parse';

/** Refuses a sheet that contradicts itself. */
export function contradiction(path: readonly PropertyKey[], reason: string, rule?: string): never {
  notValid({ code: 'INVALID_SHEET', what: 'score sheet', at: place(path), reason, rule });
}
