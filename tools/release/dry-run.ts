/**
 * Everything that a release does but publish, in a clean clone of the last commit: version and changelog, build, package and
 * bill of materials, sizes and consumers, reference, and what a provenance and npm would say.
 */
import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { namesNobody } from './home';
import { outcomeOf } from './outcome';
import { provenanceOf } from './provenance';

/** Stands for the owner as long as package.json names none. */
const STAND_IN = 'github:somebody/concordia-rules';

/** @throws if a step fails, with all that it has printed. */
export function dryRun(): void {
  const clone = mkdtempSync(join(tmpdir(), 'concordia-release-'));
  const npm = (...args: readonly string[]): string => printed('npm', args, clone);
  const read = (file: string): string => readFileSync(join(clone, file), 'utf8');
  const write = (file: string, data: object): void =>
    writeFileSync(join(clone, file), `${JSON.stringify(data, undefined, 2)}\n`);
  try {
    printed('git', ['clone', '--quiet', process.cwd(), clone], clone);
    const commit = printed('git', ['rev-parse', 'HEAD'], clone).trim();
    step('a clean clone, and its packages', () => {
      npm('ci', '--no-audit', '--no-fund');
      return commit;
    });
    step('version and changelog', () => {
      npm('run', 'release:version');
      return JSON.parse(read('package.json')).version;
    });
    const manifest = JSON.parse(read('package.json'));
    const isNameless = namesNobody(manifest.repository);
    const repository = isNameless ? STAND_IN : manifest.repository;
    if (isNameless) write('package.json', { ...manifest, repository });
    step('build, package, notes and bill of materials', () => {
      npm('run', 'release');
      const { components } = JSON.parse(read('release/sbom.cdx.json'));
      return `${components.length} packages in the bill, ${read('release/notes.md').length} letters of notes`;
    });
    const [tarball = ''] = readdirSync(join(clone, 'release')).filter((file) =>
      file.endsWith('.tgz'),
    );
    step('statement of provenance, not signed', () => {
      const packed = readFileSync(join(clone, 'release', tarball));
      const statement = provenanceOf(manifest, repository, commit, packed);
      write('release/provenance.json', statement);
      return `sha512 ${statement.subject[0].digest.sha512.slice(0, 16)}…`;
    });
    step('what npm would publish', () => {
      const said = npm('publish', `./release/${tarball}`, '--dry-run', '--access', 'public');
      return lines(said, /(?:total files|package size|unpacked size): .*/g);
    });
    step('the package as strangers get it: publint, types, vectors, sizes, all consumers', () => {
      const said = printed('npm', ['run', 'test:package'], clone, { FUZZ: '1' });
      return lines(said, /^- .+: left out, .+$|^\d+ passed, \d+ failed$/gm);
    });
    step('reference', () =>
      lines(npm('run', 'docs'), /\d+ errors? and \d+ warnings?|generated at .*/g),
    );
    if (isNameless) console.log('missing: the owner in the line "repository" of package.json');
    console.log('Nothing has been published.');
  } finally {
    rmSync(clone, { recursive: true, force: true });
  }
}

/** Does a step, and prints what it has found and how long it took. */
function step(name: string, act: () => string): void {
  const start = performance.now();
  const found = act();
  const seconds = Math.round((performance.now() - start) / 1000);
  console.log(`✓ ${name} (${seconds} s): ${found}`);
}

function lines(text: string, wanted: RegExp): string {
  return (text.match(wanted) ?? []).join(', ');
}

/** @returns all that a program prints. */
function printed(
  command: string,
  args: readonly string[],
  cwd: string,
  env: Readonly<Record<string, string>> = {},
): string {
  // What a workflow would be told is not for here; and npm says what it does, however it was called.
  const { stdout, stderr } = outcomeOf(command, args, {
    cwd,
    env: {
      ...process.env,
      GITHUB_OUTPUT: undefined,
      GITHUB_REPOSITORY: undefined,
      npm_config_loglevel: 'notice',
      ...env,
    },
  });
  return stdout + stderr;
}
