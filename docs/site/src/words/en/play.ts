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
  sitters: {
    person: 'a person',
    random: 'bot: easy',
    greedy: 'bot: medium',
    planner: 'bot: strong',
  },
  rules: 'More rules',
  seed: 'Seed',
  seedMeaning: 'The same seed shuffles the same way. Leave it empty for a game nobody knows.',
  start: 'Start the game',
  /** Around a game. */
  takeBack: 'Take back',
  takeBackTurn: 'Take back the whole turn',
  board: (map: string) => `Board: ${map}`,
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
  notKept: 'There is no room in this browser, so save the game before you close it.',
  otherTab:
    'This game was played on in another tab, too. Both are kept: here it is a game of its own now.',
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
  thinking: 'The bots are thinking …',
  meanwhile: (count: number) => `Meanwhile (${count})`,
  handOver: (name: string) => `Hand the device to ${name}. Nobody else looks.`,
  iAm: (name: string) => `I am ${name}`,
  happened: 'What happened',
  nothing: 'Nothing yet.',
  howReckoned: (name: string) => `${name}: how the points come about`,
  replay: 'Replay this game',
};
