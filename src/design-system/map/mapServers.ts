/** What a deployment configures for maps. */
export interface MapServers {
  /** The address templates of map tiles. */
  readonly tiles: string;
  readonly satelliteTiles: string;
  /** The attributions (plain text) of their images; default: derived from the server's name. */
  readonly mapAttribution?:
    | { readonly street?: string | undefined; readonly satellite?: string | undefined }
    | undefined;
  /** The addresses, of which the origin counts, that may be shown in a frame; default: this origin's, and all of https. */
  readonly frames?: readonly string[] | undefined;
}

/** Without tiles the shapes lie on plain ground. */
let servers: MapServers = { tiles: '', satelliteTiles: '' };

/** Sets the tile servers; called once, at start, with the deployment's configuration. */
export function configureMap(next: MapServers): void {
  servers = next;
}

/** The tile servers, for what belongs to the map's own code: the start only keeps the setting. */
export const mapServers = (): MapServers => servers;
