/** Sheets of the page Score: where they are kept and where they go. */
export const sheets = {
  /** Of a sheet: `Imperium – Livia, Gaius`. */
  titled: (map: string, names: string) => `${map} – ${names}`,
  noMap: 'No board',
  nothing: 'There is nothing to count yet.',
  toSettle: 'Still to settle',
  sestertii: 'Sestertii won',
  list: {
    heading: 'Your sheets',
    lead: 'They are kept in this browser, on this device only.',
    isOpen: 'Open now',
    remove: (sheet: string) => `Remove: ${sheet}`,
    removed: (sheet: string) => `Removed: ${sheet}`,
    takeBack: 'Take back',
    start: 'New sheet',
    file: 'Open a sheet',
    noFile: 'This file cannot be opened.',
    noJson: 'The file is not JSON. Open a sheet that was saved on this page.',
    cannotOpen: 'This sheet cannot be opened.',
    unreadable: 'Not readable here',
    unreadableLead:
      'Another version of this page, or another program, has saved these. They stay as they are.',
    save: (sheet: string) => `Save as a file: ${sheet}`,
  },
  warning: {
    full: 'The storage of this browser is full, so your latest changes are lost when you close this page.',
    closed:
      'This browser does not let the page save anything, so your sheet is lost when you close this page.',
    waysOut:
      'Save the sheet as a file, share it as a link, or remove sheets that you no longer need.',
    waysOutClosed: 'Save the sheet as a file, or share it as a link.',
    elsewhere:
      'This sheet was changed in another tab. You see the latest state; Undo brings yours back.',
    both: 'This sheet was changed in another tab at the same time. Both are kept: yours is now a sheet of its own.',
    understood: 'OK',
  },
  share: {
    heading: 'Share and save',
    send: 'Share…',
    link: 'Copy link',
    linkCopied: 'Link copied.',
    byHand: 'The browser does not allow copying. Copy the link by hand:',
    notAllowed: 'The browser does not allow copying.',
    notSent: 'The phone could not share it. Copy the link instead.',
    theLink: 'The link',
    qr: 'QR code',
    qrText: 'QR code with the link to this sheet',
    qrLead: 'Another phone can scan it with its camera.',
    qrTooLong: 'This sheet is too long for a QR code. Copy the link instead.',
    qrNotLoaded: 'The QR code could not be loaded. Copy the link instead.',
    everybody:
      'Every player can count on a phone: share this sheet, let the others fill in their lines and share it back. Open their links here to take over their lines.',
    text: 'Copy as text',
    bgg: 'Copy for BoardGameGeek',
    copied: 'Result copied.',
    bgStats: 'Post to BG Stats',
    print: 'Print',
    picture: 'Save as a picture',
    notDrawn: 'The browser could not draw the picture. Copy the link instead.',
    save: 'Save as a file',
    /** Above a result that is sent to others. */
    subject: (what: string) => `Concordia: ${what}`,
  },
  shared: {
    lead: 'This sheet was shared with you.',
    noSheet: 'The link holds no sheet; part of it may be missing.',
    cannotShow: 'This shared sheet cannot be shown.',
    loading: 'Loading the sheet…',
    keep: 'Keep it as another sheet',
    toOwn: 'Go to my own sheet',
    known: 'You already have this sheet.',
  },
  merge: {
    heading: 'Take over lines',
    into: (sheet: string) => `Into your sheet: ${sheet}`,
    otherGame: 'It does not belong to your open sheet, so no lines can be taken over:',
    obstacles: {
      map: 'the maps differ.',
      players: 'the numbers of players differ.',
      teams: 'only one of them is played in teams.',
      cards: 'the cards differ: Concordia and Concordia Venus.',
      modules: 'the modules differ.',
      scoring: 'only one of them is an intermediate scoring.',
    },
    same: 'Your sheet has the same lines for everybody.',
    whose: 'Whose lines?',
    take: (name: string, points: number | undefined) =>
      points === undefined
        ? `Take over ${name}’s lines`
        : `Take over ${name}’s lines (${points} points)`,
    /** What a tick would replace. */
    replaces: (name: string, points: number | undefined) =>
      points === undefined
        ? `Replaces what you have for ${name}`
        : `Replaces what you have for ${name} (${points} points)`,
    /** Where the players have other names there. */
    goesTo: (name: string) => `Goes to ${name} on your sheet`,
    isSame: (name: string) => `${name}: the same on both sheets`,
    untouched: (name: string) => `${name}: nothing filled in there`,
    clashes: 'The sheets contradict each other',
    whichGood: (city: string) => `What does ${city} produce?`,
    whoHas: (card: string) => `Who has ${card}?`,
    concordia: 'the Concordia card',
    go: 'Take over',
    none: 'Choose whose lines to take over.',
  },
  printed: {
    goods: 'Goods',
    colonists: 'Colonists',
    provinces: (count: number) => (count === 1 ? '1 province' : `${count} provinces`),
    provincesWithTwo: (count: number) => `${count} with two or more houses`,
    sharedProvinces: (count: number) => `${count} shared with the partner`,
    none: 'none',
    how: 'How',
    points: 'Points',
    /** Of a specialist. */
    houseCount: (count: number) => (count === 1 ? '1 house' : `${count} houses`),
  },
};
