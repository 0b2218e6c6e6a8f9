/**
 * Whether the library of the working tree plays as the one of an earlier commit: fuzzed games on all maps
 * and in all modes, both asked the same at every step.
 *
 *     npm run side-by-side [-- <commit>] [--games <number>] [--seed <text>] [--map <id>] [--rules-only]
 *
 * Compared are lists of legal actions, choices, states, events, refusals of actions that are nearly right, views,
 * scores, and what `parseState` makes of every state. The first difference ends it with exit code 1. With
 * `--rules-only` nothing is compared but lists, states, scores, and codes and rules of refusals: what is told of them may
 * have changed.
 */
import { deepStrictEqual } from 'node:assert/strict';
import { parseArgs } from 'node:util';
import { type Chance, chanceFromSeed } from '../src/bots';
import { pick } from '../src/bots/strategy';
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
      'rules-only': { type: 'boolean', default: false },
    },
  });
  const commit = commitOf(positionals[0] ?? 'HEAD');
  const before: Concordia = await import(`${sourcesAt(commit)}/index.ts`);
  const maps = values.map === undefined ? today.mapIds() : [values.map];
  const count: Count = { games: 0, actions: 0, refusals: 0 };
  for (const map of maps) {
    for (const mode of MODES) {
      for (let index = 0; index < Number(values.games); index++) {
        const options = { ...mode, map, seed: `${values.seed} ${map} ${index}` };
        const game = new SideBySide(before, options, !values['rules-only'], count);
        if (!game.play()) return;
      }
    }
  }
  const { games, actions, refusals } = count;
  console.log(
    `Same as ${commit.slice(0, 10)}: ${games} games on ${maps.length} maps, ${actions} actions, ${refusals} refusals.`,
  );
}

/** One game, played by chance. */
class SideBySide {
  readonly #before: Concordia;
  readonly #options: today.NewGame;
  /** Whether what is told is compared, too. */
  readonly #isTelling: boolean;
  readonly #count: Count;
  readonly #chance: Chance;
  /** Values that fields of legal actions have had, to make actions that are nearly right. */
  readonly #seen = new Map<string, unknown[]>();

  constructor(before: Concordia, options: today.NewGame, isTelling: boolean, count: Count) {
    this.#before = before;
    this.#options = options;
    this.#isTelling = isTelling;
    this.#count = count;
    this.#chance = chanceFromSeed(JSON.stringify(options));
  }

  /** False after the first difference, which is printed. */
  play(): boolean {
    let trace: unknown = 'the set-up';
    try {
      let now = today.createGame(this.#options);
      let then = this.#before.createGame(this.#options);
      deepStrictEqual(now, then);
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
        const action = pick(listed, this.#chance);
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
      const shown = this.#isTelling ? JSON.stringify : codeOf;
      deepStrictEqual(shown(result), shown(expected));
      return;
    }
    deepStrictEqual(result.state, expected.state);
    if (this.#isTelling) deepStrictEqual(result.events, expected.events);
  }

  /** Everything else that can be asked of a state. */
  #compareOutlook(now: today.GameState, then: today.GameState): void {
    deepStrictEqual(today.finalScores(now), this.#before.finalScores(then));
    if (this.#isTelling) {
      deepStrictEqual(today.choices(now), this.#before.choices(then));
      for (const viewer of ['spectator', ...now.players.keys()] as const) {
        deepStrictEqual(today.viewFor(now, viewer), this.#before.viewFor(then, viewer));
      }
    }
    const [json, before]: readonly unknown[] = JSON.parse(JSON.stringify([now, then]));
    deepStrictEqual(today.parseState(json), this.#before.parseState(before));
  }

  /** A legal action of now, with a field changed, left out or added. */
  #nearMiss(listed: readonly today.Action[]): Readonly<Record<string, unknown>> {
    const changed: Record<string, unknown> = { ...pick(listed, this.#chance) };
    for (const action of listed) {
      for (const [key, value] of Object.entries(action)) this.#note(key, value);
    }
    const keys = [...this.#seen.keys()];
    const key = pick(keys, this.#chance);
    const values = this.#seen.get(key) ?? [];
    if (this.#chance(6) === 0) delete changed[key];
    else changed[key] = pick(values, this.#chance);
    return changed;
  }

  #note(key: string, value: unknown): void {
    const values = this.#seen.get(key) ?? [];
    if (values.length < 60 && !values.includes(value)) values.push(value);
    this.#seen.set(key, values);
  }
}

function codeOf(result: today.ActionResult): readonly unknown[] {
  return result.ok ? [] : [result.error.code, result.error.rule];
}

await main();
