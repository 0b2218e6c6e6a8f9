/** Reasons of refusals in a game, as whole sentences; those about maps and rules are in a file of their own. */
import type { SentenceFacts } from '../../all-words';
import type { Cost } from '../../model/any';
import type { Bundle } from '../../model/goods';
import type { ColonistKind } from '../../model/ids';

import type { OwnWords } from '../own';
import { aColonist } from './actions';
import { counted, GOODS, noun, some } from './grammar';
import { ofGood, someCost, someGoods } from './names';

export const refusals = {
  tooFewToSell(_names, { good, stored, salt = 0 }) {
    const heap = someGoods({ [good]: stored, ...(salt > 0 && { salt }) });
    return stored === 0 && salt === 0
      ? `Nie masz ${ofGood(good)} na sprzedaż.`
      : `Możesz sprzedać najwyżej ${heap}.`;
  },

  unreadableText(_names, { line, column, faults }) {
    const [first, ...others] = faults;
    if (first === undefined) return 'To nie jest zapis gry.';
    const more = others.length === 0 ? '' : ` (i jeszcze ${counted(others.length, MORE_FAULTS)})`;
    return `Wiersz ${line ?? 1}, kolumna ${column ?? 1}: ${first.message}${more}`;
  },
} satisfies Partial<Omit<OwnWords['refusals'], keyof SentenceFacts>>;

/** What is paid in goods, as the object of a verb. */
export function inGoods({ any = 0, ...goods }: Bundle & Pick<Cost, 'any'>): string {
  return someCost({ goods, any });
}

export function butOnly(money: number): string {
  return money === 0 ? 'nie masz żadnej' : `masz tylko ${money}`;
}

/** After a negation: `kolonisty lądowego`. */
export function ofColonist(kind: ColonistKind): string {
  return aColonist(kind).replace('ę', 'y');
}

const MORE_FAULTS = noun('błąd', 'błędy', 'błędów');

export function roomFor(room: number): string {
  return `Zatrzymaj dokładnie ${some(room, GOODS)}: tyle się zmieści.`;
}

/** Where the input has a fault, and which. */
export function where(path = '', owner?: string, why?: string): string {
  const place = path === '' ? '' : `, miejsce ${path}`;
  const whose = owner === undefined ? '' : ` (${owner})`;
  return `${place}${whose}${why === undefined ? '.' : `: ${why}`}`;
}
