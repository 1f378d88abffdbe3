import { ConfigurationError } from './configurationError.ts';

/** The addresses of maps, and the key of their provider. */
interface MapSettings {
  readonly mapKey?: string | undefined;
  readonly tiles: string;
  readonly satelliteTiles: string;
  readonly geocoding: string;
}

/** Puts the key of the map provider into the addresses that have a place for it. Throws {@link ConfigurationError}. */
export function withMapKey<Settings extends MapSettings>(settings: Settings): Settings {
  const { mapKey, tiles, satelliteTiles, geocoding } = settings;
  const keyed = Object.entries({ tiles, satelliteTiles, geocoding }).filter(([, address]) => address.includes('{key}'));
  if (mapKey === undefined && keyed.length > 0)
    throw new ConfigurationError({
      problems: keyed.map(([name, address]) => `mapKey: missing, for ${name} (${address})`),
    });
  if (mapKey === undefined) return settings;
  if (keyed.length === 0) throw new ConfigurationError({ problems: ['mapKey: no address of maps has {key}'] });
  const filled = keyed.map(([name, address]) => [name, address.replaceAll('{key}', encodeURIComponent(mapKey))]);
  return { ...settings, ...Object.fromEntries(filled) };
}
