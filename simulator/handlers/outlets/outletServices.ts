import type { Permission } from '#api/permissions.ts';
import type { Outlet, ServiceName } from '../../world/catalogue.ts';
import { garageOutlets } from '../../world/seeds/garages.ts';
import { parkingOutlets } from '../../world/seeds/parking.ts';
import { parkOutlets } from '../../world/seeds/parks.ts';
import { salesOutlets } from '../../world/seeds/salesProviders.ts';

/** A service with its outlets: everything in the simulator except its texts and the handlers of its calls. */
export interface OutletService {
  readonly service: ServiceName;
  /** The id and the code of its service on the wire (behaviour 4.12). */
  readonly id: number;
  readonly code: string;
  /** The outlets of the default scenario. */
  readonly outlets: readonly Outlet[];
  /** The path that the calls of one outlet begin with, such as `/garaze/garaza/{id}/`. */
  readonly path: string;
  /** The permission to open the page of one outlet. */
  readonly reportPermission: Permission;
}

/** The service of every kind of outlet, in the order of the dashboard's services. Data and scenarios are derived from this list. */
export const outletServices: readonly OutletService[] = [
  {
    service: 'parking',
    id: 1,
    code: 'PARKING',
    outlets: parkingOutlets,
    path: '/parking/provider/{id}/',
    reportPermission: 'ParkingProviderView',
  },
  {
    service: 'garages',
    id: 2,
    code: 'GARAZE',
    outlets: garageOutlets,
    path: '/garaze/garaza/{id}/',
    reportPermission: 'GarazaDetaljiView',
  },
  {
    service: 'parks',
    id: 3,
    code: 'ULAZNICE',
    outlets: parkOutlets,
    path: '/parkovi/park/{id}/',
    reportPermission: 'ParkDetaljiView',
  },
  {
    service: 'sales',
    id: 4,
    code: 'PRODAJA',
    outlets: salesOutlets,
    path: '/prodaja/igeusprovider/{id}/',
    reportPermission: 'ProdajaDetaljiView',
  },
];
