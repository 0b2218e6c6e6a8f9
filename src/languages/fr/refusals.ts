/** Reasons of refusals, as whole sentences. */
import type { SentenceFacts } from '../../all-words';
import type { OwnWords } from '../own';

import { fr } from './grammar';

export const refusals = {
  tooFewToSell(names, { good, stored, salt = 0 }) {
    if (stored === 0 && salt === 0) return fr`Vous n’avez pas de ${names.good(good)} à vendre.`;
    const heap = [names.counted(stored, names.good(good))];
    if (salt > 0) heap.push(names.goods({ salt }));
    return fr`On ne peut pas vendre plus de ${names.listed(heap)}.`;
  },

  unreadableText(names, { line, column, faults }) {
    const [first, ...others] = faults;
    if (first === undefined) return 'Ce texte n’est pas un journal de partie.';
    const more =
      others.length === 0
        ? ''
        : fr` (et ${names.counted(others.length, 'autre erreur', 'autres erreurs')})`;
    return fr`Ligne ${line ?? 1}, colonne ${column ?? 1} : ${first.message}${more}`;
  },
} satisfies Partial<Omit<OwnWords['refusals'], keyof SentenceFacts>>;

export function butOnly(money: number): string {
  return money === 0 ? fr`n’en avez pas` : fr`n’en avez que ${money}`;
}

/** The place of a fault in the input, and the fault. */
export function where(path = '', owner?: string, why?: string): string {
  const place = path === '' ? '' : fr`, à l’endroit ${path}`;
  const whose = owner === undefined ? '' : ` (${owner})`;
  return `${place}${whose}${why === undefined ? '.' : fr` : ${why}`}`;
}
