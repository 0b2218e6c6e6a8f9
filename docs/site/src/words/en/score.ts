/** The page Score. */
export { sheets } from './sheets';

export const score = {
  /** A player without a name. */
  player: (number: number) => `Player ${number}`,
  /** What a sentence of the library lacks. */
  stop: '.',
  of: (name: string, clause: string) => `${name}: ${clause}`,
  unknownMap: (name: string) => `There is no map ${name} on this page.`,
  missingGoods: (cities: string, count: number) =>
    count === 1
      ? `Enter what ${cities} produces; until then, its houses are not counted.`
      : `Enter what ${cities} produce; until then, their houses are not counted.`,
  /** After what is wrong with the good of a city. */
  wrongGood: (told: string, city: string) =>
    `${told} Until you correct this, houses in ${city} are not counted.`,
  goTo: (city: string) => `Go to ${city}`,
  steps: 'Steps',
  /** In a row, on a phone. @longest 8 */
  step: {
    game: 'Game',
    cards: 'Cards',
    houses: 'Houses',
    rest: 'Rest',
    result: 'Result',
  },
  /** Buttons. @longest 14 */
  next: 'Next',
  /** @longest 14 */
  back: 'Back',
  /** @longest 14 */
  undo: 'Undo',
  /** The bar of the players. */
  players: 'Players and their points',
  game: {
    map: 'Map',
    noMap: 'No board: enter numbers',
    cards: 'Cards',
    sets: { concordia: 'Concordia', venus: 'Concordia Venus' },
    count: 'Players',
    inTeams: (count: number) => `${count} (in teams)`,
    teams: 'Teams: partners sit opposite',
    salt: 'Salt',
    forum: 'Forum',
    intermediate: 'Intermediate scoring',
    name: (number: number) => `Name of player ${number}`,
    known: 'Names from earlier games',
    holder: 'Praefectus Magnus (breaks ties)',
    unknown: 'Unknown',
  },
  cards: {
    of: (name: string) => `${name}’s cards`,
    hand: 'Starting hand',
    deck: (numeral: string) => `Deck ${numeral}`,
    others: 'Others on the sheet',
    heldBy: (name: string) => `held by ${name}`,
    /** Before the players to whom they may go. */
    left: (count: number) =>
      count === 1 ? 'Who has the last one?' : `Who has the other ${count}?`,
    rest: (count: number, name: string) =>
      count === 1 ? `The last one goes to ${name}` : `The other ${count} go to ${name}`,
    /** Folded, below those that are there. */
    taken: (count: number) =>
      count === 1 ? '1 card of somebody else' : `${count} cards of the others`,
    byGod: 'Count by god instead',
    specialists: 'Minerva: specialists',
  },
  houses: {
    of: (name: string) => `${name}’s houses`,
    board: (map: string) => `Cities of ${map}`,
    /** Above the goods. */
    ask: (city: string) => `What does ${city} produce?`,
    next: 'Good for the next cities',
    /** The same while one city after another is told. */
    tapCity: 'Tap a city',
    byCity: 'City by city',
    /** The players' colours, below the goods. */
    standing: 'Who has a house there?',
    houseOf: (name: string, city: string) => `${name} in ${city}`,
    noneByCity: 'Tap a city, its good and the colours of its houses.',
    list: (count: number) => (count === 1 ? '1 house' : `${count} houses`),
    none: 'Tap the cities with houses of this colour. Choose a good first to give it to one city after another.',
    noGood: '?',
    noGoodSaid: 'good unknown',
    remove: (city: string) => `Remove the house in ${city}`,
    byGood: 'How many of the houses stand in cities of each good?',
    cities: (good: string) => `${good} cities`,
    inProvinces: 'And in how many provinces?',
    provinces: 'Provinces',
    withTwo: 'With two or more houses',
    shared: 'Shared with the partner',
  },
  rest: {
    of: (name: string) => `What else ${name} has`,
    colonists: 'Colonists on the board',
    sestertii: 'Sestertii',
    /** Below the number of sestertii. */
    sold: 'Quicker: sell all goods first, then tap the full tens. Only they count.',
    stored: (good: string) => `${good} in the storehouse`,
    bonus: 'Bonus points',
    concordia: 'Concordia card (7)',
    tiles: 'Forum tiles',
  },
  less: (what: string) => `Less: ${what}`,
  more: (what: string) => `More: ${what}`,
  /** How the points are counted. */
  why: {
    lead: 'Tap a number to see where it comes from.',
    about: (name: string, row: string, points: number) => `${name}, ${row}: ${points}`,
    cards: (count: number) => (count === 1 ? '1 card' : `${count} cards`),
    none: 'no card',
    /** After `2 cards ×`: what one card is worth. */
    vesta: (value: number, sestertii: number) =>
      `${value} (${sestertii} sestertii with all goods sold, divided by 10)`,
    jupiter: (value: number) =>
      value === 1 ? '1 house outside brick cities' : `${value} houses outside brick cities`,
    saturnus: (value: number) => (value === 1 ? '1 province' : `${value} provinces`),
    venus: (value: number) => `${value} (2 for each province with two houses)`,
    venusShared: (value: number) =>
      value === 1 ? '1 shared province' : `${value} shared provinces`,
    mercurius: (value: number) =>
      `${value} (2 for each of ${value / 2} ${value === 2 ? 'kind' : 'kinds'} of goods)`,
    mars: (value: number) =>
      `${value} (2 for each of ${value / 2} ${value === 2 ? 'colonist' : 'colonists'})`,
    specialist: (card: string, houses: number, each: number) =>
      `${card}: ${houses === 1 ? '1 house' : `${houses} houses`} × ${each}`,
    times: (cards: string, worth: string) => `${cards} × ${worth}`,
  },
};
