import { afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { createSimulator, type Simulator } from '#simulator/simulator.ts';
import { type CallResult, type ConformanceOptions, checkServer, type Report } from './conformance.ts';
import { CannotCheck, type Fetch } from './server.ts';

/** Requests of a simulator as its server would take them. */
const fetchOf =
  (simulator: Simulator): Fetch =>
  async (request) => {
    const response = (await simulator.handle(request)) ?? new Response(null, { status: 404 });
    const headers = new Headers(response.headers);
    if (!headers.has('Date')) headers.set('Date', simulator.clock.now().toUTCString());
    return new Response(response.body, { status: response.status, headers });
  };

/** Checks the contract; a busy machine may be slower than a server should be. */
const check = (fetch: Fetch, options: Partial<ConformanceOptions> = {}) =>
  checkServer({
    api: 'http://check.test/api',
    username: 'operator',
    password: 'demo-1234',
    limit: 600_000,
    fetch,
    ...options,
  });

const outcomes = ({ results }: Report, outcome: CallResult['outcome']) =>
  results.filter((result) => result.outcome === outcome);
const differing = (report: Report) =>
  outcomes(report, 'differs').map(({ name, faults }) => ({
    name,
    faults: faults.map(({ where, expected, came }) => `${where}: ${expected}, not ${came}`),
  }));

afterEach(() => {
  vi.useRealTimers();
});

describe('the simulator fits the contract', () => {
  it.each([
    ['2026-11-15T09:00:00Z', '2026-11-15'],
    // In Zagreb it is the next day already, and the year's first.
    ['2023-12-31T23:30:00Z', '2024-01-01'],
    ['2020-03-01T00:10:00Z', '2020-03-01'],
  ])(
    'at %s',
    async (now, day) => {
      const report = await check(fetchOf(createSimulator({ now })));
      expect(differing(report)).toEqual([]);
      expect(report.day).toBe(day);
      expect(outcomes(report, 'fits').length).toBeGreaterThan(80);
      expect(report.results.flatMap(({ warnings }) => warnings)).toEqual([]);
    },
    120_000,
  );

  it.each([
    ['provider', 'getParkingProviders', 'getGarages'],
    ['garage', 'getGarages', 'getParkingProviders'],
    ['finance', 'getStatements', 'getTotalsByChannel'],
    ['newcomer', 'getSystemStatus', 'getIncidents'],
  ])(
    'as %s, who may not do all',
    async (username, may, mayNot) => {
      const report = await check(fetchOf(createSimulator({ now: '2026-11-15T09:00:00Z' })), { username });
      expect(differing(report)).toEqual([]);
      expect(outcomes(report, 'fits').map(({ name }) => name)).toContain(may);
      expect(outcomes(report, 'refused').map(({ name }) => name)).toContain(mayNot);
    },
    120_000,
  );

  it('says what it had nothing to request for, and why', async () => {
    const simulator = createSimulator({ now: '2026-11-15T09:00:00Z', scenario: 'empty' });
    const report = await check(fetchOf(simulator), { only: ['getParkingProviderInfo'] });
    expect(outcomes(report, 'not-asked')).toMatchObject([
      { name: 'getParkingProviderInfo', reason: '/parking/provider-list/ is empty' },
    ]);
  });
});

describe('the life cycle of a change request', () => {
  it('is tried on request, and leaves nothing behind', async () => {
    const simulator = createSimulator({ now: '2026-11-15T09:00:00Z' });
    const report = await check(fetchOf(simulator), { username: 'provider', write: true, only: lifeCycleCalls });
    expect(differing(report)).toEqual([]);
    expect(report.results.filter(({ method }) => method !== 'GET').map(({ name }) => name)).toEqual([
      'createZoneClosingRule',
      'amendZoneClosingRule',
      'withdrawZoneClosingRule',
    ]);
    expect(simulator.state().world.changeRequest.map(({ status }) => status)).toEqual(['withdrawn']);
  });

  it('withdraws the request also when a step fails', async () => {
    const simulator = createSimulator({ now: '2026-11-15T09:00:00Z' });
    const through = fetchOf(simulator);
    const broken: Fetch = async (request) =>
      request.method === 'PATCH' ? new Response('{}', { status: 500 }) : through(request);
    const report = await check(broken, { username: 'provider', write: true, only: lifeCycleCalls });
    expect(differing(report).map(({ name }) => name)).toEqual(['amendZoneClosingRule']);
    expect(simulator.state().world.changeRequest.map(({ status }) => status)).toEqual(['withdrawn']);
  });

  it('is left out for a user who may not', async () => {
    const simulator = createSimulator({ now: '2026-11-15T09:00:00Z' });
    const report = await check(fetchOf(simulator), { username: 'viewer', write: true, only: lifeCycleCalls });
    expect(outcomes(report, 'not-asked').at(-1)).toMatchObject({
      name: 'createZoneClosingRule',
      reason: 'the user does not have ChangeParkingZoneRequests',
    });
  });
});

const lifeCycleCalls = [
  'createZoneClosingRule',
  'amendZoneClosingRule',
  'withdrawZoneClosingRule',
  'getZoneClosingRuleRequest',
];

/** A server whose response to the calls on a path is changed. */
// biome-ignore lint/suspicious/noExplicitAny: the wire format of any call.
type Wire = any;
const set = (object: Wire, key: string, value: unknown) => void Object.assign(object, { [key]: value });
interface Breakage {
  readonly path: RegExp;
  /** Changes the address of a request. */
  readonly request?: (url: URL) => void;
  /** Changes the body of a response in place, or returns another one. */
  readonly body?: (body: Wire) => unknown;
  readonly response?: (response: Response) => Response | Promise<Response>;
}

function broken(simulator: Simulator, { path, request: change, body, response }: Breakage): Fetch {
  const through = fetchOf(simulator);
  return async (request) => {
    const url = new URL(request.url);
    if (!path.test(url.pathname)) return through(request);
    change?.(url);
    const right = await through(new Request(url, request));
    if (response) return response(right);
    if (!body) return right;
    const wire = await right.json();
    const { status, headers } = right;
    return Response.json(body(wire) ?? wire, { status, headers });
  };
}

const providers = /provider-list\/$/;
const transactions = /parking\/provider\/\d+\/transakcije\/$/;

describe('a broken server is found', () => {
  let simulator: Simulator;
  beforeAll(() => {
    simulator = createSimulator({ now: '2026-11-15T09:00:00Z' });
  });

  it.each<[what: string, name: string, breakage: Breakage, fault: RegExp]>([
    [
      'a missing key',
      'getParkingProviders',
      { path: providers, body: (wire) => void delete wire.provider_list[3].naziv },
      /^provider_list\[\]\.naziv: string, not no such key$/,
    ],
    [
      'a wrong type in each row, as one fault',
      'getParkingProviders',
      { path: providers, body: (wire) => void wire.provider_list.map((row: Wire) => set(row, 'total_count', '7')) },
      /^provider_list\[\]\.total_count: .*, not "7", and 24 more such$/,
    ],
    [
      'a wrong status',
      'getParkingProviders',
      { path: providers, response: (right) => new Response(right.body, { status: 201, headers: right.headers }) },
      /^status: 200, not 201$/,
    ],
    [
      'a wrong total',
      'getParkingProviders',
      { path: providers, body: (wire) => set(wire.ukupno, 'valid_count', wire.ukupno.valid_count + 1) },
      /^ukupno\.valid_count: \d+, the sum of the rows, not \d+$/,
    ],
    [
      'wrong paging: each page is the first',
      'getParkingTransactions',
      { path: transactions, request: (url) => url.searchParams.delete('page') },
      /^page 2 of \d+: rows that no page before has, not a row again$/,
    ],
    [
      'a wrong format of dates',
      'getParkingProviderIntervals',
      { path: /intervalno/, body: (wire) => set(wire.dnevno[0], 'datum', '14. 11. 2026.') },
      /^dnevno\[\]\.datum: date, not "14\. 11\. 2026\."$/,
    ],
    [
      'null',
      'getParkingProviders',
      { path: providers, body: (wire) => set(wire, 'provider_list', null) },
      /^provider_list: array, not null$/,
    ],
    [
      'HTML',
      'getParkingProviders',
      {
        path: providers,
        response: ({ status, headers }) => {
          const html = new Headers(headers);
          html.set('Content-Type', 'text/html');
          return new Response('<!doctype html><title>Login</title>', { status, headers: html });
        },
      },
      /^Content-Type: application\/json, not text\/html$/,
    ],
    [
      'slowness',
      'getParkingProviders',
      {
        path: providers,
        response: (right) => {
          vi.advanceTimersByTime(60_001);
          return right;
        },
      },
      /^the response: one within 60000 ms, not \d+ ms$/,
    ],
    [
      'a wrong content type of a file',
      'getParkingProvidersFile',
      {
        path: providers,
        response: ({ body, status, headers }) => {
          const text = new Headers(headers);
          text.set('Content-Type', 'application/octet-stream');
          return new Response(body, { status, headers: text });
        },
      },
      /^Content-Type: application\/vnd.*, not application\/octet-stream$/,
    ],
    [
      'a file that is none',
      'getStatementFile',
      {
        path: /obracun\/\d+\/download/,
        response: ({ status, headers }) => new Response('Not found', { status, headers }),
      },
      /^the file: a PDF, not 9 bytes that begin "Not foun"$/,
    ],
    [
      'times of another zone',
      'getParkingTransactions',
      {
        path: transactions,
        body: (wire) => set(wire.transakcije[0], 'vrijeme_transakcije', '2026-11-14T10:00:00+01:00'),
      },
      /^transakcije\[\]\.vrijeme_transakcije: a moment in UTC, not /,
    ],
    [
      'rows of another day',
      'getParkingTransactions',
      { path: transactions, body: (wire) => set(wire.transakcije[0], 'vrijeme_transakcije', '2026-11-14T23:30:00Z') },
      /^transakcije\[\]\.vrijeme_transakcije: a day in Zagreb from 2026-11-14 to 2026-11-14, not .*2026-11-15$/,
    ],
    [
      'an id twice',
      'getParkingProviders',
      { path: providers, body: (wire) => set(wire.provider_list[1], 'provider_id', wire.provider_list[0].provider_id) },
      /^provider_list\[\]\.provider_id: each id once, not \d+ twice$/,
    ],
    [
      'a list with fewer rows than its total',
      'getStatements',
      { path: /obracuni\/$/, body: (wire) => void wire.obracuni.pop() },
      /rows|broj_stranica/,
    ],
  ])('%s', async (_, name, breakage, expected) => {
    vi.useFakeTimers({ toFake: ['performance'] });
    const report = await check(broken(simulator, breakage), { only: [name], limit: 60_000 });
    const found = differing(report);
    expect(found.map((result) => result.name)).toEqual([name]);
    expect(found[0]?.faults[0]).toMatch(expected);
  });

  it('a failing list is one fault; what depends on it is not requested, with the reason', async () => {
    const server = broken(simulator, {
      path: /garage-list\/$/,
      response: () => new Response('{}', { status: 500, headers: { 'Content-Type': 'application/json' } }),
    });
    const only = ['getGarages', 'getGarageInfo', 'getGarageArticles', 'getGarageTransactions', 'getGarageClosingRules'];
    const report = await check(server, { only });
    expect(differing(report)).toEqual([{ name: 'getGarages', faults: ['status: 200, not 500'] }]);
    expect(outcomes(report, 'not-asked').map(({ reason }) => reason)).toEqual(
      Array.from({ length: 4 }, () => 'its id is in /garaze/garage-list/, whose response has the status 500'),
    );
  });

  it('a call that a user may not make but gets is a fault', async () => {
    const through = fetchOf(simulator);
    const token = simulator.signIn('operator');
    const open: Fetch = (request) => {
      if (/dashboard/.test(request.url)) request.headers.set('Authorization', `Token ${token}`);
      return through(request);
    };
    const report = await check(open, { username: 'finance', only: ['getTotalsByChannel'] });
    expect(differing(report)).toEqual([
      { name: 'getTotalsByChannel', faults: ['status: 403: the user may not, not 200'] },
    ]);
  });

  it('an unknown key is a warning', async () => {
    const server = broken(simulator, {
      path: providers,
      body: (wire) => void wire.provider_list.map((row: Wire) => set(row, 'oib', '1')),
    });
    const report = await check(server, { only: ['getParkingProviders'] });
    expect(differing(report)).toEqual([]);
    expect(report.results[0]?.warnings).toEqual(['unknown key provider_list[].oib']);
  });

  it('a server that cannot be reached, or lets nobody in, is one sentence', async () => {
    const refused = Object.assign(new TypeError('fetch failed'), { cause: { code: 'ECONNREFUSED' } });
    await expect(check(() => Promise.reject(refused))).rejects.toThrow(
      new CannotCheck('http://check.test/api cannot be reached (ECONNREFUSED).'),
    );
    await expect(check(fetchOf(simulator), { password: 'wrong' })).rejects.toThrow(
      new CannotCheck('operator cannot sign in at http://check.test/api/auth/login/: status 400.'),
    );
  });
});
