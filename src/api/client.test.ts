import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import * as z from 'zod/mini';
import { type ClientSettings, configureClient, holdCalls, request, timeLimit } from './client.ts';
import * as accounts from './contract/accounts.ts';
import { defineCall, empty, json, xlsx } from './contract/call.ts';
import { amount, idList, idText, renamed } from './contract/codecs.ts';
import * as passwords from './contract/passwords.ts';
import { ApiError } from './errors.ts';
import { fileNameOf } from './fileName.ts';
import { now as serverNow } from './serverClock.ts';

const getPrice = defineCall({
  name: 'getPrice',
  summary: '',
  method: 'GET',
  path: '/artikl/{id}/',
  access: 'signed-in',
  params: renamed({ articleId: ['id', idText] }),
  query: renamed({
    channelIds: ['distributeri', z.optional(idList)],
    search: ['trans_search', z.optional(z.string())],
  }),
  reply: json(renamed({ lines: ['stavke', z.array(renamed({ price: ['cijena', amount] }))] })),
});
const sendMail = defineCall({ ...getPrice, name: 'sendMail', once: true, reply: empty });
const getFile = defineCall({ ...getPrice, name: 'getFile', reply: xlsx('artikli.xlsx') });
const setPrice = defineCall({
  ...getPrice,
  name: 'setPrice',
  method: 'PATCH',
  body: renamed({ price: ['cijena', amount] }),
  reply: empty,
});
const setPrices = defineCall({
  ...setPrice,
  name: 'setPrices',
  body: renamed({ lines: ['stavke', z.array(renamed({ price: ['cijena', amount] }))] }),
});
const article = { articleId: 7 };

const respond = (body: unknown, init: ResponseInit = {}) =>
  new Response(body === undefined ? null : typeof body === 'string' ? body : JSON.stringify(body), init);
const prices = () => respond({ stavke: [{ cijena: '1.50' }] });
/** A fetch that never resolves, and rejects like the real one when its signal is aborted. */
const silence = (_url: unknown, init?: RequestInit) =>
  new Promise<Response>((_, reject) => {
    init?.signal?.addEventListener('abort', () => reject(init.signal?.reason));
  });

const fetchMock = vi.fn<typeof fetch>();
const onRefused = vi.fn();
const token = vi.fn<() => string | null>(() => 'abc');
const document = { cookie: '' };

const configure = (settings: Partial<ClientSettings> = {}) =>
  configureClient({ base: '/api', authentication: 'token', language: () => 'hr', onRefused, ...settings });

const sent = (nth = 0) => {
  const [url, init] = fetchMock.mock.calls[nth] ?? [];
  return { url, init, headers: new Headers(init?.headers) };
};

/** Returns what the promise rejects with; fails when it does not reject. */
const failure = (promise: Promise<unknown>): Promise<unknown> =>
  promise.then(
    (value) => Promise.reject(new Error(`resolved with ${JSON.stringify(value)}`)),
    (error: unknown) => error,
  );
const apiFailure = async (promise: Promise<unknown>) => {
  const error = await failure(promise);
  expect(error).toBeInstanceOf(ApiError);
  return error as ApiError;
};

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal('fetch', fetchMock);
  vi.stubGlobal('localStorage', { getItem: token, setItem: () => {}, removeItem: () => {} });
  vi.stubGlobal('document', document);
  document.cookie = '';
  configure();
  fetchMock.mockReset().mockImplementation(async () => prices());
  onRefused.mockReset();
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

describe('a request', () => {
  test('reads the server’s clock, also from an error response', async () => {
    const date = new Date(Date.now() - 5 * 86_400_000);
    fetchMock.mockImplementation(async () => respond({}, { status: 403, headers: { Date: date.toUTCString() } }));
    await failure(request(getPrice, { params: article, query: {} }));
    expect(serverNow().toUTCString()).toBe(date.toUTCString());
    fetchMock.mockImplementation(async () => respond({ stavke: [] }, { headers: { Date: new Date().toUTCString() } }));
    await request(getPrice, { params: article, query: {} });
    expect(serverNow()).toEqual(new Date());
  });

  test('but not from a gateway, whose clock may be another one: the day would jump with every failure', async () => {
    vi.useFakeTimers({ now: Date.parse('2026-11-24T12:00:00Z'), toFake: ['Date'] });
    try {
      const date = new Date('2026-11-15T09:00:00Z').toUTCString();
      fetchMock.mockImplementation(async () => respond('', { status: 502, headers: { Date: date } }));
      await request(sendMail, { params: article, query: {} }).catch(() => {});
      expect(serverNow()).toEqual(new Date());
    } finally {
      vi.useRealTimers();
    }
  });

  test('is held while the user is signed out, ends with its signal, and is never sent', async () => {
    holdCalls(true);
    const controller = new AbortController();
    const held = failure(request(getPrice, { params: article, query: {} }, { signal: controller.signal }));
    await request(getPrice, { params: article, query: {} }, { accessErrors: 'own' });
    expect(fetchMock).toHaveBeenCalledTimes(1);
    controller.abort();
    expect(await held).toBe(controller.signal.reason);
    holdCalls(false);
    expect(fetchMock).toHaveBeenCalledTimes(1);
    await request(getPrice, { params: article, query: {} });
    expect(fetchMock).toHaveBeenCalledTimes(2);
  });

  test('is held while the user is signed out, and ends unsent with the sign-out when it has no signal', async () => {
    holdCalls(true);
    const withoutSignal = failure(request(setPrice, { params: article, query: {}, body: { price: 2 } }));
    const { signal } = new AbortController();
    const withSignal = failure(request(getPrice, { params: article, query: {} }, { signal }));
    const aborted = AbortSignal.abort();
    const ended = await failure(request(getPrice, { params: article, query: {} }, { signal: aborted }));
    expect(ended).toBe(aborted.reason);
    holdCalls(false);
    expect(await withoutSignal).toMatchObject({ kind: 'network', call: 'held' });
    expect(await withSignal).toMatchObject({ kind: 'network', call: 'held' });
    expect(fetchMock).not.toHaveBeenCalled();
  });

  test('is encoded, and its reply decoded, by the contract', async () => {
    const reply = await request(getPrice, { params: article, query: { channelIds: [5, 2], search: 'č & d' } });
    expect(sent().url).toBe('/api/artikl/7/?distributeri=2%2C5&trans_search=%C4%8D+%26+d');
    expect(reply).toEqual({ lines: [{ price: 1.5 }] });
  });

  test('leaves out what is undefined, and sends an empty list as none', async () => {
    await request(getPrice, { params: article, query: {} });
    await request(getPrice, { params: article, query: { channelIds: [] } });
    expect(sent(0).url).toBe('/api/artikl/7/');
    expect(sent(1).url).toBe('/api/artikl/7/?distributeri=');
  });

  test('goes to the configured base, and escapes the parameters of a path', async () => {
    configure({ base: 'https://api.example.hr/v1' });
    fetchMock.mockImplementation(async () => respond(undefined, { status: 204 }));
    await request(passwords.resetPassword, {
      params: { token: 'a/b?c' },
      body: { newPassword: 'x', confirmPassword: 'y' },
    });
    expect(sent().url).toBe('https://api.example.hr/v1/auth/reset-password/a%2Fb%3Fc/');
    expect(sent().init?.body).toBe('{"new_password":"x","confirm_password":"y"}');
    expect(sent().headers.get('Content-Type')).toBe('application/json');
  });

  test("requests JSON in the page's language; a GET has no content type", async () => {
    configure({ language: () => 'en' });
    await request(getPrice, { params: article, query: {} });
    expect(sent().headers.get('Accept')).toBe('application/json');
    expect(sent().headers.get('Accept-Language')).toBe('en');
    expect(sent().headers.has('Content-Type')).toBe(false);
  });
});

describe('authentication', () => {
  const write = () => {
    fetchMock.mockImplementation(async () => respond(undefined, { status: 204 }));
    return request(setPrice, { params: article, query: {}, body: { price: 2 } });
  };

  test('token mode: the token in the header, no cookies, no CSRF header', async () => {
    document.cookie = 'csrftoken=c1';
    await write();
    expect(sent().headers.get('Authorization')).toBe('Token abc');
    expect(sent().init?.credentials).toBe('omit');
    expect(sent().headers.has('X-CSRFToken')).toBe(false);
  });

  test('session mode: cookies and the CSRF header on writes, no token', async () => {
    configure({ authentication: 'session' });
    document.cookie = 'theme=dark; csrftoken=c%3D1; other=x';
    await write();
    expect(sent().headers.has('Authorization')).toBe(false);
    expect(sent().init?.credentials).toBe('include');
    expect(sent().headers.get('X-CSRFToken')).toBe('c=1');
  });

  test('session mode: no CSRF header on a GET, and none from another cookie', async () => {
    configure({ authentication: 'session' });
    document.cookie = 'csrftoken=c1';
    await request(getPrice, { params: article, query: {} });
    expect(sent().headers.has('X-CSRFToken')).toBe(false);
    document.cookie = 'xcsrftoken=c1';
    await write();
    expect(sent(1).headers.has('X-CSRFToken')).toBe(false);
  });

  test('session mode: the CSRF header on a GET that does something', async () => {
    configure({ authentication: 'session' });
    document.cookie = 'csrftoken=c1';
    await request({ ...getPrice, once: true }, { params: article, query: {} });
    expect(sent().headers.get('X-CSRFToken')).toBe('c1');
  });

  test('a CSRF cookie that is not percent-encoded is sent unchanged', async () => {
    configure({ authentication: 'session' });
    document.cookie = 'csrftoken=100%';
    await write();
    expect(sent().headers.get('X-CSRFToken')).toBe('100%');
  });

  test('both: token and cookies', async () => {
    configure({ authentication: 'both' });
    document.cookie = 'csrftoken=c1';
    await write();
    expect(sent().headers.get('Authorization')).toBe('Token abc');
    expect(sent().headers.get('X-CSRFToken')).toBe('c1');
  });

  test('login and the reset calls are sent without the token of a previous user', async () => {
    fetchMock.mockImplementation(async () => respond({ token: 't' }));
    await request(accounts.login, { body: { username: 'u', password: 'p' } });
    expect(sent().headers.has('Authorization')).toBe(false);
  });

  test('no user: no header', async () => {
    token.mockReturnValueOnce(null);
    await request(getPrice, { params: article, query: {} });
    expect(sent().headers.has('Authorization')).toBe(false);
  });
});

describe('time', () => {
  test('a call without a response fails after 30 s, and is not retried', async () => {
    fetchMock.mockImplementation(silence);
    const failed = apiFailure(request(getPrice, { params: article, query: {} }));
    let settled = false;
    failed.finally(() => {
      settled = true;
    });
    await vi.advanceTimersByTimeAsync(timeLimit - 1);
    expect(settled).toBe(false);
    await vi.advanceTimersByTimeAsync(1);
    expect(await failed).toMatchObject({ kind: 'timeout', call: 'getPrice' });
    expect(timeLimit).toBe(30_000);
    expect(fetchMock).toHaveBeenCalledTimes(1);
  });

  test.each([200, 500])('so does a body that never ends, with status %i', async (status) => {
    fetchMock.mockImplementation(async (_url, init) => {
      const body = new ReadableStream({
        start(controller) {
          controller.enqueue(new TextEncoder().encode('{"stavke": ['));
          init?.signal?.addEventListener('abort', () => controller.error(init.signal?.reason));
        },
      });
      return new Response(body, { status });
    });
    const failed = apiFailure(request(getPrice, { params: article, query: {} }));
    await vi.advanceTimersByTimeAsync(timeLimit);
    expect(await failed).toMatchObject({ kind: 'timeout' });
  });

  test('leaves no timer behind', async () => {
    await request(getPrice, { params: article, query: {} });
    fetchMock.mockImplementation(async () => respond({}, { status: 400 }));
    await apiFailure(request(getPrice, { params: article, query: {} }));
    expect(vi.getTimerCount()).toBe(0);
  });
});

describe('an abort', () => {
  const reason = new DOMException('left the page', 'AbortError');

  test("stops the call with the signal's own reason", async () => {
    fetchMock.mockImplementation(silence);
    const leaving = new AbortController();
    const failed = failure(request(getPrice, { params: article, query: {} }, { signal: leaving.signal }));
    leaving.abort(reason);
    expect(await failed).toBe(reason);
    expect(sent().init?.signal?.aborted).toBe(true);
    expect(vi.getTimerCount()).toBe(0);
  });

  test('between two attempts stops at once', async () => {
    fetchMock.mockRejectedValue(new TypeError('Failed to fetch'));
    const leaving = new AbortController();
    const failed = failure(request(getPrice, { params: article, query: {} }, { signal: leaving.signal }));
    await vi.advanceTimersByTimeAsync(100);
    leaving.abort(reason);
    expect(await failed).toBe(reason);
    await vi.advanceTimersByTimeAsync(10_000);
    expect(fetchMock).toHaveBeenCalledTimes(1);
  });

  test('while an error response is read is an abort, not an error response', async () => {
    const leaving = new AbortController();
    fetchMock.mockImplementation(
      async (_url, init) =>
        new Response(
          new ReadableStream({
            start: (controller) => init?.signal?.addEventListener('abort', () => controller.error(init.signal?.reason)),
          }),
          { status: 503 },
        ),
    );
    const failed = failure(request(getPrice, { params: article, query: {} }, { signal: leaving.signal }));
    await vi.advanceTimersByTimeAsync(1);
    leaving.abort(reason);
    expect(await failed).toBe(reason);
  });
});

describe('trying again', () => {
  const networkDown = async () => {
    throw new TypeError('Failed to fetch');
  };
  const inTheEnd = async (promise: Promise<unknown>) => {
    const settled = promise.catch((error: unknown) => error);
    await vi.advanceTimersByTimeAsync(60_000);
    return settled;
  };

  test.each([
    ['the network', networkDown],
    ['502', async () => respond('<h1>Bad gateway</h1>', { status: 502 })],
    ['503', async () => respond({ detail: 'Busy' }, { status: 503 })],
    ['504', async () => respond('', { status: 504 })],
  ])('a GET is tried twice more on %s', async (_, down) => {
    fetchMock.mockImplementation(down);
    expect(await inTheEnd(request(getPrice, { params: article, query: {} }))).toBeInstanceOf(ApiError);
    expect(fetchMock).toHaveBeenCalledTimes(3);
  });

  test('and the first response is used', async () => {
    fetchMock.mockImplementationOnce(networkDown).mockImplementationOnce(async () => prices());
    expect(await inTheEnd(request(getPrice, { params: article, query: {} }))).toEqual({ lines: [{ price: 1.5 }] });
    expect(fetchMock).toHaveBeenCalledTimes(2);
  });

  test.each([400, 401, 403, 404, 405, 409, 429, 500])('a GET refused with %i is not tried again', async (status) => {
    fetchMock.mockImplementation(async () => respond({ detail: 'No.' }, { status }));
    expect(await inTheEnd(request(getPrice, { params: article, query: {} }))).toMatchObject({ status, text: 'No.' });
    expect(fetchMock).toHaveBeenCalledTimes(1);
  });

  test.each([
    ['a write', () => request(setPrice, { params: article, query: {}, body: { price: 1 } })],
    ['a GET that sends a mail', () => request(sendMail, { params: article, query: {} })],
  ])('%s is never tried again', async (_, make) => {
    fetchMock.mockImplementation(networkDown);
    expect(await inTheEnd(make())).toMatchObject({ kind: 'network' });
    fetchMock.mockImplementation(async () => respond('', { status: 503 }));
    expect(await inTheEnd(make())).toMatchObject({ status: 503 });
    expect(fetchMock).toHaveBeenCalledTimes(2);
  });
});

describe('an error response', () => {
  const refused = (status: number, body: unknown, headers: HeadersInit = {}) => {
    fetchMock.mockImplementation(async () => respond(body, { status, headers }));
    return apiFailure(request(passwords.changePassword, { body: { currentPassword: 'a', newPassword: 'b' } }));
  };

  test('reports field errors by their domain names, those of path and query too', async () => {
    const error = await refused(400, { current_password: ['Wrong.'], new_password: ['Short.', 'Digits.'], odd: ['?'] });
    expect(error).toMatchObject({
      kind: 'status',
      status: 400,
      call: 'changePassword',
      fields: { currentPassword: 'Wrong.', newPassword: 'Short.', odd: '?' },
    });
    fetchMock.mockImplementation(async () => respond({ trans_search: ['Missing.'], id: ['Odd.'] }, { status: 400 }));
    const ofQuery = await apiFailure(request(getPrice, { params: article, query: {} }));
    expect(ofQuery.fields).toEqual({ search: 'Missing.', articleId: 'Odd.' });
  });

  test("reports errors of a list's elements by the domain names of their own fields", async () => {
    fetchMock.mockImplementation(async () => respond({ stavke: [{}, { cijena: ['Too high.'] }] }, { status: 400 }));
    const body = { lines: [{ price: 1 }, { price: 2 }] };
    const error = await apiFailure(request(setPrices, { params: article, query: {}, body }));
    expect(error.lists).toEqual({ lines: [undefined, { price: 'Too high.' }] });
    expect(error.fields).toEqual({ lines: 'Too high.' });
  });

  test.each([
    ['12', 12],
    [' 3 ', 3],
    ['0', 0],
    ['', undefined],
    ['-5', undefined],
    ['Fri, 20 Nov 2026 09:00:00 GMT', undefined],
  ])('with Retry-After %j asks to wait %s seconds', async (header, seconds) => {
    expect((await refused(429, { detail: 'Slow down.' }, { 'Retry-After': header })).retryAfter).toBe(seconds);
  });

  test('in HTML, or broken off, shows nothing of it', async () => {
    const html = await refused(500, '<!doctype html><h1>Server Error</h1>', { 'Content-Type': 'text/html' });
    expect(html).toMatchObject({ status: 500, text: undefined, fields: {}, detail: undefined });
    expect(html.message).not.toContain('<');
    fetchMock.mockImplementation(
      async () =>
        new Response(new ReadableStream({ start: (c) => c.error(new TypeError('terminated')) }), { status: 403 }),
    );
    expect(await apiFailure(request(getPrice, { params: article, query: {} }))).toMatchObject({ status: 403 });
  });

  test.each([401, 403])('with %i is reported to the application once', async (status) => {
    const error = await refused(status, { detail: 'No.' });
    expect(onRefused.mock.calls).toEqual([[error, expect.objectContaining({ name: 'changePassword' })]]);
  });

  test('is not reported where the caller handles it, nor with another status', async () => {
    await refused(400, { detail: 'No.' });
    fetchMock.mockImplementation(async () => respond({ detail: 'No.' }, { status: 401 }));
    await apiFailure(request(accounts.getUserInfo, {}, { accessErrors: 'own' }));
    expect(onRefused).not.toHaveBeenCalled();
  });

  test('of a caller that handles a 403 is reported for a 401 alone', async () => {
    const refusedWith = (status: number) => {
      fetchMock.mockImplementation(async () => respond({ detail: 'No.' }, { status }));
      return apiFailure(request(getPrice, { params: article, query: {} }, { accessErrors: 'own403' }));
    };
    expect(await refusedWith(403)).toMatchObject({ status: 403 });
    expect(onRefused).not.toHaveBeenCalled();
    await refusedWith(401);
    expect(onRefused).toHaveBeenCalledTimes(1);
  });
});

describe('a reply that does not fit the contract', () => {
  const mismatch = async (body: unknown) => {
    const logged = vi.spyOn(console, 'error').mockImplementation(() => {});
    fetchMock.mockImplementation(async () => respond(body));
    const error = await apiFailure(request(getPrice, { params: article, query: {} }));
    expect(error.kind).toBe('contract');
    expect(fetchMock).toHaveBeenCalledTimes(1);
    return String(logged.mock.calls[0]?.[0]);
  };

  test('is named in the console by call, key and type of the value', async () => {
    const line = await mismatch({ stavke: [{ cijena: '1.50' }, { cijena: ['1.50'] }] });
    expect(line).toContain('getPrice');
    expect(line).toContain('stavke.1.cijena');
    expect(line).toContain('array');
  });

  test.each([
    [{ stavke: null }, 'stavke', 'null'],
    [{}, 'stavke', 'undefined'],
    [[], 'body', 'array'],
    [{ stavke: [{ cijena: '1,50' }] }, 'stavke.0.cijena', 'string'],
  ])('%j: key %s, type %s', async (body, key, type) => {
    const line = await mismatch(body);
    expect(line).toContain(`${key}: `);
    expect(line).toMatch(new RegExp(`got ${type}$`));
  });

  test('so is one that is no JSON, without its text', async () => {
    const line = await mismatch('<html>secret page</html>');
    expect(line).toContain('getPrice');
    expect(line).not.toContain('secret');
  });
});

test('a page in place of no content does not fit: nothing was written', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => {});
  fetchMock.mockImplementation(async () => respond('<h1>Sign in to the network</h1>'));
  const write = request(setPrice, { params: article, query: {}, body: { price: 2 } });
  expect(await apiFailure(write)).toMatchObject({ kind: 'contract' });
});

describe('a file', () => {
  const download = () => request(getFile, { params: article, query: {} });

  test("has the server's name", async () => {
    fetchMock.mockImplementation(async () =>
      respond('bytes', { headers: { 'Content-Disposition': 'attachment; filename="parking.xlsx"' } }),
    );
    const file = await download();
    expect(file.name).toBe('parking.xlsx');
    expect(await file.blob.text()).toBe('bytes');
    expect(sent().headers.get('Accept')).toBe('*/*');
  });

  test("without a name has the contract's", async () => {
    fetchMock.mockImplementation(async () => respond('bytes'));
    expect((await download()).name).toBe('artikli.xlsx');
  });

  test('that fails has its JSON body parsed', async () => {
    fetchMock.mockImplementation(async () => respond({ trans_search: ['Potrebna je tablica.'] }, { status: 400 }));
    expect(await apiFailure(download())).toMatchObject({
      status: 400,
      text: 'Potrebna je tablica.',
      fields: { search: 'Potrebna je tablica.' },
    });
  });

  test.each(['application/json', 'text/html; charset=utf-8'])('that is %s after all does not fit', async (type) => {
    vi.spyOn(console, 'error').mockImplementation(() => {});
    fetchMock.mockImplementation(async () => respond('{}', { headers: { 'Content-Type': type } }));
    expect(await apiFailure(download())).toMatchObject({ kind: 'contract' });
  });

  test.each([
    ['attachment; filename="a;b.xlsx"', 'a;b.xlsx'],
    ['attachment; filename=parking.xlsx; size=3', 'parking.xlsx'],
    ['attachment; FILENAME = "x.pdf"', 'x.pdf'],
    ['attachment; filename="the \\"big\\" one.pdf"', 'the "big" one.pdf'],
    ['attachment; filename="racun.pdf"; filename*=UTF-8\'\'ra%C4%8Dun%201-2.pdf', 'račun 1-2.pdf'],
    ["attachment; filename*=UTF-8'hr'ra%C4%8Dun.pdf", 'račun.pdf'],
    ['attachment; filename*=utf-8\'\'%zz; filename="plain.pdf"', 'plain.pdf'],
    ['attachment; filename=""', undefined],
    ['attachment', undefined],
    [null, undefined],
  ])('%j is named %s', (disposition, name) => {
    expect(fileNameOf(disposition)).toBe(name);
  });
});
