/** What the library takes and gives in games of every kind, by the JSON Schema it has to fit. */
import { chanceFromSeed, planner, playOut } from '../../src/bots';
import * as concordia from '../../src/index';
import {
  choices,
  createGame,
  finalScores,
  getMap,
  legalActions,
  logFor,
  mapIds,
  type NewGame,
  parseOptions,
  recordGame,
  tryApplyAction,
  viewFor,
} from '../../src/index';
import { allMaps } from '../../src/maps/all';
import { IS_NIGHT, someBeforePush } from '../support/night';

/** Modes that are played on every map, turn by turn. */
const MODES: readonly Partial<NewGame>[] = [
  { players: 3 },
  { players: 4, teams: true, modules: ['salt', 'forum'] },
  { players: 2, cards: 'venus', startingGoods: 'bought', intermediateScoring: true },
];

export interface Sample {
  /** The name of the schema. */
  readonly schema: string;
  /** What it is, for people. */
  readonly what: string;
  readonly data: unknown;
}

/** Boards without rules of their own are played alike: besides `FUZZ`, one of them is enough. */
const PLAYED: ReadonlySet<string> = new Set(
  allMaps.flatMap(({ id, rules }) =>
    IS_NIGHT || rules !== undefined || id === 'imperium' ? id : [],
  ),
);

/** Every game's options, log and a few of its moments, as JSON. */
export function* samples(): Generator<Sample> {
  for (const [index, map] of mapIds().entries()) {
    yield json('map', map, withoutRules(getMap(map)));
    if (!PLAYED.has(map)) continue;
    const options = { map, seed: map, players: 2, ...MODES[index % MODES.length] };
    const start = createGame(options);
    const { states, actions } = playOut(concordia, start, planner, chanceFromSeed(map));
    yield json('game-options', map, options);
    yield json('game-options', `${map}, filled in`, parseOptions(options));
    const log = recordGame(options, actions, { place: 'Roma' });
    yield json('game-log', map, log);
    yield json('game-log', `${map}, as seat 1 may know it`, logFor(log, 1));
    const last = states.length - 1;
    for (const at of someBeforePush([0, 1, 7, 20, 40, 60, Math.floor(last / 2), last], 7)) {
      const state = states[Math.min(at, last)] ?? start;
      const what = `${map}, after ${at} actions`;
      yield json('game-state', what, state);
      yield json('game-view', `${what}, seat 0`, viewFor(state, 0));
      yield json('game-view', `${what}, spectator`, viewFor(state, 'spectator'));
      yield json('choices', what, choices(state));
      yield json('scores', what, finalScores(state));
      for (const action of legalActions(state).slice(0, 20)) {
        yield json('action', what, action);
        const result = tryApplyAction(state, action);
        if (!result.ok) continue;
        for (const event of result.events) yield json('event', what, event);
      }
      const refused = tryApplyAction(state, { type: 'buildHouse', seat: 0, city: 'nowhere' });
      if (!refused.ok) yield json('error', what, refused.error);
    }
    for (const action of actions) yield json('action', map, action);
  }
}

/** The rules of a map are no data. */
function withoutRules({ ...data }: ReturnType<typeof getMap>): object {
  return Object.fromEntries(Object.entries(data).filter(([name]) => name !== 'rules'));
}

function json(schema: string, what: string, data: unknown): Sample {
  return { schema, what, data: JSON.parse(JSON.stringify(data)) };
}
