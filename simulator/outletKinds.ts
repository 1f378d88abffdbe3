import { garages } from './handlers/garages.ts';
import type { OutletKind } from './handlers/outlets.ts';
import { parking } from './handlers/parking.ts';
import { parks } from './handlers/parks.ts';
import { sales } from './handlers/sales.ts';

/** Every kind of outlet, in the order of the dashboard's services. Data, calls and scenarios are derived from this list. */
export const outletKinds: readonly OutletKind[] = [parking, garages, parks, sales];
