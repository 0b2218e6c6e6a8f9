/** Corrections as clauses, such as `Livia: money 12` or `Livia: no house Novaria`. */
import { CARD_PILES, type CardPile, type CorrectedThing } from '../log/corrections';
import type { Dictionary } from '../model/find';
import { wordsOf } from '../model/find';
import type { Bundle, GoodCounts } from '../model/goods';
import type { ColonistKind, Seat } from '../model/ids';
import type { TextLanguage } from './language';
import type { Clause } from './text';
import { bundleWording, type ValueWording } from './wordings';

/** How each of them is written, for faults. */
export const CORRECTION_FORMS: readonly string[] = Object.freeze([
  'Livia: money 12',
  'Livia: goods 2 wine brick',
  'Livia: Praefectus Magnus',
  'Livia: turn',
  'Livia: house Novaria',
  'Livia: no house Novaria',
  'Livia: land Roma > Novaria-Roma',
  'Livia: sea storehouse > Roma',
  'Livia: card Smith I display > hand',
  'marker Italia coins',
]);

const STOREHOUSE = 'storehouse';
const NOTHING = 'nothing';
/** None is longer. */
const MOST_LETTERS = 300;

/** The clauses of a correction, without the word in front of them. */
export function correctionText(changes: readonly CorrectedThing[], language: TextLanguage): string {
  return changes.map((thing) => clauseText(thing, language)).join('; ');
}

function clauseText(thing: CorrectedThing, language: TextLanguage): string {
  const { playerOf, placeOf, cardOf, provinceOf } = language;
  if (thing.type === 'marker') return `marker ${provinceOf(thing.province)} ${thing.side}`;
  const own = `${playerOf(thing.seat)}: `;
  const at = (place: string): string => (place === STOREHOUSE ? STOREHOUSE : placeOf(place));
  switch (thing.type) {
    case 'money':
      return `${own}money ${thing.money}`;
    case 'goods':
      return `${own}goods ${goodsWording(language).write(thing.goods)}`;
    case 'praefectusMagnus':
      return `${own}Praefectus Magnus`;
    case 'turn':
      return `${own}turn`;
    case 'house':
      return `${own}${thing.built ? '' : 'no '}house ${placeOf(thing.city)}`;
    case 'colonist':
      return `${own}${thing.kind} ${at(thing.from)} > ${at(thing.to)}`;
    case 'card': {
      const place = thing.place === undefined ? '' : ` ${thing.place}`;
      return `${own}card ${cardOf(thing.card)} ${thing.from} > ${thing.to}${place}`;
    }
  }
}

/** @param before - the player of the clause before it. */
export function correctionIn(
  clause: Clause,
  before: Seat | undefined,
  language: TextLanguage,
  emptyGoods: GoodCounts,
): CorrectedThing | undefined {
  const { by, text } = clause;
  if (text.length > MOST_LETTERS) return undefined;
  const marker = /^marker\s+(.+?)\s+(goods|coins)$/i.exec(text);
  if (marker !== null) {
    const province = only(language.provinces, marker[1]);
    const side = marker[2]?.toLowerCase() === 'goods' ? 'goods' : 'coins';
    return province === undefined ? undefined : { type: 'marker', province, side };
  }
  const [seat, ...others] = by.length === 0 ? [before] : language.players.meant(by);
  if (seat === undefined || others.length > 0) return undefined;
  return ownThing(text, seat, language, emptyGoods);
}

function ownThing(
  text: string,
  seat: Seat,
  language: TextLanguage,
  emptyGoods: GoodCounts,
): CorrectedThing | undefined {
  const { places, cards } = language;
  const found = (form: RegExp): readonly string[] | undefined => form.exec(text)?.slice(1);
  if (/^praefectus(?:\s+magnus)?$/i.test(text)) return { type: 'praefectusMagnus', seat };
  if (/^turn$/i.test(text)) return { type: 'turn', seat };
  const [money] = found(/^(?:money\s+)?(\d{1,6})(?:\s+sesterti(?:i|us))?$/i) ?? [];
  if (money !== undefined) return { type: 'money', seat, money: Number(money) };
  const [bundle] = found(/^goods\s+(.+)$/i) ?? [];
  if (bundle !== undefined) {
    const words = wordsOf(bundle);
    const reading = goodsWording(language)
      .read(words, 0)
      .find(({ next }) => next === words.length);
    if (reading === undefined) return undefined;
    return { type: 'goods', seat, goods: { ...emptyGoods, ...(reading.value as Bundle) } };
  }
  const [no, site] = found(/^(no\s+)?house\s+(?:in\s+)?(.+)$/i) ?? [];
  if (site !== undefined) {
    const city = only(places, site);
    return city === undefined ? undefined : { type: 'house', seat, city, built: no === undefined };
  }
  const [kind, start, end] = found(/^(land|sea)\s+([^>→]+)[>→]([^>→]+)$/i) ?? [];
  if (kind !== undefined) {
    const from = placeIn(places, start?.replace(/-$/, ''));
    const to = placeIn(places, end);
    if (from === undefined || to === undefined) return undefined;
    const colonist: ColonistKind = kind.toLowerCase() === 'land' ? 'land' : 'sea';
    return { type: 'colonist', seat, kind: colonist, from, to };
  }
  const [name, pile, other, place] =
    found(/^card\s+(.+?)\s+([a-z]+)\s*-?>\s*([a-z]+)(?:\s+([1-7]))?$/i) ?? [];
  const card = only(cards, name);
  const [fromPile, toPile] = [pileOf(pile), pileOf(other)];
  if (card === undefined || fromPile === undefined || toPile === undefined) return undefined;
  const where = place === undefined ? {} : { place: Number(place) };
  return { type: 'card', seat, card, from: fromPile, to: toPile, ...where };
}

function goodsWording({ goods, smallWords, goodOf }: TextLanguage): ValueWording {
  return bundleWording(goods, smallWords, goodOf, NOTHING);
}

function placeIn(places: Dictionary, written = ''): string | undefined {
  const text = written.trim();
  return text.toLowerCase() === STOREHOUSE ? STOREHOUSE : only(places, text);
}

function pileOf(text = ''): CardPile | undefined {
  return CARD_PILES.find((pile) => pile === text.toLowerCase());
}

/** The only thing with this name. */
function only<T>(dictionary: Dictionary<T>, text = ''): T | undefined {
  const { found } = dictionary.find(text);
  return found.length === 1 ? found[0] : undefined;
}
