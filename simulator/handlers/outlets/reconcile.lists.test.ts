import fc from 'fast-check';
import { expect, test } from 'vitest';
import { addTo } from '#api/days.ts';
import { getJson, still } from '../../testing/testCalls.ts';
import { sum, sumOfSales, sumValid, type WireFigures, type WireSale } from '../../testing/testFigures.ts';

const simulator = still({ seed: 5 });
const today = '2026-11-15';

/** What differs between the services on the wire (behaviour 21.20 and 21.21). */
const areas = {
  parking: {
    service: 1,
    list: '/parking/provider-list/',
    rows: 'provider_list',
    id: 'provider_id',
    one: '/parking/provider',
    others: [2, 8, 22],
  },
  garages: {
    service: 2,
    list: '/garaze/garage-list/',
    rows: 'garage_list',
    id: 'garage_id',
    one: '/garaze/garaza',
    others: [1, 5, 12],
  },
  parks: {
    service: 3,
    list: '/parkovi/parkovi-list/',
    rows: 'parkovi_list',
    id: 'park_id',
    one: '/parkovi/park',
    others: [1, 2, 6],
  },
  sales: {
    service: 4,
    list: '/prodaja/igeusprovider-list/',
    rows: 'provider_list',
    id: 'provider_id',
    one: '/prodaja/igeusprovider',
    others: [1, 3, 5],
  },
} as const;
type Area = keyof typeof areas;

/** Who sees which services, and whether also the dashboard (behaviour 23.3). */
const views: readonly (readonly [user: string, area: Area, hasDashboard: boolean])[] = [
  ...(['operator', 'viewer'] as const).flatMap((user) =>
    (Object.keys(areas) as Area[]).map((area) => [user, area, true] as const),
  ),
  ['provider', 'parking', true],
  ['single', 'parking', false],
  ['single', 'garages', false],
  ['garage', 'garages', false],
  ['park', 'parks', false],
  ['sales', 'sales', false],
];

const tokens = new Map([...new Set(views.map(([user]) => user))].map((name) => [name, simulator.signIn(name)]));
// biome-ignore lint/suspicious/noExplicitAny: the wire.
type Wire = any;
const reader = (user: string) => (path: string, query: string) =>
  getJson(simulator, `/api${path}?${query}`, tokens.get(user));
const rangeOf = (begin: string, end: string) => `begin_date=${begin}&end_date=${end}`;

const cases = fc.record({
  end: fc.integer({ min: -400, max: 0 }),
  length: fc.integer({ min: 0, max: 45 }),
  channels: fc.option(fc.subarray([1, 2, 3, 4, 5, 6, 7, 8]), { nil: undefined }),
  place: fc.nat(),
});

test.each(views)('%s: what is listed of %s reconciles over every report', async (user, area, hasDashboard) => {
  const { service, list, rows, id, one } = areas[area];
  const get = reader(user);
  await fc.assert(
    fc.asyncProperty(cases, async ({ end, length, channels, place }) => {
      const endDate = addTo(today, { days: end });
      const range = rangeOf(addTo(endDate, { days: -length }), endDate);
      const query = channels ? `${range}&distributeri=${channels}` : range;
      const listed: Wire = await get(list, query);
      expect(sum(listed[rows])).toEqual(sum([listed.ukupno]));
      if (hasDashboard) {
        const { usluge } = await get('/dashboard/ukupno-po-uslugama/', query);
        expect(sum(usluge.filter((row: Wire) => row.service_type_id === service))).toEqual(sum([listed.ukupno]));
      }

      // One park's reports are not filtered by channel: their row is that of the whole list.
      const isFiltered = area !== 'parks';
      const reported = isFiltered ? query : range;
      const source: Wire[] = isFiltered ? listed[rows] : (await get(list, range))[rows];
      const row = source[place % source.length];
      const outlet = `${one}/${row[id]}`;
      const own = sum([row]);
      const ownValid = [own[1], own[3]];
      const articles: Wire = await get(`${outlet}/po-artiklima/`, reported);
      const overTime: Wire = await get(`${outlet}/intervalno/`, reported);
      expect(sum([articles.ukupno])).toEqual(own);
      expect(sum(articles.artikli)).toEqual(own);
      for (const part of ['dnevno', 'tjedno', 'mjesecno']) expect(sum(overTime[part])).toEqual(own);
      expect(overTime.raspon_dana).toHaveLength(length + 1);
      if (isFiltered) {
        const ofChannels: Wire = await get(`${outlet}/po-distributerima/`, reported);
        expect(sum([ofChannels.ukupno])).toEqual(own);
        expect(sum(ofChannels.distributeri)).toEqual(own);
        expect(sumValid((await get(`${outlet}/detaljno/`, reported)).detaljno)).toEqual(ownValid);
      }
      if (area === 'garages') {
        const prices: string[] = articles.artikli.map(({ item_price }: Wire) => item_price);
        const parts: Wire[] = await Promise.all(
          prices.map((price) => get(`${outlet}/artikl-po-distributerima/`, `${reported}&item_price=${price}`)),
        );
        for (const [at, part] of parts.entries()) {
          expect(sum(part.distributeri)).toEqual(sum([articles.artikli[at]]));
          expect(sum([part.ukupno])).toEqual(sum([articles.artikli[at]]));
        }
        expect(sum(parts.map(({ ukupno }) => ukupno))).toEqual(own);
      } else {
        const shares = articles.artikli.flatMap(({ distributeri }: Wire) => distributeri);
        expect(sumValid(shares)).toEqual(ownValid);
      }
    }),
    { numRuns: 12, seed: 20_261_115 },
  );
});

/** All rows of a day's transactions, page by page. */
async function walk(get: ReturnType<typeof reader>, path: string, query: string): Promise<WireSale[]> {
  const first: Wire = await get(path, query);
  const found: WireSale[] = [...first.transakcije];
  for (let page = 2; page <= first.broj_stranica; page++) {
    const { transakcije }: Wire = await get(path, `${query}&page=${page}`);
    expect(transakcije.length).toBeGreaterThan(0);
    found.push(...transakcije);
  }
  expect(found).toHaveLength(first.ukupno_transakcija);
  return found;
}

const idsOf = (rows: readonly WireSale[]) => rows.map(({ id }) => id).sort((a, b) => a - b);

test.each(views)(
  "%s: a day's transactions of %s are its figures, and what is shown splits them",
  async (user, area) => {
    const { list, rows, id, one } = areas[area];
    const get = reader(user);
    await fc.assert(
      fc.asyncProperty(fc.integer({ min: -30, max: 0 }), cases, async (at, { channels, place }) => {
        const day = addTo(today, { days: at });
        const ofChannels = channels && area !== 'parks' ? `&distributeri=${channels}` : '';
        const query = `${rangeOf(day, day)}${ofChannels}`;
        const listed: Wire = await get(list, query);
        const row = listed[rows][place % listed[rows].length];
        const path = `${one}/${row[id]}/transakcije/`;
        const [all, valid, invalid] = (await Promise.all(
          ['sve', 'ispravne', 'neispravne'].map((shown) => walk(get, path, `${query}&opcija_prikaza=${shown}`)),
        )) as [WireSale[], WireSale[], WireSale[]];
        expect(sumOfSales(all)).toEqual(sum([row]));
        expect(new Set(idsOf(all)).size).toBe(all.length);
        expect(idsOf(all)).toEqual(idsOf([...valid, ...invalid]));
        expect(valid.every(({ is_valid }) => is_valid)).toBe(true);
        expect(invalid.some(({ is_valid }) => is_valid)).toBe(false);
      }),
      { numRuns: 4, seed: 7 },
    );
  },
);

test.each([
  ['single', 'garages', [12]],
  ['garage', 'garages', [1, 2, 3, 4, 5, 6]],
  ['park', 'parks', [1, 2]],
  ['sales', 'sales', [1, 5]],
] as const)("%s sees their own of %s only, with everybody's figures of it", async (user, area, ids) => {
  const { list, rows, id } = areas[area];
  const query = rangeOf('2026-10-01', '2026-10-31');
  const own: Wire = await reader(user)(list, query);
  const all: Wire = await reader('operator')(list, query);
  expect(own[rows].map((row: Wire) => row[id])).toEqual(ids);
  for (const row of own[rows]) expect(all[rows]).toContainEqual(row);
  expect(sum([own.ukupno])).not.toEqual(sum([all.ukupno]));
});

test.each([
  ['a leap day', '2024-02-29'],
  ['the day of 23 hours', '2026-03-29'],
  ['the day of 25 hours', '2026-10-25'],
  ['the last day of a year', '2025-12-31'],
])('%s is a day like others, alone and within its week', async (_, day) => {
  const get = reader('operator');
  const around = { begin: addTo(day, { days: -1 }), end: addTo(day, { days: 1 }) };
  for (const { list, rows, id, one, others } of Object.values(areas)) {
    const listed: Wire = await get(list, rangeOf(day, day));
    for (const outletId of others) {
      const own = sum(listed[rows].filter((row: Wire) => row[id] === outletId));
      const alone: Wire = await get(`${one}/${outletId}/intervalno/`, rangeOf(day, day));
      expect(alone.raspon_dana).toEqual([day]);
      expect(sum(alone.dnevno)).toEqual(own);
      expect(own[0]).toBeGreaterThan(0);
      const three: Wire = await get(`${one}/${outletId}/intervalno/`, rangeOf(around.begin, around.end));
      expect(three.raspon_dana).toEqual([around.begin, day, around.end]);
      const ofDay = three.dnevno.filter(({ datum }: WireFigures & { datum: string }) => datum === day);
      expect(ofDay).toEqual(alone.dnevno);
    }
  }
});
