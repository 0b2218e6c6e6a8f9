/** Amounts of money that a clause ends with. */
import type { Word } from '../model/find';
import { numberAt, type SmallWords } from './voices';

/** The words of an action, and the money that is said of it; undefined if none is. */
export interface ApartFromAmount {
  readonly words: readonly Word[];
  readonly money: number | undefined;
}

/**
 * The words without the money that they end with: what is paid, or what is gained.
 *
 * @param typesOf - the types of all actions that words state in full.
 */
export function apartFromAmount(
  words: readonly Word[],
  smallWords: SmallWords,
  typesOf: (words: readonly Word[]) => readonly string[],
): ApartFromAmount {
  return (
    apartFromMoney(words, smallWords) ??
    apartFromGain(words, smallWords, typesOf) ?? { words, money: undefined }
  );
}

/** Actions that bring money and need no more than their name: `coins 5`. */
const BRINGING: ReadonlySet<string> = new Set(['takeCoins', 'takeIncome']);

/** Drops a bare number at the end, which is money if what stands before it only brings money. */
function apartFromGain(
  words: readonly Word[],
  smallWords: SmallWords,
  typesOf: (words: readonly Word[]) => readonly string[],
): ApartFromAmount | undefined {
  const money = words.length < 2 ? undefined : numberAt(words, words.length - 1, smallWords);
  if (money === undefined) return undefined;
  const rest = words.slice(0, -1);
  const types = typesOf(rest);
  const isBringing = types.length > 0 && types.every((type) => BRINGING.has(type));
  return isBringing ? { words: rest, money } : undefined;
}

/** Drops the sestertii at the end of a cost, such as `for 1 brick and 4 sestertii`. */
function apartFromMoney(
  words: readonly Word[],
  smallWords: SmallWords,
): ApartFromAmount | undefined {
  const money = numberAt(words, words.length - 2, smallWords);
  if (money === undefined || !smallWords.money.has(words.at(-1)?.key ?? '')) return undefined;
  const rest = words.slice(0, -2);
  const before = rest.at(-1)?.key ?? '';
  const isJoined = smallWords.price.has(before) || smallWords.and.has(before);
  return { words: isJoined ? rest.slice(0, -1) : rest, money };
}
