/** The frame, the start page and the way into the reference. */
export const shell = {
  skip: 'Skip to content',
  pages: 'Pages',
  language: 'Language',
  footer:
    'An unofficial helper made with the library concordia-rules. Concordia is a board game by Mac Gerdts. Nothing you enter leaves your device.',
  again: 'Try again',
  kept: 'This site is saved on your device and works offline.',
  notKept:
    'This site could not be saved on your device, so it needs a connection. There may not be enough room.',
  newer: 'There is a newer version of this site.',
  newerReady: 'A newer version is ready',
  loadNewer: 'Load it',
  loading: 'Loading…',
  notLoaded: 'This could not be loaded. Offline, you only see what is saved on this device.',
  wentWrong: 'Something went wrong on this page; reloading it may help.',
  notFound: 'Page not found',
  toStart: 'Go to the start page',
  title: 'Concordia, without the arithmetic',
  lead: 'The rules of the game in your browser. It works offline, and nothing you enter is sent.',
  programmers: 'For programmers',
  players: 'For players',
  /** The start page. */
  start: {
    /** What its picture shows. */
    board: 'The board of Imperium in the middle of a game',
    goOn: 'Go on',
    /** Large buttons. @longest 26 */
    count: 'Count tonight’s game',
    play: 'Play now',
    questions: 'Questions people ask',
    rules: 'The rules, with numbers',
    rulings: 'Where printings disagree',
  },
  /** By the address of the page. @longest 13 */
  titles: {
    score: 'Score',
    check: 'Check',
    replay: 'Replay',
    play: 'Play',
    guides: 'Guides',
    reference: 'Reference',
  },
  leads: {
    score: 'Count a game you have just played at the table.',
    check: 'Paste a recorded game: every action is checked against the rules.',
    replay: 'Watch a recorded game again: the board, the points and the chances, turn by turn.',
    play: 'Play on one device, with friends or against bots.',
    guides: 'The rules, the files and how to use the library.',
    reference: 'Every function and type of the package.',
  },
};
