/** Runs programs, as the checks of the package do. */
import { execFile } from 'node:child_process';

/** Runs a program in a folder. @returns what it prints; throws with all of it if the program fails. */
export async function run(command: string, args: readonly string[], cwd: string): Promise<string> {
  const { status, stdout, stderr } = await ended(command, args, cwd);
  if (status !== 0) {
    throw new Error(`${command} ${args.join(' ')} ended with ${status}\n${stdout}${stderr}`);
  }
  return stdout;
}

export interface Ended {
  readonly status: number | string;
  readonly stdout: string;
  readonly stderr: string;
}

/** The same for a program that may fail. */
export function ended(command: string, args: readonly string[], cwd: string): Promise<Ended> {
  const options = { cwd, encoding: 'utf8', maxBuffer: 64 * 1024 * 1024 } as const;
  return new Promise((done) => {
    execFile(command, [...args], options, (error, stdout, stderr) => {
      done({ status: error === null ? 0 : (error.code ?? 'a signal'), stdout, stderr });
    });
  });
}
