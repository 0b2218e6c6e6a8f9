/** Facts for whatever `score --ask` has to say of an answer. */
export const ASK_FACTS = {
  what: 'city',
  word: 'x',
  found: ['a', 'b'],
  more: 2,
  count: '3',
  names: 3,
  goods: ['vin'],
  file: 'x.txt',
  endings: ['.json'],
  why: 'y',
  most: 2,
  since: '2026-03-15 20:05',
  taken: 2,
  answers: 3,
  draft: 'x.draft',
};
