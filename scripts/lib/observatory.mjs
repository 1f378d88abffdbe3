/**
 * The rules by which Mozilla's HTTP Observatory grades a site (August 2026), computed from what a server sends, without
 * its preload list: the score is that of a site that is on none.
 */

const grades = [
  'F',
  'F',
  'F',
  'F',
  'F',
  'D-',
  'D',
  'D',
  'D+',
  'C-',
  'C',
  'C',
  'C+',
  'B-',
  'B',
  'B',
  'B+',
  'A-',
  'A',
  'A',
];
const broad = new Set(['*', 'ftp:', 'http:', 'https:', 'http://*', 'http://*.*', 'https://*', 'https://*.*']);
const isUnsafeInline = (source) => source === "'unsafe-inline'" || source === 'data:';
const isInsecure = (source) => /^(http|ftp):/.test(source);

/** The directives of a policy, and whether one is there twice. */
function directivesOf(policy) {
  const parts = policy
    .split(';')
    .map((part) => part.trim().split(/\s+/))
    .filter(([name]) => name);
  return new Map(parts.map(([name, ...sources]) => [name.toLowerCase(), sources]).reverse());
}

function contentSecurityPolicy({ 'content-security-policy': policy }) {
  if (!policy) return -25;
  const csp = directivesOf(policy);
  const sourcesOf = (name) => csp.get(name) ?? csp.get('default-src') ?? ['*'];
  const [script, style, object] = ['script-src', 'style-src', 'object-src'].map(sourcesOf);
  const passive = ['img-src', 'media-src'];
  const active = [...csp].filter(([name]) => !passive.includes(name)).flatMap(([, sources]) => sources);
  if (
    script.some((source) => broad.has(source) || isUnsafeInline(source)) ||
    object.some((source) => broad.has(source))
  )
    return -20;
  if (active.some(isInsecure)) return -20;
  if ([...script, ...style].includes("'unsafe-eval'")) return -10;
  if (passive.flatMap(sourcesOf).some(isInsecure)) return -10;
  if (style.some((source) => broad.has(source) || isUnsafeInline(source))) return 0;
  return csp.get('default-src')?.join() === "'none'" ? 10 : 5;
}

function cookies({ 'set-cookie': sent = [], 'strict-transport-security': transport }) {
  const all = [sent].flat().map((cookie) => {
    const [pair = '', ...attributes] = cookie.split(/\s*;\s*/);
    return { name: pair.split('=')[0].toLowerCase(), has: new Set(attributes.map((text) => text.toLowerCase())) };
  });
  if (all.length === 0) return 0;
  const sameSite = ({ has }) => ['samesite=lax', 'samesite=strict'].some((text) => has.has(text));
  const worst = all.map((cookie) => {
    const isSession = /login|sess/.test(cookie.name);
    const isSecure = cookie.has.has('secure');
    if (isSession && !isSecure && !transport) return -40;
    if (isSession && !cookie.has.has('httponly')) return -30;
    if (!isSecure && !transport) return -20;
    if (cookie.name.includes('csrf') && !sameSite(cookie)) return -20;
    if (isSession && !isSecure) return -10;
    return isSecure ? 5 : -5;
  });
  return Math.min(...worst, all.every(sameSite) ? 5 : 0);
}

function strictTransportSecurity({ 'strict-transport-security': header = '' }) {
  const age = /(?:^|;)\s*max-age=(\d+)/i.exec(header)?.[1];
  if (age === undefined || header.includes(',')) return -20;
  return Number(age) >= 15_768_000 ? 0 : -10;
}

/** The scripts of a page: all of this origin, or each with its integrity. */
function subresourceIntegrity({ 'content-type': type = '' }, body) {
  if (!/^(text\/html|application\/xhtml\+xml)/.test(type)) return 0;
  const scripts = [...body.matchAll(/<script\b[^>]*>/gi)].map(([tag]) => ({
    source: /\bsrc="([^"]*)"/.exec(tag)?.[1],
    hasIntegrity: /\bintegrity=/.test(tag),
  }));
  const outer = scripts.filter(({ source }) => source && /^([a-z]+:)?\/\//i.test(source));
  if (outer.some(({ source }) => !source.startsWith('https:')))
    return outer.some((one) => one.hasIntegrity) ? -20 : -50;
  const loaded = scripts.filter(({ source }) => source);
  if (loaded.length > 0 && loaded.every(({ hasIntegrity }) => hasIntegrity)) return 5;
  return outer.every(({ hasIntegrity }) => hasIntegrity) ? 0 : -5;
}

function frameOptions({ 'x-frame-options': options = '', 'content-security-policy': policy = '' }) {
  const ancestors = directivesOf(policy).get('frame-ancestors');
  if (ancestors && !ancestors.some((source) => broad.has(source))) return 5;
  return /^(deny|sameorigin)$/i.test(options.trim()) ? 5 : -20;
}

function referrerPolicy({ 'referrer-policy': policy }) {
  if (!policy) return 0;
  const last = policy.split(',').at(-1).trim().toLowerCase();
  return ['no-referrer', 'same-origin', 'strict-origin', 'strict-origin-when-cross-origin'].includes(last) ? 5 : -5;
}

const isolation = (header, good, neutral) => {
  if (!header || neutral.includes(header)) return 0;
  return good.includes(header) ? 10 : -5;
};

function crossOrigin(
  { 'access-control-allow-origin': allowed, 'access-control-allow-credentials': credentials },
  origin,
) {
  return allowed && allowed === origin && credentials === 'true' ? -50 : 0;
}

function redirection(plain, host) {
  if (!plain) return 0;
  const location = plain.headers.location ?? '';
  if (plain.status < 300 || plain.status >= 400 || !URL.canParse(location)) return -20;
  const { protocol, hostname } = new URL(location);
  if (protocol !== 'https:') return -20;
  return hostname === host ? 0 : -5;
}

/**
 * Grades a response.
 *
 * @param {{ headers: Record<string, string | string[] | undefined>, body?: string, origin?: string, host?: string,
 *   plain?: { status: number, headers: Record<string, string | undefined> } }} response - `headers` by lower-case names;
 *   `origin`: the `Origin` that the request had; `plain`: the response to the same request over plain HTTP, where there
 *   is one, and `host` the name that was asked for.
 * @returns the grade, the score, and what each rule adds to it or takes away.
 */
export function grade({ headers, body = '', origin, host, plain }) {
  const rules = {
    'content-security-policy': contentSecurityPolicy(headers),
    cookies: cookies(headers),
    'cross-origin-resource-sharing': crossOrigin(headers, origin),
    redirection: redirection(plain, host),
    'referrer-policy': referrerPolicy(headers),
    'strict-transport-security': strictTransportSecurity(headers),
    'subresource-integrity': subresourceIntegrity(headers, body),
    'x-content-type-options': headers['x-content-type-options']?.trim().toLowerCase() === 'nosniff' ? 0 : -5,
    'x-frame-options': frameOptions(headers),
    'cross-origin-resource-policy': isolation(
      headers['cross-origin-resource-policy'],
      ['same-origin', 'same-site'],
      ['cross-origin'],
    ),
    'cross-origin-opener-policy': isolation(
      headers['cross-origin-opener-policy'],
      ['same-origin', 'same-origin-allow-popups', 'noopener-allow-popups'],
      ['unsafe-none'],
    ),
    'cross-origin-embedder-policy': isolation(
      headers['cross-origin-embedder-policy'],
      ['require-corp', 'credentialless'],
      ['unsafe-none'],
    ),
  };
  const values = Object.values(rules);
  const sum = (numbers) => numbers.reduce((total, number) => total + number, 0);
  // What is well done counts only once nothing much is done badly.
  const without = 100 + sum(values.filter((value) => value < 0));
  const score = Math.max(0, without >= 90 ? 100 + sum(values) : without);
  return { grade: score >= 100 ? 'A+' : grades[Math.floor(score / 5)], score, rules };
}
