const assert = require('node:assert/strict');
const {
  ConcordiaError,
  createGame,
  createLibrary,
  finalScores,
  legalActions,
} = require('concordia-rules');
const { createBoardgame } = require('concordia-rules/boardgame');
const { createEngine } = require('concordia-rules/core');
const { defineModule, defineRules } = require('concordia-rules/kit');
const { createLogbook } = require('concordia-rules/log');
const maps = require('concordia-rules/maps');
const modules = require('concordia-rules/modules');
const { createNotation } = require('concordia-rules/notation');
const { scoreGame } = require('concordia-rules/scoring');
const { createScreen } = require('concordia-rules/screen');
const { boardSvg, stateSvg } = require('concordia-rules/svg');
const { createSpeech } = require('concordia-rules/words');
const { french } = require('concordia-rules/words/fr');
const action = require('concordia-rules/schemas/action.json');

const state = createGame({ map: 'italia', players: ['Livia', 'Gaius'], seed: 'cjs' });
assert.equal(legalActions(state).length, 6);
// Two colonists and the Tribune's Mars: 4 points for everybody before the first turn.
assert.equal(finalScores(state).players[0].gods.mars.points, 4);

// Every map by itself, in a library of its own without a module.
assert.equal(maps.allMaps.length, 16);
for (const { id } of maps.allMaps) {
  const alone = require(`concordia-rules/maps/${id}`)[id];
  assert.equal(alone, maps[id]);
  const own = createLibrary({ maps: [alone] });
  assert.deepEqual(own.mapIds(), [id]);
  assert.equal(own.createGame({ map: id, players: 2, seed: 'cjs' }).map, id);
}

// Every module by itself.
const camel = (id) => id.replace(/-(.)/g, (_, letter) => letter.toUpperCase());
assert.equal(modules.allModules.length, 6);
for (const { id } of modules.allModules) {
  assert.equal(require(`concordia-rules/modules/${id}`)[camel(id)], modules[camel(id)]);
}

const { hellas } = maps;
const chosen = createLibrary({ maps: [hellas], modules: [modules.salt, modules.forum] });
const names = ['salt', 'forum'];
const withForum = chosen.createGame({ map: 'hellas', players: 2, modules: names, seed: 'cjs' });
assert.deepEqual(withForum.options.modules, names);
// Of two tiles the first player keeps one.
assert.deepEqual(withForum.decision, { kind: 'chooseTile', seat: 0 });
assert.equal(chosen.legalActions(withForum).length, 2);
const venus = { map: 'hellas', players: 2, cards: 'venus', seed: 'cjs' };
assert.throws(() => chosen.createGame(venus), { code: 'UNSUPPORTED' });

const rules = defineRules({ id: 'cash', modifiers: { coins: (amount) => amount + 2 } });
const cash = defineModule({ id: 'cash', rules });
const richer = createLibrary({ maps: [hellas], modules: [cash] });
const rich = richer.createGame({ map: 'hellas', players: 2, modules: ['cash'], seed: 'cjs' });
const coinsTaken = [
  { type: 'playCard', seat: 0, card: 'prefect' },
  { type: 'takeCoins', seat: 0 },
].reduce(richer.applyAction, rich);
// No marker shows its coins before the first turn.
assert.equal(coinsTaken.players[0].money, rich.players[0].money + 2);

assert.equal(createBoardgame(chosen, { map: 'hellas' }).maxPlayers, 5);
assert.throws(() => createGame({ map: 'italia', players: 9, seed: 'x' }), ConcordiaError);
assert.throws(() => scoreGame({}), ConcordiaError);
assert.equal(action.oneOf.length, 26);

// Pictures.
assert.match(boardSvg(maps.roma), /^<svg .*<\/svg>$/s);
assert.match(stateSvg(state), /data-kind="colonist"/);

// Everything in French.
const inFrench = createLibrary({ maps: maps.allMaps, modules: modules.allModules, words: french });
const laid = inFrench.createGame({ map: 'imperium', players: ['Livia', 'Gaius'], seed: 'cjs' });
assert.equal(inFrench.describeDecision(laid), 'Livia joue une carte');

// An engine, and what is made from it.
const engine = createEngine({ maps: [maps.imperium] });
const begun = engine.createGame({ map: 'imperium', players: ['Livia', 'Gaius'], seed: 'cjs' });
assert.equal(createSpeech(engine).describeDecision(begun), 'Livia plays a card');
assert.equal(createScreen(engine).screenModel(begun).title, 'Imperium');
const log = createLogbook(engine).recordGame({ map: 'imperium', players: 2, seed: 'cjs' }, []);
const { formatLog, parseLog } = createNotation(engine);
assert.deepEqual(parseLog(formatLog(log)), log);
