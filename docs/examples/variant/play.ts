import { chanceFromSeed, greedyWith, playOut } from 'concordia-rules/bots';
import { type Action, library } from './library.js';

const options = {
  map: 'imperium',
  players: ['Livia', 'Gaius'],
  modules: ['peace'],
  seed: 'pax',
} as const;
let state = library.createGame({ ...options, rounds: 4 });

function play(action: Action): void {
  const result = library.tryApplyAction(state, action);
  if (!result.ok) throw result.error;
  for (const event of result.events) {
    const words = library.sentenceOf(result.state, event);
    if (words !== undefined) console.log(words);
  }
  state = result.state;
}

play({ type: 'playCard', seat: 0, card: 'architect' }); // -> Livia plays Architect
play({ type: 'moveColonist', seat: 0, kind: 'sea', from: 'roma', to: 'sea:massilia~roma' });
// -> Livia moves a sea colonist from Roma to Massilia–Roma (1 sestertius and 1 step)
play({ type: 'buildHouse', seat: 0, city: 'massilia' });
// -> Livia builds a house in Massilia for 1 brick, 1 food and 2 sestertii
play({ type: 'playCard', seat: 1, card: 'mercator' });
// -> Gaius plays Mercator
// -> Gaius receives 3 sestertii
play({ type: 'pass', seat: 1 });

// Livia's house is the only one in Gallia, which brings a wine more.
play({ type: 'playCard', seat: 0, card: 'prefect' }); // -> Livia plays Prefect
play({ type: 'produceProvince', seat: 0, province: 'gallia' });
// -> Livia lets Gallia produce (bonus: 1 cloth)
// -> Livia receives 1 food, 1 wine and 1 cloth
play({ type: 'playCard', seat: 1, card: 'senator' }); // -> Gaius plays Senator
play({ type: 'pass', seat: 1 });
play({ type: 'playCard', seat: 0, card: 'senator' }); // -> Livia plays Senator
play({ type: 'buyCard', seat: 0, card: 'colonist-i' }); // -> Livia buys Colonist I for 1 food
play({ type: 'pass', seat: 0 });
play({ type: 'playCard', seat: 1, card: 'architect' }); // -> Gaius plays Architect
play({ type: 'pass', seat: 1 });

// 5 sestertii, 2 for colonists, 1 for Gallia.
play({ type: 'playCard', seat: 0, card: 'colonist-i' }); // -> Livia plays Colonist I
console.log(library.costOf(state, { type: 'takeIncome', seat: 0 }).gain); // -> 8
play({ type: 'takeIncome', seat: 0 });
// -> Livia receives 1 sestertius
// -> Livia receives 7 sestertii

// The second player's fourth turn is the last one.
play({ type: 'playCard', seat: 1, card: 'tribune' });
// -> Gaius plays Tribune
// -> Gaius takes back 4 cards
// -> Gaius receives 1 sestertius
play({ type: 'pass', seat: 1 });
// -> The game is over
console.log(library.isOver(state), state.turn, state.concordia); // -> true 8 null
console.log(
  library
    .finalScores(state)
    .players.map(({ scores }) => scores.peace)
    .join(),
); // -> 3,0

const { actions } = playOut(
  library,
  library.createGame(options),
  greedyWith(library),
  chanceFromSeed('bots'),
);
const log = library.recordGame(options, actions);
console.log(library.validateLog(JSON.parse(JSON.stringify(log))).ok); // -> true
// Twelve rounds, if nothing else is said.
console.log(library.replay(log).turn); // -> 24
