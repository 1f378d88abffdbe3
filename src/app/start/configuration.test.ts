import { afterEach, describe, expect, test, vi } from 'vitest';
import { loadConfiguration, parseConfiguration } from './configuration.ts';
import { ConfigurationError } from './configurationError.ts';
import { problemsOf as problemsOfFault } from './configurationProblems.ts';
import { withMapKey } from './mapKey.ts';

const problemsOf = (value: unknown) => {
  try {
    withMapKey(parseConfiguration(value));
  } catch (error) {
    if (error instanceof ConfigurationError) return problemsOfFault(error.fault);
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
      idleLimit: null,
    });
  });

  test('warns of the idle limit a minute before', () => {
    expect(parseConfiguration({ idleLimit: { minutes: 15 } }).idleLimit).toEqual({ minutes: 15, warningSeconds: 60 });
  });

  test('keeps what a deployment decides', () => {
    const value = {
      apiBase: 'https://api.example.hr/api',
      authentication: 'session',
      tiles: '/tiles/{z}/{x}/{y}.png',
      satelliteTiles: 'https://example.hr/{z}/{x}/{y}',
      geocoding: 'https://geo.example.hr',
      mapAttribution: { street: '© Geodetska uprava' },
      frames: ['https://karta.example.hr'],
      policyReports: 'https://reports.example.hr/csp',
      botCheck: { provider: 'turnstile', siteKey: 'key' },
      menuLinks: [{ label: { hr: 'Pomoć', en: 'Help' }, url: 'https://example.hr/help' }],
      idleLimit: { minutes: 30, warningSeconds: 90 },
      operator: { name: 'Gradski parking', mark: '/mark.svg' },
      monitoring: { url: '/monitoring', sampleRate: 0.1, webVitals: false },
    };
    expect(parseConfiguration(value)).toEqual(value);
  });

  test('puts the key of a map provider where the addresses have a place for it', () => {
    const settings = parseConfiguration({
      mapKey: 'a&b',
      tiles: 'https://tiles.example.hr/{z}/{x}/{y}.png?key={key}',
      satelliteTiles: 'https://tiles.example.hr/{key}/sat/{z}/{x}/{y}',
    });
    const { tiles, satelliteTiles, geocoding } = withMapKey(settings);
    expect(tiles).toBe('https://tiles.example.hr/{z}/{x}/{y}.png?key=a%26b');
    expect(satelliteTiles).toBe('https://tiles.example.hr/a%26b/sat/{z}/{x}/{y}');
    expect(geocoding).toBe('https://nominatim.openstreetmap.org');
  });

  test('says when a key is missing, or is used nowhere', () => {
    expect(problemsOf({ tiles: 'https://t.hr/{z}?k={key}', geocoding: 'https://g.hr?k={key}' })).toEqual([
      'mapKey: missing, for tiles (https://t.hr/{z}?k={key})',
      'mapKey: missing, for geocoding (https://g.hr?k={key})',
    ]);
    expect(problemsOf({ mapKey: 'k' })).toEqual(['mapKey: no address of maps has {key}']);
  });

  test.each([
    [{ mapKey: '' }, 'mapKey', '""'],
    [{ frames: 'https://karta.example.hr' }, 'frames', 'karta'],
    [{ frames: ['javascript:alert(1)'] }, 'frames.0', 'javascript'],
    [{ policyReports: 'reports' }, 'policyReports', '"reports"'],
    [{ mapAttribution: { street: '' } }, 'mapAttribution.street', '""'],
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
    [{ operator: { name: '' } }, 'operator.name', '""'],
    [{ operator: { mark: '/mark.svg' } }, 'operator.name', 'missing'],
    [{ operator: { name: 'a', mark: 'javascript:alert(1)' } }, 'operator.mark', 'javascript'],
    [{ idleLimit: { minutes: 1 } }, 'idleLimit.minutes', '1'],
    [{ idleLimit: { minutes: 1.5 } }, 'idleLimit.minutes', '1.5'],
    [{ idleLimit: {} }, 'idleLimit.minutes', 'missing'],
    [{ idleLimit: { minutes: 2, warningSeconds: 120 } }, 'idleLimit.warningSeconds', '120'],
    [{ idleLimit: 30 }, 'idleLimit', '30'],
    [{ monitoring: {} }, 'monitoring.url', 'missing'],
    [{ monitoring: { url: 'javascript:alert(1)' } }, 'monitoring.url', 'javascript'],
    [{ monitoring: { url: '/m', sampleRate: 2 } }, 'monitoring.sampleRate', '2'],
    [{ monitoring: { url: '/m', user: true } }, 'monitoring.user', 'true'],
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

  test('has the key of maps in its addresses', async () => {
    answer(async () => Response.json({ mapKey: 'a&b', tiles: '/tiles/{z}?key={key}' }));
    expect((await loadConfiguration()).tiles).toBe('/tiles/{z}?key=a%26b');
    answer(async () => Response.json({ tiles: '/tiles/{z}?key={key}' }));
    await expect(loadConfiguration()).rejects.toThrow(ConfigurationError);
  });

  test.each([
    ['missing', async () => new Response('', { status: 404 }), 'HTTP 404'],
    ['out of reach', async () => Promise.reject(new TypeError('Failed to fetch')), 'no answer'],
    ['no JSON', async () => new Response('<!doctype html>'), 'not JSON'],
    ['wrong', async () => Response.json({ apiBase: '' }), 'apiBase'],
  ])('%s: stops with what is wrong', async (_, make, said) => {
    answer(make);
    await expect(loadConfiguration()).rejects.toThrow(ConfigurationError);
    const problems = await loadConfiguration().catch((error: ConfigurationError) => problemsOfFault(error.fault));
    expect(String(problems)).toContain(said);
  });
});
