/** The way into the reference. */
export const reference = {
  open: 'Open the reference',
  entries: 'Entry points',
  begin: 'How to begin',
  /** By the name of an entry point. */
  what: {
    index: 'Everything: all maps and modules, ready to play.',
    core: 'The engine alone, for the maps you bring and small bundles.',
    log: 'Record, replay and check logs of an engine.',
    follow: 'Views kept up to date by events.',
    notation: 'Logs of an engine as text.',
    words: 'Games of an engine in words, and the texts a language lacks.',
    screen: 'What a screen shows beside the board, in words.',
    maps: 'Every map, one by one.',
    modules: 'Venus, teams, salt, the forum and other modules.',
    scoring: 'The scorer alone, for games played at a table.',
    sheets: 'A scorer with names, cards and messages, for score sheets on a screen.',
    svg: 'Pictures of boards and games.',
    board: 'An interactive board for a page.',
    table: 'A table for a page: the board and everything around it.',
    bots: 'Bots.',
    boardgame: 'A game of boardgame.io.',
    kit: 'Tools for writing maps and modules of your own.',
    'kit-rules': 'Helpers of the base game, for rules that change it.',
    testing: 'Tests for maps and modules of your own.',
  },
  words: (language: string) => `The words in ${language}.`,
};
