import { outletRoutes } from '#features/reporting/index.ts';
import { parks } from './outlet.ts';

export const { list, report, transactions } = outletRoutes(parks);
