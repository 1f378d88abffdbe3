import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type RouteName, routePaths } from '../../src/features/routes/paths.ts';

const root = join(import.meta.dirname, '../..');

/** A page of the route table: its route's name, and the module that the router imports for it, from the project's root. */
export interface RoutePage {
  readonly name: RouteName;
  readonly module: string;
  /** Whether it fills the window. */
  readonly bare: boolean;
}

/** The pages of `src/app/routing/routes.ts`, read from its text: the build must not run the table, which imports every page. */
export function readRouteTable(text = readFileSync(join(root, 'src/app/routing/routes.ts'), 'utf8')): RoutePage[] {
  const rows = [...text.matchAll(/name: '(\w+)',((?:(?!name: ')[\s\S])*?)import\('#features\/([^']+)'\)/g)];
  const imports = new Set([...text.matchAll(/import\('#features\/([^']+)'\)/g)].map(([, module]) => module));
  for (const [, , , module] of rows) imports.delete(module);
  if (imports.size > 0) throw new Error(`The route table has no literal name for ${[...imports].join(', ')}`);
  return rows.map(([, name = '', settings = '', module]) => {
    if (!(name in routePaths)) throw new Error(`The route table has a route ${name}, which has no path`);
    return {
      name: name as RouteName,
      module: `src/features/${module}`,
      bare: /\bbare: true/.test(settings),
    };
  });
}
