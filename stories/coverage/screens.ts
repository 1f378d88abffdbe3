import { matchPath } from 'react-router-dom';
import { portalRoutes } from '#app/routing/routes.ts';
import { type RouteName, routePaths, statisticsViews } from '#features/routes/paths.ts';

/** A row of the page: a route, or the page for unknown paths. The statistics' own path leads to their first view. */
export type ScreenName = Exclude<RouteName, 'statistics'> | 'notFound';

export interface Screen {
  readonly name: ScreenName;
  readonly path: string;
  /** The part of the portal, as the sidebar names it. */
  readonly area: string;
}

/** The areas by the first part of a path, in the sidebar's order. */
const areas: Readonly<Record<string, string>> = {
  '': 'Dashboard',
  parking: 'Parking',
  garaze: 'Garages',
  ulaznice: 'Parks',
  parkovi: 'Parks',
  prodaja: 'Sales',
  zahtjevi: 'Change requests',
  obracuni: 'Statements',
  'paydo-statistika': 'Statistics',
  'status-sustava': 'System',
  incidenti: 'System',
  settings: 'Settings',
  'promijeni-lozinku': 'Accounts',
  login: 'Accounts',
  'reset-password': 'Accounts',
  denied: 'Accounts',
  '*': 'Accounts',
};

const areaNames: readonly string[] = [...new Set(Object.values(areas))];

function areaOf(path: string): string {
  const area = areas[path.split('/')[1] ?? path];
  if (!area) throw new Error(`The path ${path} belongs to no area of the coverage: add its first part.`);
  return area;
}

const pathOf = (name: ScreenName): string => (name === 'notFound' ? '*' : routePaths[name]);

const inTable: ReadonlySet<string> = new Set(portalRoutes.map(({ name }) => name));

/** The paths outside the main layout (router.tsx), which the route table lacks. */
const publicNames = (Object.keys(routePaths) as RouteName[]).filter((name) => !inTable.has(name));

const names = [...portalRoutes.map(({ name }) => name), ...publicNames, 'notFound' as const].filter(
  (name): name is ScreenName => name !== 'statistics',
);

/** Every screen of the portal, by area. */
export const screens: readonly Screen[] = names
  .map((name) => ({ name, path: pathOf(name), area: areaOf(pathOf(name)) }))
  .sort((a, b) => areaNames.indexOf(a.area) - areaNames.indexOf(b.area));

/** A screen as the page names it: “Parking provider receipts”. */
export const screenLabel = (name: ScreenName): string =>
  name.replace(/[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`).replace(/^./, (letter) => letter.toUpperCase());

/** The screen that the portal shows at an address, with or without search parameters. */
export function screenAt(address: string): ScreenName {
  const { pathname } = new URL(address, 'https://portal.example');
  const found = (Object.keys(routePaths) as RouteName[]).find((name) => matchPath(routePaths[name], pathname));
  return found === 'statistics' ? (statisticsViews[0] as ScreenName) : (found ?? 'notFound');
}
