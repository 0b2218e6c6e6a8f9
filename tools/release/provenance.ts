/** The statement of provenance that npm signs when a workflow publishes: what was built, from which commit. */
import { createHash } from 'node:crypto';
import { placeOf } from './home';

/** Where the package is published from. */
const WORKFLOW = '.github/workflows/release.yml';

/** A statement in the format in-toto, with a predicate of SLSA. */
interface Provenance {
  readonly _type: string;
  readonly subject: readonly [
    { readonly name: string; readonly digest: { readonly sha512: string } },
  ];
  readonly predicateType: string;
  readonly predicate: object;
}

/**
 * @param repository - the line of package.json, `github:owner/name`.
 * @param packed - the file that npm gets.
 * @throws as `homeOf` does.
 */
export function provenanceOf(
  { name, version }: { readonly name: string; readonly version: string },
  repository: unknown,
  commit: string,
  packed: Uint8Array,
): Provenance {
  const page = `https://github.com/${placeOf(repository)}`;
  const sha512 = createHash('sha512').update(packed).digest('hex');
  return {
    _type: 'https://in-toto.io/Statement/v1',
    subject: [{ name: `pkg:npm/${name}@${version}`, digest: { sha512 } }],
    predicateType: 'https://slsa.dev/provenance/v1',
    predicate: {
      buildDefinition: {
        buildType: 'https://slsa-framework.github.io/github-actions-buildtypes/workflow/v1',
        externalParameters: {
          workflow: { ref: 'refs/heads/main', repository: page, path: WORKFLOW },
        },
        resolvedDependencies: [
          { uri: `git+${page}@refs/heads/main`, digest: { gitCommit: commit } },
        ],
      },
      runDetails: { builder: { id: 'https://github.com/actions/runner/github-hosted' } },
    },
  };
}
