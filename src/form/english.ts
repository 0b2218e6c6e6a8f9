/** The words of forms in English. */
import { asHint } from '../model/find';
import { listed } from '../model/names';
import type { FormWords, What } from './words';

const WHAT: Readonly<Record<What, string>> = {
  card: 'card',
  city: 'city',
  game: 'game',
  god: 'god or specialist',
  good: 'good',
  map: 'map',
  player: 'player',
  tile: 'tile',
};

function asNumbers(goods: readonly string[]): string {
  return `Or just ${goods.length} numbers, for ${goods.join(', ')}.`;
}

/** What is said of answers, but for one that is missing. */
export const ENGLISH_CLAUSES: Omit<FormWords['faults'], 'answerMissing'> = {
  // Only numbers have this fault.
  wrongSize: (_names, { most, least = 0 }) =>
    most === undefined ? `at least ${least}` : `at most ${most}`,
  notKnown: (_names, { what, word, nearest, known = [] }) =>
    `there is no ${WHAT[what]} ${word}${known.length === 0 ? asHint(nearest) : `; choose from ${known.join(', ')}`}`,
  severalMeant: (_names, { word, found, more }) =>
    `${word} could be ${listed(found, 'or')}${more === 0 ? '' : `, or ${more} more`}`,
  nothingCounted: (_names, { count }) => `name what you count: ${count} of what?`,
  neitherYesNorNo: () => 'answer yes or no',
  noWholeNumber: (_names, { found }) => `type a whole number, not ${found}`,
  nobodyPlayed: () => 'somebody must have played',
  oddNames: (words, { names: count }) =>
    `name two players for each team, not ${words.counted(count, 'player')} in all`,
  minervaNotNamed: () => 'name Minerva’s cards, such as farmer or smith',
  whichGoods: (_names, { goods }) =>
    `name the goods, or type ${goods.length} numbers: ${goods.join(', ')}`,
};

/** Answers that are words. */
export const ENGLISH_ANSWERS: FormWords['answers'] = {
  base: ['base'],
  done: ['done', 'none', 'no more'],
  hand: ['hand', 'starting hand'],
  no: ['no', 'non'],
  nobody: ['nobody', 'none'],
  noMap: ['none', 'counts', 'no map'],
  none: ['none', 'nothing', 'no'],
  opposite: ['opposite'],
  teams: ['teams'],
  venus: ['venus'],
  yes: ['yes', 'oui'],
};

/** What is asked. */
export const ENGLISH_QUESTIONS: Omit<FormWords, 'faults' | 'answers' | 'commas'> = {
  and: ['and', 'et'],
  answer: (answer, meaning) => `${answer}: ${meaning}`,
  player: (number) => `Player ${number}`,
  kind: {
    question: 'Choose a game',
    base: 'the base game, without Venus',
    venus: 'Concordia Venus, without teams',
    teams: 'Concordia Venus, in teams of two',
  },
  players: {
    question: 'Name the players, clockwise',
    help: ['Their names in seat order, with commas: Livia, Gaius.', 'Or just how many they are.'],
  },
  teams: {
    question: 'Name the teams',
    opposite: 'players who sit opposite each other are partners.',
    help: 'Or the names, two by two: Livia, Gaius, Flavia, Marcus.',
  },
  map: {
    question: 'Choose a map',
    help: (none, maps) => `${none}: just count houses. Or ${maps.join(', ')}.`,
  },
  byCity: {
    question: 'List houses by city?',
    yes: 'name the cities and, once each, their goods',
    no: 'just count houses',
  },
  salt: { question: 'Played with salt?', yes: 'salt was the sixth good' },
  forum: { question: 'Played with the forum?', yes: 'players had forum tiles' },
  module: {
    question: (name) => `Played with ${name}?`,
    yes: (name) => `${name} was in the game`,
  },
  praefectusMagnus: {
    question: 'Who has the Praefectus Magnus?',
    help: 'It breaks the tie. A name, or its number; or nobody.',
  },
  cards: {
    question: 'list the cards',
    help: (answer, hand) => [
      'All cards in hand and discard, without the Concordia card.',
      'By name: hand, 2 prefect, farmer, Diplomat III',
      `${answer}: the starting hand, ${hand}`,
      'Or count them by god, but name Minerva’s: vesta 1, mars 3, farmer',
    ],
  },
  houses: {
    question: 'list the houses',
    more: (count) => `houses, ${count} so far`,
    help: (example, done) => [
      'The cities with this player’s houses, some or all, and their goods:',
      `${example}. Then ${done}. By name or number:`,
    ],
    province: (name, cities) => `${name}: ${cities.join(', ')}`,
  },
  cityGood: {
    question: (city, letter) => `name the good of ${city} (${letter})`,
    help: (goods) => `What the city produces: ${goods.join(', ')}.`,
  },
  byGood: {
    question: 'count houses by good',
    help: (goods) =>
      `How many houses stand in cities of each good: brick 3, food 4. ${asNumbers(goods)}`,
  },
  provinces: {
    question: 'count provinces with a house',
    help: 'Provinces with at least one house of this player.',
  },
  provincesWithTwo: {
    question: 'count provinces with two houses',
    help: 'Provinces with at least two houses of this player.',
  },
  sharedProvinces: {
    question: (partner) => `count provinces shared with ${partner}`,
    help: 'Provinces in which both partners have a house.',
  },
  colonists: {
    question: 'count colonists on the board',
    help: 'Land and sea colonists on the board; not those in the storehouse.',
  },
  money: { question: 'count the sestertii', help: 'How many sestertii this player has.' },
  tiles: {
    question: 'list the forum tiles',
    help: 'The tiles of this player, with commas, by name or number:',
  },
  goods: {
    question: 'list the stored goods',
    help: (goods) => `The goods in the storehouse: cloth 1, tool 3. ${asNumbers(goods)}`,
  },
  concordia: {
    question: 'Concordia card?',
    yes: 'this player ended the game and has the card, 7 points',
  },
  scores: {
    question: (name) => `add points of ${name}`,
    help: (name) => `Points from the map or a module: ${name}.`,
  },
  bonus: {
    question: 'add bonus points',
    help: 'Points from the map itself, such as those won in Byzantium on Roma.',
  },
};

/** The words of a form in English. */
export const englishForm: FormWords = {
  faults: { ...ENGLISH_CLAUSES, answerMissing: () => 'an answer is missing' },
  answers: ENGLISH_ANSWERS,
  ...ENGLISH_QUESTIONS,
  commas: (items) => items.join(', '),
};
