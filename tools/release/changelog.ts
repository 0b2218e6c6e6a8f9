/** What the changelog says of a version, and the changesets that it is made of. */

/** The notes of a release: its section of the changelog. @throws if there is none. */
export function notesOf(changelog: string, version: string): string {
  const [, ...parts] = changelog.split(/^## /m);
  const part = parts.find((text) => text.startsWith(`${version}\n`));
  if (part === undefined) throw new Error(`CHANGELOG.md has nothing of ${version}.`);
  return `${part.slice(version.length).trim()}\n`;
}

/** From here changesets count up: the first release is a major one. */
export const NOTHING_YET = '0.0.0';

/** The first release: what was noted before it belongs to it, because nobody has had a version before. */
interface First {
  /** The changelog without what it says of the first release. */
  readonly changelog: string;
  /** The changeset that says the same. */
  readonly changeset: string;
}

/** @throws if the changelog has anything but the first release. */
export function firstOf(changelog: string, name: string, version: string): First {
  const [head = '', ...sections] = changelog.split(/^(?=## )/m);
  const [, entry] =
    /^## (?:\S+)\n\n### Major Changes\n\n- (?:[0-9a-f]{7,}: )?([\s\S]+)$/.exec(sections[0] ?? '') ??
    [];
  if (sections.length !== 1 || entry === undefined || !sections[0]?.startsWith(`## ${version}\n`)) {
    throw new Error(`CHANGELOG.md has to have one section, of ${version}, with one entry.`);
  }
  const text = entry.replaceAll(/^ {2}/gm, '').trim();
  return { changelog: head, changeset: `---\n'${name}': major\n---\n\n${text}\n` };
}

/** The changesets among the files of their folder. */
export function pendingIn(files: readonly string[]): readonly string[] {
  return files.filter((file) => file.endsWith('.md') && file !== 'README.md');
}
