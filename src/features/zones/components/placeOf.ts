import type { ParkingProviderInfo } from '#api/contract/parking.ts';

/** Returns a provider's place in degrees; undefined when it is unknown. */
export const placeOf = (info: ParkingProviderInfo | undefined) =>
  info?.latitude != null && info.longitude != null ? { latitude: info.latitude, longitude: info.longitude } : undefined;
