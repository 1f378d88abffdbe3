import { garages } from './handlers/garages.ts';
import type { OutletService } from './handlers/outlets.ts';
import { parking } from './handlers/parking.ts';
import { parks } from './handlers/parks.ts';
import { sales } from './handlers/sales.ts';

/** The service of every kind of outlet, in the order of the dashboard's services. Data, calls and scenarios are derived from this list. */
export const outletServices: readonly OutletService[] = [parking, garages, parks, sales];
