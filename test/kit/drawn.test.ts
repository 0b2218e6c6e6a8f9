// answers for src/engine
/** What a set-up draws, in logs for viewers: no more than each of them has been shown, and all of that. */
import { describe, expect, test } from 'vitest';
import * as z from 'zod/mini';
import {
  type Chance,
  HIDDEN_CARD,
  type Json,
  parseDraws,
  part,
  type ShownPart,
  shuffled,
  type Transition,
} from '../../src/kit';
import type { Viewer } from '../../src/model/state';
import { COINS, PREFECT, toyTable } from './toy-table';

const DrawsSchema = z.array(z.int().check(z.minimum(1), z.maximum(6)));

/** The weather of each turn, which was rolled with a die, and that of the next one, which only the augur knows. */
type Weather = { past: number[]; next: number; augur: number };
type SeenWeather = { past: number[]; next: number | typeof HIDDEN_CARD; augur: number };
type Drawn = (seen: readonly ShownPart<SeenWeather>[], viewer: Viewer) => Json;

/** What has become known, in order. */
const knownWeather: Drawn = (seen) => {
  const { past = [], next = HIDDEN_CARD } = seen.at(-1)?.part ?? {};
  return [...past, next === HIDDEN_CARD ? 1 : next];
};

function weatherTable(drawn: Drawn) {
  const weather = part<Weather, SeenWeather, 'weather'>({
    id: 'weather',
    draws: true,
    schema: z.strictObject({ past: DrawsSchema, next: z.int(), augur: z.int() }),
    view: ({ past, next, augur }, viewer) => ({
      past,
      next: viewer === augur ? next : HIDDEN_CARD,
      augur,
    }),
    imagine: ({ past, next, augur }, chance?: Chance) => ({
      past,
      next: next === HIDDEN_CARD ? 1 + (chance?.(6) ?? 0) : next,
      augur,
    }),
    drawn,
  });
  const rolled = (transition: Transition): number =>
    shuffled(transition, [1, 2, 3, 4, 5, 6])[0] ?? 1;
  return toyTable({
    parts: [weather],
    setUp(transition, { weather: given }) {
      const rolls = given === undefined ? [] : parseDraws('weather', 'R-0.1', DrawsSchema, given);
      const next = rolls.at(-1) ?? rolled(transition);
      weather.write(transition, { past: rolls.slice(0, -1), next, augur: 1 });
    },
  });
}

describe('a secret draw that one player knows', () => {
  const { library } = weatherTable(knownWeather);
  const options = { map: 'toy', players: 2, seed: 'toy' };
  /** What the set-up of a log has, for the augur and for others. */
  const drawnFor = (viewer: Viewer, weather: number[]) => {
    const log = library.recordGame({ ...options, setup: { parts: { weather } } }, [PREFECT, COINS]);
    const seen = library.logFor(log, viewer);
    return { drawn: seen.options.setup?.parts?.weather, log, seen };
  };

  test('is in the log of that player, which leads to the same view', () => {
    const { drawn, log, seen } = drawnFor(1, [3, 5]);
    expect(drawn).toEqual([3, 5]);
    const views = [log, seen].map((one) => library.viewFor(library.replay(one), 1).parts.weather);
    expect(views).toEqual([
      { past: [3], next: 5, augur: 1 },
      { past: [3], next: 5, augur: 1 },
    ]);
  });

  test.each([0, 'spectator'] as const)('is not in that of %s', (viewer) => {
    expect(drawnFor(viewer, [3, 5]).drawn).toEqual([3, 1]);
    expect(drawnFor(viewer, [3, 6]).seen).toEqual(drawnFor(viewer, [3, 5]).seen);
  });
});

test('nothing that a view hides reaches `drawn`, whatever it returns', () => {
  const asked: unknown[] = [];
  const { library } = weatherTable((seen, viewer) => {
    asked.push([
      viewer,
      seen.map(({ part, events }) => [part.next, events.map(({ type }) => type)]),
    ]);
    return [...(seen.at(-1)?.part.past ?? []), 1];
  });
  const options = { map: 'toy', players: 2, seed: 'toy', setup: { parts: { weather: [4] } } };
  const log = library.recordGame(options, [PREFECT, COINS]);
  for (const viewer of ['spectator', 1] as const) library.logFor(log, viewer);
  const [, first = [], second = []] = [[], ...eventsOf(library, log)];
  expect(asked).toEqual([
    [
      'spectator',
      [
        [HIDDEN_CARD, []],
        [HIDDEN_CARD, first],
        [HIDDEN_CARD, second],
      ],
    ],
    [
      1,
      [
        [4, []],
        [4, first],
        [4, second],
      ],
    ],
  ]);
  expect(first).toContain('cardPlayed');
  expect(second).toContain('coinsTaken');
});

/** The types of the events of each action. */
function eventsOf(
  library: ReturnType<typeof weatherTable>['library'],
  log: ReturnType<ReturnType<typeof weatherTable>['library']['recordGame']>,
): readonly (readonly string[])[] {
  let state = library.createGame(log.options);
  return log.actions.map((action) => {
    const result = library.tryApplyAction(state, action);
    if (!result.ok) throw result.error;
    state = result.state;
    return result.events.map(({ type }) => type);
  });
}
