/** The notes of a release: its section of the changelog. */

/** @throws if the changelog does not name the version. */
export function notesOf(changelog: string, version: string): string {
  const [, ...parts] = changelog.split(/^## /m);
  const part = parts.find((text) => text.startsWith(`${version}\n`));
  if (part === undefined) throw new Error(`CHANGELOG.md has nothing of ${version}.`);
  return `${part.slice(version.length).trim()}\n`;
}
