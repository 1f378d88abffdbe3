// @vitest-environment happy-dom
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { configureClient, request } from '#api/client.ts';
import { getUserInfo } from '#api/contract/accounts.ts';
import { takeConfiguration } from '#api/early.ts';
import { memoryStorage } from '#api/testStorage.ts';
import { askEarly } from './askEarly.ts';
import { chooseFrame } from './chooseFrame.ts';
import { fetchFiles } from './fetchFiles.ts';
import { visitOf } from './visit.ts';

const home = { pattern: '^(/)$', files: [0], charts: true } as const;
const editor = { pattern: '^(/parking/provider/[^/]+/zone/[^/]+/geo)$', files: [1], bare: true } as const;
const other = { pattern: '', files: [2] } as const;
const pages = { publicPaths: '^(/login|/reset-password/[^/]+)$', pages: [home, editor, other] };

let storage = memoryStorage();
const signIn = (token = 'abc') => storage.setItem('auth-token', token);
const fetchMock = vi.fn<typeof fetch>();
const { documentElement } = document;

beforeEach(() => {
  storage = memoryStorage();
  vi.stubGlobal('localStorage', storage);
  fetchMock.mockReset();
  vi.stubGlobal('fetch', fetchMock);
  documentElement.removeAttribute('data-frame');
  globalThis.early = undefined;
  return () => {
    globalThis.early = undefined;
  };
});

describe('the visit', () => {
  test('has a page where a user is signed in, by a token or by cookies', () => {
    expect(visitOf(pages, '/')).toEqual({ language: 'hr', page: undefined });
    signIn();
    expect(visitOf(pages, '/').page).toBe(home);
    storage.entries.clear();
    storage.setItem('auth-session', JSON.stringify({ user: 'ana', begun: 1 }));
    expect(visitOf(pages, '/').page).toBe(home);
  });

  test('has none where the session has ended, where the token is broken, and outside the main layout', () => {
    storage.setItem('auth-session', JSON.stringify({ ended: 'expired' }));
    expect(visitOf(pages, '/').page).toBeUndefined();
    signIn('two words');
    expect(visitOf(pages, '/').page).toBeUndefined();
    signIn();
    expect(visitOf(pages, '/login').page).toBeUndefined();
    expect(visitOf(pages, '/reset-password/abc').page).toBeUndefined();
    expect(visitOf(pages, '/incidenti').page).toBe(other);
  });

  test.each(['xx', '', 'HR'])('takes the default for an unknown language (%j)', (language) => {
    storage.setItem('language', language);
    expect(visitOf(pages, '/').language).toBe('hr');
  });
});

test('the files of a page are fetched before the typeface, and what draws charts comes last', async () => {
  const linked = () => [...document.querySelectorAll('link')].map(({ href }) => new URL(href).pathname);
  const arrive = () => {
    for (const link of document.querySelectorAll('link')) link.dispatchEvent(new Event('load'));
  };
  fetchMock.mockResolvedValue(new Response());
  const files = ['page.js', 'hr.js', 'font.woff2', 'charts.js'];
  const texts = { hr: [1], en: [] };
  const fetched = fetchFiles(
    { files, publicTexts: texts, layoutTexts: { hr: [], en: [] }, fonts: [2], charts: [3] },
    { language: 'hr', page: home },
    '/portal/',
  );
  expect(linked()).toEqual(['/portal/hr.js', '/portal/page.js']);
  expect(fetchMock).not.toHaveBeenCalled();
  arrive();
  await vi.waitFor(() => expect(fetchMock.mock.calls.map(([address]) => address)).toEqual(['/portal/font.woff2']));
  await vi.waitFor(() => expect(linked().slice(2)).toEqual(['/portal/charts.js']));
  arrive();
  await fetched;
  document.head.replaceChildren();
});

describe('the frame', () => {
  test('is the page, the login card, or none where the page fills the window', () => {
    chooseFrame({ page: home });
    expect(documentElement.dataset.frame).toBe('portal');
    chooseFrame({ page: undefined });
    expect(documentElement.dataset.frame).toBe('public');
    documentElement.removeAttribute('data-frame');
    chooseFrame({ page: editor });
    expect(documentElement.dataset.frame).toBeUndefined();
  });

  test('has the stored theme; an unknown one is that of the device', () => {
    storage.setItem('theme', 'dark');
    chooseFrame({ page: home });
    expect(documentElement.className).toBe('dark');
    storage.setItem('theme', 'sepia');
    chooseFrame({ page: home });
    expect(documentElement.className).toBe('light');
    expect(storage.getItem('theme')).toBeNull();
  });
});

describe('the early call for the user info', () => {
  const user = {
    username: 'ana',
    first_name: 'Ana',
    last_name: 'Horvat',
    email: 'ana@primjer.hr',
    permissions: [],
    settings: [],
    user_subscriptions: [],
  };
  const answers = (configuration: object, info: () => Promise<Response> = async () => Response.json(user)) =>
    fetchMock.mockImplementation(async (url) =>
      String(url).endsWith('/config.json') ? Response.json(configuration) : info(),
    );
  const client = (base = '/api', authentication: 'token' | 'session' = 'token', language = 'hr') =>
    configureClient({ base, authentication, language: () => language, onRefused: () => {} });
  const callsOfUser = () => fetchMock.mock.calls.filter(([url]) => String(url).endsWith('/auth/user-info/'));
  /** The portal asks for the user; what the contract thinks of the answer is not of interest here. */
  const ask = () => request(getUserInfo, {}, { accessErrors: 'own' }).catch((error: unknown) => error);

  test.each([
    ['with a token', {}, '/api', 'token'],
    ['at the address of the API', { apiBase: 'https://api.primjer.hr/v1' }, 'https://api.primjer.hr/v1', 'token'],
    ['with cookies', { authentication: 'session' }, '/api', 'session'],
  ] as const)('is the only one: %s', async (_, configuration, base, authentication) => {
    signIn();
    answers(configuration);
    askEarly('/');
    await takeConfiguration();
    client(base, authentication);
    await ask();
    expect(callsOfUser()).toHaveLength(1);
    const [url, init] = callsOfUser()[0] ?? [];
    expect(url).toBe(`${base}/auth/user-info/`);
    expect(init?.headers).toEqual({
      Accept: 'application/json',
      'Accept-Language': 'hr',
      ...(authentication === 'token' ? { Authorization: 'Token abc' } : {}),
    });
    expect(init?.credentials).toBe(authentication === 'token' ? 'omit' : 'include');
    // The next one is the client's own.
    await ask();
    expect(callsOfUser()).toHaveLength(2);
  });

  test('is not made where nobody can be signed in', async () => {
    answers({});
    askEarly('/');
    await takeConfiguration();
    expect(await globalThis.early?.userInfo).toBeUndefined();
    expect(callsOfUser()).toEqual([]);
  });

  test('is cancelled where another user has signed in meanwhile, or the language has changed', async () => {
    signIn();
    answers({});
    askEarly('/');
    await globalThis.early?.userInfo;
    signIn('another');
    client();
    await ask();
    expect(callsOfUser()).toHaveLength(2);
    expect(callsOfUser()[0]?.[1]?.signal?.aborted).toBe(true);
    expect(new Headers(callsOfUser()[1]?.[1]?.headers).get('authorization')).toBe('Token another');
  });

  test('that the server refuses is refused to the portal, and not repeated', async () => {
    signIn();
    answers({}, async () => Response.json({ detail: 'Token nije valjan.' }, { status: 401 }));
    askEarly('/');
    client();
    expect(await ask()).toMatchObject({ kind: 'status', status: 401 });
    expect(callsOfUser()).toHaveLength(1);
  });

  test('that fails is made again by the client', async () => {
    signIn();
    answers({}, async () => Promise.reject(new TypeError('Failed to fetch')));
    askEarly('/');
    await globalThis.early?.userInfo;
    answers({});
    client();
    await ask();
    expect(callsOfUser()).toHaveLength(2);
  });

  test('that is never answered fails after the time of every call', async () => {
    vi.useFakeTimers();
    try {
      signIn();
      fetchMock.mockImplementation(async (url, init) =>
        String(url).endsWith('/config.json')
          ? Response.json({})
          : new Promise((_, reject) => init?.signal?.addEventListener('abort', () => reject(init.signal?.reason))),
      );
      askEarly('/');
      await globalThis.early?.userInfo;
      client();
      const asked = ask();
      await vi.advanceTimersByTimeAsync(30_000);
      expect(await asked).toMatchObject({ kind: 'timeout' });
    } finally {
      vi.useRealTimers();
    }
  });

  test.each([{ authentication: 'basic' }, { apiBase: '/api/' }, { apiBase: 5 }])(
    'is not made with settings that the portal refuses: %j',
    async (settings) => {
      signIn();
      answers(settings);
      askEarly('/');
      await takeConfiguration();
      expect(await globalThis.early?.userInfo).toBeUndefined();
      expect(callsOfUser()).toEqual([]);
    },
  );

  test('is not made without a configuration, which the portal says itself', async () => {
    signIn();
    fetchMock.mockResolvedValue(new Response('<!doctype html>', { status: 200 }));
    askEarly('/');
    expect(await globalThis.early?.userInfo).toBeUndefined();
    expect(await (await takeConfiguration())?.text()).toBe('<!doctype html>');
  });
});
