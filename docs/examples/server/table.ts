/** A game on the server. It stands on disk before anybody is told of it, and it knows no network. */
import { createHash, randomBytes, randomUUID } from 'node:crypto';
import { appendFileSync, existsSync, readFileSync, truncateSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import {
  type ActionResult,
  type GameLog,
  GameLogSchema,
  type GameState,
  isOver,
  logFor,
  type NewGame,
  readLog,
  recordGame,
  type Seat,
  tryApplyAction,
  type UncheckedLog,
  type Viewer,
  validateLog,
} from 'concordia-rules';
import * as z from 'zod/mini';

/** The first line of a file: the game before its first action, and the hashes of the tokens. */
const HeadSchema = z.strictObject({ hashes: z.array(z.string()), log: z.unknown() });
type Head = z.infer<typeof HeadSchema>;

/** A token names its game, so that the server finds the file; the rest of it is the secret. */
export const TokenSchema = z.string().check(z.regex(/^[0-9a-f-]{36}\.[\w-]{43}$/));

/**
 * Begins a game with a seed that nobody can guess and nobody is told.
 *
 * @returns a token for each seat in order, and a last one for spectators.
 * @throws ConcordiaError `INVALID_OPTIONS` or `UNKNOWN_MAP`.
 */
export function newGame(
  folder: string,
  options: Omit<NewGame, 'seed' | 'setup'>,
): readonly string[] {
  const log = recordGame({ ...options, seed: randomBytes(32).toString('hex') }, []);
  const { players } = log.options;
  const seats = typeof players === 'number' ? players : players.length;
  const id = randomUUID();
  const tokens = Array.from(
    { length: seats + 1 },
    () => `${id}.${randomBytes(32).toString('base64url')}`,
  );
  const head: Head = { hashes: tokens.map(hashOf), log };
  writeFileSync(fileOf(folder, id), lineOf(head), { flag: 'wx', mode: 0o600 });
  return tokens;
}

/** The game that a token is for. */
export function gameOf(token: string): string {
  return token.slice(0, token.indexOf('.'));
}

/**
 * Finds a game again, after a crash too.
 *
 * @throws Error if its file is not as `Position` has left it.
 */
export function findTable(folder: string, game: string): Table | undefined {
  const file = fileOf(folder, game);
  if (!existsSync(file)) return undefined;
  try {
    return new Table(file);
  } catch (cause) {
    // Whatever is wrong with it is not the client's fault, nor for a client to read.
    throw new Error(`${file} cannot be played on.`, { cause });
  }
}

/** One game, as its file has it. */
export class Table {
  readonly #file: string;
  readonly #head: Head;
  readonly #begun: UncheckedLog;
  readonly #actions: unknown[];
  #state: GameState;

  constructor(file: string) {
    this.#file = file;
    const [first, ...actions] = wholeLines(file);
    this.#head = HeadSchema.parse(first);
    this.#begun = readLog(this.#head.log);
    this.#actions = actions;
    const result = validateLog({ ...this.#begun, actions });
    if (!result.ok) {
      throw new Error(`${file}, line ${result.index + 2}: ${result.error.message}`);
    }
    this.#state = result.state;
  }

  get state(): GameState {
    return this.#state;
  }

  /** Actions so far. */
  get played(): number {
    return this.#actions.length;
  }

  /** Who has a token of this game; nobody for any other text. */
  viewerOf(token: string): Viewer | undefined {
    const index = this.#head.hashes.indexOf(hashOf(token));
    if (index === -1) return undefined;
    return index < this.#state.players.length ? index : 'spectator';
  }

  /**
   * Plays an action for a seat; whatever seat the input names, it is for this one.
   *
   * @throws Error if it cannot be written. Make a new `Position` then: only the file knows how far the game is.
   */
  play(seat: Seat, input: unknown): ActionResult {
    const action = typeof input === 'object' && input !== null ? { ...input, seat } : input;
    const result = tryApplyAction(this.#state, action);
    if (!result.ok) return result;
    appendFileSync(this.#file, lineOf(action));
    this.#actions.push(action);
    this.#state = result.state;
    return result;
  }

  /** What somebody may keep of the game: what they have seen of it, and all of it once it is over. */
  logFor(viewer: Viewer): GameLog {
    const log = GameLogSchema.parse({ ...this.#begun, actions: this.#actions });
    return isOver(this.#state) ? recordGame(log.options, log.actions) : logFor(log, viewer);
  }
}

/** What a file has line by line. A last line without its end was never answered: the server died over it. */
function wholeLines(file: string): readonly unknown[] {
  const text = readFileSync(file, 'utf8');
  const whole = text.slice(0, text.lastIndexOf('\n') + 1);
  if (whole !== text) truncateSync(file, Buffer.byteLength(whole));
  return whole
    .trimEnd()
    .split('\n')
    .map((line): unknown => JSON.parse(line));
}

function lineOf(value: unknown): string {
  return `${JSON.stringify(value)}\n`;
}

function fileOf(folder: string, game: string): string {
  return join(folder, `${game}.jsonl`);
}

/** Whoever reads the file cannot play with what it says. */
function hashOf(token: string): string {
  return createHash('sha256').update(token).digest('base64url');
}
