let base = 'https://nominatim.openstreetmap.org';

/** Sets the Nominatim server for place searches; called once at start. */
export function configureGeocoding(address: string): void {
  base = address.replace(/\/$/, '');
}

/** The server's base URL, without a trailing slash. A module of its own, because the search itself is loaded with the editor. */
export const geocodingServer = (): string => base;
