/** The page Play. */
export const play = {
  /** Before a game. */
  kept: 'Your games',
  /** @param what - such as `Italia: Livia and Gaius`. */
  keptGame: (what: string) => `You have a game going: ${what}.`,
  keptFault: 'This game cannot be continued.',
  goOn: 'Continue',
  discard: 'Discard it',
  load: 'Load a game',
  noFile: 'This file cannot be read.',
  noGame: 'This game cannot be continued.',
  noSuchGame: 'There is no such game.',
  notPossible: 'This is not possible.',
  /** The form for a new game. */
  seats: 'Who plays',
  nameOfSeat: (seat: number) => `Name of player ${seat}`,
  sitterOfSeat: (seat: number) => `Who is player ${seat}`,
  /** Who plays, in a list to choose from. @longest 20 */
  sitters: {
    person: 'a person',
    random: 'bot: random',
    greedy: 'bot: beginner',
    planner: 'bot: medium',
    searcher: 'bot: strong',
    expert: 'bot: very strong',
  },
  rules: 'More rules',
  seed: 'Seed',
  seedMeaning: 'The same seed gives the same shuffles. Leave it empty for a random game.',
  start: 'Start the game',
  /** Around a game. */
  takeBack: 'Take back',
  takeBackTurn: 'Take back the whole turn',
  board: (map: string) => `Board: ${map}`,
  /** @longest 12 */
  tabs: {
    turn: 'Turn',
    cards: 'Cards',
    display: 'Display',
    players: 'Players',
    points: 'Points',
    more: 'More',
  },
  game: 'Game',
  save: 'Save',
  saveAsText: 'Save as text',
  newGame: 'New game',
  notKept: 'There is no room left in this browser. Save the game before you close this page.',
  otherTab:
    'This game was continued in another tab, too. Both are kept: the one here is now a game of its own.',
  /** A turn. */
  only: (names: string) => `Only ${names}`,
  showAll: 'Show everything',
  /** Behind a group of choices. */
  choices: (count: number) => (count === 1 ? '1 choice' : `${count} choices`),
  more: (count: number) => `${count} more`,
  closed: (count: number) => `Not possible now (${count})`,
  confirm: 'Do it',
  /** What cannot be taken back. */
  final: 'This cannot be taken back.',
  skip: 'Skip',
  others: 'What the others do',
  thinking: (name: string) => `${name} is thinking…`,
  hasty: 'This browser does not let bots think for long, so the strong ones play like medium ones.',
  meanwhile: (count: number) => `Meanwhile (${count})`,
  handOver: (name: string) => `Hand the device to ${name}. Nobody else may look.`,
  iAm: (name: string) => `I am ${name}`,
  happened: 'What happened',
  nothing: 'Nothing yet.',
  howReckoned: (name: string) => `${name}: how the points are counted`,
  replay: 'Replay this game',
};
