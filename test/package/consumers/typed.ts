import * as everything from 'concordia-rules';
import {
  type Action,
  type ActionResult,
  ActionSchema,
  type AllWords,
  applyAction,
  ConcordiaError,
  createGame,
  createLibrary,
  type Decision,
  defineMap,
  describeAction,
  type GameEvent,
  type GameLog,
  type GameState,
  legalActions,
  recordGame,
  type Scores,
  sentenceOf,
  type TileId,
  tryApplyAction,
  validateLog,
  viewFor,
} from 'concordia-rules';
import { createBoardgame } from 'concordia-rules/boardgame';
import { chanceFromSeed, greedyWith, playOut, random } from 'concordia-rules/bots';
import { type ActionOf, createEngine, type EventOf, type TypesOf } from 'concordia-rules/core';
import { defineModule, defineRules, event, step } from 'concordia-rules/kit';
import { createLogbook } from 'concordia-rules/log';
import { allMaps } from 'concordia-rules/maps';
import { balearica } from 'concordia-rules/maps/balearica';
import { germania } from 'concordia-rules/maps/germania';
import { imperium } from 'concordia-rules/maps/imperium';
import { allModules } from 'concordia-rules/modules';
import { salt } from 'concordia-rules/modules/salt';
import { createNotation } from 'concordia-rules/notation';
import { createScorer, type ScoreSheet, scoreGame } from 'concordia-rules/scoring';
import { createScreen } from 'concordia-rules/screen';
import { boardSvg, stateSvg } from 'concordia-rules/svg';
import { mapConformance, playRecipe, recipes } from 'concordia-rules/testing';
import { createSpeech } from 'concordia-rules/words';
import { french } from 'concordia-rules/words/fr';
import { assert, property } from 'fast-check';

const state: GameState = createGame({ map: 'imperium', players: 4, seed: 'typed' });
const action: Action = { type: 'playCard', seat: 0, card: 'architect' };
const next: GameState = applyAction(state, action);
const result: ActionResult = tryApplyAction(next, JSON.parse('{}'));
if (result.ok) result.events.map(({ type }) => type);
else if (result.error instanceof ConcordiaError) result.error.code satisfies string;

for (const legal of legalActions(next)) {
  if (legal.type === 'moveColonist') legal.to satisfies string;
  if (legal.type === 'chooseStartCity') legal.city satisfies string;
  if (legal.type === 'takeCastle') legal.castle satisfies string;
  if (legal.type === 'enterSquare') legal.from satisfies string;
  if (legal.type === 'takeBonus') legal.good satisfies string | undefined;
  if (legal.type === 'useTile') legal.tile satisfies TileId;
  if (legal.type === 'changeGood') legal.take satisfies string;
}
const log: GameLog = recordGame({ map: 'imperium', players: 2, seed: 'x' }, [action]);
const validation = validateLog(log);
const scores: Scores | null = validation.ok ? validation.scores : null;
scores?.players[0]?.gods.vesta?.points satisfies number | undefined;
scores?.teams?.[0]?.total satisfies number | undefined;
viewFor(state, 'spectator').players[0]?.hand satisfies readonly string[] | undefined;
ActionSchema.parse(action) satisfies Action;

const sheet: ScoreSheet = {
  players: [{ name: 'A', cards: ['senator'], houses: [], colonists: 2, money: 12, goods: {} }],
};
scoreGame(sheet).winners satisfies readonly string[];

/** All kinds of decisions of the package, so that nobody forgets one. */
function titleOf({ kind }: Decision): string {
  switch (kind) {
    case 'playCard':
    case 'tribune':
    case 'architect':
    case 'prefect':
    case 'colonist':
    case 'mercator':
    case 'diplomat':
    case 'senator':
    case 'consul':
    case 'keepGoods':
    case 'buyGoods':
      return `base: ${kind}`;
    case 'magister':
    case 'praetor':
    case 'proconsul':
    case 'legatus':
    case 'chooseStartCity':
      return `venus: ${kind}`;
    case 'moveShip':
    case 'takeBonus':
    case 'buildOnArrival':
    case 'scoreGod':
    case 'enterSquare':
      return `maps: ${kind}`;
    case 'openAuction':
    case 'raiseBid':
    case 'chooseTile':
    case 'takeTile':
    case 'useTiles':
    case 'changeGoods':
    case 'moveColonists':
      return `forum: ${kind}`;
    default:
      return kind satisfies never;
  }
}
if (state.decision !== null) titleOf(state.decision);
const because = { rule: 'R-4.6', role: 'mercator' };
const told: GameEvent = { type: 'moneyReceived', seat: 0, amount: 3, because };
told.because.province satisfies string | undefined;
describeAction(state, action) satisfies string;
sentenceOf(state, told) satisfies string | undefined;

// A map of one's own: the board of another, with rules that pay more.
const { id: _id, ...board } = imperium;
const cashed = event({ type: 'cashed', shape: {}, words: () => 'The cash is gone' });
const rules = defineRules({
  id: 'cash',
  steps: [
    step({
      type: 'takeCash',
      during: ['prefect'],
      shape: {},
      candidates: () => [{}],
      apply: (play) => play.emit({ type: 'cashed' }),
      words: () => 'Take the cash',
    }),
  ],
  events: [cashed],
  modifiers: { coins: (amount) => amount + 2 },
});
const withCash = defineMap({ ...board, id: 'cash', rules });
const concordia = createLibrary({ maps: [withCash, germania], modules: [salt] });
const cash: ActionOf<typeof concordia> = { type: 'takeCash', seat: 0 };
const castle: ActionOf<typeof concordia, 'takeCastle'> = {
  type: 'takeCastle',
  seat: 0,
  castle: 'castle-ubii',
};
const happened: EventOf<typeof concordia, 'cashed'> = {
  type: 'cashed',
  because: { role: 'prefect' },
};
const own = concordia.createGame({ map: 'cash', players: 2, modules: ['salt'], seed: 'typed' });
own.parts.germania?.castles satisfies Readonly<Record<string, string>> | undefined;
state.parts.sicilia?.rows.grey satisfies number | undefined;
concordia.tryApplyAction(own, cash).ok satisfies boolean;
playOut(concordia, own, [random, greedyWith(concordia)], chanceFromSeed('typed'), 3);
mapConformance(concordia, 'cash', { games: 1 }).map(({ name }) => name);
mapConformance(createLibrary({ maps: allMaps, modules: allModules }), 'imperium', { games: 1 });
// Its types are others for `import` and for `require`.
assert(
  property(recipes(['imperium']), (recipe) => playRecipe(everything, recipe).actions.length > 0),
);
defineModule({ id: 'cash', rules }).id satisfies string;
createScorer({ maps: [withCash] }).scoreGame(sheet).winners satisfies readonly string[];
balearica.leftOut satisfies string | undefined;
boardSvg(germania, { highlight: ['nida'], nameOf: (id) => id }) satisfies string;
(stateSvg(viewFor(state, 0)) + stateSvg(own, { map: withCash })) satisfies string;

// boardgame.io is not installed here, and nobody misses it.
const match = createBoardgame(concordia, { map: 'cash' });
match.moves.takeCash.client satisfies false;
match.moves.takeCastle.client satisfies false;
match.setup({ ctx: { numPlayers: 2 } }).view?.players[0]?.money satisfies number | undefined;
createBoardgame(everything, { map: 'roma' }).moves.moveShip.client satisfies false;
// @ts-expect-error there is no such move in this library
match.moves.moveShip;

// @ts-expect-error a state cannot be changed
state.turn = 2;
// @ts-expect-error there is no such action
const wrong: Action = { type: 'teleport', seat: 0 };
// @ts-expect-error nor one of a map that the library has not
const elsewhere: ActionOf<typeof concordia> = { type: 'scoreGod', seat: 0, god: 'vesta' };

export { castle, elsewhere, happened, wrong };

// All words of a library, and French as all words of this package.
const spoken: AllWords<TypesOf<typeof allMaps, typeof allModules>> = french;
// @ts-expect-error: words are missing
const wanting: typeof spoken = { ...french, decisions: {} };
createLibrary({ maps: allMaps, modules: allModules, words: spoken ?? wanting });

const engine = createEngine({ maps: [imperium], modules: [salt] });
const begun = engine.createGame({ map: 'imperium', players: 2, seed: 'typed' });
createLogbook(engine).recordGame({ map: 'imperium', players: 2, seed: 'typed' }, [])
  .version satisfies number;
createNotation(engine).parseLog('').actions satisfies readonly ActionOf<typeof engine>[];
createSpeech(engine, french).describeDecision(begun) satisfies string;
createScreen(engine, french).screenModel(begun).hands[0]?.items[0]?.label satisfies
  | string
  | undefined;
engine.createGame({ ...createScreen(engine).setUpForm().options, seed: 'typed' });
