import { expect, test } from './support/test.ts';

test('every answer carries the security headers', async ({ request }) => {
  for (const path of ['/', '/parking/provider/8', '/config.json', '/api/auth/user-info/', '/assets/missing.js']) {
    const headers = (await request.get(path)).headers();
    expect(headers['x-content-type-options'], path).toBe('nosniff');
    expect(headers['x-frame-options'], path).toBe('DENY');
    expect(headers['referrer-policy'], path).toBe('no-referrer');
    expect(headers['cross-origin-opener-policy'], path).toBe('same-origin');
    const policy = headers['content-security-policy'] ?? '';
    for (const rule of ["default-src 'self'", "script-src 'self' 'wasm-unsafe-eval';", "frame-ancestors 'none'"])
      expect(policy, path).toContain(rule);
    expect(policy).not.toContain("'unsafe-eval'");
  }
});

test('what is built is kept for ever, what may change is asked for again, answers are not kept', async ({
  request,
}) => {
  const page = await request.get('/login', { headers: { accept: 'text/html' } });
  expect(page.status()).toBe(200);
  expect(page.headers()['cache-control']).toBe('no-cache');
  expect((await request.get('/config.json')).headers()['cache-control']).toBe('no-cache');
  const assets = [...(await page.text()).matchAll(/(?:src|href)="(\/assets\/[^"]+)"/g)].map(([, path = '']) => path);
  expect(assets.length).toBeGreaterThan(0);
  for (const path of assets) {
    const answer = await request.get(path);
    expect(answer.status(), path).toBe(200);
    expect(answer.headers()['cache-control'], path).toBe('public, max-age=31536000, immutable');
    const again = await request.get(path, { headers: { 'if-none-match': answer.headers().etag ?? '' } });
    expect(again.status(), path).toBe(304);
  }
  expect((await request.get('/assets/missing.js')).status()).toBe(404);
  expect((await request.get('/api/auth/user-info/')).headers()['cache-control']).toBe('no-store');
});

test('the policy is in force: a script written into the page does not run', async ({ page, problems }) => {
  problems.allow(/Content security policy: script-src-elem refused inline/);
  problems.tolerate(/Content Security Policy directive/);
  await page.goto('/login');
  const ran = await page.evaluate(() => {
    const script = document.createElement('script');
    script.textContent = 'window.ran = true';
    document.body.append(script);
    return 'ran' in window;
  });
  expect(ran).toBe(false);
});
