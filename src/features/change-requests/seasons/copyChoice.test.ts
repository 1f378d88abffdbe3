import { describe, expect, test } from 'vitest';
import { copyChoice } from './copyChoice.ts';
import { copyParams, copySearch, countOf, zonesOf, zonesText } from './copyParams.ts';

const period = (id: number, validFrom: string, validTo: string) => ({
  id,
  requestId: null,
  requestAction: null,
  noCharge: true,
  description: '',
  validFrom,
  validTo,
  workingDays: [],
});
const places = [
  { id: 11, name: 'Riva', periods: [period(1, '2026-06-01', '2026-09-15'), period(2, '2026-10-01', '2027-03-31')] },
  { id: 12, name: 'Bačvice', periods: [period(3, '2026-05-01', '2026-09-30')] },
];
const choose = (search: string) =>
  copyChoice(places, copyParams.read(new URLSearchParams(search)).state, { today: '2026-11-29', withZones: true });
const daysOf = ({ plan }: ReturnType<typeof choose>) =>
  plan.items.map(({ item }) => `${item.placeId} ${item.body.validFrom}`);

describe('what the URL says of a copy', () => {
  test('is nothing at first: the zones are to be chosen', () => {
    expect(choose('')).toMatchObject({
      reason: 'ownZones',
      season: { validFrom: '2026-01-01', validTo: '2026-12-31' },
    });
  });

  test('is the last year that has periods, this one or the next', () => {
    const next = { id: 13, name: 'Žnjan', periods: [period(4, '2027-01-01', '2027-12-31')] };
    const choice = copyChoice([next], copyParams.defaults, { today: '2026-11-29', withZones: true });
    expect(choice.season).toEqual({ validFrom: '2027-01-01', validTo: '2027-12-31' });
    const long = { id: 14, name: 'Centar', periods: [period(5, '2026-01-01', '2027-12-31')] };
    const years = copyChoice(
      [long],
      { ...copyParams.defaults, zone: '14', count: '2' },
      { today: '2026-11-29', withZones: true },
    );
    expect(daysOf(years)).toEqual(['14 2028-01-01']);
  });

  test('is the season of a zone, for itself, and what reaches beyond is apart', () => {
    const choice = choose('zone=11');
    expect(daysOf(choice)).toEqual(['11 2027-06-01']);
    expect(choice.found[0]?.beyond.map(({ id }) => id)).toEqual([2]);
    expect(choice.reason).toBeUndefined();
  });

  test('is a zone for others, and each zone for itself', () => {
    expect(daysOf(choose('zone=11&zones=11,12'))).toEqual(['11 2027-06-01', '12 2027-06-01']);
    expect(daysOf(choose('zones=11,12'))).toEqual(['11 2027-06-01', '12 2027-05-01']);
    expect(daysOf(choose('zone=11&zones=12&move=same'))).toEqual(['12 2026-06-01']);
    expect(daysOf(choose('zone=11&move=weeks'))).toEqual(['11 2027-05-31']);
    expect(daysOf(choose('zone=11&move=weeks&count=4'))).toEqual(['11 2026-06-29']);
  });

  test.each([
    ['zone=11&from=2026-12-01&to=2026-01-01', 'season'],
    ['zone=11&move=weeks&count=0', 'count'],
    ['zone=11&count=11', 'count'],
    ['zone=11&move=weeks&count=abc', 'count'],
    ['zone=11&zones=-', 'zones'],
    ['zone=11&move=same', 'zones'],
    ['zone=11&from=2030-01-01&to=2030-12-31', 'nothing'],
    ['zone=11&move=same&zones=11', 'same'],
    ['zone=99', 'ownZones'],
  ])('is without items, and says why: %s', (search, reason) => {
    expect(choose(search)).toMatchObject({ reason, plan: { items: [] } });
  });

  test('of no sense is the default', () => {
    expect(choose('zone=11&from=31.2.2026&to=x&move=never&leap=no&zones=a,b')).toMatchObject({
      kind: 'year',
      chosen: [11],
      season: { validFrom: '2026-01-01', validTo: '2026-12-31' },
    });
  });

  test('of a garage has no zones', () => {
    const garage = copyChoice(
      places.slice(0, 1),
      copyParams.read(new URLSearchParams('zone=12&zones=12&move=same')).state,
      {
        today: '2026-11-29',
        withZones: false,
      },
    );
    expect(daysOf(garage)).toEqual(['11 2027-06-01']);
  });

  test('is one period where its own days are the season', () => {
    const search = copySearch(11, { validFrom: '2026-10-01', validTo: '2027-03-31' });
    expect(search).toBe('?zone=11&from=2026-10-01&to=2027-03-31&move=year');
    expect(daysOf(choose(search))).toEqual(['11 2027-10-01']);
  });
});

test('chosen zones are written so that none is not the default', () => {
  for (const ids of [[], [3], [3, 12]]) expect(zonesOf(zonesText(ids))).toEqual(ids);
  expect(zonesOf('')).toBeUndefined();
  expect(['', '0', '1', '520', '521', '1e2'].map((text) => countOf(text, 'weeks'))).toEqual([
    52,
    undefined,
    1,
    520,
    undefined,
    undefined,
  ]);
});
