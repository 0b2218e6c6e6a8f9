/**
 * The addresses of the project in the published package.json and README, all derived from the line
 * `repository`.
 */

/** The placeholder for the owner of the repository. */
const NOBODY = 'OWNER';

/** The fields of package.json about the repository. */
export interface Home {
  readonly repository: { readonly type: 'git'; readonly url: string };
  readonly homepage: string;
  readonly bugs: string;
}

/**
 * @param repository - the line of package.json, `github:owner/name`.
 * @param builder - the repository that runs the build, `owner/name`, if any.
 * @throws if the line has not been filled in, or names another repository: npm would refuse the provenance.
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

/** Whether the line names no owner yet. */
export function namesNobody(repository: unknown): boolean {
  return String(repository).startsWith(`github:${NOBODY}/`);
}

/** @returns `owner/name`. */
export function placeOf(repository: unknown): string {
  const [, owner, name] = /^github:([\w.-]+)\/([\w.-]+)$/.exec(String(repository)) ?? [];
  if (owner === undefined || namesNobody(repository)) {
    throw new Error(
      `"repository" in package.json has to be "github:owner/name", and is ${JSON.stringify(repository)}.`,
    );
  }
  return `${owner}/${name}`;
}

/** Links to the page about the site become links to the site. */
const SITE = 'docs/site/README.md';

/**
 * The README with absolute links, because npm shows it without its files.
 *
 * @param version - the version of the linked files.
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
  // Code is not changed.
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
