import { chanceFromSeed, greedyWith, playOut } from 'concordia-rules/bots';
import { library } from './library.js';

const options = {
  map: 'imperium',
  players: ['Livia', 'Gaius'],
  modules: ['peace'],
  seed: 'pax',
} as const;
let state = library.createGame({ ...options, rounds: 3 });

function play(action: Parameters<typeof library.applyAction>[1]): void {
  const result = library.tryApplyAction(state, action);
  if (!result.ok) throw result.error;
  for (const event of result.events) {
    const words = library.describeEvent(result.state, event);
    if (words !== undefined) console.log(words);
  }
  state = result.state;
}

// A ship pays its dues, and Livia settles Gallia alone.
play({ type: 'playCard', seat: 0, card: 'architect' });
play({ type: 'moveColonist', seat: 0, kind: 'sea', from: 'roma', to: 'sea:massilia~roma' });
play({ type: 'buildHouse', seat: 0, city: 'massilia' });
play({ type: 'playCard', seat: 1, card: 'colonist' });
play({ type: 'takeIncome', seat: 1 });
play({ type: 'playCard', seat: 0, card: 'prefect' });
play({ type: 'produceProvince', seat: 0, province: 'gallia' });
play({ type: 'playCard', seat: 1, card: 'prefect' });
play({ type: 'takeCoins', seat: 1 });
play({ type: 'playCard', seat: 0, card: 'colonist' });
console.log(library.costOf(state, { type: 'takeIncome', seat: 0 }).gain);
play({ type: 'takeIncome', seat: 0 });
play({ type: 'playCard', seat: 1, card: 'mercator' });
play({ type: 'pass', seat: 1 });
console.log(library.isOver(state), state.turn);
console.log(library.finalScores(state).players[0]);
