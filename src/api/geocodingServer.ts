let base = 'https://nominatim.openstreetmap.org';

/** Sets the Nominatim server for place searches; called once at start. Its address may have a query with a key. */
export function configureGeocoding(address: string): void {
  base = address;
}

/**
 * The server's address for a search: its base, the path and the parameters, after those of the base. A module of its own, because the search itself is loaded with
 * the editor.
 */
export function geocodingAddress(parameters: URLSearchParams): string {
  const [path = '', query] = base.split('?');
  return `${path.replace(/\/$/, '')}/search?${query ? `${query}&` : ''}${parameters}`;
}
