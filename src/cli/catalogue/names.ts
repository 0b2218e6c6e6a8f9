/** The names that a language makes itself: what a catalogue says of goods, money, lists and so on, and the functions made of it. */
import type { EnglishText } from './english-text';
import { treeOf } from './tree';

const TEXTS: readonly (readonly [
  key: string,
  parameters: readonly string[],
  english: string,
  where: string,
])[] = [
  ['unnamed', ['number'], 'Player {number}', 'A player who has given no name.'],
  ['seat', ['seat'], 'seat {seat}', 'A player, where nobody’s name is known.'],
  [
    'colonist',
    ['kind'],
    '{kind, select, land {land colonist} other {sea colonist}}',
    'A piece, as it stands within a sentence.',
  ],
  [
    'half',
    ['card', 'role'],
    '{card} as {role, role}',
    'A card with two halves, and the one that is used.',
  ],
  [
    'good',
    ['good'],
    '{good, select, brick {brick} food {food} tool {tool} wine {wine} cloth {cloth} other {salt}}',
    'A good without a number.',
  ],
  [
    'amount',
    ['good', 'count'],
    '{good, select, brick {{count, plural, one {# brick} other {# bricks}}} food {{count} food} tool {{count, plural, one {# tool} other {# tools}}} wine {{count} wine} cloth {{count} cloth} other {{count} salt}}',
    'A good with a number.',
  ],
  [
    'anyGood',
    ['count'],
    '{count, plural, one {# good of your choice} other {# goods of your choice}}',
    'Part of what something costs.',
  ],
  ['nothing', [], 'nothing', 'No goods.'],
  ['money', ['amount'], '{amount, plural, one {# sestertius} other {# sestertii}}', 'Money.'],
  ['points', ['count'], '{count, plural, one {# point} other {# points}}', 'Victory points.'],
  ['steps', ['count'], '{count, plural, one {# step} other {# steps}}', 'How far colonists move.'],
  [
    'listed',
    ['before', 'last'],
    '{before} and {last}',
    'A list: all but the last, with commas, and the last.',
  ],
];

export const NAME_TEXTS: readonly EnglishText[] = TEXTS.map(
  ([name, parameters, english, where]) => ({
    key: `names.${name}`,
    parameters: ['names', ...parameters],
    english,
    source: english,
    where,
    longest: undefined,
    isList: false,
  }),
);

/** The functions of names: each needs these texts, and is left out without them. */
const FUNCTIONS: readonly (readonly [name: string, needs: readonly string[], code: string])[] = [
  ['unnamed', ['unnamed'], '(seat) => phrases.unnamed(names, seat + 1)'],
  ['seat', ['seat'], '(seat) => phrases.seat(names, seat)'],
  ['colonist', ['colonist'], '(kind) => phrases.colonist(names, kind)'],
  ['half', ['half'], '(card, role) => phrases.half(names, card, role)'],
  ['good', ['good'], '(good) => phrases.good(names, good)'],
  [
    'goods',
    ['amount', 'nothing', 'listed'],
    '(goods) => names.listed(amounts(goods)) || phrases.nothing(names)',
  ],
  [
    'cost',
    ['amount', 'anyGood', 'money', 'steps', 'listed'],
    `({ goods = {}, any = 0, money = 0, steps = 0 }) =>
  names.listed([
    ...amounts(goods),
    ...(any === 0 ? [] : [phrases.anyGood(names, any)]),
    ...(money === 0 ? [] : [phrases.money(names, money)]),
    ...(steps === 0 ? [] : [phrases.steps(names, steps)]),
  ])`,
  ],
  ['money', ['money'], '(amount) => phrases.money(names, amount)'],
  ['points', ['points'], '(count) => phrases.points(names, count)'],
  [
    'listed',
    ['listed'],
    `(words) =>
  words.length < 2 ? words.join() : phrases.listed(names, words.slice(0, -1).join(', '), words.at(-1))`,
  ],
];

/** Names by id, and the section of nouns that they are in. */
const BY_ID = {
  decision: 'decisions',
  action: 'actions',
  role: 'roles',
  title: 'pieces',
  printed: 'printed',
};

const AMOUNTS = `const amounts = (goods) =>
  ['brick', 'food', 'tool', 'wine', 'cloth', 'salt']
    .filter((good) => (goods[good] ?? 0) !== 0)
    .map((good) => phrases.amount(names, good, goods[good]));`;

/** Objects have fields such as `constructor` that nobody has named. */
const NAMED = `const named = (section, id) =>
  Object.hasOwn(words.nouns[section], id) ? words.nouns[section][id] : undefined;`;

/**
 * The functions of names.
 *
 * @param texts - JavaScript of each text, by its key.
 */
export function namesModule(
  language: string,
  texts: ReadonlyMap<string, string>,
): readonly string[] {
  const phrases = new Map(
    [...texts].flatMap(([key, code]) =>
      key.startsWith('names.') ? [[key.slice('names.'.length), code] as const] : [],
    ),
  );
  const made = FUNCTIONS.filter(([, needs]) => needs.every((name) => phrases.has(name)));
  const sections = new Set([...texts.keys()].map((key) => key.split('.', 2).join('.')));
  const named = Object.entries(BY_ID).filter(([, section]) => sections.has(`nouns.${section}`));
  if (made.length + named.length === 0) return [];
  const isCounting = phrases.has('money');
  const plurals = `new Intl.PluralRules('${language}')`;
  const methods = new Map([
    ...made.map(([name, , code]) => [name, code] as const),
    // Whatever has no name is named in English.
    ...named.map(
      ([name, section]) =>
        [name, `(id) => named('${section}', id)${name === 'printed' ? ' ?? id' : ''}`] as const,
    ),
    ...(isCounting
      ? [
          [
            'counted',
            `(count, one, many = one) => \`\${count} \${${plurals}.select(count) === 'one' ? one : many}\``,
          ] as const,
        ]
      : []),
  ]);
  return [
    ...(phrases.size > 0 ? [`const phrases = ${treeOf(phrases)};`] : []),
    ...(phrases.has('amount') ? [AMOUNTS] : []),
    ...(named.length > 0 ? [NAMED] : []),
    `const names = ${treeOf(methods)};`,
  ];
}
