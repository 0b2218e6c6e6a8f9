/** Clauses that say what somebody has received or paid: `gains 1 wine`, `+1 wine`, `for 2 sestertii`. */
import type { AnyEvent } from '../model/any';
import type { Word } from '../model/find';
import { type Bundle, STORED_GOODS, type StoredGood } from '../model/goods';
import type { Seat } from '../model/ids';
import { isNumber, isRecord } from '../model/plain';
import type { TextLanguage } from './language';
import { numberAt } from './voices';

/** What a clause says of goods and money; what it does not name is not said. */
export interface Claim {
  readonly isGain: boolean;
  readonly goods: Bundle;
  readonly money: number | undefined;
  /** The player whom the clause names without a colon. */
  readonly seat: Seat | undefined;
}

/** Undefined if the words are no such clause. */
export function claimIn(words: readonly Word[], language: TextLanguage): Claim | undefined {
  const { smallWords, players } = language;
  for (const { value, next } of [...players.read(words, 0), { value: undefined, next: 0 }]) {
    const key = words[next]?.key ?? '';
    const isGain = key === PLUS || smallWords.gains.has(key);
    if (!isGain && !smallWords.price.has(key) && !smallWords.pays.has(key)) continue;
    const amounts = amountsIn(words.slice(next + 1), language);
    if (amounts !== undefined) return { isGain, seat: value, ...amounts };
  }
  return undefined;
}

/** Before what was gained: `+1 wine`. */
export const PLUS = '+';

/** `1 wine, 2 cloth and 3 sestertii`. */
function amountsIn(
  words: readonly Word[],
  { goods, smallWords }: TextLanguage,
): Pick<Claim, 'goods' | 'money'> | undefined {
  const counts: Partial<Record<StoredGood, number>> = {};
  let money: number | undefined;
  let at = 0;
  while (at < words.length) {
    const key = words[at]?.key ?? '';
    if (at > 0 && (smallWords.and.has(key) || key === PLUS)) at += 1;
    const count = numberAt(words, at, smallWords);
    const place = count === undefined ? at : at + 1;
    const [good, ...others] = goods.read(words, place);
    if (good !== undefined && others.length === 0) {
      counts[good.value] = (counts[good.value] ?? 0) + (count ?? 1);
      at = good.next;
    } else if (count !== undefined && smallWords.money.has(words[place]?.key ?? '')) {
      money = (money ?? 0) + count;
      at = place + 1;
    } else return undefined;
  }
  return money === undefined && Object.keys(counts).length === 0
    ? undefined
    : { goods: counts, money };
}

/** What one event brings a player, or costs them. */
interface Flow {
  readonly goods: Bundle;
  readonly money: number;
}

/** The changes that events tell of, for one player. */
function flowsOf(events: readonly AnyEvent[], seat: Seat, isGain: boolean): readonly Flow[] {
  return events.flatMap((event): readonly Flow[] => {
    if (!('seat' in event) || event.seat !== seat) return [];
    const {
      goods,
      paid,
      deal,
      good,
      count,
      amount,
      money = amount,
    } = {
      ...event,
    } as Readonly<Record<string, unknown>>;
    if (deal === 'buy' || deal === 'sell') {
      const traded = { [String(good)]: Number(count) };
      return [
        (deal === 'buy') === isGain
          ? { goods: traded, money: 0 }
          : { goods: {}, money: Number(money) },
      ];
    }
    const sum = isNumber(money) ? money : 0;
    if (isRecord(paid)) return isGain ? [] : [{ goods: paid as Bundle, money: sum }];
    if (!isGain) return [];
    return isRecord(goods) || sum > 0
      ? [{ goods: isRecord(goods) ? (goods as Bundle) : {}, money: sum }]
      : [];
  });
}

function sumOf(flows: readonly Flow[]): Flow {
  const goods: Partial<Record<StoredGood, number>> = {};
  let money = 0;
  for (const flow of flows) {
    money += flow.money;
    for (const good of STORED_GOODS) goods[good] = (goods[good] ?? 0) + (flow.goods[good] ?? 0);
  }
  return { goods, money };
}

/**
 * Whether it is true of one event, of all that followed from one action, or of the whole line.
 *
 * @param stories - the events of every action of the line.
 */
export function isTrue(
  { goods, money, isGain }: Claim,
  stories: readonly (readonly AnyEvent[])[],
  seat: Seat,
): boolean {
  const flows = stories.map((events) => flowsOf(events, seat, isGain));
  // That there is none of something is true only of everything.
  const isSome = money !== 0 && STORED_GOODS.every((good) => goods[good] !== 0);
  const whole = sumOf(flows.flat());
  const candidates = isSome ? [...flows.flat(), ...flows.map(sumOf), whole] : [whole];
  return candidates.some(
    (flow) =>
      (money === undefined || flow.money === money) &&
      STORED_GOODS.every(
        (good) => goods[good] === undefined || (flow.goods[good] ?? 0) === goods[good],
      ),
  );
}
