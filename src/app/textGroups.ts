/** The texts that the pages outside the main layout need, and the layout itself. */
export const publicNamespaces: readonly string[] = ['ui', 'app', 'auth', 'forms'];

/** The texts of the report pages. All others are loaded with the first page that is not a report. */
export const reportNamespaces: readonly string[] = [
  'dashboard',
  'dateRange',
  'files',
  'garages',
  'lists',
  'parking',
  'parkingProvider',
  'parks',
  'reporting',
  'sales',
  'statements',
];

/** The group of a namespace; the build makes one file a group and language. */
export const textGroupOf = (namespace: string): 'public' | 'reports' | 'others' =>
  publicNamespaces.includes(namespace) ? 'public' : reportNamespaces.includes(namespace) ? 'reports' : 'others';
