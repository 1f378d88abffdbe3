let base = 'https://nominatim.openstreetmap.org';

/** Says which Nominatim server is asked for places; called once, at start. */
export function configureGeocoding(address: string): void {
  base = address.replace(/\/$/, '');
}

/** The base of its addresses, without a slash at the end. A file of its own: the search itself comes with the editor. */
export const geocodingServer = (): string => base;
