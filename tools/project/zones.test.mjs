import { spawnSync } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { bins, root } from '../processes/run.mjs';
import { writeZones } from './zones.mjs';

/** One import a file, by the file that has it. */
const forbidden = {
  'src/api/a.ts': '#design-system/x.ts',
  'src/api/contract/a.ts': '../../features/parking/x.ts',
  'src/design-system/Button/a.ts': '#api/client.ts',
  'src/design-system/a.ts': '../api/client.ts',
  'src/features/routes/paths.ts': '#features/parking/index.ts',
  'src/features/parking/a.ts': '#features/auth/queries.ts',
  'src/features/parking/b.ts': '#features/garages/index.ts',
  'src/features/parking/c.ts': '#app/routing/routes.ts',
  'src/features/parking/d.ts': '../garages/model.ts',
  'src/features/parking/e.ts': 'msw',
  'src/features/parking/f.ts': '@chakra-ui/react/dist/esm/index.js',
  'src/features/parking/components/a.ts': '../../garages/model.ts',
  'src/features/parking/components/b.ts': '../../../api/client.ts',
  'src/features/parking/components/deep/a.ts': '../../../reporting/index.ts',
  'src/features/reporting/a.ts': '#features/parking/index.ts',
  'src/features/reporting/b.ts': '#features/outlets/index.ts',
  'src/features/pages/a.ts': '#features/reporting/index.ts',
  'src/app/a.ts': '#simulator/browser.ts',
  'src/app/b.ts': '#features/parking/model.ts',
  'src/app/c.ts': '#features/parking/components/Share.tsx',
  'src/app/main.tsx': '#simulator/world/index.ts',
  'simulator/a.ts': '#api/client.ts',
  'simulator/world/a.ts': '#design-system/x.ts',
  'simulator/world/b.ts': '../../src/api/client.ts',
};
const allowed = {
  'src/api/k.ts': './contract/index.ts',
  'src/api/contract/k.ts': '../days.ts',
  'src/design-system/Button/k.ts': '../theme/x.ts',
  'src/features/parking/k.ts': '#features/reporting/index.ts',
  'src/features/parking/l.ts': '#features/change-requests/index.ts',
  'src/features/parking/m.ts': '#api/client.ts',
  'src/features/parking/n.ts': '#features/routes/paths.ts',
  'src/features/parking/components/k.ts': '../model.ts',
  'src/features/parking/components/deep/k.ts': '../../model.ts',
  'src/features/outlets/k.ts': '#features/reporting/index.ts',
  'src/features/pages/k.ts': '#features/forms/index.ts',
  'src/app/m.ts': '#features/parking/outlet.ts',
  'src/app/k.ts': '#features/parking/index.ts',
  'src/app/l.ts': '#features/parking/ProviderPage.tsx',
  'simulator/k.ts': '#api/contract/index.ts',
  'simulator/world/k.ts': '../clock.ts',
  'stories/k.ts': '#simulator/simulator.ts',
};
/** The ways in which a file can name another. */
const kinds = {
  import: (path) => `import { x } from '${path}';\nexport const y = x;\n`,
  type: (path) => `import type { X } from '${path}';\nexport type Y = X;\n`,
  'export from': (path) => `export { x } from '${path}';\n`,
  'dynamic import': (path) => `export const x = () => import('${path}');\n`,
};

const project = mkdtempSync(join(tmpdir(), 'portal-zones-'));
let broken;

const nameOf = (file, kind) => file.replace(/(\.tsx?)$/, `${kind === 'import' ? '' : `.${kind.replace(' ', '-')}`}$1`);

beforeAll(() => {
  cpSync(join(root, 'biome.json'), join(project, 'biome.json'));
  for (const [file, path] of Object.entries({ ...forbidden, ...allowed }))
    for (const [kind, text] of Object.entries(kinds)) {
      const name = join(project, nameOf(file, kind));
      mkdirSync(dirname(name), { recursive: true });
      writeFileSync(name, text(path));
    }
  writeFileSync(join(project, 'src/app/main.tsx'), kinds['dynamic import'](forbidden['src/app/main.tsx']));
  writeZones(project);
  const { stdout } = spawnSync(
    process.execPath,
    [
      bins.biome,
      'lint',
      '--vcs-enabled=false',
      '--only=style/noRestrictedImports',
      '--reporter=json',
      '--max-diagnostics=none',
      '.',
    ],
    { cwd: project, encoding: 'utf8' },
  );
  const { diagnostics } = JSON.parse(stdout.slice(stdout.indexOf('{')));
  broken = new Set(diagnostics.map(({ location }) => (location.path.file ?? location.path).replaceAll('\\', '/')));
});

afterAll(() => rmSync(project, { recursive: true }));

describe('the import zones', () => {
  for (const kind of Object.keys(kinds)) {
    it.each(Object.entries(forbidden))(`${kind}: %s may not use %s`, (file) => {
      const name = file === 'src/app/main.tsx' ? file : nameOf(file, kind);
      expect(broken).toContain(name);
    });
    it.each(Object.entries(allowed))(`${kind}: %s may use %s`, (file) => {
      expect(broken).not.toContain(nameOf(file, kind));
    });
  }

  it('leave the one door to the simulator', () => {
    writeFileSync(join(project, 'src/app/main.tsx'), kinds['dynamic import']('#simulator/browser.ts'));
    const { status } = spawnSync(
      process.execPath,
      [bins.biome, 'lint', '--vcs-enabled=false', '--only=style/noRestrictedImports', 'src/app/main.tsx'],
      { cwd: project },
    );
    expect(status).toBe(0);
  });
});
