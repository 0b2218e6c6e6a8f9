/** A PostgreSQL of its own for tests, from the programs of this machine. */
import { spawnSync } from 'node:child_process';
import { chownSync, existsSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** Where Debian has the programs that are not in the path. */
const DEBIAN = '/usr/lib/postgresql';

/** The folder of `initdb` and `pg_ctl`; nothing if they are not on this machine. */
export const POSTGRES: string | undefined = [
  ...(process.env.PATH ?? '').split(':'),
  ...(existsSync(DEBIAN) ? readdirSync(DEBIAN).map((version) => join(DEBIAN, version, 'bin')) : []),
].find((folder) => existsSync(join(folder, 'initdb')) && existsSync(join(folder, 'pg_ctl')));

export interface Cluster {
  readonly url: string;
  start(): void;
  /** As if the power had failed. */
  crash(): void;
  /** Kills it and all that it has started, in whatever they are doing; then it is to be started again. */
  kill(): void;
  /** Kills one of those that answer connections. It comes back by itself, after it has put everything in order. */
  killBackend(): void;
  remove(): void;
}

/** It refuses to run as root. */
export const AS_NOBODY: { readonly uid?: number } =
  process.getuid?.() === 0
    ? { uid: Number(spawnSync('id', ['-u', 'nobody'], { encoding: 'utf8' }).stdout) }
    : {};

/** Starts it; nobody reaches it but by the socket in its folder. */
export function startPostgres(bin: string): Cluster {
  const folder = mkdtempSync(join(tmpdir(), 'concordia-pg-'));
  if (AS_NOBODY.uid !== undefined) chownSync(folder, AS_NOBODY.uid, -1);
  const data = join(folder, 'data');

  function run(program: string, ...options: readonly string[]): void {
    const settings = { stdio: 'pipe', encoding: 'utf8', cwd: folder, ...AS_NOBODY } as const;
    const { status, stderr } = spawnSync(join(bin, program), ['-D', data, ...options], settings);
    if (status !== 0) throw new Error(`${program}: ${stderr}`);
  }

  const settings = `-c fsync=off -c listen_addresses= -c unix_socket_directories=${folder}`;
  const start = () => run('pg_ctl', '-w', '-s', '-l', join(folder, 'log'), '-o', settings, 'start');
  const crash = () => run('pg_ctl', '-w', '-s', '-m', 'immediate', 'stop');
  const processId = () => Number(readFileSync(join(data, 'postmaster.pid'), 'utf8').split('\n')[0]);
  /** What it has started, with what each of them says that it does. */
  const children = () => {
    const parent = String(processId());
    const { stdout } = spawnSync('ps', ['-A', '-o', 'pid=,ppid=,args='], { encoding: 'utf8' });
    return stdout.split('\n').flatMap((line) => {
      const [, pid, ppid, about = ''] = /^ *(\d+) +(\d+) (.*)/.exec(line) ?? [];
      return pid === undefined || ppid !== parent ? [] : [{ pid: Number(pid), about }];
    });
  };
  run('initdb', '-U', 'concordia', '-A', 'trust', '-E', 'UTF8', '--locale=C', '-N');
  start();
  return {
    url: `postgres://concordia@localhost/postgres?host=${folder}`,
    start,
    crash,
    kill() {
      const first = processId();
      // It starts nobody while the others are counted.
      process.kill(first, 'SIGSTOP');
      const all = [...children().map(({ pid }) => pid), first];
      spawnSync('kill', ['-KILL', ...all.map(String)]);
      while (all.some(isAlive)) spawnSync('sleep', ['0.01']);
      // Where nobody waits for a process that has ended, its number still looks as if it were in use.
      for (const lock of [join(data, 'postmaster.pid'), join(folder, '.s.PGSQL.5432.lock')]) {
        rmSync(lock, { force: true });
      }
    },
    killBackend() {
      const backend = children().find(({ about }) => about.includes(': concordia postgres'));
      if (backend === undefined) throw new Error('nobody is connected');
      process.kill(backend.pid, 'SIGKILL');
    },
    remove() {
      crash();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

/** Whether a process still does anything; one that has ended and is waited for by nobody does not. */
function isAlive(pid: number): boolean {
  const { stdout } = spawnSync('ps', ['-o', 'stat=', '-p', String(pid)], { encoding: 'utf8' });
  return stdout.trim() !== '' && !stdout.startsWith('Z');
}
