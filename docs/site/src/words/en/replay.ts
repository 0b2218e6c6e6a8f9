/** The page Replay. */
export const replay = {
  choose: 'Choose a game',
  examples: 'Examples',
  moreExamples: 'More examples',
  /** Of an example: a map, what is special about the game, and the number of players. */
  players: (count: number) => `${count} players`,
  special: { broken: 'with a mistake', teams: 'Teams', salt: 'Salt', forum: 'Forum' },
  justSeen: 'The game you have just seen',
  cannotShow: 'This game cannot be shown.',
  preparing: 'Setting up the game…',
  another: 'Another game',

  board: 'Board',
  where: 'Where in the game',
  /** A button. @longest 16 */
  first: 'To the beginning',
  /** A button. @longest 16 */
  turnBefore: 'Previous turn',
  /** A button. @longest 16 */
  back: 'Back',
  /** A button. @longest 16 */
  play: 'Play',
  /** A button. @longest 16 */
  pause: 'Pause',
  /** A button. @longest 16 */
  forward: 'Forward',
  /** A button. @longest 16 */
  nextTurn: 'Next turn',
  /** A button. @longest 16 */
  last: 'To the end',
  action: (count: number, last: number) => `Action ${count} of ${last}`,
  actionAndTurn: (count: number, last: number, turn: number) =>
    `Action ${count} of ${last}, turn ${turn}`,
  turn: 'Turn',
  ofTurns: (count: number) => `of ${count}`,
  keys: 'Keys: ← → one step, Page Up and Page Down one turn, Home and End.',

  playOn: 'Play on from here',
  setUp: 'The game is set up.',
  below: 'Below the board',
  /** On a phone, side by side. @longest 11 */
  tabs: { actions: 'Actions', table: 'Table', points: 'Points', chances: 'Chances' },
  comment: 'comment',
  variation: 'variation',
  correction: 'correction',
  corrected: 'Corrected at the table:',
  clock: (time: string) => `The clock shows ${time}.`,
  clockOf: (name: string, time: string) => `${name} has ${time} left.`,
  others: 'Other possible moves:',
  nothingPlayed: 'No action',
  more: (count: number) => `… and ${count} more`,
  onBoard: 'Show it on the board',
  inVariation: 'A variation: this was not played.',
  backToGame: 'Back to the game',

  turningPoints: 'Turning points',
  turningPointsHow:
    'A new lead counts once it has lasted a round. The largest changes in one turn are listed.',
  lead: (names: string) => `${names} in the lead`,
  swing: (points: number, name: string) =>
    `${points > 0 ? '+' : '−'}${Math.abs(points)} ${Math.abs(points) === 1 ? 'point' : 'points'} for ${name}`,
  lastTurns: 'The last turns begin',
  end: 'The game ends',
  annotated: 'Comments, variations and corrections',
  atTurn: (turn: number) => `Turn ${turn}`,

  finalPoints: 'Final points',
  pointsNow: 'Points so far',
  plot: 'Points over the turns',
  whose: 'Whose',
  allTotals: 'All players, totals',
  byGod: (name: string) => `${name}, by god`,
  plotLabel: (who: string, turn: number) =>
    `Points of ${who} from turn 1 to turn ${turn}. The figures are in the table below.`,
  everybody: 'all players',
  turnAxis: 'turn',
  asTable: 'The figures as a table',
  figures: 'Figures',
  figuresOf: (who: string) => `Points of ${who} at the start of each turn`,
  endRow: 'End',

  chances: {
    title: 'Chances of winning',
    what: 'Bots play on from every turn to the end, many times. The result is an estimate: people play differently. The band around a line, and the small figures such as 44–80%, show where the chance lies in 19 of 20 cases, as bots play (two standard errors). They do not show who made a mistake.',
    exactness: 'How exact',
    quick: 'quick',
    thorough: 'thorough, takes five times as long',
    begin: 'Analyse',
    again: 'Analyse again',
    stop: 'Stop',
    progress: (done: number, total: number) =>
      total === 0 ? 'Beginning…' : `${done} of ${total} turns`,
    done: (sims: number) => `Done: the game was continued ${sims} times from every turn.`,
    stopped: (done: number, total: number) => `Stopped after ${done} of ${total} turns.`,
    failed: 'This browser cannot analyse this game.',
    label: (turn: number) =>
      `Chances of winning of all players from turn 1 to turn ${turn}. The figures are in the table below.`,
    expected: (turn: number) => `What to expect before turn ${turn}`,
    atEnd: 'At the end',
    chance: 'Chance of winning',
    points: 'Points at the end',
    figuresOf: 'Chances of winning before each turn',
    /** @param before - such as `40%`. @param by - whose turn it was. */
    turned: (name: string, before: string, after: string, by: string) =>
      `${name}: ${before} → ${after}, after a turn of ${by}`,
    turnedHow:
      'Turns that changed a player’s chance of winning by at least 10% and by more than the error. Luck counts, too: they do not show who made a mistake.',
  },

  wrongCorrection: (count: number) =>
    `The correction after action ${count} is impossible, so the replay ends before it.`,
  wrongScores: 'Every action follows the rules, but the recorded scores are wrong.',
  wrongVariation: (number: number) =>
    `A variation of action ${number} breaks a rule, so the replay ends before it.`,
  wrongAction: (number: number) => `Action ${number} breaks a rule, so the replay ends before it.`,
  showThere: 'Show that moment',
};
