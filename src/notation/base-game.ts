/** Templates for the actions of the base game; maps and modules have theirs in their steps. */
import type { BaseAction } from '../kit/actions';
import type { NotationWords } from '../kit/rule-words';

const TEMPLATES: Readonly<Record<BaseAction['type'], string>> = {
  playCard: '(play|playing|played) {card} [as {as}]',
  moveColonist: '(move|moving|moved) {kind} {from} > {to}',
  buildHouse: 'build|building|built|house {city} [for {pay}]',
  placeColonist: 'place|placing|placed {kind} {city} [for {pay}]',
  produceProvince: 'produce|producing|produced {province} [bonus {good}]',
  takeCoins: 'coins|money|cash',
  takeIncome: 'income',
  trade: '{deal} {count} {good} [with {salt} salt]',
  copyCard: 'copy|copying {from} [as {as}]',
  buyCard: '(buy|buying|bought) {card} [for {pay}]',
  keepGoods: 'keep|keeping|kept {goods}',
  pass: 'pass|passes|passing|passed',
};

/** Small words, synonyms and numbers in English; the first of several is written. */
export const ENGLISH_NOTATION: NotationWords = {
  words: {
    and: 'and',
    for: 'for',
    nothing: 'nothing',
    sestertii: 'sestertii|sestertius|sesterces|coins|money|cash',
    buy: 'buy|buying|bought',
    sell: 'sell|selling|sold',
    gains: 'gains|gain|gets|receives|takes|gaining|receiving|taking|gained|got|received|took',
    pays: 'pays|pay|spends|paying|paid|spent',
    yes: 'yes',
    no: 'no',
    food: 'food|wheat',
    fillers:
      'the|a|an|of|from|by|his|her|their|s|he|she|they|then|house|houses|colonist|colonists|card',
    to: 'to|toward|towards|in|into|at|on|onto',
    between: 'between',
  },
  numbers: ['one|a|an', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine', 'ten'],
};

const BY_TYPE: ReadonlyMap<string, string> = new Map(Object.entries(TEMPLATES));

/** The template of an action of the base game; undefined for those of maps and modules. */
export function baseTemplate(type: string): string | undefined {
  return BY_TYPE.get(type);
}
