/** Every entry, tried once: what whoever imports it gets is what whoever requires it gets. */
const assert = require('node:assert/strict');
const { readFileSync } = require('node:fs');

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
const OPTIONS = { map: 'imperium', players: ['Livia', 'Gaius'], seed: 'every entry' };

/**
 * @param load - what `concordia-rules` with this behind it is, such as `/core`.
 * @param log - the file of a log.
 */
exports.tryEveryEntry = async (load, log) => {
  const concordia = await load('');
  const { ConcordiaError, createGame, createLibrary } = concordia;
  const bots = await load('/bots');
  const kit = await load('/kit');
  const maps = await load('/maps');
  const modules = await load('/modules');
  const { createScorer, scoreGame } = await load('/scoring');
  const { boardSvg, stateSvg } = await load('/svg');
  const { french } = await load('/words/fr');
  const all = createLibrary({ maps: maps.allMaps, modules: modules.allModules });

  assert.deepEqual(concordia.mapIds(), IDS);
  const state = createGame(OPTIONS);
  // Two colonists and the Tribune's Mars: 4 points for everybody before the first turn.
  assert.equal(concordia.finalScores(state).players[0].gods.mars.points, 4);
  const prefect = { type: 'playCard', seat: 0, card: 'prefect' };
  const result = concordia.tryApplyAction(state, prefect);
  assert.equal(result.ok, true);
  // Twelve provinces, or coins.
  assert.equal(concordia.legalActions(result.state).length, 13);
  assert.equal(concordia.validateLog(JSON.parse(readFileSync(log, 'utf8'))).ok, true);
  assert.throws(() => createGame({ map: 'atlantis', players: 2, seed: 'x' }), ConcordiaError);
  assert.throws(() => createGame({ map: 'italia', players: 9, seed: 'x' }), ConcordiaError);

  // Each map by itself brings its rules along.
  assert.deepEqual(
    maps.allMaps.map(({ id }) => id),
    IDS,
  );
  for (const id of IDS) {
    const alone = (await load(`/maps/${id}`))[id];
    assert.equal(alone, maps[id]);
    const own = createLibrary({ maps: [alone] });
    assert.deepEqual(own.mapIds(), [id]);
    const options = { ...OPTIONS, map: id };
    assert.deepEqual(own.createGame(options), all.createGame(options));
    assert.match(boardSvg(alone), /^<svg .*<\/svg>$/s);
  }

  // So does each module.
  const camel = (id) => id.replace(/-(.)/g, (_, letter) => letter.toUpperCase());
  assert.equal(modules.allModules.length, 6);
  for (const { id } of modules.allModules) {
    const alone = (await load(`/modules/${id}`))[camel(id)];
    assert.equal(alone, modules[camel(id)]);
  }
  const withForum = createLibrary({ maps: [maps.hellas], modules: [modules.forum] });
  const tiles = { ...OPTIONS, map: 'hellas', modules: ['forum'] };
  const begun = withForum.createGame(tiles);
  // All tiles but those that players keep are in the row and the stack.
  assert.equal(begun.parts.forum.stack.length, concordia.FORUM_TILES.length);
  // Of two tiles the first player keeps one.
  assert.deepEqual(begun.decision, { kind: 'chooseTile', seat: 0 });
  assert.equal(withForum.legalActions(begun).length, 2);

  // A library of one's own choice knows no other map, and says what it lacks.
  const small = createLibrary({ maps: [maps.imperium] });
  const start = small.createGame(OPTIONS);
  const players = [bots.random, bots.plannerWith(small)];
  const { states } = bots.playOut(small, start, players, bots.chanceFromSeed('every entry'));
  assert.equal(small.isOver(states.at(-1)), true);
  assert.throws(() => small.createGame({ ...OPTIONS, map: 'italia' }), { code: 'UNKNOWN_MAP' });
  assert.throws(
    () => small.createGame({ ...OPTIONS, cards: 'venus' }),
    (error) => error.code === 'UNSUPPORTED' && /concordia-rules\/modules\//.test(error.message),
  );
  const ship = { type: 'moveShip', seat: 0, from: 'ostia', to: 'byzantium' };
  assert.equal(small.tryApplyAction(start, ship).error.code, 'INVALID_ACTION');
  const onRoma = all.createGame({ ...OPTIONS, map: 'roma' });
  const sailing = all.applyAction(onRoma, { type: 'playCard', seat: 0, card: 'architect' });
  assert.equal(all.tryApplyAction(sailing, ship).ok, true);

  // Rules of one's own.
  const rules = kit.defineRules({ id: 'cash', modifiers: { coins: (amount) => amount + 2 } });
  const cash = kit.defineModule({ id: 'cash', rules });
  const richer = createLibrary({ maps: [maps.hellas], modules: [cash] });
  const poor = richer.createGame({ ...OPTIONS, map: 'hellas', modules: ['cash'] });
  const rich = [prefect, { type: 'takeCoins', seat: 0 }].reduce(richer.applyAction, poor);
  // No marker shows its coins before the first turn.
  assert.equal(rich.players[0].money, poor.players[0].money + 2);

  // A game for boardgame.io, which is not installed here: nothing is dealt at first.
  const { createBoardgame } = await load('/boardgame');
  const match = createBoardgame(all, OPTIONS);
  const ctx = { numPlayers: 2 };
  const dealt = match.moves.deal.move({ G: match.setup({ ctx }), ctx, playerID: '0' });
  assert.deepEqual(dealt.state, state);
  assert.equal(match.playerView({ G: dealt, playerID: null }).view.random, null);

  const player = { name: 'A', cards: ['senator'], houses: [], colonists: 2, money: 12, goods: {} };
  const sheet = { map: 'italia', players: [player] };
  // 12 sestertii: one point of Vesta.
  assert.equal(createScorer({ maps: [maps.italia] }).scoreGame(sheet).players[0].total, 1);
  assert.throws(() => createScorer().scoreGame(sheet), { code: 'UNKNOWN_MAP' });
  assert.throws(() => scoreGame({}), ConcordiaError);

  // Pictures; the library and they share their maps and errors.
  assert.match(stateSvg(state), /data-kind="colonist"/);
  assert.throws(() => boardSvg(maps.roma, { highlight: ['rom'] }), ConcordiaError);

  // Everything in French, and an engine with what is made from it.
  const inFrench = createLibrary({ ...all.definition, words: french });
  assert.equal(inFrench.describeDecision(inFrench.createGame(OPTIONS)), 'Livia joue une carte');
  const engine = (await load('/core')).createEngine({ maps: [maps.imperium] });
  const laid = engine.createGame(OPTIONS);
  const speech = (await load('/words')).createSpeech(engine, french);
  assert.equal(speech.describeDecision(laid), 'Livia joue une carte');
  const { screenModel } = (await load('/screen')).createScreen(engine);
  assert.equal(screenModel(laid).decision.text, 'Livia plays a card');
  const recorded = (await load('/log')).createLogbook(engine).recordGame(OPTIONS, []);
  const { formatLog, parseLog } = (await load('/notation')).createNotation(engine);
  assert.deepEqual(parseLog(formatLog(recorded)), recorded);
};
