import { createLibrary } from 'concordia-rules';
import { chanceFromSeed, greedyWith, playOut } from 'concordia-rules/bots';
import { forumTiles } from 'concordia-rules/modules/forum';
import { german } from 'concordia-rules/words/de';
import { type Action, library } from './library.js';

const ROW = ['novius', 'quintus', 'victoria', 'publius'];
const options = {
  map: 'italia',
  players: ['Livia', 'Gaius'],
  modules: ['forum-own-tiles'],
  seed: 'novius',
  setup: {
    parts: {
      forum: {
        dealt: [
          ['aulus-arcadius', 'titus-valerius'],
          ['appius-arcadius', 'gaius-marcellus'],
        ],
        // The row first, then the stack.
        stack: [...ROW, ...Object.keys(forumTiles).filter((id) => !ROW.includes(id))],
      },
    },
  },
} as const;
let state = library.createGame(options);
const actions: Action[] = [];

function play(action: Action): void {
  state = library.applyAction(state, action);
  actions.push(action);
}

// Both take coins twice, pass a Mercator, and take four cards back: enough for the first tile of the row.
play({ type: 'chooseTile', seat: 0, tile: 'titus-valerius' });
play({ type: 'chooseTile', seat: 1, tile: 'appius-arcadius' });
for (const card of ['prefect', 'prefect', 'mercator', 'tribune'] as const) {
  for (const seat of [0, 1]) {
    play({ type: 'playCard', seat, card });
    if (card === 'prefect') play({ type: 'takeCoins', seat });
    if (card === 'tribune')
      play({ type: 'takeTile', seat, tile: seat === 0 ? 'novius' : 'quintus' });
    if (card !== 'prefect') play({ type: 'pass', seat });
  }
}
// Gaius uses his tile at once.
play({ type: 'useTile', seat: 1, tile: 'quintus', good: 'cloth' });
console.log(state.players[1]?.goods.cloth); // -> 2

// Spoletum makes bricks.
play({ type: 'playCard', seat: 0, card: 'architect' });
play({ type: 'useTile', seat: 0, tile: 'novius' });
play({ type: 'moveColonist', seat: 0, kind: 'land', from: 'roma', to: 'land:roma~spoletum' });
console.log(library.costOf(state, { type: 'buildHouse', seat: 0, city: 'spoletum' })); // -> { money: 0, goods: {} }
play({ type: 'buildHouse', seat: 0, city: 'spoletum' });

// The log as text, and back.
const text = library.formatLog(library.recordGame(options, actions));
console.log(/9 .*/.exec(text)?.[0]);
// -> 9 Livia: Architect; use novius; land Roma > Roma-Spoletum; build Spoletum
console.log(library.parseLog(text).actions.length === actions.length); // -> true

// Words, in English and in German; quintus has none in German.
console.log(library.describeTile('novius'));
// -> Once, with an Architect: your houses in brick cities cost nothing this turn.
const deutsch = createLibrary({ ...library.definition, words: german });
console.log(deutsch.describeTile('novius'));
// -> Einmal, mit einem Architekten: Deine Häuser in Ziegelstädten kosten diesmal nichts.
console.log(deutsch.describeTile('quintus')); // -> Once: take 1 Wein or 1 Tuch.

// On to the end. Victoria's owner has three points more.
const end =
  playOut(library, state, greedyWith(library), chanceFromSeed('end')).states.at(-1) ?? state;
console.log(library.finalScores(end).players.map(({ scores }) => scores.victoria)); // -> [ 3, 0 ]

// A score sheet takes the tiles and what they are worth.
const sheet = {
  players: [
    {
      name: 'Livia',
      cards: { mars: 1 },
      houses: { byGood: {}, provinces: 0 },
      colonists: 3,
      money: 0,
      goods: {},
      tiles: ['victoria'],
      scores: { victoria: 3 },
    },
  ],
} as const;
console.log(library.scoreGame(sheet).players[0]?.total); // -> 9
