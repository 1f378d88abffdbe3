import { QueryClient } from '@tanstack/react-query';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { outagesQuery } from './outagesQuery.ts';

const wire = (id: number, begin: string) => ({
  id,
  title: `Smetnja ${id}`,
  component: '',
  service_group: 'PARKING',
  begin_time: begin,
  end_time: begin,
  description: '',
  incident_level: 3,
  is_public: true,
});
let calls: string[] = [];

function serve(pages: number, beginOf: (page: number) => string) {
  vi.stubGlobal('fetch', async (input: string) => {
    const url = new URL(input, 'http://portal.test');
    calls.push(url.pathname);
    const page = Number(url.searchParams.get('page'));
    return Response.json({ incidenti: [wire(page, beginOf(page))], ukupno_incidenata: pages, broj_stranica: pages });
  });
}
const read = (all = true) =>
  new QueryClient({ defaultOptions: { queries: { retry: false } } }).fetchQuery(outagesQuery(all, '2026-09-01'));

beforeEach(() => {
  calls = [];
  vi.stubGlobal('localStorage', { getItem: () => 'token', setItem() {}, removeItem() {} });
});
afterEach(() => vi.unstubAllGlobals());

test('pages are read back to a month before the first day', async () => {
  serve(9, (page) => `2026-${String(12 - page).padStart(2, '0')}-15T10:00:00Z`);
  const { pages, isKnown, earliest } = await read();
  // November, October, September, August, and July, which is more than a month before.
  expect(calls).toHaveLength(5);
  expect({ pages, isKnown, earliest }).toEqual({
    pages: 5,
    isKnown: true,
    earliest: new Date('2026-07-15T10:00:00Z'),
  });
});

test('no more than twenty pages are read, and it is known how far they reach', async () => {
  serve(400, (page) => `2026-11-${String(29 - page).padStart(2, '0')}T10:00:00Z`);
  const { pages, isKnown, earliest } = await read();
  expect(calls).toHaveLength(20);
  expect({ pages, isKnown, earliest }).toEqual({
    pages: 20,
    isKnown: false,
    earliest: new Date('2026-11-09T10:00:00Z'),
  });
});

test('who may not see all of them has the public ones; all pages are everything', async () => {
  serve(1, () => '2026-11-01T10:00:00Z');
  expect(await read(false)).toMatchObject({ pages: 1, isKnown: true });
  expect(calls).toEqual(['/api/system/incident-list/public/']);
});
