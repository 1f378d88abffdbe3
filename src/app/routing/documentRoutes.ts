import type { RouteName } from '#features/routes/paths.ts';

/** Lists of documents, which consist of the same components, and need the same texts, as the reports. */
export const documentRoutes: readonly RouteName[] = ['parkingProviderReceipts', 'parkTickets', 'statements'];
