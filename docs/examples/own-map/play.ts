import { chanceFromSeed, greedyWith, playOut } from 'concordia-rules/bots';
import { createSpeech, missingWords } from 'concordia-rules/words';
import { german } from 'concordia-rules/words/de';
import { type Action, library } from './library.js';

const players = ['Livia', 'Gaius'];
// The gold in the order of the fords: Charistus has 3 nuggets, Glaucus has 5.
const setup = { parts: { colchis: [3, 1, 5, 2] } };

let state = library.createGame({ map: 'colchis', players, seed: 'golden fleece', setup });

function play(action: Action): void {
  const result = library.tryApplyAction(state, action);
  if (!result.ok) throw result.error;
  for (const event of result.events) {
    const words = library.sentenceOf(result.state, event);
    if (words !== undefined) console.log(words);
  }
  state = result.state;
}

play({ type: 'playCard', seat: 0, card: 'architect' });
// -> Livia plays Architect
play({
  type: 'moveColonist',
  seat: 0,
  kind: 'land',
  from: 'phasis',
  to: 'land:glaucus~phasis',
});
// -> Livia moves a land colonist from Phasis to Glaucus–Phasis (1 step)
play({ type: 'pass', seat: 0 });

console.log(library.describeDecision(state)); // -> Livia may pan for gold
console.log(createSpeech(library, german).describeDecision(state)); // -> Livia darf nach Gold schürfen
console.log(missingWords(library, german)); // -> []
console.log(
  library
    .legalActions(state)
    .map(({ type }) => type)
    .join(),
); // -> panGold,pass

const far = library.tryApplyAction(state, { type: 'panGold', seat: 0, ford: 'hippus' });
if (!far.ok) console.log(far.error.code, far.error.message);
// -> NOT_AT_FORD You have no colonist at the ford Hippus.

play({ type: 'panGold', seat: 0, ford: 'glaucus' });
// -> Livia finds 5 nuggets in the Glaucus for 2 sestertii
console.log(
  library
    .finalScores(state)
    .players.map(({ bonus }) => bonus)
    .join(),
); // -> 5,0

console.log(JSON.stringify(library.viewFor(state, 1).parts.colchis));
// -> {"gold":{"charistus":"hidden","hippus":"hidden","glaucus":5,"cyaneus":"hidden"},"finders":{"glaucus":0}}

const options = { map: 'colchis', players, seed: 'golden fleece' };
const { actions } = playOut(
  library,
  library.createGame(options),
  greedyWith(library),
  chanceFromSeed('bots'),
);
const log = JSON.parse(JSON.stringify(library.recordGame(options, actions)));
console.log(library.validateLog(log).ok); // -> true
console.log(/pan \w+/.exec(library.formatLog(log))?.[0]); // -> pan Glaucus
