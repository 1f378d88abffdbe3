/** The security headers of the portal, derived from the deployment's configuration: for serve.mjs and nginx alike. */

const originOf = (address) => {
  try {
    // A host with a placeholder such as {s} in a tile template becomes a wildcard.
    const url = new URL(String(address).replace(/\{s\}/g, 'x--any'));
    const origin = url.origin.replace('x--any', '*');
    // A host may hold signs that would end a directive.
    return /^https?:\/\/[\w.*:[\]-]+$/.test(origin) ? origin : undefined;
  } catch {
    return undefined;
  }
};

/** The origins of addresses; those of this origin itself, such as `/tiles/…`, are left out. */
const origins = (...addresses) => [...new Set(addresses.map(originOf).filter(Boolean))];

/** The sources that a bot check loads, by provider. */
const botChecks = {
  recaptcha: ['https://www.google.com/recaptcha/', 'https://www.gstatic.com/recaptcha/'],
  hcaptcha: ['https://hcaptcha.com', 'https://*.hcaptcha.com'],
  turnstile: ['https://challenges.cloudflare.com'],
};

/** The default addresses (src/app/start/configuration.ts), for what config.json does not set. */
const defaults = {
  tiles: 'https://tile.openstreetmap.org/{z}/{x}/{y}.png',
  satelliteTiles: 'https://server.arcgisonline.com/ArcGIS/rest/services/World_Imagery/MapServer/tile/{z}/{y}/{x}',
  geocoding: 'https://nominatim.openstreetmap.org',
};

const policyText = (rules) =>
  Object.entries(rules)
    .map(([name, values]) => [name, ...values].join(' '))
    .join('; ');

/** An address in which nothing ends a directive or a header's value. */
const asValue = (address) =>
  String(address).replace(/[\s;,'"\\]/g, (sign) => `%${sign.charCodeAt(0).toString(16).padStart(2, '0')}`);

/** The directives that send the policy's violations to the configured address. */
const reporting = (address) => (address ? { 'report-uri': [asValue(address)], 'report-to': ['policy'] } : {});

/** The content security policy for a configuration: this origin, and those of the configuration. */
export function contentSecurityPolicy(configuration = {}) {
  const { apiBase, tiles, satelliteTiles, geocoding, botCheck, operator, frames, monitoring, policyReports } = {
    ...defaults,
    ...configuration,
  };
  const bot = botChecks[botCheck?.provider] ?? [];
  const framed = [...(frames === undefined ? ["'self'", 'https:'] : origins(...frames)), ...bot];
  return policyText({
    'default-src': ["'none'"],
    // The PDF engine is WebAssembly.
    'script-src': ["'self'", "'wasm-unsafe-eval'", ...bot],
    // Emotion and the charts write their styles at run time.
    'style-src': ["'self'", "'unsafe-inline'"],
    'img-src': ["'self'", 'data:', 'blob:', ...origins(tiles, satelliteTiles, operator?.mark)],
    'font-src': ["'self'"],
    'connect-src': ["'self'", ...origins(apiBase, geocoding, monitoring?.url), ...bot],
    'worker-src': ["'self'"],
    'manifest-src': ["'self'"],
    // The preview of a provider's zone map, whose server only the API knows, and a bot check. A deployment names the server
    // with `frames`.
    'frame-src': framed.length > 0 ? framed : ["'none'"],
    'frame-ancestors': ["'none'"],
    'base-uri': ["'none'"],
    'form-action': ["'self'"],
    'object-src': ["'none'"],
    // Markup and addresses of scripts pass the portal's own policy (src/app/start/trustedTypes.ts) or that of the charts. The
    // scripts of a bot check are foreign, and write what they want.
    ...(bot.length > 0
      ? {}
      : { 'require-trusted-types-for': ["'script'"], 'trusted-types': ['default', 'highcharts'] }),
    ...reporting(policyReports),
  });
}

/** The headers that do not depend on what is sent. */
const common = {
  'x-content-type-options': 'nosniff',
  'x-frame-options': 'DENY',
  // Map servers refuse requests without a referrer: they receive the origin, never a path, in which links to reset a
  // password have their token.
  'referrer-policy': 'strict-origin-when-cross-origin',
  'cross-origin-opener-policy': 'same-origin',
  'cross-origin-resource-policy': 'same-origin',
  'permissions-policy': 'camera=(), microphone=(), payment=(), usb=(), geolocation=(self)',
};

/** Returns the headers of the portal's pages and files, and of every error. */
export const securityHeaders = (configuration = {}) => ({
  'content-security-policy': contentSecurityPolicy(configuration),
  ...common,
  ...(configuration.policyReports ? { 'reporting-endpoints': `policy="${asValue(configuration.policyReports)}"` } : {}),
});

/** The headers of what the API returns: data, never a page, so nothing in it may run or be framed. */
export const apiHeaders = {
  'content-security-policy': "default-src 'none'; frame-ancestors 'none'; base-uri 'none'; form-action 'none'; sandbox",
  ...common,
};

/** Sent over TLS alone: browsers use the portal over HTTPS for a year. */
export const strictTransportSecurity = 'max-age=31536000; includeSubDomains';
