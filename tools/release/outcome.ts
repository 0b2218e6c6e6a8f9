/** Runs a program to its end. */
import { type SpawnSyncOptions, spawnSync } from 'node:child_process';

/** @throws if it fails, with all that it has printed. */
export function outcomeOf(
  command: string,
  args: readonly string[],
  options: Pick<SpawnSyncOptions, 'cwd' | 'env'> = {},
): { readonly stdout: string; readonly stderr: string } {
  const { status, stdout, stderr } = spawnSync(command, args, {
    ...options,
    encoding: 'utf8',
    maxBuffer: 64 * 1024 * 1024,
  });
  if (status === 0) return { stdout, stderr };
  throw new Error(`${command} ${args.join(' ')} ended with ${status}\n${stdout}${stderr}`);
}
