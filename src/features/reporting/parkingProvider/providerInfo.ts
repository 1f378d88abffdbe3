import { request } from '#api/client.ts';
import { getParkingProviderInfo } from '#api/contract/parking.ts';
import { infoQuery } from '../comparedQuery.ts';

/** A parking provider's name, code and place. */
export const providerInfo = (id: number) =>
  infoQuery(['parking', 'provider', id, 'info'], (signal) =>
    request(getParkingProviderInfo, { params: { id } }, { signal }),
  );
