/** A program that imports and a dependency of it that requires: each has its copy, and either takes what the other made. */
import assert from 'node:assert/strict';
import { createRequire } from 'node:module';
import * as imported from 'concordia-rules';
import { chanceFromSeed, playOut, random } from 'concordia-rules/bots';
import * as kit from 'concordia-rules/kit';
import * as maps from 'concordia-rules/maps';
import * as modules from 'concordia-rules/modules';

const require = createRequire(import.meta.url);
const required = require('concordia-rules');
const requiredKit = require('concordia-rules/kit');
assert.deepEqual(Object.keys(required).sort(), Object.keys(imported).sort());
assert.notEqual(required.createGame, imported.createGame);

// A state of one copy is one of the other, once it has been checked there.
const options = { map: 'imperium', players: ['Livia', 'Gaius'], seed: 'both' };
const state = required.createGame(options);
assert.deepEqual(imported.legalActions(state), required.legalActions(state));
const action = { type: 'playCard', seat: 0, card: 'mercator' };
assert.deepEqual(imported.applyAction(state, action), required.applyAction(state, action));
assert.deepEqual(imported.createGame(options), state);
assert.throws(() => imported.applyAction({ ...state, turn: -1 }, action), {
  code: 'INVALID_STATE',
});

// Errors of one are errors of the other.
for (const [thrower, asked] of [
  [required, imported],
  [imported, required],
]) {
  assert.throws(() => thrower.createGame({ map: 'atlantis', players: 2 }), asked.ConcordiaError);
  assert.ok(!(new Error('x') instanceof asked.ConcordiaError));
}

// Maps and modules of one make a library of the other, whose games are the same to the end.
const ofOthers = imported.createLibrary({
  maps: require('concordia-rules/maps').allMaps,
  modules: require('concordia-rules/modules').allModules,
});
const ofOwn = imported.createLibrary({ maps: maps.allMaps, modules: modules.allModules });
for (const { id } of maps.allMaps) {
  const game = { map: id, players: 3, modules: ['salt', 'forum'], seed: 'both' };
  const [own, other] = [ofOwn, ofOthers].map((library) =>
    playOut(library, library.createGame(game), random, chanceFromSeed(id)),
  );
  assert.deepEqual(other.actions, own.actions, id);
  assert.deepEqual(other.states.at(-1), own.states.at(-1), id);
}

// What a module of one refuses is refused by the other, in its own words.
for (const [library, { defineModule, defineRules, refusal, refuse }] of [
  [imported, requiredKit],
  [required, kit],
]) {
  const walled = refusal({
    reason: 'walled',
    code: 'WALLED',
    words: (names) => `${names.player(0)} walled it.`,
  });
  for (const object of [() => walled({}), () => refuse(walled({}))]) {
    const rules = defineRules({ id: 'walls', forbid: { playCard: object } });
    const walls = defineModule({ id: 'walls', rules });
    const own = library.createLibrary({ maps: [maps.imperium], modules: [walls] });
    const begun = own.createGame({ ...options, modules: ['walls'] });
    assert.throws(() => own.applyAction(begun, action), {
      code: 'WALLED',
      message: 'Livia walled it.',
    });
  }
}
