/** What comes of programs that run to their end. */
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

/**
 * Asks npm.
 *
 * @param what - a package, `name`, or a version of it, `name@1.0.0`.
 * @throws if npm cannot say.
 */
export function isPublished(what: string): boolean {
  try {
    return outcomeOf('npm', ['view', what, 'version', '--loglevel=error']).stdout.trim() !== '';
  } catch (error) {
    if (String(error).includes('E404')) return false;
    throw error;
  }
}
