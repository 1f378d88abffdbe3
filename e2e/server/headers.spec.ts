import { CspEvaluator } from 'csp_evaluator/dist/evaluator.js';
import { Severity } from 'csp_evaluator/dist/finding.js';
import { CspParser } from 'csp_evaluator/dist/parser.js';
import { expect, test } from '../support/test.ts';

test('every response has the security headers', { tag: ['@access', '@server'] }, async ({ request }) => {
  for (const path of [
    '/',
    '/parking/provider/8',
    '/config.json',
    '/api/auth/user-info/',
    '/assets/missing.js',
    '/%zz',
  ]) {
    const headers = (await request.get(path)).headers();
    expect(headers['x-content-type-options'], path).toBe('nosniff');
    expect(headers['x-frame-options'], path).toBe('DENY');
    expect(headers['referrer-policy'], path).toBe('strict-origin-when-cross-origin');
    expect(headers['cross-origin-opener-policy'], path).toBe('same-origin');
    expect(headers['cross-origin-resource-policy'], path).toBe('same-origin');
    const policy = headers['content-security-policy'] ?? '';
    const rules = path.startsWith('/api/')
      ? ["default-src 'none'", "frame-ancestors 'none'", 'sandbox']
      : [
          "default-src 'none'",
          "script-src 'self' 'wasm-unsafe-eval';",
          "frame-src 'self' https:;",
          "frame-ancestors 'none'",
        ];
    for (const rule of rules) expect(policy, path).toContain(rule);
    expect(policy).not.toContain("'unsafe-eval'");
  }
});

test('built files are cached forever, others are revalidated, API responses are not cached', {
  tag: ['@access', '@server'],
}, async ({ request }) => {
  const page = await request.get('/login', { headers: { accept: 'text/html' } });
  expect(page.status()).toBe(200);
  expect(page.headers()['cache-control']).toBe('no-cache');
  expect((await request.get('/config.json')).headers()['cache-control']).toBe('no-cache');
  const assets = [...(await page.text()).matchAll(/(?:src|href)="(\/assets\/[^"]+)"/g)].map(([, path = '']) => path);
  expect(assets.length).toBeGreaterThan(0);
  for (const path of assets) {
    const response = await request.get(path);
    expect(response.status(), path).toBe(200);
    expect(response.headers()['cache-control'], path).toBe('public, max-age=31536000, immutable');
    const again = await request.get(path, { headers: { 'if-none-match': response.headers().etag ?? '' } });
    expect(again.status(), path).toBe(304);
  }
  for (const path of ['/assets/missing.js', '/assets/missing']) {
    const missing = await request.get(path, { headers: { accept: 'text/html' } });
    expect([missing.status(), missing.headers()['cache-control']], path).toEqual([404, 'no-store']);
  }
  expect((await request.get('/api/auth/user-info/')).headers()['cache-control']).toBe('no-store');
});

test('the policy is in force: a script written into the page does not run', { tag: ['@access', '@server'] }, async ({
  page,
  problems,
}) => {
  problems.allow(/Content security policy: require-trusted-types-for refused trusted-types-sink/);
  problems.tolerate(/Content Security Policy directive/, /TrustedScript/, /script-src-elem refused inline/);
  await page.goto('/login');
  const ran = await page.evaluate(async () => {
    // The browser reports the violation a moment after it.
    const reported = new Promise((resolve) => {
      document.addEventListener('securitypolicyviolation', resolve, { once: true });
    });
    const script = document.createElement('script');
    try {
      script.textContent = 'window.ran = true';
      document.body.append(script);
    } catch {
      // Refused at once where the browser knows Trusted Types, else when the script is to run.
    }
    await reported;
    return 'ran' in window;
  });
  expect(ran).toBe(false);
});

test('the policy is in force: markup and workers of others are refused', { tag: ['@access', '@server'] }, async ({
  page,
  problems,
}) => {
  problems.tolerate(/Trusted|trusted/);
  await page.goto('/login');
  await expect(page.getByLabel('Korisničko ime')).toBeVisible();
  const results = await page.evaluate(() => {
    const refused = (act: () => unknown) => {
      try {
        act();
        return false;
      } catch (error) {
        return error instanceof TypeError;
      }
    };
    const element = document.createElement('div');
    return {
      markup: refused(() => {
        element.innerHTML = '<img src="x" onerror="alert(1)">';
      }),
      worker: refused(() => new Worker('/api/auth/user-info/')),
      policy: refused(() =>
        (window as unknown as { trustedTypes: { createPolicy: (name: string, rules: object) => void } }).trustedTypes //
          .createPolicy('another', {}),
      ),
      text: refused(() => {
        element.innerHTML = 'text';
      }),
    };
  });
  expect(results).toEqual({ markup: true, worker: true, policy: true, text: false });
});

test('no policy has a known weakness, TLS is required, and no other site reads a response', {
  tag: ['@access', '@server'],
}, async ({ request }) => {
  const origin = 'https://evil.example';
  for (const path of ['/', '/parking/provider/8', '/config.json', '/api/auth/user-info/', '/assets/missing.js']) {
    // The server in front has the TLS.
    const response = await request.get(path, { headers: { origin, 'x-forwarded-proto': 'https' } });
    const headers = response.headers();
    const { csp } = new CspParser(headers['content-security-policy'] ?? '');
    const weaknesses = new CspEvaluator(csp)
      .evaluate()
      // "Maybe": scripts of this origin would be a danger if users could upload files to it.
      .filter(({ severity }) => severity < Severity.MEDIUM_MAYBE);
    expect(weaknesses, path).toEqual([]);
    expect(headers['strict-transport-security'], path).toMatch(/^max-age=31536000\b/);
    expect(headers['access-control-allow-origin'], path).toBeUndefined();
  }
});
