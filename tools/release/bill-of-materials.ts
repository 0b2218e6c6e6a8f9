/** What is in the package and what it installs, in the form of CycloneDX: npm knows all that is installed here. */

/** What npm tells of a package. */
interface Component {
  /** Its name and version. */
  readonly 'bom-ref': string;
}

/** As `npm sbom --sbom-format cyclonedx` prints it. */
export interface Bill {
  readonly metadata: { readonly component: Component & { readonly name: string } };
  readonly components: readonly Component[];
  readonly dependencies: readonly {
    readonly ref: string;
    readonly dependsOn?: readonly string[];
  }[];
}

/** The names and versions in THIRD-PARTY.txt: each stands above its copyright. */
export function bundledIn(notices: string): readonly string[] {
  return [...notices.matchAll(/^(\S+) (\d\S*)\n {2}/gm)].map(
    ([, name, version]) => `${name}@${version}`,
  );
}

/**
 * The bill of all that is installed, cut down to what is shipped.
 *
 * @param name - of the package: npm takes that of its folder.
 * @param bundled - what is inside of it, by name and version.
 * @param installed - the names of what is installed with it.
 * @throws if something of these is not on the bill.
 */
export function shippedOf(
  all: Bill,
  name: string,
  bundled: readonly string[],
  installed: readonly string[],
): Bill {
  const root = all.metadata.component;
  const edges = new Map(all.dependencies.map(({ ref, dependsOn }) => [ref, dependsOn ?? []]));
  const direct = (edges.get(root['bom-ref']) ?? []).filter((ref) =>
    installed.includes(nameIn(ref)),
  );
  const shipped = new Set([...bundled, ...reached(direct, edges)]);
  const components = all.components.filter((component) => shipped.has(component['bom-ref']));
  const listed = new Set(components.map((component) => component['bom-ref']));
  const missing = [...shipped].filter((ref) => !listed.has(ref));
  if (missing.length > 0 || direct.length !== installed.length) {
    throw new Error(`The bill of materials knows nothing of ${missing.join(', ') || installed}.`);
  }
  const dependencies = [
    { ref: root['bom-ref'], dependsOn: [...shipped] },
    ...[...shipped].map((ref) => ({
      ref,
      dependsOn: (edges.get(ref) ?? []).filter((other) => shipped.has(other)),
    })),
  ];
  return {
    ...all,
    metadata: { ...all.metadata, component: { ...root, name } },
    components,
    dependencies,
  };
}

function nameIn(ref: string): string {
  return ref.slice(0, ref.lastIndexOf('@'));
}

/** These and all that they need. */
function reached(
  from: readonly string[],
  edges: ReadonlyMap<string, readonly string[]>,
): ReadonlySet<string> {
  const found = new Set(from);
  for (const ref of found) for (const next of edges.get(ref) ?? []) found.add(next);
  return found;
}
