/** The security headers of the portal, worked out from the deployment's configuration. */

const originOf = (address) => {
  try {
    // {s} and the like in a tile template are no part of an address: a host with one stands for all its siblings.
    const url = new URL(String(address).replace(/\{s\}/g, 'x--any'));
    return url.origin.replace('x--any', '*');
  } catch {
    return undefined;
  }
};

/** What a bot check loads, by provider. */
const botChecks = {
  recaptcha: ['https://www.google.com/recaptcha/', 'https://www.gstatic.com/recaptcha/'],
  hcaptcha: ['https://hcaptcha.com', 'https://*.hcaptcha.com'],
  turnstile: ['https://challenges.cloudflare.com'],
};

/** The addresses that config.json leaves to the portal's own defaults (src/app/configuration.ts). */
const defaults = {
  tiles: 'https://tile.openstreetmap.org/{z}/{x}/{y}.png',
  satelliteTiles: 'https://server.arcgisonline.com/ArcGIS/rest/services/World_Imagery/MapServer/tile/{z}/{y}/{x}',
  geocoding: 'https://nominatim.openstreetmap.org',
};

/** The content security policy for a configuration: this origin, and what the configuration names. */
export function contentSecurityPolicy(configuration = {}) {
  const { apiBase, tiles, satelliteTiles, geocoding, botCheck } = { ...defaults, ...configuration };
  const bot = botChecks[botCheck?.provider] ?? [];
  const origins = (...addresses) => [...new Set(addresses.map(originOf).filter(Boolean))];
  const rules = {
    'default-src': ["'self'"],
    // The PDF engine is WebAssembly.
    'script-src': ["'self'", "'wasm-unsafe-eval'", ...bot],
    // Emotion and the charts write their styles at run time.
    'style-src': ["'self'", "'unsafe-inline'"],
    'img-src': ["'self'", 'data:', 'blob:', ...origins(tiles, satelliteTiles)],
    'font-src': ["'self'"],
    'connect-src': ["'self'", ...origins(apiBase, geocoding), ...bot],
    'worker-src': ["'self'", 'blob:'],
    // The preview of a provider's zone map, whose address the server says; and a bot check.
    'frame-src': ['https:', ...bot],
    'frame-ancestors': ["'none'"],
    'base-uri': ["'none'"],
    'form-action': ["'self'"],
    'object-src': ["'none'"],
  };
  return Object.entries(rules)
    .map(([name, values]) => `${name} ${values.join(' ')}`)
    .join('; ');
}

/** All of them, for every answer. */
export const securityHeaders = (configuration) => ({
  'content-security-policy': contentSecurityPolicy(configuration),
  'x-content-type-options': 'nosniff',
  'x-frame-options': 'DENY',
  // Links to reset a password have their token in the path: nobody else may learn it.
  'referrer-policy': 'no-referrer',
  'cross-origin-opener-policy': 'same-origin',
  'permissions-policy': 'camera=(), microphone=(), payment=(), usb=(), geolocation=(self)',
});
