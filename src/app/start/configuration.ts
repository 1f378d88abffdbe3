import * as z from 'zod/mini';
import { basePath } from '#api/basePath.ts';
import { takeConfiguration } from '#api/early.ts';
import type { Language } from '#design-system/language/languages.ts';
import { ConfigurationError } from './configurationError.ts';

const webAddress = z.string().check(z.regex(/^(https?:\/\/|\/)/, 'must be a web address'));
const nonEmpty = z.string().check(z.minLength(1));
// Not a record of languages: `z.record` would come into the first file for this alone.
const inEachLanguage = z.strictObject({ hr: z.string(), en: z.string() } satisfies Record<Language, unknown>);

/**
 * What a deployment decides, read from `/config.json` at start: one build serves every environment.
 * `apiBase`: base of the API, default `/api`. `authentication`: see the client. `tiles`, `satelliteTiles`: Leaflet
 * address templates; `geocoding`: base of a Nominatim server; `mapKey` replaces `{key}` in these three addresses;
 * `mapAttribution`: the owners of the images, where the portal does not know them by the server's name. `frames`: what
 * may be shown in a frame, such as the maps of zones; `policyReports`: where violations of the content security policy
 * are sent (both for the server's headers, deploy/security.mjs). `botCheck`: provider and site key; without one the
 * portal's own proof of work runs. `menuLinks`: extra entries of the main menu, with a text in each language.
 * `idleLimit`: after how many minutes without activity a user is signed out, with a warning some seconds before
 * (behaviour 1.28); null: never.
 * `monitoring`: where problems and web vitals are reported, off by default: `url` of the collector, `sampleRate` of the
 * page loads (0 to 1), `webVitals`. `securityTxt` is for the server (deploy/securityTxt.mjs).
 * `operator`: the name and the mark (a square image) that the portal shows, above all at login.
 */
const configuration = z.strictObject({
  apiBase: z._default(webAddress.check(z.regex(/[^/]$/, 'must not end in /')), `${basePath}/api`),
  authentication: z._default(z.enum(['token', 'session', 'both']), 'token'),
  tiles: z._default(webAddress, 'https://tile.openstreetmap.org/{z}/{x}/{y}.png'),
  satelliteTiles: z._default(
    webAddress,
    'https://server.arcgisonline.com/ArcGIS/rest/services/World_Imagery/MapServer/tile/{z}/{y}/{x}',
  ),
  geocoding: z._default(webAddress, 'https://nominatim.openstreetmap.org'),
  mapKey: z.optional(nonEmpty),
  mapAttribution: z.optional(z.strictObject({ street: z.optional(nonEmpty), satellite: z.optional(nonEmpty) })),
  frames: z.optional(z.array(webAddress)),
  policyReports: z.optional(webAddress),
  botCheck: z._default(
    z.nullable(
      z.strictObject({
        provider: z.enum(['recaptcha', 'hcaptcha', 'turnstile']),
        siteKey: nonEmpty,
      }),
    ),
    null,
  ),
  menuLinks: z._default(z.array(z.strictObject({ label: inEachLanguage, url: webAddress })), []),
  idleLimit: z._default(
    z.nullable(
      z.strictObject({
        minutes: z.int().check(z.gte(2), z.lte(1440)),
        // Shorter than the shortest limit, and long enough to be read and dismissed.
        warningSeconds: z._default(z.int().check(z.gte(20), z.lte(110)), 60),
      }),
    ),
    null,
  ),
  monitoring: z.optional(
    z.strictObject({
      url: webAddress,
      sampleRate: z._default(z.number().check(z.refine((rate) => rate >= 0 && rate <= 1, 'must be from 0 to 1')), 1),
      webVitals: z._default(z.boolean(), true),
    }),
  ),
  securityTxt: z.optional(z.unknown()),
  operator: z.optional(z.strictObject({ name: nonEmpty, mark: z.optional(webAddress) })),
});

export type Configuration = z.output<typeof configuration>;

/** Checks what `/config.json` holds, but for the key of maps (mapKey.ts). Throws {@link ConfigurationError}. */
export function parseConfiguration(value: unknown): Configuration {
  const parsed = z.safeParse(configuration, value);
  if (parsed.success) return parsed.data;
  throw new ConfigurationError({ issues: parsed.error.issues, value });
}

/** Loads `config.json` from the path that the portal is served at. Throws {@link ConfigurationError} when it is missing, no JSON, or wrong. */
export async function loadConfiguration(): Promise<Configuration> {
  const address = `${basePath}/config.json`;
  const response = await (takeConfiguration() ?? fetch(address)).catch(() => null);
  if (!response?.ok)
    throw new ConfigurationError({
      problems: [`${address}: ${response ? `HTTP ${response.status}` : 'no answer'}`],
    });
  const value: unknown = await response.json().catch(() => {
    throw new ConfigurationError({ problems: [`${address}: not JSON`] });
  });
  const settings = parseConfiguration(value);
  // Most deployments need no key, so what puts one into the addresses is not in the first file.
  const hasKey = settings.mapKey !== undefined || JSON.stringify(settings).includes('{key}');
  return hasKey ? (await import('./mapKey.ts')).withMapKey(settings) : settings;
}
