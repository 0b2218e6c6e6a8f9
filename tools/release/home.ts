/** Where the project lives, for package.json as it is published: all of it follows from the one line `repository`. */

/** Stands for whoever owns the repository, until somebody does. */
const NOBODY = 'OWNER';

/** What npm and its readers want to know of the place. */
export interface Home {
  readonly repository: { readonly type: 'git'; readonly url: string };
  readonly homepage: string;
  readonly bugs: string;
}

/**
 * @param repository - the line of package.json, `github:owner/name`.
 * @param builder - the repository that is building, `owner/name`, if one is.
 * @throws if the line has not been filled in, or names another place: npm refuses to say that it was built there.
 */
export function homeOf(repository: unknown, builder: string | undefined): Home {
  const [, owner, name] = /^github:([\w.-]+)\/([\w.-]+)$/.exec(String(repository)) ?? [];
  if (owner === undefined || owner === NOBODY) {
    throw new Error(
      `"repository" in package.json has to be "github:owner/name", and is ${JSON.stringify(repository)}.`,
    );
  }
  const place = `${owner}/${name}`;
  if (builder !== undefined && builder !== place) {
    throw new Error(`"repository" in package.json is ${place}, and this is ${builder}.`);
  }
  const page = `https://github.com/${place}`;
  return {
    repository: { type: 'git', url: `git+${page}.git` },
    homepage: `${page}#readme`,
    bugs: `${page}/issues`,
  };
}
