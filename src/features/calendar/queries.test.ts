import { QueryClient } from '@tanstack/react-query';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { chartIncidentsQuery } from './queries.ts';

const range = { begin: '2026-10-01', end: '2026-10-31' };
const wire = (id: number, begin: string, level = 3) => ({
  id,
  title: `Smetnja ${id}`,
  component: '',
  service_group: 'PARKING',
  begin_time: begin,
  end_time: begin,
  description: '',
  incident_level: level,
  is_public: true,
});
let calls: string[] = [];
type Reply = (page: number) => object | number;

function serve(reply: Reply) {
  vi.stubGlobal('fetch', async (input: string) => {
    const url = new URL(input, 'http://portal.test');
    calls.push(url.pathname + url.search);
    const answer = reply(Number(url.searchParams.get('page')));
    return typeof answer === 'number' ? new Response('{}', { status: answer }) : Response.json(answer);
  });
}
const read = (mayReadAll: boolean) =>
  new QueryClient({ defaultOptions: { queries: { retry: false } } }).fetchQuery(chartIncidentsQuery(mayReadAll, range));

beforeEach(() => {
  calls = [];
  vi.stubGlobal('localStorage', { getItem: () => 'token', setItem() {}, removeItem() {} });
});
afterEach(() => vi.unstubAllGlobals());

test('pages are read back to a month before the range, each incident once', async () => {
  serve((page) => ({
    incidenti: [
      wire(page, `2026-${String(12 - page).padStart(2, '0')}-15T10:00:00Z`),
      wire(1, '2026-11-15T10:00:00Z'),
    ].sort((one, other) => (one.begin_time < other.begin_time ? 1 : -1)),
    ukupno_incidenata: 40,
    broj_stranica: 20,
  }));
  const { incidents, knownSince } = await read(true);
  // November, October, September, August.
  expect(calls).toHaveLength(4);
  expect(incidents.map(({ id }) => id)).toEqual([1, 2, 3, 4]);
  expect(knownSince).toBeUndefined();
});

test('no more than ten pages are read, and it is known how far they reach', async () => {
  serve((page) => ({
    incidenti: [wire(page, `2026-11-${String(29 - page).padStart(2, '0')}T10:00:00Z`, page % 5)].map((row) => ({
      ...row,
      incident_level: Math.max(1, row.incident_level),
    })),
    ukupno_incidenata: 400,
    broj_stranica: 400,
  }));
  const { incidents, knownSince } = await read(true);
  expect(calls).toHaveLength(10);
  expect(incidents.every(({ level }) => level === 2 || level === 3)).toBe(true);
  expect(knownSince).toBe('2026-11-19');
});

test('who may not see all of them has the public ones', async () => {
  serve(() => ({ incidenti: [wire(5, '2026-08-01T10:00:00Z')], ukupno_incidenata: 1, broj_stranica: 1 }));
  expect((await read(false)).incidents).toHaveLength(1);
  expect(calls).toEqual(['/api/system/incident-list/public/?page=1']);
});

test.each([401, 403, 404, 500])('a %i is a failure of the incidents alone', async (status) => {
  serve(() => status);
  await expect(read(true)).rejects.toMatchObject({ status });
});
