import { describe, expect, test } from 'vitest';
import { chanceFromSeed, planner, playOut } from '../../src/bots';
import * as library from '../../src/index';
import {
  type ActionResult,
  CARD_IDS,
  type EventByType,
  eventsFor,
  FORUM_TILES,
  follow,
  type GameEvent,
  GameEventSchema,
  type GameState,
  type MapId,
  type NewGame,
  sentenceOf,
  tryApplyAction,
  type Viewer,
  viewFor,
} from '../../src/index';
import { allMaps } from '../../src/maps';
import { hasWords } from '../../src/words/english';
import { page } from '../readme/markdown';
import { TOLD_EVENTS } from '../support/all-events';
import { expectSame } from '../support/check';
import { byType, stepsOf } from './steps';

type Options = NewGame & { readonly seed: string };
type Mode = Omit<NewGame, 'map' | 'seed'>;

/** Together they have every mode and module. */
const MODES: readonly Mode[] = [
  { players: 4, cards: 'venus', modules: ['salt', 'forum'] },
  { players: 2, intermediateScoring: true },
  { players: 6, teams: true, modules: ['forum'] },
  { players: 3, cards: 'venus', modules: ['salt'], startingGoods: 'bought' },
  { players: 4, teams: true, intermediateScoring: true },
  { players: 5, display: 'wine' },
];

/** Maps whose rules show in more than one mode. */
const OFTEN = ['sicilia', 'roma', 'aegyptus'];

/** What seldom comes by chance: a ship in a trade square, an auction, and stacks that a real table knows. */
const RARE: readonly Options[] = [
  { map: 'aegyptus', players: 4, seed: 's18' },
  { map: 'imperium', players: 3, modules: ['forum'], forumTiles: 'auction', seed: 'bids' },
  {
    map: 'imperium',
    players: 2,
    modules: ['forum'],
    seed: 'stacks of tiles',
    setup: {
      parts: {
        forum: {
          dealt: [FORUM_TILES.slice(0, 2), FORUM_TILES.slice(2, 4)],
          stack: [...FORUM_TILES],
          later: [FORUM_TILES.toReversed()],
        },
      },
    },
  },
];

/** Boards without rules of their own are played alike: besides `FUZZ`, one of them is enough. */
const PLAYED = allMaps
  .map(({ id, rules }, index) => ({ map: id, rules, index }))
  .filter(
    ({ map, rules }) => process.env.FUZZ !== undefined || rules !== undefined || map === 'imperium',
  );

/** All modes on all maps only when fuzzing. */
function gamesOn(map: MapId): number {
  if (process.env.FUZZ !== undefined) return MODES.length;
  return OFTEN.includes(map) ? 2 : 1;
}

const GAMES: readonly Options[] = [
  ...PLAYED.flatMap(({ map, index }) =>
    Array.from({ length: gamesOn(map) }, (_, game): Options => {
      const mode = MODES[(index + game) % MODES.length];
      return { players: 2, ...mode, map, seed: `events ${map} ${game}` };
    }),
  ),
  ...RARE,
];

interface Told {
  readonly before: GameState;
  readonly after: GameState;
  readonly result: Extract<ActionResult, { ok: true }>;
  readonly events: readonly GameEvent[];
}

/** Every game step by step: most by chance, where anything happens, some by plan, where more is built. */
const TOLD: readonly { readonly options: Options; readonly steps: readonly Told[] }[] = GAMES.map(
  (options) => {
    const start = library.createGame(options);
    const strategy = options.players === 5 ? planner : byType;
    const game = playOut(library, start, strategy, chanceFromSeed(options.seed), 20_000);
    const steps = [...stepsOf(game)].map(({ before, action }) => {
      const result = tryApplyAction(before, action);
      if (!result.ok) throw result.error;
      return { before, after: result.state, result, events: result.events };
    });
    return { options, steps };
  },
);

/** What only some were told. */
const CHANGED: EventByType<'viewChanged'>[] = [];

const EVENTS = TOLD.flatMap(({ steps }) => steps.flatMap(({ events }) => events));

/** Every text in a value, and every key. */
function wordsIn(value: unknown, found = new Set<string>()): Set<string> {
  if (typeof value === 'string') found.add(value);
  else if (typeof value === 'object' && value !== null) {
    for (const [key, inner] of Object.entries(value)) {
      found.add(key);
      wordsIn(inner, found);
    }
  }
  return found;
}

describe('events on all maps and in all modes', () => {
  test.each(TOLD)('lead everybody from view to view: $options.seed', ({ options, steps }) => {
    const [first] = steps;
    if (first === undefined) throw new Error('nothing was played');
    const seats = [...first.before.players.keys()];
    // In teams not everybody sees the same; elsewhere one seat stands for all but when fuzzing.
    const isAll = options.teams === true || process.env.FUZZ !== undefined;
    const viewers = ['spectator', ...(isAll ? seats : seats.slice(-1))] as const;
    const views = new Map(viewers.map((viewer) => [viewer, viewFor(first.before, viewer)]));
    const untold = new Map<Viewer, GameEvent[]>(viewers.map((viewer) => [viewer, []]));
    for (const [index, { before, result, events }] of steps.entries()) {
      // A view that has followed is checked in full: besides `FUZZ`, a few actions at a time are enough.
      const isFollowed =
        process.env.FUZZ !== undefined || index % 31 === 0 || index === steps.length - 1;
      for (const [viewer, view] of views) {
        const told = eventsFor(before, result, viewer);
        const changed = told.filter((event) => event.type === 'viewChanged');
        CHANGED.push(...changed);
        // Whoever sees no more than the others is told what they are.
        if (changed.length === 0) expectSame(told, events);
        if (viewer === 'spectator') expect(changed).toEqual([]);
        const all = untold.get(viewer) ?? [];
        all.push(...told);
        if (!isFollowed) continue;
        const after = follow(view, all);
        expectSame({ after, told: all }, { after: viewFor(result.state, viewer), told: all });
        views.set(viewer, after);
        untold.set(viewer, []);
      }
    }
    for (const view of views.values()) expect(view.phase).toBe('finished');
  });

  test('R-9.9: nothing but a hand that a Legatus sees and what he suggests is told to some alone', () => {
    const paths = new Set(CHANGED.map(({ path }) => path.map(String).join(' ').replace(/\d/, 'n')));
    expect([...paths].sort()).toEqual(['parts teams suggested', 'players n hand']);
  });

  test('every event that screens can be told has come up', () => {
    const told = new Set([...EVENTS, ...CHANGED].map(({ type }) => type));
    expect([...told].sort()).toEqual(TOLD_EVENTS.map(({ type }) => type).sort());
  });

  test('R-3.1, R-9.9, R-12.1: no event names what nobody has seen, before, after or in passing', () => {
    let names = 0;
    const secrets = new Set<string>([...CARD_IDS, ...FORUM_TILES]);
    for (const { options, steps } of TOLD) {
      for (const { before, after, events } of steps) {
        // Names of roles are names of cards as well.
        const named = wordsIn(
          events.map(({ because: { role: _role, ...because }, ...event }) => ({
            ...event,
            because,
            ...('as' in event ? { as: '' } : {}),
          })),
        );
        const secret = [...named].filter((word) => secrets.has(word));
        if (secret.length === 0) continue;
        names += secret.length;
        // A card that is played may be back in the hand, and one that a Magister finds under others is shown.
        const shown = events.flatMap((event) =>
          event.type === 'cardPlayed' || (event.type === 'cardCopied' && event.from === event.seat)
            ? event.card
            : [],
        );
        const seen = JSON.stringify([
          viewFor(before, 'spectator'),
          viewFor(after, 'spectator'),
          shown,
        ]);
        const told = secret.filter((word) => !seen.includes(`"${word}"`));
        if (told.length > 0) expect({ options, events, told }).toEqual({ options, told: [] });
      }
    }
    expect(names).toBeGreaterThan(1000);
  });

  test('R-10.1: a tile of Etna is named when it is drawn, and only then', () => {
    let count = 0;
    for (const { events } of TOLD.flatMap(({ steps }) => steps)) {
      const etna = events.filter(({ because }) => because.rule === 'R-10.1');
      const drawn = etna.flatMap((event) => (event.type === 'tileDrawn' ? event.tile : []));
      count += drawn.length;
      const causes = etna.flatMap(({ because }) => because.tile ?? []);
      expect(drawn).toEqual(expect.arrayContaining(causes));
    }
    expect(count).toBeGreaterThan(20);
  });

  test('every one says by which rule it happens, and is what its type says', () => {
    const rules = [...page('docs/rules.md').matchAll(/^- \*\*(R-\d+\.\d+)\*\*/gm)].map(
      ([, rule]) => rule,
    );
    const seen = new Set<string>();
    for (const event of EVENTS) {
      const shape = JSON.stringify([event.type, event.because, Object.keys(event)]);
      if (seen.has(shape)) continue;
      seen.add(shape);
      expect(rules).toContain(event.because.rule);
      expect(GameEventSchema.parse(event)).toEqual(event);
    }
  });

  test('what a role, a province or a tile brings says so', () => {
    const causes = new Set(EVENTS.map(({ type, because }) => JSON.stringify([type, because])));
    const expected = [
      ['moneyReceived', { rule: 'R-4.6', role: 'mercator', card: 'mercator' }],
      ['moneyReceived', { rule: 'R-4.5', role: 'colonist' }],
      ['goodsReceived', { rule: 'R-4.10', role: 'farmer', card: 'farmer-i' }],
      ['goodsReceived', { rule: 'R-4.4', role: 'prefect', province: 'syria' }],
      ['goodsReceived', { rule: 'R-5.2' }],
      ['praefectusMagnusUsed', { rule: 'R-5.1', role: 'prefect', province: 'syria' }],
      ['moneyReceived', { rule: 'R-7.1', card: 'tribune' }],
      ['goodsReceived', { rule: 'R-12.3', tile: 'claudia-agrippina' }],
      ['goodsReceived', { rule: 'R-12.3', tile: 'laurentius' }],
      ['houseBuilt', { rule: 'R-4.3', role: 'architect' }],
      ['turnStarted', { rule: 'R-3.3' }],
    ];
    const missing = expected.filter((cause) => !causes.has(JSON.stringify(cause)));
    expect(missing).toEqual([]);
  });

  /** Moments that show in the pieces, or that only explain what comes. */
  const SILENT = [
    'turnStarted',
    'displayRefilled',
    'decisionOpened',
    'handsOpened',
    'viewChanged',
    'forumRefilled',
    'tileNoted',
    'cardDone',
    'partnerFollows',
    'partnerPlays',
    'dockingDue',
    'dockingBegun',
  ];

  test('every one has words, but for those that are silent on purpose', () => {
    const silent = new Set<string>();
    for (const { steps } of TOLD) {
      for (const { after, events } of [...steps.slice(0, 300), ...steps.slice(-1)]) {
        for (const event of events) {
          const words = sentenceOf(after, event);
          if (words === undefined) silent.add(event.type);
          else expect(words).not.toMatch(/undefined|\[object|NaN/);
        }
      }
    }
    const [{ steps: [first] = [] } = {}] = TOLD;
    for (const event of CHANGED.slice(0, 1)) {
      if (first && sentenceOf(first.after, event) === undefined) silent.add(event.type);
    }
    expect([...silent].sort()).toEqual(SILENT.sort());
    const wordless = TOLD_EVENTS.filter(
      ({ type, words }) => words === undefined && !hasWords(type),
    );
    expect(wordless.map(({ type }) => type).sort()).toEqual(SILENT.sort());
  });
});
