import { outletRoutes } from '#features/reporting/index.ts';
import { GaragesPage } from './GaragesPage.tsx';
import { garages } from './outlet.ts';

export const list = { loader: garages.listPage.loader, Component: GaragesPage };
export const { report, transactions } = outletRoutes(garages);
