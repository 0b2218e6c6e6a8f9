/** Reasons of refusals, as whole sentences. */
import type { SentenceFacts } from '../../all-words';
import type { OwnWords } from '../own';

import { counted, nl } from './grammar';
import { units } from './names';

export const refusals = {
  tooFewToSell(names, { good, stored, salt = 0 }) {
    const most = names.goods({ [good]: stored, ...(salt > 0 ? { salt } : {}) });
    return stored + salt === 0
      ? nl`Je hebt geen ${names.good(good)} om te verkopen.`
      : nl`Je kunt niet meer verkopen dan je hebt: ${most}.`;
  },
  unreadableText(_names, { line, column, faults }) {
    const [first, ...others] = faults;
    if (first === undefined) return 'Deze tekst is geen spelverslag.';
    const more =
      others.length === 0 ? '' : nl` (en nog ${counted(others.length, 'fout', 'fouten')})`;
    return nl`Regel ${line ?? 1}, kolom ${column ?? 1}: ${first.message}${more}`;
  },
} satisfies Partial<Omit<OwnWords['refusals'], keyof SentenceFacts>>;

export function roomFor(room: number): string {
  return nl`Bewaar precies ${units(room)}: zoveel plaats is er in je pakhuis.`;
}

/** Where the input has a fault, and which. */
export function where(path = '', owner?: string, why?: string): string {
  const place = path === '' ? '' : ` bij ${path}`;
  const whose = owner === undefined ? '' : ` (${owner})`;
  return `${place}${whose}${why === undefined ? '.' : `: ${why}`}`;
}
