/**
 * Turns the changesets into a version and its section of the changelog. As long as npm has no version at all, they become
 * part of the first release, which keeps its number.
 */
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { firstOf, NOTHING_YET, pendingIn } from './changelog';
import { isPublished, outcomeOf } from './outcome';

const MANIFEST = 'package.json';
const CHANGELOG = 'CHANGELOG.md';
const CHANGESETS = '.changeset';

const text = readFileSync(MANIFEST, 'utf8');
const { name, version } = JSON.parse(text);

if (pendingIn(readdirSync(CHANGESETS)).length > 0 && !isPublished(name)) {
  const { changelog, changeset } = firstOf(readFileSync(CHANGELOG, 'utf8'), name, version);
  writeFileSync(MANIFEST, text.replace(`"version": "${version}"`, `"version": "${NOTHING_YET}"`));
  writeFileSync(CHANGELOG, changelog);
  writeFileSync(`${CHANGESETS}/first-release.md`, changeset);
}
outcomeOf('npx', ['changeset', 'version']);
