/** The servers of map tiles: their address templates, and the attributions (plain text) that are shown for them. */
export interface MapServers {
  readonly tiles: string;
  readonly satelliteTiles: string;
  /** Left out: derived from the server's name. */
  readonly attribution?: { readonly street?: string; readonly satellite?: string };
}

/** Without tiles the shapes lie on plain ground. */
let servers: MapServers = { tiles: '', satelliteTiles: '' };

/** Sets the tile servers; called once, at start, with the deployment's configuration. */
export function configureMap(next: MapServers): void {
  servers = next;
}

const known: readonly (readonly [host: RegExp, attribution: string])[] = [
  [/(^|\.)openstreetmap\.(org|de|fr)$/, '© OpenStreetMap contributors'],
  [/(^|\.)arcgisonline\.com$/, 'Esri, Maxar, Earthstar Geographics'],
];

const hostOf = (template: string) => {
  try {
    return new URL(template.replace(/\{s\}/g, 'a'), window.location.href).hostname;
  } catch {
    return '';
  }
};

/** Returns a base layer's address template and the attribution of its images. */
export function baseLayerOf(base: 'street' | 'satellite'): { readonly template: string; readonly attribution: string } {
  const template = base === 'street' ? servers.tiles : servers.satelliteTiles;
  const host = hostOf(template);
  const attribution =
    servers.attribution?.[base] ?? known.find(([pattern]) => pattern.test(host))?.[1] ?? `© ${host || 'OpenStreetMap'}`;
  return { template, attribution };
}
