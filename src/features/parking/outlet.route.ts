import { outletRoutes } from '#features/reporting/index.ts';
import { parking } from './outlet.ts';
import { ProvidersPage } from './ProvidersPage.tsx';

export const list = { loader: parking.listPage.loader, Component: ProvidersPage };
export const { report, transactions } = outletRoutes(parking);
