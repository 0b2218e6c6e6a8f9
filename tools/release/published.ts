/** Asks npm. */
import { spawnSync } from 'node:child_process';

/**
 * @param what - a package, `name`, or a version of it, `name@1.0.0`.
 * @throws if npm cannot say.
 */
export function isPublished(what: string): boolean {
  const asked = ['view', what, 'version', '--loglevel=error'];
  const { status, stdout, stderr } = spawnSync('npm', asked, { encoding: 'utf8' });
  if (status !== 0 && !stderr.includes('E404')) throw new Error(stderr);
  return stdout.trim() !== '';
}
