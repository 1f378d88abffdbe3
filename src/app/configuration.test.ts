import { afterEach, describe, expect, test, vi } from 'vitest';
import { ConfigurationError, loadConfiguration, parseConfiguration } from './configuration.ts';

const problemsOf = (value: unknown) => {
  try {
    parseConfiguration(value);
  } catch (error) {
    if (error instanceof ConfigurationError) return error.problems;
    throw error;
  }
  throw new Error('accepted');
};

describe('the configuration', () => {
  test('has a default for everything', () => {
    expect(parseConfiguration({})).toMatchObject({
      apiBase: '/api',
      authentication: 'token',
      botCheck: null,
      menuLinks: [],
    });
  });

  test('keeps what a deployment decides', () => {
    const value = {
      apiBase: 'https://api.example.hr/api',
      authentication: 'session',
      tiles: '/tiles/{z}/{x}/{y}.png',
      satelliteTiles: 'https://example.hr/{z}/{x}/{y}',
      geocoding: 'https://geo.example.hr',
      botCheck: { provider: 'turnstile', siteKey: 'key' },
      menuLinks: [{ label: { hr: 'Pomoć', en: 'Help' }, url: 'https://example.hr/help' }],
    };
    expect(parseConfiguration(value)).toEqual(value);
  });

  test.each([
    [{ apiBase: '/api/' }, 'apiBase', '"/api/"'],
    [{ apiBase: 'ftp://x' }, 'apiBase', '"ftp://x"'],
    [{ apiBase: null }, 'apiBase', 'null'],
    [{ authentication: 'basic' }, 'authentication', '"basic"'],
    [{ tiles: 4 }, 'tiles', '4'],
    [{ botCheck: { provider: 'altcha', siteKey: 'k' } }, 'botCheck.provider', '"altcha"'],
    [{ botCheck: { provider: 'hcaptcha' } }, 'botCheck.siteKey', 'missing'],
    [{ botCheck: { provider: 'hcaptcha', siteKey: '' } }, 'botCheck.siteKey', '""'],
    [{ menuLinks: [{ label: { hr: 'a', en: 'b' }, url: 'javascript:alert(1)' }] }, 'menuLinks.0.url', 'javascript'],
    [{ menuLinks: [{ label: { hr: 'a' }, url: '/x' }] }, 'menuLinks.0.label.en', 'missing'],
    [[], 'config.json', '[]'],
    ['text', 'config.json', '"text"'],
    [null, 'config.json', 'null'],
  ])('%j: names %s and shows %s', (value, key, shown) => {
    const [problem] = problemsOf(value);
    expect(problem?.startsWith(`${key}: `)).toBe(true);
    expect(problem).toContain(shown);
  });

  test('names each wrong value, and each unknown key with what it holds', () => {
    const problems = problemsOf({ apiBase: 1, authentication: 2, apiBsae: '/api', tile: '/t' });
    expect(problems).toHaveLength(4);
    expect(problems).toContain('apiBsae: unknown key ("/api")');
    expect(problems).toContain('tile: unknown key ("/t")');
    expect(problems).toContain('apiBase: must be of type string (1)');
    expect(problems).toContain('authentication: must be one of token, session, both (2)');
  });
});

describe('loading /config.json', () => {
  afterEach(() => vi.unstubAllGlobals());
  const answer = (make: () => Promise<Response>) => vi.stubGlobal('fetch', vi.fn(make));

  test('reads and checks it', async () => {
    answer(async () => Response.json({ apiBase: '/other' }));
    expect((await loadConfiguration()).apiBase).toBe('/other');
    expect(fetch).toHaveBeenCalledWith('/config.json');
  });

  test.each([
    ['missing', async () => new Response('', { status: 404 }), 'HTTP 404'],
    ['out of reach', async () => Promise.reject(new TypeError('Failed to fetch')), 'no answer'],
    ['no JSON', async () => new Response('<!doctype html>'), 'not JSON'],
    ['wrong', async () => Response.json({ apiBase: '' }), 'apiBase'],
  ])('%s: stops with what is wrong', async (_, make, said) => {
    answer(make);
    await expect(loadConfiguration()).rejects.toThrow(ConfigurationError);
    await expect(loadConfiguration()).rejects.toThrow(said);
  });
});
