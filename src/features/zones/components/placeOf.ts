import type { ParkingProviderInfo } from '#api/contract/parking.ts';

/** Where a provider is, in degrees; undefined where that is not known. */
export const placeOf = (info: ParkingProviderInfo | undefined) =>
  info?.latitude != null && info.longitude != null ? { latitude: info.latitude, longitude: info.longitude } : undefined;
