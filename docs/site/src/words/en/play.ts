/** The page Play. */
export const play = {
  /** Before a game. */
  kept: 'Your games',
  /** @param what - such as `Italia: Livia and Gaius`. */
  keptGame: (what: string) => `You have a game going: ${what}.`,
  goOn: 'Continue',
  discard: 'Discard it',
  load: 'Load a game',
  noFile: 'This file cannot be read.',
  noGame: 'This game cannot be continued.',
  noSuchGame: 'There is no such game.',
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
  learn: 'Explain the game as we play',
  learnMeaning: 'It explains each card when it first matters, and shows you a good choice.',
  /** @param count - of actions that have been played. */
  playOnFrom: (count: number) =>
    count === 1 ? 'The game goes on after 1 action.' : `The game goes on after ${count} actions.`,
  /** Around a game. */
  menu: 'More',
  takeBackTurn: 'Take back the whole turn',
  save: 'Save',
  saveAsText: 'Save as text',
  newGame: 'New game',
  notKept: 'There is no room left in this browser. Save the game before you close this page.',
  otherTab:
    'This game was continued in another tab, too. Both are kept: the one here is now a game of its own.',
  /** Behind some kept games. */
  more: (count: number) => `${count} more`,
  /** Advice. @param what - an action, such as "Play Mercator". */
  advice: (what: string) => `A good choice: ${what}.`,
  hasty: 'This browser does not let bots think for long, so the strong ones play like medium ones.',
  handOver: (name: string) => `Hand the device to ${name}. Nobody else may look.`,
  iAm: (name: string) => `I am ${name}`,
  howReckoned: (name: string) => `${name}: how the points are counted`,
  replay: 'Replay this game',
};
