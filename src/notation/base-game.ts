/** Templates for the actions of the base game; maps and modules have theirs in their steps. */
import type { BaseAction } from '../kit/actions';
import type { NotationWords } from '../kit/translation';

const TEMPLATES: Readonly<Record<BaseAction['type'], string>> = {
  playCard: '(play) {card} [as {as}]',
  moveColonist: '(move) {kind} {from} > {to}',
  buildHouse: 'build {city} [for {pay}]',
  placeColonist: 'place {kind} {city} [for {pay}]',
  produceProvince: 'produce {province} [bonus {good}]',
  takeCoins: 'coins|money|cash',
  takeIncome: 'income',
  trade: '{deal} {count} {good} [with {salt} salt]',
  copyCard: 'copy {from} [as {as}]',
  buyCard: '(buy) {card} [for {pay}]',
  keepGoods: 'keep {goods}',
  pass: 'pass',
};

/** Small words, synonyms and numbers in English; the first of several is written. */
export const ENGLISH_NOTATION: NotationWords = {
  words: {
    and: 'and',
    for: 'for',
    nothing: 'nothing',
    sestertii: 'sestertii|sestertius|sesterces|coins|money|cash',
    gains: 'gains|gain|gets|receives|takes',
    pays: 'pays|pay|spends',
    yes: 'yes',
    no: 'no',
    food: 'food|wheat',
  },
  numbers: ['one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine', 'ten'],
};

const BY_TYPE: ReadonlyMap<string, string> = new Map(Object.entries(TEMPLATES));

/** The template of an action of the base game; undefined for those of maps and modules. */
export function baseTemplate(type: string): string | undefined {
  return BY_TYPE.get(type);
}
