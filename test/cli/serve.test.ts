/** Other programs play: JSON-RPC 2.0 by lines, https://www.jsonrpc.org/specification; what people can type is in `transcripts/serve.txt`. */
import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { Writable } from 'node:stream';
import { setTimeout } from 'node:timers/promises';
import { Ajv2020 } from 'ajv/dist/2020.js';
import { describe, expect, test } from 'vitest';
import { run } from '../../src/cli/program';
import { METHODS } from '../../src/cli/serve/methods';
import * as library from '../../src/index';
import { allMaps } from '../../src/maps';
import { allModules } from '../../src/modules';
import { VALID } from '../bad-input/valid';
import { buildCli } from '../support/built-cli';
import { IS_NIGHT, someBeforePush } from '../support/night';
import { processorTime } from '../support/processor-time';
import { concordia, jsonLines, scratch } from './console';

const files = scratch();
const ITALIA = { map: 'italia', players: ['Livia', 'Gaius'], seed: 'ludi' } as const;
const STATE = library.createGame(ITALIA);
const EVENT = { type: 'moneyReceived', seat: 0, amount: 3, because: { rule: 'R-5.3' } } as const;
const LEGAL = { type: 'playCard', seat: 0, card: 'mercator' } as const;

interface Answer {
  readonly jsonrpc: '2.0';
  readonly id: string | number | null;
  readonly result?: unknown;
  readonly error?: { readonly code: number; readonly message: string; readonly data?: unknown };
}

/** What is printed, line by line, to these lines. */
async function served(lines: readonly string[], args: readonly string[] = []) {
  const stdin = lines.map((line) => `${line}\n`).join('');
  const { code, out, err } = await concordia([...args, 'serve'], { stdin });
  expect({ code, err }).toEqual({ code: 0, err: '' });
  return out.split('\n').slice(0, -1);
}

async function answersTo(...lines: readonly string[]): Promise<readonly Answer[]> {
  return (await served(lines)).map((line) => JSON.parse(line));
}

function asking(method: string, params?: unknown, id: unknown = 1): string {
  return JSON.stringify({ jsonrpc: '2.0', id, method, params });
}

async function answerTo(method: string, params?: unknown): Promise<Answer | undefined> {
  return (await answersTo(asking(method, params)))[0];
}

function manyNames(count: number): object {
  return Object.fromEntries(Array.from({ length: count }, (_, index) => [`name${index}`, 1]));
}

/** Data as it is after a journey as JSON. */
function sent(data: unknown): unknown {
  return JSON.parse(JSON.stringify(data ?? null));
}

describe('the functions of the library', () => {
  /** They check nothing, or their results are no JSON. */
  const MISSING = ['applyTrusted', 'boardOf', 'historyFor', 'ownState'];

  test('are all served', () => {
    const all = Object.entries(library.createLibrary({ maps: allMaps, modules: allModules }));
    const functions = all.flatMap(([name, it]) => (typeof it === 'function' ? [name] : []));
    expect([...METHODS.keys(), ...MISSING].sort()).toEqual([...functions, 'chooseAction'].sort());
  });

  const chance = new Set(['imagine', 'redeal']);
  const given = Object.entries(VALID)
    .filter(([name]) => METHODS.has(name))
    .map(([name, args]): readonly [string, readonly unknown[]] => {
      if (name === 'sheetWarnings') return [name, [...args, true]];
      if (name === 'sentenceOf') return [name, [STATE, EVENT]];
      return [name, args.map((arg) => (typeof arg === 'function' ? 'ludi' : arg))];
    });

  test.each(given)('%s answers what the library returns, as described', async (name, args) => {
    const answer = await answerTo(name, args);
    expect(answer).toMatchObject({ jsonrpc: '2.0', id: 1 });
    expect(answer).toHaveProperty('result');
    const called: unknown = Reflect.get(library, name);
    if (!chance.has(name) && typeof called === 'function') {
      expect(answer?.result).toEqual(sent(called(...args)));
    }
    const { methods } = await description();
    const method = methods.find((one) => one.name === name);
    const fits = await validator();
    expect(fits(method?.result.schema ?? {}, answer?.result)).toBeUndefined();
    for (const [index, arg] of args.entries()) {
      const param = method?.params[index];
      expect(fits(param?.schema ?? { not: {} }, sent(arg)), param?.name).toBeUndefined();
    }
  });

  test('take their parameters by name, too', async () => {
    const byName = await answerTo('applyAction', { action: LEGAL, state: STATE });
    expect(byName?.result).toEqual(sent(library.applyAction(STATE, LEGAL)));
    const left = await answerTo('legalActions', { state: STATE, seat: null });
    expect(left?.result).toEqual(library.legalActions(STATE));
  });

  test('speak the language of --lang', async () => {
    const [line = ''] = await served([asking('describeDecision', [STATE])], ['--lang', 'de']);
    expect(JSON.parse(line).result).toBe('Livia spielt eine Karte');
  });

  test('guess what a view hides by a seed', async () => {
    const view = library.viewFor(STATE, 0);
    const [one, same, other] = await answersTo(
      ...['a', 'a', 'b'].map((seed) => asking('imagine', [view, seed])),
    );
    expect(same).toEqual(one);
    expect(other).not.toEqual(one);
  });
});

interface Described {
  readonly methods: readonly {
    readonly name: string;
    readonly params: readonly { readonly name: string; readonly schema: object }[];
    readonly result: { readonly schema: object };
  }[];
  readonly components: { readonly schemas: Readonly<Record<string, object>> };
}

let described: Promise<Described> | undefined;

function description(): Promise<Described> {
  described ??= concordia(['serve', '--describe']).then(({ out }) => JSON.parse(out));
  return described;
}

const ajv = new Ajv2020({ strict: false });
const checks = new Map<string, ReturnType<typeof ajv.compile>>();

/** Returns what is wrong with data, by a schema of the description. */
async function validator() {
  const { components } = await description();
  if (checks.size === 0) ajv.addSchema({ $id: 'openrpc', components });
  return (schema: object, data: unknown): unknown => {
    const text = JSON.stringify(schema).replaceAll('"#/', '"openrpc#/');
    const check = checks.get(text) ?? ajv.compile(JSON.parse(text));
    checks.set(text, check);
    return check(data) ? undefined : check.errors;
  };
}

describe('the description', () => {
  test('is what rpc.discover answers', async () => {
    expect((await answerTo('rpc.discover'))?.result).toEqual(await description());
  });

  test('has every method with its parameters', async () => {
    const { methods } = await description();
    expect(methods.map(({ name }) => name)).toEqual([...METHODS.keys()]);
    const legal = methods.find(({ name }) => name === 'legalActions');
    expect(legal?.params).toMatchObject([
      { name: 'state', required: true },
      { name: 'seat', required: false },
    ]);
  });

  test('refers to nothing that it does not have', async () => {
    const whole = await description();
    const text = JSON.stringify(whole);
    const targets = new Set([...text.matchAll(/"\$ref":"([^"]*)"/g)].map(([, target]) => target));
    expect(targets.size).toBeGreaterThan(10);
    for (const target of targets) {
      const [root, ...path] = target?.split('/') ?? [];
      expect(root).toBe('#');
      const found = path.reduce<unknown>((at, key) => Reflect.get(Object(at), key), whole);
      expect(found, target).toBeTypeOf('object');
    }
  });
});

describe('bots', () => {
  test.each(['random', 'greedy', 'planner', 'searcher:sims=2'])(
    '%s chooses a legal action of a state or of a view, the same with the same seed',
    async (strategy) => {
      const params = { state: STATE, strategy, seed: 'ludi' };
      const seen = { ...params, state: library.viewFor(STATE, 0) };
      const [first, again, ofView] = await answersTo(
        ...[params, params, seen].map((given) => asking('chooseAction', given)),
      );
      expect(library.legalActions(STATE)).toContainEqual(first?.result);
      expect(again).toEqual(first);
      // A bot sees only the view of its player.
      expect(ofView).toEqual(first);
    },
  );

  test.each([
    ['a file', { strategy: './bot.js' }, 'wrongValue', 'strategy'],
    ['a strategy that is none', { strategy: 7 }, 'wrongValue', 'strategy'],
    ['a seed that is none', { seed: 7 }, 'wrongType', 'seed'],
    ['a view of somebody else', { state: library.viewFor(STATE, 1) }, 'nothingToPick', 'state'],
  ])('%s is refused', async (_what, given, reason, path) => {
    const answer = await answerTo('chooseAction', { state: STATE, strategy: 'random', ...given });
    expect(answer?.error).toMatchObject({
      code: 1,
      data: { code: 'INVALID_INPUT', reason, details: { path } },
    });
  });
});

describe('errors', () => {
  test('of the library are its ConcordiaErrors', async () => {
    const action = { type: 'playCard', seat: 0, card: 'consul-ii' } as const;
    const result = library.tryApplyAction(STATE, action);
    if (result.ok) throw new Error('it is illegal');
    const { message } = result.error;
    expect((await answerTo('applyAction', [STATE, action]))?.error).toEqual({
      code: 1,
      message,
      data: sent(result.error),
    });
    // As in the library, this function returns them.
    const tried = await answerTo('tryApplyAction', [STATE, action]);
    expect(tried?.result).toEqual({ ok: false, error: sent(result.error) });
  });

  test('of a state of another library', async () => {
    const answer = await answerTo('legalActions', [{ ...STATE, map: 'atlantis' }]);
    expect(answer?.error).toMatchObject({ code: 1, data: { code: 'UNKNOWN_MAP' } });
  });

  test('of a view in place of a state, and of a state of another map', async () => {
    const answers = await answersTo(
      asking('applyAction', [library.viewFor(STATE, 0), LEGAL]),
      asking('applyAction', [{ ...STATE, map: 'corsica' }, LEGAL]),
      asking('follow', [STATE, []]),
    );
    for (const { error } of answers) {
      expect(error).toMatchObject({ code: 1, data: { code: 'INVALID_STATE' } });
    }
  });

  test('of a state that somebody has changed', async () => {
    const [first, ...others] = STATE.players;
    const rich = { ...STATE, players: [{ ...first, money: -1 }, ...others] };
    const answer = await answerTo('applyAction', [rich, LEGAL]);
    expect(answer?.error).toMatchObject({
      code: 1,
      data: { code: 'INVALID_STATE', details: { path: 'players[0].money' } },
    });
  });

  const large: readonly [what: string, line: string, code: number][] = [
    ['a parameter of 10 MB', asking('parseLog', ['x'.repeat(10_000_000)]), 1],
    ['an id of 10 MB', asking('mapIds', [1], 'x'.repeat(10_000_000)), -32602],
    ['a method of 10 MB', asking('x'.repeat(10_000_000)), -32601],
    ['half a list of 10 MB', `[${'1,'.repeat(5_000_000)}`, -32700],
    ['a name of 10 MB', asking('mapIds', { ['x'.repeat(10_000_000)]: 1 }), -32602],
    ['names by the hundred thousand', asking('mapIds', manyNames(100_000)), -32602],
  ];
  test.each(someBeforePush(large, 3))('of %s', async (_what, line, code) => {
    const before = processorTime();
    const [answer, next] = await answersTo(line, asking('mapIds', [], 'next'));
    const taken = processorTime() - before;
    expect(answer?.error?.code).toBe(code);
    expect(JSON.stringify(answer?.error).length).toBeLessThan(2000);
    expect(next).toMatchObject({ id: 'next', result: library.mapIds() });
    expect(taken).toBeLessThan(5000);
  });

  test('of a line that is too long, or no UTF-8', async () => {
    const long = `"${'a'.repeat(21 * 1024 * 1024)}"\n`;
    const input = Buffer.concat([
      Buffer.from(long),
      Buffer.from([0xff, 0x0a]),
      Buffer.from(asking('mapIds')),
    ]);
    const { code, out } = await concordia(['serve'], { stdin: input });
    expect(code).toBe(0);
    expect(jsonLines(out)).toMatchObject([
      { id: null, error: { code: -32700, data: { reason: 'tooLarge' } } },
      { id: null, error: { code: -32700, data: { reason: 'notUtf8' } } },
      // Its line has no end, but all of it has come.
      { id: 1, result: library.mapIds() },
    ]);
  });
});

describe('lines', () => {
  test('may come in pieces', async () => {
    async function* pieces() {
      for (const piece of `${asking('mapIds')}\r\n`.match(/.{1,7}/gs) ?? []) yield piece;
    }
    const { out } = await concordia(['serve'], { stdin: pieces() });
    expect(JSON.parse(out)).toMatchObject({ id: 1, result: library.mapIds() });
  });

  test('are exact: nothing in them is replaced, and nothing steers a terminal', async () => {
    const id = 'a\u001b[2J\u202e\u2028\u{e0041}\ud83d\n\u200d"';
    const [line = ''] = await served([asking('mapIds', [], id)]);
    expect(line).toMatch(/^[\x20-\x7e]*$/);
    expect(JSON.parse(line).id).toBe(id);
  });
});

describe('who does not read the answers', () => {
  /** Takes one piece, and no other before it is let. */
  class Stuck extends Writable {
    taken = 0;
    #go: (() => void) | undefined;

    constructor() {
      super({ highWaterMark: 1 });
    }

    override _write(_chunk: Buffer, _encoding: string, done: () => void): void {
      this.taken += 1;
      this.#go = done;
    }

    release(): void {
      const go = this.#go;
      this.#go = undefined;
      go?.();
    }
  }

  test.each([
    ['requests', (count: number) => `${asking('mapIds')}\n`.repeat(count)],
    ['a batch', (count: number) => `[${Array(count).fill(asking('mapIds')).join(',')}]\n`],
  ])('gets no more of %s, and nothing more is read', async (_what, inputOf) => {
    const stdout = new Stuck();
    let read = 0;
    async function* stdin() {
      for (; read < 3; read += 1) yield inputOf(10);
    }
    const around = { stdin: stdin(), stdout, stderr: new Writable(), isTerminal: false };
    const ended = run(['serve'], around);
    for (let left = 3; left > 0; left -= 1) {
      await setTimeout(20);
      // One is being written, and one waits.
      expect(stdout.taken).toBeLessThanOrEqual(4 - left);
      expect(read).toBe(0);
      stdout.release();
    }
    const timer = setInterval(() => stdout.release());
    expect(await ended).toBe(0);
    clearInterval(timer);
    expect(read).toBe(3);
  });
});

describe('as a process', () => {
  test.skipIf(!IS_NIGHT)(
    'it answers 100,000 requests at once, and a batch of as many, in flat memory',
    async () => {
      const COUNT = 100_000;
      // What is in the way of an answer, one batch as data, has room in this; all requests and answers have not.
      const child = spawn(process.execPath, [
        '--max-old-space-size=64',
        buildCli(files.dir),
        'serve',
      ]);
      const request = asking('mapIds');
      let [size, newlines] = [0, 0];
      child.stdout.on('data', (chunk: Buffer) => {
        size += chunk.length;
        newlines += chunk.filter((byte) => byte === 0x0a).length;
      });
      const batch = Array.from(
        { length: COUNT },
        () => '{"jsonrpc":"2.0","id":1,"method":"mapIds"}',
      );
      child.stdin.write(`${request}\n`.repeat(COUNT));
      child.stdin.end(`[${batch.join(',')}]\n`);
      const [code] = await once(child, 'close');
      expect({ code, newlines }).toEqual({ code: 0, newlines: COUNT + 1 });
      expect(size).toBeGreaterThan(COUNT * 300);
    },
  );

  test('it ends quietly when nobody reads any more', () => {
    const { status, stdout } = spawnSync(
      'bash',
      [
        '-c',
        `yes '${asking('mapIds')}' | "${process.execPath}" "${buildCli(files.dir)}" serve | head -n 2; echo "\${PIPESTATUS[1]}"`,
      ],
      { encoding: 'utf8', timeout: 300_000 },
    );
    expect(status).toBe(0);
    expect(stdout.split('\n').slice(2)).toEqual(['0', '']);
  });
});
