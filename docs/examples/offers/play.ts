import { chanceFromSeed, greedyWith, playOut } from 'concordia-rules/bots';
import { type Action, library } from './library.js';

const options = {
  map: 'imperium',
  players: ['Livia', 'Gaius', 'Flavia'],
  modules: ['foedus'],
  seed: 'treaty',
} as const;
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

/** What Flavia sees of the auction, and which bids a log for her has. */
function show(): void {
  console.log(JSON.stringify(library.viewFor(state, 2).parts.bid));
  const log = library.logFor(library.recordGame(options, actions), 2);
  console.log(log.actions.map((action) => (action.type === 'bid' ? action.sestertii : '')).join());
}

// All may bid now, in any order.
console.log(library.deciders(state).join()); // -> 0,1,2
play({ type: 'bid', seat: 1, sestertii: 2 }); // -> Gaius has made a bid
play({ type: 'bid', seat: 0, sestertii: 1 }); // -> Livia has made a bid
show();
// -> {"rounds":0,"made":["hidden","hidden",null],"shown":[]}
// -> 0,0
console.log(library.legalActions(state, 2).length); // -> 4
play({ type: 'bid', seat: 2, sestertii: 0 });
// -> Flavia has made a bid
// -> The bids are 1, 2 and 0
// -> Gaius begins the game for 2 sestertii
show();
// -> {"rounds":1,"made":[null,null,null],"shown":[{"seat":0,"sestertii":1},{"seat":1,"sestertii":2},{"seat":2,"sestertii":0}]}
// -> 2,1,0
console.log(library.describeDecision(state)); // -> Gaius plays a card

play({ type: 'playCard', seat: 1, card: 'negotiator' }); // -> Gaius plays Negotiator
play({ type: 'offer', seat: 1, buyer: 0, good: 'cloth', price: 6 });
// -> Gaius offers 1 cloth to Livia for 6 sestertii
console.log(library.describeDecision(state)); // -> Livia may buy 1 cloth from Gaius for 6 sestertii
console.log(library.why(state, { type: 'acceptOffer', seat: 0 })?.message);
// -> This costs 6 sestertii, but you have only 5.
play({ type: 'counterOffer', seat: 0, price: 4 }); // -> Livia offers 4 sestertii instead
console.log(library.describeDecision(state));
// -> Gaius may sell 1 cloth to Livia for 4 sestertii after all
play({ type: 'acceptOffer', seat: 1 });
// -> Gaius sells 1 cloth to Livia for 4 sestertii
// -> Gaius receives 4 sestertii
console.log(state.players.map(({ money, goods }) => `${money}/${goods.cloth}`).join()); // -> 1/2,8/0,7/1

// A text of the game, and back.
const text = library.formatLog(library.recordGame(options, actions));
console.log(/counter \d+.*/.exec(text)?.[0]); // -> counter 4; Gaius: accept
console.log(library.parseLog(text).actions.length); // -> 7

const bots = playOut(
  library,
  library.createGame(options),
  greedyWith(library),
  chanceFromSeed('bots'),
);
const log = JSON.parse(JSON.stringify(library.recordGame(options, bots.actions)));
console.log(library.validateLog(log).ok); // -> true
