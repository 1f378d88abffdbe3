import * as z from 'zod/mini';

const webAddress = z.string().check(z.regex(/^(https?:\/\/|\/)/, 'must be a web address'));

/**
 * What a deployment decides, read from `/config.json` at start: one build serves every environment.
 * `apiBase`: base of the API, default `/api`. `authentication`: see the client. `tiles`, `satelliteTiles`: Leaflet
 * address templates; `geocoding`: base of a Nominatim server. `botCheck`: provider and site key; without one the
 * portal's own proof of work runs. `menuLinks`: extra entries of the main menu, with texts in both languages.
 */
const configuration = z.strictObject({
  apiBase: z._default(webAddress.check(z.regex(/[^/]$/, 'must not end in /')), '/api'),
  authentication: z._default(z.enum(['token', 'session', 'both']), 'token'),
  tiles: z._default(webAddress, 'https://tile.openstreetmap.org/{z}/{x}/{y}.png'),
  satelliteTiles: z._default(
    webAddress,
    'https://server.arcgisonline.com/ArcGIS/rest/services/World_Imagery/MapServer/tile/{z}/{y}/{x}',
  ),
  geocoding: z._default(webAddress, 'https://nominatim.openstreetmap.org'),
  botCheck: z._default(
    z.nullable(
      z.strictObject({
        provider: z.enum(['recaptcha', 'hcaptcha', 'turnstile']),
        siteKey: z.string().check(z.minLength(1)),
      }),
    ),
    null,
  ),
  menuLinks: z._default(
    z.array(z.strictObject({ label: z.strictObject({ hr: z.string(), en: z.string() }), url: webAddress })),
    [],
  ),
});

export type Configuration = z.output<typeof configuration>;

/** A configuration that cannot be used; the message names each wrong value. */
export class ConfigurationError extends Error {
  override readonly name = 'ConfigurationError';
  readonly problems: readonly string[];
  constructor(problems: readonly string[]) {
    super(problems.join('\n'));
    this.problems = problems;
  }
}

/** Checks what `/config.json` holds. Throws {@link ConfigurationError}. */
export function parseConfiguration(value: unknown): Configuration {
  const parsed = z.safeParse(configuration, value);
  if (parsed.success) return parsed.data;
  throw new ConfigurationError(parsed.error.issues.flatMap((issue) => problemsOf(issue, value)));
}

const valueAt = (value: unknown, path: readonly PropertyKey[]) =>
  path.reduce<unknown>((at, key) => (at as Record<PropertyKey, unknown> | null | undefined)?.[key], value);

/** What is wrong, in words of our own: the schema library has none without a whole language of them. */
function complaintOf(issue: z.core.$ZodIssue): string {
  if (issue.code === 'unrecognized_keys') return 'unknown key';
  if (issue.code === 'invalid_value') return `must be one of ${issue.values.join(', ')}`;
  if (issue.code === 'invalid_type') return `must be of type ${issue.expected}`;
  return issue.code === 'too_small' ? 'must not be empty' : issue.message;
}

/** `botCheck.provider: must be one of … ("altcha")`: where, what is wrong, and what stands there. */
function problemsOf(issue: z.core.$ZodIssue, value: unknown): string[] {
  const unknownKeys = issue.code === 'unrecognized_keys' ? issue.keys : undefined;
  const paths = unknownKeys?.map((key) => [...issue.path, key]) ?? [issue.path];
  return paths.map((path) => {
    const got = JSON.stringify(valueAt(value, path)) ?? 'missing';
    return `${path.join('.') || 'config.json'}: ${complaintOf(issue)} (${got})`;
  });
}

/** Loads `/config.json`. Throws {@link ConfigurationError} when it is missing, no JSON, or wrong. */
export async function loadConfiguration(): Promise<Configuration> {
  const response = await fetch('/config.json').catch(() => null);
  if (!response?.ok)
    throw new ConfigurationError([`/config.json: ${response ? `HTTP ${response.status}` : 'no answer'}`]);
  const value: unknown = await response.json().catch(() => {
    throw new ConfigurationError(['/config.json: not JSON']);
  });
  return parseConfiguration(value);
}
