import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { PageArea } from '../../src/app/routing/routes.ts';
import { type RouteName, routePaths, statisticsViews } from '../../src/features/routes/paths.ts';

const root = join(import.meta.dirname, '../..');

/** A page of the route table: its route's name, and the module that the router imports for it, from the project's root. */
export interface RoutePage {
  readonly name: RouteName;
  readonly module: string;
  /** The part of the portal whose file of code it is in. */
  readonly area: PageArea;
  /** Whether it fills the window. */
  readonly bare: boolean;
}

/** The pages of `src/app/routing/routes.ts`, read from its text: the build must not run the table, which imports every page. */
export function readRouteTable(text = readFileSync(join(root, 'src/app/routing/routes.ts'), 'utf8')): RoutePage[] {
  const rows = [...text.matchAll(/name: '(\w+)',((?:(?!name: ')[\s\S])*?)import\('#features\/([^']+)'\)/g)];
  const imports = new Set([...text.matchAll(/import\('#features\/([^']+)'\)/g)].map(([, module]) => module));
  for (const [, , , module] of rows) imports.delete(module);
  if (imports.size > 0) throw new Error(`The route table has no literal name for ${[...imports].join(', ')}`);
  return rows.flatMap(([, name = '', settings = '', module]) => {
    if (!(name in routePaths)) throw new Error(`The route table has a route ${name}, which has no path`);
    // The rows of the statistics' views are made from the list of these.
    const names = name === 'statistics' ? [name, ...statisticsViews] : [name as RouteName];
    return names.map((name) => ({
      name: name as RouteName,
      module: `src/features/${module}`,
      area: (settings.match(/\barea: '(\w+)'/)?.[1] ?? 'operations') as PageArea,
      bare: /\bbare: true/.test(settings),
    }));
  });
}
