import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { spdxLicence } from '../../scripts/licences.mjs';
import { npmSync, root } from '../processes/run.mjs';

/** One SPDX identifier is an id, a combination an expression; anything else is a name. */
function licencesOf(licence) {
  if (licence === undefined) return [];
  if (/ (OR|AND|WITH) /.test(licence)) return [{ expression: licence }];
  return [{ license: /^[\w.+-]+$/.test(licence) ? { id: licence } : { name: licence } }];
}

/**
 * The bill of materials of what the portal itself needs, as CycloneDX 1.5: npm's own, from the lockfile. What differs from one run
 * or machine to another is left out, and licences that a package does not declare as SPDX are those that
 * scripts/licences.mjs knows.
 *
 * @throws when there is no npm, or the lockfile does not fit package.json.
 */
export function billOfMaterials() {
  const args = ['sbom', '--package-lock-only', '--omit', 'dev', '--sbom-format', 'cyclonedx'];
  const { status, stdout, stderr } = npmSync(args, { encoding: 'utf8', maxBuffer: 64 * 1024 ** 2 });
  if (status !== 0) throw new Error(`npm sbom failed.\n${stderr}`);
  const { serialNumber, metadata, components, ...rest } = JSON.parse(stdout);
  const { name, version, packages } = JSON.parse(readFileSync(join(root, 'package-lock.json'), 'utf8'));
  const declared = (component) => packages[`node_modules/${component.name}`]?.license;
  return {
    ...rest,
    // npm names the portal by its folder.
    metadata: { component: { ...metadata.component, type: 'application', name, version } },
    components: components.map((component) => ({
      ...component,
      licenses: component.licenses ?? licencesOf(spdxLicence(component.name, declared(component))),
    })),
  };
}
