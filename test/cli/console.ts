/** Runs the command line in this process, with streams that only remember. */
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Readable, Writable } from 'node:stream';
import { afterAll, expect } from 'vitest';
import { chanceFromSeed, playOut, random } from '../../src/bots';
import type { Io } from '../../src/cli/io';
import { run } from '../../src/cli/program';
import * as library from '../../src/index';
import { type Action, createGame, type GameLog, type NewGame, recordGame } from '../../src/index';

export interface Outcome {
  readonly code: number;
  readonly out: string;
  readonly err: string;
}

interface Surroundings {
  readonly stdin?: string | Uint8Array | AsyncIterable<string>;
  readonly isTerminal?: boolean;
  /** Whether somebody types what comes from standard input. */
  readonly isTyped?: boolean;
  readonly colors?: boolean;
  /** Variables of the environment; none by default, whatever the machine has. */
  readonly env?: NonNullable<Io['env']>;
  /** Of the terminal; undefined where there is none. */
  readonly columns?: number;
  /** Is handed what is done when somebody presses Ctrl-C; returns what forgets it. */
  readonly onInterrupt?: Io['onInterrupt'];
}

export async function concordia(args: readonly string[], around: Surroundings = {}) {
  const { stdin = '', isTerminal = false, isTyped = false, onInterrupt } = around;
  const { colors = false, columns, env = {} } = around;
  const stdout = new Memory();
  // The progress bar asks the stream itself, too.
  const stderr = Object.assign(new Memory(), { isTTY: isTerminal });
  const isWhole = typeof stdin === 'string' || stdin instanceof Uint8Array;
  const input = Readable.from(isWhole ? [Buffer.from(stdin)] : stdin);
  const io = { env, stdin: input, stdout, stderr, isTerminal, isTyped, colors, columns };
  const code = await run(args, onInterrupt === undefined ? io : { ...io, onInterrupt });
  const outcome: Outcome = { code, out: stdout.text, err: stderr.text };
  return outcome;
}

class Memory extends Writable {
  text = '';

  override _write(chunk: Buffer, _encoding: string, done: () => void): void {
    this.text += chunk.toString();
    done();
  }
}

/** What is printed for programs: JSON, a line each. */
export function jsonLines<T>(out: string): readonly T[] {
  return out
    .trimEnd()
    .split('\n')
    .map((line): T => JSON.parse(line));
}

/** Ctrl-C, for a command that says what is done then. */
export function interrupting() {
  let tidyUp: (() => void | Promise<void>) | undefined;
  let isReleased = false;
  return {
    onInterrupt(done: () => void | Promise<void>) {
      tidyUp = done;
      return () => {
        isReleased = true;
      };
    },
    /** Ends when the command has done it. */
    async press(): Promise<void> {
      await expect.poll(() => tidyUp, { interval: 5 }).toBeDefined();
      await tidyUp?.();
    },
    /** Whether the command no longer asks for it. */
    isReleased: () => isReleased,
  };
}

/** A directory of this test file, gone when its tests are over. */
export function scratch(): { readonly dir: string; write(name: string, text: string): string } {
  const dir = mkdtempSync(join(tmpdir(), 'concordia-cli-'));
  afterAll(() => rmSync(dir, { recursive: true, force: true }));
  return {
    dir,
    write(name, text) {
      const file = join(dir, name);
      writeFileSync(file, text);
      return file;
    },
  };
}

/** A whole game, played by chance. */
export function wholeGame(game: NewGame): GameLog {
  const chance = chanceFromSeed('any');
  return recordGame(game, playOut(library, createGame(game), random, chance).actions);
}

const NAMES = ['Anna', 'Ben', 'Clara'];
export const GAME: NewGame = { map: 'imperium', players: NAMES, seed: 'a' };

/**
 * Three turns that are right whatever the seed is: starting hands and first goods are always the
 * same, and so is what a starting Mercator brings (3 sestertii) and cloth sells for (7).
 */
export const OPENING: readonly Action[] = [
  { type: 'playCard', seat: 0, card: 'mercator' },
  { type: 'trade', seat: 0, deal: 'sell', good: 'cloth', count: 1 },
  { type: 'pass', seat: 0 },
  { type: 'playCard', seat: 1, card: 'architect' },
  { type: 'moveColonist', seat: 1, kind: 'sea', from: 'roma', to: 'sea:massilia~roma' },
  { type: 'pass', seat: 1 },
  { type: 'playCard', seat: 2, card: 'prefect' },
  { type: 'takeCoins', seat: 2 },
];

/** A log that nobody has checked. */
export function logOf(actions: readonly unknown[], scores?: readonly number[]): string {
  const { map, players, seed } = GAME;
  const log = { format: 'concordia-log', version: 2, options: { map, players, seed }, actions };
  return JSON.stringify(scores === undefined ? log : { ...log, scores });
}

/** The cells of a table's row, found by its first cell. */
export function row(table: string, title: string): readonly string[] | undefined {
  return table
    .split('\n')
    .map((line) =>
      line
        .split('│')
        .slice(1, -1)
        .map((cell) => cell.trim()),
    )
    .find(([first]) => first === title)
    ?.slice(1);
}
