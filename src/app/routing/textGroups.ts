import { outletNamespaces } from '#features/routes/paths.ts';
import type { PageArea } from './routes.ts';

/** The texts that the login page and the frame of every page need. */
const publicNamespaces = ['ui', 'app', 'auth', 'forms'] as const;

/** The texts of the main layout, of the dashboard and of what all report pages consist of. */
const reportNamespaces = ['dashboard', 'data', 'dateRange', 'files', 'layout', 'reporting'] as const;

/**
 * The texts of every page but the dashboard, of the palette, which names outlets, of the saved views, and of what is opened seldom.
 */
const listNamespaces = [
  ...outletNamespaces,
  'drafts',
  'lists',
  'palette',
  'parking',
  'session',
  'shares',
  'shortcuts',
  'statements',
  'views',
] as const;

/** The texts of zones, hours, closing rules, borders and requests. */
const operationNamespaces = [
  'borderFiles',
  'borders',
  'borderTools',
  'changeRequests',
  'closingRules',
  'hours',
  'hoursYear',
  'many',
  'map',
  'operations',
  'seasons',
  'time',
  'zones',
  'zonesYear',
] as const;

/**
 * The namespaces of texts by what needs them first, among them those of the areas of pages; the build makes one file for
 * each group and language.
 */
export const textGroups = {
  public: publicNamespaces,
  reports: reportNamespaces,
  lists: listNamespaces,
  system: ['incidents', 'system'],
  operations: operationNamespaces,
  /** `account` is also for the pages outside the main layout, except the login page. */
  others: ['account', 'settings', 'settlement', 'statistics'],
  /** The calendar on charts, which comes after the figures. */
  calendar: ['calendar'],
  /** The days of two compared periods, and why a total changed. */
  compared: ['changes', 'periods'],
} as const satisfies Record<string, readonly string[]> & Record<Exclude<PageArea, 'dashboard'>, readonly string[]>;

/** Returns the group of a namespace; `simulator` for those of the simulator. */
export const textGroupOf = (namespace: string): string =>
  Object.entries<readonly string[]>(textGroups).find(([, names]) => names.includes(namespace))?.[0] ?? 'simulator';

/** The namespaces that the pages of an area need beyond those of the main layout. */
export const textsOf = (area: Exclude<PageArea, 'dashboard'>): readonly string[] => [
  ...textGroups.lists,
  ...textGroups.calendar,
  ...textGroups[area],
];
