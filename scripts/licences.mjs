/**
 * `node scripts/licences.mjs`: lists the licences of all installed packages, and fails on one that is unknown or not allowed.
 * Run by `npm run lint`. `--quiet` prints problems only, `--markdown` the list for the documents: the packages that the
 * project names itself, and every package that a company must know of.
 */
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { parseArgs } from 'node:util';
import { root } from '../tools/processes/run.mjs';

/** Licences that require only their notice, or that oblige only those who change the package itself. */
const allowed = new Set([
  '0BSD',
  'Apache-2.0',
  'BlueOak-1.0.0',
  'BSD-2-Clause',
  'BSD-3-Clause',
  'CC-BY-4.0',
  'CC0-1.0',
  'ISC',
  'MIT',
  'MPL-2.0',
  'OFL-1.1',
  'Python-2.0',
  'Unlicense',
  'Zlib',
]);

/** Also allowed in packages of development: a library that they load unchanged and that no user receives. */
const allowedInDevelopment = new Set(['LGPL-3.0-or-later']);

/**
 * Packages whose licence is not in the list or no SPDX expression, by name: the declaration in their package.json, and
 * its meaning. `condition`: a company must know of it before it uses the portal.
 */
export const special = {
  highcharts: {
    declared: 'https://www.highcharts.com/license',
    condition: 'Commercial use needs a licence of Highsoft (highcharts.com).',
  },
  'react-leaflet': {
    declared: 'Hippocratic-2.1',
    condition: 'The licence forbids uses that violate human rights, and is not approved by the OSI.',
  },
  '@react-leaflet/core': { declared: 'Hippocratic-2.1', condition: 'As react-leaflet, of which it is a part.' },
  'png-js': {
    declared: undefined,
    condition: 'No licence field; its LICENSE file is MIT. It comes with @react-pdf/renderer.',
  },
  // The Eclipse Distribution License 1.0 is the BSD-3-Clause licence.
  jsts: { declared: '(EDL-1.0 OR EPL-1.0)', means: 'BSD-3-Clause' },
  exit: { declared: 'MIT', means: 'MIT' },
  'splaytree-ts': { declared: 'BDS-3-Clause', means: 'BSD-3-Clause' },
};

const read = (path) => JSON.parse(readFileSync(join(root, path), 'utf8'));

/** Returns the licence that a package.json declares: SPDX today, objects with a type in old packages. */
const declaredBy = ({ license, licenses }) => {
  const all = [license ?? licenses ?? []].flat().map((one) => (typeof one === 'string' ? one : one.type));
  return all.length > 0 ? all.join(' OR ') : undefined;
};

/**
 * Whether an SPDX expression allows the use: of `A OR B` one is enough, of `A AND B` both are needed.
 *
 * @param expression - such as `(MIT OR GPL-3.0-or-later)`, without parentheses inside parentheses.
 * @param development - whether only development needs the package.
 */
export const isAllowed = (expression, development = false) =>
  expression
    .replace(/^\((.*)\)$/, '$1')
    .split(' OR ')
    .some((choice) =>
      choice
        .split(' AND ')
        .map((name) => name.trim())
        .every((name) => allowed.has(name) || (development && allowedInDevelopment.has(name))),
    );

/** Every installed package once: name, version, declared licence, and whether only development needs it. */
function installed() {
  const packages = new Map();
  for (const [path, { version, dev, devOptional }] of Object.entries(read('package-lock.json').packages)) {
    // Packages for other systems are in the lockfile, but not installed; their licence is that of the package they
    // belong to.
    if (path === '' || !existsSync(join(root, path, 'package.json'))) continue;
    const name = path.replace(/.*node_modules\//, '');
    const known = packages.get(`${name}@${version}`);
    const development = Boolean(dev || devOptional) && known?.development !== false;
    packages.set(`${name}@${version}`, {
      name,
      version,
      declared: declaredBy(read(`${path}/package.json`)),
      development,
    });
  }
  return [...packages.values()].sort((a, b) => a.name.localeCompare(b.name, 'en'));
}

/** Returns the problems of packages' licences, a sentence each. */
export function problemsOf(packages) {
  const problems = packages.flatMap(({ name, version, declared, development }) => {
    const known = special[name];
    if (known)
      return known.declared === declared
        ? []
        : [
            `${name}@${version} declares ${declared ?? 'no licence'}, which is not what scripts/licences.mjs says of it.`,
          ];
    if (declared === undefined) return [`${name}@${version} declares no licence.`];
    return isAllowed(declared, development)
      ? []
      : [`${name}@${version} has the licence ${declared}, which is not allowed.`];
  });
  const names = new Set(packages.map(({ name }) => name));
  const gone = Object.keys(special).filter((name) => !names.has(name));
  return [...problems, ...gone.map((name) => `${name} is not installed: remove it from scripts/licences.mjs.`)];
}

const licenceOf = ({ name, declared }) => special[name]?.means ?? declared ?? 'none declared';

/** A package's licence for the bill of materials: an SPDX expression, or the declared text where it is none. */
export const spdxLicence = (name, declared) => special[name]?.means ?? declared;

/** The number of packages by licence, in production and development. */
function printCounts(packages) {
  const groups = new Map();
  for (const one of packages) groups.set(licenceOf(one), [...(groups.get(licenceOf(one)) ?? []), one]);
  const rows = [...groups].sort((a, b) => b[1].length - a[1].length);
  console.log('production  development  licence');
  for (const [licence, list] of rows) {
    const development = list.filter((one) => one.development).length;
    const names = list.length <= 3 ? `  (${list.map(({ name }) => name).join(', ')})` : '';
    console.log(
      `${String(list.length - development).padStart(10)}  ${String(development).padStart(11)}  ${licence}${names}`,
    );
  }
}

/** The documents' list: packages that a company must know of, then the project's own dependencies. */
function printMarkdown(packages) {
  console.log('| Package | Licence | What to know |\n| --- | --- | --- |');
  for (const one of packages.filter(({ name }) => special[name]?.condition))
    console.log(`| ${one.name} ${one.version} | ${licenceOf(one)} | ${special[one.name].condition} |`);
  const { dependencies, devDependencies } = read('package.json');
  for (const [title, own] of Object.entries({ Production: dependencies, Development: devDependencies })) {
    console.log(`\n| ${title} | Licence |\n| --- | --- |`);
    for (const one of packages.filter(({ name, version }) => own[name] === version))
      console.log(`| ${one.name} ${one.version} | ${licenceOf(one)} |`);
  }
}

function main() {
  const { values } = parseArgs({
    options: { quiet: { type: 'boolean', default: false }, markdown: { type: 'boolean', default: false } },
  });
  const packages = installed();
  if (values.markdown) printMarkdown(packages);
  else if (!values.quiet) {
    printCounts(packages);
    console.log('\nA company must know of these:');
    for (const one of packages.filter(({ name }) => special[name]?.condition))
      console.log(`  ${one.name} ${one.version} (${licenceOf(one)}): ${special[one.name].condition}`);
  }
  const problems = problemsOf(packages);
  for (const problem of problems) console.error(`✗ ${problem}`);
  if (!values.markdown) console.log(`Licences: ${packages.length} packages, ${problems.length} problems`);
  return problems.length > 0 ? 1 : 0;
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) process.exitCode = main();
