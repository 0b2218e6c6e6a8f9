/** The bill of materials of the package in CycloneDX format, reduced from what npm reports for this folder. */

/** A package, as npm reports it. */
interface Component {
  /** Its name and version. */
  readonly 'bom-ref': string;
}

/** The output of `npm sbom --sbom-format cyclonedx`. */
export interface Bill {
  readonly metadata: { readonly component: Component & { readonly name: string } };
  readonly components: readonly Component[];
  readonly dependencies: readonly {
    readonly ref: string;
    readonly dependsOn?: readonly string[];
  }[];
}

/** The names and versions in THIRD-PARTY.txt, each above its copyright. */
export function bundledIn(notices: string): readonly string[] {
  return [...notices.matchAll(/^(\S+) (\d\S*)\n {2}/gm)].map(
    ([, name, version]) => `${name}@${version}`,
  );
}

/**
 * Reduces the bill of everything installed to what is shipped.
 *
 * @param name - of the package; npm uses the name of its folder.
 * @param bundled - the packages bundled in it, by name and version.
 * @param installed - the names of the packages installed with it.
 * @throws if one of these is not on the bill.
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

/** These packages and all their dependencies. */
function reached(
  from: readonly string[],
  edges: ReadonlyMap<string, readonly string[]>,
): ReadonlySet<string> {
  const found = new Set(from);
  for (const ref of found) for (const next of edges.get(ref) ?? []) found.add(next);
  return found;
}
