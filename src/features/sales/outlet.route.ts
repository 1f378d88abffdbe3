import { outletRoutes } from '#features/reporting/index.ts';
import { sales } from './outlet.ts';

export const { list, report, transactions } = outletRoutes(sales);
