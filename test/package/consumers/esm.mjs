import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import {
  ConcordiaError,
  createGame,
  legalActions,
  mapIds,
  tryApplyAction,
  validateLog,
} from 'concordia-rules';
import * as core from 'concordia-rules/core';
import { imperium, italia } from 'concordia-rules/maps';
import { imperium as alone } from 'concordia-rules/maps/imperium';
import { scoreGame } from 'concordia-rules/scoring';
import { chanceFromSeed, playOut, randomStrategy } from 'concordia-rules/testing';

assert.deepEqual(mapIds(), ['imperium', 'italia']);
assert.equal(imperium, alone);
assert.equal(italia.provinces.length, 11);

const state = createGame({ map: 'imperium', players: 3, seed: 'esm' });
const result = tryApplyAction(state, { type: 'playCard', seat: 0, card: 'prefect' });
assert.equal(result.ok, true);
assert.equal(legalActions(result.state).length, 13);
const { states } = playOut(
  core,
  core.createGame({ map: imperium, players: 2, seed: 'esm' }),
  randomStrategy,
  chanceFromSeed('esm'),
);
assert.equal(core.isOver(states.at(-1)), true);
assert.throws(() => core.createGame({ map: 'italia', players: 2, seed: 'x' }), {
  code: 'UNKNOWN_MAP',
});
assert.throws(() => createGame({ map: 'atlantis', players: 2, seed: 'x' }), ConcordiaError);
assert.throws(() => scoreGame({}), ConcordiaError);

const example = new URL(
  './node_modules/concordia-rules/docs/examples/imperium-4.json',
  import.meta.url,
);
assert.equal(validateLog(JSON.parse(readFileSync(example, 'utf8'))).ok, true);
