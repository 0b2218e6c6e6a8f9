/** An English text in the catalogue of another language. */
import { createHash } from 'node:crypto';
import type { Text } from './compile';

/** An English text and what translators have to know of it. */
export interface EnglishText extends Text {
  /** As a message; what is more than one, as code. */
  readonly english: string;
  /** What it says otherwise, by the case: `count = 1`. */
  readonly when?: Readonly<Record<string, string>>;
  /** Where it stands. */
  readonly where: string;
}

/** Changes when English says something else. */
export function hashOf({ english, when = {} }: EnglishText): string {
  return createHash('sha256')
    .update(JSON.stringify([english, when]))
    .digest('base64url')
    .slice(0, 8);
}
