import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { addTo } from '#api/days.ts';
import { sharesDay } from '#api/periodRules.ts';
import {
  dayOfWeekday,
  inOrder,
  isActive,
  isEditable,
  isSure,
  isToday,
  itemKey,
  othersOf,
  othersThan,
  overlappedPeriods,
  overlappedRules,
  weekdayOf,
  weekdays,
} from './model.ts';

const days = fc.integer({ min: 0, max: 4000 }).map((after) => addTo('2020-01-01', { days: after }));
const periods = fc
  .tuple(days, fc.nat(400))
  .map(([validFrom, length]) => ({ validFrom, validTo: addTo(validFrom, { days: length }) }));
const approved = { id: 1, requestId: null, requestAction: null };
const summer = { ...approved, validFrom: '2026-06-01', validTo: '2026-09-30' };

describe('weekdays', () => {
  test.each([
    ['2026-11-16', 0],
    ['2026-11-20', 4],
    ['2026-11-22', 6],
    ['2024-02-29', 3],
  ])('%s is weekday %i', (day, weekday) => {
    expect(weekdayOf(day)).toBe(weekday);
  });

  test('go on from day to day, and each has its named day', () => {
    fc.assert(
      fc.property(days, (day) => {
        expect(weekdayOf(addTo(day, { days: 1 }))).toBe((weekdayOf(day) + 1) % 7);
      }),
    );
    expect(weekdays.map((weekday) => weekdayOf(dayOfWeekday(weekday)))).toEqual([...weekdays]);
  });
});

describe('a period in force', () => {
  test.each([
    ['2026-05-31', false],
    ['2026-06-01', true],
    ['2026-09-30', true],
    ['2026-10-01', false],
  ])('on %s: %s', (today, active) => {
    expect(isActive(summer, today)).toBe(active);
  });

  test('is none while its creation is pending', () => {
    expect(isActive({ ...summer, id: null }, '2026-07-01')).toBe(false);
  });

  test("has today's weekday, and only then", () => {
    expect(weekdays.filter((weekday) => isToday(summer, weekday, '2026-07-01'))).toEqual([2]);
    expect(weekdays.filter((weekday) => isToday(summer, weekday, '2026-12-02'))).toEqual([]);
  });
});

describe('the order of periods', () => {
  test('is current and future items, then past ones', () => {
    const named = (validFrom: string, validTo: string) => ({ validFrom, validTo });
    const next = named('2027-01-01', '2027-12-31');
    const now = named('2026-10-01', '2026-12-31');
    const last = named('2026-06-01', '2026-09-30');
    const older = named('2025-01-01', '2025-12-31');
    expect(inOrder([older, next, last, now], '2026-11-20')).toEqual([now, next, last, older]);
  });

  test('keeps all items, whatever their order was', () => {
    fc.assert(
      fc.property(fc.array(periods), days, (list, today) => {
        const ordered = inOrder(list, today);
        expect(ordered).toHaveLength(list.length);
        expect(inOrder([...list].reverse(), today)).toEqual(ordered);
      }),
    );
  });
});

describe('periods overlap', () => {
  test.each([
    ['2026-09-30', '2026-12-31', true],
    ['2026-10-01', '2026-12-31', false],
    ['2026-01-01', '2026-06-01', true],
    ['2026-07-01', '2026-07-01', true],
  ])('%s to %s: %s', (validFrom, validTo, expected) => {
    expect(sharesDay(summer, { validFrom, validTo })).toBe(expected);
  });

  test('both ways, and exactly when they share a day', () => {
    fc.assert(
      fc.property(periods, periods, (a, b) => {
        expect(sharesDay(a, b)).toBe(sharesDay(b, a));
        const holds = (period: typeof a, day: string) => period.validFrom <= day && day <= period.validTo;
        expect(sharesDay(a, b)).toBe(holds(a, b.validFrom) || holds(b, a.validFrom));
      }),
    );
  });
});

test('the key of an item is its own, that of a pending creation is of its request', () => {
  expect(itemKey(approved)).toBe('1');
  expect(itemKey({ id: null, requestId: 7, requestAction: 'create' })).toBe('request-7');
});

test('what is to be removed is not to be edited', () => {
  expect(isEditable(approved)).toBe(true);
  expect(isEditable({ id: 1, requestId: 2, requestAction: 'update' })).toBe(true);
  expect(isEditable({ id: 1, requestId: 2, requestAction: 'delete' })).toBe(false);
});

describe('what a form warns of', () => {
  const period = (id: number | null, zoneId: number, validFrom: string, validTo: string, requestId = id ?? 70) => ({
    id,
    requestId: id === null ? requestId : null,
    requestAction: id === null ? ('create' as const) : null,
    zoneId,
    validFrom,
    validTo,
    description: '',
    noCharge: false,
    workingDays: [],
  });
  const texts = {
    dayRange: (begin: string, end: string) => `${begin}–${end}`,
    linkTo: ({ id }: { readonly id: number | null }) => (id === null ? undefined : `/period/${id}`),
    zoneName: (id: number) => `Zona ${id}`,
  };
  const others = [
    period(2, 11, '2027-06-01', '2027-09-30'),
    period(1, 11, '2027-01-01', '2027-05-31'),
    period(3, 12, '2027-01-01', '2027-05-31'),
    period(null, 12, '2027-06-01', '2027-09-30'),
    period(4, 13, '2028-01-01', '2028-05-31'),
  ];

  test('are periods of zones with the same days in one line, each with its zone and page, the earliest first', () => {
    expect(overlappedPeriods({ validFrom: '2027-05-31', validTo: '2027-06-01' }, others, texts)).toEqual([
      {
        key: '2027-01-01 2027-05-31 false',
        name: '2027-01-01–2027-05-31',
        isPending: false,
        places: [
          { key: '11 1', name: 'Zona 11', to: '/period/1' },
          { key: '12 3', name: 'Zona 12', to: '/period/3' },
        ],
      },
      {
        key: '2027-06-01 2027-09-30 false',
        name: '2027-06-01–2027-09-30',
        isPending: false,
        places: [{ key: '11 2', name: 'Zona 11', to: '/period/2' }],
      },
      {
        key: '2027-06-01 2027-09-30 true',
        name: '2027-06-01–2027-09-30',
        isPending: true,
        places: [{ key: '12 request-70', name: 'Zona 12', to: undefined }],
      },
    ]);
  });

  test('are periods with their page alone where the form is for one zone or garage', () => {
    expect(
      overlappedPeriods({ validFrom: '2027-05-01', validTo: '2027-05-02' }, others.slice(0, 2), {
        ...texts,
        zoneName: undefined,
      }),
    ).toEqual([{ key: '11 1', name: '2027-01-01–2027-05-31', to: '/period/1', isPending: false, places: [] }]);
  });

  test('say what of them awaits approval, and are sure where nothing does', () => {
    const [summer, spring, , fresh] = others;
    if (!summer || !spring || !fresh) throw new Error('There are periods.');
    const found = overlappedPeriods(
      { validFrom: '2027-01-01', validTo: '2027-12-31' },
      [
        { ...spring, requestId: 8, requestAction: 'delete' },
        { ...summer, requestId: 9, requestAction: 'update' },
        { ...fresh, zoneId: 11, validFrom: '2027-10-01', validTo: '2027-10-31' },
        { ...summer, id: 6, validFrom: '2027-11-01' },
      ],
      { ...texts, zoneName: undefined },
    );
    expect(found.map(({ isPending, pending }) => pending ?? isPending)).toEqual(['delete', 'update', true, false]);
    expect(found.map(isSure)).toEqual([false, false, false, true]);
  });

  test.each([
    ['', ''],
    ['2027-05-31', ''],
    ['31.5.2027', '1.6.2027'],
    ['2027-06-02', '2027-06-01'],
  ])('is nothing while the days are not whole: %j, %j', (begin, end) => {
    expect(overlappedPeriods({ validFrom: begin, validTo: end }, others, texts)).toEqual([]);
    const rules = [{ ...approved, begin: '2020-01-01', end: '2030-01-01', reason: 'Radovi' }];
    expect(overlappedRules({ begin, end }, rules, texts.dayRange)).toEqual([]);
  });

  const christmas = { ...approved, begin: '2026-12-24', end: '2026-12-26', reason: 'Božić' };
  const fair = { id: null, requestId: 9, requestAction: 'create' as const, begin: '2026-12-20', end: '2026-12-24' };
  const rules = [christmas, { ...fair, reason: 'Sajam' }];

  test.each([
    ['2026-12-24', '2026-12-24', ['2026-12-20–2026-12-24, Sajam', '2026-12-24–2026-12-26, Božić']],
    ['2026-12-26', '2027-01-02', ['2026-12-24–2026-12-26, Božić']],
    ['2026-12-01', '2026-12-20', ['2026-12-20–2026-12-24, Sajam']],
    ['2026-12-27', '2026-12-31', []],
    ['2026-12-01', '2026-12-19', []],
  ])('are closing rules with their days and reason: %s to %s', (begin, end, names) => {
    const found = overlappedRules({ begin, end }, rules, texts.dayRange);
    expect(found.map(({ name }) => name)).toEqual(names);
    expect(found.filter(({ isPending }) => isPending).map(({ key }) => key)).toEqual(
      names.some((name) => name.includes('Sajam')) ? ['request-9'] : [],
    );
  });

  test('is never the item itself, nor what is to be removed', () => {
    const edited = { id: 5, requestId: 8, requestAction: 'update' as const };
    const removed = { id: 6, requestId: 7, requestAction: 'delete' as const };
    const items = [approved, edited, removed, { ...fair, reason: '' }];
    expect(othersThan(items, edited)).toEqual([approved, removed, items[3]]);
    expect(othersOf(items, undefined)).toEqual([approved, edited, items[3]]);
    expect(othersOf(items, approved)).toEqual([edited, items[3]]);
    expect(othersOf(items, { id: null, requestId: 8, requestAction: null })).toEqual([approved, items[3]]);
    expect(othersOf(items, { id: null, requestId: 9, requestAction: null })).toEqual([approved, edited]);
  });
});
