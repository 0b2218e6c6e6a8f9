import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import {
  ConcordiaError,
  createGame,
  createLibrary,
  FORUM_TILES,
  legalActions,
  mapIds,
  tryApplyAction,
  validateLog,
} from 'concordia-rules';
import { createBoardgame } from 'concordia-rules/boardgame';
import { chanceFromSeed, planner, plannerWith, playOut, random } from 'concordia-rules/bots';
import { createEngine } from 'concordia-rules/core';
import * as kit from 'concordia-rules/kit';
import { createLogbook } from 'concordia-rules/log';
import * as maps from 'concordia-rules/maps';
import { roma as romaAlone } from 'concordia-rules/maps/roma';
import * as modules from 'concordia-rules/modules';
import { boughtGoods as boughtGoodsAlone } from 'concordia-rules/modules/bought-goods';
import { createNotation } from 'concordia-rules/notation';
import { createScorer, scoreGame } from 'concordia-rules/scoring';
import { createScreen } from 'concordia-rules/screen';
import { boardSvg, stateSvg } from 'concordia-rules/svg';
import { createSpeech } from 'concordia-rules/words';
import { french } from 'concordia-rules/words/fr';

const IDS = [
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
];
assert.deepEqual(mapIds(), IDS);
assert.deepEqual(
  maps.allMaps.map(({ id }) => id),
  IDS,
);
for (const id of IDS) {
  const alone = await import(`concordia-rules/maps/${id}`);
  assert.equal(alone[id], Reflect.get(maps, id));
}
assert.equal(maps.roma, romaAlone);
assert.equal(modules.boughtGoods, boughtGoodsAlone);
assert.equal(maps.italia.provinces.length, 11);
assert.equal(maps.sicilia.provinces.length, 9);
assert.equal(typeof kit.defineRules, 'function');

const state = createGame({ map: 'imperium', players: 3, seed: 'esm' });
const result = tryApplyAction(state, { type: 'playCard', seat: 0, card: 'prefect' });
assert.equal(result.ok, true);
assert.equal(legalActions(result.state).length, 13);

// A library of one's own choice knows no other map, and says what it lacks.
const small = createLibrary({ maps: [maps.imperium] });
const { states } = playOut(
  small,
  small.createGame({ map: 'imperium', players: 2, seed: 'esm' }),
  [random, plannerWith(small)],
  chanceFromSeed('esm'),
);
assert.equal(small.isOver(states.at(-1)), true);
assert.equal(planner.name, 'planner');
assert.throws(() => small.createGame({ map: 'italia', players: 2, seed: 'x' }), {
  code: 'UNKNOWN_MAP',
});
assert.throws(
  () => small.createGame({ map: 'imperium', players: 4, teams: true, seed: 'x' }),
  (error) => error.code === 'UNSUPPORTED' && /concordia-rules\/modules\//.test(error.message),
);
const ship = { type: 'moveShip', seat: 0, from: 'ostia', to: 'byzantium' };
assert.equal(small.tryApplyAction(states[0], ship).error.code, 'INVALID_ACTION');

// The rules of a map come along with its module: a ship to sail, a stack of tiles.
const all = createLibrary({ maps: maps.allMaps, modules: modules.allModules });
const onRoma = all.createGame({ map: 'roma', players: 3, seed: 'esm' });
const sailing = all.applyAction(onRoma, { type: 'playCard', seat: 0, card: 'architect' });
assert.equal(all.tryApplyAction(sailing, ship).ok, true);
const onSicilia = all.createGame({ map: 'sicilia', players: 5, seed: 'esm' });
assert.equal(onSicilia.parts.sicilia.stack.length, 21);
const onGermania = all.createGame({ map: 'germania', players: 2, seed: 'esm' });
assert.equal(Object.keys(onGermania.parts.germania.castles).length, 10);
const onAegyptus = all.createGame({ map: 'aegyptus', players: 2, seed: 'esm' });
assert.deepEqual(onAegyptus.parts.aegyptus, { flood: 'kush' });
// All tiles but those that players keep are in the row and the stack.
const withForum = all.createGame({ map: 'imperium', players: 3, modules: ['forum'], seed: 'esm' });
assert.equal(withForum.parts.forum.stack.length, FORUM_TILES.length);
assert.deepEqual(withForum.parts.forum.row, [null, null, null, null]);
const [keep] = all.legalActions(withForum);
assert.equal(keep.type, 'chooseTile');
assert.deepEqual(all.applyAction(withForum, keep).parts.forum.owned, [[keep.tile], [], []]);
// Teams sit opposite: the third and the fourth player choose where they begin.
const inTeams = all.createGame({ map: 'ionium', players: 4, teams: true, seed: 'esm' });
assert.deepEqual(inTeams.decision, { kind: 'chooseStartCity', seat: 2 });
assert.equal(all.finalScores(inTeams).teams.length, 2);
assert.throws(() => createGame({ map: 'atlantis', players: 2, seed: 'x' }), ConcordiaError);
assert.throws(() => scoreGame({}), ConcordiaError);

// A game for boardgame.io, which is not installed here: nothing is dealt at first.
const match = createBoardgame(all, { map: 'roma', seed: 'esm' });
const ctx = { numPlayers: 3 };
const dealt = match.moves.deal.move({ G: match.setup({ ctx }), ctx, playerID: '0' });
assert.deepEqual(dealt.state, onRoma);
assert.deepEqual(match.playerView({ G: dealt, playerID: null }).view.random, null);

const sheet = {
  map: 'italia',
  players: [{ name: 'A', cards: ['senator'], houses: [], colonists: 2, money: 12, goods: {} }],
};
// 12 sestertii: one point of Vesta.
assert.equal(createScorer({ maps: [maps.italia] }).scoreGame(sheet).players[0].total, 1);
assert.throws(() => createScorer().scoreGame(sheet), { code: 'UNKNOWN_MAP' });

const [, , examples] = process.argv;
const example = `${examples}/imperium-4.json`;
assert.equal(validateLog(JSON.parse(readFileSync(example, 'utf8'))).ok, true);

// Pictures of boards and of games; the library above and the pictures share their maps and errors.
for (const map of maps.allMaps) assert.match(boardSvg(map), /^<svg .*<\/svg>$/s);
assert.match(
  stateSvg(createGame({ map: 'roma', players: 3, seed: 'esm' })),
  /data-kind="colonist"/,
);
assert.throws(() => boardSvg(romaAlone, { highlight: ['rom'] }), ConcordiaError);

// Everything in French.
const inFrench = createLibrary({ maps: maps.allMaps, modules: modules.allModules, words: french });
const laid = inFrench.createGame({ map: 'imperium', players: ['Livia', 'Gaius'], seed: 'esm' });
assert.equal(inFrench.describeDecision(laid), 'Livia joue une carte');

// An engine, and what is made from it.
const options = { map: 'imperium', players: ['Livia', 'Gaius'], seed: 'esm' };
const engine = createEngine({ maps: [maps.imperium] });
const speech = createSpeech(engine, french);
assert.equal(speech.describeDecision(engine.createGame(options)), 'Livia joue une carte');
const { screenModel } = createScreen(engine, french);
assert.equal(screenModel(engine.createGame(options)).decision.text, 'Livia joue une carte');
const log = createLogbook(engine).recordGame(options, []);
const { formatLog, parseLog } = createNotation(engine);
assert.deepEqual(parseLog(formatLog(log)), log);
