import { chanceFromSeed, greedyWith, playOut } from 'concordia-rules/bots';
import { type Action, library } from './library.js';

const options = { map: 'italia', players: ['Livia'], modules: ['solo'], seed: 'alone' } as const;
let state = library.createGame(options);
const actions: Action[] = [];

function play(action: Action): void {
  const result = library.tryApplyAction(state, action);
  if (!result.ok) throw result.error;
  for (const event of result.events) {
    const words = library.sentenceOf(result.state, event);
    if (words !== undefined) console.log(words);
  }
  state = result.state;
  actions.push(action);
}

console.log(state.players.map(({ name }) => name).join()); // -> Livia,Aemulus

// Livia's Mercator ends, and Aemulus answers in his turn; nobody presses a button for him.
play({ type: 'playCard', seat: 0, card: 'mercator' });
// -> Livia plays Mercator
// -> Livia receives 3 sestertii
play({ type: 'pass', seat: 0 }); // -> Aemulus builds a house in Aquileia for nothing
console.log(library.deciders(state).join(), state.turn); // -> 0 3

// A log has one name, and no action of his.
const text = library.formatLog(library.recordGame(options, actions));
console.log(
  text
    .split('\n')
    .filter((line) => /^\[Players|^1/.test(line))
    .join(' '),
);
// -> [Players "Livia"] 1 Livia: Mercator; pass
console.log(library.parseLog(text).actions.length); // -> 2

const { states, actions: all } = playOut(
  library,
  library.createGame(options),
  greedyWith(library),
  chanceFromSeed('bots'),
);
console.log(all.every(({ seat }) => seat === 0)); // -> true
const end = states.at(-1) ?? state;
const { players, winners } = library.finalScores(end);
console.log(players.map(({ name, total }) => `${name} ${total}`).join()); // -> Livia 52,Aemulus 38
console.log(winners.length); // -> 1
