import { describe, expect, test } from 'vitest';
import type { WorkingPeriod } from '#api/contract/workingHours.ts';
import { addTo } from '#api/days.ts';
import { type PeriodPlace, periodsWithin, planCopies, readPeriodItem } from './plan.ts';
import type { Move } from './shift.ts';

const workingDays = [0, 1, 2, 3, 4, 5, 6].map((weekday) => ({
  weekday,
  noCharge: weekday === 6,
  timeFrom: weekday === 6 ? '00:00' : '08:00',
  timeTo: weekday === 6 ? '00:00' : '18:00',
}));
const period = (id: number, validFrom: string, validTo: string, over: Partial<WorkingPeriod> = {}): WorkingPeriod => ({
  id,
  requestId: null,
  requestAction: null,
  noCharge: false,
  description: `Razdoblje ${id}`,
  validFrom,
  validTo,
  workingDays,
  ...over,
});
const place = (id: number, ...periods: WorkingPeriod[]): PeriodPlace => ({ id, name: `Zona ${id}`, periods });
const year: Move = { kind: 'year', years: 1 };
const by52: Move = { kind: 'weeks', weeks: 52 };
const copyOf = (source: PeriodPlace, ...targets: PeriodPlace[]) => [
  { source, periods: source.periods, targets: targets.length > 0 ? targets : [source] },
];

describe('a copied season', () => {
  test('has an item for each period and zone, with its hours', () => {
    const source = place(1, period(1, '2027-06-01', '2027-09-15'), period(2, '2027-09-16', '2027-10-31'));
    const { items, empty } = planCopies(copyOf(source, source, place(2)), year, undefined);
    expect(items.map(({ item }) => [item.placeId, item.body.validFrom, item.body.validTo])).toEqual([
      [1, '2028-06-01', '2028-09-15'],
      [1, '2028-09-16', '2028-10-31'],
      [2, '2028-06-01', '2028-09-15'],
      [2, '2028-09-16', '2028-10-31'],
    ]);
    expect(items.every(({ verdict }) => verdict === 'free')).toBe(true);
    expect(items[0]?.item.body).toMatchObject({ description: 'Razdoblje 1', workingDays });
    expect(empty).toEqual([]);
  });

  test('of all of 2027 by 52 weeks shares its last day with its source, and leaves two days', () => {
    const source = place(1, period(1, '2027-01-01', '2027-12-31'));
    const { items, empty } = planCopies(copyOf(source), by52, undefined);
    expect(items[0]).toMatchObject({ verdict: 'blocked', shared: [{ other: source.periods[0], certainty: 'surely' }] });
    expect(empty[0]?.days).toEqual([{ validFrom: '2028-12-30', validTo: '2028-12-31' }]);
  });

  test('by 52 weeks leaves the days at its end that the season before had', () => {
    const { empty } = planCopies(copyOf(place(1, period(1, '2027-06-01', '2027-09-15'))), by52, undefined);
    expect(empty[0]?.days).toEqual([{ validFrom: '2028-09-14', validTo: '2028-09-15' }]);
  });

  test('that ends in February is asked about, and leaves 29 February without hours when the answer is the 28th', () => {
    const source = place(1, period(1, '2027-02-01', '2027-02-28'), period(2, '2027-03-01', '2027-05-31'));
    expect(planCopies(copyOf(source), year, undefined)).toEqual({
      items: [],
      questions: [{ early: '2028-02-28', late: '2028-02-29' }],
      empty: [],
    });
    const early = planCopies(copyOf(source), year, 'early');
    expect(early.items[0]?.item.body.validTo).toBe('2028-02-28');
    expect(early.empty[0]?.days).toEqual([{ validFrom: '2028-02-29', validTo: '2028-02-29' }]);
    expect(planCopies(copyOf(source), year, 'late').empty).toEqual([]);
  });

  test('to other zones on the same dates is no copy on itself', () => {
    const source = place(1, period(1, '2027-06-01', '2027-09-15'));
    const { items } = planCopies(copyOf(source, source, place(2), place(3)), { kind: 'same' }, undefined);
    expect(items.map(({ item }) => item.placeId)).toEqual([2, 3]);
  });

  test('of every zone its own periods goes to each', () => {
    const [a, b] = [place(1, period(1, '2027-06-01', '2027-09-15')), place(2, period(2, '2027-05-01', '2027-09-30'))];
    const { items } = planCopies([...copyOf(a), ...copyOf(b)], year, undefined);
    expect(items.map(({ item }) => [item.placeId, item.body.validFrom])).toEqual([
      [1, '2028-06-01'],
      [2, '2028-05-01'],
    ]);
  });

  test('whose items share days with each other warns of it', () => {
    const source = place(1, period(1, '2028-02-28', '2028-02-28'), period(2, '2028-02-29', '2028-03-31'));
    const { items } = planCopies(copyOf(source), year, 'early');
    expect(items.map(({ verdict }) => verdict)).toEqual(['warning', 'warning']);
    expect(items[0]?.sharedInList).toEqual([items[1]?.item]);
  });
});

describe('surely not', () => {
  const source = place(1, period(1, '2026-06-01', '2026-09-15'));
  const target = (over: Partial<WorkingPeriod>) => place(2, period(9, '2027-09-15', '2027-12-31', over));

  test('approved from 15. 9., wanted until 15. 9.: one day shared is blocked', () => {
    expect(planCopies(copyOf(source, target({})), year, undefined).items[0]?.verdict).toBe('blocked');
  });

  test.each([
    ['whose removal awaits approval', { requestId: 3, requestAction: 'delete' as const }],
    ['whose change awaits approval', { requestId: 3, requestAction: 'update' as const }],
    ['that awaits approval itself', { id: null, requestId: 3, requestAction: 'create' as const }],
  ])('with a period %s it is a warning', (_, over) => {
    expect(planCopies(copyOf(source, target(over)), year, undefined).items[0]?.verdict).toBe('warning');
  });

  test('from 16. 9. it is free', () => {
    const free = place(2, period(9, '2027-09-16', '2027-12-31'));
    expect(planCopies(copyOf(source, free), year, undefined).items[0]?.verdict).toBe('free');
  });
});

test('periods within days are apart from those that reach beyond', () => {
  const periods = [
    period(1, '2026-10-01', '2027-03-31'),
    period(2, '2027-04-01', '2027-09-30'),
    period(3, '2025-01-01', '2025-12-31'),
  ];
  const { within, beyond } = periodsWithin(periods, { validFrom: '2027-01-01', validTo: '2027-12-31' });
  expect(within.map(({ id }) => id)).toEqual([2]);
  expect(beyond.map(({ id }) => id)).toEqual([1]);
});

test('a kept item is read as it was, and nothing else is taken for one', () => {
  const { items } = planCopies(copyOf(place(1, period(1, '2027-06-01', '2027-09-15'))), year, undefined);
  const item = items[0]?.item;
  expect(readPeriodItem(JSON.parse(JSON.stringify(item)))).toEqual(item);
  for (const other of [null, 'x', {}, { placeId: 1, place: 'x', body: {} }, { ...item, placeId: 'x' }])
    expect(readPeriodItem(other)).toBeUndefined();
});

test('the overlaps of 60 zones with 70 periods each, of which 10 are copied, are found within 200 ms', () => {
  const places = Array.from({ length: 60 }, (_, at) =>
    place(
      at + 1,
      ...Array.from({ length: 70 }, (_, each) => {
        const validFrom = addTo('2026-01-01', { days: each * 10 });
        return period(at * 100 + each, validFrom, addTo(validFrom, { days: 9 }));
      }),
    ),
  );
  const copies = places.map((source) => ({ source, periods: source.periods.slice(0, 10), targets: [source] }));
  // The best of three: other tests may run beside it.
  const times = [1, 2, 3].map(() => {
    const begin = performance.now();
    expect(planCopies(copies, year, 'late').items).toHaveLength(600);
    return performance.now() - begin;
  });
  expect(Math.min(...times)).toBeLessThan(200);
});
