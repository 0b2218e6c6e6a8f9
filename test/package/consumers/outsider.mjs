/** What this package makes of a library of somebody else: games, logs, texts, pictures, views and matches. */
import assert from 'node:assert/strict';
import { writeFileSync } from 'node:fs';
import { createBoardgame } from 'concordia-rules/boardgame';
import { chanceFromSeed, greedyWith, plannerWith, playOut } from 'concordia-rules/bots';
import { stateSvgWith } from 'concordia-rules/svg';
import { twins } from 'concordia-rules/testing';

const [, , name, map, modules, people, boardgame] = process.argv;
const { library } = await import(`./${name}/library.js`);
const players = ['Livia', 'Gaius', 'Flavia'].slice(0, Number(people));
const options = { map, players, modules: modules ? modules.split(',') : [], seed: 'outsider' };
const start = library.createGame(options);
const copyOf = (value) => JSON.parse(JSON.stringify(value));

// Automatic players play with rules that they have never seen.
const bots = [greedyWith(library), plannerWith(library)];
const games = bots.map((bot) => playOut(library, start, bot, chanceFromSeed('outsider')));
for (const { states } of games) assert.ok(library.isOver(states.at(-1)));
const { actions } = games[0];

// A log, and its text, which the command line reads next.
const log = library.recordGame(options, actions);
const text = library.formatLog(log);
assert.deepEqual(copyOf(library.parseLog(text)), copyOf(log));
assert.equal(library.formatLog(library.parseLog(text)), text);
writeFileSync(`${name}/game.json`, JSON.stringify(log));
writeFileSync(`${name}/game.concordia`, text);

// Pictures, views and twins at the beginning, in the middle and at the end.
for (const played of [0, 2, Math.floor(actions.length / 2), actions.length]) {
  const state = library.replay(library.recordGame(options, actions.slice(0, played)));
  for (const viewer of [...players.keys(), 'spectator']) {
    const view = library.viewFor(state, viewer);
    assert.match(stateSvgWith(library)(view), /^<svg /);
    for (const twin of twins(library, state, viewer)) {
      assert.deepEqual(library.viewFor(twin, viewer), view);
    }
  }
}

// The same game as a match of boardgame.io, with a client for each player.
const { Client } = (await import(`${boardgame}/client.js`)).default;
const { Local } = (await import(`${boardgame}/multiplayer.js`)).default;
const game = createBoardgame(library, options);
const match = { game, numPlayers: players.length, multiplayer: Local(), debug: false };
const clients = players.map((_, seat) => Client({ ...match, playerID: `${seat}` }));
for (const client of clients) client.start();
clients[0].moves.deal();
// Those who decide at the same time do so the other way round.
const first = library.deciders(start).length;
const some = [...actions.slice(0, first).reverse(), ...actions.slice(first, 40)];
for (const { type, seat, ...fields } of some) clients[seat].moves[type](fields);
const after = library.replay(library.recordGame(options, actions.slice(0, 40)));
for (const [seat, client] of clients.entries()) {
  assert.deepEqual(client.getState().G.view, copyOf(library.viewFor(after, seat)));
  client.stop();
}
