/** Reasons of refusals, as whole polite sentences. */
import type { SentenceFacts } from '../../all-words';
import type { Names } from '../../model/names';
import type { OwnWords } from '../own';
import { goodsOf, pieces } from './goods';
import { counted } from './grammar';

export const refusals = {
  tooFewToSell(names, { good, stored, salt = 0 }) {
    const heap = stored > 0 ? [goodsOf(good, stored)] : [];
    if (salt > 0) heap.push(names.goods({ salt }));
    if (heap.length === 0) return `倉庫に${names.good(good)}がありません。`;
    return `売却できるのは${names.listed(heap)}までです。`;
  },

  unreadableText(_names, { line, column, faults }) {
    const [first, ...others] = faults;
    if (first === undefined) return 'このテキストはゲームの記録ではありません。';
    const more = others.length === 0 ? '' : `（ほかに${counted(others.length, '件')}の誤り）`;
    return `${line ?? 1}行目の${column ?? 1}文字目：${first.message}${more}`;
  },
} satisfies Partial<Omit<OwnWords['refusals'], keyof SentenceFacts>>;

export function butOnly(names: Names, money: number): string {
  return money === 0 ? '所持金がありません' : `${names.money(money)}しかありません`;
}

export function roomFor(room: number): string {
  return `倉庫の空きに合わせて、資源をちょうど${pieces(room)}選んでください。`;
}

/** Where the input has a fault, and which. */
export function where(path = '', owner?: string, why?: string): string {
  const place = path === '' ? '' : `（場所：${path}）`;
  const whose = owner === undefined ? '' : `（${owner}）`;
  return `${place}${whose}${why === undefined ? '。' : `：${why}`}`;
}
