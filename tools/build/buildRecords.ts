import { createHash } from 'node:crypto';
import { mkdirSync, readdirSync, readFileSync, renameSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import type { Plugin, ResolvedConfig } from 'vite';
import { spdxLicence } from '../../scripts/licences.mjs';
import { billOfMaterials } from './billOfMaterials.mjs';

/**
 * Names the build, and moves what is for its makers, not for browsers, to the hidden folder `.vite`, which no server
 * serves: source maps in `maps`, and the bill of materials of what the portal needs.
 *
 * The build's id is a hash of its files' names, which contain hashes of their contents: the same sources give the same
 * id on every machine. It is in a `meta` element of index.html, so that a new id changes no script.
 */
export function buildRecords(): Plugin {
  let config: ResolvedConfig;
  return {
    name: 'build-records',
    apply: 'build',
    configResolved(resolved) {
      config = resolved;
    },
    generateBundle: {
      order: 'post',
      handler(_options, bundle) {
        const html = bundle['index.html'];
        // A worker is a build of its own, without a page.
        if (html?.type !== 'asset') return;
        const names = Object.keys(bundle).filter((name) => name.startsWith('assets/') && !name.endsWith('.map'));
        const id = createHash('sha256').update(names.sort().join('\n')).digest('hex').slice(0, 10);
        html.source = String(html.source).replace('</head>', `  <meta name="build" content="${id}" />\n  </head>`);
        const lock = JSON.parse(readFileSync(join(config.root, 'package-lock.json'), 'utf8'));
        const bill = billOfMaterials(lock, { production: true, licenceOf: spdxLicence });
        this.emitFile({
          type: 'asset',
          fileName: '.vite/bom.cdx.json',
          source: `${JSON.stringify({ ...bill, metadata: { ...bill.metadata, properties: [{ name: 'build', value: id }] } }, undefined, 2)}\n`,
        });
      },
    },
    writeBundle() {
      const folder = resolve(config.root, config.build.outDir);
      const maps = join(folder, '.vite/maps');
      const names = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter(
        (name) => name.endsWith('.map') && !name.startsWith('.vite'),
      );
      for (const name of names) {
        mkdirSync(dirname(join(maps, name)), { recursive: true });
        renameSync(join(folder, name), join(maps, name));
      }
    },
  };
}
