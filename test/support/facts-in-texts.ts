/** Facts that a text has, found as a reader of its language finds them: numbers, goods, personalities and gods. */
import { GODS } from '../../src/model/cards';
import { STORED_GOODS, type StoredGood } from '../../src/model/goods';
import type { Names } from '../../src/model/names';

/** How a language writes what people count. */
interface Dictionary {
  /** From two on, the words of numbers, ordinals too, as regular expressions for whole words. */
  readonly numbers: readonly string[];
  /** Goods in all of their forms, alone and in compounds. */
  readonly goods: Readonly<Record<StoredGood, string>>;
  /** What stands behind a name in some cases. */
  readonly endings: string;
}

const DICTIONARIES: Readonly<Record<string, Dictionary>> = {
  en: {
    numbers: [
      ...['two|twice', 'three|third', 'four|fourth', 'five|fifth', 'six|sixth', 'seven|seventh'],
      ...['eight|eighth', 'nine|ninth', 'tens?|tenth'],
    ],
    goods: {
      brick: '(?<!\\p{L})bricks?(?!\\p{L})',
      food: '(?<!\\p{L})food(?!\\p{L})',
      tool: '(?<!\\p{L})tools?(?!\\p{L})',
      wine: '(?<!\\p{L})wine(?!\\p{L})',
      cloth: '(?<!\\p{L})cloth(?!\\p{L})',
      salt: '(?<!\\p{L})salt(?!\\p{L})',
    },
    endings: '(?:s|’s)?',
  },
  de: {
    numbers: [
      ...['zwei|zweimal', 'drei|dritte[nrs]?', 'vier|viert|vierte[nrs]?', 'fünf|fünfte[nrs]?'],
      ...[
        'sechs|sechst|sechste[nrs]?',
        'sieben|siebte[nrs]?',
        'acht|achte[nrs]?',
        'neun|neunte[nrs]?',
      ],
      'zehn|zehner|zehnte[nrs]?',
    ],
    goods: {
      brick: 'ziegel',
      food: 'nahrung',
      tool: 'werkzeug',
      wine: 'wein',
      cloth: 'tuch',
      salt: 'salz',
    },
    endings: '(?:s|n|en|es)?',
  },
  fr: {
    numbers: [
      ...['deux', 'trois|troisième', 'quatre|quatrième', 'cinq|cinquième', 'six|sixième'],
      ...['sept|septième', 'huit|huitième', 'neuf|neuvième', 'dix|dixième|dizaines?'],
    ],
    goods: {
      brick: 'briques?(?!\\p{L})',
      food: 'nourritures?(?!\\p{L})',
      tool: 'outils?(?!\\p{L})',
      wine: '(?<!\\p{L})vins?(?!\\p{L})',
      cloth: 'tissus?(?!\\p{L})',
      salt: '(?<!\\p{L})sels?(?!\\p{L})',
    },
    endings: 's?',
  },
  nl: {
    numbers: [
      ...['twee', 'drie|derde', 'vier|vierde', 'vijf|vijfde', 'zes|zesde', 'zeven|zevende'],
      ...['acht|achtste', 'negen|negende', 'tien|tiental(?:len)?|tiende'],
    ],
    goods: {
      brick: 'bakste(?:en|nen)',
      food: 'gra(?:an|nen)',
      tool: 'gereedschap',
      wine: 'wijn(?!boer)',
      cloth: 'doek',
      salt: 'zout',
    },
    endings: '(?:s|en|n)?',
  },
  pl: {
    numbers: [
      'dw(?:a|aj|ie|óch|óm|oma|iema|u|oje)',
      'trz(?:y|ech|em|ema|ej)|trzeci\\p{L}*',
      'czter(?:y|ech|em|ema|ej)|czwart\\p{L}*|czworo',
      'pię(?:ć|ciu)|piąt(?:y|a|e|ą|ego|ej|ym)',
      'sześ(?:ć|ciu|cioro)|szóst\\p{L}*',
      'siedem|siedmiu|siódm\\p{L}*',
      'osiem|ośmiu|ósm\\p{L}*',
      'dziewię(?:ć|ciu)|dziewiąt\\p{L}*',
      'dziesię(?:ć|ciu)|dziesiąt\\p{L}*',
    ],
    goods: {
      brick: 'ceg(?:ł\\p{L}*|ieł)',
      food: 'zb(?:oż\\p{L}*|óż)',
      tool: 'narzędzi\\p{L}*',
      wine: '(?<!\\p{L})win(?:o|a|em|ie|u|om|ami|ach)?(?!\\p{L})',
      cloth: 'tkanin\\p{L}*',
      salt: '(?<!\\p{L})(?:sól|sol(?:i|ą|e|om|ami|ach))(?!\\p{L})',
    },
    endings: '\\p{L}{0,4}',
  },
  ja: {
    numbers: ['二', '三', '四', '五', '六', '七', '八', '九', '十'],
    goods: {
      brick: 'レンガ',
      food: '食糧',
      tool: '道具',
      wine: 'ワイン(?!醸造家)',
      cloth: '(?<!配)布',
      salt: '塩',
    },
    endings: '',
  },
};

/** Personalities whose names are words for something else, too, in some language. */
const AMBIGUOUS: ReadonlySet<string> = new Set(['colonist', 'farmer']);

/** Finds facts in texts of a language. */
type Finder = (text: string) => readonly string[];

/** @param names - of the language. @param roles - all personalities. */
export function finderOf(tag: string, names: Names, roles: readonly string[]): Finder {
  const dictionary = DICTIONARIES[tag];
  if (dictionary === undefined) throw new Error(`No dictionary of ${tag}.`);
  const { numbers, goods, endings } = dictionary;
  const counted: readonly (readonly [fact: string, RegExp])[] = [
    ...numbers.map((word, index) => [String(index + 2), wholeWord(word, tag)] as const),
    ...STORED_GOODS.map((good) => [good, new RegExp(goods[good], 'giu')] as const),
  ];
  const named: readonly (readonly [fact: string, RegExp])[] = [
    ...roles
      .filter((role) => !AMBIGUOUS.has(role))
      .map((role) => [role, nameOf(names.role(role))] as const),
    ...GODS.map((god) => [god, nameOf(names.title(god))] as const),
  ];

  /** A name in all cases; of Polish ones, the last vowel changes. */
  function nameOf(name: string): RegExp {
    if (tag === 'ja') return new RegExp(`(?<!前)${name}`, 'gu');
    const kept = tag === 'pl' ? name.replace(/[ay]$/, '').replace(/iec$/, '(?:iec|c)') : name;
    return new RegExp(`(?<!\\p{L})${kept}${endings}(?!\\p{L})`, 'gu');
  }

  /** Personalities and gods are named or not; numbers and goods are counted. */
  return (text) => {
    const plain = text
      // The box.
      .replace(/Concordia Venus/g, '')
      .replace(/(?<=\d)[.,\u00a0\u202f](?=\d{3}(?!\d))/g, '');
    const found = [
      ...[...plain.matchAll(/\d+(?:[.,]\d+)*/g)].map(([digits]) => digits.replace(',', '.')),
      ...counted.flatMap(([fact, word]) => [...plain.matchAll(word)].map(() => fact)),
      ...named.flatMap(([fact, word]) => (plain.search(word) === -1 ? [] : [fact])),
    ];
    // Nothing and one of something are often no numbers.
    return found.filter((fact) => fact !== '0' && fact !== '1').sort();
  };
}

function wholeWord(word: string, tag: string): RegExp {
  return new RegExp(tag === 'ja' ? word : `(?<!\\p{L})(?:${word})(?!\\p{L})`, 'giu');
}

/**
 * What one text has and the other has not, such as `-2 +wine`; empty if they have the same facts.
 *
 * @param quoted - what may stand in both as it was given, such as ids.
 */
export function difference(
  [text, find]: readonly [string, Finder],
  [other, findOther]: readonly [string, Finder],
  quoted: readonly string[],
): string {
  const both = quoted.filter((one) => one !== '' && text.includes(one) && other.includes(one));
  const without = (whole: string) => both.reduce((left, one) => left.replaceAll(one, ''), whole);
  const [facts, others] = [find(without(text)), findOther(without(other))];
  const missing = less(facts, others).map((fact) => `-${fact}`);
  return [...missing, ...less(others, facts).map((fact) => `+${fact}`)].join(' ');
}

function less(some: readonly string[], taken: readonly string[]): readonly string[] {
  const left = [...some];
  for (const fact of taken) {
    const at = left.indexOf(fact);
    if (at !== -1) left.splice(at, 1);
  }
  return left;
}
