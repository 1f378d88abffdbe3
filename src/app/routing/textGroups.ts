import { outletNamespaces } from '#features/routes/paths.ts';

/** The texts that the login page and the frame of every page need. */
const publicNamespaces = ['ui', 'app', 'auth', 'forms'] as const;

/** The texts of the other pages outside the main layout. */
const accountNamespaces = ['account'] as const;

/** The texts of the main layout, of the dashboard and of what all report pages consist of. */
const reportNamespaces = ['dashboard', 'data', 'dateRange', 'files', 'layout', 'reporting'] as const;

/**
 * The texts of the report pages of outlets, of the palette, which names them, and of the saved views. All others are loaded
 * with the first page that is not a report.
 */
const listNamespaces = [...outletNamespaces, 'lists', 'palette', 'parking', 'shares', 'statements', 'views'] as const;

/** The namespaces of texts by what needs them first; the build makes one file for each group and language. */
export const textGroups = {
  public: publicNamespaces,
  account: accountNamespaces,
  reports: reportNamespaces,
  lists: listNamespaces,
  /** The calendar on charts, which comes after the figures. */
  calendar: ['calendar'],
  /** The days of two compared periods, and why a total changed. */
  compared: ['changes', 'periods'],
} as const satisfies Record<string, readonly string[]>;

/** Returns the group of a namespace. */
export const textGroupOf = (namespace: string): string =>
  Object.entries<readonly string[]>(textGroups).find(([, names]) => names.includes(namespace))?.[0] ?? 'others';
