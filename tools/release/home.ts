/**
 * Where the project lives, for package.json and the README as they are published: all of it follows from the one line
 * `repository`.
 */

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
  const place = placeOf(repository);
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

/** @returns `owner/name`. */
function placeOf(repository: unknown): string {
  const [, owner, name] = /^github:([\w.-]+)\/([\w.-]+)$/.exec(String(repository)) ?? [];
  if (owner === undefined || owner === NOBODY) {
    throw new Error(
      `"repository" in package.json has to be "github:owner/name", and is ${JSON.stringify(repository)}.`,
    );
  }
  return `${owner}/${name}`;
}

/** The page about the site stands for the site itself. */
const SITE = 'docs/site/README.md';

/**
 * The README with absolute links: npm shows it without the files beside it.
 *
 * @param version - links lead to the files of this version.
 * @throws as `homeOf` does.
 */
export function publishedReadme(readme: string, repository: unknown, version: string): string {
  const place = placeOf(repository);
  const [owner, name] = place.split('/');
  const addressOf = (path: string, isPicture: boolean): string => {
    if (path === SITE) return `https://${owner}.github.io/${name}/`;
    return isPicture
      ? `https://raw.githubusercontent.com/${place}/v${version}/${path}`
      : `https://github.com/${place}/blob/v${version}/${path}`;
  };
  // Code stays as it is.
  const pieces = readme.split(/^(```.*?^```)$/ms);
  return pieces
    .map((piece) =>
      piece.startsWith('```')
        ? piece
        : piece.replace(
            /(!?)(\[[^\]]*\])\((?![a-z]+:|#)([^)\s]+)\)/g,
            (_, mark: string, label: string, path: string) =>
              `${mark}${label}(${addressOf(path, mark !== '')})`,
          ),
    )
    .join('');
}
