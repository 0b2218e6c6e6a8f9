/** Sources of earlier commits, to compare with those of the working tree; their dependencies are those of today. */
import { execFileSync } from 'node:child_process';
import { existsSync, mkdirSync, rmSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

const ROOT = fileURLToPath(new URL('../', import.meta.url));

/** The whole name of a commit. */
export function commitOf(name: string): string {
  return execFileSync('git', ['rev-parse', name], { cwd: ROOT, encoding: 'utf8' }).trim();
}

/** The folder `src` as it was. */
export function sourcesAt(commit: string): string {
  const folder = `${ROOT}.bench/at/${commit}`;
  if (!existsSync(`${folder}/src/index.ts`)) {
    rmSync(folder, { recursive: true, force: true });
    mkdirSync(folder, { recursive: true });
    const archive = execFileSync('git', ['archive', commit, 'src', 'package.json'], {
      cwd: ROOT,
      maxBuffer: 2 ** 28,
    });
    execFileSync('tar', ['-x', '-C', folder], { input: archive });
  }
  return `${folder}/src`;
}
