/**
 * Whether the library of the working tree plays as the one of an earlier commit: fuzzed games on all maps
 * and in all modes, both asked the same at every step.
 *
 *     npm run side-by-side [-- <commit>] [--games <number>] [--seed <text>] [--map <id>] [--any-order]
 *                               [--rules-only]
 *
 * Compared are lists of legal actions, choices, states, events, refusals of actions that are nearly right, views,
 * scores, and what `parseState` makes of every state. The first difference ends it with exit code 1. With
 * `--any-order` the events of an action may come in another order. With `--rules-only` nothing is compared but lists,
 * states, scores, and codes and rules of refusals: what is told of them may have changed.
 */
import { deepStrictEqual } from 'node:assert/strict';
import { parseArgs } from 'node:util';
import { type Chance, chanceFromSeed } from '../src/bots';
import * as today from '../src/index';
import { commitOf, sourcesAt } from './earlier';

type Concordia = typeof today;

/** Actions nearly right that are tried at every step. */
const NEAR_MISSES = 2;
/** Random games come to an end long before. */
const MAX_ACTIONS = 20_000;

/** What is played on every map, one game after the other. */
const MODES: readonly Omit<today.NewGame, 'map' | 'seed'>[] = [
  { players: 2 },
  { players: 5, display: 'wine', intermediateScoring: true },
  { players: 3, cards: 'venus', modules: ['salt'] },
  { players: 4, modules: ['forum'], startingGoods: 'bought' },
  { players: 4, cards: 'venus', modules: ['salt', 'forum'] },
  { players: 4, teams: true, intermediateScoring: true },
  { players: 6, teams: true, modules: ['salt', 'forum'] },
];

/** What is compared of events. */
interface Comparison {
  readonly telling: boolean;
  readonly inOrder: boolean;
}

/** What was played and compared. */
interface Count {
  games: number;
  actions: number;
  refusals: number;
}

async function main(): Promise<void> {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: {
      games: { type: 'string', default: '1' },
      seed: { type: 'string', default: 'side by side' },
      map: { type: 'string' },
      'any-order': { type: 'boolean', default: false },
      'rules-only': { type: 'boolean', default: false },
    },
  });
  const commit = commitOf(positionals[0] ?? 'HEAD');
  const before: Concordia = await import(`${sourcesAt(commit)}/index.ts`);
  const maps = values.map === undefined ? today.mapIds() : [values.map];
  const comparison = { telling: !values['rules-only'], inOrder: !values['any-order'] };
  const count: Count = { games: 0, actions: 0, refusals: 0 };
  for (const map of maps) {
    for (const mode of MODES) {
      for (let index = 0; index < Number(values.games); index++) {
        const options = { ...mode, map, seed: `${values.seed} ${map} ${index}` };
        const game = new SideBySide(before, options, comparison, count);
        if (!game.play()) return;
      }
    }
  }
  const { games, actions, refusals } = count;
  console.log(
    `Same as ${commit.slice(0, 10)}: ${games} games on ${maps.length} maps, ${actions} actions, ${refusals} refusals.`,
  );
}

/** What counts of scores: libraries before named scores list gods of which there are no cards, and no names. */
function counted({ players, ...others }: today.Scores): unknown {
  return {
    ...others,
    players: players.map(({ gods, scores: _scores, ...player }) => ({
      ...player,
      gods: Object.entries(gods).filter(([, { cards }]) => cards > 0),
    })),
  };
}

/** One game, played by chance. */
class SideBySide {
  readonly #before: Concordia;
  readonly #options: today.NewGame;
  readonly #comparison: Comparison;
  readonly #count: Count;
  readonly #chance: Chance;
  /** Values that fields of legal actions have had, to make actions that are nearly right. */
  readonly #seen = new Map<string, unknown[]>();

  constructor(before: Concordia, options: today.NewGame, comparison: Comparison, count: Count) {
    this.#before = before;
    this.#options = options;
    this.#comparison = comparison;
    this.#count = count;
    this.#chance = chanceFromSeed(JSON.stringify(options));
  }

  /** False after the first difference, which is printed. */
  play(): boolean {
    let trace: unknown = 'the set-up';
    try {
      let now = today.createGame(this.#options);
      let then = this.#before.createGame(this.#options);
      deepStrictEqual(now, asToday(then));
      for (let index = 0; index < MAX_ACTIONS && !today.isOver(now); index++) {
        trace = { action: index, decision: now.decision };
        const listed = today.legalActions(now);
        deepStrictEqual(listed, this.#before.legalActions(then));
        for (let miss = 0; miss < NEAR_MISSES; miss++) {
          const wrong = this.#nearMiss(listed);
          trace = { action: index, decision: now.decision, wrong };
          this.#compareResults(
            today.tryApplyAction(now, wrong),
            this.#before.tryApplyAction(then, wrong),
          );
        }
        const action = this.#pick(listed);
        trace = { action: index, decision: now.decision, chosen: action };
        const trusted = today.applyTrusted(now, action);
        const [result, expected] = [
          today.tryApplyAction(now, action),
          this.#before.tryApplyAction(then, action),
        ];
        this.#compareResults(result, expected);
        if (!result.ok || !expected.ok) throw new Error('A legal action was refused.');
        deepStrictEqual(trusted, result.state);
        if (index % 5 === 0) this.#compareOutlook(result.state, expected.state);
        now = result.state;
        then = expected.state;
        this.#count.actions += 1;
      }
      this.#compareOutlook(now, then);
      this.#count.games += 1;
      return true;
    } catch (error) {
      console.error(JSON.stringify(this.#options), '\nat', JSON.stringify(trace), '\n', error);
      process.exitCode = 1;
      return false;
    }
  }

  #compareResults(result: today.ActionResult, expected: today.ActionResult): void {
    if (!result.ok || !expected.ok) {
      this.#count.refusals += 1;
      const shown = this.#comparison.telling ? withSortedWords : codeOf;
      deepStrictEqual(shown(result), shown(expected));
      return;
    }
    deepStrictEqual(result.state, asToday(expected.state));
    const { telling, inOrder } = this.#comparison;
    if (!telling) return;
    const told = (happened: readonly today.GameEvent[]): readonly unknown[] =>
      inOrder ? happened : happened.map((event) => JSON.stringify(event)).sort();
    deepStrictEqual(told(result.events), told(expected.events));
  }

  /** Everything else that can be asked of a state. */
  #compareOutlook(now: today.GameState, then: today.GameState): void {
    deepStrictEqual(counted(today.finalScores(now)), counted(this.#before.finalScores(then)));
    if (this.#comparison.telling) {
      deepStrictEqual(today.choices(now), this.#before.choices(then));
    }
    const viewers = this.#comparison.telling ? (['spectator', ...now.players.keys()] as const) : [];
    for (const viewer of viewers) {
      deepStrictEqual(today.viewFor(now, viewer), asToday(this.#before.viewFor(then, viewer)));
    }
    const [json, before]: readonly unknown[] = JSON.parse(JSON.stringify([now, then]));
    deepStrictEqual(today.parseState(json), asToday(this.#before.parseState(before)));
  }

  /** A legal action of now, with a field changed, left out or added. */
  #nearMiss(listed: readonly today.Action[]): Readonly<Record<string, unknown>> {
    const changed: Record<string, unknown> = { ...this.#pick(listed) };
    for (const action of listed) {
      for (const [key, value] of Object.entries(action)) this.#note(key, value);
    }
    const keys = [...this.#seen.keys()];
    const key = this.#pick(keys);
    const values = this.#seen.get(key) ?? [];
    if (this.#chance(6) === 0) delete changed[key];
    else changed[key] = this.#pick(values);
    return changed;
  }

  #note(key: string, value: unknown): void {
    const values = this.#seen.get(key) ?? [];
    if (values.length < 60 && !values.includes(value)) values.push(value);
    this.#seen.set(key, values);
  }

  #pick<T>(items: readonly T[]): T {
    const item = items[this.#chance(items.length)];
    if (item === undefined) throw new Error('There is nothing to choose.');
    return item;
  }
}

/** A state or view as it is written today: once its options were called `rules`. */
function asToday(state: object): unknown {
  if (!('rules' in state)) return state;
  const { rules, ...others } = state;
  return { ...others, options: rules };
}

/** A refusal as text, whatever the order in which it lists the words that it knows. */
function withSortedWords(result: today.ActionResult): string {
  return JSON.stringify(result).replace(
    /Expected ('[^']+'(?: \| '[^']+')+)/g,
    (_all, list: string) => list.split(' | ').sort().join(' | '),
  );
}

function codeOf(result: today.ActionResult): readonly unknown[] {
  return result.ok ? [] : [result.error.code, result.error.rule];
}

await main();
