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
import { chanceFromSeed, planner, plannerWith, playOut, random } from 'concordia-rules/bots';
import * as core from 'concordia-rules/core';
import * as maps from 'concordia-rules/maps';
import { aegyptus as aegyptusAlone } from 'concordia-rules/maps/aegyptus';
import { balearica as balearicaAlone } from 'concordia-rules/maps/balearica';
import { britannia as britanniaAlone } from 'concordia-rules/maps/britannia';
import { byzantium as byzantiumAlone } from 'concordia-rules/maps/byzantium';
import { corsica as corsicaAlone } from 'concordia-rules/maps/corsica';
import { creta as cretaAlone } from 'concordia-rules/maps/creta';
import { cyprus as cyprusAlone } from 'concordia-rules/maps/cyprus';
import { gallia as galliaAlone } from 'concordia-rules/maps/gallia';
import { germania as germaniaAlone } from 'concordia-rules/maps/germania';
import { hellas as hellasAlone } from 'concordia-rules/maps/hellas';
import { hispania as hispaniaAlone } from 'concordia-rules/maps/hispania';
import { imperium as alone } from 'concordia-rules/maps/imperium';
import { ionium as ioniumAlone } from 'concordia-rules/maps/ionium';
import { roma as romaAlone } from 'concordia-rules/maps/roma';
import { sicilia as siciliaAlone } from 'concordia-rules/maps/sicilia';
import { scoreGame } from 'concordia-rules/scoring';

const { cyprus, hellas, imperium, ionium, italia, roma, sicilia } = maps;
assert.deepEqual(mapIds(), [
  'imperium',
  'italia',
  'sicilia',
  'roma',
  'hellas',
  'ionium',
  'cyprus',
  'britannia',
  'germania',
  'byzantium',
  'hispania',
  'gallia',
  'corsica',
  'aegyptus',
  'creta',
  'balearica',
]);
assert.equal(imperium, alone);
assert.equal(roma, romaAlone);
assert.equal(sicilia, siciliaAlone);
assert.equal(cyprus, cyprusAlone);
assert.equal(hellas, hellasAlone);
assert.equal(ionium, ioniumAlone);
assert.equal(maps.britannia, britanniaAlone);
assert.equal(maps.germania, germaniaAlone);
assert.equal(maps.byzantium, byzantiumAlone);
assert.equal(maps.hispania, hispaniaAlone);
assert.equal(maps.gallia, galliaAlone);
assert.equal(maps.corsica, corsicaAlone);
assert.equal(maps.aegyptus, aegyptusAlone);
assert.equal(maps.creta, cretaAlone);
assert.equal(maps.balearica, balearicaAlone);
assert.equal(italia.provinces.length, 11);
assert.equal(sicilia.provinces.length, 9);

const state = createGame({ map: 'imperium', players: 3, seed: 'esm' });
const result = tryApplyAction(state, { type: 'playCard', seat: 0, card: 'prefect' });
assert.equal(result.ok, true);
assert.equal(legalActions(result.state).length, 13);
const { states } = playOut(
  core,
  core.createGame({ map: imperium, players: 2, seed: 'esm' }),
  [random, plannerWith(core)],
  chanceFromSeed('esm'),
);
assert.equal(core.isOver(states.at(-1)), true);
assert.equal(planner.name, 'planner');
// The rules of a map come along with its module: a ship to sail, a stack of tiles.
const onRoma = core.createGame({ map: roma, players: 3, seed: 'esm' });
const sailing = core.applyAction(onRoma, { type: 'playCard', seat: 0, card: 'architect' });
const sail = { type: 'moveShip', seat: 0, from: 'ostia', to: 'byzantium' };
assert.equal(core.tryApplyAction(sailing, sail).ok, true);
const onSicilia = core.createGame({ map: sicilia, players: 5, seed: 'esm' });
assert.equal(onSicilia.parts.sicilia.stack.length, 21);
const onGermania = core.createGame({ map: maps.germania, players: 2, seed: 'esm' });
assert.equal(Object.keys(onGermania.parts.germania.castles).length, 10);
const onAegyptus = core.createGame({ map: maps.aegyptus, players: 2, seed: 'esm' });
assert.deepEqual(onAegyptus.parts.aegyptus, { flood: 'kush' });
// All tiles but those that players keep are in the row and the stack.
const withForum = core.createGame({ map: imperium, players: 3, modules: ['forum'], seed: 'esm' });
assert.equal(withForum.parts.forum.stack.length, core.FORUM_TILES.length);
assert.deepEqual(withForum.parts.forum.row, [null, null, null, null]);
const [keep] = core.legalActions(withForum);
assert.equal(keep.type, 'chooseTile');
assert.deepEqual(core.applyAction(withForum, keep).parts.forum.owned, [[keep.tile], [], []]);
// Teams sit opposite: the third and the fourth player choose where they begin.
const inTeams = core.createGame({ map: ionium, players: 4, teams: true, seed: 'esm' });
assert.deepEqual(inTeams.decision, { kind: 'chooseStartCity', seat: 2 });
assert.equal(core.finalScores(inTeams).teams.length, 2);
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
