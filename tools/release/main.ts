/**
 * Makes the files of a release in the folder `release`: the package, its bill of materials, and its section of the
 * changelog. It publishes nothing, and skips a version that npm already has. In a workflow, it sets outputs. With `--dry-run`
 * it tries all of a release in a clean clone, from the version to what npm would publish, and keeps nothing.
 */
import {
  appendFileSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { join } from 'node:path';
import { THIRD_PARTY } from '../notices';
import { type Bill, bundledIn, shippedOf } from './bill-of-materials';
import { notesOf, pendingIn } from './changelog';
import { dryRun } from './dry-run';
import { type Home, homeOf, publishedReadme } from './home';
import { isPublished, outcomeOf } from './outcome';

const FOLDER = 'release';
const MANIFEST = 'package.json';
const README = 'README.md';
/** Of the lock: what is installed leaves out what an older Node.js cannot have. */
const SBOM = ['sbom', '--package-lock-only', '--sbom-format=cyclonedx', '--sbom-type=library'];

const { GITHUB_REPOSITORY, GITHUB_OUTPUT } = process.env;
const text = readFileSync(MANIFEST, 'utf8');
const readme = readFileSync(README, 'utf8');
const manifest = JSON.parse(text);
const { name, version, dependencies } = manifest;

if (process.argv.includes('--dry-run')) dryRun();
else release();

function release(): void {
  const home = homeOf(manifest.repository, GITHUB_REPOSITORY);
  const pending = pendingIn(readdirSync('.changeset'));
  if (pending.length > 0) {
    throw new Error(
      `${pending.length} changesets are in no version: npm run release:version first.`,
    );
  }
  const isNew = !isPublished(`${name}@${version}`);
  if (isNew) prepare(home);
  else console.log(`${name} ${version} has been published.`);
  if (GITHUB_OUTPUT !== undefined) {
    appendFileSync(GITHUB_OUTPUT, `publish=${isNew}\nversion=${version}\n`);
  }
}

function prepare(home: Home): void {
  rmSync(FOLDER, { recursive: true, force: true });
  mkdirSync(FOLDER);
  const notes = notesOf(readFileSync('CHANGELOG.md', 'utf8'), version);
  writeFileSync(join(FOLDER, 'notes.md'), notes);
  npm('run', 'prepack');
  pack(home);
  const all: Bill = JSON.parse(npm(...SBOM));
  const bundled = bundledIn(readFileSync(THIRD_PARTY, 'utf8'));
  const bill = shippedOf(all, name, bundled, Object.keys(dependencies));
  writeFileSync(join(FOLDER, 'sbom.cdx.json'), `${JSON.stringify(bill, undefined, 2)}\n`);
}

/** Only the published files have full addresses. */
function pack(home: Home): void {
  writeFileSync(MANIFEST, `${JSON.stringify({ ...manifest, ...home }, undefined, 2)}\n`);
  writeFileSync(README, publishedReadme(readme, manifest.repository, version));
  try {
    npm('pack', '--ignore-scripts', '--pack-destination', FOLDER);
  } finally {
    writeFileSync(MANIFEST, text);
    writeFileSync(README, readme);
  }
}

function npm(...args: readonly string[]): string {
  return outcomeOf('npm', args).stdout;
}
