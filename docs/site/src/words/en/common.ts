/** What several pages say. */
export const common = {
  /** Buttons of a board. @longest 14 */
  board: {
    larger: 'Larger',
    smaller: 'Smaller',
    whole: 'Whole board',
  },
  fault: {
    oldLog: 'This game was saved by an old version. Its games can no longer be read.',
    newerVersion: 'This game was saved by a newer version. Reload this page to read it.',
    hiddenCharacter: (character: string) =>
      `A name or a note has an invisible character: ${character}.`,
    noFormat: 'This is not a game of this library, or its beginning is missing.',
    tooLong: 'This text is too long to be a game.',
    wrongPlayers: 'A game is for two to six players.',
    wrongName: 'A player’s name needs 1 to 60 characters, without spaces at its ends.',
    noModule: (name: string) => `There is no module ${name} on this site.`,
    sameName: (name: string) => `Two players are called ${name}.`,
    wrongData: 'It contains data that no game has.',
    unexpected: 'Something went wrong.',
    rule: (number: string) => `Rule ${number}`,
  },
  files: {
    tooLarge: (name: string) => `${name} is too large to be a game.`,
    notRead: (name: string) => `${name} could not be read.`,
    orDrop: 'or drop the file here',
  },
  log: {
    nothing: 'There is nothing to read yet.',
    noJson: 'The beginning or the end of this file is missing, or something in it is damaged.',
    list: 'This is a list, not a game.',
    value: 'This is a single number or word, not a game.',
    other: 'This is not a recorded game of Concordia. A score sheet can be opened under Score.',
  },
  points: {
    caption: 'Points by god',
    god: 'God',
    total: 'Total',
    rank: 'Rank',
    bonus: 'Bonus',
    /** @param names - of everybody who has won, or leads. */
    winner: (names: string, count: number) =>
      count === 1 ? `Winner: ${names}` : `Winners: ${names}`,
    inTheLead: (names: string) => `In the lead: ${names}`,
    team: (rank: number, names: string, total: number) => `${rank}. ${names}: ${total} points`,
  },
  /** `Livia and Gaius`. */
  and: (names: readonly string[]) =>
    names.length < 2 ? names.join('') : `${names.slice(0, -1).join(', ')} and ${names.at(-1)}`,
};
