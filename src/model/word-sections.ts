/** The sections of words in another language whose entries are functions, by their names. */
export const WORD_SECTIONS = [
  'names',
  'actions',
  'decisions',
  'events',
  'refusals',
  'faults',
  'scores',
] as const;
