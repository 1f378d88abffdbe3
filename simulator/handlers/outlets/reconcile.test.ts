import fc from 'fast-check';
import { expect, test } from 'vitest';
import { addTo, isDay } from '#api/days.ts';
import { getJson, still } from '../../testing/testCalls.ts';
import { sum, sumValid, type WireFigures } from '../../testing/testFigures.ts';

const simulator = still({ seed: 3 });
const tokens = Object.fromEntries(
  ['operator', 'viewer', 'provider'].map((username) => [username, simulator.signIn(username)]),
);

test('for any user, range and filter the wire reconciles over every report', async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.constantFrom('operator', 'viewer', 'provider'),
      fc.integer({ min: -60, max: 0 }),
      fc.integer({ min: 0, max: 45 }),
      fc.option(fc.subarray([1, 2, 3, 4, 5, 6, 7, 8]), { nil: undefined }),
      fc.constantFrom(2, 8, 22),
      async (user, end, length, channels, providerId) => {
        const endDate = addTo('2026-11-15', { days: end });
        const query = `?begin_date=${addTo(endDate, { days: -length })}&end_date=${endDate}${channels ? `&distributeri=${channels}` : ''}`;
        const get = (path: string) => getJson(simulator, `/api${path}${query}`, tokens[user]);

        const services = await get('/dashboard/ukupno-po-uslugama/');
        const channelRows = await get('/dashboard/ukupno-po-distributerima/');
        const byService = await get('/dashboard/usluge-intervalno/');
        const byChannel = await get('/dashboard/distributeri-intervalno/');
        const whole = sum([services.ukupno]);
        expect(sum(services.usluge)).toEqual(whole);
        expect(sum([channelRows.ukupno])).toEqual(whole);
        expect(sum(channelRows.distributeri)).toEqual(whole);
        for (const part of ['dnevno', 'tjedno', 'mjesecno']) {
          expect(sum(byService[`usluge_${part}`])).toEqual(whole);
          expect(sum(byChannel[`distributeri_${part}`])).toEqual(whole);
        }

        const list = await get('/parking/provider-list/');
        const parking = sum(services.usluge.filter((row: { service_type_id: number }) => row.service_type_id === 1));
        expect(sum([list.ukupno])).toEqual(parking);
        expect(sum(list.provider_list)).toEqual(parking);
        // biome-ignore lint/suspicious/noExplicitAny: the wire.
        const row = list.provider_list.find((each: any) => each.provider_id === providerId);
        const provider = `/parking/provider/${providerId}`;
        const ofChannels = await get(`${provider}/po-distributerima/`);
        const ofArticles = await get(`${provider}/po-artiklima/`);
        const overTime = await get(`${provider}/intervalno/`);
        const lines = await get(`${provider}/detaljno/`);
        const own = sum([row]);
        expect(sumValid(row.distributeri)).toEqual([own[1], own[3]]);
        for (const report of [ofChannels, ofArticles]) expect(sum([report.ukupno])).toEqual(own);
        expect(sum(ofChannels.distributeri)).toEqual(own);
        expect(sum(ofArticles.artikli)).toEqual(own);
        expect(
          sumValid(ofArticles.artikli.flatMap((article: { distributeri: WireFigures[] }) => article.distributeri)),
        ).toEqual([own[1], own[3]]);
        for (const part of ['dnevno', 'tjedno', 'mjesecno']) expect(sum(overTime[part])).toEqual(own);
        expect(sumValid(lines.detaljno)).toEqual([own[1], own[3]]);
        expect(overTime.raspon_dana).toHaveLength(length + 1);
      },
    ),
    { numRuns: 12, seed: 20_261_115 },
  );
});

test('a service that is not selected counts nowhere, and an empty filter returns rows of zeros', async () => {
  const range = '?begin_date=2026-11-01&end_date=2026-11-15';
  const get = (path: string, rest = '') => getJson(simulator, `/api${path}${range}${rest}`, tokens.operator);
  const all = await get('/dashboard/ukupno-po-uslugama/');
  const some = await get('/dashboard/ukupno-po-uslugama/', '&usluge=2,4');
  expect(some.usluge).toEqual([all.usluge[1], all.usluge[3]]);
  expect(sum([(await get('/dashboard/ukupno-po-distributerima/', '&usluge=2,4')).ukupno])).toEqual(sum(some.usluge));
  expect((await get('/dashboard/usluge-intervalno/', '&usluge=')).usluge).toEqual([]);

  const none = await get('/parking/provider-list/', '&distributeri=');
  expect(none.provider_list).toHaveLength(25);
  expect(sum(none.provider_list)).toEqual([0, 0, 0, 0]);
  expect(none.ukupno.total_amount).toBe('0.00');
  const services = await get('/dashboard/ukupno-po-uslugama/', '&distributeri=');
  expect(services.usluge).toHaveLength(4);
  expect(sum(services.usluge)).toEqual([0, 0, 0, 0]);
  expect((await get('/parking/provider/1/po-artiklima/', '&distributeri=')).artikli.length).toBeGreaterThan(0);
});

test('partners see their own figures only', async () => {
  const query = '?begin_date=2026-10-01&end_date=2026-10-31';
  const own = await getJson(simulator, `/api/parking/provider-list/${query}`, tokens.provider);
  const all = await getJson(simulator, `/api/parking/provider-list/${query}`, tokens.operator);
  expect(own.provider_list.map((row: { naziv: string }) => row.naziv)).toEqual(['Split', 'Šibenik', 'Trogir']);
  for (const row of own.provider_list) expect(all.provider_list).toContainEqual(row);
  const services = await getJson(simulator, `/api/dashboard/ukupno-po-uslugama/${query}`, tokens.provider);
  expect(sum(services.usluge.slice(1))).toEqual([0, 0, 0, 0]);
  expect(sum(services.usluge)).toEqual(sum([own.ukupno]));
});

test('the ends of months, a leap day and the changes of summer time are days like others', async () => {
  for (const day of ['2024-02-29', '2026-03-29', '2025-10-26', '2025-12-31']) {
    expect(isDay(day)).toBe(true);
    const query = `?begin_date=${day}&end_date=${day}`;
    const report = await getJson(simulator, `/api/parking/provider/2/intervalno/${query}`, tokens.operator);
    expect(report.raspon_dana).toEqual([day]);
    expect(report.dnevno).toHaveLength(1);
    expect(report.dnevno[0].total_count).toBeGreaterThan(0);
  }
});

test('the reply names a single provider', async () => {
  const query = '?begin_date=2026-10-01&end_date=2026-10-31';
  const list = (user: string, at = simulator) =>
    getJson(at, `/api/parking/provider-list/${query}`, at.signIn(user)).then((reply) => reply.single_provider);
  expect(await list('single')).toBe(6);
  expect(await list('operator')).toBeNull();
  expect(await list('operator', still({ scenario: 'single-provider' }))).toBe(8);
  const empty = still({ scenario: 'empty' });
  expect(await list('operator', empty)).toBeNull();
  const reply = await getJson(empty, `/api/parking/provider-list/${query}`, empty.signIn('operator'));
  expect(reply.provider_list).toEqual([]);
});
