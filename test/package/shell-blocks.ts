/** The shell blocks of the pages, run in their order as a reader runs them: in an empty folder, with the packed library. */
import assert from 'node:assert/strict';
import { spawn, spawnSync } from 'node:child_process';
import {
  appendFileSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  truncateSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type Block, blocksOf, commandsOf, PAGES, page, ROOT } from '../readme/markdown';
import { leftOut } from '../support/left-out';
import { IS_NIGHT } from '../support/night';
import type { Ended } from './run';

/** Marks of blocks that do not run here, as they stand behind ```sh, with the reason. */
const ELSEWHERE: Readonly<Record<string, string>> = {
  'in a checkout': 'it runs scripts of the repository, which the package does not have',
  'with GNU parallel and ssh': 'it needs other machines',
  'with Slurm': 'it needs a cluster',
  'with ten minutes': 'it takes ten minutes',
  'with the ids': 'its ids are those of games that somebody has found',
  'with GNU parallel': 'test/docs/beyond-one-machine.test.ts runs it where GNU parallel is',
  'with the template': 'test/package/template.ts runs it, without a network',
  'with PostgreSQL':
    'docs/examples/server/test/databases.test.ts runs the same with a PostgreSQL of its own',
  'with python3': 'test/docs/serve.test.ts runs it where python3 is',
  'with Redis': 'test/docs/beyond-one-machine.test.ts runs it where Redis is',
};

/** A command that goes on until it is ended. */
interface Endless {
  /** What it prints when all is well. */
  readonly says: RegExp;
  /** Uses it, by what it has printed. */
  readonly use?: (printed: string) => Promise<void>;
}

const ENDLESS: Readonly<Record<string, Endless>> = {
  'npx vite': { says: /Local: +http\S+\n/, use: pageAnswers },
  'npx tsx serve.ts': { says: /API serving on 8001[\s\S]*App serving on \d+/ },
  'npx tsx main.ts': { says: /Listening on ws:.*\n.*Livia: .*\n.*Gaius: .*\n.*Spectators: / },
};

/** A page, its style and all modules that it imports are there; what they do, tests beside them try. */
async function pageAnswers(printed: string): Promise<void> {
  const [, start = ''] = /Local: +(http\S+)/.exec(printed) ?? [];
  const waiting = [start];
  const seen = new Set(waiting);
  for (let url = waiting.shift(); url !== undefined; url = waiting.shift()) {
    const answer = await fetch(url, { headers: { accept: url === start ? 'text/html' : '*/*' } });
    const text = await answer.text();
    assert.equal(answer.status, 200, `${url}\n${text.slice(0, 500)}`);
    const parts = text.matchAll(/\b(?:src|href)="([^":]+)"/g);
    const imports = text.matchAll(/\b(?:from|import)\s*\(?"([./][^"]*)"/g);
    for (const [, path = ''] of url === start ? parts : imports) {
      const { href } = new URL(path.replaceAll('&amp;', '&'), url);
      if (seen.has(href)) continue;
      seen.add(href);
      waiting.push(href);
    }
  }
  assert.ok(seen.size > 5, `only ${[...seen].join(', ')}`);
}

/** What is typed where a command asks: the printed example of 114 points. */
const TYPED = [
  ...['base', 'Livia', 'none', 'no', 'no'],
  ...['vesta 1, jupiter 2, saturnus 4, mercurius 2, mars 3, farmer'],
  ...['brick 3, food 4, tool 3, cloth 2', '7', '5', '13', 'cloth 1, tool 3, brick 1', 'yes', '0'],
];

const ARCHIVES = 'docs/guides/archives.md';

/** Exit codes of the page about archives, where a log that is not good is a result: of the command line, and of xargs. */
const ALSO_GOOD: Readonly<Record<string, readonly number[]>> = {
  [ARCHIVES]: [1, 123],
};

/** The mark of a block that comes before the page it needs: the reader writes `index.html` of the block behind it. */
const WITH_PAGE = 'sh with the page below';

const MINUTE = 60_000;

interface Session {
  readonly path: string;
  readonly folder: string;
  /** Where the packed library is installed. */
  readonly installed: string;
  /** Commands of the page that have been run, such as `score`. */
  readonly kinds: Set<string>;
}

/** Pages whose blocks run at night only, since before a push something else does nearly the same. README.md always runs. */
const AT_NIGHT: Readonly<Record<string, string>> = {
  'docs/board.md': 'tests beside the examples build and play them',
  'docs/boardgame-io.md': 'docs/examples/boardgame/test/page.test.ts plays it',
  'docs/bots.md': 'test/readme runs its command, and README.md installs',
  'docs/command-line.md': 'test/readme runs its commands, and README.md installs',
  'docs/kit/README.md': 'test/docs/own-parts.test.ts plays and checks its example',
  'docs/guides/archives.md': 'README.md installs, and test/cli/archive runs the commands',
  'docs/guides/screen.md': 'tests beside the examples build and play them',
  'docs/guides/server.md': 'tests in docs/examples/server play on it',
  'docs/guides/training.md': 'test/readme and test/docs/training.test.ts run its commands',
};

/** Pages with blocks that run here: at night all of them. */
export const SHELL_PAGES: readonly string[] = PAGES.filter(
  (path) => blocksOf(page(path)).some(runsHere) && (IS_NIGHT || !(path in AT_NIGHT)),
);

function runsHere({ language }: Block): boolean {
  return language === 'sh' || language === 'console' || language === WITH_PAGE;
}

/** Every block runs here, or is marked with a reason why not. */
export function checkMarks(): void {
  const marks = PAGES.flatMap((path) =>
    blocksOf(page(path)).flatMap(({ language }) =>
      /^(?:sh|bash|shell|console)\b/.test(language) ? [language] : [],
    ),
  ).filter((language) => !['sh', 'console', WITH_PAGE].includes(language));
  const known = Object.keys(ELSEWHERE).map((mark) => `sh ${mark}`);
  assert.deepEqual([...new Set(marks)].sort(), known.sort());
  for (const path of Object.keys(AT_NIGHT)) assert.ok(blocksOf(page(path)).some(runsHere), path);
}

/**
 * Runs the blocks of a page, one after the other.
 *
 * @param installed - where the packed library is installed.
 */
export async function runBlocks(path: string, installed: string): Promise<void> {
  if (path === ARCHIVES && spawnSync('jq', ['--version']).status !== 0) {
    leftOut(`shell of ${path}`, 'there is no jq');
    return;
  }
  // Outside of the repository, and of all projects: npm looks for one in the folders above.
  const folder = mkdtempSync(join(tmpdir(), 'concordia-shell-'));
  const session = { path, folder, installed, kinds: new Set<string>() };
  try {
    const blocks = blocksOf(page(path));
    for (const block of blocks.filter(runsHere)) {
      if (block.language === WITH_PAGE) {
        const lines = blocks[blocks.indexOf(block) + 1]?.lines ?? [];
        mkdirSync(join(folder, 'concordia'));
        writeFileSync(join(folder, 'concordia/index.html'), lines.join('\n'));
      }
      if (block.language === 'console') await runCommands(block, session);
      else await runScript(block, session);
    }
    if (path === ARCHIVES) checkArchive(folder);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

/** Two parts are parts: each is checked by a program of its own, and the start of it takes the time. */
function withFewerParts(line: string): string {
  return IS_NIGHT ? line : line.replace(/^split -n l\/8 /, 'split -n l/2 ');
}

async function runScript({ lines }: Block, session: Session): Promise<void> {
  if (lines.some((line) => line.startsWith('sed -i'))) await stopInTheMiddle(session);
  const endless = lines.findIndex((line) => ENDLESS[line] !== undefined);
  assert.ok(endless === -1 || endless === lines.length - 1, 'nothing follows what does not end');
  const last = ENDLESS[lines.at(-1) ?? ''];
  const script = lines.map(withFewerParts).join('\n');
  const { status, stdout, stderr } = await shell(script, session, last);
  assert.equal(status, 0, `${lines.join('\n')}\nended with ${status}\n${stdout}${stderr}`);
}

/** One command of each kind, and whatever writes files: test/readme runs all others. */
async function runCommands(block: Block, session: Session): Promise<void> {
  for (const { line, args, output: expected } of commandsOf(block)) {
    const [kind = ''] = args;
    if (kind !== 'example' && session.kinds.has(kind)) continue;
    session.kinds.add(kind);
    const { stdout, stderr } = await shell(line, session, undefined);
    const isRefused = expected[0]?.startsWith('error: ') ?? false;
    const printed = (isRefused ? stderr : stdout).trimEnd().split('\n');
    const cut = expected.indexOf('…');
    const shown = cut === -1 ? printed : printed.slice(0, cut);
    assert.deepEqual(shown, cut === -1 ? expected : expected.slice(0, cut), line);
  }
}

/** @param endless - its last command, which is ended as soon as it has been used. */
function shell(script: string, session: Session, endless: Endless | undefined): Promise<Ended> {
  const { folder, path, installed } = session;
  const prefix = join(folder, '.global');
  const good = [0, ...(ALSO_GOOD[path] ?? [])].join('|');
  // Each command counts, also one in the middle.
  const strict = `set -o pipefail; trap 'case $? in ${good}) ;; *) exit 70 ;; esac' ERR`;
  const child = spawn('bash', ['-c', `${strict}\n${script}\n${path in ALSO_GOOD ? 'true' : ''}`], {
    cwd: folder,
    // A group of its own, so that what does not end can be ended with all that it has started.
    detached: true,
    env: {
      ...withoutNpm(process.env),
      PATH: [join(import.meta.dirname, 'stand-ins'), join(prefix, 'bin'), process.env.PATH].join(
        ':',
      ),
      npm_config_prefix: prefix,
      npm_config_update_notifier: 'false',
      INSTALLED: installed,
      CHECKOUT: ROOT,
      PORT: '0',
      NO_COLOR: '1',
    },
  });
  // Most scripts read nothing, and may have ended before.
  child.stdin.on('error', () => undefined);
  child.stdin.end(TYPED.map((line) => `${line}\n`).join(''));
  let [stdout, stderr] = ['', ''];
  let isSeen = false;
  const end = () => {
    if (child.pid === undefined) return;
    try {
      process.kill(-child.pid);
    } catch {
      // It has ended by itself.
    }
  };
  let using: Promise<void> | undefined;
  child.stdout.on('data', (piece: Buffer) => {
    stdout += piece;
    if (using !== undefined || !endless?.says.test(stdout)) return;
    using = (endless.use?.(stdout) ?? Promise.resolve()).then(
      () => {
        isSeen = true;
      },
      (error) => {
        stderr += error;
      },
    );
    using.finally(end);
  });
  child.stderr.on('data', (piece: Buffer) => {
    stderr += piece;
  });
  const timer = setTimeout(end, 10 * MINUTE);
  return new Promise((done, fail) => {
    child.on('error', fail);
    child.on('close', (code, signal) => {
      clearTimeout(timer);
      end();
      done({ status: isSeen ? 0 : (code ?? signal ?? 'a signal'), stdout, stderr });
    });
  });
}

/** What npm tells the scripts that it runs, such as this one, is not for the npm of a reader. */
function withoutNpm(env: NodeJS.ProcessEnv): NodeJS.ProcessEnv {
  return Object.fromEntries(
    Object.entries(env).filter(
      ([name]) => !/^npm_(?!config_(?:cache|registry|userconfig)$)/i.test(name),
    ),
  );
}

/** Checks the archive again, and leaves results that break off in the middle of a line. */
async function stopInTheMiddle(session: Session): Promise<void> {
  await shell('concordia validate --json games.ndjson > results.ndjson', session, undefined);
  const results = join(session.folder, 'results.ndjson');
  const lines = readFileSync(results, 'utf8').trimEnd().split('\n');
  const whole = Math.floor(lines.length / 2);
  truncateSync(results);
  appendFileSync(results, `${lines.slice(0, whole).join('\n')}\n${lines[whole]?.slice(0, 100)}`);
}

/** What the page about archives has left behind: all results in their order, as if nothing had stopped, and the good logs. */
function checkArchive(folder: string): void {
  const linesOf = (file: string) => readFileSync(join(folder, file), 'utf8').trimEnd().split('\n');
  const results = linesOf('results.ndjson').map((line) => JSON.parse(line));
  const logs = linesOf('games.ndjson').length;
  assert.deepEqual(
    results.map(({ line }) => line),
    Array.from({ length: logs }, (_, index) => index + 1),
  );
  assert.equal(results.filter(({ ok }) => !ok).length, 1);
  assert.equal(linesOf('good.ndjson').length, logs - 1);
}
