/** Corrections as clauses, such as `Livia: money 12` or `Livia: no house Novaria`. */
import { CARD_PILES, type CorrectedThing } from '../log/corrections';
import { ARROW, type Dictionary, type Word } from '../model/find';
import type { Bundle, GoodCounts } from '../model/goods';
import { COLONIST_KINDS, type ColonistKind, type Seat } from '../model/ids';
import type { TextLanguage } from './language';
import type { Clause } from './text';
import { type CorrectionWord, numberAt } from './voices';
import { bundleWording, type ValueWording } from './wordings';

/** How each of them is written, for faults. */
export function correctionForms(language: TextLanguage): readonly string[] {
  const { wordOf, cardOf, goodOf } = language;
  const own = [
    `${wordOf('money')} 12`,
    `${wordOf('goods')} 2 ${goodOf('wine')} ${goodOf('brick')}`,
    'Praefectus Magnus',
    wordOf('turn'),
    `${wordOf('house')} Novaria`,
    `${wordOf('no house')} Novaria`,
    `${wordOf('land')} Roma > Novaria-Roma`,
    `${wordOf('sea')} ${wordOf('storehouse')} > Roma`,
    `${wordOf('card')} ${cardOf('smith-i')} ${wordOf('display')} > ${wordOf('hand')}`,
  ];
  return [...own.map((form) => `Livia: ${form}`), `${wordOf('marker')} Italia ${wordOf('coins')}`];
}

const STOREHOUSE = 'storehouse';
const NOTHING = 'nothing';
const MARKER_SIDES = ['goods', 'coins'] as const;
/** None is longer. */
const MOST_LETTERS = 300;

/** The clauses of a correction, without the word in front of them. */
export function correctionText(changes: readonly CorrectedThing[], language: TextLanguage): string {
  return changes.map((thing) => clauseText(thing, language)).join('; ');
}

function clauseText(thing: CorrectedThing, language: TextLanguage): string {
  const { playerOf, placeOf, cardOf, provinceOf, wordOf } = language;
  if (thing.type === 'marker') {
    return `${wordOf('marker')} ${provinceOf(thing.province)} ${wordOf(thing.side)}`;
  }
  const own = `${playerOf(thing.seat)}: `;
  const at = (place: string): string =>
    place === STOREHOUSE ? wordOf(STOREHOUSE) : placeOf(place);
  switch (thing.type) {
    case 'money':
      return `${own}${wordOf('money')} ${thing.money}`;
    case 'goods':
      return `${own}${wordOf('goods')} ${goodsWording(language).write(thing.goods)}`;
    case 'praefectusMagnus':
      return `${own}Praefectus Magnus`;
    case 'turn':
      return `${own}${wordOf('turn')}`;
    case 'house':
      return `${own}${wordOf(thing.built ? 'house' : 'no house')} ${placeOf(thing.city)}`;
    case 'colonist':
      return `${own}${wordOf(thing.kind)} ${at(thing.from)} > ${at(thing.to)}`;
    case 'card': {
      const place = thing.place === undefined ? '' : ` ${thing.place}`;
      const piles = `${wordOf(thing.from)} > ${wordOf(thing.to)}`;
      return `${own}${wordOf('card')} ${cardOf(thing.card)} ${piles}${place}`;
    }
  }
}

/** @param before - the player of the clause before it. */
export function correctionIn(
  { by, text, words }: Clause,
  before: Seat | undefined,
  language: TextLanguage,
  emptyGoods: GoodCounts,
): CorrectedThing | undefined {
  if (text.length > MOST_LETTERS) return undefined;
  const marker = markerIn(words, language);
  if (marker !== undefined) return marker;
  const [seat, ...others] = by.length === 0 ? [before] : language.players.meant(by);
  if (seat === undefined || others.length > 0) return undefined;
  return (
    plainThing(words, seat, language) ??
    moneyIn(words, seat, language) ??
    goodsIn(words, seat, language, emptyGoods) ??
    houseIn(words, seat, language) ??
    colonistIn(words, seat, language) ??
    cardIn(words, seat, language)
  );
}

/** Undefined for anything else, like the functions below. */
function markerIn(words: readonly Word[], language: TextLanguage): CorrectedThing | undefined {
  const start = behind('marker', words, 0, language);
  const [side, end] = lastOf(MARKER_SIDES, words, language) ?? [];
  if (start === undefined || side === undefined) return undefined;
  const province = only(language.provinces, words.slice(start, end));
  return province === undefined ? undefined : { type: 'marker', province, side };
}

function plainThing(
  words: readonly Word[],
  seat: Seat,
  language: TextLanguage,
): CorrectedThing | undefined {
  if (behind('turn', words, 0, language) === words.length) return { type: 'turn', seat };
  const keys = words.map(({ key }) => key).join(' ');
  const isHolder = keys === 'praefectus' || keys === 'praefectus magnus';
  return isHolder ? { type: 'praefectusMagnus', seat } : undefined;
}

function moneyIn(
  words: readonly Word[],
  seat: Seat,
  language: TextLanguage,
): CorrectedThing | undefined {
  const { smallWords } = language;
  const start = behind('money', words, 0, language) ?? 0;
  const money = numberAt(words, start, smallWords);
  const [unit, ...others] = words.slice(start + 1);
  const isWhole = others.length === 0 && (unit === undefined || smallWords.money.has(unit.key));
  return money === undefined || !isWhole ? undefined : { type: 'money', seat, money };
}

function goodsIn(
  words: readonly Word[],
  seat: Seat,
  language: TextLanguage,
  emptyGoods: GoodCounts,
): CorrectedThing | undefined {
  const start = behind('goods', words, 0, language);
  if (start === undefined) return undefined;
  const readings = goodsWording(language).read(words, start);
  const reading = readings.find(({ next }) => next === words.length);
  if (reading === undefined) return undefined;
  return { type: 'goods', seat, goods: { ...emptyGoods, ...(reading.value as Bundle) } };
}

function houseIn(
  words: readonly Word[],
  seat: Seat,
  language: TextLanguage,
): CorrectedThing | undefined {
  const gone = behind('no house', words, 0, language);
  const start = gone ?? behind('house', words, 0, language);
  if (start === undefined) return undefined;
  const city = only(language.places, words.slice(behind('in', words, start, language) ?? start));
  return city === undefined ? undefined : { type: 'house', seat, city, built: gone === undefined };
}

function colonistIn(
  words: readonly Word[],
  seat: Seat,
  language: TextLanguage,
): CorrectedThing | undefined {
  const [kind, start] = firstOf(COLONIST_KINDS, words, 0, language) ?? [];
  const arrow = words.findIndex(({ key }) => key === ARROW);
  if (kind === undefined || arrow === -1) return undefined;
  const from = placeIn(words.slice(start, arrow), kind, language);
  const to = placeIn(words.slice(arrow + 1), kind, language);
  if (from === undefined || to === undefined) return undefined;
  return { type: 'colonist', seat, kind, from, to };
}

function cardIn(
  words: readonly Word[],
  seat: Seat,
  language: TextLanguage,
): CorrectedThing | undefined {
  const start = behind('card', words, 0, language);
  const arrow = words.findIndex(({ key }) => key === ARROW);
  if (start === undefined || arrow === -1) return undefined;
  const [from, end] = lastOf(CARD_PILES, words.slice(0, arrow), language) ?? [];
  const [to, behindIt] = firstOf(CARD_PILES, words, arrow + 1, language) ?? [];
  const card = only(language.cards, words.slice(start, end));
  if (card === undefined || from === undefined || to === undefined) return undefined;
  const [number, ...others] = words.slice(behindIt);
  if (others.length > 0 || !/^[1-7]?$/.test(number?.key ?? '')) return undefined;
  const place = number === undefined ? {} : { place: Number(number.key) };
  return { type: 'card', seat, card, from, to, ...place };
}

function goodsWording({ goods, smallWords, goodOf, wordOf }: TextLanguage): ValueWording {
  return bundleWording(goods, smallWords, goodOf, wordOf(NOTHING));
}

/** @param kind - which of two routes with the same ends is meant, if one goes by land and one by sea. */
function placeIn(
  words: readonly Word[],
  kind: ColonistKind,
  language: TextLanguage,
): string | undefined {
  if (behind(STOREHOUSE, words, 0, language) === words.length) return STOREHOUSE;
  const places = language.places.meant(words);
  const fitting = places.length > 1 ? places.filter((id) => id.startsWith(`${kind}:`)) : places;
  const [place, ...others] = fitting;
  return others.length === 0 ? place : undefined;
}

/** The index behind a word of corrections; undefined if another stands there. */
function behind(
  word: CorrectionWord,
  words: readonly Word[],
  at: number,
  language: TextLanguage,
): number | undefined {
  return firstOf([word], words, at, language)?.[1];
}

type Found<T> = readonly [word: T, index: number];

/** The word of corrections that begins there, and the index behind it. */
function firstOf<T extends CorrectionWord>(
  wanted: readonly T[],
  words: readonly Word[],
  at: number,
  { corrections }: TextLanguage,
): Found<T> | undefined {
  for (const { value, next } of corrections.read(words, at)) {
    const word = wanted.find((one) => one === value);
    if (word !== undefined) return [word, next];
  }
  return undefined;
}

/** The word of corrections that they end with, and the index before it. */
function lastOf<T extends CorrectionWord>(
  wanted: readonly T[],
  words: readonly Word[],
  { corrections }: TextLanguage,
): Found<T> | undefined {
  for (let at = 0; at < words.length; at++) {
    for (const { value, next } of corrections.read(words, at)) {
      const word = wanted.find((one) => one === value);
      if (word !== undefined && next === words.length) return [word, at];
    }
  }
  return undefined;
}

/** The only thing with this name. */
function only<T>(dictionary: Dictionary<T>, words: readonly Word[]): T | undefined {
  const [found, ...others] = dictionary.meant(words);
  return others.length === 0 ? found : undefined;
}
