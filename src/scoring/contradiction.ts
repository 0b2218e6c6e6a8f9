import { refuse } from '../model/errors';
import { place } from '../model/parse';

/** Refuses a sheet that contradicts itself. */
export function contradiction(path: readonly PropertyKey[], message: string, rule?: string): never {
  const at = place(path);
  refuse({
    code: 'INVALID_SHEET',
    message: `Not a valid score sheet, at ${at}: ${message}`,
    ...(rule === undefined ? {} : { rule }),
    details: { path: at },
  });
}
