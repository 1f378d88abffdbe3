/** The bill of materials of the lockfile, as CycloneDX 1.6. The same lockfile gives the same document. */

const hashNames = { sha512: 'SHA-512', sha384: 'SHA-384', sha256: 'SHA-256', sha1: 'SHA-1' };

/** `sha512-…` in Base64, as CycloneDX has it: algorithm and hexadecimal digits. */
const hashesOf = (integrity = '') =>
  integrity
    .split(/\s+/)
    .filter(Boolean)
    .map((hash) => {
      const [algorithm = '', digest = ''] = hash.split(/-(.*)/s);
      return { alg: hashNames[algorithm], content: Buffer.from(digest, 'base64').toString('hex') };
    });

const purlOf = (name, version) => `pkg:npm/${name.replace('@', '%40')}@${version}`;

/** One SPDX identifier is an id, a combination an expression; anything else is a name. */
function licencesOf(licence) {
  if (licence === undefined) return [];
  if (/^[\w.+-]+$/.test(licence)) return [{ license: { id: licence } }];
  if (/ (OR|AND|WITH) /.test(licence)) return [{ expression: licence }];
  return [{ license: { name: licence } }];
}

const nameOf = (path) => path.replace(/.*node_modules\//, '');

/** The path of the package that `name` means for the package at `from`: the nearest one above it, as Node looks. */
function resolved(packages, from, name) {
  for (let at = from; ; at = at.slice(0, Math.max(0, at.lastIndexOf('node_modules/') - 1))) {
    const path = at === '' ? `node_modules/${name}` : `${at}/node_modules/${name}`;
    if (packages[path]) return path;
    if (at === '') return undefined;
  }
}

/**
 * @param {{ packages: Record<string, any> }} lock - package-lock.json
 * @param {{ production?: boolean, licenceOf?: (name: string, declared: string | undefined) => string | undefined }}
 * [options] - `production`: only what the portal itself needs. `licenceOf`: the licence of a package as an SPDX
 * expression, where its own declaration is not one.
 */
export function billOfMaterials(lock, { production = false, licenceOf = (_, declared) => declared } = {}) {
  const { packages } = lock;
  const root = packages[''];
  const refOf = (path) =>
    path === '' ? purlOf(root.name, root.version) : purlOf(nameOf(path), packages[path].version);
  /** The paths of what a package needs, optional peers apart: they are there only when something else needs them. */
  const needsOf = (path) => {
    const { dependencies, devDependencies, optionalDependencies, peerDependencies, peerDependenciesMeta } =
      packages[path];
    const peers = Object.keys(peerDependencies ?? {}).filter((name) => !peerDependenciesMeta?.[name]?.optional);
    const own = { ...dependencies, ...optionalDependencies, ...(path === '' && !production ? devDependencies : {}) };
    return [...Object.keys(own), ...peers]
      .map((name) => resolved(packages, path, name))
      .filter((other) => other !== undefined);
  };
  const reached = new Set(['']);
  for (const path of reached) for (const other of needsOf(path)) reached.add(other);

  const components = new Map();
  const edges = new Map();
  for (const path of reached) {
    edges.set(refOf(path), new Set([...(edges.get(refOf(path)) ?? []), ...needsOf(path).map(refOf)]));
    if (path === '') continue;
    const { version, integrity, license, optional } = packages[path];
    components.set(refOf(path), {
      type: 'library',
      'bom-ref': refOf(path),
      name: nameOf(path),
      version,
      purl: refOf(path),
      scope: optional ? 'optional' : 'required',
      hashes: hashesOf(integrity),
      licenses: licencesOf(licenceOf(nameOf(path), license)),
    });
  }
  const byRef = ([a], [b]) => (a < b ? -1 : 1);
  return {
    $schema: 'http://cyclonedx.org/schema/bom-1.6.schema.json',
    bomFormat: 'CycloneDX',
    specVersion: '1.6',
    version: 1,
    metadata: {
      component: {
        type: 'application',
        'bom-ref': refOf(''),
        name: root.name,
        version: root.version,
        purl: refOf(''),
      },
    },
    components: [...components].sort(byRef).map(([, component]) => component),
    dependencies: [...edges].sort(byRef).map(([ref, on]) => ({ ref, dependsOn: [...on].sort() })),
  };
}
