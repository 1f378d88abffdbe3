import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { spdxLicence } from '../../scripts/licences.mjs';
import { billOfMaterials } from '../build/billOfMaterials.mjs';
import { root } from '../processes/run.mjs';

const read = (path) => JSON.parse(readFileSync(join(root, path), 'utf8'));
const lock = read('package-lock.json');
const entries = Object.entries(lock.packages).filter(([path]) => path !== '');
const nameOf = (path) => path.replace(/.*node_modules\//, '');

it('has the hash of every package, those of other systems too, and no address', () => {
  expect(entries.length).toBeGreaterThan(1000);
  expect(
    entries.filter(([, { integrity }]) => !/^sha512-[\w+/]{86}==$/.test(integrity ?? '')).map(([path]) => path),
  ).toEqual([]);
  expect(entries.filter(([, { resolved, link }]) => resolved !== undefined || link).map(([path]) => path)).toEqual([]);
});

it('has exact versions in package.json, each in the lockfile', () => {
  const { dependencies, devDependencies } = read('package.json');
  for (const [name, version] of Object.entries({ ...dependencies, ...devDependencies })) {
    expect(version, name).toMatch(/^\d+\.\d+\.\d+$/);
    expect(lock.packages[`node_modules/${name}`]?.version, name).toBe(version);
  }
});

it('decides by name about every package with an install script, and about no other', () => {
  const { allowScripts } = read('package.json');
  const withScripts = new Set(
    entries.filter(([, { hasInstallScript }]) => hasInstallScript).map(([path]) => nameOf(path)),
  );
  expect(Object.keys(allowScripts).sort()).toEqual([...withScripts].sort());
  // npm 10 knows no list of names: it runs no script at all, so that none may be allowed.
  expect(Object.values(allowScripts).filter(Boolean)).toEqual([]);
  expect(readFileSync(join(root, '.npmrc'), 'utf8')).toMatch(/^ignore-scripts=true$/m);
});

it('gives a bill of materials with a hash, a licence and what each package needs', () => {
  const bill = billOfMaterials(lock, { production: true, licenceOf: spdxLicence });
  expect(billOfMaterials(lock, { production: true, licenceOf: spdxLicence })).toEqual(bill);
  const byRef = new Map(bill.components.map((component) => [component['bom-ref'], component]));
  expect(byRef.size).toBe(bill.components.length);
  const { version } = lock.packages['node_modules/react'];
  const react = byRef.get(`pkg:npm/react@${version}`);
  expect(react).toMatchObject({ name: 'react', scope: 'required', licenses: [{ license: { id: 'MIT' } }] });
  expect(react?.hashes[0]).toEqual({ alg: 'SHA-512', content: expect.stringMatching(/^[\da-f]{128}$/) });
  // One package declares no licence (scripts/licences.mjs).
  expect(bill.components.filter(({ licenses }) => licenses.length === 0).map(({ name }) => name)).toEqual(['png-js']);
  const own = bill.dependencies.find(({ ref }) => ref === bill.metadata.component['bom-ref']);
  expect(own?.dependsOn).toHaveLength(Object.keys(read('package.json').dependencies).length);
  for (const { dependsOn } of bill.dependencies) for (const ref of dependsOn) expect(byRef.has(ref), ref).toBe(true);
  // Every package is reached from the portal.
  const needs = new Map(bill.dependencies.map(({ ref, dependsOn }) => [ref, dependsOn]));
  const reached = new Set([own?.ref]);
  for (const ref of reached) for (const next of needs.get(ref) ?? []) reached.add(next);
  expect([...byRef.keys()].filter((ref) => !reached.has(ref))).toEqual([]);
  expect(bill.components.some(({ name }) => name === 'msw' || name === 'vitest')).toBe(false);
  const all = billOfMaterials(lock);
  expect(all.components.some(({ name }) => name === 'msw')).toBe(true);
});

/** Whether a range of versions of Node has some of 20; minor versions are not looked at. */
const allowsNode20 = (range) =>
  range.split('||').some((part) => {
    const [, sign, major] = /([<>=^~v ]*)(\d+)/.exec(part.trim()) ?? [];
    return major === undefined || (sign.startsWith('>') ? Number(major) <= 20 : Number(major) === 20);
  });

it('has no package that asks for a newer Node than 20, which package.json promises', () => {
  expect(read('package.json').engines.node).toMatch(/^\^20\./);
  expect(['>=18', '^20.19.0 || >=22.12.0', '>= 4', '*', '18 || 20 || >=22'].filter(allowsNode20)).toHaveLength(5);
  expect(['>=22', '^22.13 || >=24'].filter(allowsNode20)).toEqual([]);
  const newer = entries.filter(([, { engines }]) => !allowsNode20(engines?.node ?? '*'));
  expect(newer.map(([path, { engines }]) => `${path} ${engines.node}`)).toEqual([]);
});

it('installs at most 1,100 packages on one system', () => {
  const installed = Object.keys(read('node_modules/.package-lock.json').packages);
  expect(installed.length).toBeGreaterThan(900);
  expect(installed.length).toBeLessThanOrEqual(1100);
});

it('is what is installed', () => {
  for (const [path, { version }] of entries)
    if (existsSync(join(root, path, 'package.json'))) expect(read(`${path}/package.json`).version, path).toBe(version);
});
