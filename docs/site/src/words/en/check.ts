/** The page Check. */
export const check = {
  choose: 'Choose games',
  orDrop: 'or drop files here, several at once if you like',
  orPaste: 'Or paste a game, as JSON or as text; text around it does no harm',
  check: 'Check',
  tryWhole: 'Try a complete game',
  tryBroken: 'Try one with a mistake',
  notChecked: 'This could not be checked.',
  /** What it was. */
  tookForJson: 'Read as a game in JSON.',
  tookForWords: 'Read as a game in text.',
  leftOut: 'The text around it was left out.',
  isLink: 'This is a link. Open it, and paste the game itself.',

  right: '✓ Every action follows the rules',
  rightCorrected: (count: number) =>
    `✓ Every action follows the rules, with ${count === 1 ? '1 correction' : `${count} corrections`}`,
  wrongAction: (number: number, count: number) => `✗ Action ${number} of ${count} breaks a rule`,
  wrongVariation: (number: number, count: number) =>
    `✗ A variation of action ${number} of ${count} breaks a rule`,
  wrongCorrection: (number: number, count: number) =>
    `✗ The correction after action ${number} of ${count} is impossible`,
  wrongScores: '✗ The recorded scores are wrong',
  scoresEarly: 'There are scores although the game is not over.',
  scoresDiffer: (recorded: string, counted: string) =>
    `Recorded: ${recorded}. Counted: ${counted}.`,
  unreadable: '✗ This cannot be read to the end',
  wrongLine: (line: number) => `✗ A rule is broken in line ${line}`,
  actions: (count: number) => (count === 1 ? '1 action' : `${count} actions`),
  notOver: (turn: number) => `The game is not over yet: this is turn ${turn}.`,
  onlyResult: (result: string) => `Only the result was recorded: ${result}.`,

  where: 'Where',
  what: 'What',
  open: 'Decision',
  actionAndTurn: (number: number, turn: number) => `Action ${number}, turn ${turn}`,
  turn: (turn: number) => `Turn ${turn}`,
  line: (line: number, column: number) => `Line ${line}, column ${column}`,
  noAction: 'This is not a valid action.',
  places: (count: number) =>
    count === 1 ? 'One place cannot be read.' : `${count} places cannot be read.`,
  followsUpTo: 'Up to here the game follows the rules.',
  breaksRule: 'This breaks a rule.',
  possible: (list: string) => `Possible: ${list}`,

  replay: 'Watch the replay',
  replayUpTo: 'Watch the replay up to there',
  saveText: 'Save as text',
  saveJson: 'Save as JSON',

  games: 'Games',
  gameOf: (file: string, number: number) => `${file}, game ${number}`,
  pasted: (number: number) => `Game ${number}`,
  progress: (count: number) => `${count} checked…`,
  stop: 'Stop',
  stopped: (count: number) => `Stopped after ${count === 1 ? '1 game' : `${count} games`}.`,
  summary: (right: number, wrong: number) =>
    `${right} ${right === 1 ? 'game follows' : 'games follow'} the rules, ${wrong} ${wrong === 1 ? 'does' : 'do'} not.`,
  tooMany: (most: number) => `Only the first ${most} games are checked at once.`,
  saveTable: 'Save the table (CSV)',
  file: 'Game',
  map: 'Map',
  players: 'Players',
  actionsColumn: 'Actions',
  verdict: 'Verdict',
  firstFault: 'First mistake',
  isRight: '✓ right',
  isWrong: '✗ wrong',
  isUnread: '✗ unreadable',
};
