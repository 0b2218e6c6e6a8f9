/** Reasons of refusals, as whole sentences. */
import type { SentenceFacts } from '../../all-words';
import type { OwnWords } from '../own';

import { no } from './goods';
import { counted, GOODS } from './grammar';

export const refusals = {
  tooFewToSell(names, { good, stored, salt = 0 }) {
    if (stored === 0 && salt === 0) return `Du hast ${no(good)} zum Verkaufen.`;
    return `Mehr als ${names.goods({ [good]: stored, salt })} kannst du nicht verkaufen.`;
  },

  unreadableText(_names, { line, column, faults }) {
    const [first, ...others] = faults;
    if (first === undefined) return 'Dieser Text ist kein Spielprotokoll.';
    const more = others.length === 0 ? '' : ` (und ${counted(others.length, MORE_FAULTS)})`;
    return `Zeile ${line ?? 1}, Spalte ${column ?? 1}: ${first.message}${more}`;
  },
} satisfies Partial<Omit<OwnWords['refusals'], keyof SentenceFacts>>;

const MORE_FAULTS = { one: 'weiterer Fehler', other: 'weitere Fehler' };

export function butOnly(money: number): string {
  return money === 0 ? 'du hast aber keine' : `du hast aber nur ${money}`;
}

export function keepExactly(room: number): string {
  return `Behalte genau ${counted(room, GOODS)}: So viel Platz ist im Lagerhaus.`;
}

/** Where the input has a fault, and which. */
export function where(path = '', owner?: string, why?: string): string {
  const place = path === '' ? '' : ` bei ${path}`;
  const whose = owner === undefined ? '' : ` (${owner})`;
  return `${place}${whose}${why === undefined ? '.' : `: ${why}`}`;
}
