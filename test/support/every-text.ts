/** Every text of the library in one language, by the entry of `WordSet` that says it and by what it is about. */
import { englishErrors } from '../../src/all-words';
import { cards, getMap, type WordSet } from '../../src/index';
import { allMaps } from '../../src/maps/all';
import { GODS } from '../../src/model/cards';
import { STORED_GOODS } from '../../src/model/goods';
import type { Names } from '../../src/model/names';
import { isRecord } from '../../src/model/plain';
import { allModules } from '../../src/modules/all';
import { baseTemplate, ENGLISH_NOTATION } from '../../src/notation/base-game';
import { namesOf } from '../../src/words/game-names';
import { wordsWith } from '../../src/words/merged-words';
import { type NeededWord, neededWords } from '../../src/words/needed-words';
import { ALL_RULES } from '../../tools/all-rules';
import { EXAMPLE_EVENTS } from './example-events';
import { FAULT_SAMPLES, OTHER_FAULTS } from './fault-samples';
import { REFUSAL_SAMPLES } from './refusal-samples';
import { SAMPLE_ACTIONS, SAMPLE_CORRECTIONS, SAMPLE_DECISIONS } from './samples';
import { SCREEN_SAMPLES } from './screen-samples';

const NEEDED: readonly NeededWord[] = neededWords({
  rules: ALL_RULES,
  parts: [...allMaps, ...allModules],
  notation: ENGLISH_NOTATION,
  errors: englishErrors,
  templateOf: baseTemplate,
});

/** A text, and what it says it about. */
export interface Said {
  /** Such as `events.cardPlayed {"seat":0}`, the same in every language. */
  readonly key: string;
  /** What the function was given, besides names. */
  readonly facts: readonly unknown[];
  readonly text: string;
}

const PLAYERS = ['Livia', 'Gaius', 'Flavia', 'Titus', 'Hugo', 'Rufus'].map((name) => ({ name }));
const CARDS = new Map(Object.entries(cards));

/** The names of a language, for the players, the cards and a board that all samples are about. */
export function namesIn(words: WordSet): Names {
  // Samples of other maps are about their routes, too.
  const map = getMap('imperium');
  const routes = [...map.routes, ...getMap('aegyptus').routes];
  return namesOf({ ...map, routes }, CARDS, PLAYERS, wordsWith(words, []).names);
}

/** What boards have printed besides proper names, and what lies beside them. */
const PRINTED = allMaps
  .map(({ id }) => getMap(id))
  .flatMap(({ cities, fields = [], provinces }) => [...cities, ...fields, ...provinces])
  .map(({ name }) => name);

const LISTS = [[], ['Ave'], ['Ave', 'Vale'], ['Ave', 'Salve', 'Vale']];

/** What names are asked for. */
const NAMES: Readonly<Record<string, readonly (readonly unknown[])[]>> = {
  unnamed: [[0], [4]],
  seat: [[0], [4]],
  printed: [...new Set(PRINTED)].map((name) => [name]),
  colonist: [['land'], ['sea']],
  decision: Object.keys(SAMPLE_DECISIONS).map((kind) => [kind]),
  action: [...new Set(SAMPLE_ACTIONS.map(({ type }) => type))].map((type) => [type]),
  role: [...new Set(Object.values(cards).flatMap(({ roles }) => roles))].map((role) => [role]),
  half: [['Prefect/Architect I', 'prefect']],
  good: STORED_GOODS.map((good) => [good]),
  goods: [[{}], ...STORED_GOODS.map((good) => [{ [good]: 2 }]), [{ brick: 1, food: 5, wine: 22 }]],
  money: [[0], [1], [2], [5], [22], [1000]],
  points: [[0], [1], [2], [5], [22]],
  cost: [
    [{}],
    [{ goods: { brick: 1, cloth: 2 }, money: 5 }],
    [{ any: 1 }],
    [{ any: 2, money: 1 }],
    [{ steps: 1 }],
    [{ money: 22, steps: 5 }],
  ],
  title: [...GODS, 'claudia-agrippina', 'grey', 'yellow', 'orange', 'coin'].map((id) => [id]),
  counted: [],
  listed: LISTS.map((list) => [list]),
};

const COSTS = [{ money: 22, gain: 5 }, { goods: { brick: 2, wine: 1 }, money: 5 }, { steps: 2 }];

const ofKind = <T>(all: readonly T[], isWanted: (one: T) => boolean) =>
  all.filter(isWanted).map((one) => [one]);

/** The facts that a text is called with: lists of arguments. */
function samplesOf([section = '', name = '', inside = '']: readonly string[]) {
  switch (section) {
    case 'names':
      return NAMES[name];
    case 'actions':
      return ofKind(SAMPLE_ACTIONS, ({ type }) => type === name).flatMap(([action]) => [
        [action],
        ...COSTS.map((cost) => [action, cost]),
      ]);
    case 'decisions': {
      const samples = Object.entries(SAMPLE_DECISIONS).find(([kind]) => kind === name)?.[1] ?? [];
      return samples.map((facts) => [{ kind: name, ...facts }]);
    }
    case 'events':
      return ofKind(EXAMPLE_EVENTS, ({ type }) => type === name);
    case 'corrections':
      return ofKind(SAMPLE_CORRECTIONS, ({ type }) => type === name);
    case 'refusals':
      return alone(Reflect.get(REFUSAL_SAMPLES, name));
    case 'faults':
      return alone(
        [Reflect.get(FAULT_SAMPLES, name) ?? [], Reflect.get(OTHER_FAULTS, name) ?? []].flat(),
      );
    case 'screen':
      return alone(Reflect.get(SCREEN_SAMPLES, inside));
    case 'descriptions':
      // What only Mercators have.
      return name === 'roles' ? [[{}], [{ income: 3 }], [{ income: 5 }]] : [[]];
    default:
      return [[]];
  }
}

function alone(samples: readonly unknown[] | undefined): readonly (readonly unknown[])[] {
  return (samples ?? []).map((facts) => [facts]);
}

/** What a language has in the place of the entry. */
function entryOf(words: WordSet, path: readonly string[]): unknown {
  return path.reduce<unknown>(
    (within, name) => (isRecord(within) ? Reflect.get(within, name) : undefined),
    words,
  );
}

/**
 * @param words - English if it is left out.
 * @param vary - more facts of the same kind, for each of the samples.
 */
export function everyText(
  words: WordSet = {},
  vary: (facts: readonly unknown[]) => readonly (readonly unknown[])[] = (facts) => [facts],
): readonly Said[] {
  const isEnglish = Object.keys(words).length === 0;
  const names = namesIn(words);
  return NEEDED.flatMap(({ path, english }): readonly Said[] => {
    const entry = isEnglish ? english : entryOf(words, path);
    const name = path.join('.');
    if (typeof entry === 'string') return [{ key: name, facts: [], text: entry }];
    if (Array.isArray(entry)) return [{ key: name, facts: [], text: entry.join(' / ') }];
    const [section = '', method = ''] = path;
    const say: unknown = section === 'names' ? Reflect.get(names, method) : entry;
    if (typeof say !== 'function') throw new Error(`Nothing says ${name}.`);
    const calls = (samplesOf(path) ?? []).flatMap(vary);
    return calls.map((facts) => ({
      key: [name, ...facts.map((one) => JSON.stringify(one))].join(' '),
      facts,
      text: String((section === 'names' ? say(...facts) : say(names, ...facts)) ?? ''),
    }));
  });
}

/** Entries that no sample is for. */
export const UNSAMPLED: readonly string[] = NEEDED.filter(
  ({ path, english }) =>
    typeof english === 'function' && path[1] !== 'counted' && (samplesOf(path) ?? []).length === 0,
).map(({ path }) => path.join('.'));
