import { chanceFromSeed, greedyWith, playOut } from 'concordia-rules/bots';
import { type Action, library } from './library.js';

const options = {
  map: 'imperium',
  players: ['Livia', 'Gaius'],
  modules: ['taxes'],
  seed: 'publican',
} as const;
let state = library.createGame(options);

function play(action: Action): void {
  state = library.applyAction(state, action);
}

/** An Architect takes a step and builds a house. */
function build(seat: number, route: string, city: string): void {
  play({ type: 'playCard', seat, card: 'architect' });
  play({ type: 'moveColonist', seat, kind: 'land', from: 'roma', to: route });
  play({ type: 'buildHouse', seat, city });
}

build(0, 'land:novaria~roma', 'novaria');
build(1, 'land:aquileia~roma', 'aquileia');

// Livia's only house is in Italia, so the engine chooses that province.
const card = { type: 'playCard', seat: 0, card: 'publicanus' } as const;
const result = library.tryApplyAction(state, card);
if (!result.ok) throw result.error;
for (const event of result.events) {
  const words = library.sentenceOf(result.state, event);
  if (words !== undefined) console.log(words);
}
// -> Livia plays Publicanus
// -> Livia collects the taxes of Italia
// -> Livia receives 3 sestertii
state = result.state;

const before = state.players[1]?.money ?? 0;
play({ type: 'playCard', seat: 1, card: 'prefect' });
play({ type: 'takeCoins', seat: 1 });
console.log((state.players[1]?.money ?? 0) - before); // -> 1

// Mercurius: Mercator and Publicanus, and one kind of goods that Livia produces.
console.log(library.finalScores(state).players[0]?.gods.mercurius);
// -> { cards: 2, value: 2, points: 4 }

const { actions } = playOut(
  library,
  library.createGame(options),
  greedyWith(library),
  chanceFromSeed('bots'),
);
const log = JSON.parse(JSON.stringify(library.recordGame(options, actions)));
console.log(library.validateLog(log).ok); // -> true

// The default, as the options do not name it.
console.log(state.options.baseTaxes); // -> 2
const higher = library.recordGame({ ...options, baseTaxes: 4 }, []);
console.log(library.formatLog(higher).includes('[BaseTaxes "4"]')); // -> true

// What was counted at a table: Livia has filled two provinces.
const livia = { name: 'Livia', cards: {}, houses: [], colonists: 2, money: 0, goods: {} };
const sheet = library.parseSheet({ players: [{ ...livia, full: 2 }] });
console.log(library.scoreGame(sheet).players[0]?.scores); // -> { census: 4 }
