let base = 'https://nominatim.openstreetmap.org';

/** Sets the Nominatim server for place searches; called once at start. Its address may have a query with a key. */
export function configureGeocoding(address: string): void {
  base = address;
}

/** The address of the server. In a module of its own: the start keeps the setting alone, the search is loaded with the editor. */
export const geocodingServer = (): string => base;
