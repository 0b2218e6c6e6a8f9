const assert = require('node:assert/strict');
const { ConcordiaError, createGame, finalScores, legalActions } = require('concordia-rules');
const { createGame: createOn } = require('concordia-rules/core');
const { aegyptus } = require('concordia-rules/maps/aegyptus');
const { balearica } = require('concordia-rules/maps/balearica');
const { britannia } = require('concordia-rules/maps/britannia');
const { byzantium } = require('concordia-rules/maps/byzantium');
const { corsica } = require('concordia-rules/maps/corsica');
const { creta } = require('concordia-rules/maps/creta');
const { cyprus } = require('concordia-rules/maps/cyprus');
const { gallia } = require('concordia-rules/maps/gallia');
const { germania } = require('concordia-rules/maps/germania');
const { hellas } = require('concordia-rules/maps/hellas');
const { hispania } = require('concordia-rules/maps/hispania');
const { ionium } = require('concordia-rules/maps/ionium');
const { italia } = require('concordia-rules/maps/italia');
const { roma } = require('concordia-rules/maps/roma');
const { sicilia } = require('concordia-rules/maps/sicilia');
const { scoreGame } = require('concordia-rules/scoring');
const action = require('concordia-rules/schemas/action.json');

const state = createGame({ map: 'italia', players: ['Livia', 'Gaius'], seed: 'cjs' });
assert.equal(legalActions(state).length, 6);
// Two colonists and the Tribune's Mars: 4 points for everybody before the first turn.
assert.equal(finalScores(state).players[0].gods.mars.points, 4);
assert.equal(createOn({ map: italia, players: 2, seed: 'cjs' }).map, 'italia');
assert.equal(createOn({ map: sicilia, players: 2, seed: 'cjs' }).map, 'sicilia');
assert.equal(createOn({ map: roma, players: 2, seed: 'cjs' }).map, 'roma');
for (const map of [hellas, ionium, cyprus]) {
  assert.equal(createOn({ map, players: 2, cards: 'venus', seed: 'cjs' }).map, map.id);
}
const boards = {
  britannia,
  germania,
  byzantium,
  hispania,
  gallia,
  corsica,
  aegyptus,
  creta,
  balearica,
};
for (const [id, map] of Object.entries(boards)) {
  assert.equal(createOn({ map, players: 2, seed: 'cjs' }).map, id);
}
const modules = ['salt', 'forum'];
const withForum = createOn({ map: hellas, players: 2, modules, seed: 'cjs' });
assert.deepEqual(withForum.rules.modules, modules);
// Of two tiles the first player keeps one.
assert.deepEqual(withForum.decision, { kind: 'chooseTile', seat: 0 });
assert.equal(legalActions(withForum).length, 2);
assert.throws(() => createGame({ map: 'italia', players: 9, seed: 'x' }), ConcordiaError);
assert.throws(() => scoreGame({}), ConcordiaError);
assert.equal(action.oneOf.length, 23);
