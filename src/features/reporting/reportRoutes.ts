import type { RouteName } from '#features/paths.ts';

/** What a report page shows when neither its URL nor an earlier search sets the filters. */
export interface FilterDefaults {
  /** Compares with the previous period. */
  readonly compareByDefault?: boolean;
}

/** The pages whose URL holds the report filters, with their default filters. */
export const reportRoutes = {
  home: {},
  parking: {},
  parkingProvider: { compareByDefault: true },
  garages: {},
  garageDetails: {},
  parks: {},
  parkDetails: { compareByDefault: true },
  sales: {},
  saleDetails: { compareByDefault: true },
} as const satisfies Partial<Record<RouteName, FilterDefaults>>;

export type ReportRoute = keyof typeof reportRoutes;
