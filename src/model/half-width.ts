/** Signs of full width, which East Asian keyboards write, for the same signs of half width: one character for each. */

const FULL = '　！＆（）＊＋，－．／０１２３４５６７８９：；＝＞？［］～、。';
const HALF = ' !&()*+,-./0123456789:;=>?[]~,.';

const SIGNS: ReadonlyMap<string, string> = new Map(
  [...FULL].map((sign, at) => [sign, HALF.charAt(at)]),
);

const ANY = new RegExp(`[${FULL.replace(/[\]\\^-]/g, '\\$&')}]`, 'g');

/** The text with signs and digits of half width; every other character stays, all in their places. */
export function inHalfWidth(text: string): string {
  return text.replace(ANY, (sign) => SIGNS.get(sign) ?? sign);
}
